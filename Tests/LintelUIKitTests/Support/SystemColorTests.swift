import LintelSchema
import Testing
import UIKit

/// Tests that the stand-in's colors are the same as those that the rules use.
@MainActor
@Suite("UIKit's colors in the stand-in")
struct SystemColorTests {
  private func traits(isDark: Bool, isHighContrast: Bool) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: isDark ? .dark : .light),
      UITraitCollection(accessibilityContrast: isHighContrast ? .high : .normal),
    ])
  }

  @Test(
    "The colors match the table in every appearance, before and after iOS 26",
    arguments: [18, 26]
  )
  func systemColors(major: Int) {
    let colors: [(name: String, color: UIColor)] = [
      ("systemRed", .systemRed), ("systemBlue", .systemBlue), ("systemTeal", .systemTeal),
      ("systemMint", .systemMint), ("systemCyan", .systemCyan), ("systemPink", .systemPink),
      ("systemGreen", .systemGreen), ("systemOrange", .systemOrange),
      ("systemYellow", .systemYellow), ("systemPurple", .systemPurple),
      ("systemIndigo", .systemIndigo), ("systemBrown", .systemBrown), ("systemGray", .systemGray),
      ("systemGray2", .systemGray2), ("systemGray3", .systemGray3), ("systemGray4", .systemGray4),
      ("systemGray5", .systemGray5), ("systemGray6", .systemGray6), ("label", .label),
      ("secondaryLabel", .secondaryLabel), ("tertiaryLabel", .tertiaryLabel),
      ("quaternaryLabel", .quaternaryLabel), ("link", .link),
      ("placeholderText", .placeholderText), ("separator", .separator),
      ("opaqueSeparator", .opaqueSeparator), ("systemBackground", .systemBackground),
      ("secondarySystemBackground", .secondarySystemBackground),
      ("tertiarySystemBackground", .tertiarySystemBackground),
      ("systemGroupedBackground", .systemGroupedBackground),
      ("secondarySystemGroupedBackground", .secondarySystemGroupedBackground),
      ("tertiarySystemGroupedBackground", .tertiarySystemGroupedBackground),
      ("systemFill", .systemFill), ("secondarySystemFill", .secondarySystemFill),
      ("tertiarySystemFill", .tertiarySystemFill), ("quaternarySystemFill", .quaternarySystemFill),
    ]
    Simulation.run(onSystemVersion: major * 10) {
      for (name, color) in colors {
        guard let variants = UIKitColors[name]?.variants(on: Version(major)) else {
          Issue.record("\(name) is not in the table")
          continue
        }
        expect(color, variants.light, traits(isDark: false, isHighContrast: false), name)
        expect(color, variants.dark, traits(isDark: true, isHighContrast: false), name)
        expect(
          color,
          variants.lightHighContrast,
          traits(isDark: false, isHighContrast: true),
          name
        )
        expect(color, variants.darkHighContrast, traits(isDark: true, isHighContrast: true), name)
      }
    }
  }

  private func expect(
    _ color: UIColor,
    _ expected: SRGBColor,
    _ traits: UITraitCollection,
    _ name: String
  ) {
    let resolved = color.resolvedColor(with: traits)
    guard case .srgb(let red, let green, let blue) = resolved.origin else {
      Issue.record("\(name) has no components")
      return
    }
    let found = [red, green, blue, resolved.alpha ?? 1]
    #expect(found == [expected.red, expected.green, expected.blue, expected.alpha], "\(name)")
  }
}
