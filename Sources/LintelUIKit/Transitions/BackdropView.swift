#if canImport(UIKit)
import UIKit

/// A view with the background of a bar, which a screen shows behind a bar whose own background is clear.
///
/// It isn't a second bar, because UIKit lets content show through frosted bars while the tab bar comes or goes.
@available(iOS 13, *)
final class BackdropView: UIView {
  private let effectView = UIVisualEffectView(effect: nil)
  private let colorView = UIView(frame: .zero)
  private let imageView = UIImageView(frame: .zero)
  private let shadowView = UIImageView(frame: .zero)

  /// No storyboard contains the view.
  required init?(coder: NSCoder) { nil }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    clipsToBounds = false
    for view in [effectView, colorView, imageView, shadowView] { addSubview(view) }
  }

  private weak var bar: UINavigationBar?

  /// A bar that grows, such as for a large title, changes the safe area of the screens below it.
  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    if let superview, let bar { layout(in: superview, below: bar) }
  }

  private(set) var appearance: UIBarAppearance?

  /// Shows the background and the shadow of an appearance object in UIKit's order: the effect, the color, and the image on top.
  func show(_ appearance: UIBarAppearance) {
    self.appearance = appearance
    effectView.effect = appearance.backgroundEffect
    colorView.backgroundColor = appearance.backgroundColor
    imageView.image = appearance.backgroundImage
    imageView.contentMode = appearance.backgroundImageContentMode
    let image = appearance.shadowImage
    shadowView.image = image
    shadowView.tintColor = appearance.shadowColor
    shadowView.backgroundColor = image == nil ? appearance.shadowColor : nil
  }

  /// Covers the top of a view down to the lower edge of a bar, regardless of the content's position and the bar's superview.
  func layout(in view: UIView, below bar: UINavigationBar) {
    self.bar = bar
    // A view that is about to appear isn't in a window yet; it will fill what the bar's controller fills.
    let place = view.window != nil && view.window === bar.window ? view : bar.superview
    let edge = bar.convert(bar.bounds, to: place).maxY
    let size = CGSize(
      width: view.bounds.width,
      height: max(0, place === view ? edge - view.bounds.minY : edge)
    )
    frame = CGRect(origin: CGPoint(x: view.bounds.minX, y: view.bounds.minY), size: size)
    let whole = CGRect(origin: .zero, size: size)
    effectView.frame = whole
    colorView.frame = whole
    imageView.frame = whole
    let height = shadowView.image?.size.height ?? 1 / max(traitCollection.displayScale, 1)
    shadowView.frame = CGRect(x: 0, y: size.height, width: size.width, height: height)
  }
}

/// The backdrops of the screens of one navigation controller.
@available(iOS 13, *)
@MainActor
final class BackdropStage {
  private struct Entry {
    weak var screen: UIViewController?
    let view: BackdropView
    var looks: BarLooks
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// Whether a screen's view can contain a backdrop; SwiftUI's views don't accept other subviews.
  static func hasRoom(_ screen: UIViewController) -> Bool {
    guard let view = screen.viewIfLoaded else { return true }
    return !String(describing: type(of: view)).hasPrefix("_UIHostingView")
  }

  /// Gives a screen a backdrop, which appears when `show` is called.
  func add(to screen: UIViewController, _ looks: BarLooks) {
    guard Self.hasRoom(screen) else { return remove(from: screen) }
    let key = ObjectIdentifier(screen)
    if entries[key]?.screen !== screen {
      entries[key] = Entry(screen: screen, view: BackdropView(frame: .zero), looks: looks)
    } else {
      entries[key]?.looks = looks
    }
  }

  func purge() { entries = entries.filter { $0.value.screen != nil } }

  /// Returns the looks that the screen's backdrop draws, or `nil` if it doesn't have one.
  func looks(of screen: UIViewController) -> BarLooks? {
    guard let entry = entries[ObjectIdentifier(screen)], entry.screen === screen else { return nil }
    return entry.looks
  }

  func show(
    on screen: UIViewController,
    _ state: BarState,
    isBlended: Bool,
    alpha: Double,
    below bar: UINavigationBar
  ) {
    guard let entry = entries[ObjectIdentifier(screen)], let view = screen.view else { return }
    guard Self.hasRoom(screen) else { return }
    entry.view.show(entry.looks.shown(in: state, isBlended: isBlended))
    entry.view.alpha = CGFloat(alpha)
    // Add it only once, so that views that the app adds above it later stay above it.
    if entry.view.superview !== view { view.addSubview(entry.view) }
    entry.view.layout(in: view, below: bar)
  }

  /// Lays out the backdrop of a screen, such as after its content has moved.
  func layout(on screen: UIViewController, below bar: UINavigationBar) {
    guard let entry = entries[ObjectIdentifier(screen)], let view = entry.view.superview else {
      return
    }
    entry.view.layout(in: view, below: bar)
  }

  func layout(below bar: UINavigationBar) {
    for entry in entries.values {
      if let view = entry.view.superview { entry.view.layout(in: view, below: bar) }
    }
  }

  func remove(from screen: UIViewController) {
    entries.removeValue(forKey: ObjectIdentifier(screen))?.view.removeFromSuperview()
  }

  func removeAll() {
    for entry in entries.values { entry.view.removeFromSuperview() }
    entries = [:]
  }
}
#endif
