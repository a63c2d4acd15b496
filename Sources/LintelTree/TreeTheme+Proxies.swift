#if canImport(UIKit)
@_spi(Generated) import LintelUIKit
public import UIKit

@available(iOS 13, *)
@MainActor
extension TreeTheme {
  /// Sets UIKit's appearance proxies as the tree does, if it was compiled with `--proxies`.
  ///
  /// The tree has the proxies that the Swift output of the same theme sets. Call this method before the first window is shown: UIKit
  /// applies a proxy to a view when the view enters a window, and bars that are in a window keep their values.
  ///
  /// UIKit keeps the values of a proxy and can't remove them. When the context changes, pass the previous one as `former`. UIKit's own
  /// values first replace those that were set for it, which hides what a weaker proxy sets, as any value does. Bars that are in a
  /// window change when they enter a window again.
  ///
  /// - Parameters:
  ///   - context: the brand and everything else that the values depend on, except screens, which proxies outlast.
  ///   - former: the context for which the proxies are set, or `nil` if they aren't set.
  ///   - containers: the app's types that the theme names in `containedIn`, in any order, and types of UIKit that are neither bars nor
  ///     controllers of bars.
  /// - Returns: the names of missing containers, sorted. A proxy in one of these is left out, because it would change other bars without
  ///   the container.
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

  private func proxies(in context: Context) -> [(proxy: TreeProxy, values: TreeNode)] {
    var decisions = decisions(at: UIDevice.current.place(of: context, in: self, .current))
    return proxies.compactMap { proxy in proxy.values(&decisions).map { (proxy, $0) } }
  }
}

/// The types of containers, by the names that themes have for them.
@available(iOS 13, *)
@MainActor
struct TreeContainers {
  private var types: [String: any UIAppearanceContainer.Type] = [:]

  init(_ own: [any UIAppearanceContainer.Type]) {
    for type in Self.uikit + own {
      // The name is such as `Shop.Cart.Controller`, with a step in parentheses if it is private. A theme may leave out the module.
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
