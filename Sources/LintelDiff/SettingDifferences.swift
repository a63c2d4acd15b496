package import LintelAppearance
import LintelDecisions
package import LintelDiagnostics
import LintelSchema
package import LintelTheme

/// A change of a property that the app sets by appearance proxy or on instances.
package struct SettingDifference: Sendable {
  /// Whether the property is set by proxy, or on an instance in the app's own code.
  package let kind: Theme.InstanceSetting.Kind
  /// The property and the objects that have it.
  package let target: ProxyTarget
  /// The content before, or `nil` for a new setting.
  package let old: Proxy.Content?
  /// The content after, or `nil` for a removed setting.
  package let new: Proxy.Content?
  /// The first place in the older theme, or `nil` for a new setting.
  package let oldRange: SourceRange?
  /// The first place in the newer theme, or `nil` for a removed setting.
  package let newRange: SourceRange?
  /// Whether the setting can differ by screen, unlike a proxy outside of screens' blocks, which outlasts them.
  package let isByScreen: Bool
  /// The contexts in which it differs, in as few boxes as were found.
  package let contexts: [SharedBox]
}

/// Returns the differences between the proxies and instances of two themes, regardless of whether an output sets them.
func settingDifferences(
  from old: ComparedTheme,
  to new: ComparedTheme,
  _ contexts: SharedContexts,
  _ shared: inout SharedDecisions,
  in asked: SharedBox
) throws(TooLarge) -> [SettingDifference] {
  var found: [SettingDifference] = []
  for group in SettingGroup.all {
    found += try group.differences(from: old, to: new, contexts, &shared, in: asked)
  }
  return found
}

/// Settings that are resolved together.
private struct SettingGroup {
  /// A property of a class in some containers.
  private struct Place: Hashable {
    let owner: LegacyClass
    let containedIn: [String]
    let property: LegacyProperty
  }

  /// Whether the group contains proxies or instances.
  let kind: Theme.InstanceSetting.Kind
  let isByScreen: Bool

  static let all = [
    SettingGroup(kind: .proxy, isByScreen: false), SettingGroup(kind: .proxy, isByScreen: true),
    SettingGroup(kind: .instance, isByScreen: true),
  ]

  /// Returns the differences within the group, in the order of properties.
  func differences(
    from old: ComparedTheme,
    to new: ComparedTheme,
    _ contexts: SharedContexts,
    _ shared: inout SharedDecisions,
    in asked: SharedBox
  ) throws(TooLarge) -> [SettingDifference] {
    var area = asked
    if !isByScreen { area.screens = contexts.whole.screens }
    let (before, after) = (settings(of: old.theme), settings(of: new.theme))
    let changes = try shared.settings(
      from: before.map { .init(setting: $0, assignments: $0.set) },
      to: after.map { .init(setting: $0, assignments: $0.set) },
      isByScreen: isByScreen
    )
    let (oldRanges, newRanges) = (Self.ranges(of: before), Self.ranges(of: after))
    var found = OrderedGroups<ProxyTarget, SettingDifference>()
    for (target, change, boxes) in changes {
      let possible = contexts.possible(boxes, in: area)
        .flatMap { isByScreen ? contexts.existing(in: $0) : [$0] }
      if possible.isEmpty { continue }
      let place = Place(
        owner: target.object.owner,
        containedIn: target.object.containedIn,
        property: target.property
      )
      let difference = SettingDifference(
        kind: kind,
        target: target,
        old: change.old,
        new: change.new,
        oldRange: change.old.flatMap { _ in oldRanges[place] },
        newRange: change.new.flatMap { _ in newRanges[place] },
        isByScreen: isByScreen,
        contexts: contexts.joined(possible)
      )
      found.add([difference], to: target)
    }
    return found.all.flatMap { _, differences in
      differences.sorted { $0.contexts.lexicographicallyPrecedes($1.contexts) }
    }
  }

  private func settings(of theme: Theme) -> [Theme.InstanceSetting] {
    theme.settings.filter { setting in
      let condition = theme.conditions[theme.blocks[Int(setting.block)].condition.index]
      return setting.kind == kind
        && (kind == .instance || (condition[.screen] != .top) == isByScreen)
    }
  }

  /// The range at which some settings first set each property.
  private static func ranges(of settings: [Theme.InstanceSetting]) -> [Place: SourceRange] {
    var ranges: [Place: SourceRange] = [:]
    for setting in settings {
      let containers = setting.containedIn.map(\.text)
      for assignment in setting.set {
        let place = Place(
          owner: setting.owner,
          containedIn: containers,
          property: assignment.property
        )
        if ranges[place] == nil { ranges[place] = assignment.keyRange }
      }
    }
    return ranges
  }
}
