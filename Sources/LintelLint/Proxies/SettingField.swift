import LintelCascade
import LintelDiagnostics
import LintelSchema
import LintelTheme

/// The proxies and instance settings of a theme, and how they relate to the theme's own declarations.
struct SettingField {
  /// One assignment of a setting.
  struct Place {
    let setting: Theme.InstanceSetting
    let assignment: SettingAssignment

    var name: String { assignment.property.name }

    /// The class and the property, which settings that affect each other share.
    var key: String { "\(setting.owner.name).\(name)" }

    func finding(_ message: String, notes: [Note] = [], help: [String]) -> Finding {
      let path = setting.path(of: assignment)
      return Finding(message, at: assignment.keyRange, notes: notes, help: help, property: path)
    }
  }

  /// The class and the property of an assignment, and its step in UIKit's precedence.
  struct Rank: Hashable {
    let key: String
    let step: PrecedenceStep
  }

  /// A theme's entry that sets the same property as a setting, in a context where both apply.
  struct Rival {
    let entry: Int32
    let declaration: Declaration
    /// The context in which both apply, as the end of a clause, or an empty string for every context.
    let context: String
    /// Whether both are limited to releases of the app, which means that one should follow the other.
    let isStaged: Bool
  }

  let theme: Theme
  let cascade: Cascade
  let schema = Schema.standard
  /// The containers of the theme's bars.
  let surroundings: BarSurroundings
  private let controllers: NavigationControllers
  private let screenIndices = ScreenIndices()
  /// Every assignment of every setting, in the theme's order.
  let assignments: [Place]
  /// The assignments by class and property, each list in the order of the settings.
  let places: [String: [Place]]
  /// The assignments by class, property, and step.
  let steps: [Rank: [Place]]

  init(_ analysis: Analysis) {
    theme = analysis.theme
    cascade = analysis.cascade
    surroundings = BarSurroundings(analysis.theme)
    controllers = NavigationControllers(analysis.theme)
    assignments = theme.settings.flatMap { setting in
      setting.set.map { Place(setting: setting, assignment: $0) }
    }
    places = Dictionary(grouping: assignments, by: \.key)
    steps = Dictionary(grouping: assignments) { Rank(key: $0.key, step: $0.setting.step) }
  }

  func condition(of setting: Theme.InstanceSetting) -> Condition {
    theme.conditions[theme.blocks[Int(setting.block)].condition.index]
  }

  /// The layer of the block around a setting: brand, promo, or theme.
  func layer(of setting: Theme.InstanceSetting) -> Layer {
    theme.blocks[Int(setting.block)].layer
  }

  // MARK: Against the theme

  /// Returns the theme's entries with a relation to an assignment that apply in the same context, each once, in the theme's order.
  ///
  /// A proxy has to reach the bar at least as certainly as `reach`. `staged` asks for entries that are limited to releases, like the
  /// assignment, or for the others.
  func rivals(
    of place: Place,
    _ relation: LegacyInteraction.Relation,
    reach: BarSurroundings.Reach,
    staged: Bool? = nil
  ) -> [Rival] {
    let assignment = place.assignment
    guard assignment.setsSomething else { return [] }
    var rivals: [Int32: Rival] = [:]
    for interaction in assignment.property.interactions where interaction.relation == relation {
      for state in assignment.states.map({ $0.map(ItemState?.some) }) ?? [nil] {
        for leaf in schema.leaves(of: interaction, state: state) {
          for rival in meetings(with: leaf, place.setting, state: state, reach: reach)
          where rivals[rival.entry] == nil && (staged.map { $0 == rival.isStaged } ?? true) {
            rivals[rival.entry] = rival
          }
        }
      }
    }
    return rivals.keys.sorted().compactMap { rivals[$0] }
  }

  /// Whether a reset overrides a declaration in a context of a setting.
  func isReset(_ declaration: Declaration, where setting: Theme.InstanceSetting) -> Bool {
    cascade.declarations(of: declaration.target).contains { reset in
      theme.values[reset.value.index] == .unset && cascade.precedence.overrides(reset, declaration)
        && theme.space.mayOverlap(theme.conditions[reset.condition.index], condition(of: setting))
    }
  }

  /// The first declaration of a bar's appearance object that applies where a setting might.
  func object(of bar: BarKind, beside setting: Theme.InstanceSetting) -> Rival? {
    for leaf in schema.leaves
    where leaf.bar == bar && leaf.property.destination == .appearance {
      let rivals = meetings(with: leaf, setting, state: nil, reach: .possible)
      if let first = rivals.first { return first }
    }
    return nil
  }

