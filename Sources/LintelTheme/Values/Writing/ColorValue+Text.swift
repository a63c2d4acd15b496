import LintelDiagnostics

extension ColorValue {
  /// The color as one line of YAML.
  package var text: String {
    if case .appearances(let variants) = self {
      return flowMapping([
        ("light", variants.light.text), ("dark", variants.dark?.text),
        ("lightHighContrast", variants.lightHighContrast?.text),
        ("darkHighContrast", variants.darkHighContrast?.text),
      ])
    }
    if case .runtime(_, let samples) = self {
      let list = samples.map { yamlScalar($0.text) }.joined(separator: ", ")
      return flowMapping([("runtime", "true"), ("samples", "[\(list)]")])
    }
    return yamlScalar(unquotedText)
  }

  /// The color as an argument of a function, which appearances and runtime colors can't be.
  fileprivate var unquotedText: String {
    switch self {
    case .literal(let literal): literal.text
    case .system(let name): name
    case .asset(let name): "asset(\(name))"
    case .token(let key): key.reference
    case .function(let function): function.text
    case .appearances, .runtime: text
    }
  }
}

extension ColorFunction {
  /// The call, with spaces between arguments.
  fileprivate var text: String {
    func write(_ color: ColorValue) -> String { color.unquotedText }
    return switch self {
    case .alpha(let color, let amount): "alpha(\(write(color)) \(amount.percentText))"
    case .mix(let first, let second, let share):
      "mix(\(write(first)) \(write(second)) \(share.percentText))"
    case .darken(let color, let amount): "darken(\(write(color)) \(amount.percentText))"
    case .lighten(let color, let amount): "lighten(\(write(color)) \(amount.percentText))"
    case .readable(let background, let first, let second):
      "readable(\(write(background)) \(write(first)) \(write(second)))"
    }
  }
}

extension ColorLiteral {
  /// The color without quotes, as hex digits if they are exact, and otherwise in its own space.
  package var text: String {
    let suffix = alpha == 1 ? "" : " / \(alpha.shortText)"
    let parts = "\(a.shortText) \(b.shortText) \(c.shortText)\(suffix)"
    return switch space {
    case .srgb: hexText ?? "color(srgb \(parts))"
    case .displayP3: "display-p3(\(parts))"
    case .oklch: "oklch(\(parts))"
    }
  }

  /// `#RRGGBB` or `#RRGGBBAA`, or `nil` if eight bits can't express the color exactly.
  private var hexText: String? {
    let bytes = (alpha == 1 ? [a, b, c] : [a, b, c, alpha]).map { ($0 * 255).rounded() }
    let exact = zip(bytes, [a, b, c, alpha]).allSatisfy { $0 / 255 == $1 && (0...255).contains($0) }
    guard exact else { return nil }
    return "#" + bytes.map { Int($0).hexadecimal(digits: 2) }.joined()
  }
}

extension Double {
  /// The ratio as a percentage, if that reads as the same number.
  fileprivate var percentText: String {
    let percent = (self * 100).rounded()
    return percent / 100 == self ? "\(percent.shortText)%" : shortText
  }
}
