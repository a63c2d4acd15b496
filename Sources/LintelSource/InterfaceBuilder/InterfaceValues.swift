import LintelSchema

/// Reads values in the form that Interface Builder writes.
struct InterfaceValues {
  /// Returns the value of an attribute for a property of some kind.
  func value(_ text: String, _ kind: BarVocabulary.Kind) -> SourceValue {
    guard case .value(let type) = kind else {
      return .unknown(reason: .value("it isn't a single value"))
    }
    switch type {
    case .boolean: return .bool(text == "YES")
    case .keyword, .effect: return .keyword(text)
    case .string: return .text(text)
    case .image: return .image(SourceImage(.asset(text)))
    case .number:
      return Double(text).map { .number($0) }
        ?? .unknown(reason: .value("'\(text)' isn't a number"))
    case .color, .font, .offset: return .unknown(reason: .value("'\(text)' has a different type"))
    }
  }

  func color(_ element: InterfaceElement) -> SourceValue {
    func short(_ name: String) -> String {
      name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    }
    if let name = element["systemColor"] {
      return .color(SourceColor(.system(UIKitColors[name] == nil ? short(name) : name)))
    }
    if let name = element["name"] { return .color(SourceColor(.asset(name))) }
    if let name = element["cocoaTouchSystemColor"].map(short), UIKitColors[name] != nil {
      return .color(SourceColor(.system(name)))
    }
    func number(_ name: String) -> Double? { element[name].flatMap { Double($0) } }
    let alpha = number("alpha") ?? 1
    if let white = number("white") {
      return .color(SourceColor(.components(red: white, green: white, blue: white, alpha: alpha)))
    }
    guard let red = number("red"), let green = number("green"), let blue = number("blue") else {
      return .unknown(reason: .value("the color has no components"))
    }
    let isP3 = element["customColorSpace"] == "displayP3"
    return .color(
      SourceColor(.components(red: red, green: green, blue: blue, alpha: alpha, isDisplayP3: isP3))
    )
  }

  /// Returns an offset; Interface Builder leaves out no part of it.
  func offset(_ element: InterfaceElement) -> SourceValue {
    let parts = ["horizontal", "vertical"].map { name in
      (name, SourceValue.number(element[name].flatMap { Double($0) } ?? 0))
    }
    return .fields(Dictionary(uniqueKeysWithValues: parts))
  }

  func image(_ element: InterfaceElement) -> SourceValue {
    guard let name = element["image"] else { return .image(SourceImage(.empty)) }
    return .image(SourceImage(element["catalog"] == "system" ? .symbol(name) : .asset(name)))
  }

  /// Returns text attributes by UIKit's names.
  func attributes(_ element: InterfaceElement) -> [String: SourceValue] {
    var result: [String: SourceValue] = [:]
    for child in element.children {
      switch (child.name, child["key"]) {
      case ("color", "textColor"): result["foregroundColor"] = color(child)
      case ("fontDescription", _): result["font"] = font(child)
      case ("color", "textShadowColor"):
        guard case .color(let color) = color(child) else { continue }
        result["shadow"] = .shadow(color: color, x: nil, y: nil, blur: nil)
      case _: continue
      }
    }
    return result
  }

  private func font(_ element: InterfaceElement) -> SourceValue {
    let size = element["pointSize"].flatMap { Double($0) }
    if let style = element["style"] {
      let short = style.replacing("UICTFontTextStyle", with: "")
      let names = ["Title0": "largeTitle", "Subhead": "subheadline"]
      let name = names[short] ?? short.prefix(1).lowercased() + short.dropFirst()
      return .font(SourceFont(.style(name)))
    }
    if let name = element["name"] { return .font(SourceFont(.named(name), size: size)) }
    let weights = ["boldSystem": "bold", "system": element["weight"]]
    guard let type = element["type"], type.lowercased().contains("system") else {
      return .unknown(reason: .value("the font isn't understood"))
    }
    var font = SourceFont(.system(design: nil), size: size, weight: weights[type] ?? nil)
    font.isItalic = type == "italicSystem"
    return .font(font)
  }
}
