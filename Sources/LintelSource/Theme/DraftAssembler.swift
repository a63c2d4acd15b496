import LintelDiagnostics
import LintelSchema
import LintelTheme

/// Determines which of an app's settings UIKit shows, and which of them a theme needs.
struct DraftAssembler {
  /// The object of UIKit and the contexts that settings share.
  private struct Scope: Hashable {
    var screen: String?
    var condition: DraftCondition

    /// Whether a setting is in the scope, in light, dark, or both.
    func contains(_ setting: DraftSetting) -> Bool {
      setting.screen == screen && setting.condition.inAnyAppearance == condition
    }
  }

  /// The key of settings for one property that UIKit has once.
  private struct Spot: Hashable {
    var scope: Scope
    var property: DraftProperty

    /// The key by which spots are ordered.
    var sortKey: [String] { [scope.screen ?? "", scope.condition.sortKey, property.path] }
  }

  private let settings: [DraftSetting]
  private let objects: [DraftObject]
  private(set) var entries: [DraftEntry] = []
  private(set) var lost: [UnreadSetting] = []

  init(_ draft: DraftSettings, classes: [SourceClass]) {
    let family = ScreenFamily(classes)
    settings = family.inherited(draft.settings)
    let all = family.inherited(draft.objects)
    let absent = all.filter { object in !object.isNil && Self.isAbsent(object, in: all) }
    objects = all.filter { !absent.contains($0) }
    for object in absent {
      let name = object.slot.uikitName
      let reason = UnreadReason.withoutEffect(
        "'\(name)' is nil, because no code gives it an object"
      )
      lose(name, LostSetting(reason), at: object.source)
    }
    addOwn()
    for bar in BarKind.allCases { addObjects(of: bar) }
    joinAppearances()
  }

  /// Whether code changes an object that doesn't exist: a bar has only a standard one until code assigns others.
  private static func isAbsent(_ object: DraftObject, in all: [DraftObject]) -> Bool {
    guard object.slot != .standard, object.base == object.slot else { return false }
    return !all.contains { other in
      other.bar == object.bar && other.slot == object.slot && !other.isNil
        && other.base != other.slot
    }
  }

  private mutating func lose(_ path: String, _ loss: LostSetting, at place: SourcePlace) {
    let item = UnreadSetting(summary: path, loss, at: place)
    if !lost.contains(item) { lost.append(item) }
  }

  private mutating func lose(_ settings: [DraftSetting], _ loss: LostSetting) {
    for setting in settings { lose(setting.property.path, loss, at: setting.source) }
  }

  /// Returns the value of the highest level with all places that set it, or `nil` if two places of that level disagree.
  private mutating func decided(_ candidates: [DraftSetting]) -> DraftValue? {
    guard let level = candidates.map(\.level).max() else { return nil }
    let coded = Self.coded(candidates.filter { $0.level == level }) { $0.source }
    let top = Self.latest(coded, \.phase).sorted { $0.source < $1.source }
    let values = top.filter { $0.value != .none || !$0.isReset }
    if let first = values.first, values.count < top.count {
      // Code takes back only what other code sets, such as before it shows one of Apple's screens.
      let reason = UnreadReason.contradiction(
        "\(first.source.text) sets a value, which this line takes back"
      )
      let loss = LostSetting(reason, advice: "keep the line for bars that the theme doesn't style")
      lose(top.filter { !values.contains($0) }, loss)
      return decided(values)
    }
    guard let first = top.first else { return nil }
    guard top.allSatisfy({ $0.value == first.value }) else {
      for setting in top {
        let other = top.first { $0.value != setting.value } ?? setting
        let reason = UnreadReason.contradiction(
          "\(other.source.text) sets a different value, and their order isn't known"
        )
        let advice =
          "write \(setting.property.path): \(Self.text(setting.value)) if that's the right value"
        lose([setting], LostSetting(reason, advice: advice))
      }
      return nil
    }
    return DraftValue(value: first.value, sources: top.map(\.source).uniqued)
  }

