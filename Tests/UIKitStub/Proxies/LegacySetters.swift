// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What bars and items had before appearance objects, as far as proxies take it.

extension UINavigationBar {
  public func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for barPosition: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    note("backgroundImage", ["\(barPosition)", "\(barMetrics)"], image: backgroundImage)
  }

  public func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat,
    for barMetrics: UIBarMetrics
  ) {
    note("titleVerticalPositionAdjustment", ["\(barMetrics)"], .number(adjustment))
  }
}

extension UIToolbar {
  public func setBackgroundImage(
    _ backgroundImage: UIImage?,
    forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    note("backgroundImage", ["\(topOrBottom)", "\(barMetrics)"], image: backgroundImage)
  }

  public func setShadowImage(
    _ shadowImage: UIImage?,
    forToolbarPosition topOrBottom: UIBarPosition
  ) {
    note("shadowImage", ["\(topOrBottom)"], image: shadowImage)
  }
}

extension UITabBar {
  public var backgroundImage: UIImage? {
    get { nil }
    set { note("backgroundImage", image: newValue) }
  }

  public var shadowImage: UIImage? {
    get { nil }
    set { note("shadowImage", image: newValue) }
  }

  public var selectionIndicatorImage: UIImage? {
    get { nil }
    set { note("selectionIndicatorImage", image: newValue) }
  }
}

extension UIBarItem {
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {
    note("titleTextAttributes", [state.word], attributes: attributes)
  }
}

extension UIBarButtonItem {
  public func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) {
    note("backgroundImage", [state.word, "\(barMetrics)"], image: backgroundImage)
  }

  public func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State,
    style: UIBarButtonItem.Style,
    barMetrics: UIBarMetrics
  ) {
    // Both names of bold buttons have one raw value.
    let style = style == .plain ? "plain" : "done"
    note("backgroundImage", [state.word, style, "\(barMetrics)"], image: backgroundImage)
  }

  public func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat,
    for barMetrics: UIBarMetrics
  ) {
    note("backgroundVerticalPositionAdjustment", ["\(barMetrics)"], .number(adjustment))
  }

  public func setTitlePositionAdjustment(
    _ adjustment: UIOffset,
    for barMetrics: UIBarMetrics
  ) {
    note("titlePositionAdjustment", ["\(barMetrics)"], .offset(adjustment))
  }

  public func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) {
    note("backButtonBackgroundImage", [state.word, "\(barMetrics)"], image: backgroundImage)
  }

  public func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset,
    for barMetrics: UIBarMetrics
  ) {
    note("backButtonTitlePositionAdjustment", ["\(barMetrics)"], .offset(adjustment))
  }

  public func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat,
    for barMetrics: UIBarMetrics
  ) {
    note("backButtonBackgroundVerticalPositionAdjustment", ["\(barMetrics)"], .number(adjustment))
  }
}

extension UITabBarItem {
  public var titlePositionAdjustment: UIOffset {
    get { .zero }
    set { note("titlePositionAdjustment", .offset(newValue)) }
  }

  public func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {
    note("badgeTextAttributes", [state.word], attributes: textAttributes)
  }
}
