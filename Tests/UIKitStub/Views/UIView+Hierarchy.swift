// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UIView {
  /// The window that contains the view.
  public var window: UIWindow? {
    var view: UIView? = self
    while let current = view {
      if let window = current as? UIWindow { return window }
      view = current.superview
    }
    return nil
  }

  public func addSubview(_ view: UIView) {
    insert(view, at: subviews.count)
  }

  public func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: subviews.firstIndex(of: sibling) ?? 0)
  }

  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, at: subviews.firstIndex(of: sibling).map { $0 + 1 } ?? subviews.count)
  }

  public func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(of: view) else { return }
    subviews.append(subviews.remove(at: index))
  }

  public func sendSubviewToBack(_ view: UIView) {
    guard let index = subviews.firstIndex(of: view) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
  }

  public func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let next = current {
      if next === view { return true }
      current = next.superview
    }
    return false
  }

  private func insert(_ view: UIView, at index: Int) {
    var index = index
    if view.superview === self, let old = subviews.firstIndex(of: view) {
      subviews.remove(at: old)
      if old < index { index -= 1 }
      subviews.insert(view, at: min(index, subviews.count))
      return
    }
    if let hosting = self as? _UIHostingView, !hosting.isSwiftUIs {
      Simulation.misuses.append(.subviewOfHostingView("\(type(of: view))"))
    }
    let traits = view.traitCollection
    let tint = view.tintColor
    view.removeFromSuperview()
    let window = window
    view.willMove(toSuperview: self)
    if let window { view.forEachView { $0.willMove(toWindow: window) } }
    view.superview = self
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    setNeedsLayout()
    didAddSubview(view)
    if window != nil { view.enterWindow() }
    view.didMoveToSuperview()
    view.inherit(traits: traits, tint: tint)
  }

  public func removeFromSuperview() {
    guard let parent = superview else { return }
    let window = window
    parent.willRemoveSubview(self)
    willMove(toSuperview: nil)
    if window != nil { forEachView { $0.willMove(toWindow: nil) } }
    parent.subviews.removeAll { $0 === self }
    superview = nil
    parent.setNeedsLayout()
    if window != nil { forEachView { $0.didMoveToWindow() } }
    didMoveToSuperview()
  }

  /// Calls a closure with this view and all views in it, depth first.
  func forEachView(_ body: (UIView) -> Void) {
    body(self)
    for view in subviews { view.forEachView(body) }
  }

  private func enterWindow() {
    forEachView { view in
      for observer in WindowEntry.observers { observer(view) }
      view.didMoveToWindow()
    }
  }

  /// Notifies this view and the views in it of changes that their new place causes.
  private func inherit(traits: UITraitCollection, tint: UIColor?) {
    if tintColor != tint { forEachView { $0.tintColorDidChange() } }
    safeAreaMayHaveChanged()
    if window != nil, traitCollection != traits { traitsDidChange(from: traits) }
  }
}

/// The observers of views that enter a window, such as appearance proxies.
@MainActor
enum WindowEntry {
  /// The closures to call for each view, superviews first.
  static var observers: [(UIView) -> Void] = [{ UIAppearanceProxies.shared.apply(to: $0) }]
}