  /// Returns the declarations of a property that apply in the same context as a setting, and that no reset in all of the setting's
  /// contexts overrides.
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
    let block = theme.blocks[Int(setting.block)].condition
    let resets = declarations.filter {
      theme.values[$0.value.index] == .unset
        && cascade.precedence.order.isAtMost(block, $0.condition)
    }
    return self.declarations(of: TargetID(leaf.id), on: screens, where: own).compactMap {
      declaration in
      guard theme.values[declaration.value.index] != .unset,
        !resets.contains(where: { cascade.precedence.overrides($0, declaration) })
      else { return nil }
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

  /// The declarations of a target that can apply on some screens, or on all if `screens` is `nil`, under a condition.
  private func declarations(
    of target: TargetID,
    on screens: [Range<Int32>]?,
    where condition: Condition
  ) -> [Declaration] {
    let all = cascade.declarations(of: target)
    let domain = theme.space.domains[Dimension.screen.index]
    let own = domain.values(of: condition[.screen])
    let relevant = screens.map { Ranges.intersection(own, $0) } ?? own
    // If almost every screen is relevant, the lookup takes longer than a test of every declaration.
    guard relevant.reduce(0, { $0 + $1.count }) < all.count else { return Array(all) }
    return screenIndices[target, all, theme].meeting(relevant).map { all[all.startIndex + Int($0)] }
  }

  /// The most certain reach that proxies with these containers have in any hierarchy of the screens.
  func bestReach(of containers: [String], _ owner: LegacyClass) -> BarSurroundings.Reach {
    let (named, other) = controllers.split(by: containers)
    return owner.hosts.flatMap { host in
      ([nil, other] + named).map {
        surroundings.reach(of: containers, host, navigationController: $0)
      }
    }.max() ?? .never
  }

  /// The device in a setting's traits, or `nil` for both devices.
  private func idiom(of setting: Theme.InstanceSetting) -> Idiom? {
    guard case .keyword(let word)? = setting.traits["userInterfaceIdiom"] else { return nil }
    return Idiom.allCases.first { "\($0)" == word }
  }

  /// The screens whose bar a setting affects, with 0 for no screen, or `nil` for all.
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

  /// A context in which two settings both apply, as the end of a clause: empty for everywhere, or `nil` for nowhere.
  func meeting(_ a: Theme.InstanceSetting, _ b: Theme.InstanceSetting) -> String? {
    guard a.traits.isCompatible(with: b.traits) else { return nil }
    return theme.space.meeting(condition(of: a), condition(of: b))
  }

  /// The containers of a class's objects on a screen, or in general if the screen is `nil`.
  typealias KnownHierarchy = (screen: String?, hierarchy: ContainerHierarchy)

  /// The hierarchies that the theme describes with certainty, each with the first screen that has it.
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

/// Indices of the declarations of targets by screen, built on request.
private final class ScreenIndices {
  private var known: [TargetID: DomainIndex] = [:]

  /// The index of a target's declarations, built on first use.
  subscript(target: TargetID, declarations: ArraySlice<Declaration>, theme: Theme) -> DomainIndex {
    let index = known[target] ?? DomainIndex(declarations, in: theme)
    known[target] = index
    return index
  }
}

/// The types of navigation controllers that screens name, which also apply to the screens below these.
private struct NavigationControllers {
  /// The type for each screen's value in the dimension.
  let types: [Int: String]
  let names: [String]
  let screens: [String: [Range<Int32>]]
  /// All screens with a known type.
  let named: [Range<Int32>]
  /// All other screens, including 0 for no screen.
  let unnamed: [Range<Int32>]

  init(_ theme: Theme) {
    let written = theme.screenClasses.compactMap { classes in
      classes.navigationController.map { (classes.screen, $0.text) }
    }
    let byName = Dictionary(written) { _, last in last }
    var types: [Int: String] = [:]
    for (index, screen) in theme.space.screens.enumerated() where !byName.isEmpty {
      // The nearest name counts: the screen's own, or that of the innermost screen around it.
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

  /// Splits the types into those that containers name and a representative of all others, or `nil` if there are no others.
  ///
  /// Containers affect controllers differently only by naming their types.
  func split(by containers: [String]) -> (named: [String], other: String?) {
    let named = Set(containers).filter { screens[$0] != nil }
    return (named.sorted(), names.first { !named.contains($0) })
  }
}
