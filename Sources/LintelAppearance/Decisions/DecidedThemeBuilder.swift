import LintelCascade
import LintelDecisions
import LintelSchema
import LintelTheme

/// Decides the parts of a theme, each in the contexts in which it matters.
struct DecidedThemeBuilder {
  let decisions: ThemeDecisions
  let scope: OutputScope
  /// Indices of the screens that the brands in `scope` have.
  let screens: [Int]
  private let roles = LeafRoles.standard
  private let theme: Theme
  /// The contexts that outputs are for, on systems with appearance objects.
  let care: DecisionID
  /// The contexts that outputs are for, on systems before iOS 13.
  private let olderCare: DecisionID

  /// Prepares the decisions for a part of the theme, or for all of it if `scope` is `nil`.
  init?(_ cascade: Cascade, scope: OutputScope?, limit: Limit = .standard) throws(TooLarge) {
    theme = cascade.theme
    let cuts = UIKitCuts.all + theme.introductions
    let made = try ThemeDecisions(
      cascade,
      disagreement: .anyValue,
      keepsDerivedFonts: true,
      cuts: cuts,
      limit: limit
    )
    guard let decisions = made else { return nil }
    self.decisions = decisions
    let space = theme.space
    let whole = OutputScope(all: space)
    let chosen = scope ?? whole
    self.scope = chosen
    screens = space.screens.indices.filter { screen in
      chosen.brands.contains { space.exists(screen: screen + 1, inBrand: $0) }
    }
    var possible = decisions.possibleContexts
    func keep(_ dimension: DimensionID, _ values: [Int], of all: [Int]) throws(TooLarge) {
      guard values.count < all.count else { return }
      possible = try decisions.both(possible, decisions.test(dimension, ValueSet(values: values)))
    }
    try keep(ContextDimensions.brand, chosen.brands, of: whole.brands)
    for mode in whole.modeValues.indices {
      let dimension = decisions.dimensions.mode(mode)
      try keep(dimension, chosen.modeValues[mode], of: whole.modeValues[mode])
    }
    let hasObjects = decisions.isAtLeast(UIKitCuts.objects)
    care = try decisions.both(possible, hasObjects)
    olderCare = try decisions.both(possible, decisions.not(hasObjects))
  }

  // MARK: - Tokens and settings

  /// Decides the tokens that have a value in some context.
  func tokens() throws(TooLarge) -> [DecidedTheme.Token] {
    var result: [DecidedTheme.Token] = []
    for token in theme.tokens {
      guard let target = theme.target(of: token.key, in: roles.schema) else { continue }
      let written = try decisions.combining(target) { () throws(TooLarge) in
        let whole = try decisions.plainDecision(of: target)
        let isDeclared = try decisions.both(care, decisions.hasValue(whole))
        return try decisions.written(whole, within: isDeclared)
      }
      guard let value = written else { continue }
      result.append(DecidedTheme.Token(key: token.key, value: value))
    }
    return result
  }

  /// Decides the settings of screens.
  func settings() throws(TooLarge) -> [DecidedTheme.Setting] {
    var result: [DecidedTheme.Setting] = []
    for leaf in roles.leaves(.setting, in: decisions.cascade) {
      let written = try decisions.combining(TargetID(leaf)) { () throws(TooLarge) in
        let whole = try declaredValue(decisions.plainDecision(of: TargetID(leaf)))
        return try guarded(available(whole, leaf), within: care)
      }
      guard let value = written else { continue }
      result.append(DecidedTheme.Setting(leaf: leaf, value: value))
    }
    return result
  }

  /// Returns a decision with `.undeclared` for everything that isn't a value, such as `unset`.
  private func declaredValue(_ decision: DecisionID) -> DecisionID {
    decisions.map(decision) { $0.isValue ? $0 : .undeclared }
  }

  /// Returns whether a decision has an outcome other than `.undeclared`.
  private func isSet(_ decision: DecisionID) -> Bool { decision != decisions.constant(.undeclared) }

