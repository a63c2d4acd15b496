@testable import LintelBackends
@testable import LintelReference

/// The reference with its drawings, as texts by paths such as `navigation-bar.md` and `pictures/text.kern.svg`.
func referenceFiles() -> [String: String] {
  var files: [String: String] = [:]
  let pages = referencePages { example, name in
    guard example.unseen == nil, let picture = ExamplePicture(example) else { return nil }
    let path = "pictures/\(name).svg"
    files[path] = picture.document
    return path
  }
  for page in pages { files[page.file] = page.text }
  return files
}
