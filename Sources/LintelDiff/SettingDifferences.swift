package import LintelAppearance
import LintelDecisions
package import LintelDiagnostics
package import LintelSchema
package import LintelTheme

/// A property that the app sets to something else, by appearance proxy or on instances.
package struct SettingDifference: Sendable {
  /// Whether it is a proxy, or an instance in the app's own code.
  package let kind: Theme.InstanceSetting.Kind
  /// The class that the property belongs to.
  package let owner: LegacyClass
  /// Innermost first.
  package let containedIn: [String]
  /// The traits that limit the proxy, sorted by name.
  package let traits: [Proxy.Trait]
  /// The property.
  package let property: LegacyProperty
  /// One word for each of the property's arguments; empty for one that UIKit lets out.
  package let arguments: [String]
  /// Nil for what is new.
  package let old: Proxy.Content?
  /// Nil for what is gone.
  package let new: Proxy.Content?
  /// Where a theme says it, at the first of several places.
  package let oldRange: SourceRange?
  /// The place in the newer theme; nil for what is gone.
  package let newRange: SourceRange?
  /// Whether it differs by screen; a proxy outside of screens' blocks outlasts them.
  package let isByScreen: Bool
  /// The contexts in which it differs, in as few boxes as were found.
  package let contexts: [SharedBox]
}

/// What themes say otherwise of proxies and instances, whether or not an output sets it, in the contexts in which they do.
func settingDifferences(
  from old: ComparedTheme,
  to new: ComparedTheme,
  _ contexts: SharedContexts,
  in asked: SharedBox
) throws(TooLarge) -> [SettingDifference] {
  var found: [SettingDifference] = []
  for group in SettingGroup.all {
    found += try group.differences(from: old, to: new, contexts, in: asked)
  }
  return found
}

/// Settings that are resolved together.
private struct SettingGroup {
  /// Whether the group is made of proxies or of instances.
  let kind: Theme.InstanceSetting.Kind
  /// Whether screens make a difference.
  let isByScreen: Bool

  /// Every group.
  static let all = [
    SettingGroup(kind: .proxy, isByScreen: false), SettingGroup(kind: .proxy, isByScreen: true),
    SettingGroup(kind: .instance, isByScreen: true),
  ]

  /// A change of one property, to put contexts with the same change together.
  private struct Change: Hashable {
    /// What was set; nil for nothing.
    let old: Proxy.Content?
    /// What is set now; nil for nothing.
    let new: Proxy.Content?
  }

  /// Contexts with what is set in them.
  private typealias Part = (box: SharedBox, values: [ProxyTarget: Proxy.Content])

  /// The differences within one group.
  ///
  /// - Parameters:
  ///   - old: The older theme.
  ///   - new: The newer theme.
  ///   - contexts: What both have in common.
  ///   - asked: The contexts to look at.
  /// - Returns: The differences in the order of properties.
  /// - Throws: `TooLarge` if the settings of a theme differ in too many contexts.
  func differences(
    from old: ComparedTheme,
    to new: ComparedTheme,
    _ contexts: SharedContexts,
    in asked: SharedBox
  ) throws(TooLarge) -> [SettingDifference] {
    var area = asked
    if !isByScreen { area.screens = Array(contexts.screens.indices) }
    var found: [ProxyTarget: OrderedGroups<Change, SharedBox>] = [:]
    let after = try parts(of: new, contexts, \.new)
    for before in try parts(of: old, contexts, \.old) {
      for after in after where before.values != after.values {
        guard let box = before.box.intersection(after.box)?.intersection(area),
          contexts.running(on: box.promosOn, off: box.promosOff) != nil
        else { continue }
        for target in Set(before.values.keys).union(after.values.keys) {
          let change = Change(old: before.values[target], new: after.values[target])
          guard change.old != change.new else { continue }
          let boxes = isByScreen ? contexts.existing(in: box) : [box]
          found[target, default: OrderedGroups()].add(boxes, to: change)
        }
      }
    }
    return found.sorted { $0.key < $1.key }.flatMap { target, changes in
      changes.all.map { change, boxes in
        SettingDifference(
          kind: kind,
          owner: target.object.owner,
          containedIn: target.object.containedIn,
          traits: target.object.traits,
          property: target.property,
          arguments: target.arguments,
          old: change.old,
          new: change.new,
          oldRange: change.old.flatMap { _ in range(of: target, in: old.theme) },
          newRange: change.new.flatMap { _ in range(of: target, in: new.theme) },
          isByScreen: isByScreen,
          contexts: SharedBox.joined(boxes, of: contexts.devices)
        )
      }.stablySorted { $0.contexts.lexicographicallyPrecedes($1.contexts) }
    }
  }

  /// The contexts of a theme that both have, with what is set in each.
  private func parts(
    of side: ComparedTheme,
    _ contexts: SharedContexts,
    _ names: KeyPath<SharedContexts.Name, Int>
  ) throws(TooLarge) -> [Part] {
    let settings = settings(of: side.theme)
      .map { ProxySelection.Kept(setting: $0, assignments: $0.set) }
    var planner = ProxyPlanner(side.cascade, settings, isByScreen: isByScreen)
    let plan = try planner.plan()
    guard !plan.contexts.isEmpty else { return [(contexts.whole, [:])] }
    let index = SharedIndex(contexts, names)
    let sets = plan.sets.map { proxies in
      proxies.reduce(into: [ProxyTarget: Proxy.Content]()) { values, proxy in
        for value in proxy.values {
          let target = ProxyTarget(
            object: ProxyObject(proxy),
            property: value.property,
            arguments: value.arguments
          )
          values[target] = value.content
        }
      }
    }
    return plan.contexts.compactMap { entry in
      index.box(of: entry, endingAt: side.theme.endIOS).map { box in
        (box, entry.proxies.map { sets[$0] } ?? [:])
      }
    }
  }

  /// The settings that belong to the group.
  private func settings(of theme: Theme) -> [Theme.InstanceSetting] {
    theme.settings.filter { setting in
      let condition = theme.conditions[theme.blocks[Int(setting.block)].condition.index]
      return setting.kind == kind
        && (kind == .instance || (condition[.screen] != .top) == isByScreen)
    }
  }

  /// Where a theme first sets a property; nil if it doesn't.
  private func range(of target: ProxyTarget, in theme: Theme) -> SourceRange? {
    for setting in settings(of: theme) where setting.owner == target.object.owner {
      guard setting.containedIn.map(\.text) == target.object.containedIn else { continue }
      let assignment = setting.set.first { $0.property == target.property }
      if let assignment { return assignment.keyRange }
    }
    return nil
  }
}
