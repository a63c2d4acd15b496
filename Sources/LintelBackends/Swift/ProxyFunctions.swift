import LintelAppearance
import LintelSchema
import LintelTheme

/// Writes the functions that set a theme's appearance proxies.
struct ProxyFunctions {
  private let contexts: [ContextEntry]
  private let sets: [[Proxy]]
  private let backend: SwiftBackend
  /// What is done for a proxy, each once: contexts that set a proxy alike share the function.
  private var setting = FunctionPool("setProxy")
  private var resetting = FunctionPool("resetProxy")

  /// Nil if no proxy is set at all.
  init?(_ backend: SwiftBackend) {
    guard let plan = backend.decided.proxies, plan.sets.contains(where: { !$0.isEmpty }) else {
      return nil
    }
    contexts = plan.contexts
    sets = plan.sets
    self.backend = backend
    var values = backend.values
    values.colors = "colors"
    let statements = ProxyStatements(values: values)
    for (index, proxies) in sets.enumerated() {
      for proxy in proxies {
        setting.add(statements.setting(proxy), in: index)
        resetting.add(statements.resetting(proxy), in: index)
      }
    }
  }

  /// Other names for types of the app's that bear the name of one in the theme's own type, which would hide them there.
  var aliases: [SwiftDeclaration] {
    let hidden = Set(sets.joined().flatMap(\.containedIn)).filter(ProxyStatements.isHidden)
    return hidden.sorted().map { name in
      let type = SwiftName.appType(name)
      return SwiftDeclaration(
        .line("private typealias \(ProxyStatements.alias(of: name)) = \(type)"),
        documentation: ["The app's own `\(name)`, not the theme's."]
      )
    }
  }

  var members: [SwiftDeclaration] {
    let usage = Usage(outline: backend.outline, contexts: contexts)
    return [application, resetDispatch]
      + setting.functions.map { function in
        self.function(
          function,
          parameters: backend.hasParameters ? ["_ colors: \(ProxyStatements.suppliedColors)"] : [],
          usage.lines { $0.proxies.map(function.sets.contains) ?? false }
        )
      }
      + resetting.functions.map { function($0, parameters: [], ["Back to UIKit's own values."]) }
  }

  private var application: SwiftDeclaration {
    let head = SwiftHead(
      introducer: "\(backend.access)static func applyProxies",
      parameters: ["_ context: Context", "replacing former: Context? = nil"],
      result: nil
    )
    let reset = SwiftStatement.condition(
      .name("let former"),
      then: [.expression(.call("resetProxies", [SwiftArgument("of", .name("former"))]))],
      otherwise: []
    )
    return SwiftDeclaration(
      .body(
        head,
        [reset]
          + dispatch(
            setting,
            arguments: backend.hasParameters ? [SwiftArgument(nil, .name("context.colors"))] : []
          )
      ),
      documentation: [
        "Sets UIKit's appearance proxies as the theme says.",
        "",
        "Call it before the first window is shown: UIKit applies a proxy to a view when the view enters a window, and bars that "
          + "are in one keep what they have.",
        "",
        "UIKit keeps what a proxy was set to, and can't take it back. When the context changes, pass the one before as `former`: "
          + "what was set for it becomes UIKit's own value first, which hides what a weaker proxy sets, as any value does. Bars that "
          + "are in a window change when they enter one again.",
      ]
    )
  }

  private var resetDispatch: SwiftDeclaration {
    let head = SwiftHead(
      introducer: "private static func resetProxies",
      parameters: ["of context: Context"],
      result: nil
    )
    return SwiftDeclaration(
      .body(head, dispatch(resetting, arguments: [])),
      documentation: ["Gives what is set for a context UIKit's own values."]
    )
  }

  /// Calls the functions for the set of the context; no statements follow them.
  private func dispatch(_ pool: FunctionPool, arguments: [SwiftArgument]) -> [SwiftStatement] {
    let decision = DecisionBuilder(
      backend.outline,
      contexts,
      brands: backend.decided.brands,
      result: \.proxies
    ).decision()
    return DecisionStatements(names: backend.names, leaves: false) { index in
      let calls = index.flatMap { pool.calls[$0] } ?? []
      if calls.isEmpty { return [.expression(.name("return"))] }
      return calls.map { .expression(.call(pool.functions[$0].name, arguments)) }
    }.statements(of: decision)
  }

  private func function(
    _ function: FunctionPool.Function,
    parameters: [String],
    _ documentation: [String]
  ) -> SwiftDeclaration {
    let head = SwiftHead(
      introducer: "private static func \(function.name)",
      parameters: parameters,
      result: nil
    )
    return SwiftDeclaration(.body(head, function.body), documentation: documentation)
  }
}

/// Functions without a result, each body once.
private struct FunctionPool {
  struct Function {
    let name: String
    let body: [SwiftStatement]
    /// The sets of proxies for which it is called.
    var sets: Set<Int>
  }

  private let name: String
  /// In the order of their first use.
  private(set) var functions: [Function] = []
  /// What is called for a set of proxies, in the order of the set.
  private(set) var calls: [Int: [Int]] = [:]
  private var indices: [[SwiftStatement]: Int] = [:]

  init(_ name: String) {
    self.name = name
  }

  mutating func add(_ body: [SwiftStatement], in set: Int) {
    let index = indices[body] ?? functions.count
    if index == functions.count {
      indices[body] = index
      functions.append(Function(name: "\(name)\(index + 1)", body: body, sets: []))
    }
    functions[index].sets.insert(set)
    calls[set, default: []].append(index)
  }
}
