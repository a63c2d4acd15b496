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
      help: ["write that chroma"]
    )
  }
}

/// Numbers in messages.
extension Double {
  /// Three decimals, for people.
  fileprivate var shortened: String {
    ((self * 1000).rounded() / 1000).shortText
  }
}
