/// The names of colors and images in asset catalogs, as Xcode and code generators spell them in Swift.
struct ResourceNames: Sendable {
  private let colors: [String: String]
  private let images: [String: String]

  /// Creates the spellings of the names in catalogs.
  init(colors: [String], images: [String]) {
    self.colors = Self.bySpelling(colors)
    self.images = Self.bySpelling(images)
  }

  /// Returns the names by spelling; if several have the same spelling, the first one counts.
  private static func bySpelling(_ names: [String]) -> [String: String] {
    Dictionary(names.sorted().flatMap { name in spellings(name).map { ($0, name) } }) { first, _ in
      first
    }
  }

  /// Returns the possible spellings of a name in Swift, in lowercase without punctuation.
  private static func spellings(_ name: String) -> [String] {
    let last = name.split(separator: "/").last.map(String.init) ?? name
    let plain = key(name)
    return [plain, key(last)]
      + [plain, key(last)].filter { $0.hasSuffix("color") && $0 != "color" }.map {
        String($0.dropLast(5))
      }
  }

  private static func key(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// Returns the value of `.name` for a color or an image, or `nil` if the catalogs don't have it.
  func value(_ name: String, of type: String) -> SwiftValue? {
    switch type {
    case "UIColor", "Color", "ColorResource":
      return colors[Self.key(name)].map { .color(.asset($0)) }
    case "UIImage", "Image", "ImageResource":
      return images[Self.key(name)].map { .constant(.image(SourceImage(.asset($0)))) }
    case _: return nil
    }
  }

  /// Returns the value of `Asset.Colors.name`, whose type is generated and wasn't read.
  func accessor(_ type: String, _ name: String) -> SwiftValue? {
    let words = type.lowercased()
    guard words.contains("asset") || words.contains("color") || words.contains("image") else {
      return nil
    }
    return value(name, of: words.contains("image") ? "UIImage" : "UIColor")
      ?? value(name, of: "UIImage")
  }

  /// Whether `R.color` or `R.image` is the enclosing type of generated functions that weren't read, such as `R.color.name()`.
  static func isGenerated(_ type: String, _ name: String, _ index: SwiftIndex) -> Bool {
    type == "R" && index.types[type] == nil && (name == "color" || name == "image")
  }

  /// Returns the value of `UIColor(resource: .name)` or `ColorAsset(name: "Name")`.
  func construct(_ type: String, _ arguments: [SwiftInterpreter.Argument]) -> SwiftValue? {
    guard let first = arguments.first else { return nil }
    if first.label == "resource" || first.label == nil, case .member(let name, nil) = first.value {
      return value(name, of: type)
    }
    if first.label == "resource", case .constant = first.value { return first.value }
    return nil
  }

  /// Returns the value of a member of a generated class's object that has an asset's name.
  func generated(_ object: HeapObject, member: String) -> SwiftValue? {
    guard let name = object.fields["name"]?.text else { return nil }
    switch member {
    case "color", "uiColor": return .color(.asset(name))
    case "image", "uiImage": return .constant(.image(SourceImage(.asset(name))))
    case _: return nil
    }
  }
}
