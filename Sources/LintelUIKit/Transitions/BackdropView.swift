#if canImport(UIKit)
import UIKit

/// The background of a bar as a view, which a screen draws beneath a bar whose own is clear.
///
/// It is a view and no second bar: UIKit lets frosted bars show what is beneath them while the tab bar comes or goes.
@available(iOS 13, *)
final class BackdropView: UIView {
  private let effectView = UIVisualEffectView(effect: nil)
  private let colorView = UIView(frame: .zero)
  private let imageView = UIImageView(frame: .zero)
  private let shadowView = UIImageView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    clipsToBounds = false
    for view in [effectView, colorView, imageView, shadowView] { addSubview(view) }
  }

  /// What it shows.
  private(set) var appearance: UIBarAppearance?

  /// Shows the background and the shadow of an appearance object, composed as UIKit does it: the effect, the color on it, the image
  /// on that.
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

  /// Covers the top of a view down to the lower edge of a bar, wherever the content is.
  func layout(in view: UIView, below bar: UINavigationBar) {
    let size = CGSize(width: view.bounds.width, height: bar.frame.maxY)
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

  /// Gives a screen a backdrop, which shows when `show` is called.
  func add(to screen: UIViewController, _ looks: BarLooks) {
    entries = entries.filter { $0.value.screen != nil }
    let key = ObjectIdentifier(screen)
    if entries[key] == nil {
      entries[key] = Entry(screen: screen, view: BackdropView(frame: .zero), looks: looks)
    } else {
      entries[key]?.looks = looks
    }
  }

  /// What the screen's backdrop is drawn from, nil if it has none.
  func looks(of screen: UIViewController) -> BarLooks? {
    guard let entry = entries[ObjectIdentifier(screen)], entry.screen === screen else { return nil }
    return entry.looks
  }

  /// Draws the backdrop of a screen.
  func show(
    on screen: UIViewController,
    _ state: BarState,
    isBlended: Bool,
    alpha: Double,
    below bar: UINavigationBar
  ) {
    guard let entry = entries[ObjectIdentifier(screen)], let view = screen.view else { return }
    entry.view.show(entry.looks.shown(in: state, isBlended: isBlended))
    entry.view.alpha = CGFloat(alpha)
    if entry.view.superview !== view || view.subviews.last !== entry.view {
      view.addSubview(entry.view)
    }
    entry.view.layout(in: view, below: bar)
  }

  /// Lays out the backdrops that show.
  func layout(below bar: UINavigationBar) {
    for entry in entries.values {
      if let view = entry.view.superview { entry.view.layout(in: view, below: bar) }
    }
  }

  /// Takes the backdrop of a screen away.
  func remove(from screen: UIViewController) {
    entries.removeValue(forKey: ObjectIdentifier(screen))?.view.removeFromSuperview()
  }

  func removeAll() {
    for entry in entries.values { entry.view.removeFromSuperview() }
    entries = [:]
  }
}
#endif
