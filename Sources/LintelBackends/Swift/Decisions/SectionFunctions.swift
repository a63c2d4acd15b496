import LintelAppearance
import LintelSchema
import LintelTheme

/// Writes the functions of one bar, or of the settings around bars: what a context sets, and what that takes.
struct SectionFunctions {
  let backend: SwiftBackend
  /// Spells values with tokens.
  let values: DecidedValues

  private var decided: DecidedTheme { backend.decided }

  /// The functions of a bar; none for one that the theme leaves alone.
  func bar(_ kind: BarKind) -> [SwiftDeclaration] {
    guard let bar = decided.bars.first(where: { $0.kind == kind }) else { return [] }
    let documentation = ["What the theme sets on a \(kind.noun), or on the item of a screen."]
    return naming { values, functions in
      let objects = ObjectFunctions(bar, values, functions)
      var style = StyleFunctions(values: values, functions: objects.functions)
      let body = style.style(of: bar, objects.makers)
      return [main(kind.rawValue, kind.styleType, body, documentation)]
        + objects.declarations + style.functions.declarations
        + (style.hasCopies ? [StyleFunctions.copying(of: kind)] : [])
    }
  }

  /// The functions of what is around bars; none if the theme leaves that alone.
  var settings: [SwiftDeclaration] {
    if decided.settings.isEmpty { return [] }
    let documentation = ["What the theme sets around the bars of a screen."] + statusBarUse
    return naming { values, functions in
      var style = StyleFunctions(values: values, functions: functions)
      let body = style.settings()
      return [main("settings", "ScreenSettings", body, documentation)]
        + style.functions.declarations
    }
  }

  /// Declarations in which values have names that they would have more than once.
  private func naming(
    _ declarations: (DecidedValues, DecisionFunctions) -> [SwiftDeclaration]
  ) -> [SwiftDeclaration] {
    let plain = declarations(values, DecisionFunctions(values))
    let shared = SharedValues(in: plain, values)
    if shared.names.isEmpty { return plain }
    let values = values.naming(shared)
    var functions = DecisionFunctions(values)
    functions.reserve(shared.names)
    let named = declarations(values, functions)
    return named.prefix(1) + shared.declarations + named.dropFirst()
  }

  /// How an app gets the style of the status bar, which UIKit asks for and nobody can set.
  private var statusBarUse: [String] {
    let isSet = decided.settings.contains { Schema.standard[$0.leaf].path == "statusBar" }
    guard isSet, !decided.screens.isEmpty else { return [] }
    return [
      "",
      "UIKit asks for the style of the status bar: return `settings(in:screen:).statusBarStyle` from "
        + "the screen's `preferredStatusBarStyle`, and let the navigation controller's "
        + "`childForStatusBarStyle` be its `topViewController`.",
    ]
  }

  private func main(
    _ name: String,
    _ type: String,
    _ body: [SwiftStatement],
    _ documentation: [String]
  ) -> SwiftDeclaration {
    let screen = decided.screens.isEmpty ? [] : ["screen: Screen? = nil"]
    return SwiftDeclaration(
      "\(backend.access)static func \(name)",
      takes: ["in context: Context"] + screen,
      result: type,
      body,
      documentation: documentation
    )
  }
}

extension DecidedTheme {
  /// Whether the theme sets something on a bar.
  func sets(_ kind: BarKind) -> Bool {
    bars.contains { $0.kind == kind }
  }
}