  /// Returns a decision without keywords that a version doesn't have.
  private func available(_ decision: DecisionID, _ leaf: LeafID) throws(TooLarge) -> DecisionID {
    let type = roles.schema[leaf].property.type
    func introduced(_ outcome: ThemeDecisions.Outcome) -> Version? {
      theme.written(outcome)?.introduced(as: type)
    }
    var result = decision
    let versions = Set(decisions.outcomes(of: decision).compactMap(introduced))
    for version in versions.sorted() where theme.minimumIOS < version {
      let isNewer = decisions.test(decision) { introduced($0) == version }
      let isMissing = try decisions.both(isNewer, decisions.not(decisions.isAtLeast(version)))
      result = try decisions.choose(isMissing, decisions.constant(.undeclared), result)
    }
    return result
  }

  // MARK: - Bars

  /// Decides a bar, or returns `nil` if the theme doesn't mention it.
  func bar(_ bar: DecidedBar) throws(TooLarge) -> DecidedTheme.Bar? {
    var assigned = CaseMap<AppearanceSlot, DecisionID>()
    var isUsed = CaseMap<AppearanceSlot, DecisionID>()
    for (slot, whole) in try AssignedSlots(bar, of: decisions).decided() {
      guard let decision = try decisions.written(whole, within: care), isSet(decision) else {
        continue
      }
      assigned[slot] = decision
      for source in bar.kind.slots {
        let isSource = decisions.test(decision) { outcome in
          if case .assigned(let object) = outcome { object.source == source } else { false }
        }
        let before = isUsed[source] ?? DecisionID(.no)
        isUsed[source] = try decisions.either(before, decisions.both(care, isSource))
      }
    }
    let used = bar.kind.slots.filter { isUsed[$0].map { $0 != DecisionID(.no) } ?? false }
    var common: [DecidedBar.Place: DecisionID] = [:]
    if Set(used.compactMap { bar.objects[$0] }).count > 1 { common = try self.common(bar, used) }
    var anywhere = DecisionID(.no)
    for slot in used { anywhere = try decisions.either(anywhere, isUsed[slot] ?? anywhere) }
    var objects: [DecidedTheme.Object] = []
    for slot in used {
      guard let object = bar.objects[slot], let isUsed = isUsed[slot],
        let configure = try decisions.written(object.configure, within: isUsed, care)
      else { continue }
      let own = object.values.filter { common[$0.key] == nil }
      objects.append(
        DecidedTheme.Object(
          slot: slot,
          configure: configure,
          backgrounds: try backgrounds(configure, within: isUsed),
          places: try places(own, bar.kind, within: isUsed)
        )
      )
    }
    let values = try self.values(of: bar)
    let scroll = try self.scroll(of: bar)
    if assigned.keys.isEmpty, values.isEmpty, scroll == nil { return nil }
    return DecidedTheme.Bar(
      kind: bar.kind,
      assigned: assigned,
      objects: objects,
      common: try places(common, bar.kind, within: anywhere),
      values: values,
      scroll: scroll
    )
  }

  /// Returns the backgrounds that an object can start with, sorted by name, each where none of the preceding ones applies.
  private func backgrounds(
    _ configure: DecisionID,
    within used: DecisionID
  ) throws(TooLarge) -> [DecidedTheme.Background] {
    let names = decisions.outcomes(of: configure).compactMap { outcome -> String? in
      if case .configure(let name) = outcome { name } else { nil }
    }
    var result: [DecidedTheme.Background] = []
    var others = used
    var wide = care
    for name in names.sorted() {
      let isIt = decisions.test(configure) { $0 == .configure(name) }
      guard let presence = try decisions.written(isIt, within: others, wide) else { continue }
      result.append(DecidedTheme.Background(name: name, presence: presence))
      others = try decisions.both(others, decisions.not(isIt))
      wide = try decisions.both(wide, decisions.not(isIt))
    }
    return result
  }

