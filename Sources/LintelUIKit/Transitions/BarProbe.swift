#if canImport(UIKit)
import UIKit

/// A hidden view that reports when the view around it enters a window, is laid out, or gets new traits.
@available(iOS 13, *)
final class BarProbe: UIView {
  var entered: (@MainActor () -> Void)?
  var laidOut: (@MainActor () -> Void)?
  /// Called after traits that bars depend on have changed: size classes, the size of text, or the style of the system.
  var traitsChanged: (@MainActor () -> Void)?

  /// No storyboard contains the view.
  required init?(coder: NSCoder) { nil }

  override init(frame: CGRect) {
    super.init(frame: frame)
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
    laidOut?()
  }

  @available(iOS, introduced: 13, deprecated: 17)
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if #available(iOS 17, *) { return }
    traitsChanged?()
  }
}
#endif
