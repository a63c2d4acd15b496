import LintelSchema
import LintelTheme

/// A value in the draft, with every place that sets it.
struct DraftValue: Hashable {
  var value: Value
  var sources: [SourcePlace]
}

/// The contents of a bar's appearance objects, by slot, after UIKit's own fallback.
struct BarLook: Hashable {
  typealias Entry = (property: DraftProperty, slot: SlotKey?, value: DraftValue)

  /// The properties of each appearance object, or `nil` for a slot that is left to UIKit.
  var slots: [AppearanceSlot: [DraftProperty: DraftValue]?]
  /// Where the objects are assigned.
  var sources: [AppearanceSlot: SourcePlace] = [:]
  /// The properties that the code sets to values that aren't known, in any slot.
  var unknown: Set<DraftProperty> = []
}

/// Creates and compares looks.
extension BarLook {
  /// Finds the contents of each slot by UIKit's lookup, which at each slot asks the screen's item first, and then the bar itself.
  ///
  /// Sources: UINavigationBar.h and UIToolbar.h of the iOS 16.4 SDK for the order; the reference of
  /// `scrollEdgeAppearance` for the edge, which shows the standard object with a transparent background.
  init(
    of bar: BarKind,
    item: [AppearanceSlot: DraftAssignment],
    over shared: [AppearanceSlot: DraftAssignment] = [:]
  ) {
    slots = [:]
    for slot in bar.slots {
      let order: [AppearanceSlot] =
        switch slot {
        case .standard: [.standard]
        case .compact: [.compact, .standard]
        case .scrollEdge: [.scrollEdge, .standard]
        case .compactScrollEdge: [.compactScrollEdge, .scrollEdge, .compact, .standard]
        }
      let found = order.lazy.compactMap { slot in
        [item[slot], shared[slot]].lazy.compactMap { $0 }.first { $0.content != nil }
          .map { (slot, $0) }
      }.first
      sources[slot] = (found?.1 ?? item[.standard] ?? shared[.standard])?.source
      let isShown = found.map { slot.isAtEdge == $0.0.isAtEdge } ?? false
      slots[slot] = .some(isShown ? found?.1.content : nil)
      if isShown, let found { unknown.formUnion(found.1.unknown) }
    }
  }

  /// Returns the look of a bar whose appearance objects the code leaves alone.
  static func untouched(_ bar: BarKind) -> BarLook {
    BarLook(slots: Dictionary(uniqueKeysWithValues: bar.slots.map { ($0, .some([:])) }))
  }

  /// The properties of all slots.
  var properties: Set<DraftProperty> {
    Set(slots.values.flatMap { $0.map { Array($0.keys) } ?? [] })
  }

  /// Returns the value of a property in a slot, or `nil` if the slot is left to UIKit.
  private func state(_ property: DraftProperty, _ slot: AppearanceSlot) -> DraftValue?? {
    guard let content = slots[slot] ?? nil else { return nil }
    return .some(content[property])
  }

  struct SlotProperty: Hashable {
    let slot: SlotKey
    let property: DraftProperty
  }

  /// Returns the entries that turn another look of the bar into this one; `slotted` are the properties that wider blocks set in slots.
  func entries(
    over base: BarLook,
    of bar: BarKind,
    slotted: Set<SlotProperty> = []
  ) -> [Entry] {
    var result: [Entry] = []
    let all = properties.union(base.properties).sorted { $0.path < $1.path }
    for property in all {
      let own = entries(for: property, over: base, of: bar, slotted)
      // What isn't known isn't missing: code sets it, and the report lists it.
      result += own.filter { !unknown.contains(property) || $0.value.value != .unset }
    }
    // A value in a slot takes the slot back from UIKit.
    let taken = Set(result.filter { $0.value.value != .unset }.map(\.slot))
    return result
      + slotEntries(over: base, of: bar).filter { entry in
        entry.value.value != .keyword("own") || !taken.contains(entry.slot)
      }
  }

