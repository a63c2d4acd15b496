#if canImport(UIKit)
import UIKit

/// An unseen view that tells when the view around it comes into a window, is laid out anew, or gets other traits.
@available(iOS 13, *)
final class BarProbe: UIView {
  /// Called when the view around has come into a window.
  var entered: (@MainActor () -> Void)?
  /// Called when the view around has another size.
  var resized: (@MainActor () -> Void)?
  /// Called when something has changed that bars depend on: size classes, the size of text, the style of the system.
  var traitsChanged: (@MainActor () -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isHidden = true
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    guard #available(iOS 17, *) else { return }
    let traits: [UITrait] = [
      UITraitVerticalSizeClass.self, UITraitHorizontalSizeClass.self,
      UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self,
      UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self,
    ]
    registerForTraitChanges(traits) { (probe: BarProbe, _: UITraitCollection) in
      probe.traitsChanged?()
    }
  }

  /// Watches a view from now on.
  func watch(_ view: UIView) {
    guard superview !== view else { return }
    frame = CGRect(origin: .zero, size: view.bounds.size)
    view.insertSubview(self, at: 0)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { entered?() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    resized?()
  }

  @available(iOS, introduced: 13, deprecated: 17)
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if #available(iOS 17, *) { return }
    traitsChanged?()
  }
}
#endif
