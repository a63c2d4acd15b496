#if canImport(SwiftUI) && canImport(UIKit)
import UIKit

/// An unseen view controller behind a SwiftUI view, by which the controllers around that view are found.
@available(iOS 15, *)
final class AnchorController: UIViewController {
  /// Called whenever the controllers around may be others, or may have been given something else.
  var moved: (@MainActor (AnchorController) -> Void)?
  /// Called once the view is shown.
  var appeared: (@MainActor (AnchorController) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.isHidden = true
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent != nil { moved?(self) }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    moved?(self)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    moved?(self)
    appeared?(self)
  }

  /// The controller around that a stack, or else tabs or columns, show as a whole; nil as long as there is none.
  var host: UIViewController? {
    var child: UIViewController = self
    while let parent = child.parent {
      let isContainer =
        parent is UINavigationController || parent is UITabBarController
        || parent is UISplitViewController
      if isContainer { return child }
      child = parent
    }
    return nil
  }

  /// The stacks and tabs beside this controller whose views have this one's center in them, outer ones first.
  var containersBehind: [UIViewController] {
    parent.map(containers) ?? []
  }

  private func containers(in controller: UIViewController) -> [UIViewController] {
    controller.children.flatMap { child -> [UIViewController] in
      guard child !== self, covers(child) else { return [] }
      let isBar = child is UINavigationController || child is UITabBarController
      return (isBar ? [child] : []) + containers(in: child)
    }
  }

  /// Tabs that aren't selected have no window; they count as where their tab bar is.
  private func covers(_ child: UIViewController) -> Bool {
    guard let own = viewIfLoaded, own.window != nil, own.bounds.width > 0 else {
      // Several that look for bars, such as previews', can't tell them apart before the layout.
      let anchors = parent?.children.compactMap { $0 as? AnchorController } ?? []
      return anchors.filter { $0.appeared == nil }.count == 1
    }
    guard let view = child.viewIfLoaded, view.window != nil else { return true }
    let place = own.convert(own.bounds, to: nil)
    return view.convert(view.bounds, to: nil)
      .contains(CGPoint(x: place.midX, y: place.midY))
  }
}
#endif
