// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified
  case light
  case dark
}

public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal
  case high
}

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone
  case pad
  case tv
  case carPlay
  case mac = 5
  case vision
}

public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
}

public class UITraitCollection: NSObject, @unchecked Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  @available(iOS 13, *)
  public let accessibilityContrast: UIAccessibilityContrast
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  public let preferredContentSizeCategory: UIContentSizeCategory

  public override init() {
    userInterfaceStyle = .unspecified
    accessibilityContrast = .unspecified
    userInterfaceIdiom = .unspecified
    preferredContentSizeCategory = .large
  }

  private init(
    style: UIUserInterfaceStyle,
    contrast: UIAccessibilityContrast,
    idiom: UIUserInterfaceIdiom = .unspecified
  ) {
    userInterfaceStyle = style
    accessibilityContrast = contrast
    userInterfaceIdiom = idiom
    preferredContentSizeCategory = .large
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(style: userInterfaceStyle, contrast: .unspecified)
  }

  @available(iOS 13, *)
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(style: .unspecified, contrast: accessibilityContrast)
  }

  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(style: .unspecified, contrast: .unspecified, idiom: userInterfaceIdiom)
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(style: .unspecified, contrast: .unspecified)
  }

  public convenience init(traitsFrom traits: [UITraitCollection]) {
    self.init(
      style: traits.map(\.userInterfaceStyle).last { $0 != .unspecified } ?? .unspecified,
      contrast: traits.map(\.accessibilityContrast).last { $0 != .unspecified } ?? .unspecified,
      idiom: traits.map(\.userInterfaceIdiom).last { $0 != .unspecified } ?? .unspecified
    )
  }
}