  /// Returns a value as the entry of a property; only tokens can be colors that the app supplies.
  private static func text(_ value: Value) -> String {
    guard case .color(.runtime(let name, _)) = value else { return value.text }
    return "$\(name), with \(name): \(value.text) under 'tokens.colors',"
  }

  /// Returns the elements from code, or all if code has none, because UIKit applies a storyboard before it runs the code of its classes.
  private static func coded<Element>(
    _ candidates: [Element],
    _ source: (Element) -> SourcePlace
  ) -> [Element] {
    let coded = candidates.filter { !source($0).isDesigned }
    return coded.isEmpty ? candidates : coded
  }

  /// Returns the elements that UIKit applies last, or all if their order isn't known.
  private static func latest<Element>(
    _ candidates: [Element],
    _ phase: (Element) -> ScreenPhase?
  ) -> [Element] {
    guard let last = candidates.compactMap(phase).max(), candidates.allSatisfy({ phase($0) != nil })
    else { return candidates }
    return candidates.filter { phase($0) == last }
  }

  /// Adds the properties that UIKit has once, in the order of their spots.
  private mutating func addOwn() {
    let own = settings.filter { $0.place == .own }
    let spots = Dictionary(grouping: own) { setting in
      let scope = Scope(screen: setting.screen, condition: setting.condition)
      return Spot(scope: scope, property: setting.property)
    }
    for (spot, candidates) in spots.sorted(by: {
      $0.key.sortKey.lexicographicallyPrecedes($1.key.sortKey)
    }) {
      if let value = decided(candidates) { add(spot.property, value, in: spot.scope) }
    }
  }

  private mutating func add(
    _ property: DraftProperty,
    slot: SlotKey? = nil,
    _ value: DraftValue,
    in scope: Scope
  ) {
    entries.append(
      DraftEntry(
        screen: scope.screen,
        condition: scope.condition,
        property: property,
        slot: slot,
        value: value.value,
        sources: value.sources
      )
    )
  }
}

/// Appearance objects, by scope: the top level first, and then what narrows it.
extension DraftAssembler {
  private mutating func addObjects(of bar: BarKind) {
    let own = settings.filter { $0.property.bar == bar && $0.place != .own }
    let assigned = objects.filter { $0.bar == bar }
    let scopes = Set(
      own.map { Scope(screen: $0.screen, condition: $0.condition.inAnyAppearance) }
        + assigned.map { Scope(screen: $0.screen, condition: $0.condition.inAnyAppearance) }
    )
    let hasObjects = Set(assigned.filter { !$0.isNil }.map(\.screen))
    var slotted: Set<BarLook.SlotProperty> = []
    var looks: [Scope: (slots: [AppearanceSlot: DraftAssignment], look: BarLook)] = [:]
    let app = Scope(screen: nil, condition: .always)
    if !scopes.contains(app), let look = lookOfItems(in: bar) {
      looks[app] = ([:], look)
      for entry in look.entries(over: .untouched(bar), of: bar) {
        add(entry.property, slot: entry.slot, entry.value, in: app)
      }
    }
    for scope in scopes.sorted(by: Self.isBefore) {
      let base = base(of: scope, in: looks.mapValues(\.look)) ?? .untouched(bar)
      let shared = self.base(of: scope, in: looks.mapValues(\.slots)) ?? [:]
      let slots: [AppearanceSlot: DraftAssignment]
      if hasObjects.contains(scope.screen) || hasObjects.contains(nil) {
        loseLegacy(own, in: scope)
        slots = assignments(own, assigned, over: shared, in: scope)
      } else {
        slots = legacyAssignment(own, of: bar, over: shared, in: scope)
      }
      guard !slots.isEmpty else { continue }
      let look = BarLook(of: bar, item: slots, over: shared)
      looks[scope] = (shared.merging(slots) { $1 }, look)
      for entry in look.entries(over: base, of: bar, slotted: slotted) {
        add(entry.property, slot: entry.slot, entry.value, in: scope)
        if let slot = entry.slot {
          slotted.insert(BarLook.SlotProperty(slot: slot, property: entry.property))
        }
      }
    }
  }

