import LintelAppearance
import LintelTheme

/// Writes what a `ThemeController` of the runtime library takes.
struct ControlledTheme {
  /// The resolved theme.
  let outline: ThemeOutline
  /// Whether the theme has `flows:`.
  let hasPushes: Bool
  /// The access level with a space behind it, such as `public `; empty for internal.
  let access: String

  /// The static members to add to the theme's type.
  var members: [SwiftDeclaration] {
    (hasDates ? [updating] : []) + [theme]
  }

  /// Whether the theme has screens, which a controller identifies by view controller.
  private var hasScreens: Bool { !outline.screens.isEmpty }
  /// Whether a promo begins or ends on a date.
  private var hasDates: Bool { outline.promos.contains(where: \.isDated) }

  /// `theme`, for a theme whose promos the app starts itself.
  private var theme: SwiftDeclaration {
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
    let type = "CompiledTheme<Context, \(hasScreens ? "Screen" : "Never")>"
    return SwiftDeclaration(
      .constant("\(access)static let theme", .call(type, arguments)),
      documentation: ["The theme for a `ThemeController`, which keeps bars as it has them."]
    )
  }

  /// `updatingPromos`, for a theme whose promos follow the date.
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
