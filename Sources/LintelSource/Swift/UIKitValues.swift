import LintelSchema

/// Constants of UIKit, and the calls that create them.
enum UIKitValues {
  typealias Argument = SwiftInterpreter.Argument

  /// Returns the class of a property's value, or `nil` for keywords and numbers.
  static func type(of type: ValueType) -> String? {
    switch type {
    case .color: "UIColor"
    case .font: "UIFont"
    case .image: "UIImage"
    case .effect: "UIBlurEffect"
    case .offset: "UIOffset"
    case .number, .boolean, .keyword, .string: nil
    }
  }

  /// Returns the class of a constant, whose extensions may declare what code calls.
  static func type(of value: SourceValue) -> String? {
    switch value {
    case .color: "UIColor"
    case .font: "UIFont"
    case .image: "UIImage"
    case .text: "String"
    case .number: "CGFloat"
    case .bool: "Bool"
    case .shadow: "NSShadow"
    case .none, .keyword, .fields, .unknown: nil
    }
  }

  /// Returns the class of an argument.
  static func type(ofArgument label: String?, of type: String) -> String? {
    switch (type, label) {
    case ("UIFont", "for"), ("UIFontMetrics", _): "UIFont"
    case ("UIColor", nil), ("Color", nil): "UIColor"
    case _: nil
    }
  }

  static let zero = SourceValue.fields(["horizontal": .number(0), "vertical": .number(0)])

  /// Returns a class property, such as `UIColor.systemBackground`.
  static func constant(_ name: String, of type: String) -> SwiftValue? {
    switch type {
    case "UIColor", "Color", "NSColor":
      let short = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
      let known = UIKitColors[name] ?? UIKitColors[short]
      return known.map { .color(.system($0.name)) }
    case "UIFont":
      let sizes: [String: Double] = [
        "systemFontSize": 14, "labelFontSize": 17, "buttonFontSize": 18, "smallSystemFontSize": 12,
      ]
      return sizes[name].map { .number($0) }
    case "UIOffset", "CGSize", "CGPoint": return name == "zero" ? .constant(zero) : nil
    case "UITraitCollection", "UIScreen", "UIDevice":
      return ["current", "main"].contains(name)
        ? .opaque(type, "it depends on the device") : nil
    case "UIApplication":
      return name == "shared" ? .opaque(type, "it is known only while the app runs") : nil
    case "UIFontMetrics":
      return name == "default" ? .constant(.fields(["textStyle": .keyword("body")])) : nil
    case _: return nil
    }
  }

  static func member(_ name: String, of value: SourceValue) -> SwiftValue {
    switch (name, value) {
    case ("count", .text(let text)): return .number(Double(text.count))
    case ("isEmpty", .text(let text)): return .bool(text.isEmpty)
    case ("startIndex", .text): return .number(0)
    case ("endIndex", .text(let text)): return .number(Double(text.count))
    case ("cgColor", .color), ("color", .color), ("uiColor", .color), ("cgImage", .image):
      return .constant(value)
    case ("pointSize", .font(let font)):
      if let size = font.size { return .number(size) }
      if case .style(let name) = font.face, let style = UIKitTextStyle[name] {
        return .number(style.pointSize)
      }
    case ("fontDescriptor", .font): return .constant(value)
    case ("rawValue", .keyword(let word)): return .text(word)
    case ("rawValue", .number), ("rawValue", .text): return .constant(value)
    // The rest of a chain such as `theme?.color` is nil, too.
    case (_, .none): return .constant(.none)
    case _: break
    }
    return .unknown("'\(name)' of a constant isn't understood")
  }

  static func member(_ name: String, of elements: [SwiftValue]) -> SwiftValue {
    switch name {
    case "count": return .number(Double(elements.count))
    case "first": return elements.first ?? .constant(.none)
    case "last": return elements.last ?? .constant(.none)
    // The raw value of a set of options.
    case "rawValue": return .array(elements)
    case _: return .unknown("'\(name)' of a list isn't understood")
    }
  }

  static func function(_ name: String, _ arguments: [Argument]) -> SwiftValue? {
    // The result is a progress between 0 and 1, too.
    if name == "min" || name == "max" {
      for argument in arguments { if case .progress = argument.value { return argument.value } }
    }
    let numbers = arguments.compactMap(\.value.number)
    guard numbers.count == arguments.count, let first = numbers.first else { return nil }
    switch name {
    case "min": return .number(numbers.reduce(first, min))
    case "max": return .number(numbers.reduce(first, max))
    case _: return nil
    }
  }

