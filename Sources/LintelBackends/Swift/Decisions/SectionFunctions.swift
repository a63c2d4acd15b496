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

  init(
    _ values: DecidedValues,
    _ names: SwiftNames,
    schema: Schema,
    access: String
  ) {
    decided = values.decided
    self.values = values
    self.names = names
    self.schema = schema
    self.access = access
  }

  func bar(_ kind: BarKind) -> [SwiftDeclaration] {
    let documentation = "What the theme sets on a \(kind.noun), or on the item of a screen."
    guard let bar = decided.bars.first(where: { $0.kind == kind }) else {
      let plain = SwiftStatement.result(.call(kind.styleType, [SwiftArgument]()))
      return [main(kind.rawValue, kind.styleType, [plain], documentation)]
    }
    let objects = ObjectFunctions(
      bar,
      values,
      DecisionFunctions(decided, names),
      schema: schema
    )
    var style = StyleFunctions(values, objects.functions, schema: schema)
    let body = style.style(of: bar, objects.makers)
    return [main(kind.rawValue, kind.styleType, body, documentation)]
      + objects.declarations + style.functions.declarations
      + (style.hasCopies ? [StyleFunctions.copying(of: kind)] : [])
  }

  var settings: [SwiftDeclaration] {
    var style = StyleFunctions(values, DecisionFunctions(decided, names), schema: schema)
    let body = style.settings()
    let documentation = "What the theme sets around the bars of a screen."
    return [main("settings", "ScreenSettings", body, documentation)] + style.functions.declarations
  }

  private func main(
    _ name: String,
    _ type: String,
    _ body: [SwiftStatement],
    _ documentation: String
  ) -> SwiftDeclaration {
    let screen = decided.screens.isEmpty ? [] : ["screen: Screen? = nil"]
    let head = SwiftHead(
      introducer: "\(access)static func \(name)",
      parameters: ["in context: Context"] + screen,
      result: type
    )
    return SwiftDeclaration(.body(head, body), documentation: [documentation])
  }
}

extension BarKind {
  var noun: String {
    switch self {
    case .navigationBar: "navigation bar"
    case .toolbar: "toolbar"
    case .tabBar: "tab bar"
    }
  }
}