  /// Returns the look of a bar whose items are all that the app styles, or `nil` for other bars; a theme styles these in an object, and the
  /// bar's edge stays UIKit's.
  private func lookOfItems(in bar: BarKind) -> BarLook? {
    let styled = entries.first { entry in
      entry.screen == nil && entry.condition == .always && entry.property.bar == bar
        && Schema.standard[entry.property.leaf].property.destination == .appearance
    }
    guard let place = styled?.sources.min() else { return nil }
    var look = BarLook(slots: [:], sources: [.standard: place])
    for slot in bar.slots { look.slots[slot] = .some(slot.isAtEdge ? nil : [:]) }
    return look
  }

  private static func isBefore(_ left: Scope, _ right: Scope) -> Bool {
    if (left.screen == nil) != (right.screen == nil) { return left.screen == nil }
    guard left.screen == right.screen else { return left.screen ?? "" < right.screen ?? "" }
    return left.condition.isBefore(right.condition)
  }

  /// Returns what applies if a scope sets nothing: the narrowest scope around it, with those of the screen before those of all screens.
  private func base<Content>(of scope: Scope, in known: [Scope: Content]) -> Content? {
    for screen in scope.screen == nil ? [nil] : [scope.screen, nil] {
      let wider = known.keys.filter { other in
        other != scope && other.screen == screen && other.condition.isWider(than: scope.condition)
      }
      if let narrowest = wider.max(by: { $0.condition.isBefore($1.condition) }) {
        return known[narrowest]
      }
    }
    return nil
  }

  /// Returns the objects of the highest level in each slot, with the properties on which all places agree.
  ///
  /// A copy of an object that is already in a slot starts with what a lower level, or a wider scope, has there.
  private mutating func assignments(
    _ settings: [DraftSetting],
    _ objects: [DraftObject],
    over base: [AppearanceSlot: DraftAssignment],
    in scope: Scope
  ) -> [AppearanceSlot: DraftAssignment] {
    var result: [AppearanceSlot: DraftAssignment] = [:]
    let here = objects.filter {
      $0.screen == scope.screen && $0.condition.inAnyAppearance == scope.condition
    }
    for (_, level) in Dictionary(grouping: here, by: \.level).sorted(by: { $0.key < $1.key }) {
      let known = base.merging(result) { $1 }
      for (slot, top) in Dictionary(grouping: level, by: \.slot).sorted(by: {
        $0.key.rawValue < $1.key.rawValue
      }) {
        let coded = Self.coded(top) { $0.source }
        let last = Self.latest(coded, \.phase)
        // A copy of the object in the slot begins with what earlier code has set.
        let top = (last.allSatisfy { $0.base == nil } ? last : coded)
          .sorted { $0.source < $1.source }
        if let assignment = assignment(of: top, settings, over: known, in: scope) {
          result[slot] = assignment
        }
      }
    }
    // Lines under an additional condition change an object that is assigned without it.
    for (slot, wider) in base where result[slot] == nil {
      let own = settings.filter { scope.contains($0) && $0.place == .object(slot) }
      guard var content = wider.content, let source = own.map(\.source).min() else { continue }
      merge(own, into: &content)
      result[slot] = DraftAssignment(content: Self.joiningLayouts(content), source: source)
    }
    return result
  }

  /// Returns the assignment of one level's objects to one slot, or `nil` if they disagree on whether there is one.
  private mutating func assignment(
    of objects: [DraftObject],
    _ settings: [DraftSetting],
    over known: [AppearanceSlot: DraftAssignment],
    in scope: Scope
  ) -> DraftAssignment? {
    guard let first = objects.first else { return nil }
    guard objects.allSatisfy({ $0.isNil == first.isNil }) else {
      let reason = UnreadReason.contradiction(
        "one place sets an object and another sets nil, and their order isn't known"
      )
      for object in objects {
        lose(first.slot.uikitName, LostSetting(reason), at: object.source)
      }
      return nil
    }
    guard !first.isNil else { return DraftAssignment(content: nil, source: first.source) }
    let phases = Set(objects.map(\.phase))
    let own = settings.filter {
      scope.contains($0) && $0.place == .object(first.slot) && $0.level == first.level
        && phases.contains($0.phase) && $0.source.isDesigned == first.source.isDesigned
    }
    var content = (first.base.flatMap { known[$0] }?.content ?? nil) ?? [:]
    merge(own, into: &content)
    let unknown = objects.reduce(into: Set<DraftProperty>()) { $0.formUnion($1.unknown) }
    return DraftAssignment(
      content: Self.joiningLayouts(content),
      source: first.source,
      unknown: unknown.union(unknown.compactMap(\.inAllLayouts))
    )
  }

