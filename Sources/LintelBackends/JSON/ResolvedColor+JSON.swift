import LintelTheme

extension ResolvedColor {
  var json: JSONValue {
    switch self {
    case .srgb(let red, let green, let blue, let alpha):
      .string(Self.hexadecimal(SIMD4(red, green, blue, alpha)))
    case .displayP3(let red, let green, let blue, let alpha):
      ["displayP3": .array([red, green, blue, alpha].map(JSONValue.number))]
    case .system("clear", _):
      // The language has a literal for this color, although UIKit counts it among its system colors.
      "#00000000"
    case .system(let name, let alpha): Self.reference("system", name, alpha: alpha)
    case .asset(let name, let alpha): Self.reference("asset", name, alpha: alpha)
    case .parameter(let name, let alpha):
      if let token = TokenReference.path(in: name) {
        Self.reference("token", token, alpha: alpha)
      } else {
        Self.reference("parameter", name, alpha: alpha)
      }
    case .function(let name, let colors, let amount):
      [
        "function": .string(name),
        "arguments": .array(colors.map(\.json) + (amount.map { [.number($0)] } ?? [])),
      ]
    case .appearances(let variants):
      .object(dropping: [
        ("light", variants.light.json),
        ("dark", variants.dark?.json),
        ("lightHighContrast", variants.lightHighContrast?.json),
        ("darkHighContrast", variants.darkHighContrast?.json),
      ])
    }
  }

  /// Returns a reference to a color that only the app knows, with `alpha` if it isn't 1.
  private static func reference(_ kind: String, _ name: String, alpha: Double) -> JSONValue {
    .object(dropping: [(kind, .string(name)), ("alpha", alpha == 1 ? nil : .number(alpha))])
  }

  /// Returns `#` and two digits for each component, clamped to 0...1.
  private static func hexadecimal(_ components: SIMD4<Double>) -> String {
    var text = [UInt8(ascii: "#")]
    text.reserveCapacity(9)
    for index in components.indices {
      let byte = UInt8((min(max(components[index], 0), 1) * 255).rounded())
      for digit in [byte >> 4, byte & 15] {
        text.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}

extension KnownColor {
  var json: JSONValue {
    let color: ResolvedColor =
      switch space {
      case .srgb: .srgb(red: red, green: green, blue: blue, alpha: alpha)
      case .displayP3: .displayP3(red: red, green: green, blue: blue, alpha: alpha)
      }
    return color.json
  }
}
