// A stand-in for a part of SwiftUI: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A navigation stack's controllers, and the path that they show.
private final class StackBox: NSObject, UINavigationControllerDelegate {
  let controller = UINavigationController(nibName: nil, bundle: nil)
  var hosts: [Host] = []
  var path: [AnyHashable] = []
  /// Whether the path has changed and the stack hasn't followed.
  var isBehind = false
  /// The stack after its last transition.
  var landed: [UIViewController] = []
  var trim: ((Int) -> Void)?
  weak var host: Host?

  /// Marks the stack for an update to the path.
  func fallBehind() {
    isBehind = true
    host?.invalidate()
  }

  func catchUp() {
    guard isBehind else { return }
    isBehind = false
    if controller.viewControllers != hosts {
      controller.setViewControllers(hosts, animated: true)
    } else {
      // A swipe already removed the screens that the path lost, and puts them back if it's canceled.
      controller.transition?.animate(alongsideTransition: nil) { [weak self] context in
        if context.isCancelled { self?.fallBehind() }
      }
    }
    if controller.transition == nil { landed = hosts }
  }

  /// Removes the value from the path after a swipe back, or a tap on the back button.
  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    let shown = navigationController.viewControllers
    // A push that waits for another one isn't in the stack so far, which doesn't mean that the user went back.
    let isPopped = landed == hosts && shown.count < hosts.count
    landed = shown
    guard isPopped else {
      if shown != hosts { fallBehind() }
      return
    }
    let depth = shown.count - 1
    path = Array(path.prefix(depth))
    hosts = Array(hosts.prefix(depth + 1))
    landed = shown
    trim?(depth)
  }
}

@available(iOS 16, *)
public struct NavigationStack<Element: Hashable, Root: View>: View, PrimitiveView {
  public typealias Body = Never
  private let path: Binding<[Element]>?
  private let root: Root

  public init(path: Binding<[Element]>, @ViewBuilder root: () -> Root) {
    self.path = path
    self.root = root()
  }

  func render(in node: Node, _ inputs: Inputs) {
    let box = node.made as? StackBox ?? StackBox()
    if node.made == nil {
      node.made = box
      box.hosts = [Host(nibName: nil, bundle: nil)]
      box.controller.delegate = box
    }
    box.host = inputs.host
    let path = path
    box.trim = { depth in path?.wrappedValue = Array((path?.wrappedValue ?? []).prefix(depth)) }
    box.hosts[0].set(root.rendering, inputs)
    // The root declares the destinations of the path's values.
    box.hosts[0].update()
    let wanted = (path?.wrappedValue ?? []).map { AnyHashable($0) }
    var hosts = [box.hosts[0]]
    for (index, value) in wanted.enumerated() {
      let isKnown = index < box.path.count && box.path[index] == value
      let host = isKnown ? box.hosts[index + 1] : Host(nibName: nil, bundle: nil)
      let destination = hosts.lazy.compactMap {
        $0.outputs.destinations[ObjectIdentifier(Element.self)]
      }.first
      if let destination { host.set(destination(value), inputs) }
      hosts.append(host)
    }
    if box.hosts != hosts { box.isBehind = true }
    (box.hosts, box.path) = (hosts, wanted)
    inputs.host.outputs.controllers.append(box.controller)
    if box.controller.viewControllers.isEmpty {
      box.controller.viewControllers = hosts
      box.isBehind = false
      box.landed = hosts
    }
    inputs.host.outputs.afterwards.append { box.catchUp() }
  }
}

@available(iOS 16, *)
extension NavigationStack where Element == Never {
  public init(@ViewBuilder root: () -> Root) {
    path = nil
    self.root = root()
  }
}

@available(iOS 13, *)
public struct TabView<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  private let selection: Binding<Int>?
  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }

  public init(selection: Binding<Int>, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  func render(in node: Node, _ inputs: Inputs) {
    let tabs = node.made as? UITabBarController ?? UITabBarController(nibName: nil, bundle: nil)
    node.made = tabs
    let children = content.renderings
    var hosts = tabs.viewControllers?.compactMap { $0 as? Host } ?? []
    if hosts.count != children.count {
      hosts = children.map { _ in Host(nibName: nil, bundle: nil) }
    }
    for (host, child) in zip(hosts, children) { host.set(child, inputs) }
    if tabs.viewControllers == nil { tabs.viewControllers = hosts }
    if let index = selection?.wrappedValue, tabs.selectedIndex != index {
      tabs.selectedIndex = index
    }
    inputs.host.outputs.controllers.append(tabs)
  }
}

@available(iOS 16, *)
public struct NavigationSplitView<Sidebar: View, Detail: View>: View, PrimitiveView {
  public typealias Body = Never
  private let sidebar: Sidebar
  private let detail: Detail

  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.sidebar = sidebar()
    self.detail = detail()
  }

  func render(in node: Node, _ inputs: Inputs) {
    let split = node.made as? UISplitViewController ?? UISplitViewController()
    if node.made == nil {
      node.made = split
      split.viewControllers = (0..<2).map { _ in
        UINavigationController(rootViewController: Host(nibName: nil, bundle: nil))
      }
    }
    for (column, content) in zip(split.viewControllers, [sidebar.rendering, detail.rendering]) {
      let host = (column as? UINavigationController)?.viewControllers.first as? Host
      host?.set(content, inputs)
    }
    inputs.host.outputs.controllers.append(split)
  }
}

/// How a `NavigationView` shows its screens.
@MainActor
public protocol NavigationViewStyle {}

@available(iOS 13, *)
public struct StackNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

@available(iOS 15, *)
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

private struct NavigationViewStyleKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension View {
  @available(iOS 13, *)
  public func navigationViewStyle<Style: NavigationViewStyle>(_ style: Style) -> some View {
    let isStack = style is StackNavigationViewStyle
    return effect(before: { $1.environment[NavigationViewStyleKey.self] = isStack })
  }
}

/// A stack, depending on its style, or else a split view that shows only its first column, as on a phone.
@available(iOS 13, *)
public struct NavigationView<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  func render(in node: Node, _ inputs: Inputs) {
    let isStack = inputs.environment[NavigationViewStyleKey.self]
    let made = node.made as? UIViewController ?? Self.container(isStack: isStack)
    node.made = made
    let stack = made as? UINavigationController ?? made.children.first as? UINavigationController
    (stack?.viewControllers.first as? Host)?.set(content.rendering, inputs)
    inputs.host.outputs.controllers.append(made)
  }

  private static func container(isStack: Bool) -> UIViewController {
    let stack = UINavigationController(rootViewController: Host(nibName: nil, bundle: nil))
    if isStack { return stack }
    let split = UISplitViewController()
    split.viewControllers = [stack]
    return split
  }
}
