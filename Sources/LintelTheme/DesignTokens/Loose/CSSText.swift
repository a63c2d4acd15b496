import LintelSchema
package import LintelSyntax

/// Values in CSS notation, as in trees for Style Dictionary.
package enum CSSText {
  /// Reads a color from hex digits, a name, a color notation of themes, or channels.
  package static func color(_ node: YAMLNode) -> ColorValue? {
    if node.kind == .mapping { return channels(node).map(ColorValue.literal) }
    guard node.kind == .scalar, node.style != .plain else { return nil }
    let text = node.text
    guard let hex = text.hasPrefix("#") ? text : cssColors[text.lowercased()] else {
      return notation(TextSlice(node)).map(ColorValue.literal)
    }
    if hex.isEmpty { return .system("clear") }
    return ColorLiteral(hexDigits: String(hex.dropFirst())).map(ColorValue.literal)
  }

  /// Reads a color notation such as `rgb(…)`, with spaces or commas.
  private static func notation(_ slice: TextSlice) -> ColorLiteral? {
    guard let open = slice.firstOffset(of: UInt8(ascii: "(")),
      let syntax = ColorSyntax.named[slice.part(0, open).text.lowercased()],
      slice.closingParenthesis(of: open) == slice.count - 1
    else { return nil }
    let inner = slice.part(open + 1, slice.count - 1).trimmed()
    let plain = inner.withoutCommas(slashBeforeFourth: true)
    var reader = ValueReader(ValueExpectation(.color))
    let call = ColorCall(name: "", inner: TextSlice(plain, of: slice), slice: slice)
    let literal = reader.literal(syntax, call)
    return reader.findings.errorCount > 0 ? nil : literal
  }

  /// Reads a color from channels, such as `{ r: 20, g: 40, b: 80, a: 1 }`, or returns `nil` if a channel is missing.
  private static func channels(_ node: YAMLNode) -> ColorLiteral? {
    var parts: [String: Double] = [:]
    for entry in node.entries { parts[entry.key.text] = Double(entry.value.text) }
    guard let red = parts["r"], let green = parts["g"], let blue = parts["b"] else { return nil }
    let alpha = parts["a"] ?? 1
    guard [red, green, blue].allSatisfy({ (0...255).contains($0) }), (0...1).contains(alpha) else {
      return nil
    }
    return ColorLiteral(.srgb, red / 255, green / 255, blue / 255, alpha: alpha)
  }

  /// Reads a number of points, or a ratio, where a rem is 16 points, and an em isn't valid because it depends on the font.
  package static func points(_ text: String) -> (number: Double, isRem: Bool)? {
    guard let written = WrittenNumber(text) else { return nil }
    switch written.unit {
    case "", "px", "pt", "dp", "sp": return (written.number, false)
    case "%": return (written.number / 100, false)
    case "rem": return (written.number * 16, true)
    case _: return nil
    }
  }

  static func families(_ text: String) -> [String] {
    text.split(separator: ",").compactMap { part in
      let name = part.filter { $0 != "\"" && $0 != "'" }[...].trimmed
      return name.isEmpty ? nil : name
    }
  }
}