  /// Merges settings into the contents of an object, by property, as far as they agree.
  private mutating func merge(
    _ settings: [DraftSetting],
    into content: inout [DraftProperty: DraftValue]
  ) {
    for (property, candidates) in settings.groupedByProperty {
      if let value = merged(candidates) { content[property] = value }
    }
  }

  /// Returns one value; a color that differs in light and dark has variants.
  private mutating func merged(_ candidates: [DraftSetting]) -> DraftValue? {
    let plain = candidates.filter { $0.condition.isDark == nil }
    let light = candidates.filter { $0.condition.isDark == false }
    let dark = candidates.filter { $0.condition.isDark == true }
    guard !dark.isEmpty || !light.isEmpty else { return decided(plain) }
    guard let first = decided(light.isEmpty ? plain : light),
      let second = decided(dark.isEmpty ? plain : dark)
    else {
      let loss = LostSetting(
        "it is set only in light or only in dark appearance",
        advice: "write it with a value for both"
      )
      lose(light + dark, loss)
      return nil
    }
    let sources = first.sources + second.sources
    if first.value == second.value { return DraftValue(value: first.value, sources: sources) }
    guard case .color(let lightColor) = first.value, case .color(let darkColor) = second.value
    else {
      lose(light + dark, LostSetting("only colors differ by light and dark in a theme"))
      return nil
    }
    let variants = AppearanceVariants(
      light: lightColor.variant(isDark: false),
      dark: darkColor.variant(isDark: true)
    )
    return DraftValue(value: .color(.appearances(variants)), sources: sources)
  }

  /// Combines a value that a tab bar item has in every layout into a value of the item.
  private static func joiningLayouts(
    _ content: [DraftProperty: DraftValue]
  ) -> [DraftProperty: DraftValue] {
    var result = content
    let layouts = ItemLayout.allCases.map(\.description)
    for (property, value) in content where property.keys.first == layouts.first {
      guard let joined = property.inAllLayouts else { continue }
      let rest = property.keys.dropFirst()
      let same = layouts.map { layout in
        DraftProperty(bar: property.bar, keys: [layout] + rest, leaf: property.leaf)
      }
      guard same.allSatisfy({ content[$0]?.value == value.value }) else { continue }
      let sources = Set(same.flatMap { content[$0]?.sources ?? [] }).sorted()
      for property in same { result[property] = nil }
      result[joined] = DraftValue(value: value.value, sources: sources)
    }
    return result
  }
}

/// Legacy properties.
extension DraftAssembler {
  private mutating func loseLegacy(_ settings: [DraftSetting], in scope: Scope) {
    let hasStandard = objects.contains { object in
      object.slot == .standard && !object.isNil && object.bar == settings.first?.property.bar
        && (object.screen == scope.screen || object.screen == nil)
    }
    let reason: UnreadReason =
      hasStandard
      ? .withoutEffect(
        "the bar has an appearance object, with which UIKit ignores this legacy property"
      )
      : .contradiction(
        "the bar has an appearance object, but none in 'standardAppearance', and UIKit doesn't document which of the two shows"
      )
    for setting in settings where scope.contains(setting) {
      guard case .legacy = setting.place else { continue }
      lose([setting], LostSetting(reason))
    }
  }

