import LintelSchema

/// Writes the shapes in which an app gets the bars of a theme.
extension SwiftBackend {
  private var type: String { names.type }

  /// Returns the declarations next to the theme's type; `legacy` is `nil` if all systems of the range have appearance objects.
  func shapes(_ legacy: LegacyFunctions?) -> [SwiftDeclaration] {
    (options.shapes.contains(.subclass) ? [navigationController, tabBarController] : [])
      + (options.shapes.contains(.extension) || hasLegacy ? extensions(legacy) : [])
  }

  // MARK: - Functions that create controllers

  var factories: [SwiftDeclaration] {
    guard options.shapes.contains(.factory) else { return [] }
    return [
      factory(
        "NavigationController",
        "rootViewController: UIViewController",
        [.constant("controller", .call("UINavigationController", [.passing("rootViewController")]))]
      ),
      factory(
        "TabBarController",
        "viewControllers: [UIViewController]",
        [
          .constant("controller", .call("UITabBarController")),
          .assignment("controller.viewControllers", .name("viewControllers")),
        ]
      ),
    ]
  }

  private func factory(
    _ name: String,
    _ parameter: String,
    _ making: [SwiftStatement]
  ) -> SwiftDeclaration {
    let arguments = [
      SwiftArgument(nil, .name("context")), SwiftArgument("to", .name("controller")),
    ]
    return SwiftDeclaration(
      "\(access)static func make\(name)",
      takes: [parameter, "in context: Context"],
      result: "UI\(name)",
      making + [.call("apply", arguments), .result(.name("controller"))],
      documentation: [
        "A \(Self.noun(name)) whose bars are styled as they are outside every screen."
      ]
    )
  }

  private static func noun(_ name: String) -> String {
    name == "TabBarController" ? "tab bar controller" : "navigation controller"
  }

  // MARK: - Controllers that style themselves

  private var navigationController: SwiftDeclaration {
    subclass(
      "NavigationController",
      of: "ThemedNavigationController",
      parameter: "rootViewController: UIViewController",
      making: [.call("self.init", [.passing("rootViewController")])],
      members: [],
      documentation: [
        "A navigation controller that styles itself and every screen that it shows, through all pushes and pops."
      ]
    )
  }

  private var tabBarController: SwiftDeclaration {
    let update = SwiftDeclaration(
      "\(overriding) func viewWillAppear",
      takes: ["_ animated: Bool"],
      [.call("super.viewWillAppear", [.name("animated")]), adopting]
    )
    return subclass(
      "TabBarController",
      of: "UITabBarController",
      parameter: "viewControllers: [UIViewController]",
      making: [
        .call("self.init", [SwiftArgument("nibName", .none), SwiftArgument("bundle", .none)]),
        .assignment("self.viewControllers", .name("viewControllers")),
      ],
      members: [update],
      documentation: [
        "A tab bar controller that styles itself and the navigation controllers in it.",
        "",
        "Controllers that should follow pushes and pops must be `\(type)NavigationController` or `ThemedNavigationController`.",
      ]
    )
  }

  private var adopting: SwiftStatement { .call("themeController?.adopt", [.name("self")]) }

  private var overriding: String { access.isEmpty ? "override" : "open override" }

