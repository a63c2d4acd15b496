package import LintelSchema

/// The containers of a theme's bars, as far as the types that its screens name determine them.
package struct BarSurroundings {
  /// Whether a proxy with containers applies to a bar.
  package enum Reach: Comparable {
    /// The bar is never in such containers.
    case never
    /// The theme doesn't determine whether the bar is in such containers.
    case possible
    /// The bar is certainly in such containers.
    case certain
  }

  /// The position of an object of a class.
  package enum Host: Hashable {
    case bar(BarKind)
    case item(of: BarKind)
    /// The search bar of a navigation item.
    case searchBar
    /// A button in a search bar.
    case itemOfSearchBar
  }

  /// A level of the view and controller hierarchy.
  private enum Level {
    /// An object with a known class, with the names of the class and its superclasses.
    case known(Set<String>)
    /// Any number of containers that the theme doesn't name, and whether they're in a screen's own content.
    case unknown(isInContent: Bool)
  }

  /// The types of view controllers that are shown inside a bar's controller, so that they don't contain the bar.
  package let contentTypes: Set<String>
  private let navigationControllers: Set<String>

  package init(_ theme: Theme) {
    let navigation = theme.screenClasses.compactMap(\.navigationController?.text)
    navigationControllers = Set(navigation)
    contentTypes = Set(theme.screenClasses.compactMap(\.viewController?.text))
      .subtracting(navigation)
      .filter { name in
        ![
          "NavigationController", "TabBarController", "SplitViewController", "HostingController",
          "ContainerViewController", "ContainerController",
        ].contains { name.hasSuffix($0) }
      }
  }

  /// Returns how certain it is that a proxy with containers, innermost first, applies to a host in any of its possible hierarchies.
  package func reach(of containers: [String], _ host: Host, navigationController: String?) -> Reach
  {
    if containers.isEmpty { return .certain }
    return levels(of: host, navigationController).map { levels in
      if Self.known(levels).positions(of: containers) != nil { return .certain }
      let outermostFirst = Array(containers.reversed())
      return matches(outermostFirst[...], levels[...], navigationController) ? .possible : .never
    }.max() ?? .never
  }

  /// Returns the part of a host's hierarchy that is certain.
  package func known(_ host: Host, navigationController: String?) -> ContainerHierarchy {
    Self.known(levels(of: host, navigationController).first ?? [])
  }

  private static func known(_ levels: [Level]) -> ContainerHierarchy {
    let known = levels.compactMap { if case .known(let names) = $0 { names } else { nil } }
    return ContainerHierarchy(known)
  }

  /// Returns the possible hierarchies around a host, each from the window down.
  private func levels(of host: Host, _ navigationController: String?) -> [[Level]] {
    let window = Level.known(["UIWindow", "UIView"])
    var controller: Set<String> = ["UINavigationController", "UIViewController"]
    if let navigationController { controller.insert(navigationController) }
    switch host {
    case .bar(.navigationBar): return [[window, .unknown(isInContent: false), .known(controller)]]
    case .bar(.toolbar):
      return [
        [window, .unknown(isInContent: false), .known(controller)],
        [window, .unknown(isInContent: true)],
      ]
    case .bar(.tabBar):
      return [
        [window, .unknown(isInContent: false), .known(["UITabBarController", "UIViewController"])]
      ]
    case .item(let bar):
      return levels(of: .bar(bar), navigationController).prefix(1).map {
        $0 + [.known([bar.uikitClass, "UIView"])]
      }
    case .searchBar: return [[window, .unknown(isInContent: true)]]
    case .itemOfSearchBar:
      return [[window, .unknown(isInContent: true), .known(["UISearchBar", "UIView"])]]
    }
  }

  /// Returns whether containers can occur in this order if unknown levels contain whatever they can.
  private func matches(
    _ containers: ArraySlice<String>,
    _ levels: ArraySlice<Level>,
    _ controller: String?,
    isInBar: Bool = false
  ) -> Bool {
    guard let name = containers.first else { return true }
    guard let level = levels.first else { return false }
    let rest = containers.dropFirst()
    switch level {
    case .known(let names):
      if names.contains(name), matches(rest, levels.dropFirst(), controller) { return true }
    case .unknown(let isInContent):
      // A bar contains views, but never a controller.
      if !(isInBar && name.hasSuffix("Controller")),
        canOccur(name, isInContent: isInContent, controller),
        matches(rest, levels, controller, isInBar: isInBar || LegacyClass.named(name) != nil)
      {
        return true
      }
    }
    return matches(containers, levels.dropFirst(), controller, isInBar: isInBar)
  }

  /// Returns `false` only if an object of a class certainly can't be in a place that the theme doesn't name.
  private func canOccur(_ name: String, isInContent: Bool, _ controller: String?) -> Bool {
    if isInContent { return LegacyClass.named(name).map { !$0.isItem } ?? true }
    if contentTypes.contains(name) { return false }
    if controller != nil, name != controller, navigationControllers.contains(name) { return false }
    // Among UIKit's own classes, only controllers contain a controller's bar.
    return !Self.isUIKitName(name) || name.hasSuffix("Controller") || name == "UIResponder"
  }

  package static func isUIKitName(_ name: String) -> Bool {
    name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase == true
  }
}

extension LegacyClass {
  /// The positions in which objects of the class occur.
  package var hosts: [BarSurroundings.Host] {
    if !isItem { return bars.isEmpty ? [.searchBar] : bars.map { .bar($0) } }
    let inBars = bars.map { BarSurroundings.Host.item(of: $0) }
    return bars.contains(.navigationBar) ? inBars + [.itemOfSearchBar] : inBars
  }
}
