import LintelDiagnostics
import LintelSchema

/// The proxies and instance settings of a theme beside what the theme itself declares.
struct SettingField {
  /// An entry of the theme that a setting meets.
  struct Rival {
    let entry: Int32
    let leaf: Leaf
    let declaration: Declaration
    /// Where both hold.
    let cell: Cell
    /// In words, empty for everywhere.
    let context: String
    /// Whether it and the setting are both bound to releases of the app, so that one is meant to follow the other.
    let isStaged: Bool
  }

  let theme: Theme
  let cascade: Cascade
  let schema: Schema
  let surroundings: BarSurroundings
  private let overlap: ContextOverlap
  /// The type of a screen's navigation controller by the screen's value in the dimension.
  private let navigationControllers: [Int: String]

  init(_ analysis: Analysis) {
    theme = analysis.theme
    cascade = analysis.cascade
    schema = analysis.schema
    surroundings = BarSurroundings(analysis.theme)
    overlap = ContextOverlap(theme: analysis.theme)
    navigationControllers = analysis.theme.navigationControllers
  }

  var settings: [Theme.InstanceSetting] { theme.settings }

  func condition(of setting: Theme.InstanceSetting) -> Condition {
    theme.conditions[theme.blocks[Int(setting.block)].condition.index]
  }

  func layer(of setting: Theme.InstanceSetting) -> Layer {
    theme.blocks[Int(setting.block)].layer
  }

  // MARK: Against the theme

  /// Lists the theme's entries that a setting meets in a context.
  ///
  /// - Parameters:
  ///   - assignment: the property that is set.
  ///   - setting: the setting that it belongs to.
  ///   - relation: how they meet.
  ///   - reach: how sure it has to be that a proxy reaches the bar.
  ///   - staged: whether both or not both are bound to releases of the app; nil for either.
  /// - Returns: each entry once, in the theme's order.
  func rivals(
    of assignment: SettingAssignment,
    in setting: Theme.InstanceSetting,
    _ relation: Rivalry.Relation,
    reach: BarSurroundings.Reach,
    staged: Bool? = nil
  ) -> [Rival] {
    guard assignment.setsSomething else { return [] }
    var rivals: [Int32: Rival] = [:]
    for rivalry in assignment.property.rivalries where rivalry.relation == relation {
      for state in assignment.states.map({ $0.map(ItemState?.some) }) ?? [nil] {
        for leaf in schema.leaves(of: rivalry, state: state) {
          for rival in meetings(with: leaf, setting, state: state, reach: reach)
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
    where leaf.bar == bar && leaf.property.way == .appearance {
      if let first = meetings(with: leaf, setting, state: nil, reach: reach).first { return first }
    }
    return nil
  }

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
    let own = condition(of: setting)
    return declarations.compactMap { declaration in
      guard theme.values[declaration.value.index] != .unset else { return nil }
      let condition = theme.conditions[declaration.condition.index]
      let cell = overlap.cell(
        own,
        condition,
        screens: screens,
        states: leaf.isTabItem ? state.map { [$0] } : nil,
        idiom: idiom(of: setting)
      )
      guard let cell else { return nil }
      return Rival(
        entry: declaration.entry,
        leaf: leaf,
        declaration: declaration,
        cell: cell,
        context: overlap.words(cell, own, condition),
        isStaged: own[.appVersion] != .top && condition[.appVersion] != .top
      )
    }
  }

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
    let unnamed = surroundings.reach(of: containers, host, navigationController: nil)
    let count = Int32(theme.space.screens.count) + 1
    var reached: [Int] = []
    for screen in 0..<Int(count) {
      let controller = navigationControllers[screen]
      let found =
        controller == nil
        ? unnamed : surroundings.reach(of: containers, host, navigationController: controller)
      if found >= needed { reached.append(screen) }
    }
    return Ranges.normalized(reached)
  }

  // MARK: Against each other

  /// Where two settings both hold, nil if nowhere.
  func meeting(
    _ a: Theme.InstanceSetting,
    _ b: Theme.InstanceSetting
  ) -> (cell: Cell, context: String)? {
    guard a.traits.canHold(with: b.traits) else { return nil }
    let (x, y) = (condition(of: a), condition(of: b))
    return overlap.cell(x, y).map { ($0, overlap.words($0, x, y)) }
  }

  /// The hierarchies that the theme knows for sure, each with a screen that has it, nil for no screen in particular.
  func knownHierarchies(
    of owner: LegacyClass
  ) -> [(screen: String?, hierarchy: ContainerHierarchy)] {
    var result: [(screen: String?, hierarchy: ContainerHierarchy)] = []
    let named = navigationControllers.sorted { $0.key < $1.key }
    for host in owner.hosts {
      let plain = surroundings.known(host, navigationController: nil)
      if !result.contains(where: { $0.hierarchy == plain }) { result.append((nil, plain)) }
      for (screen, controller) in named {
        let hierarchy = surroundings.known(host, navigationController: controller)
        if !result.contains(where: { $0.hierarchy == hierarchy }) {
          result.append((theme.space.screens[screen - 1].name, hierarchy))
        }
      }
    }
    return result
  }
}

extension Theme.InstanceSetting {
  /// Its step in UIKit's own precedence.
  var step: PrecedenceStep {
    switch kind {
    case .instance: .instance
    case .proxy:
      !traits.isEmpty ? .traitProxy : containedIn.isEmpty ? .proxy : .containedProxy
    }
  }

  var customization: Customization {
    Customization(step, in: containedIn.map(\.text))
  }

  /// The path of one of its assignments, such as `proxies[0].set.barTintColor`.
  func path(of assignment: SettingAssignment) -> String {
    "\(path).set.\(assignment.property.name)"
  }

  /// UIKit's call for its object, such as `UINavigationBar.appearance()`.
  var call: String {
    guard kind == .proxy else { return "an instance of \(owner.name)" }
    let containers = containedIn.map { "\($0.text).self" }.joined(separator: ", ")
    switch (traits.isEmpty, containedIn.isEmpty) {
    case (true, true): return "\(owner.name).appearance()"
    case (true, false):
      return "\(owner.name).appearance(whenContainedInInstancesOf: [\(containers)])"
    case (false, true): return "\(owner.name).appearance(for: …)"
    case (false, false):
      return "\(owner.name).appearance(for: …, whenContainedInInstancesOf: [\(containers)])"
    }
  }
}

extension Theme {
  /// The types of navigation controllers that screens name, by the screen's value in the dimension; screens below such a one have it too.
  fileprivate var navigationControllers: [Int: String] {
    var result: [Int: String] = [:]
    let named = screenClasses.filter { $0.navigationController != nil }
      .sorted { $0.screen.utf8.count < $1.screen.utf8.count }
    for classes in named {
      for (index, screen) in space.screens.enumerated()
      where screen.name == classes.screen || screen.name.hasPrefix(classes.screen + ".") {
        result[index + 1] = classes.navigationController?.text
      }
    }
    return result
  }
}