  private func subclass(
    _ name: String,
    of superclass: String,
    parameter: String,
    making: [SwiftStatement],
    members: [SwiftDeclaration],
    documentation: [String]
  ) -> SwiftDeclaration {
    let introducer = access.isEmpty ? "class" : "open class"
    let screen = hasScreens ? "\(type).Screen" : "Never"
    let keeper = SwiftDeclaration(
      .members(
        "\(access)var themeController: ThemeController<\(type).Context, \(screen)>?",
        [SwiftDeclaration("didSet", [.call("oldValue?.undo"), adopting])]
      ),
      documentation: [
        "The controller that styles the bars and has the context. Until it's set, the bars aren't styled."
      ]
    )
    let naming =
      "screen: @escaping @MainActor @Sendable (UIViewController) -> \(screen)? = { _ in nil }"
    let arguments =
      [SwiftArgument(nil, .name("\(type).theme")), .passing("context")]
      + (hasScreens ? [.passing("screen")] : [])
    // An initializer's own assignments don't call observers.
    let keeping = [
      SwiftStatement.assignment("themeController", .call("ThemeController", arguments)), adopting,
    ]
    let initializer = SwiftDeclaration(
      "\(access)convenience init",
      takes: [parameter, "context: \(type).Context"] + (hasScreens ? [naming] : []),
      making + keeping,
      documentation: hasScreens
        ? ["Styles the bars for a context; `screen` returns a view controller's screen, or nil."]
        : ["Styles the bars for a context."]
    )
    return SwiftDeclaration(
      .members(
        "\(availability)\(introducer) \(bareType)\(name): \(superclass)",
        [keeper, initializer] + members
      ),
      documentation: documentation
    )
  }

  private var bareType: String { type.withoutBackticks }

  // MARK: - Methods on UIKit's classes

  private func extensions(_ legacy: LegacyFunctions?) -> [SwiftDeclaration] {
    let bars = BarKind.allCases.map { bar in
      let style = decided.sets(bar) ? "\(type).\(bar.rawValue)(in: context)" : "\(bar.styleType)()"
      let items = SwiftExpression.name("items ?? []")
      return method(
        on: bar.uikitClass,
        .call("\(style).apply", [SwiftArgument("to", .name("self"))]),
        legacy: legacy?.call(on: "", bar.uikitClass, isScreen: false, items: items)
      )
    }
    func calls(_ bars: [String]) -> [SwiftStatement] {
      bars.map { .call("\($0).apply\(bareType)", [.name("context")]) }
    }
    let window = legacy?.call(on: "", "UIWindow", isScreen: false)
    let apply = apply(screen: false)
    let controllers = [
      method(on: "UINavigationController", apply, legacy: calls(["navigationBar", "toolbar"])),
      method(on: "UITabBarController", apply, legacy: calls(["tabBar"])),
      method(on: "UIWindow", apply, legacy: window),
    ]
    return bars + controllers + (hasScreens ? [screenMethod(legacy)] : [])
  }

  private func screenMethod(_ legacy: LegacyFunctions?) -> SwiftDeclaration {
    let bars = [
      ("navigationController?.navigationBar.", "UINavigationBar"),
      ("navigationController?.toolbar.", "UIToolbar"), ("tabBarController?.tabBar.", "UITabBar"),
    ]
    return method(
      on: "UIViewController",
      apply(screen: true),
      legacy: legacy.map { legacy in
        legacy.call(on: "", "UIViewController", isScreen: true)
          + bars.flatMap { subject, name in
            let items = SwiftExpression.array([.name("navigationItem")])
            return legacy.call(on: subject, name, isScreen: true, items: items)
          }
      },
      screen: "screen: \(type).Screen"
    )
  }

  private func apply(screen: Bool) -> SwiftExpression {
    .call(
      "\(type).apply",
      [SwiftArgument(nil, .name("context")), SwiftArgument("to", .name("self"))]
        + (screen ? [.passing("screen")] : [])
    )
  }

  private func method(
    on name: String,
    _ call: SwiftExpression,
    legacy otherwise: [SwiftStatement]?,
    screen: String? = nil
  ) -> SwiftDeclaration {
    let what = screen == nil ? "as the theme has it outside every screen" : "as a screen"
    let body = SwiftStatement.expression(call)
    let checked =
      hasLegacy ? .availability(oldestIOS, [body], otherwise: otherwise ?? []) : body
    let member = SwiftDeclaration(
      "\(access)func apply\(bareType)",
      takes: ["_ context: \(type).Context"] + (screen.map { [$0] } ?? []),
      [checked],
      documentation: ["Styles it \(what)."]
    )
    return SwiftDeclaration(.members("extension \(name)", [member]))
  }
}
