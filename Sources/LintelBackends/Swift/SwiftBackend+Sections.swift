import LintelLanguage
import LintelSchema

extension SwiftBackend {
  /// The functions of one bar: what a context shows, then each style and each appearance object.
  func members(_ kind: BarKind) -> [SwiftDeclaration] {
    guard let tree = bars[kind] else { return [] }
    let style = style(of: tree)
    let defaults = style.defaults(tree.bars)
    let usage = UsageTable(tree) { $0.bars[kind] }
    let decision = DecisionBuilder(tree) { $0.bars[kind] }.decision()
    let unstyled = defaults.isEmpty ? "\(kind.styleType)()" : "default\(kind.styleType)"
    let dispatch = DecisionStatements(names: names) { index in
      guard let index else { return [.result(.name(unstyled))] }
      return [.result(.call(kind.styleFunction(index), arguments(tree.usesContext(bar: index))))]
    }
    var result = [
      dispatcher(
        kind.rawValue,
        type: kind.styleType,
        decision: decision,
        body: dispatch.statements(of: decision),
        documentation: "What the theme sets on a \(kind.noun), or on the item of a screen."
      )
    ]
    if !defaults.isEmpty {
      let start = SwiftStatement.variable("style", .call(kind.styleType, [SwiftArgument]()))
      let head = SwiftHead(
        introducer: "\(local)static var default\(kind.styleType)",
        parameters: nil,
        result: kind.styleType
      )
      result.append(
        SwiftDeclaration(
          .body(head, [start] + defaults + [.result(.name("style"))]),
          documentation: ["UIKit's own, for everything that the theme sets somewhere."]
        )
      )
    }
    result += functions(tree.bars.count) { index in
      function(
        kind.styleFunction(index),
        type: kind.styleType,
        usesContext: tree.usesContext(bar: index),
        body: style.body(of: tree.bars[index], hasDefaults: !defaults.isEmpty),
        documentation: usage.lines(of: index)
      )
    }
    result += functions(tree.appearances.count) { index in
      var writer = AppearanceFunction(values: values, schema: schema)
      return function(
        kind.appearanceFunction(index),
        type: kind.appearanceClass,
        usesContext: tree.appearances[index].usesContext,
        body: writer.body(of: tree.appearances[index]),
        documentation: usage.slots(of: index)
      )
    }
    return result
  }

  /// Many functions of one kind, in two halves at once.
  private func functions(
    _ count: Int,
    _ function: @escaping @Sendable (Int) -> SwiftDeclaration
  ) -> [SwiftDeclaration] {
    inParts(of: count, noSmallerThan: 100) { $0.map(function) }.flatMap(\.self)
  }

  /// The functions of the settings around bars: what a context has, then each of them.
  var settingsMembers: [SwiftDeclaration] {
    let tree = settings
    let style = style(of: tree)
    let leaves = Set(tree.settings.flatMap { $0.values.map(\.leaf) }).sorted().map { schema[$0] }
    let usage = UsageTable(tree, of: \.settings)
    let decision = DecisionBuilder(tree, result: \.settings).decision()
    let dispatch = DecisionStatements(names: names) { index in
      guard let index else { return [.result(.call("defaultSettings", [SwiftArgument]()))] }
      let arguments = arguments(tree.settings[index].usesContext)
      return [.result(.call("settings\(index + 1)", arguments))]
    }
    var result = [
      dispatcher(
        "settings",
        type: "ScreenSettings",
        decision: decision,
        body: dispatch.statements(of: decision),
        documentation: "What the theme sets around the bars of a screen."
      ),
      function(
        "defaultSettings",
        type: "ScreenSettings",
        usesContext: false,
        body: style.body(of: nil, defaults: leaves),
        documentation: ["UIKit's own, for everything that the theme sets somewhere."]
      ),
    ]
    for (index, settings) in tree.settings.enumerated() {
      result.append(
        function(
          "settings\(index + 1)",
          type: "ScreenSettings",
          usesContext: settings.usesContext,
          body: style.body(of: settings, defaults: leaves),
          documentation: usage.lines(of: index)
        )
      )
    }
    return result
  }

  private func style(of tree: AppearanceTree) -> StyleFunction {
    StyleFunction(values: values, schema: schema) { arguments(tree.appearances[$0].usesContext) }
  }

  private func arguments(_ usesContext: Bool) -> [SwiftArgument] {
    usesContext ? [SwiftArgument(nil, .name("context"))] : []
  }

  /// Functions of one file need not be seen outside of it.
  private var local: String { "private " }

  private func function(
    _ name: String,
    type: String,
    usesContext: Bool,
    body: [SwiftStatement],
    documentation: [String]
  ) -> SwiftDeclaration {
    let head = SwiftHead(
      introducer: "\(local)static func \(name)",
      parameters: usesContext ? ["_ context: Context"] : [],
      result: type
    )
    return SwiftDeclaration(.body(head, body), documentation: documentation)
  }

  private func dispatcher(
    _ name: String,
    type: String,
    decision: Decision,
    body: [SwiftStatement],
    documentation: String
  ) -> SwiftDeclaration {
    let screen = tree.screens.isEmpty ? [] : ["screen: Screen? = nil"]
    let head = SwiftHead(
      introducer: "\(access)static func \(name)",
      parameters: ["in context: Context"] + screen,
      result: type
    )
    return SwiftDeclaration(.body(head, body), documentation: [documentation])
  }
}

extension AppearanceTree {
  /// Whether a bar or one of its objects depends on the context.
  fileprivate func usesContext(bar index: Int) -> Bool {
    bars[index].values.contains { $0.value.usesParameters }
      || bars[index].assigned.values.contains { appearances[$0].usesContext }
  }
}

extension Appearance {
  fileprivate var usesContext: Bool { values.contains { $0.value.usesParameters } }
}

extension Settings {
  fileprivate var usesContext: Bool { values.contains { $0.value.usesParameters } }
}

extension BarKind {
  fileprivate var noun: String {
    switch self {
    case .navigationBar: "navigation bar"
    case .toolbar: "toolbar"
    case .tabBar: "tab bar"
    }
  }
}
