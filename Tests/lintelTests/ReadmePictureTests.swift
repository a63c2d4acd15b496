import Foundation
import Testing

@Suite("Pictures of the README", .serialized)
struct ReadmePictureTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let folder = root.appending(path: "Tests/Specs/pictures")

  private static func style(_ name: String) throws -> String {
    try String(contentsOf: root.appending(path: "Styles/\(name).yaml"), encoding: .utf8)
  }

  /// The pages that show a theme by brand, promo, and mode, with the command that draws it.
  @Test(
    "A page's command draws the picture that the page shows",
    arguments: [("README.md", "Harbor"), ("Tests/Specs/glass.md", "Reader")]
  )
  func overview(page: String, theme: String) throws {
    let text = try String(contentsOf: Self.root.appending(path: page), encoding: .utf8)
    let command = try #require(text.firstMatch(of: #/`(lintel preview [^`]*--to overview[^`]*)`/#))
    let place = try Workplace(["Styles/\(theme).yaml": try Self.style(theme)])
    let run = try place.shell(String(command.1))
    let name = "\(theme).overview.svg"
    #expect(run.errors == "")
    #expect(run.output == "wrote Pictures/\(name)\n")
    try compare(place.text(of: "Pictures/\(name)"), with: name)
  }

  @Test("The pictures of a token's change match 'diff --pictures', before and after")
  func change() throws {
    let old = try Self.style("Harbor")
    let new = old.replacing(
      "accent: { light: \"#0B6E99\", dark: \"#5CC8F2\" }",
      with: "accent: { light: \"#A8325A\", dark: \"#FF9EBB\" }"
    )
    let place = try Workplace(["Old.yaml": old, "New.yaml": new])
    let arguments = [
      "diff", "Old.yaml", "New.yaml", "--screen", "product", "--ios", "18", "--pictures",
      "Pictures",
    ]
    let run = try place.lintel(arguments)
    #expect(run.errors == "")
    #expect(
      run.output.hasPrefix(
        "$colors.accent: { light: \"#0B6E99\", dark: \"#5CC8F2\" } -> "
      ),
      "\(run.output)"
    )
    try compare(place.text(of: "Pictures/1.before.svg"), with: "Harbor.before.svg")
    try compare(place.text(of: "Pictures/1.after.svg"), with: "Harbor.after.svg")
  }

  @Test("The README and the pages show exactly these pictures")
  func shown() throws {
    let specs = Self.root.appending(path: "Tests/Specs")
    let pages = try [specs, specs.appending(path: "guide")].flatMap { folder in
      try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".md") }.map { folder.appending(path: $0) }
    }
    let shown = try ([Self.root.appending(path: "README.md")] + pages).flatMap { page in
      try String(contentsOf: page, encoding: .utf8)
        .matches(of: /\((?:Tests\/Specs\/|\.\.\/)?pictures\/([^)]*)\)/).map { String($0.1) }
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(Set(shown) == Set(files))
    #expect(shown.contains("Harbor.overview.svg"))
  }

  private func compare(_ text: String, with name: String) throws {
    let file = Self.folder.appending(path: name)
    guard (try? String(contentsOf: file, encoding: .utf8)) != text else { return }
    guard ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] != nil else {
      Issue.record("\(name) is not what the tool draws; run 'make goldens' and look at it")
      return
    }
    try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
    Issue.record("rewrote \(name)")
  }
}
