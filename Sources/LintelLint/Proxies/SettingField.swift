import LintelCascade
import LintelDiagnostics
import LintelSchema
import LintelTheme
import Synchronization

/// The proxies and instance settings of a theme beside what the theme itself declares.
struct SettingField {
  /// A setting, and one of its assignments.
  struct Place {
    /// The setting.
    let setting: Theme.InstanceSetting
    /// What it assigns.
    let assignment: SettingAssignment

    /// The name of the property that is set.
    var name: String { assignment.property.name }

    /// The class and the property, by which settings meet.
    var key: String { "\(setting.owner.name).\(name)" }

    /// A finding about the assignment.
    func finding(_ message: String, notes: [Note] = [], help: [String]) -> Finding {
      let path = setting.path(of: assignment)
      return Finding(message, at: assignment.keyRange, notes: notes, help: help, property: path)
    }
  }

  /// An entry of the theme that a setting meets.
  struct Rival {
    /// The number of the entry.
    let entry: Int32
    /// One of its declarations.
    let declaration: Declaration
    /// Where both hold, as the end of a clause; empty for everywhere.
    let context: String
    /// Whether it and the setting are both bound to releases of the app, so that one is meant to follow the other.
    let isStaged: Bool
  }

  /// The theme.
  let theme: Theme
  /// Its declarations.
  let cascade: Cascade
  /// The standard schema.
  let schema = Schema.standard
  /// The containers of the theme's bars.
  let surroundings: BarSurroundings
  /// The navigation controllers that screens name.
  private let controllers: NavigationControllers
  /// Remembers the declarations of targets by their screens.
  private let screenIndices = ScreenIndices()
  /// Every assignment of every setting, in the theme's order.
  let assignments: [Place]
  /// What settings assign, by class and property, each in the order of the settings.
  let places: [String: [Place]]

  /// Collects a theme's settings.
  init(_ analysis: Analysis) {
    theme = analysis.theme
    cascade = analysis.cascade
    surroundings = BarSurroundings(analysis.theme)
    controllers = NavigationControllers(analysis.theme)
    assignments = theme.settings.flatMap { setting in
      setting.set.map { Place(setting: setting, assignment: $0) }
    }
    places = Dictionary(grouping: assignments, by: \.key)
  }

  /// The condition that a setting holds in, the one of the block around it.
  func condition(of setting: Theme.InstanceSetting) -> Condition {
    theme.conditions[theme.blocks[Int(setting.block)].condition.index]
  }

  /// The layer of the block around a setting: brand, promo, or theme.
  func layer(of setting: Theme.InstanceSetting) -> Layer {
    theme.blocks[Int(setting.block)].layer
  }

  // MARK: Against the theme

  /// Lists the theme's entries that an assignment meets in a context.
  ///
  /// - Parameters:
  ///   - place: the assignment.
  ///   - relation: how they meet.
  ///   - reach: how sure it has to be that a proxy reaches the bar.
  ///   - staged: whether both or not both are bound to releases of the app; nil for either.
  /// - Returns: each entry once, in the theme's order.
  func rivals(
    of place: Place,
    _ relation: Rivalry.Relation,
    reach: BarSurroundings.Reach,
    staged: Bool? = nil
  ) -> [Rival] {
    let assignment = place.assignment
    guard assignment.setsSomething else { return [] }
    var rivals: [Int32: Rival] = [:]
    for rivalry in assignment.property.rivalries where rivalry.relation == relation {
      for state in assignment.states.map({ $0.map(ItemState?.some) }) ?? [nil] {
        for leaf in schema.leaves(of: rivalry, state: state) {
          for rival in meetings(with: leaf, place.setting, state: state, reach: reach)
          where rivals[rival.entry] == nil && (staged.map { $0 == rival.isStaged } ?? true) {
            rivals[rival.entry] = rival
          }
        }
      }
    }
    return rivals.keys.sorted().compactMap { rivals[$0] }
  }

