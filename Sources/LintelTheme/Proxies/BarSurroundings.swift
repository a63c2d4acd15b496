package import LintelSchema

/// What is known of the containers of a theme's bars, from the types that its screens name.
package struct BarSurroundings {
  /// Whether a proxy that asks for containers reaches a bar.
  package enum Reach: Comparable {
    /// The bar is in no such container.
    case never
    /// The theme does not say enough.
    case possible
    /// The bar is in such containers for sure.
    case certain
  }

  /// Where an object of a class stands.
  package enum Host: Hashable {
    /// A bar itself.
    case bar(BarKind)
    /// An item in a bar.
    case item(of: BarKind)
    /// The search bar of a navigation item.
    case searchBar
    /// A button in a search bar.
    case itemOfSearchBar
  }

  /// A step of the view and controller hierarchy.
  private enum Level {
    /// Something whose class and superclasses are known.
    case known(Set<String>)
    /// Containers that the theme does not name.
    case unknown(holdsContent: Bool)
  }

  /// Types of screens that are shown inside a bar's controller, and so hold no bar.
  package let contentTypes: Set<String>
  /// The navigation controllers that screens name.
  private let navigationControllers: Set<String>

  /// Collects the types that a theme's screens name.
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

  /// How far a proxy for containers gets.
  ///
  /// - Parameters:
  ///   - containers: innermost first, as UIKit takes them.
  ///   - host: where the styled object stands.
  ///   - navigationController: the type that the screen names, nil if it names none.
  /// - Returns: the most that one of the host's possible hierarchies gives.
  package func reach(of containers: [String], _ host: Host, navigationController: String?) -> Reach
  {
    if containers.isEmpty { return .certain }
    return levels(of: host, navigationController).map { levels in
      if Self.known(levels).positions(of: containers) != nil { return .certain }
      let outermostFirst = Array(containers.reversed())
      return matches(outermostFirst[...], levels[...], navigationController) ? .possible : .never
    }.max() ?? .never
  }

  /// The hierarchy of a host as far as it is known for sure.
  package func known(_ host: Host, navigationController: String?) -> ContainerHierarchy {
    Self.known(levels(of: host, navigationController).first ?? [])
  }

  /// Those of some levels that are known.
  private static func known(_ levels: [Level]) -> ContainerHierarchy {
    let known = levels.compactMap { if case .known(let names) = $0 { names } else { nil } }
    return ContainerHierarchy(known)
  }

  /// The hierarchy around a host, from the window down.
  private func levels(of host: Host, _ navigationController: String?) -> [[Level]] {
    let window = Level.known(["UIWindow", "UIView"])
    var controller: Set<String> = ["UINavigationController", "UIViewController"]
    if let navigationController { controller.insert(navigationController) }
    switch host {
    case .bar(.navigationBar): return [[window, .unknown(holdsContent: false), .known(controller)]]
    case .bar(.toolbar):
      return [
        [window, .unknown(holdsContent: false), .known(controller)],
        [window, .unknown(holdsContent: true)],
      ]
    case .bar(.tabBar):
      return [
        [
          window, .unknown(holdsContent: false),
          .known(["UITabBarController", "UIViewController"]),
        ]
      ]
    case .item(let bar):
      return levels(of: .bar(bar), navigationController).prefix(1).map {
        $0 + [.known([bar.uikitClass, "UIView"])]
      }
    case .searchBar: return [[window, .unknown(holdsContent: true)]]
    case .itemOfSearchBar:
      return [[window, .unknown(holdsContent: true), .known(["UISearchBar", "UIView"])]]
    }
  }

  /// Whether containers can occur in this order if unknown ones hold anything that they can.
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
    case .unknown(let holdsContent):
      // A bar holds views, never a controller.
      if !(isInBar && name.hasSuffix("Controller")),
        canOccur(name, holdsContent: holdsContent, controller),
        matches(rest, levels, controller, isInBar: isInBar || LegacyClass.named(name) != nil)
      {
        return true
      }
    }
    return matches(containers, levels.dropFirst(), controller, isInBar: isInBar)
  }

  /// Whether an object of a class can be in a place that the theme doesn't name.
  ///
  /// - Parameters:
  ///   - name: The class.
  ///   - holdsContent: Whether the place is inside a screen's own content.
  ///   - controller: The navigation controller's class; nil if the theme doesn't name it.
  /// - Returns: False only if the place certainly holds no such object.
  private func canOccur(_ name: String, holdsContent: Bool, _ controller: String?) -> Bool {
    if holdsContent { return LegacyClass.named(name).map { !$0.isItem } ?? true }
    if contentTypes.contains(name) { return false }
    if controller != nil, name != controller, navigationControllers.contains(name) { return false }
    // Of UIKit's own classes only controllers hold a controller's bar.
    return !Self.isUIKits(name) || name.hasSuffix("Controller") || name == "UIResponder"
  }

  /// Whether a name is one of UIKit's, such as `UIToolbar`.
  package static func isUIKits(_ name: String) -> Bool {
    name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase == true
  }
}

/// Tells where objects of UIKit's classes occur.
extension LegacyClass {
  /// Where objects of the class stand.
  package var hosts: [BarSurroundings.Host] {
    if !isItem { return bars.isEmpty ? [.searchBar] : bars.map { .bar($0) } }
    let inBars = bars.map { BarSurroundings.Host.item(of: $0) }
    return bars.contains(.navigationBar) ? inBars + [.itemOfSearchBar] : inBars
  }
}
