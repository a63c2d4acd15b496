// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The properties from before appearance objects that bars and items have, limited to those that proxies accept.

extension UINavigationBar {
  @available(iOS 7, *)
  public func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for barPosition: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    note("backgroundImage", ["\(barPosition)", "\(barMetrics)"], image: backgroundImage)
  }

  @available(iOS 5, *)
  public func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat,
    for barMetrics: UIBarMetrics
  ) {
    note("titleVerticalPositionAdjustment", ["\(barMetrics)"], .number(adjustment))
  }
}

extension UIToolbar {
  @available(iOS 5, *)
  public func setBackgroundImage(
    _ backgroundImage: UIImage?,
    forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    note("backgroundImage", ["\(topOrBottom)", "\(barMetrics)"], image: backgroundImage)
  }

  @available(iOS 6, *)
  public func setShadowImage(
    _ shadowImage: UIImage?,
    forToolbarPosition topOrBottom: UIBarPosition
  ) {
    note("shadowImage", ["\(topOrBottom)"], image: shadowImage)
  }
}

extension UITabBar {
  @available(iOS 5, *)
  public var backgroundImage: UIImage? {
    get { nil }
    set { note("backgroundImage", image: newValue) }
  }

  @available(iOS 6, *)
  public var shadowImage: UIImage? {
    get { nil }
    set { note("shadowImage", image: newValue) }
  }

  @available(iOS 5, *)
  public var selectionIndicatorImage: UIImage? {
    get { nil }
    set { note("selectionIndicatorImage", image: newValue) }
  }
}

extension UIBarItem {
  @available(iOS 5, *)
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {
    note("titleTextAttributes", [state.word], attributes: attributes)
  }
}

extension UIBarButtonItem {
  @available(iOS 5, *)
  public func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) {
    note("backgroundImage", [state.word, "\(barMetrics)"], image: backgroundImage)
  }

  @available(iOS 6, *)
  public func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State,
    style: UIBarButtonItem.Style,
    barMetrics: UIBarMetrics
  ) {
    // Both styles of bold buttons have the same raw value.
    let style = style == .plain ? "plain" : "done"
    note("backgroundImage", [state.word, style, "\(barMetrics)"], image: backgroundImage)
  }

  @available(iOS 5, *)
  public func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat,
    for barMetrics: UIBarMetrics
  ) {
    note("backgroundVerticalPositionAdjustment", ["\(barMetrics)"], .number(adjustment))
  }

  @available(iOS 5, *)
  public func setTitlePositionAdjustment(
    _ adjustment: UIOffset,
    for barMetrics: UIBarMetrics
  ) {
    note("titlePositionAdjustment", ["\(barMetrics)"], .offset(adjustment))
  }

  @available(iOS 5, *)
  public func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) {
    note("backButtonBackgroundImage", [state.word, "\(barMetrics)"], image: backgroundImage)
  }

  @available(iOS 5, *)
  public func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset,
    for barMetrics: UIBarMetrics
  ) {
    note("backButtonTitlePositionAdjustment", ["\(barMetrics)"], .offset(adjustment))
  }

  @available(iOS 5, *)
  public func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat,
    for barMetrics: UIBarMetrics
  ) {
    note("backButtonBackgroundVerticalPositionAdjustment", ["\(barMetrics)"], .number(adjustment))
  }
}

extension UITabBarItem {
  @available(iOS 5, *)
  public var titlePositionAdjustment: UIOffset {
    get { .zero }
    set { note("titlePositionAdjustment", .offset(newValue)) }
  }

  @available(iOS 10, *)
  public func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {
    note("badgeTextAttributes", [state.word], attributes: textAttributes)
  }
}
