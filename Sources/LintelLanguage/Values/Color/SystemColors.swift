/// A class property of `UIColor`.
package struct SystemColor: Hashable, Sendable {
  /// The property without `Color`, such as `label`.
  package let name: String
  /// The major iOS version that brought it.
  package let introduced: Int
  /// The fixed sRGB color, nil for those that follow appearance or the user's settings.
  package let fixed: ColorLiteral?
}

/// UIKit's colors by name, from the headers of `UIColor` and its interface colors.
package let systemColors: [String: SystemColor] = Dictionary(
  uniqueKeysWithValues: systemColorTable.map { ($0.name, $0) }
)

private let systemColorTable: [SystemColor] =
  dynamic(
    7,
    "systemRed systemGreen systemBlue systemOrange systemYellow systemPink systemTeal systemGray"
  )
  + dynamic(9, "systemPurple")
  + dynamic(
    13,
    "systemIndigo systemBrown systemGray2 systemGray3 systemGray4 systemGray5 systemGray6"
  )
  + dynamic(
    13,
    "label secondaryLabel tertiaryLabel quaternaryLabel link placeholderText separator"
  )
  + dynamic(13, "opaqueSeparator systemFill secondarySystemFill tertiarySystemFill")
  + dynamic(13, "quaternarySystemFill systemBackground secondarySystemBackground")
  + dynamic(13, "tertiarySystemBackground systemGroupedBackground secondarySystemGroupedBackground")
  + dynamic(13, "tertiarySystemGroupedBackground")
  + dynamic(15, "systemMint systemCyan tintColor")
  + dynamic(2, "groupTableViewBackground")
  + [
    fixed("black", 0, 0, 0),
    fixed("darkGray", 1 / 3, 1 / 3, 1 / 3),
    fixed("lightGray", 2 / 3, 2 / 3, 2 / 3),
    fixed("white", 1, 1, 1),
    fixed("gray", 0.5, 0.5, 0.5),
    fixed("red", 1, 0, 0),
    fixed("green", 0, 1, 0),
    fixed("blue", 0, 0, 1),
    fixed("cyan", 0, 1, 1),
    fixed("yellow", 1, 1, 0),
    fixed("magenta", 1, 0, 1),
    fixed("orange", 1, 0.5, 0),
    fixed("purple", 0.5, 0, 0.5),
    fixed("brown", 0.6, 0.4, 0.2),
    fixed("clear", 0, 0, 0, alpha: 0),
    fixed("lightText", 1, 1, 1, alpha: 0.6),
    fixed("darkText", 0, 0, 0),
  ]

private func dynamic(_ version: Int, _ names: String) -> [SystemColor] {
  names.split(separator: " ").map {
    SystemColor(name: String($0), introduced: version, fixed: nil)
  }
}

private func fixed(
  _ name: String,
  _ red: Double,
  _ green: Double,
  _ blue: Double,
  alpha: Double = 1
) -> SystemColor {
  SystemColor(
    name: name,
    introduced: 2,
    fixed: ColorLiteral(.srgb, red, green, blue, alpha: alpha)
  )
}
