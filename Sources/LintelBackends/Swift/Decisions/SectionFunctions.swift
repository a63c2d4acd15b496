import LintelAppearance
import LintelSchema
import LintelTheme

/// Writes the functions of one bar, or of the settings around bars: what a context sets, and what that takes.
struct SectionFunctions {
  private let decided: DecidedTheme
  private let names: SwiftNames
  private let values: DecidedValues
  private let schema: Schema
  private let access: String

  init(_ values: DecidedValues, _ names: SwiftNames, schema: Schema, access: String) {
    decided = values.decided
    self.values = values
    self.names = names
    self.schema = schema
    self.access = access
  }

  /// The functions of a bar; none for one that the theme leaves alone.
  func bar(_ kind: BarKind) -> [SwiftDeclaration] {
    guard let bar = decided.bars.first(where: { $0.kind == kind }) else { return [] }
    let documentation = ["What the theme sets on a \(kind.noun), or on the item of a screen."]
    let objects = ObjectFunctions(bar, values, DecisionFunctions(decided, names), schema: schema)
    var style = StyleFunctions(values, objects.functions, schema: schema)
    let body = style.style(of: bar, objects.makers)
    return [main(kind.rawValue, kind.styleType, body, documentation)]
      + objects.declarations + style.functions.declarations
      + (style.hasCopies ? [StyleFunctions.copying(of: kind)] : [])
  }

  /// The functions of what is around bars; none if the theme leaves that alone.
  var settings: [SwiftDeclaration] {
    if decided.settings.isEmpty { return [] }
    var style = StyleFunctions(values, DecisionFunctions(decided, names), schema: schema)
    let body = style.settings()
    let documentation = ["What the theme sets around the bars of a screen."] + statusBarUse
    return [main("settings", "ScreenSettings", body, documentation)] + style.functions.declarations
  }

  /// How an app gets the style of the status bar, which UIKit asks for and nobody can set.
  private var statusBarUse: [String] {
    let isSet = decided.settings.contains { schema[$0.leaf].path == "statusBar" }
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
    let head = SwiftHead(
      "\(access)static func \(name)",
      ["in context: Context"] + screen,
      result: type
    )
    return SwiftDeclaration(.body(head, body), documentation: documentation)
  }
}

extension DecidedTheme {
  /// Whether the theme sets something on a bar.
  func sets(_ kind: BarKind) -> Bool {
    bars.contains { $0.kind == kind }
  }
}
