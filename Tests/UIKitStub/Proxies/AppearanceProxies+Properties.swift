// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

final class NavigationBarProxy: UINavigationBar {
  override var barStyle: UIBarStyle { didSet { note("barStyle", .keyword("\(barStyle)")) } }
  override var isTranslucent: Bool { didSet { note("isTranslucent", .boolean(isTranslucent)) } }
  override var prefersLargeTitles: Bool {
    didSet { note("prefersLargeTitles", .boolean(prefersLargeTitles)) }
  }
  override var backgroundColor: UIColor? {
    didSet { note("backgroundColor", color: backgroundColor) }
  }
  override var barTintColor: UIColor? { didSet { note("barTintColor", color: barTintColor) } }
  override var shadowImage: UIImage? { didSet { note("shadowImage", image: shadowImage) } }
  override var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { note("titleTextAttributes", attributes: titleTextAttributes) }
  }
  override var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { note("largeTitleTextAttributes", attributes: largeTitleTextAttributes) }
  }
  override var backIndicatorImage: UIImage? {
    didSet { note("backIndicatorImage", image: backIndicatorImage) }
  }
  override var backIndicatorTransitionMaskImage: UIImage? {
    didSet { note("backIndicatorTransitionMaskImage", image: backIndicatorTransitionMaskImage) }
  }
}

final class ToolbarProxy: UIToolbar {
  override var barStyle: UIBarStyle { didSet { note("barStyle", .keyword("\(barStyle)")) } }
  override var isTranslucent: Bool { didSet { note("isTranslucent", .boolean(isTranslucent)) } }
  override var backgroundColor: UIColor? {
    didSet { note("backgroundColor", color: backgroundColor) }
  }
  override var barTintColor: UIColor? { didSet { note("barTintColor", color: barTintColor) } }
}

final class TabBarProxy: UITabBar {
  override var barStyle: UIBarStyle { didSet { note("barStyle", .keyword("\(barStyle)")) } }
  override var backgroundColor: UIColor? {
    didSet { note("backgroundColor", color: backgroundColor) }
  }
  override var barTintColor: UIColor? { didSet { note("barTintColor", color: barTintColor) } }
  override var unselectedItemTintColor: UIColor? {
    didSet { note("unselectedItemTintColor", color: unselectedItemTintColor) }
  }
  override var itemPositioning: ItemPositioning {
    didSet { note("itemPositioning", .keyword("\(itemPositioning)")) }
  }
  override var itemWidth: CGFloat { didSet { note("itemWidth", .number(itemWidth)) } }
  override var itemSpacing: CGFloat { didSet { note("itemSpacing", .number(itemSpacing)) } }
}

final class TabBarItemProxy: UITabBarItem {
  override var badgeColor: UIColor? { didSet { note("badgeColor", color: badgeColor) } }
}
