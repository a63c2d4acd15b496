// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(iOS 2, *)
open class UITabBarItem: UIBarItem {
  @available(iOS 10, *)
  public var badgeColor: UIColor?
  public var badgeValue: String?
  @available(iOS 7, *)
  public var selectedImage: UIImage?
  var slots = AppearanceSlots<UITabBarAppearance>(scrollEdgeSince: 150)

  @available(iOS 7, *)
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Used while the item is selected.
  @available(iOS 13, *)
  public var standardAppearance: UITabBarAppearance? {
    get { slots[.standard] }
    set { slots.assign(.standard, newValue, of: self) }
  }

  /// Used while the item is selected.
  @available(iOS 15, *)
  public var scrollEdgeAppearance: UITabBarAppearance? {
    get { slots[.scrollEdge] }
    set { slots.assign(.scrollEdge, newValue, of: self) }
  }
}