  /// Returns the values that are the same in all objects, in every context that matters.
  private func common(
    _ bar: DecidedBar,
    _ slots: [AppearanceSlot]
  ) throws(TooLarge) -> [DecidedBar.Place: DecisionID] {
    guard let first = slots.first.flatMap({ bar.objects[$0] }) else { return [:] }
    var result: [DecidedBar.Place: DecisionID] = [:]
    for (place, value) in first.values where !roles[place.leaf].belongsToBackgrounds {
      let simple = try decisions.simplified(value, within: care)
      var isSame = true
      for slot in slots.dropFirst() {
        guard let other = bar.objects[slot]?.values[place] else {
          isSame = false
          break
        }
        if try decisions.simplified(other, within: care) != simple { isSame = false }
      }
      if isSame { result[place] = value }
    }
    // UIKit accepts text attributes only as a whole dictionary, and the images of one call only together.
    let all = Set(slots.flatMap { bar.objects[$0].map { Array($0.values.keys) } ?? [] })
    let split = Set(all.filter { result[$0] == nil }.map(whole))
    return result.filter { !split.contains(whole($0.key)) }
  }

  /// Returns the path to everything that UIKit sets together with a value.
  private func whole(_ place: DecidedBar.Place) -> [String] {
    let leaf = roles.schema[place.leaf]
    let item = ["\(place.item)"]
    switch leaf.property.binding {
    case .argument(let call, _): return item + [call]
    case .property, .textAttribute, .textAttributePart, .part, .configure, .none:
      let end = leaf.uikitPath.lastIndex { $0.hasSuffix("TextAttributes") }
      return item + leaf.uikitPath.prefix((end ?? leaf.uikitPath.count - 1) + 1)
    }
  }

  /// Decides the places of an object, in the order in which code sets them.
  private func places(
    _ values: [DecidedBar.Place: DecisionID],
    _ kind: BarKind,
    within care: DecisionID
  ) throws(TooLarge) -> [DecidedTheme.Place] {
    var result: [DecidedTheme.Place] = []
    for (place, whole) in values.sorted(by: { $0.key < $1.key }) {
      let made = try decisions.combining(TargetID(place.leaf)) { () throws(TooLarge) in
        var twin: DecisionID?
        if kind == .navigationBar, let other = roles.backIndicators[place.leaf] {
          twin = values[DecidedBar.Place(leaf: other, item: -1)]
        }
        return try self.place(place, whole, twin: twin, within: care)
      }
      if let made { result.append(made) }
    }
    PartConditions.add(to: &result, decisions, within: care, self.care)
    return result
  }

  /// Decides a place of an object, or returns `nil` if it has no value in any context of `care`.
  ///
  /// UIKit accepts both images of a back indicator or neither (UINavigationBar.h), so a missing one is replaced by its twin.
  private func place(
    _ place: DecidedBar.Place,
    _ whole: DecisionID,
    twin: DecisionID?,
    within care: DecisionID
  ) throws(TooLarge) -> DecidedTheme.Place? {
    let decision = try twin.map { twin throws(TooLarge) in try completed(whole, by: twin) } ?? whole
    guard let value = try guarded(decision, within: care) else { return nil }
    let leaf = roles.schema[place.leaf]
    let (part, steps) = (place.part, place.steps)
    return DecidedTheme.Place(
      leaf: place.leaf,
      layout: part?.layout,
      state: part?.state ?? leaf.buttonState,
      path: steps + leaf.uikitPath,
      value: value,
      routes: try routes(available(decision, place.leaf), leaf, steps, within: care),
      belongsToBackground: roles[place.leaf].belongsToBackgrounds
    )
  }

  /// Returns an image, or the other image where the first one is missing.
  private func completed(_ image: DecisionID, by other: DecisionID) throws(TooLarge) -> DecisionID {
    let isImage = decisions.test(image) { theme.written($0).map { $0 != .none } ?? false }
    let hasOther = decisions.hasValue(other)
    let rest = try decisions.choose(hasOther, other, image)
    return try decisions.choose(isImage, image, rest)
  }

