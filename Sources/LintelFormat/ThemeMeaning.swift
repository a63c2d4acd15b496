import LintelDiagnostics
import LintelSchema
import LintelTheme

/// Everything that a theme declares, without places in the source, and without any order that has no effect.
struct ThemeMeaning: Equatable {
  /// A block, identified by its content, because the numbers of two blocks with the same path depend on their order.
  fileprivate struct Scope: Hashable {
    let path: String
    let condition: ConditionID
    let layer: Layer
    /// The priority, or `nil` if the block doesn't declare one.
    let priority: Int32?
    let isFinal: Bool
  }

  /// An entry, identified by its path and its block.
  private struct Entry: Hashable {
    let path: String
    let block: Scope
  }

  /// A declaration without its entry, whose number depends on the order of entries with the same path.
  private struct Statement: Hashable {
    let declaration: Declaration

    init(_ declaration: Declaration) {
      self.declaration = declaration.with(entry: 0)
    }

    /// Hashes the content, because declarations hash only their entries, which are all equal here, even for thousands of screens.
    func hash(into hasher: inout Hasher) {
      hasher.combine(declaration.target)
      hasher.combine(declaration.condition)
      hasher.combine(declaration.value)
    }
  }

  /// A setting of a proxy or of the app's own code, identified by its content.
  fileprivate struct Setting: Hashable {
    let kind: Theme.InstanceSetting.Kind
    let classOf: String
    /// The containers, innermost first.
    let containedIn: [String]
    let traits: [String: Value]
    /// The values, by property and arguments.
    let set: [LegacyProperty: Set<SettingAssignment.Variant>]
    let block: Scope
    let priority: Int32
    /// The number of `use` steps between the block and the setting.
    let styleDepth: Int32
    let path: String
  }

  /// The theme, or `nil` if the file isn't a theme that can be compared.
  private let theme: Theme?
  /// The number of findings of each rule, because the places of findings can change with the order.
  private let findings: [String: Int]

  init(_ reading: ThemeReading) {
    // The first of two duplicate keys counts, even if one of them is misspelled. This is an error, and the only case in which order has
    // an effect.
    let isDoubtful = reading.diagnostics.contains {
      ["duplicate-key", "unknown-key", "unknown-property"].contains($0.rule)
    }
    theme = isDoubtful ? nil : reading.theme
    findings = counts(reading.diagnostics.map { "\($0.severity) \($0.rule)" })
  }

  /// Whether two themes mean the same, where elements without an order must occur equally often.
  static func == (a: Self, b: Self) -> Bool {
    func isSame<Part: Equatable>(_ part: (Theme) -> Part) -> Bool {
      a.theme.map(part) == b.theme.map(part)
    }
    return a.findings == b.findings && isSame(\.name) && isSame(\.minimumIOS)
      && isSame(\.newestIOS) && isSame(\.glass) && isSame(\.space.brands)
      && isSame(\.space.calendar.promos) && isSame(\.space.calendar.switches.modes)
      && isSame(\.space.screens) && isSame { $0.screenClasses.map(\.names) }
      && isSame { $0.space.domains.map(\.entries) } && isSame(\.conditions) && isSame(\.values)
      && isSame { $0.tokens.map(\.key) }
      && isSame { theme in
        counts(theme.entries.map { Entry(path: $0.path, block: theme.scope($0.block)) })
      }
      && isSame { counts($0.declarations.map(Statement.init)) }
      && isSame { counts($0.flows.map { [$0.from, $0.to] }) }
      && isSame { theme in counts(theme.settings.map { Setting($0, in: theme) }) }
  }
}

extension Theme.ScreenClasses {
  /// The names of the screen and of its classes, without their places.
  fileprivate var names: [String?] {
    [screen, viewController?.text, navigationController?.text]
  }
}

/// Returns how often each element occurs, regardless of order.
private func counts<Element: Hashable>(_ elements: [Element]) -> [Element: Int] {
  elements.reduce(into: [:]) { $0[$1, default: 0] += 1 }
}

extension ThemeMeaning.Setting {
  /// Copies everything except for places in the source.
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

extension Theme {
  /// Returns a block, identified by its content.
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
