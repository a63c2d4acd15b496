#if canImport(UIKit)
public import UIKit

/// An appearance with prominent buttons, which iOS 26 renamed.
///
/// An app for iOS 26 and later may compile the same code, and must not name what is deprecated there; the protocol's name for it is not.
@available(iOS 13, *)
@_spi(Generated)
@MainActor
public protocol ProminentButtons {
  /// The appearance of done buttons, as prominent ones are called before iOS 26.
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
