import LintelAppearance
import LintelTheme

/// Writes the functions that set a theme's appearance proxies.
struct ProxyFunctions {
  private let backend: SwiftBackend
  private let proxies: [DecidedProxy]
  private var setting: [ProxyWriter.Function] = []
  private var resetting: [ProxyWriter.Function] = []
  private let decisions: [SwiftDeclaration]

  /// Creates the functions, or returns `nil` if no proxy is ever set.
  init?(_ backend: SwiftBackend, _ values: DecidedValues) {
    guard let proxies = backend.decided.proxies, !proxies.isEmpty else { return nil }
    self.backend = backend
    self.proxies = proxies
    var writer = ProxyWriter(values.outsideOfScreens, ProxyCalls(values: backend.values))
    for proxy in proxies {
      setting += writer.setting(proxy)
      resetting += writer.resetting(proxy)
    }
    decisions = writer.functions.declarations
  }

  /// Aliases for types of the app that types inside the theme's type would hide.
  var aliases: [SwiftDeclaration] {
    let hidden = Set(proxies.flatMap(\.object.containedIn)).filter(ProxyCalls.isHidden)
    return hidden.sorted().map { name in
      let type = SwiftName.appType(name)
      return SwiftDeclaration(
        .line("private typealias \(ProxyCalls.alias(of: name)) = \(type)"),
        documentation: ["The app's own `\(name)`, not the theme's."]
      )
    }
  }

  var members: [SwiftDeclaration] {
    [application, resetDispatch] + (setting + resetting).map(\.declaration) + decisions
  }

  private var application: SwiftDeclaration {
    let reset = SwiftStatement.condition(
      .name("let former"),
      then: [.call("resetProxies", [SwiftArgument("of", .name("former"))])]
    )
    return SwiftDeclaration(
      "\(backend.access)static func applyProxies",
      takes: ["_ context: Context", "replacing former: Context? = nil"],
      [reset] + setting.map(\.call),
      documentation: [
        "Sets UIKit's appearance proxies to the theme's values.",
        "",
        "Call it before you show the first window: UIKit applies a proxy to a view when the view enters a window, and bars that "
          + "are in one keep their values.",
        "",
        "UIKit keeps the values of a proxy, and can't remove them. When the context changes, pass the previous one as `former`: "
          + "its values are first reset to UIKit's own, which override a weaker proxy, as any value does. Bars that "
          + "are in a window change when they enter one again.",
      ]
    )
  }

  private var resetDispatch: SwiftDeclaration {
    SwiftDeclaration(
      "private static func resetProxies",
      takes: ["of context: Context"],
      resetting.map(\.call),
      documentation: ["Resets the values that are set for a context to UIKit's own."]
    )
  }
}

extension ContextualExpression {
  var outsideOfScreens: ContextualExpression {
    guard needs.contains(.screen), case .call(let name, let arguments) = code else { return self }
    let outside = arguments.map { argument in
      argument.value == .name("screen") ? SwiftArgument(argument.label, .none) : argument
    }
    return ContextualExpression(code: .call(name, outside), needs: needs.subtracting(.screen))
  }
}
