import LintelSchema
import LintelTheme

/// An app that sets a property in one of the ways that UIKit has.
struct PropertyCode {
  /// The app's code.
  let code: String
  /// The class of the screen that gets the value, or `nil` for the whole app.
  let screen: String?
  /// Other files, by path.
  var files: [String: String] = [:]

  private static let screenClass = "BasketController"

  private init(_ code: String, screen: String?) {
    self.code = code
    self.screen = screen
  }

  /// Code that runs when the app starts.
  private static func app(_ statement: String) -> PropertyCode {
    PropertyCode(
      """
      final class SceneDelegate: UIResponder {
        var window: UIWindow?
        func scene() { \(statement) }
      }
      """,
      screen: nil
    )
  }

  /// Code of a screen, or of the app if there is none.
  static func body(_ statements: String, of screen: String?) -> PropertyCode {
    screen == nil ? .app(statements) : .screen(statements)
  }

  /// Code of a screen, which can have other members.
  static func screen(_ statement: String, members: String = "") -> PropertyCode {
    PropertyCode(
      """
      final class \(screenClass): UIViewController {
        \(members)
        override func viewDidLoad() { \(statement) }
      }
      """,
      screen: screenClass
    )
  }

  /// Code of the app's own container.
  private static func container(_ kind: String, _ statement: String) -> PropertyCode {
    PropertyCode(
      "final class Main\(kind.dropFirst(2)): \(kind) { override func viewDidLoad() { \(statement) } }",
      screen: nil
    )
  }

  /// Returns the ways in which code sets a property outside of appearance objects; none if UIKit doesn't have it.
  static func all(of leaf: Leaf, _ value: SampleValue) -> [PropertyCode] {
    let path = leaf.uikitPath.joined(separator: ".")
    let setting = "\(path) = \(value.code)"
    switch leaf.property.destination {
    case .bar: return bar(leaf, setting)
    case .barController:
      return [
        .screen("tabBarController?.\(setting)"), .container("UITabBarController", setting),
      ]
    case .navigationItem:
      return [.screen("navigationItem.\(leaf.uikitPath.last ?? "") = \(value.code)")]
    case .viewController: return viewController(path, value.code)
    case .searchBar: return searchBar(Array(leaf.uikitPath.dropFirst()), value.code)
    case .scrollView:
      return ["tableView", "collectionView!", "webView.scrollView", "list"].map {
        .screen("\($0).\(setting)", members: "let list = UIScrollView()")
      }
    case .window:
      return ["window?", "UIWindow.appearance()", "UIView.appearance()"].map {
        .app("\($0).\(setting)")
      }
    case .item:
      return [
        .app("UIBarButtonItem.appearance().\(leaf.uikitPath.last ?? "") = \(value.code)")
      ]
    case .appearance, .runtime, .slot, .fact: return []
    }
  }

  private static func bar(_ leaf: Leaf, _ setting: String) -> [PropertyCode] {
    guard let bar = leaf.bar else { return [] }
    let (controller, member) =
      switch bar {
      case .navigationBar: ("UINavigationController", "navigationBar")
      case .toolbar: ("UINavigationController", "toolbar")
      case .tabBar: ("UITabBarController", "tabBar")
      }
    let reached = controller == "UITabBarController" ? "tabBarController" : "navigationController"
    return [
      .app("\(bar.uikitClass).appearance().\(setting)"),
      .screen("\(reached)?.\(member).\(setting)"),
      .container(controller, "\(member).\(setting)"),
    ]
  }

  private static func viewController(_ name: String, _ value: String) -> [PropertyCode] {
    let override = PropertyCode.screen("", members: "override var \(name): Any { \(value) }")
    if name.hasPrefix("preferred") { return [override] }
    guard name.hasSuffix("BarHidden") else { return [.screen("\(name) = \(value)"), override] }
    let setter = "set\(name.dropFirst(2))"
    return [
      .screen("navigationController?.\(name) = \(value)"),
      .screen("navigationController?.\(setter)(\(value), animated: false)"),
    ]
  }

  private static func searchBar(_ path: [String], _ value: String) -> [PropertyCode] {
    let isField = path.first == "searchTextField"
    let steps = isField ? Array(path.dropFirst()) : path
    let statement =
      switch steps.first {
      case "scopeBarButtonTitleTextAttributes":
        "setScopeBarButtonTitleTextAttributes([.\(steps[2]): \(value)], for: .\(steps[1]))"
      case "attributedPlaceholder":
        "attributedPlaceholder = NSAttributedString(string: \"\", attributes: [.\(steps[1]): \(value)])"
      case _: steps.joined(separator: "?.") + " = \(value)"
      }
    let screens = ["navigationItem.searchController?.searchBar", "search.searchBar"].map {
      PropertyCode.screen(
        "\($0).\(isField ? "searchTextField." : "")\(statement)",
        members: "let search = UISearchController()"
      )
    }
    // A proxy doesn't lead to other objects.
    guard steps.first != "leftView" else { return screens }
    let fields = [
      "UISearchTextField.appearance()",
      "UITextField.appearance(whenContainedInInstancesOf: [UISearchBar.self])",
    ]
    return screens
      + (isField ? fields : ["UISearchBar.appearance()"]).map { .app("\($0).\(statement)") }
  }
}
