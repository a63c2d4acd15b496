#if canImport(UIKit)
import UIKit

@available(iOS 13, *)
extension UINavigationBar {
  /// Whether the bar is lower than in standard size, as in landscape on phones that are not large, up to iOS 16.
  var isCompact: Bool {
    guard traitCollection.verticalSizeClass == .compact else { return false }
    return bounds.height == 0 || bounds.height < 44
  }
}

/// What a stack is to its window.
@available(iOS 13, *)
nonisolated enum StackPlace {
  /// All that the window shows, in bars of tabs or without.
  case root
  /// Behind another tab.
  case covered
  /// In front of the root, or beside another stack.
  case own
}

@available(iOS 13, *)
extension UINavigationController {
  /// What the tab bar has an item for: this controller, or what it is in, as in SwiftUI.
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
      // UIKit declares the property `assign`; the tab bar controller keeps its controllers.
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
