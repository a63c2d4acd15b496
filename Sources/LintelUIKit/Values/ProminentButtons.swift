#if canImport(UIKit)
public import UIKit

/// What has prominent buttons by their name from before iOS 26.
///
/// An app for iOS 26 and later may compile the same code, and must not name what is deprecated there.
@available(iOS 13, *)
@MainActor
private protocol RenamedButtons {
  var doneButtonAppearance: UIBarButtonItemAppearance { get }
}

@available(iOS 13, *)
extension UINavigationBarAppearance: RenamedButtons {}

@available(iOS 13, *)
extension UIToolbarAppearance: RenamedButtons {}

@available(iOS 13, *)
extension UINavigationBarAppearance {
  /// The appearance of prominent buttons: `prominentButtonAppearance`, or `doneButtonAppearance` before iOS 26.
  @_spi(Generated)
  public var prominentOrDoneButtonAppearance: UIBarButtonItemAppearance {
    if #available(iOS 26, *) { return prominentButtonAppearance }
    return (self as any RenamedButtons).doneButtonAppearance
  }
}

@available(iOS 13, *)
extension UIToolbarAppearance {
  /// The appearance of prominent buttons: `prominentButtonAppearance`, or `doneButtonAppearance` before iOS 26.
  @_spi(Generated)
  public var prominentOrDoneButtonAppearance: UIBarButtonItemAppearance {
    if #available(iOS 26, *) { return prominentButtonAppearance }
    return (self as any RenamedButtons).doneButtonAppearance
  }
}
#endif