  /// Guards a value with the contexts in which it's declared, or returns `nil` if it isn't declared in any context of `used`.
  ///
  /// `wide` is as in `written`; `nil` means `care`.
  private func guarded(
    _ decision: DecisionID,
    within used: DecisionID,
    _ wide: DecisionID? = nil
  ) throws(TooLarge) -> DecidedTheme.ConditionalValue? {
    let wide = wide ?? care
    let isDeclared = decisions.hasValue(decision)
    guard let presence = try decisions.written(isDeclared, within: used, wide),
      presence != DecisionID(.no),
      let value = try decisions.written(
        decision,
        within: decisions.both(used, isDeclared),
        decisions.both(wide, isDeclared)
      ),
      let whole = try decisions.written(declaredValue(decision), within: used, wide)
    else { return nil }
    return DecidedTheme.ConditionalValue(presence: presence, value: value, whole: whole)
  }

  /// Returns the property paths to a value on all of the theme's versions.
  private func routes(
    _ decision: DecisionID,
    _ leaf: Leaf,
    _ steps: [String],
    within care: DecisionID
  ) throws(TooLarge) -> [DecidedTheme.Route] {
    let (minimum, all) = (max(theme.minimumIOS, UIKitCuts.objects), self.care)
    var result: [DecidedTheme.Route] = []
    func add(_ path: [String], since: Version, until: Version?) throws(TooLarge) {
      var versions = decisions.isAtLeast(since)
      if let until {
        versions = try decisions.both(versions, decisions.not(decisions.isAtLeast(until)))
      }
      let (used, wide) = (try decisions.both(care, versions), try decisions.both(all, versions))
      guard let value = try guarded(decision, within: used, wide) else { return }
      let isNewer = minimum < since
      result.append(
        DecidedTheme.Route(
          path: steps + path,
          value: value,
          since: isNewer ? since : nil,
          until: until
        )
      )
    }
    let introduced = leaf.availability.introduced
    if let former = leaf.former {
      try add(former.uikitPath, since: introduced, until: former.renamed)
      try add(leaf.uikitPath, since: max(introduced, former.renamed), until: nil)
    } else {
      try add(leaf.uikitPath, since: introduced, until: nil)
    }
    return result
  }

  private func values(of bar: DecidedBar) throws(TooLarge) -> [DecidedTheme.OwnValue] {
    var result: [DecidedTheme.OwnValue] = []
    for (leaf, values) in bar.values.sorted(by: { $0.key < $1.key }) {
      let own = try decisions.combining(TargetID(leaf)) { () throws(TooLarge) in
        try ownValue(leaf, values, bar.kind.slots)
      }
      if let own { result.append(own) }
    }
    return result
  }

  /// Decides a value of a bar itself, or returns `nil` if it has none.
  private func ownValue(
    _ leaf: LeafID,
    _ values: CaseMap<AppearanceSlot, DecisionID>,
    _ slots: [AppearanceSlot]
  ) throws(TooLarge) -> DecidedTheme.OwnValue? {
    var bySlot = CaseMap<AppearanceSlot, DecisionID>()
    for (slot, value) in values {
      let declared = try available(declaredValue(value), leaf)
      bySlot[slot] = try decisions.written(declared, within: care)
    }
    guard bySlot.values.contains(where: isSet) else { return nil }
    let presence = try decisions.hasValue(anyOf: slots.compactMap { bySlot[$0] })
    let first = bySlot[slots[0]]
    var shared: DecidedTheme.ConditionalValue?
    if let first, slots.allSatisfy({ bySlot[$0] == first }) {
      shared = try guarded(first, within: care)
    }
    return DecidedTheme.OwnValue(
      leaf: leaf,
      bySlot: bySlot,
      shared: shared,
      presence: try decisions.written(presence, within: care) ?? presence
    )
  }