  /// Evaluates `Type(…)` and `Type.name(…)`, or returns `nil` for types that aren't UIKit's.
  static func construct(_ type: String, _ name: String, _ arguments: [Argument]) -> SwiftValue? {
    switch type {
    case "UIColor", "Color", "NSColor": color(arguments)
    case "UIFont": UIKitFonts.construct(name, arguments)
    case "UIFontMetrics": UIKitFonts.metrics(arguments)
    case "UIImage": image(arguments)
    case "UIBlurEffect": arguments.first.flatMap { keyword($0.value) }
    case "UIOffset", "CGSize", "CGPoint", "CGVector": offset(arguments)
    case "CGFloat", "Double", "Float", "Int", "UInt", "UInt8", "UInt32", "UInt64", "NSNumber":
      number(type, arguments)
    case "String", "NSString":
      arguments.isEmpty
        ? .text("")
        : arguments.first.flatMap { $0.value.text ?? $0.value.number?.spelled }.map { .text($0) }
    case "CharacterSet": .opaque(type, "it's a set of characters")
    case _ where shortKeywordTypes.contains(type): keyword(arguments)
    case _: nil
    }
  }

  /// UIKit's types of the table's keywords.
  static let keywordTypes: Set<String> = Schema.standard.leaves.reduce(into: []) {
    if case .keyword(let set) = $1.property.type { $0.insert(set.uikitType) }
  }

  /// The same types, without the types around them.
  private static let shortKeywordTypes = Set(keywordTypes.map(\.lastStep))

  /// Evaluates `UIStatusBarStyle(rawValue: 1)` and `NSUnderlineStyle([.single, .byWord])`.
  private static func keyword(_ arguments: [Argument]) -> SwiftValue? {
    guard arguments.count == 1, let argument = arguments.first else { return nil }
    switch (argument.label, argument.value) {
    case ("rawValue", .constant(.number)), ("rawValue", .member(_, nil)), ("rawValue", .array),
      (nil, .array):
      return argument.value
    case (_, _): return nil
    }
  }

  static func keyword(_ value: SwiftValue) -> SwiftValue? {
    switch value {
    case .member(let name, nil), .enumCase(_, let name): .constant(.keyword(name))
    case .constant(.keyword): value
    case .constant, .opaque, .object, .part, .receiver, .metatype, .member, .closure, .function,
      .progress, .array, .dictionary, .choice:
      nil
    }
  }

  private static func color(_ arguments: [Argument]) -> SwiftValue? {
    if arguments.count == 1, case .constant(.color)? = arguments.first?.value {
      return arguments[0].value
    }
    var values: [String: Double] = [:]
    for argument in arguments {
      guard let label = argument.label else { continue }
      if let number = argument.value.number { values[label] = number }
      if let name = argument.value.text, label == "named" { return .color(.asset(name)) }
    }
    let alpha = values["alpha"] ?? values["opacity"] ?? 1
    if let white = values["white"] {
      return .color(.components(red: white, green: white, blue: white, alpha: alpha))
    }
    if let hue = values["hue"], let saturation = values["saturation"],
      let brightness = values["brightness"]
    {
      return .color(hsb(hue, saturation, brightness, alpha))
    }
    let isP3 = arguments.contains { $0.label == "displayP3Red" }
    guard let red = values["red"] ?? values["displayP3Red"], let green = values["green"],
      let blue = values["blue"]
    else { return nil }
    return .color(.components(red: red, green: green, blue: blue, alpha: alpha, isDisplayP3: isP3))
  }

