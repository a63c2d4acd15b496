import LintelSchema
import LintelTheme

/// A value in code, and what it means in a theme.
struct SampleValue {
  let code: String
  let value: ResolvedValue

  private init(_ code: String, _ value: ResolvedValue) {
    self.code = code
    self.value = value
  }

  /// One value of a property, or all of them if it has keywords.
  static func all(of property: Property) -> [SampleValue] {
    switch property.type {
    case .color:
      return [
        SampleValue(
          "UIColor(red: 1, green: 0, blue: 0, alpha: 1)",
          .color(.srgb(red: 1, green: 0, blue: 0, alpha: 1))
        )
      ]
    case .font:
      let font = FontValue(size: 19, weight: "bold")
      return [SampleValue("UIFont.boldSystemFont(ofSize: 19)", .font(font))]
    case .image:
      return [SampleValue("UIImage(named: \"waves\")", .image(Image(.asset("waves"))))]
    case .effect: return [SampleValue("UIBlurEffect(style: .dark)", .effect("dark"))]
    case .offset:
      return [SampleValue("UIOffset(horizontal: 1, vertical: 2)", .offset(x: 1, y: 2))]
    case .number: return [SampleValue("1", .number(1))]
    case .boolean: return [true, false].map { SampleValue("\($0)", .boolean($0)) }
    case .keyword(let set):
      return set.all.map { SampleValue(code(of: $0, in: set), .keyword($0.name)) }
    case .string: return [SampleValue("\"Back\"", .string("Back"))]
    }
  }

  /// The value in an element of Interface Builder: as the attribute with a name, or as another element with that key.
  func interface(_ name: String) -> (attributes: [String], elements: [String]) {
    switch value {
    case .boolean(let flag): return (["\(name)=\"\(flag ? "YES" : "NO")\""], [])
    case .keyword: return (["\(name)=\"\(code.dropFirst())\""], [])
    case .string(let text): return (["\(name)=\"\(text)\""], [])
    case .color:
      let components = "red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" customColorSpace=\"sRGB\""
      return ([], ["<color key=\"\(name)\" \(components)/>"])
    case .none, .font, .image, .effect, .offset, .number: return ([], [])
    }
  }

  private static func code(of keyword: Keyword, in set: KeywordSet) -> String {
    switch set.uikitType {
    case "NSUnderlineStyle" where keyword.options.count == 1:
      "NSUnderlineStyle.\(keyword.options[0]).rawValue"
    case "NSUnderlineStyle":
      "NSUnderlineStyle([\(keyword.options.map { ".\($0)" }.joined(separator: ", "))]).rawValue"
    case let type where type.hasPrefix("NS"): "\(type).\(keyword.uikitName)"
    case _: ".\(keyword.uikitName)"
    }
  }
}
