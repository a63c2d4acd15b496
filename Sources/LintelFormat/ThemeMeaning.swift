import LintelDiagnostics
import LintelSchema
import LintelTheme

/// Everything that a theme says, without the places where it says so and without an order that nothing depends on.
struct ThemeMeaning: Equatable {
  /// A block by what it says: of two with one path the number follows the source.
  fileprivate struct Scope: Hashable {
    /// Where the block is written.
    let path: String
    /// The condition that the block holds in.
    let condition: ConditionID
    /// The layer: brand, promo, or theme.
    let layer: Layer
    /// The priority; nil if the block states none.
    let priority: Int32?
    /// Whether it is marked `final`.
    let isFinal: Bool
  }

  /// A declaration by what it says.
  fileprivate struct Entry: Hashable {
    /// The path inside the block.
    let path: String
    /// The block.
    let block: Scope
  }

  /// What a declaration says, without its entry, whose number follows the source where two have the same place.
  fileprivate struct Statement: Hashable {
    /// The declaration, with the first entry.
    let declaration: Declaration

    init(_ declaration: Declaration) {
      self.declaration = declaration.with(entry: 0)
    }

    /// Declarations hash by their entries, which are all the same here, where thousands of screens may give one target a value.
    func hash(into hasher: inout Hasher) {
      hasher.combine(declaration.target)
      hasher.combine(declaration.condition)
      hasher.combine(declaration.value)
    }
  }

  /// A setting of a proxy or of the app's own code, by what it says.
  fileprivate struct Setting: Hashable {
    /// Whether it is for a proxy or for instances.
    let kind: Theme.InstanceSetting.Kind
    /// The name of the class.
    let classOf: String
    /// The containers, innermost first.
    let containedIn: [String]
    /// The traits, by name.
    let traits: [String: Value]
    /// The values, by property and arguments.
    let set: [LegacyProperty: Set<SettingAssignment.Variant>]
    /// The block that contains it.
    let block: Scope
    /// The priority.
    let priority: Int32
    /// The number of `use` steps between the block and the setting.
    let styleDepth: Int32
    /// Where it is written inside the block.
    let path: String
  }

  /// What a theme says, in forms that can be compared.
  fileprivate struct Content: Equatable {
    /// The theme's name.
    let name: String
    /// The deployment target and the newest version.
    let versions: [Version]
    /// What the theme says about iOS 26.
    let glass: Theme.Glass
    /// The brands, in order.
    let brands: [Brand]
    /// The promos, in order.
    let promos: [Promo]
    let modes: [Mode]
    /// The screens, in order.
    let screens: [Screen]
    /// The classes and modules of screens and containers.
    let classes: [[String?]]
    /// The values of each dimension.
    let domains: [[Domain.Entry]]
    /// The conditions, by number.
    let conditions: [Condition]
    /// The values, by number.
    let values: [Value]
    /// The tokens, by number.
    let tokens: [TokenKey]
    /// How often each declaration occurs.
    let entries: [Entry: Int]
    /// How often each declaration occurs.
    let declarations: [Statement: Int]
    /// How often each flow occurs.
    let flows: [[String]: Int]
    /// How often each setting occurs.
    let settings: [Setting: Int]
  }

  /// What the theme says; nil if the file isn't a theme that can be compared.
  private let content: Content?
  /// How often each rule found something; which of two places it tells may change with their order.
  private let findings: [String: Int]

  /// Takes what matters from a theme that was read.
  init(_ reading: ThemeReading) {
    // Of what is written twice the first counts, which is an error, and the only thing in which order has a part.
    let isDoubtful = reading.diagnostics.contains { $0.rule == "duplicate-key" }
    content = isDoubtful ? nil : reading.theme.map { Content($0) }
    findings = counts(reading.diagnostics.map { "\($0.severity) \($0.rule)" })
  }
}

/// How often each element occurs, whatever the order.
private func counts<Element: Hashable>(_ elements: [Element]) -> [Element: Int] {
  elements.reduce(into: [:]) { $0[$1, default: 0] += 1 }
}

/// Reads the content from a theme.
extension ThemeMeaning.Content {
  /// Takes everything except for places in the source.
  fileprivate init(_ theme: Theme) {
    name = theme.name
    versions = [theme.minimumIOS, theme.newestIOS]
    glass = theme.glass
    brands = theme.space.brands
    promos = theme.space.calendar.promos
    modes = theme.space.calendar.switches.modes
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
    declarations = counts(theme.declarations.map(ThemeMeaning.Statement.init))
    flows = counts(theme.flows.map { [$0.from, $0.to] })
    settings = counts(theme.settings.map { ThemeMeaning.Setting($0, in: theme) })
  }
}

/// Reads a setting from a theme.
extension ThemeMeaning.Setting {
  /// Takes everything except for places in the source.
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
    styleDepth = setting.styleDepth
    path = setting.path
  }
}

/// Looks blocks up.
extension Theme {
  /// A block by what it says.
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
