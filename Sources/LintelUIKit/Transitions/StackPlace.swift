#if canImport(UIKit)
import UIKit

@available(iOS 13, *)
extension UINavigationBar {
  /// Whether the bar is lower than in standard size, as in landscape on iPhones that aren't large, up to iOS 16.
  var isCompact: Bool {
    guard traitCollection.verticalSizeClass == .compact else { return false }
    return bounds.height == 0 || bounds.height < 44
  }
}

/// The relation of a navigation stack to its window.
@available(iOS 13, *)
nonisolated enum StackPlace {
  /// The window shows only the stack, with or without a tab bar.
  case root
  /// The stack is behind another tab.
  case covered
  /// The stack is presented, or is next to another stack.
  case own
}

@available(iOS 13, *)
extension UINavigationController {
  /// The view controller with an item in the tab bar: this one or, as in SwiftUI, one that contains it.
  var tab: UIViewController? {
    var child: UIViewController = self
    while let parent = child.parent {
      if parent is UITabBarController { return child }
      child = parent
    }
    return nil
  }

  var place: StackPlace {
    var child: UIViewController = self
    var isOwn = false
    while let parent = child.parent {
      // UIKit declares the property as `assign`; the tab bar controller retains its controllers.
      if let tabs = parent as? UITabBarController, unsafe tabs.selectedViewController !== child {
        return .covered
      }
      if parent is UISplitViewController { isOwn = true }
      child = parent
    }
    return isOwn || child.presentingViewController != nil ? .own : .root
  }
}
#endif
