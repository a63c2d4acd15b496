import LintelAppearance
import LintelDecisions
import LintelSchema
import LintelTheme

/// The values that drawings depend on, decided in all contexts of a preview.
///
/// Each bar is decided separately, so that changes of different bars don't multiply.
struct DecidedLooks {
  /// Something that a drawing depends on, in the order in which looks are combined from their parts.
  enum Part: Hashable, Comparable {
    case design
    case idiom
    /// Whether the theme styles the tab bar.
    case tabBar
    /// A setting of the screen, or a fact about it.
    case setting(LeafID)
    case value(ValuePlace)
  }

  struct Choice {
    let subject: String
    /// The decision, whose outcomes are the `.number` of a look.
    let decision: DecisionID
    let looks: [Look]
  }

  /// The number of looks up to which a bar is drawn.
  static let maximumLooks = 4096
  /// The number of boxes of contexts up to which they are listed.
  private static let maximumBoxes = 1 << 16

  private let subject: PreviewSubject
  let decisions: ThemeDecisions
  /// The contexts that can occur and that the preview includes.
  let includedContexts: DecisionID
  /// Everything that the theme decides in those contexts.
  private let parts: [Part: DecisionID]
  private let isGlass: DecisionID

  init(_ subject: PreviewSubject, matching question: ContextParts) throws(PreviewRefusal) {
    do throws(TooLarge) {
      try self.init(deciding: subject, question)
    } catch {
      throw PreviewRefusal(subject, "the theme", parts: [])
    }
  }

  private init(deciding subject: PreviewSubject, _ question: ContextParts) throws(TooLarge) {
    self.subject = subject
    let decisions = subject.shown.decisions
    self.decisions = decisions
    let includedContexts = try question.includedContexts(subject, decisions)
    self.includedContexts = includedContexts
    let isGlass = decisions.isAtLeast(Version(26))
    self.isGlass = isGlass
    let modern = decisions.constant(.number(1))
    let design = try decisions.choose(
      isGlass,
      decisions.constant(.number(2)),
      decisions.choose(decisions.isAtLeast(Version(15)), modern, decisions.constant(.number(0)))
    )
    var whole: [Part: DecisionID] = [.design: design]
    if subject.distinguishesDevices {
      whole[.idiom] = decisions.test(ContextDimensions.trait(.idiom), ValueSet(values: [1]))
    }
    for (place, decision) in subject.shown.values {
      let isOfBar = Schema.standard[place.leaf].bar != nil
      whole[isOfBar ? .value(place) : .setting(place.leaf)] = decision
    }
    for (leaf, fact) in subject.facts { whole[.setting(leaf)] = fact }
    var parts: [Part: DecisionID] = [:]
    for (part, decision) in whole {
      guard let simple = try decisions.simplified(decision, within: includedContexts),
        simple != decisions.constant(.undeclared)
      else { continue }
      parts[part] = simple
    }
    self.parts = parts
  }

  // MARK: - Choices

  /// Returns the looks of one bar, with only what its drawings depend on.
  func bar(_ kind: BarKind) throws(PreviewRefusal) -> Choice {
    var own = parts.filter { part, _ in
      switch part {
      case .value(let place): Schema.standard[place.leaf].bar == kind
      case .setting(let leaf): Look.drawnLeaves.contains(leaf)
      case .tabBar: false
      case .design, .idiom: true
      }
    }
    do throws(TooLarge) {
      let others = try neighbors(of: kind)
      for (part, decision) in others {
        let nothing = decisions.constant(.undeclared)
        own[part] = try decisions.choose(isGlass, decision, own[part] ?? nothing)
      }
    } catch {
      throw PreviewRefusal(subject, "the \(kind.noun)", parts: Array(own.keys))
    }
    return try choice("the \(kind.noun)", own)
  }

  func frame() throws(PreviewRefusal) -> Choice {
    let names: [LeafName] = [
      .overrideUserInterfaceStyle, .scrolls, .hidesNavigationBar, .hidesBottomBar, .hidesToolbar,
    ]
    let leaves = Set(names.map { Schema.standard[$0] })
    return try choice(
      "the screen",
      parts.filter { part, _ in
        if case .setting(let leaf) = part { leaves.contains(leaf) } else { false }
      }
    )
  }

  func whole() throws(PreviewRefusal) -> Choice { try choice("a screen", parts) }

