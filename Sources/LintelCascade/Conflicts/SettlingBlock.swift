import LintelSchema
import LintelTheme

/// The block that applies exactly where two declarations overlap, and so overrides both.
struct SettlingBlock {
  /// The keys of the block, outermost first, such as `["brands", "a", "screens", "checkout"]`.
  private(set) var keys: [String] = []
  /// The contexts in which the block applies.
  private(set) var condition = Condition()
  /// The releases of the app in which it applies, as the value of `appVersions:`, or `nil` for all.
  private(set) var releases: String?
  /// The slot key inside the block, or `nil` for none.
  private(set) var slot: SlotKey?
  /// The layout and state of tab items inside the block.
  private(set) var item = ItemPart(layout: nil, state: nil)
  /// Whether the block's slots are part of the second condition's slots, but not of the first's.
  private(set) var isSlotOfSecond = false

  /// Creates the block for the overlap of two conditions, adding new sets to the theme.
  ///
  /// Returns `nil` if no keys describe the overlap.
  init?(_ a: Condition, _ b: Condition, in theme: inout Theme) {
    for dimension in Dimension.named {
      condition[dimension] = Self.meet(a[dimension], b[dimension], of: dimension, in: &theme)
      keys += keys(a[dimension], b[dimension], of: dimension, in: theme)
    }
    for dimension in [Dimension.ios, .device] {
      condition[dimension] = Self.meet(a[dimension], b[dimension], of: dimension, in: &theme)
    }
    meetReleases(a, b, in: &theme)
    if let when = whenKey(in: theme.space) { keys.append(when) }
    guard meetSlots(a, b, theme.space), meetItems(a, b) else { return nil }
  }

  /// Returns the intersection of two sets, adding it to the theme's domain if it's new.
  private static func meet(
    _ a: SetID,
    _ b: SetID,
    of dimension: Dimension,
    in theme: inout Theme
  ) -> SetID {
    if a == b || b == .top { return a }
    if a == .top { return b }
    let domain = theme.space.domains[dimension.index]
    let (x, y) = (domain[a], domain[b])
    return theme.space.intern(
      dimension == .promos
        ? Ranges.union(x.values + y.values) : Ranges.intersection(x.values, y.values),
      in: dimension,
      rank: min(x.rank, y.rank),
      label: "\(x.label) and \(y.label)"
    )
  }

  /// Narrows the block to the releases that both conditions share.
  private mutating func meetReleases(_ a: Condition, _ b: Condition, in theme: inout Theme) {
    condition[.appVersion] = Self.meet(a[.appVersion], b[.appVersion], of: .appVersion, in: &theme)
    guard condition[.appVersion] != .top else { return }
    releases = theme.space.releases(condition)?.text
    // At the top level, `appVersions:` would narrow the whole file.
    guard keys.isEmpty, condition[.ios] == .top, condition[.device] == .top else { return }
    let all = theme.space.domains[Dimension.ios.index].values(of: .top)
    condition[.ios] = theme.space.intern(all, in: .ios, label: "every iOS")
  }

  /// Returns the keys of nested blocks that narrow to both sets.
  private func keys(_ a: SetID, _ b: SetID, of dimension: Dimension, in theme: Theme) -> [String] {
    if dimension == .promos {
      let calendar = theme.space.calendar
      return theme.space.requiredSwitches(condition[dimension]).flatMap { number -> [String] in
        guard let value = calendar.switches.value(number) else {
          return ["promos", calendar.promos[number].name]
        }
        let mode = calendar.switches.modes[value.mode]
        return ["modes", mode.name, mode.values[value.value]]
      }
    }
    guard let key = dimension.blockKey else { return [] }
    return names(a, b, of: dimension, in: theme).flatMap { [key, $0] }
  }

  /// Returns the names of brands or screens that narrow to both sets.
  private func names(_ a: SetID, _ b: SetID, of dimension: Dimension, in theme: Theme) -> [String] {
    let domain = theme.space.domains[dimension.index]
    func quoted(_ set: SetID) -> [String] {
      let parts = domain[set].label.split(separator: "'", omittingEmptySubsequences: false)
      return parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) }
    }
    if a == .top || domain.isAtMost(b, a) { return quoted(b) }
    if b == .top || domain.isAtMost(a, b) { return quoted(a) }
    return quoted(a) + quoted(b)
  }

  /// Returns the `when` key of the block, or `nil` if it doesn't need one.
  private func whenKey(in space: ContextSpace) -> String? {
    var parts: [String] = []
    if condition[.ios] != .top,
      let range = space.domains[Dimension.ios.index].values(of: condition[.ios]).first
    {
      let first = space.versions[Int(range.lowerBound)].first
      let end = space.versions[Int(range.upperBound) - 1].end
      let last = end.map { "\(VersionLine.last(before: $0))" } ?? ""
      parts.append("ios \(first)..\(last)")
    }
    if let devices = space.deviceCondition(condition[.device]), !devices.isEmpty {
      parts.append(devices.label)
    }
    return parts.isEmpty ? nil : "when " + parts.joined(separator: " ")
  }

  /// Finds the slot key for the slots that both conditions share, and returns `false` if no key has exactly these.
  private mutating func meetSlots(_ a: Condition, _ b: Condition, _ space: ContextSpace) -> Bool {
    let (x, y) = (a[.slot], b[.slot])
    guard x != .top || y != .top else { return true }
    let domain = space.domains[Dimension.slot.index]
    let overlap = Ranges.intersection(domain.values(of: x), domain.values(of: y))
    // Among the keys below both sets, the key with the fewest slots besides the overlap.
    let keys = SlotKey.allCases.filter { key in
      let set = ContextSpace.slotSet(key)
      return space.isAtMost(set, x, in: .slot) && space.isAtMost(set, y, in: .slot)
        && Ranges.subtracting(overlap, domain.values(of: set)).isEmpty
    }
    guard let key = keys.min(by: { $0.slots.count < $1.slots.count }) else { return false }
    slot = key
    condition[.slot] = ContextSpace.slotSet(key)
    isSlotOfSecond =
      Ranges.subtracting(domain.values(of: condition[.slot]), domain.values(of: y)).isEmpty
      && !Ranges.subtracting(domain.values(of: condition[.slot]), domain.values(of: x)).isEmpty
    return true
  }

  /// Finds the layout and state that both conditions share, and returns `false` if they differ.
  private mutating func meetItems(_ a: Condition, _ b: Condition) -> Bool {
    let parts = [a[.item], b[.item]].filter { $0 != .top }.map { ItemPart.all[$0.index - 1] }
    let layouts = Set(parts.compactMap(\.layout))
    let states = Set(parts.compactMap(\.state))
    guard layouts.count < 2, states.count < 2 else { return false }
    item = ItemPart(layout: layouts.first, state: states.first)
    condition[.item] = ContextSpace.itemSet(layout: item.layout, state: item.state)
    return true
  }

  /// Returns the keys from the block to a property, given the path of a leaf or token; the last key is dotted if it nests.
  func propertyKeys(_ path: String) -> [String] {
    var steps = path.split(separator: ".").map(String.init)
    var result = [steps.removeFirst()]
    if let slot { result.append(slot.rawValue) }
    if item.layout != nil || item.state != nil, steps.first == "item" {
      steps.removeFirst()
      result.append(item.layout.map { "\($0)" } ?? "item")
      if let state = item.state { result.append("\(state)") }
    }
    return steps.isEmpty ? result : result + [steps.joined(separator: ".")]
  }
}