  /// The declarations of a bar's appearance object that hold where a setting does; the first is enough.
  func object(
    of bar: BarKind,
    beside setting: Theme.InstanceSetting,
    reach: BarSurroundings.Reach
  ) -> Rival? {
    for leaf in schema.leaves
    where leaf.bar == bar && leaf.property.destination == .appearance {
      if let first = meetings(with: leaf, setting, state: nil, reach: reach).first { return first }
    }
    return nil
  }

  /// The declarations of a leaf that a setting meets.
  ///
  /// - Parameters:
  ///   - leaf: The property.
  ///   - setting: The setting.
  ///   - state: The state that the setting assigns for; nil if it assigns for all.
  ///   - reach: Whether the setting reaches the bar.
  /// - Returns: The entries that hold in a context with the setting, each once.
  private func meetings(
    with leaf: Leaf,
    _ setting: Theme.InstanceSetting,
    state: ItemState?,
    reach: BarSurroundings.Reach
  ) -> [Rival] {
    let declarations = cascade.declarations(of: TargetID(leaf.id))
    guard let bar = leaf.bar, !declarations.isEmpty else { return [] }
    let host: BarSurroundings.Host = setting.owner.isItem ? .item(of: bar) : .bar(bar)
    let screens = self.screens(reachedBy: setting, host, atLeast: reach)
    let state = leaf.isTabItem ? state : nil
    let own = condition(of: setting)
    return self.declarations(of: TargetID(leaf.id), on: screens, where: own).compactMap {
      declaration in
      guard theme.values[declaration.value.index] != .unset else { return nil }
      let condition = theme.conditions[declaration.condition.index]
      let idiom = idiom(of: setting)
      return theme.space.meeting(own, condition, screens: screens, state: state, idiom: idiom).map {
        let isStaged = own[.appVersion] != .top && condition[.appVersion] != .top
        return Rival(
          entry: declaration.entry,
          declaration: declaration,
          context: $0,
          isStaged: isStaged
        )
      }
    }
  }

  /// The declarations of a target that may hold on some screens under a condition; nil for all screens.
  private func declarations(
    of target: TargetID,
    on screens: [Range<Int32>]?,
    where condition: Condition
  ) -> [Declaration] {
    let all = cascade.declarations(of: target)
    let domain = theme.space.domains[Dimension.screen.index]
    let own = domain.values(of: condition[.screen])
    let relevant = screens.map { Ranges.intersection(own, $0) } ?? own
    // Where nearly all screens matter it takes longer to look for them.
    guard relevant.reduce(0, { $0 + $1.count }) < all.count else { return Array(all) }
    return screenIndices[target, all, theme].meeting(relevant).map { all[all.startIndex + Int($0)] }
  }

  /// The most certain reach of containers in the hierarchies that screens may have.
  func bestReach(of containers: [String], _ owner: LegacyClass) -> BarSurroundings.Reach {
    let (named, other) = controllers.split(by: containers)
    return owner.hosts.flatMap { host in
      ([nil, other] + named).map {
        surroundings.reach(of: containers, host, navigationController: $0)
      }
    }.max() ?? .never
  }

  /// The device that a setting's traits ask for; nil for both.
  private func idiom(of setting: Theme.InstanceSetting) -> Idiom? {
    guard case .keyword(let word)? = setting.traits["userInterfaceIdiom"] else { return nil }
    return Idiom.allCases.first { "\($0)" == word }
  }

  /// The screens on whose bar a setting has an effect, 0 for none; nil for all.
  private func screens(
    reachedBy setting: Theme.InstanceSetting,
    _ host: BarSurroundings.Host,
    atLeast needed: BarSurroundings.Reach
  ) -> [Range<Int32>]? {
    guard setting.kind == .proxy, !setting.containedIn.isEmpty else { return nil }
    let containers = setting.containedIn.map(\.text)
    func isReached(_ controller: String?) -> Bool {
      surroundings.reach(of: containers, host, navigationController: controller) >= needed
    }
    let (named, other) = controllers.split(by: containers)
    var reached = named.flatMap { isReached($0) ? controllers.screens[$0] ?? [] : [] }
    if isReached(nil) { reached += controllers.unnamed }
    if let other, isReached(other) {
      let all = named.isEmpty ? [] : controllers.names.filter { !named.contains($0) }
      reached += named.isEmpty ? controllers.named : all.flatMap { controllers.screens[$0] ?? [] }
    }
    return Ranges.union(reached)
  }

