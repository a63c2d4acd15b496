import LintelDiagnostics
import LintelSchema

/// Everything that a theme says, without the places where it says so and without an order that nothing depends on.
struct ThemeMeaning: Equatable {
  /// A block by what it says: of two with one path the number follows the source.
  fileprivate struct Scope: Hashable {
    let path: String
    let condition: ConditionID
    let layer: Layer
    let priority: Int32?
    let isFinal: Bool
  }

  fileprivate struct Entry: Hashable {
    let path: String
    let block: Scope
  }

  fileprivate struct Setting: Hashable {
    let kind: Theme.InstanceSetting.Kind
    let classOf: String
    let containedIn: [String]
    let traits: [String: Value]
    let set: [LegacyProperty: Set<SettingAssignment.Variant>]
    let block: Scope
    let priority: Int32
    let hops: Int32
    let path: String
  }

  fileprivate struct Content: Equatable {
    let name: String
    let versions: [Version]
    let glass: Theme.Glass
    let brands: [Brand]
    let promos: [Promo]
    let screens: [Screen]
    let classes: [[String?]]
    let domains: [[Domain.Entry]]
    let conditions: [Condition]
    let values: [Value]
    let tokens: [TokenKey]
    let entries: [Entry: Int]
    /// Without their entries, whose numbers follow the source where two have the same place.
    let declarations: [Declaration: Int]
    let flows: [[String]: Int]
    let settings: [Setting: Int]
  }

  private let content: Content?
  /// How often each rule found something; which of two places it tells may change with their order.
  private let findings: [String: Int]

  init(_ reading: ThemeReading) {
    // Of what is written twice the first counts, which is an error, and the only thing in which order has a part.
    let isDoubtful = reading.diagnostics.contains { $0.rule == "duplicate-key" }
    content = isDoubtful ? nil : reading.theme.map { Content($0) }
    findings = counts(reading.diagnostics.map { "\($0.severity) \($0.rule)" })
  }
}

private func counts<Element: Hashable>(_ elements: [Element]) -> [Element: Int] {
  elements.reduce(into: [:]) { $0[$1, default: 0] += 1 }
}

extension ThemeMeaning.Content {
  fileprivate init(_ theme: Theme) {
    name = theme.name
    versions = [theme.minimumIOS, theme.newestIOS]
    glass = theme.glass
    brands = theme.space.brands
    promos = theme.space.calendar.promos
    screens = theme.space.screens
    classes = theme.screenClasses.map {
      [$0.screen, $0.viewController?.text, $0.navigationController?.text]
    }
    domains = theme.space.domains.map(\.entries)
    conditions = theme.conditions
    values = theme.values
    tokens = theme.tokens.map(\.key)
    entries = counts(
      theme.entries.map { ThemeMeaning.Entry(path: $0.path, block: theme.scope($0.block)) }
    )
    declarations = counts(theme.declarations.map(\.withoutEntry))
    flows = counts(theme.flows.map { [$0.from, $0.to] })
    settings = counts(theme.settings.map { ThemeMeaning.Setting($0, in: theme) })
  }
}

extension ThemeMeaning.Setting {
  fileprivate init(_ setting: Theme.InstanceSetting, in theme: Theme) {
    kind = setting.kind
    classOf = setting.classOf.text
    containedIn = setting.containedIn.map(\.text)
    traits = Dictionary(
      setting.traits.all.map { ($0.name, $0.value) },
      uniquingKeysWith: { first, _ in first }
    )
    set = setting.set.reduce(into: [:]) { $0[$1.property, default: []].formUnion($1.variants) }
    block = theme.scope(setting.block)
    priority = setting.priority
    hops = setting.hops
    path = setting.path
  }
}

extension Theme {
  fileprivate func scope(_ index: Int32) -> ThemeMeaning.Scope {
    let block = blocks[Int(index)]
    return ThemeMeaning.Scope(
      path: block.path,
      condition: block.condition,
      layer: block.layer,
      priority: block.priority,
      isFinal: block.isFinal
    )
  }
}

extension Declaration {
  fileprivate var withoutEntry: Declaration {
    Declaration(
      target: target,
      condition: condition,
      layer: layer,
      priority: priority,
      hops: hops,
      breadth: breadth,
      isFinal: isFinal,
      value: value,
      entry: 0
    )
  }
}