  /// Decides the scroll behavior with its settings, or returns `nil` if the theme declares none.
  private func scroll(of bar: DecidedBar) throws(TooLarge) -> DecisionID? {
    let leaves: [LeafName] = [.scrollBehavior, .scrollDistance, .scrollThreshold, .scrollMechanism]
    let parts = leaves.map { name in
      bar.values[roles.schema[name]]?[.standard] ?? decisions.constant(.undeclared)
    }
    guard bar.kind == .navigationBar, parts.contains(where: isSet) else { return nil }
    let joint = try decisions.combine(parts) { outcomes in
      func value(_ index: Int) -> ValueID? {
        if case .value(let value) = outcomes[index] { value } else { nil }
      }
      let behavior: ScrollBehaviorName? = theme.written(outcomes[0])?.keyword()
      let mechanism: ScrollMechanism? = theme.written(outcomes[3])?.keyword()
      return .scroll(
        DecidedScroll(
          behavior: behavior ?? .system,
          distance: value(1),
          threshold: value(2),
          isManual: mechanism == .private
        )
      )
    }
    return try decisions.written(joint, within: care)
  }

  // MARK: - Systems before iOS 13

  /// Decides the values of bars and their surroundings on systems before iOS 13, or returns `nil` if the theme doesn't support them.
  func legacy(_ bars: [DecidedBar]) throws(TooLarge) -> DecidedLegacy? {
    guard theme.minimumIOS < UIKitCuts.objects else { return nil }
    var legacy = DecidedLegacy()
    for bar in bars {
      var builder = try LegacyBarBuilder(ShownBar(bar, decisions), decisions)
      try builder.build()
      var values: [DecidedLegacy.Value] = []
      for value in builder.all {
        guard let value = try older(value.content, at: value.path, value.leaf) else { continue }
        values.append(value)
      }
      legacy.add(bar.kind, values)
    }
    for leaf in roles.leaves(.setting, in: decisions.cascade) {
      let path = roles.schema[leaf].uikitPath
      let whole = try decisions.bound(decisions.plainDecision(of: TargetID(leaf)))
      let outside = decisions.restrict(whole, ContextDimensions.screen, to: 0)
      legacy.addSetting(
        try older(whole, at: path, leaf),
        outside: try older(outside, at: path, leaf)
      )
    }
    return legacy
  }

  /// Limits a value to those systems, or returns `nil` if UIKit shows its own in every context.
  private func older(
    _ content: DecisionID,
    at path: [String],
    _ leaf: LeafID
  ) throws(TooLarge) -> DecidedLegacy.Value? {
    guard let value = try guarded(content, within: olderCare, olderCare) else { return nil }
    return DecidedLegacy.Value(path: path, leaf: leaf, content: value)
  }

  // MARK: - Pushes

  /// Decides the pushes of `flows`, each only once.
  func pushes(_ bar: DecidedBar) throws(TooLarge) -> [DecidedTheme.Push] {
    guard !theme.flows.isEmpty else { return [] }
    let number = Dictionary(
      theme.space.screens.enumerated().map { ($0.element.name, $0.offset) },
      uniquingKeysWith: { first, _ in first }
    )
    var sides = try DecidedSides(bar, of: decisions)
    var result: [DecidedTheme.Push] = []
    let pairs = theme.flows.compactMap { flow -> SIMD2<Int>? in
      guard let from = number[flow.from], let to = number[flow.to] else { return nil }
      return [from, to]
    }
    for pair in Set(pairs).sorted(by: { ($0.x, $0.y) < ($1.x, $1.y) }) {
      let (from, to) = (try sides.side(pair.x + 1), try sides.side(pair.y + 1))
      let whole = try decisions.combine(from, to) { from, to in
        guard case .side(let from) = from, case .side(let to) = to else { return .undeclared }
        return .transition(transitionDecision(from: from, to: to))
      }
      let exists = try decisions.both(
        decisions.restrict(care, ContextDimensions.screen, to: pair.x + 1),
        decisions.restrict(care, ContextDimensions.screen, to: pair.y + 1)
      )
      let schemes = decisions.map(whole) { outcome in
        guard case .transition(let decision) = outcome else { return outcome }
        return .resolved(.keyword(decision.scheme.rawValue))
      }
      guard let transition = try decisions.written(whole, within: exists),
        let scheme = try decisions.written(schemes, within: exists)
      else { continue }
      let push = DecidedTheme.Push(from: pair.x, to: pair.y, transition: transition, scheme: scheme)
      result.append(push)
    }
    return result
  }
}