  // MARK: Against each other

  /// Where two settings both hold, as the end of a clause; empty for everywhere, and nil for nowhere.
  func meeting(_ a: Theme.InstanceSetting, _ b: Theme.InstanceSetting) -> String? {
    guard a.traits.canHold(with: b.traits) else { return nil }
    return theme.space.meeting(condition(of: a), condition(of: b))
  }

  /// What encloses the objects of a class on a screen, nil for no screen in particular.
  typealias KnownHierarchy = (screen: String?, hierarchy: ContainerHierarchy)

  /// The hierarchies that the theme knows for sure, each with the first screen that has it.
  func knownHierarchies(of owner: LegacyClass) -> [KnownHierarchy] {
    var result: [KnownHierarchy] = []
    var seen: Set<ContainerHierarchy> = []
    var types: Set<String> = []
    let named = controllers.types.sorted { $0.key < $1.key }
      .filter { types.insert($0.value).inserted }
    for host in owner.hosts {
      let plain = surroundings.known(host, navigationController: nil)
      if seen.insert(plain).inserted { result.append((nil, plain)) }
      for (screen, controller) in named {
        let hierarchy = surroundings.known(host, navigationController: controller)
        if seen.insert(hierarchy).inserted {
          result.append((theme.space.screens[screen - 1].name, hierarchy))
        }
      }
    }
    return result
  }
}

/// The declarations of targets by their screens, as far as anybody asks.
private final class ScreenIndices: Sendable {
  /// The indices so far; a lock protects them because rules run at the same time.
  private let known = Mutex<[TargetID: DomainIndex]>([:])

  /// The index of a target's declarations, built when it is first asked for.
  subscript(target: TargetID, declarations: ArraySlice<Declaration>, theme: Theme) -> DomainIndex {
    known.withLock { known in
      if let index = known[target] { return index }
      let index = DomainIndex(declarations, in: theme)
      known[target] = index
      return index
    }
  }
}

/// The types of navigation controllers that screens name; screens below such a one have it too.
private struct NavigationControllers {
  /// By the screen's value in the dimension.
  let types: [Int: String]
  /// All types, sorted.
  let names: [String]
  /// The screens of each type.
  let screens: [String: [Range<Int32>]]
  /// All screens of some type.
  let named: [Range<Int32>]
  /// All others, 0 for no screen included.
  let unnamed: [Range<Int32>]

  /// Collects the navigation controllers that screens name.
  init(_ theme: Theme) {
    let written = theme.screenClasses.compactMap { classes in
      classes.navigationController.map { (classes.screen, $0.text) }
    }
    let byName = Dictionary(written) { _, last in last }
    var types: [Int: String] = [:]
    for (index, screen) in theme.space.screens.enumerated() where !byName.isEmpty {
      // The innermost of the screen and of those around it that names one.
      var name = screen.name[...]
      while byName[String(name)] == nil, let dot = name.lastIndex(of: ".") { name = name[..<dot] }
      types[index + 1] = byName[String(name)]
    }
    self.types = types
    screens = Dictionary(grouping: types.keys) { types[$0] ?? "" }.mapValues(Ranges.normalized)
    names = screens.keys.sorted()
    named = Ranges.normalized(types.keys)
    unnamed = Ranges.subtracting([0..<Int32(theme.space.screens.count + 1)], named)
  }

  /// The types that containers name, and one that represents all others; nil if there is none.
  ///
  /// A container tells controllers apart only by being one of them.
  func split(by containers: [String]) -> (named: [String], other: String?) {
    let named = Set(containers).filter { screens[$0] != nil }
    return (named.sorted(), names.first { !named.contains($0) })
  }
}
