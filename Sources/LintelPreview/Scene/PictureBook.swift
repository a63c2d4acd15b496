import LintelBackends
import LintelSchema
package import LintelTheme

/// The images of asset catalogs that a theme names, ready for drawing.
///
/// Browsers draw PNG, JPEG, and SVG. Files that are larger than a drawing needs, or in another format, aren't in the book, and
/// drawings have placeholders for them.
package struct PictureBook: Sendable {
  /// The greatest size of a file in bytes.
  package static let largestFile = 96 << 10
  /// The greatest size of all files together in bytes.
  private static let largestBook = 1 << 20

  struct Picture: Sendable {
    let size: PictureFile.Size
    /// Whether the catalog marks the image as a template, or `nil` if the place decides.
    let isTemplate: Bool?
    let files: [ColorAppearance: Int]
  }

  private(set) var pictures: [String: Picture] = [:]
  private var files: [PictureFile] = []

  package init() {}

  /// Reads the images that a theme names; `read` returns the bytes of a file, or `nil` if the file can't be read.
  package init(_ theme: Theme, read: (_ path: String) -> [UInt8]?) {
    guard let catalog = theme.assets, !catalog.pictures.isEmpty else { return }
    let names = theme.values.compactMap { value -> String? in
      guard case .image(let image) = value, case .asset(let name) = image.source else { return nil }
      return name
    }
    var numbers: [String: Int] = [:]
    var total = 0
    for name in Set(names).sorted() {
      guard let picture = catalog.pictures[name] else { continue }
      var own: [ColorAppearance: Int] = [:]
      for appearance in ColorAppearance.allCases {
        let file = Idiom.allCases.lazy.compactMap { picture.file(for: appearance, on: $0) }.first
        guard let file else { continue }
        if let known = numbers[file.path] {
          own[appearance] = known
        } else if let bytes = read(file.path), bytes.count <= Self.largestFile,
          total + bytes.count <= Self.largestBook,
          let read = PictureFile(bytes, pixelsPerPoint: file.scale)
        {
          total += bytes.count
          (numbers[file.path], own[appearance]) = (files.count, files.count)
          files.append(read)
        }
      }
      guard let first = own[.light] ?? own.values.min(), own.count == ColorAppearance.allCases.count
      else { continue }
      pictures[name] = Picture(size: files[first].size, isTemplate: picture.isTemplate, files: own)
    }
  }

  var isEmpty: Bool { pictures.isEmpty }

  /// Returns a definition of each file and of its shape for templates, or only of those that `drawing` refers to.
  func definitions(for drawing: String? = nil) -> [XMLElement] {
    files.enumerated().flatMap { number, file -> [XMLElement] in
      let id = Self.id(number)
      let isNamed = { (text: String) in text.contains("#\(id)\"") || text.contains("#\(id)-") }
      if let drawing, !isNamed(drawing) { return [] }
      let box = [("width", file.size.width.pointText), ("height", file.size.height.pointText)]
      return [
        XMLElement(
          "symbol",
          [
            ("id", id), ("preserveAspectRatio", "none"),
            ("viewBox", "0 0 \(file.size.width.pointText) \(file.size.height.pointText)"),
          ],
          [XMLElement("image", box + [("preserveAspectRatio", "none"), ("href", file.address)])]
        ),
        XMLElement(
          "mask",
          [
            ("id", "\(id)-shape"), ("maskContentUnits", "objectBoundingBox"),
            ("style", "mask-type:alpha"),
          ],
          [XMLElement("use", [("href", "#\(id)"), ("width", "1"), ("height", "1")])]
        ),
      ]
    }
  }

  static func id(_ number: Int) -> String { "picture-\(number)" }
}
