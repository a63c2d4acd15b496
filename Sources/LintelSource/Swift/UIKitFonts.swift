/// Evaluates UIKit's calls for fonts.
enum UIKitFonts {
  typealias Argument = SwiftInterpreter.Argument

  private static func word(_ label: String?, _ arguments: [Argument]) -> String? {
    guard let value = arguments.first(where: { $0.label == label })?.value,
      case .constant(.keyword(let word))? = UIKitValues.keyword(value)
    else { return nil }
    return word
  }

  private static func number(_ label: String, _ arguments: [Argument]) -> Double? {
    arguments.first { $0.label == label }?.value.number
  }

  /// Evaluates `UIFont(…)` and `UIFont.name(…)`.
  static func construct(_ name: String, _ arguments: [Argument]) -> SwiftValue? {
    let size = number("ofSize", arguments) ?? number("size", arguments)
    let hasWeight = arguments.contains { $0.label == "weight" }
    let weight = word("weight", arguments)
    if hasWeight, weight == nil { return nil }
    var system = SourceFont(.system(design: nil), size: size, weight: weight)
    switch name {
    case "systemFont": break
    case "boldSystemFont": system.weight = "bold"
    case "italicSystemFont": (system.weight, system.isItalic) = (nil, true)
    case "monospacedSystemFont": system.face = .system(design: "monospaced")
    case "monospacedDigitSystemFont": system.hasMonospacedDigits = true
    case "preferredFont":
      return word("forTextStyle", arguments).map { font(SourceFont(.style($0))) }
    case "init":
      if let family = arguments.first(where: { $0.label == "name" })?.value.text {
        return size.map { font(SourceFont(.named(family), size: $0)) }
      }
      guard
        case .constant(.font(var known))? = arguments.first(where: { $0.label == "descriptor" })?
          .value
      else { return nil }
      if let size, size > 0 { known.size = size }
      return font(known)
    case _: return nil
    }
    return size.map { _ in font(system) }
  }

  /// Evaluates `UIFontMetrics(forTextStyle:)` to the style's name.
  static func metrics(_ arguments: [Argument]) -> SwiftValue? {
    word("forTextStyle", arguments).map { .constant(.fields(["textStyle": .keyword($0)])) }
  }

  /// Evaluates `metrics.scaledFont(for:)`.
  static func scaled(_ style: String, _ arguments: [Argument]) -> SwiftValue? {
    guard case .constant(.font(var font))? = arguments.first(where: { $0.label == "for" })?.value
    else { return nil }
    font.relativeTo = style
    font.maximumSize = number("maximumPointSize", arguments)
    return self.font(font)
  }

  private static func font(_ font: SourceFont) -> SwiftValue { .constant(.font(font)) }

  /// Calls a method of a font, or of its descriptor, which the font represents.
  static func call(_ name: String, on known: SourceFont, _ arguments: [Argument]) -> SwiftValue? {
    var result = known
    result.name = nil
    switch name {
    case "withSize":
      guard let size = arguments.first?.value.number else { return nil }
      result.size = size
    case "withDesign":
      guard let design = word(nil, arguments), case .system = result.face else { return nil }
      result.face = .system(design: design == "default" ? nil : design)
    case "withSymbolicTraits":
      guard let value = arguments.first?.value else { return nil }
      let traits: [SwiftValue] = if case .array(let all) = value { all } else { [value] }
      for trait in traits {
        switch UIKitValues.keyword(trait) {
        case .constant(.keyword("traitBold"))?: result.weight = "bold"
        case .constant(.keyword("traitItalic"))?: result.isItalic = true
        case _: return nil
        }
      }
    case "bold": result.weight = "bold"
    case "italic": result.isItalic = true
    case _: return nil
    }
    return font(result)
  }
}
