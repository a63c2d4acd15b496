import LintelAppearance
import LintelTheme

/// Writes the functions that set a theme's appearance proxies.
struct ProxyFunctions {
  private let backend: SwiftBackend
  /// The proxies that are set in some context, weaker ones before stronger ones.
  private let proxies: [DecidedProxy]
  /// The functions that set proxies, in order.
  private var setting: [ProxyWriter.Function] = []
  /// The functions that give proxies UIKit's own values.
  private var resetting: [ProxyWriter.Function] = []
  /// The functions that decide values.
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

  /// The members of the theme's type.
  var members: [SwiftDeclaration] {
    [application, resetDispatch] + (setting + resetting).map(\.declaration) + decisions
  }

  /// The function that apps call.
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

  /// The function that gives proxies UIKit's own values again.
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
  /// The same expression, for code that doesn't have a screen.
  var outsideOfScreens: ContextualExpression {
    guard needs.contains(.screen), case .call(let name, let arguments) = code else { return self }
    let outside = arguments.map { argument in
      argument.value == .name("screen") ? SwiftArgument(argument.label, .none) : argument
    }
    return ContextualExpression(code: .call(name, outside), needs: needs.subtracting(.screen))
  }
}
