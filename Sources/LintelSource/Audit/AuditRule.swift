import LintelDiagnostics
package import LintelLanguage

/// The rules that an app's code is judged by, beside its theme.
package enum AuditRules {
  /// Every rule, sorted by id.
  package static let all: [LintRule] = [
    rule(
      "asset-not-in-app",
      .error,
      "The theme names a color or an image that no asset catalog of the app has.",
      "UIKit shows nothing in its place, and says so only in the log of the running app.",
      "Correct the name, or add the asset."
    ),
    rule(
      "class-not-in-code",
      .warning,
      "A screen's 'class' isn't a view controller of the app.",
      "Lintel judges proxies by it, and a class that was renamed leaves the screen without its checks.",
      "Write the name of the class as the code has it."
    ),
    rule(
      "code-overrides-theme",
      .warning,
      "The code sets to another value what the theme sets.",
      "UIKit shows one of them, and which one depends on which is set last, or on what UIKit looks at first.",
      "Delete the line, or change the theme to what the line says."
    ),
    rule(
      "code-repeats-theme",
      .info,
      "The code sets to the same value what the theme sets.",
      "The line does nothing today, and undoes the next change of the theme.",
      "Delete the line."
    ),
    rule(
      "code-without-effect",
      .info,
      "The code sets what UIKit never shows under the theme.",
      "The theme sets the same on the bar itself, which beats a proxy, or gives the bar an appearance object, beside which legacy properties count for nothing.",
      "Delete the line."
    ),
    rule(
      "screen-without-block",
      .info,
      "A class of the app sets something on bars, and the theme has no screen for it.",
      "What the class sets isn't part of any check.",
      "Add a screen with the class to the theme."
    ),
    rule(
      "standard-slot-alone",
      .warning,
      "The code assigns an object to 'standardAppearance' and to no slot at the edge.",
      "From iOS 15 on, every bar at the edge of its content shows its background transparent then.",
      "Assign 'scrollEdgeAppearance' too, or leave both to the theme."
    ),
    rule(
      "text-attributes-dropped",
      .warning,
      "A new appearance object lacks text attributes that the theme sets.",
      "UIKit uses an object whole, so that the screen's titles have the system's font and color.",
      "Copy the bar's object with 'UINavigationBarAppearance(barAppearance:)', or leave the object to the theme."
    ),
    rule(
      "unfollowed-navigation-controller",
      .warning,
      "A navigation controller of the app isn't a 'ThemedNavigationController'.",
      "The runtime doesn't change its bar from screen to screen.",
      "Make 'ThemedNavigationController' its superclass."
    ),
  ]

  /// The rule of an id, nil if there is none.
  package static func named(_ id: String) -> LintRule? {
    all.first { $0.id == id }
  }

  private static func rule(
    _ id: String,
    _ severity: Severity,
    _ summary: String,
    _ rationale: String,
    _ advice: String
  ) -> LintRule {
    LintRule(
      id: id,
      severity: severity,
      summary: summary,
      rationale: rationale,
      advice: advice,
      triggering: [],
      nonTriggering: []
    )
  }
}