  /// Returns the parts of a screen's other bars that a glass bar depends on.
  private func neighbors(of kind: BarKind) throws(TooLarge) -> [Part: DecisionID] {
    if kind == .tabBar { return [:] }
    var result: [Part: DecisionID] = [:]
    var hasTabBar = DecisionID(.no)
    for (part, decision) in parts {
      guard case .value(let place) = part, Schema.standard[place.leaf].bar == .tabBar else {
        continue
      }
      let isSet = decisions.test(decision) { $0 != .undeclared }
      hasTabBar = try decisions.either(hasTabBar, isSet)
    }
    result[.tabBar] = hasTabBar
    let hidesBottomBar = Schema.standard[.hidesBottomBar]
    if let hides = parts[.setting(hidesBottomBar)] { result[.setting(hidesBottomBar)] = hides }
    guard kind == .toolbar else { return result }
    // A search that the toolbar shows between its buttons belongs to the navigation bar.
    var search: [Part: DecisionID] = [:]
    var hasSearch = parts[.setting(Schema.standard[.searchPresence])] != nil
    for (part, decision) in parts {
      guard case .value(let place) = part, place.slot == nil || place.slot == .standard else {
        continue
      }
      let path = Schema.standard[place.leaf].path
      let isOfSearch = path.hasPrefix("navigationBar.search.")
      hasSearch = hasSearch || isOfSearch
      if isOfSearch || ["navigationBar.tint", "navigationBar.barStyle"].contains(path) {
        search[part] = decision
      }
    }
    return hasSearch ? result.merging(search) { first, _ in first } : result
  }

  private func choice(
    _ words: String,
    _ parts: [Part: DecisionID]
  ) throws(PreviewRefusal) -> Choice {
    // Parts with the same decision count once.
    var columns: [DecisionID] = []
    for (_, decision) in parts.sorted(by: { $0.key < $1.key }) where decision.terminal == nil {
      if !columns.contains(decision) { columns.append(decision) }
    }
    var joint = decisions.constant(.number(0))
    var rows: [[ThemeDecisions.Outcome]] = [[]]
    var exceedsLimit = false
    do throws(TooLarge) {
      for column in columns where !exceedsLimit {
        var steps = Interner<Step>()
        let next = try decisions.combine(joint, column) { row, outcome in
          guard case .number(let row) = row else { return .undeclared }
          return .number(Int(steps.id(of: Step(row: row, outcome: outcome))))
        }
        joint =
          try decisions.simplified(next, within: includedContexts)
          ?? decisions.constant(.undeclared)
        rows = steps.values.map { rows[$0.row] + [$0.outcome] }
        exceedsLimit = decisions.outcomes(of: joint).count > Self.maximumLooks
      }
    } catch {
      exceedsLimit = true
    }
    if exceedsLimit {
      throw PreviewRefusal(subject, words, parts: Array(parts.keys))
    }
    var order: [Int] = []
    for case .number(let row) in decisions.witnesses(of: joint).map(\.outcome) { order.append(row) }
    let places = Dictionary(uniqueKeysWithValues: zip(order, order.indices))
    let decision = decisions.map(joint) { outcome in
      guard case .number(let row) = outcome else { return .undeclared }
      return .number(places[row] ?? 0)
    }
    let looks = order.map { row in
      look(
        parts.mapValues { decision in
          decisions.outcome(of: decision)
            ?? columns.firstIndex(of: decision).map { rows[row][$0] } ?? .undeclared
        }
      )
    }
    return Choice(subject: words, decision: decision, looks: looks)
  }

  /// A row of outcomes, and the outcome that extends it.
  private struct Step: Hashable {
    let row: Int
    let outcome: ThemeDecisions.Outcome
  }

  func contexts(of choice: Choice) throws(PreviewRefusal) -> [LookContext] {
    do throws(TooLarge) {
      let entries = try decisions.entries(
        of: choice.decision,
        within: includedContexts,
        most: Self.maximumBoxes
      )
      let contexts = entries.compactMap { outcome, entry -> LookContext? in
        guard case .number(let look) = outcome else { return nil }
        return LookContext(entry, of: look, subject)
      }
      return contexts.sorted { $0.isBefore($1) }
    } catch {
      throw PreviewRefusal(subject, choice.subject, parts: [])
    }
  }

  // MARK: - Looks

