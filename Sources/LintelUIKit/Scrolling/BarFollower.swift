#if canImport(UIKit)
public import UIKit

/// Makes the background and the position of a navigation bar follow the content of one screen, with one observation.
@available(iOS 13, *)
@MainActor
final class BarFollower {
  private weak var controller: UINavigationController?
  private weak var screen: UIViewController?
  private weak var scrollView: UIScrollView?
  private var behavior = ScrollBehavior.system
  private var observation: NSKeyValueObservation?
  private var position = BarPosition()
  /// The view whose alpha a fade has changed; `originalAlpha` is the alpha that it had before.
  private weak var background: UIView?
  private var originalAlpha: CGFloat = 1

  init(_ controller: UINavigationController) { self.controller = controller }

  /// Observes the content of a screen at rest instead of what was observed before, if anything depends on its position.
  ///
  /// `moved` is called after the bar has followed the content.
  func follow(
    _ screen: UIViewController,
    _ behavior: ScrollBehavior,
    isNeeded: Bool,
    moved: @escaping @MainActor @Sendable () -> Void
  ) {
    stop()
    self.screen = screen
    self.behavior = behavior
    guard isNeeded, let scrollView = ContentScroll.scrollView(of: screen, .top) else { return }
    self.scrollView = scrollView
    let body: @MainActor @Sendable () -> Void = { [weak self] in
      self?.update()
      moved()
    }
    // UIKit scrolls on the main thread; `assumeIsolated` would do the same cast, and allocate for every event.
    let handler = unsafe unsafeBitCast(body, to: (@Sendable () -> Void).self)
    observation = scrollView.observe(\.contentOffset) { @Sendable _, _ in
      MainActor.preconditionIsolated()
      handler()
    }
  }

  func stop() {
    observation?.invalidate()
    observation = nil
    scrollView = nil
    screen = nil
  }

  /// Follows the content again, such as after the layout of the bar.
  func update() {
    guard let screen, let scrollView else { return }
    show(behavior, progress: Self.progress(scrollView, behavior), on: screen)
  }

  /// Fades and moves the bar to match the content of a screen; `progress` is `nil` if nothing scrolls.
  func show(_ behavior: ScrollBehavior, progress: Double?, on screen: UIViewController) {
    guard let bar = controller?.navigationBar else { return }
    if let alpha = behavior.alpha(at: progress) {
      fade(bar, to: CGFloat(alpha))
    } else {
      endFade()
    }
    var shift = 0.0
    if case .away(let threshold) = behavior, progress != nil, let content = content(of: screen) {
      shift = ScrollFormula.awayShift(
        offset: Double(content.contentOffset.y),
        topInset: Double(content.adjustedContentInset.top),
        threshold: Double(threshold)
      )
    }
    position.shift(bar, by: CGFloat(shift))
  }

  /// Returns how far a screen's content has scrolled from its edge, from 0 to 1 as a behavior measures it, or `nil` if nothing scrolls.
  func progress(of screen: UIViewController, _ behavior: ScrollBehavior) -> Double? {
    // A screen without a view appears at its edge.
    guard screen.isViewLoaded else { return 0 }
    return content(of: screen).map { Self.progress($0, behavior) }
  }

  /// Returns 0 while the end of a screen's content is at the bars below it, 1 while more content follows, or `nil` if nothing scrolls.
  func bottomProgress(of screen: UIViewController) -> Double? {
    guard let content = ContentScroll.scrollView(of: screen, .bottom) else { return nil }
    let end = content.contentSize.height + content.adjustedContentInset.bottom
    let rest = end - content.contentOffset.y - content.bounds.height
    return ScrollFormula.progress(offset: Double(rest), topInset: 0, distance: 0)
  }

  func resign() {
    stop()
    endFade()
    guard let bar = controller?.navigationBar else { return }
    position.shift(bar, by: 0)
  }

  /// Whether the bar's background is a separate view, whose alpha can change.
  var canFade: Bool {
    guard let bar = controller?.navigationBar else { return false }
    return background?.superview === bar || BarBackgroundFinder.background(of: bar) != nil
  }

  private func fade(_ bar: UINavigationBar, to alpha: CGFloat) {
    if background?.superview !== bar {
      endFade()
      background = BarBackgroundFinder.background(of: bar)
      originalAlpha = background?.alpha ?? 1
    }
    background?.alpha = alpha
  }

  private func endFade() {
    background?.alpha = originalAlpha
    background = nil
  }

  private func content(of screen: UIViewController) -> UIScrollView? {
    if screen === self.screen, let scrollView { return scrollView }
    return ContentScroll.scrollView(of: screen, .top)
  }

  private static func progress(_ scrollView: UIScrollView, _ behavior: ScrollBehavior) -> Double {
    behavior.progress(
      offset: Double(scrollView.contentOffset.y),
      topInset: Double(scrollView.adjustedContentInset.top)
    )
  }
}

/// A screen that names the scroll view that bars follow, if UIKit's `setContentScrollView(_:for:)` isn't called or isn't available.
@available(iOS 13, *)
@MainActor
public protocol BarContentProviding: UIViewController {
  /// The scroll view, or `nil` if nothing in the screen scrolls.
  var barContentScrollView: UIScrollView? { get }
}

/// Finds the scroll view that a bar follows.
@available(iOS 13, *)
@MainActor
enum ContentScroll {
  /// Returns the scroll view that the app has set in UIKit for an edge, or else the one that the screen names, or else the screen's
  /// view or the first scroll view in it, depth first, that doesn't scroll only sideways.
  static func scrollView(of screen: UIViewController, _ edge: NSDirectionalRectEdge)
    -> UIScrollView?
  {
    guard let view = screen.viewIfLoaded else { return nil }
    if #available(iOS 15, *), let assigned = screen.contentScrollView(for: edge) { return assigned }
    if let provider = screen as? any BarContentProviding { return provider.barContentScrollView }
    if let scrollView = view as? UIScrollView { return scrollView }
    // Outside of windows, tables would create cells for the wrong size.
    if view.window != nil { view.layoutIfNeeded() }
    return first(in: view)
  }

  private static func first(in view: UIView) -> UIScrollView? {
    for subview in view.subviews {
      if let scrollView = subview as? UIScrollView, !isSideways(scrollView) { return scrollView }
      if let scrollView = first(in: subview) { return scrollView }
    }
    return nil
  }

  /// Whether a view scrolls only sideways, as a carousel does, so that a bar can't follow it.
  private static func isSideways(_ scrollView: UIScrollView) -> Bool {
    let (content, size) = (scrollView.contentSize, scrollView.bounds.size)
    return content.width > size.width && content.height <= size.height
  }
}

/// The position that UIKit gives a bar, and how far the bar has been moved from it.
@available(iOS 13, *)
private nonisolated struct BarPosition {
  private var home: CGFloat = 0
  private var last: CGFloat?

  /// Moves a bar up from its own position, which is where the last layout put it.
  @MainActor
  mutating func shift(_ bar: UINavigationBar, by points: CGFloat) {
    let current = bar.center.y
    let isMoved = last.map { abs($0 - current) < 0.01 } ?? false
    if !isMoved { home = current }
    guard points != 0 || isMoved else {
      last = nil
      return
    }
    bar.center.y = home - points
    last = points == 0 ? nil : bar.center.y
  }
}
#endif
