#if canImport(UIKit)
public import UIKit

/// An appearance with prominent buttons, whose property has a new name in iOS 26.
///
/// Apps for iOS 26 and later may compile the same code, and can't use the deprecated name. The protocol's requirement isn't deprecated.
@available(iOS 13, *)
@_spi(Generated)
@MainActor
public protocol ProminentButtons {
  /// The appearance of done buttons, as prominent buttons are called before iOS 26.
  var doneButtonAppearance: UIBarButtonItemAppearance { get }
  /// The appearance of prominent buttons.
  @available(iOS 26, *)
  var prominentButtonAppearance: UIBarButtonItemAppearance { get }
}

@available(iOS 13, *)
@_spi(Generated)
extension UINavigationBarAppearance: ProminentButtons {}

@available(iOS 13, *)
@_spi(Generated)
extension UIToolbarAppearance: ProminentButtons {}

@available(iOS 13, *)
extension ProminentButtons {
  /// The appearance of prominent buttons: `prominentButtonAppearance`, or `doneButtonAppearance` before iOS 26.
  @_spi(Generated)
  public var prominentOrDoneButtonAppearance: UIBarButtonItemAppearance {
    if #available(iOS 26, *) { return prominentButtonAppearance }
    return doneButtonAppearance
  }
}
#endif