  private static func hsb(_ hue: Double, _ saturation: Double, _ value: Double, _ alpha: Double)
    -> SourceColor.Content
  {
    func component(_ offset: Double) -> Double {
      let k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return value - value * saturation * max(0, min(k, 4 - k, 1))
    }
    return .components(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  private static func image(_ arguments: [Argument]) -> SwiftValue? {
    guard let first = arguments.first else { return .constant(.image(SourceImage(.empty))) }
    if first.label == "cgImage", case .constant(.image) = first.value { return first.value }
    guard let name = first.value.text else { return nil }
    switch first.label {
    case "named": return .constant(.image(SourceImage(.asset(name))))
    case "systemName": return .constant(.image(SourceImage(.symbol(name))))
    case _: return nil
    }
  }

  private static func offset(_ arguments: [Argument]) -> SwiftValue? {
    var fields: [String: SourceValue] = [:]
    for argument in arguments {
      guard let label = argument.label, let number = argument.value.number else { return nil }
      let names = ["width": "horizontal", "height": "vertical", "x": "horizontal", "y": "vertical"]
      fields[names[label] ?? label] = .number(number)
    }
    return .constant(fields.isEmpty ? zero : .fields(fields))
  }

  private static func number(_ type: String, _ arguments: [Argument]) -> SwiftValue? {
    guard let first = arguments.first?.value else { return .number(0) }
    if let number = first.number {
      return .number(type.contains("Int") ? number.rounded(.towardZero) : number)
    }
    guard let text = first.text else {
      if case .opaque(_, let reason) = first { return .unknown(reason) }
      return nil
    }
    let radix = arguments.first { $0.label == "radix" }?.value.number.map(\.count) ?? 10
    guard (2...36).contains(radix) else { return nil }
    if type.contains("Int") {
      return UInt64(text, radix: radix).map { .number(Double($0)) } ?? .constant(.none)
    }
    return Double(text).map { .number($0) } ?? .constant(.none)
  }

  // MARK: Methods

  /// Calls a method of a constant, or returns `nil` if it isn't understood.
  static func call(_ name: String, on value: SourceValue, _ arguments: [Argument]) -> SwiftValue? {
    switch value {
    case .color(let color): call(name, on: color, arguments)
    case .font(let font): UIKitFonts.call(name, on: font, arguments)
    case .image(let image): call(name, on: image, arguments)
    case .text(let text): UIKitTexts.call(name, on: text, arguments)
    case .fields(let fields):
      if name == "scaledFont", case .keyword(let style)? = fields["textStyle"] {
        UIKitFonts.scaled(style, arguments)
      } else {
        nil
      }
    case .none, .bool, .number, .keyword, .shadow, .unknown: nil
    }
  }

  private static func call(_ name: String, on color: SourceColor, _ arguments: [Argument])
    -> SwiftValue?
  {
    switch name {
    case "withAlphaComponent", "opacity":
      guard let alpha = arguments.first?.value.number else { return nil }
      if case .components(let red, let green, let blue, _, let isP3) = color.content {
        return .color(
          .components(red: red, green: green, blue: blue, alpha: alpha, isDisplayP3: isP3)
        )
      }
      return .color(.withAlpha(color, alpha))
    case "resolvedColor", "copy": return .constant(.color(color))
    case _: return nil
    }
  }

  private static func call(_ name: String, on image: SourceImage, _ arguments: [Argument])
    -> SwiftValue?
  {
    var image = image
    switch name {
    case "withRenderingMode":
      guard case .constant(.keyword(let mode))? = arguments.first.flatMap({ keyword($0.value) })
      else { return nil }
      image.renderingMode = mode
      return .constant(.image(image))
    case "withAlignmentRectInsets", "imageFlippedForRightToLeftLayoutDirection",
      "withConfiguration", "applyingSymbolConfiguration", "resizableImage", "stretchableImage":
      return .constant(.image(image))
    case _: return nil
    }
  }
}

/// Methods of texts, which helpers for hex colors use.
enum UIKitTexts {
  /// Returns a text after a method has changed it, or `nil` if the result isn't known.
  static func change(
    _ name: String,
    _ text: String,
    _ arguments: [UIKitValues.Argument]
  ) -> String? {
    let number = arguments.first.map { $0.value.number.map(\.count) } ?? 1
    switch name {
    case "append": return arguments.first?.value.text.map { text + $0 }
    case "removeFirst": return number.map { String(text.dropFirst($0)) }
    case "removeLast": return number.map { String(text.dropLast($0)) }
    case "remove": return number.map { String(text.prefix($0) + text.dropFirst($0 + 1)) }
    case "insert":
      guard let part = arguments.first?.value.text, let at = arguments.last?.value.number?.count
      else { return nil }
      return String(text.prefix(at) + part + text.dropFirst(at))
    case _: return nil
    }
  }

  static func call(_ name: String, on text: String, _ arguments: [UIKitValues.Argument])
    -> SwiftValue?
  {
    let first = arguments.first?.value
    let length = first.map { $0.number.map(\.count) } ?? 1
    switch name {
    case "uppercased": return .text(text.uppercased())
    case "lowercased": return .text(text.lowercased())
    case "hasPrefix": return first?.text.map { .bool(text.hasPrefix($0)) }
    case "hasSuffix": return first?.text.map { .bool(text.hasSuffix($0)) }
    case "dropFirst": return length.map { .text(String(text.dropFirst($0))) }
    case "dropLast": return length.map { .text(String(text.dropLast($0))) }
    case "prefix": return first?.number.map { .text(String(text.prefix($0.count))) }
    case "suffix": return first?.number.map { .text(String(text.suffix($0.count))) }
    case "contains": return first?.text.map { .bool(text.contains($0)) }
    case "trimmingCharacters":
      // All other sets of characters are assumed to keep letters and digits, which are the characters of a hex color.
      if case .member(let set, nil)? = first, set.hasPrefix("whitespaces") {
        return .text(text.trimming(\.isWhitespace))
      }
      return .text(text.trimming { !$0.isLetter && !$0.isNumber })
    case "replacingOccurrences":
      guard arguments.count >= 2, let old = first?.text, let new = arguments[1].value.text else {
        return nil
      }
      return .text(text.replacing(old, with: new))
    case "index": return arguments.last?.value.number.map { .number($0) }
    case _: return nil
    }
  }
}

extension String {
  fileprivate func trimming(_ isDropped: (Character) -> Bool) -> String {
    let start = firstIndex { !isDropped($0) } ?? endIndex
    let end = lastIndex { !isDropped($0) }.map { index(after: $0) } ?? start
    return String(self[start..<end])
  }
}
