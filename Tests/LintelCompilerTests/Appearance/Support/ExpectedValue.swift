import LintelAppearance
import LintelSchema
import LintelTheme

/// A value in the form of the JSON output, as expectations write it.
enum ExpectedValue: Hashable, Decodable {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case object([String: ExpectedValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .boolean(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else {
      self = .object(try container.decode([String: ExpectedValue].self))
    }
  }

  init(_ value: ResolvedValue) {
    switch value {
    case .none: self = .null
    case .color(let color): self.init(color)
    case .font(let font): self.init(font)
    case .image, .offset: self = .string("\(value)")
    case .number(let number): self = .number(number)
    case .boolean(let boolean): self = .boolean(boolean)
    case .effect(let text), .keyword(let text), .string(let text): self = .string(text)
    }
  }

  init(_ color: ResolvedColor) {
    switch color {
    case .srgb(let red, let green, let blue, let alpha):
      self = .string("#" + [red, green, blue, alpha].map(Self.hex).joined())
    case .system("clear", _): self = .string("#00000000")
    case .system(let name, 1): self = .object(["system": .string(name)])
    case .asset(let name, 1): self = .object(["asset": .string(name)])
    case .appearances(let variants):
      self = .object(
        [
          "light": variants.light, "dark": variants.dark,
          "lightHighContrast": variants.lightHighContrast,
          "darkHighContrast": variants.darkHighContrast,
        ].compactMapValues { $0.map(Self.init) }
      )
    case .system, .displayP3, .asset, .parameter, .function: self = .string("\(color)")
    }
  }

  private init(_ font: FontValue) {
    let words = ["style": font.style, "weight": font.weight, "relativeTo": font.relativeTo]
    var fields = words.compactMapValues { $0.map(Self.string) }
    fields["size"] = font.size.map(Self.number)
    self = .object(fields)
  }

  private static func hex(_ component: Double) -> String {
    let text = String(Int((component * 255).rounded()), radix: 16, uppercase: true)
    return text.count == 1 ? "0" + text : text
  }
}

extension ResolvedContext {
  /// The object in a slot of the navigation bar.
  func navigationBar(_ slot: AppearanceSlot) -> Appearance? {
    bars.first { $0.kind == .navigationBar }.flatMap { $0.slots[slot] ?? nil }
  }

  /// The value at a path of the JSON output, such as `navigationBar.standardAppearance.configure`.
  subscript(path: String) -> ExpectedValue {
    let steps = path.split(separator: ".").map(String.init)
    guard let bar = bars.first(where: { $0.kind.rawValue == steps.first }) else {
      return steps.first == "screen" ? setting(steps.dropFirst()) : .null
    }
    if let slot = AppearanceSlot.allCases.first(where: { steps.dropFirst().first == $0.uikitName })
    {
      guard let object = bar.slots[slot].flatMap(\.self) else { return .null }
      return object[steps.dropFirst(2)]
    }
    let value = bar.values.first {
      Schema.standard[$0.leaf].uikitPath == Array(steps.dropFirst())
    }
    return value.map { ExpectedValue($0.value) } ?? .null
  }

  private func setting(_ steps: ArraySlice<String>) -> ExpectedValue {
    let value = settings.first { Schema.standard[$0.leaf].uikitPath == Array(steps) }
    return value.map { ExpectedValue($0.value) } ?? .null
  }
}

extension Appearance {
  /// The value at UIKit's property path in the object; the value of the object itself is its configure call.
  subscript(steps: ArraySlice<String>) -> ExpectedValue {
    if steps.isEmpty || Array(steps) == ["configure"] { return .string(configure) }
    return values.first { $0.path == Array(steps) }.map { ExpectedValue($0.value) } ?? .null
  }
}

extension ExpectedValue: ExpressibleByStringLiteral, ExpressibleByDictionaryLiteral {
  init(stringLiteral text: String) {
    self = .string(text)
  }

  init(dictionaryLiteral elements: (String, ExpectedValue)...) {
    self = .object(Dictionary(uniqueKeysWithValues: elements))
  }
}
