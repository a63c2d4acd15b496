import LintelDiagnostics

/// Colors that displays can't show.
extension ValueReader {
  /// Warns of a color that no screen of Apple's shows, and says what becomes of it.
  mutating func warnOutOfGamut(_ color: ColorLiteral, at slice: TextSlice) {
    guard color.isOutOfGamut else { return }
    let polar = KnownColor(color).lab.polar
    report(
      "out-of-gamut",
      as: .warning,
      "'\(slice.text.shortened)' is outside of Display P3",
      at: slice.range,
      notes: [
        Note("it becomes the color of the same hue with a chroma of \(polar.chroma.shortened)")
      ],
      help: [
        "write a chroma of \(color.greatestChroma.shortText), the greatest at that lightness and hue"
      ]
    )
  }
}

extension ColorLiteral {
  /// The greatest chroma in thousandths with which a color in OKLCH is inside of Display P3.
  fileprivate var greatestChroma: Double {
    var (low, high) = (0, Int(min(b, 1) * 1000))
    while low < high {
      let middle = (low + high + 1) / 2
      let color = ColorLiteral(space, a, Double(middle) / 1000, c, alpha: alpha)
      (low, high) = color.isOutOfGamut ? (low, middle - 1) : (middle, high)
    }
    return Double(low) / 1000
  }
}

/// Numbers in messages.
extension Double {
  /// Three decimals, for people.
  fileprivate var shortened: String { ((self * 1000).rounded() / 1000).shortText }
}