  private func look(_ parts: [Part: ThemeDecisions.Outcome]) -> Look {
    var values: [BarKind: [ValuePlace: ResolvedValue]] = [:]
    var bars = CaseMap<BarKind, ResolvedContext.ResolvedBar>()
    var settings: [LeafID: ResolvedValue] = [:]
    var (design, idiom) = (BarDesign.glass, Idiom.phone)
    for (part, outcome) in parts {
      switch (part, outcome) {
      case (.value(let place), .resolved(let value)):
        guard let kind = Schema.standard[place.leaf].bar else { continue }
        values[kind, default: [:]][place] = value
      case (.setting(let leaf), .resolved(let value)): settings[leaf] = value
      case (.tabBar, .flag(true)):
        bars[.tabBar] = ResolvedContext.ResolvedBar(kind: .tabBar, slots: [:], values: [])
      case (.design, .number(let number)): design = BarDesign.allCases[number]
      case (.idiom, .flag(true)): idiom = .pad
      case _: break
      }
    }
    for (kind, values) in values { bars[kind] = bar(kind, values, design) }
    return Look(bars: bars, settings: settings, design: design, idiom: idiom)
  }

  private func bar(
    _ kind: BarKind,
    _ values: [ValuePlace: ResolvedValue],
    _ design: BarDesign
  ) -> ResolvedContext.ResolvedBar {
    let roles = LeafRoles.standard
    let preset = roles[kind].preset
    var slots: [AppearanceSlot: Appearance?] = [:]
    let sorted = values.sorted { $0.key < $1.key }
    for slot in kind.slots {
      guard case .keyword(let name)? = values[ValuePlace(preset, in: slot)] else { continue }
      guard let background = BackgroundPreset(rawValue: name) else {
        slots[slot] = .some(nil)
        continue
      }
      let own = sorted.filter { place, _ in
        place.slot == slot && place.leaf != preset && roles[place.leaf] != .bar
      }
      slots[slot] = Appearance(
        bar: kind,
        configure: background.keyword.uikitName,
        values: own.map { place, value in
          let leaf = Schema.standard[place.leaf]
          let former = design == .glass ? nil : leaf.former?.uikitPath
          let steps = [place.layout?.uikitName, place.state?.description].compactMap(\.self)
          return Appearance.Value(
            leaf: place.leaf,
            layout: place.layout,
            state: place.state ?? leaf.buttonState,
            path: steps + (former ?? leaf.uikitPath),
            value: value
          )
        }
      )
    }
    let own = sorted.filter { place, _ in roles[place.leaf] == .bar }
    return ResolvedContext.ResolvedBar(
      kind: kind,
      slots: slots,
      values: own.map { place, value in
        Bar.Value(leaf: place.leaf, slots: place.slot.map { [$0] } ?? kind.slots, value: value)
      }
    )
  }
}

extension ContextParts {
  fileprivate func includedContexts(
    _ subject: PreviewSubject,
    _ decisions: ThemeDecisions
  ) throws(TooLarge) -> DecisionID {
    var includedContexts = decisions.possibleContexts
    func limit(_ dimension: DimensionID, _ values: [Int]) throws(TooLarge) {
      includedContexts = try decisions.both(
        includedContexts,
        decisions.test(dimension, ValueSet(values: values))
      )
    }
    if let brand { try limit(ContextDimensions.brand, [brand]) }
    if let screen { try limit(ContextDimensions.screen, [screen]) }
    for trait in DeviceTrait.allCases {
      if let value = devices[trait] { try limit(ContextDimensions.trait(trait), [value]) }
    }
    if let promos {
      for promo in subject.outline.promos.indices {
        try limit(ContextDimensions.promo(promo), [promos.contains(promo) ? 1 : 0])
      }
    }
    let dimensions = decisions.dimensions
    for value in modes.compactMap(subject.outline.switches.value) {
      try limit(dimensions.mode(value.mode), [value.value])
    }
    if let ios {
      // A version includes the whole span that is drawn with it.
      let span = subject.versions.first { $0.first <= ios && ios <= $0.end }
      let steps = dimensions.versions.indices.filter { index in
        let first = dimensions.versions[index].first
        return span.map { $0.first <= first && first <= $0.end } ?? false
      }
      try limit(ContextDimensions.ios, steps)
    }
    return includedContexts
  }
}

extension DrawnVersion {
  /// The end of the span, including the minor releases of its last version.
  fileprivate var end: Version { last.minor == 0 ? Version(last.major, Int.max) : last }
}
