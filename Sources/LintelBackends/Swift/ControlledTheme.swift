import LintelLanguage

/// Writes what a `ThemeController` of the runtime library takes.
struct ControlledTheme {
  let tree: AppearanceTree
  let hasPushes: Bool
  let access: String

  var members: [SwiftDeclaration] {
    (hasDates ? [updating] : []) + [theme]
  }

  private var hasScreens: Bool { !tree.screens.isEmpty }
  private var hasDates: Bool { tree.promos.contains(where: \.isDated) }

  private var theme: SwiftDeclaration {
    let head = SwiftHead(
      introducer: "\(access)static var theme",
      parameters: nil,
      result: "CompiledTheme<Context, \(hasScreens ? "Screen" : "Never")>"
    )
    let style =
      hasScreens ? "{ style(in: $0, screen: $1) }" : "{ context, _ in style(in: context) }"
    var arguments = [SwiftArgument("style", .name(style))]
    if hasPushes {
      arguments.append(
        SwiftArgument("transition", .name("{ transition(from: $0, to: $1, in: $2) }"))
      )
    }
    if hasDates {
      arguments.append(
        SwiftArgument("updatingPromos", .name("{ updatingPromos(of: $0, at: $1, in: $2) }"))
      )
      arguments.append(
        SwiftArgument("promoSpans", .name("Promo.allCases.compactMap(\\.span)"))
      )
    }
    return SwiftDeclaration(
      .body(head, [.result(.call("CompiledTheme", arguments))]),
      documentation: ["The theme for a `ThemeController`, which keeps bars as it has them."]
    )
  }

  private var updating: SwiftDeclaration {
    let head = SwiftHead(
      introducer: "\(access)static func updatingPromos",
      parameters: [
        "of context: Context", "at date: Date = Date()", "in timeZone: TimeZone = .current",
      ],
      result: "Context"
    )
    let switched = SwiftExpression.name("context.promos.filter { $0.span == nil }")
    let running = SwiftExpression.call(
      "Promo.running",
      [SwiftArgument("at", .name("date")), SwiftArgument("in", .name("timeZone"))]
    )
    return SwiftDeclaration(
      .body(
        head,
        [
          .variable("context", .name("context")),
          .constant("switched", switched),
          .assignment("context.promos", .call("switched.union", [running])),
          .result(.name("context")),
        ]
      ),
      documentation: [
        "The context with the promos whose time it is; those that the app switches stay."
      ]
    )
  }
}
