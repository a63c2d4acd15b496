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
  private struct Entry: Hashable {
    /// The path inside the block.
    let path: String
    /// The block.
    let block: Scope
  }

  /// What a declaration says, without its entry, whose number follows the source where two have the same place.
  private struct Statement: Hashable {
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

  /// What was read; nil if the file isn't a theme that can be compared.
  private let theme: Theme?
  /// How often each rule found something; which of two places it tells may change with their order.
  private let findings: [String: Int]

  /// Takes what matters from a theme that was read.
  init(_ reading: ThemeReading) {
    // Of what is written twice the first counts, which is an error, and the only thing in which order has a part.
    let isDoubtful = reading.diagnostics.contains { $0.rule == "duplicate-key" }
    theme = isDoubtful ? nil : reading.theme
    findings = counts(reading.diagnostics.map { "\($0.severity) \($0.rule)" })
  }

  /// Whether two themes say the same; of what has no order, each has to occur as often.
  static func == (a: Self, b: Self) -> Bool {
    func isSame<Part: Equatable>(_ part: (Theme) -> Part) -> Bool {
      a.theme.map(part) == b.theme.map(part)
    }
    return a.findings == b.findings && isSame(\.name) && isSame(\.minimumIOS)
      && isSame(\.newestIOS) && isSame(\.glass) && isSame(\.space.brands)
      && isSame(\.space.calendar.promos) && isSame(\.space.calendar.switches.modes)
      && isSame(\.space.screens) && isSame { $0.screenClasses.map(\.names) }
      && isSame { $0.space.domains.map(\.entries) } && isSame(\.conditions) && isSame(\.values)
      && isSame { $0.tokens.map(\.key) } && isSame(Self.entries)
      && isSame { counts($0.declarations.map(Statement.init)) }
      && isSame { counts($0.flows.map { [$0.from, $0.to] }) }
      && isSame { theme in counts(theme.settings.map { Setting($0, in: theme) }) }
  }

  /// How often each declaration occurs.
  private static func entries(_ theme: Theme) -> [Entry: Int] {
    counts(theme.entries.map { Entry(path: $0.path, block: theme.scope($0.block)) })
  }
}

/// Names classes.
extension Theme.ScreenClasses {
  /// The screen and its classes without their places.
  fileprivate var names: [String?] {
    [screen, viewController?.text, navigationController?.text]
  }
}

/// How often each element occurs, whatever the order.
private func counts<Element: Hashable>(_ elements: [Element]) -> [Element: Int] {
  elements.reduce(into: [:]) { $0[$1, default: 0] += 1 }
}

/// Reads a setting from a theme.
extension ThemeMeaning.Setting {
  /// Takes everything except for places in the source.
  fileprivate init(_ setting: Theme.InstanceSetting, in theme: Theme) {
    kind = setting.kind
    classOf = setting.classOf.text
    containedIn = setting.containedIn.map(\.text)
    traits = Dictionary(setting.traits.all.map { ($0.name, $0.value) }) { first, _ in first }
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