  /// Returns the entries for one property: the value that most slots have, and the exceptions.
  private func entries(
    for property: DraftProperty,
    over base: BarLook,
    of bar: BarKind,
    _ slotted: Set<SlotProperty>
  ) -> [Entry] {
    func unset(_ slot: AppearanceSlot) -> DraftValue {
      let source = sources[slot] ?? sources.values.min()
      return DraftValue(value: .unset, sources: source.map { [$0] } ?? [])
    }
    let own = bar.slots.filter { slots[$0] ?? nil != nil }
    guard let first = own.first else { return [] }
    // The value of a slot that UIKit fills doesn't matter.
    func wanted(_ slot: AppearanceSlot) -> DraftValue? {
      state(property, slot) ?? state(property, slot.isAtEdge ? .scrollEdge : .standard)
        ?? state(property, first) ?? nil
    }
    let isSame = own.allSatisfy { slot in
      base.state(property, slot).map { $0?.value } == .some(wanted(slot)?.value)
    }
    if isSame { return [] }
    var result: [Entry] = []
    let everywhere = wanted(.standard)
    let baseHasAny = bar.slots.contains { (base.state(property, $0) ?? nil) != nil }
    if let everywhere {
      result.append((property, nil, everywhere))
    } else if baseHasAny {
      result.append((property, nil, unset(.standard)))
    }
    let others: [(slot: AppearanceSlot, key: SlotKey, beside: AppearanceSlot)] = [
      (.compact, .compact, .standard), (.scrollEdge, .scrollEdge, .standard),
      (.compactScrollEdge, .compactScrollEdge, .scrollEdge),
    ]
    var expected = everywhere
    for (slot, key, other) in others where bar.slots.contains(slot) {
      // The base's value for one slot still applies if this look sets the property in all slots. In a slot that is left to UIKit,
      // nothing shows.
      let isLeftToUIKit = base.slots[slot].map { $0 == nil } ?? false
      let isSpecial =
        (slots[slot] ?? nil) != nil
        && (isLeftToUIKit
          ? slotted.contains(SlotProperty(slot: key, property: property))
          : base.state(property, slot)??.value != base.state(property, other)??.value)
      let usual = slot == .compactScrollEdge ? expected : everywhere
      guard isSpecial || wanted(slot)?.value != usual?.value else { continue }
      expected = wanted(slot)
      result.append((property, key, expected ?? unset(key.slots.first ?? .standard)))
    }
    return result
  }

  /// Returns the entries that leave slots to UIKit, or take them back.
  private func slotEntries(over base: BarLook, of bar: BarKind) -> [Entry] {
    guard let leaf = Schema.standard.leaf("\(bar.rawValue).slot") else { return [] }
    let property = DraftProperty(bar: bar, keys: ["slot"], leaf: leaf)
    let keys: [(SlotKey, [AppearanceSlot])] = [
      (.scrollEdge, [.scrollEdge, .compactScrollEdge]), (.scrolled, [.standard, .compact]),
      (.compactScrollEdge, [.compactScrollEdge]),
    ]
    var known = base.slots.mapValues { $0 == nil }
    var result: [Entry] = []
    for (key, covered) in keys {
      let covered = covered.filter(bar.slots.contains)
      guard let slot = covered.first, let content = slots[slot] else { continue }
      let isSystem = content == nil
      guard known[slot] != isSystem else { continue }
      for slot in covered { known[slot] = isSystem }
      let value = Value.keyword(isSystem ? "system" : "own")
      let source = sources[slot].map { [$0] } ?? sources.values.min().map { [$0] } ?? []
      result.append((property, key, DraftValue(value: value, sources: source)))
    }
    return result
  }
}

/// An appearance object that is assigned to a slot.
struct DraftAssignment: Hashable {
  /// The contents, or `nil` if the code assigns `nil`.
  var content: [DraftProperty: DraftValue]?
  var source: SourcePlace
  /// The properties that the code sets to values that aren't known.
  var unknown: Set<DraftProperty> = []
  /// Whether a legacy background image is in front of the bar's own background.
  var isCovered = false
}
