/// A name in UIKit that themes can write, and the version that introduced it.
package struct UIKitName: Hashable, Sendable {
  package let name: String
  package let introduced: Version

  init(_ name: String, since major: Int, _ minor: Int = 0) {
    self.name = name
    introduced = Version(major, minor)
  }
}

/// Lists of UIKit's names, in UIKit's order.
package enum UIKitNames {
  /// The cases of `UIBlurEffect.Style` on iOS, without `extraDark`, which is only on tvOS.
  package static let blurEffectStyles =
    ["extraLight", "light", "dark"].map { UIKitName($0, since: 8) }
    + ["regular", "prominent"].map { UIKitName($0, since: 10) }
    + ["", "Light", "Dark"].flatMap { suffix in
      ["UltraThin", "Thin", "", "Thick", "Chrome"].map {
        UIKitName("system\($0)Material\(suffix)", since: 13)
      }
    }

  /// `UIFont.Weight`, from light to heavy; `UIImage.SymbolWeight` has the same names.
  package static let fontWeights = [
    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ].map { UIKitName($0, since: 8, 2) }

  /// `UIFont.Width`, from narrow to wide.
  package static let fontWidths = ["compressed", "condensed", "standard", "expanded"]
    .map { UIKitName($0, since: 16) }

  /// `UIFontDescriptor.SystemDesign`.
  package static let fontDesigns = ["default", "rounded", "serif", "monospaced"]
    .map { UIKitName($0, since: 13) }

  /// `UIImage.SymbolScale`, from small to large.
  package static let symbolScales = ["small", "medium", "large"].map { UIKitName($0, since: 13) }

  /// `UIImage.RenderingMode`, as themes write it.
  package static let renderingModes = [
    UIKitName("template", since: 7), UIKitName("original", since: 7),
  ]
}
