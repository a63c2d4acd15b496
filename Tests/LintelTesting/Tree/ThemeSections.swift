import LintelCascade
import LintelSchema
import LintelTheme

@testable import LintelAppearance

/// The parts of a context that are resolved separately.
enum ThemeSection: Hashable, CaseIterable {
  /// Navigation bars, with the leaves of their items.
  case navigationBar
  case toolbar
  /// Tab bars, with the leaves of their items.
  case tabBar
  /// The settings of a screen outside of its bars.
  case settings

  /// The kind of bar, or `nil` for settings.
  var bar: BarKind? {
    switch self {
    case .navigationBar: .navigationBar
    case .toolbar: .toolbar
    case .tabBar: .tabBar
    case .settings: nil
    }
  }

  init(_ bar: BarKind) {
    switch bar {
    case .navigationBar: self = .navigationBar
    case .toolbar: self = .toolbar
    case .tabBar: self = .tabBar
    }
  }
}

/// A theme's declarations by section and by the screens that they name.
struct ThemeSections {
  /// The declarations for every screen, by target.
  private(set) var base: [ThemeSection: [Declaration]] = [:]
  /// The declarations for some screens, by target, for each set of screens by its id; `nil` for sets without declarations.
  private var bySet: [[ThemeSection: [Declaration]]?]
  /// The declarations of tokens by the token's index, regardless of the screens that they name.
  private(set) var tokens: [[Declaration]]
  private let theme: Theme

  /// Sorts a theme's declarations into sections, in time proportional to their number.
  init(_ theme: Theme, roles: LeafRoles) {
    self.theme = theme
    tokens = Array(repeating: [], count: theme.tokens.count)
    bySet = Array(
      repeating: nil,
      count: theme.space.domains[Dimension.screen.index].entries.count
    )
    for declaration in theme.declarations {
      guard let leaf = theme.leaf(of: declaration.target, in: roles.schema) else {
        tokens[declaration.target.index - roles.schema.leaves.count].append(declaration)
        let set = theme.conditions[declaration.condition.index][.screen]
        if set != .top, bySet[set.index] == nil { bySet[set.index] = [:] }
        continue
      }
      for section in Self.sections(of: leaf, roles) { add(declaration, to: section) }
    }
  }

  /// The sections that depend on a leaf: on old versions, large titles determine whether there is a scroll edge.
  private static func sections(of leaf: LeafID, _ roles: LeafRoles) -> [ThemeSection] {
    if let bar = roles.schema[leaf].bar { return [ThemeSection(bar)] }
    if leaf == roles.largeTitleDisplay { return [.settings, .navigationBar] }
    return roles[leaf] == .fact ? [] : [.settings]
  }

  private mutating func add(_ declaration: Declaration, to section: ThemeSection) {
    let set = theme.conditions[declaration.condition.index][.screen]
    if set == .top {
      base[section, default: []].append(declaration)
    } else {
      if bySet[set.index] == nil { bySet[set.index] = [:] }
      bySet[set.index]?[section, default: []].append(declaration)
    }
  }

  var sets: [SetID] {
    bySet.indices.filter { bySet[$0] != nil }.map { SetID($0) }
  }

  /// The declarations of a section that name one of the sets of screens, sorted by target.
  func own(_ section: ThemeSection, _ sets: [SetID]) -> [Declaration] {
    let lists = sets.compactMap { bySet[$0.index]?[section] }.filter { !$0.isEmpty }
    guard lists.count > 1 else { return lists.first ?? [] }
    return lists.flatMap(\.self).sorted { $0.target < $1.target }
  }

  /// All declarations of a section that apply on screens with own declarations, sorted by target, without those that the own
  /// declarations override everywhere.
  func all(_ section: ThemeSection, own: [Declaration]) -> [Declaration] {
    let base = base[section] ?? []
    guard !own.isEmpty else { return base }
    var settled: Set<TargetID> = []
    for declaration in own where holdsOnAllOfItsScreens(declaration) {
      settled.insert(declaration.target)
    }
    return (base.filter { !settled.contains($0.target) } + own).sorted { $0.target < $1.target }
  }

  /// Whether a declaration applies on every screen that it names, regardless of the rest of the context.
  private func holdsOnAllOfItsScreens(_ declaration: Declaration) -> Bool {
    var condition = theme.conditions[declaration.condition.index]
    condition[.screen] = .top
    // The theme is limited to one release, so all conditions on releases are met.
    condition[.appVersion] = .top
    return condition == Condition()
  }
}
