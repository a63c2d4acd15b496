import LintelDiagnostics
import LintelSyntax

extension LintRule {
  // The rule checks only colors that are whole values, because for colors inside functions the theme's other colors are rarely
  // conclusive.
  static let alphaFirstColor = LintRule(
    .info("alpha-first-color"),
    summary: "A hex color of eight digits looks like it begins with its alpha.",
    rationale: """
      Android writes an opaque color as `#FF1B1B1F`, with the alpha first. Lintel's order is `#RRGGBBAA`, as in CSS, so the same text is \
      a red that is almost transparent. Lintel reports a color that begins with `FF` if its last two digits are an alpha that nobody \
      writes by hand: not a multiple of 5 %, and not a multiple of 10 or 11 in hexadecimal. It doesn't report a color if other colors \
      of the theme rule out the mistake: white with an alpha, the same color with a different alpha, or a color that clearly has its \
      alpha last.
      """,
    advice: "Move the alpha to the end, or remove it if the color is opaque.",
    """
    toolbar: { shadow: { color: "#FF1B1B1F" } } ←

    # A red at half strength, and white at 12 %.
    toolbar: { background: { color: "#FF3B3080" }, shadow: { color: "#FFFFFF1F" } }
    """,
    check: { analysis in
      var colors: [HexColor] = []
      for (_, root) in analysis.roots.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
        HexColor.collect(from: root, into: &colors)
      }
      return HexColor.alphaFirst(among: colors).map { color in
        let meant = "\"#\(color.digits.dropFirst(2))\""
        return Finding(
          """
          '#\(color.digits)' looks like its alpha comes first; a theme's order is RRGGBBAA, so this is '#\(color.base)' at \
          \(color.percentage) % opacity
          """,
          at: color.node.range,
          help: ["write \(meant) for an opaque color"],
          fixIts: [FixIt("change to \(meant)", .unsafe, replace: color.node.range, with: meant)]
        )
      }
    }
  )
}

/// A hex color of a theme, as written.
private struct HexColor {
  /// The scalar, including its quotes.
  let node: YAMLNode
  /// Six or eight digits in uppercase, without the `#`.
  let digits: Substring

  /// The red, green, and blue digits in Lintel's order.
  var base: Substring { digits.prefix(6) }

  /// The last two digits as an alpha from 0 to 255, or `nil` for a color of six digits.
  var alpha: Int? { digits.count == 8 ? Int(digits.suffix(2), radix: 16) : nil }

  /// The alpha as a whole percentage, 100 for a color of six digits.
  var percentage: Int { (alpha.map { $0 * 100 + 127 } ?? 25_500) / 255 }

  /// Whether the last two digits look like an alpha that a person chose.
  ///
  /// These are the multiples of 5 %, rounded up or down, and round hexadecimal numbers such as `80`
  /// and `99`.
  private var hasUsualAlpha: Bool {
    guard let alpha else { return false }
    if alpha % 16 == 0 || alpha % 17 == 0 { return true }
    return stride(from: 0, through: 100, by: 5).contains { percent in
      alpha == percent * 255 / 100 || alpha == (percent * 255 + 99) / 100
    }
  }

  /// Whether the color begins with `FF` and isn't white with an alpha.
  private var mayHaveAlphaFirst: Bool {
    digits.count == 8 && digits.hasPrefix("FF") && base != "FFFFFF"
  }

  /// Appends the hex colors that are whole values at a node or below it, in source order.
  static func collect(from node: YAMLNode, into colors: inout [HexColor]) {
    switch node.kind {
    case .scalar:
      let text = node.text
      guard text.utf8.first == UInt8(ascii: "#"), [7, 9].contains(text.utf8.count),
        text.dropFirst().allSatisfy({ $0.isASCII && $0.isHexDigit })
      else { return }
      colors.append(HexColor(node: node, digits: text.uppercased().dropFirst()))
    case .mapping: for entry in node.entries { collect(from: entry.value, into: &colors) }
    case .sequence: for element in node.elements { collect(from: element, into: &colors) }
    }
  }

  /// Returns the colors whose alpha probably comes first.
  ///
  /// The result is empty unless one of them has an unusual alpha in Lintel's order, and no color of the
  /// theme suggests that its author knows the order.
  static func alphaFirst(among colors: [HexColor]) -> [HexColor] {
    let knowsOrder = colors.contains { color in
      !color.digits.hasPrefix("FF") && color.alpha != 255 && color.hasUsualAlpha
    }
    guard !knowsOrder else { return [] }
    let uses = Dictionary(grouping: colors, by: \.base).mapValues { Set($0.map(\.digits)).count }
    let doubtful = colors.filter { color in
      color.mayHaveAlphaFirst && color.alpha != 255 && uses[color.base] == 1
    }
    return doubtful.contains { !$0.hasUsualAlpha } ? doubtful : []
  }
}
