#if canImport(UIKit)
@_spi(Generated) import LintelUIKit
public import UIKit

@available(iOS 13, *)
@MainActor
extension TreeTheme {
  /// Sets UIKit's appearance proxies as the tree says, if it was compiled with `--proxies`; those that it has are the ones that the Swift
  /// output of the same theme sets.
  ///
  /// Call it before the first window is shown: UIKit applies a proxy to a view when the view enters a window, and bars that are in one keep
  /// what they have.
  ///
  /// UIKit keeps what a proxy was set to, and can't take it back. When the context changes, pass the one before as `former`: what was set
  /// for it becomes UIKit's own value first, which hides what a weaker proxy sets, as any value does. Bars that are in a window change when
  /// they enter one again.
  ///
  /// - Parameters:
  ///   - context: the brand and what else it depends on; screens have no part in it, since a proxy outlasts them.
  ///   - former: the context that proxies are set for, nil if they aren't set.
  ///   - containers: the app's types that the theme names in `containedIn`, in any order, and those of UIKit's that are neither bars nor
  ///     controllers of bars.
  /// - Returns: the names of containers that are not among them, sorted. A proxy in one of these is left out, for without the container it
  ///   would reach other bars.
  @discardableResult
  public func applyProxies(
    in context: Context,
    replacing former: Context? = nil,
    containers: [any UIAppearanceContainer.Type]
  ) -> [String] {
    let table = TreeContainers(containers)
    if let former {
      for (proxy, values) in proxies(in: former) {
        proxy.set(TreeLegacy(nil, keys: values.paths, values: TreeValues(colors: [:])), table)
      }
    }
    let own = proxies(in: context)
    for (proxy, node) in own {
      let values = TreeValues(colors: context.colors)
      proxy.set(TreeLegacy(node, keys: node.paths, values: values), table)
    }
    return Set(own.flatMap(\.proxy.containers).filter { table[$0] == nil }).sorted()
  }

  /// The proxies that are set in a context, each with what it is set to.
  private func proxies(in context: Context) -> [(proxy: TreeProxy, values: TreeNode)] {
    var decisions = decisions(at: UIDevice.current.place(of: context, in: self, .current))
    return proxies.compactMap { proxy in proxy.values(&decisions).map { (proxy, $0) } }
  }
}

/// Types of containers by the names that themes have for them.
@available(iOS 13, *)
@MainActor
struct TreeContainers {
  private var types: [String: any UIAppearanceContainer.Type] = [:]

  /// - Parameter own: types of the app's, which come before UIKit's.
  init(_ own: [any UIAppearanceContainer.Type]) {
    for type in Self.uikit + own {
      // Such as `Shop.Cart.Controller`, with a step in parentheses for one that is private; a theme may leave out the module.
      let steps = String(reflecting: type).split(separator: ".")
      let name = steps.filter { !$0.hasPrefix("(") }.joined(separator: ".")
      types[name] = type
      guard let dot = name.firstIndex(of: ".") else { continue }
      types[String(name[name.index(after: dot)...])] = type
    }
  }

  subscript(name: String) -> (any UIAppearanceContainer.Type)? { types[name] }

  private static let uikit: [any UIAppearanceContainer.Type] = [
    UINavigationBar.self, UIToolbar.self, UITabBar.self, UISearchBar.self, UIView.self,
    UIWindow.self, UINavigationController.self, UITabBarController.self, UITableViewController.self,
    UIViewController.self,
  ]
}
#endif