  /// Returns the object of a bar with only legacy properties; at the edge, UIKit shows its own.
  ///
  /// Legacy properties are independent: a property that a wider scope sets, and this one doesn't, stays.
  private mutating func legacyAssignment(
    _ settings: [DraftSetting],
    of bar: BarKind,
    over base: [AppearanceSlot: DraftAssignment],
    in scope: Scope
  ) -> [AppearanceSlot: DraftAssignment] {
    let all = settings.filter(scope.contains)
    var known = base[.standard]?.content ?? [:]
    let (own, isCovered) = uncovered(all, isCovered: base[.standard]?.isCovered ?? false)
    if all.contains(where: \.isBackgroundImage) {
      known = known.filter { $0.key.keys != ["background", "color"] }
    }
    var content: [DraftProperty: DraftValue] = [:]
    for (property, candidates) in own.groupedByProperty {
      if property.keys == ["background", "preset"] {
        // An empty background image makes a bar transparent, whether or not it's translucent.
        let transparent = candidates.filter { $0.value == .keyword("transparent") }
        content[property] = decided(transparent.isEmpty ? candidates : transparent)
      } else if let value = merged(candidates) {
        content[property] = value
      }
    }
    if let (preset, value) = content.first(where: { $0.key.keys == ["background", "preset"] }),
      value.value == .keyword("default"), known[preset] == nil
    {
      // Bars are translucent by default.
      content[preset] = nil
    }
    guard let source = own.map(\.source).min(), !content.isEmpty else { return [:] }
    content = known.merging(content) { $1 }
    if let leaf = Schema.standard.leaf("\(bar.rawValue).background.preset") {
      let preset = DraftProperty(bar: bar, keys: ["background", "preset"], leaf: leaf)
      content[preset] = content[preset] ?? DraftValue(value: .keyword("default"), sources: [source])
    }
    return [
      .standard: DraftAssignment(content: content, source: source, isCovered: isCovered)
    ]
  }

  /// Returns the legacy settings that a bar shows, and whether a background image covers the bar's own background.
  private mutating func uncovered(
    _ settings: [DraftSetting],
    isCovered: Bool
  ) -> (shown: [DraftSetting], isCovered: Bool) {
    let images = settings.filter { $0.legacy == "backgroundImage" && $0.place == .legacy(nil) }
    let isCovered = images.isEmpty ? isCovered : images.contains(where: \.isBackgroundImage)
    guard isCovered else { return (settings, false) }
    let hidden = settings.filter { $0.legacy == "barTintColor" }
    let reason = UnreadReason.withoutEffect(
      "the bar has a background image, which UIKit shows instead of this color"
    )
    lose(hidden, LostSetting(reason))
    return (settings.filter { !hidden.contains($0) }, true)
  }

  /// Combines entries that differ only in light and dark.
  private mutating func joinAppearances() {
    var result: [DraftEntry] = []
    let spots = Dictionary(grouping: entries) { entry in
      entry.spot { $0.condition = $0.condition.inAnyAppearance }
    }
    for (key, all) in spots.sorted(by: { $0.key.isBefore($1.key) }) {
      guard all.contains(where: { $0.condition.isDark != nil }) else {
        result += all
        continue
      }
      let candidates = all.map { entry in
        DraftSetting(
          screen: entry.screen,
          property: entry.property,
          place: .own,
          value: entry.value,
          condition: entry.condition,
          level: .item,
          source: entry.sources.min() ?? .nowhere
        )
      }
      guard let value = merged(candidates) else { continue }
      var entry = key
      (entry.value, entry.sources) = (value.value, value.sources)
      result.append(entry)
    }
    entries = result
  }
}

extension ColorValue {
  /// Returns the color in one appearance.
  fileprivate func variant(isDark: Bool) -> ColorValue {
    guard case .appearances(let variants) = self else { return self }
    return isDark ? variants.dark ?? variants.light : variants.light
  }
}

extension SourcePlace {
  /// `File.swift:12`, with folders.
  var text: String { "\(file):\(line)" }

  var isDesigned: Bool { file.hasSuffix(".storyboard") || file.hasSuffix(".xib") }

  /// The place of something without one.
  static let nowhere = SourcePlace(file: "", line: 1)
}
