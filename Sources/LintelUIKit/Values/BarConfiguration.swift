#if canImport(UIKit)
public import UIKit

/// The background and the shadow that an appearance starts with.
@_spi(Generated)
public nonisolated enum BarConfiguration: String, Sendable {
  /// The system's default background.
  case defaultBackground
  /// An opaque background.
  case opaqueBackground
  /// No background and no shadow.
  case transparentBackground
}

@available(iOS 13, *)
extension UIBarAppearance {
  /// Resets the background and the shadow to those of a configuration.
  @_spi(Generated)
  public func configure(_ configuration: BarConfiguration) {
    switch configuration {
    case .defaultBackground: configureWithDefaultBackground()
    case .opaqueBackground: configureWithOpaqueBackground()
    case .transparentBackground: configureWithTransparentBackground()
    }
  }
}
#endif
