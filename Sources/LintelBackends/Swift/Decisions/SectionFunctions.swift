import LintelAppearance
import LintelSchema

/// Writes the functions that return what a context sets on one bar or around bars, and the functions that these need.
struct SectionFunctions {
  let backend: SwiftBackend
  let values: DecidedValues

  private var decided: DecidedTheme { backend.decided }

  func bar(_ kind: BarKind) -> [SwiftDeclaration] {
    guard let bar = decided.bars.first(where: { $0.kind == kind }) else { return [] }
    let documentation = ["What the theme sets on a \(kind.noun), or on the item of a screen."]
    return naming(kind) { values, functions in
      let objects = ObjectFunctions(bar, values, functions)
      var style = StyleFunctions(values: values, functions: objects.functions)
      let body = style.style(of: bar, objects.makers)
      return [main(kind.rawValue, kind.styleType, body, documentation)]
        + objects.declarations + style.functions.declarations
        + (style.makesTransparent ? [StyleFunctions.makingTransparent(kind)] : [])
    }
  }

  var settings: [SwiftDeclaration] {
    if decided.settings.isEmpty { return [] }
    let documentation = ["What the theme sets around the bars of a screen."] + statusBarUse
    return naming(nil) { values, functions in
      var style = StyleFunctions(values: values, functions: functions)
      let body = style.settings()
      return [main("settings", "ScreenSettings", body, documentation)]
        + style.functions.declarations
    }
  }

  /// Returns the declarations of a bar, or of settings, in which values that would appear more than once have names.
  private func naming(
    _ bar: BarKind?,
    _ declarations: (DecidedValues, DecisionFunctions) -> [SwiftDeclaration]
  ) -> [SwiftDeclaration] {
    let plain = declarations(values, DecisionFunctions(values))
    let shared = SharedValues(in: plain, of: bar, values)
    if shared.names.isEmpty { return plain }
    let values = values.naming(shared)
    var functions = DecisionFunctions(values)
    functions.reserve(shared.names)
    let named = declarations(values, functions)
    return named.prefix(1) + shared.declarations + named.dropFirst()
  }

  /// The documentation of the status bar's style, which an app can't set because UIKit asks for it.
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
  func sets(_ kind: BarKind) -> Bool {
    bars.contains { $0.kind == kind }
  }
}
