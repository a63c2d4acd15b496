// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UIView {
  public var bounds: CGRect {
    get {
      CGRect(origin: (self as? UIScrollView)?.contentOffset ?? .zero, size: frame.size)
    }
    set { frame.size = newValue.size }
  }

  public var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// Converts a rectangle from this view's coordinates to another view's, or to the window's if `nil`.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let (from, to) = (originInTop, view?.originInTop ?? .zero)
    let origin = CGPoint(
      x: rect.origin.x + from.x - to.x,
      y: rect.origin.y + from.y - to.y
    )
    return CGRect(origin: origin, size: rect.size)
  }

  /// The origin of this view in the topmost view.
  private var originInTop: CGPoint {
    let scroll = bounds.origin
    guard let superview else { return CGPoint(x: -scroll.x, y: -scroll.y) }
    let outer = superview.originInTop
    return CGPoint(x: outer.x + frame.minX - scroll.x, y: outer.y + frame.minY - scroll.y)
  }

  public func setNeedsLayout() {
    needsLayout = true
  }

  /// Lays out this view and all views in it that need it.
  public func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      viewController?.viewWillLayoutSubviews()
      layoutSubviews()
      viewController?.viewDidLayoutSubviews()
    }
    for view in subviews { view.layoutIfNeeded() }
  }

  func resizeSubviews(from size: CGSize) {
    setNeedsLayout()
    let (width, height) = (frame.width - size.width, frame.height - size.height)
    for view in subviews {
      if view.autoresizingMask.contains(.flexibleWidth) { view.frame.size.width += width }
      if view.autoresizingMask.contains(.flexibleHeight) { view.frame.size.height += height }
    }
  }

  /// The parts of the view that are under bars and the edges of the screen.
  @available(iOS 11, *)
  public var safeAreaInsets: UIEdgeInsets {
    if let window = self as? UIWindow { return window.screenInsets }
    var insets = barInsets
    if let additional = viewController?.additionalSafeAreaInsets { insets += additional }
    guard let superview else { return insets }
    let outer = superview.safeAreaInsets
    insets.top += max(0, outer.top - frame.minY)
    insets.left += max(0, outer.left - frame.minX)
    insets.bottom += max(0, frame.maxY - superview.frame.height + outer.bottom)
    insets.right += max(0, frame.maxX - superview.frame.width + outer.right)
    return insets
  }

  /// Notifies this view and all views in it whose safe area changed.
  func safeAreaMayHaveChanged() {
    forEachView { view in
      let insets = view.safeAreaInsets
      guard insets != view.lastSafeAreaInsets else { return }
      view.lastSafeAreaInsets = insets
      (view as? UIScrollView)?.insetsMayHaveChanged()
      view.safeAreaInsetsDidChange()
      view.viewController?.viewSafeAreaInsetsDidChange()
    }
  }
}
