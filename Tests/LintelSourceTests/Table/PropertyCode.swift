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

  /// A scene of a screen or of a container that sets something in an element, or in itself.
  private static func scene(
    _ kind: String,
    _ element: String?,
    _ content: (attributes: [String], elements: [String])
  ) -> PropertyCode {
    let container = kind == "viewController" ? nil : "Main\(kind)"
    let elements =
      element.map { [Storyboard.element($0, content.attributes, content.elements)] }
      ?? content.elements
    var storyboard = Storyboard()
    storyboard.add(
      kind,
      container ?? screenClass,
      element == nil ? content.attributes : [],
      elements
    )
    let superclass = "UI\(kind.prefix(1).uppercased() + kind.dropFirst())"
    var result = PropertyCode(
      "final class \(container ?? screenClass): \(superclass) {}",
      screen: container == nil ? screenClass : nil
    )
    result.files["Main.storyboard"] = storyboard.text
    return result
  }

  /// A view of SwiftUI with a modifier.
  static func view(_ modifier: String) -> PropertyCode {
    PropertyCode(
      "struct BasketView: View { var body: some View { List {}\(modifier) } }",
      screen: "BasketView"
    )
  }

  /// An app of SwiftUI whose root view has a modifier.
  static func scene(_ modifier: String) -> PropertyCode {
    PropertyCode(
      """
      @main struct ShopApp: App {
        var body: some Scene { WindowGroup { BasketView()\(modifier).padding() } }
      }
      """,
      screen: nil
    )
  }

  /// Returns the ways in which code sets a property outside of appearance objects; none if UIKit doesn't have it.
  static func all(of leaf: Leaf, _ value: SampleValue) -> [PropertyCode] {
    let path = leaf.uikitPath.joined(separator: ".")
    let setting = "\(path) = \(value.code)"
    switch leaf.property.destination {
    case .bar: return bar(leaf, setting, value)
    case .barController:
      return [
        .screen("tabBarController?.\(setting)"), .container("UITabBarController", setting),
      ]
    case .navigationItem:
      let name = leaf.uikitPath.last ?? ""
      return [
        .screen("navigationItem.\(name) = \(value.code)"),
        .scene("viewController", "navigationItem", value.interface(name)),
      ]
    case .viewController: return viewController(path, value)
    case .searchBar: return searchBar(Array(leaf.uikitPath.dropFirst()), value)
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

  private static func bar(
    _ leaf: Leaf,
    _ setting: String,
    _ value: SampleValue
  ) -> [PropertyCode] {
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
      .scene(reached, member, value.interface(interfaceName(leaf.uikitPath.last ?? ""))),
    ]
  }

  /// Interface Builder's name for a property of UIKit.
  private static func interfaceName(_ name: String) -> String {
    if name.hasPrefix("is") { return name.dropFirst(2).prefix(1).lowercased() + name.dropFirst(3) }
    return name == "prefersLargeTitles" ? "largeTitles" : name
  }

  private static func viewController(_ name: String, _ value: SampleValue) -> [PropertyCode] {
    let override = PropertyCode.screen("", members: "override var \(name): Any { \(value.code) }")
    if name.hasPrefix("preferred") { return [override] }
    let content = value.interface(interfaceName(name))
    guard name.lowercased().hasSuffix("barhidden") else {
      let assigned = PropertyCode.screen("\(name) = \(value.code)")
      // Interface Builder doesn't have the style of a screen.
      return [assigned, override]
        + (name.hasPrefix("override") ? [] : [.scene("viewController", nil, content)])
    }
    let setter = "set\(name.dropFirst(2))"
    return [
      .screen("navigationController?.\(name) = \(value.code)"),
      .screen("navigationController?.\(setter)(\(value.code), animated: false)"),
      .scene("navigationController", nil, content),
    ]
  }

  private static func searchBar(_ path: [String], _ sample: SampleValue) -> [PropertyCode] {
    let value = sample.code
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
