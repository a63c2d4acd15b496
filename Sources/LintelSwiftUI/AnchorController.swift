#if canImport(SwiftUI) && canImport(UIKit)
import UIKit

/// A hidden view controller behind a SwiftUI view, used to find the controllers around that view.
@available(iOS 15, *)
final class AnchorController: UIViewController {
  /// Called whenever the controllers around it, or their properties, may have changed.
  var moved: (@MainActor (AnchorController) -> Void)?
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

  /// The controller around the view whose parent is the nearest stack, tabs, or columns, or `nil` as long as there is none.
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

  /// The stacks and tabs next to this controller whose views contain the center of its view, outer ones first.
  var enclosingContainers: [UIViewController] { parent.map(containers) ?? [] }

  private func containers(in controller: UIViewController) -> [UIViewController] {
    controller.children.flatMap { child -> [UIViewController] in
      guard child !== self, covers(child) else { return [] }
      let isBar = child is UINavigationController || child is UITabBarController
      return (isBar ? [child] : []) + containers(in: child)
    }
  }

  /// Whether a child covers the view; tabs that aren't selected have no window, and count as covering it.
  private func covers(_ child: UIViewController) -> Bool {
    guard let own = viewIfLoaded, own.window != nil, own.bounds.width > 0 else {
      // Before the layout, several anchors that look for bars, such as those of previews, can't tell them apart.
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
