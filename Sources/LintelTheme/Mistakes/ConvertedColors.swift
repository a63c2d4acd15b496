/// Colors in notations that themes don't have.
extension ValueMistake {
  /// Converts a color in `hsb`, `hwb`, `lab`, `lch`, or `oklab` into a notation of themes.
  ///
  /// The text has three components, and perhaps an alpha, separated by spaces, commas, or a slash. For any other text, the result is empty.
  static func color(in notation: String, _ text: String) -> String {
    let parts = text.split { " ,/".contains($0) }
    let written = parts.compactMap { WrittenNumber($0) }
    guard (3...4).contains(parts.count), written.count == parts.count,
      let space = DesignColorSpace(rawValue: notation == "hsb" ? "hwb" : notation)
    else { return "" }
    // Swift and some tools write all components of HSB from 0 to 1.
    let isUnit = notation == "hsb" && written[..<3].allSatisfy { $0.unit.isEmpty && $0.number <= 1 }
    var values: [Double] = []
    for (number, component) in zip(written, space.components) {
      let isHue = component.isHue
      guard number.unit.isEmpty || number.unit == (isHue ? "deg" : "%") else { return "" }
      let share = component.maximum == 1 && number.unit == "%" ? number.number / 100 : number.number
      let value = isUnit ? number.number * (isHue ? 360 : 100) : share
      guard isHue || component.minimum.map({ value >= $0 }) ?? true,
        isHue || component.maximum.map({ value <= $0 }) ?? true,
        component.maximum != nil || number.unit.isEmpty
      else { return "" }
      let turn = value.truncatingRemainder(dividingBy: 360)
      values.append(!isHue ? value : turn < 0 ? turn + 360 : turn)
    }
    if notation == "hsb" {
      let (saturation, brightness) = (values[1] / 100, values[2])
      (values[1], values[2]) = ((1 - saturation) * brightness, 100 - brightness)
    }
    let alpha = written.count == 4 ? written[3].number / (written[3].unit == "%" ? 100 : 1) : 1
    guard (0...1).contains(alpha) else { return "" }
    let literal = space.literal(Vector3(values[0], values[1], values[2]), alpha: alpha)
    // Other tools show colors with eight bits, too.
    let scale = literal.space == .srgb ? 255.0 : 10_000
    let rounded = [literal.a, literal.b, literal.c].map { ($0 * scale).rounded() }
    if literal.space == .srgb, alpha < 1 {
      let bytes = rounded.map(\.shortText).joined(separator: " ")
      return "rgb(\(bytes) / \(alpha.shortText))"
    }
    let exact = rounded.map { $0 / scale }
    let text = ColorLiteral(literal.space, exact[0], exact[1], exact[2], alpha: alpha).text
    return text.hasPrefix("#") ? "\"\(text)\"" : text
  }
}
