import LintelCascade
import LintelSchema
import LintelTesting

@testable import LintelTheme

/// The state of a context according to the winners that `explain` names, derived independently from `language.md` and UIKit's headers: it
/// shares only the value of a winner with the code that resolves contexts.
struct ExplainedContext {
  /// The winner of a property or token in a context.
  enum Winner {
    case nobody
    case unset
    case value(Value)

    var value: Value? {
      if case .value(let value) = self { value } else { nil }
    }
  }

  /// An appearance object as its configure call and values by place.
  struct Object: Equatable {
    var configure: String
    var values: [String: ResolvedValue] = [:]
  }

  private let cascade: Cascade
  private let context: ContextSelection
  private let declared: Declared
  private let memory = Memory()
  private let schema = Schema.standard

  /// The properties that a theme declares, regardless of the context.
  struct Declared {
    fileprivate let leaves: [BarKind?: [Leaf]]
    fileprivate let ids: Set<LeafID>

    init(_ cascade: Cascade) {
      let all = cascade.targets.compactMap { target in
        cascade.theme.leaf(of: target, in: .standard).map { Schema.standard[$0] }
      }
      leaves = Dictionary(grouping: all, by: \.bar)
      ids = Set(all.map(\.id))
    }
  }

  /// The answers so far.
  private final class Memory {
    struct Question: Hashable {
      let leaf: LeafID
      let slot: AppearanceSlot
      let layout: ItemLayout?
      let state: ItemState?
    }

    var winners: [Question: Winner] = [:]
  }

  init(_ cascade: Cascade, _ declared: Declared, _ context: ContextSelection) {
    self.cascade = cascade
    self.declared = declared
    self.context = context
  }

  private func leaves(_ kind: BarKind?) -> [Leaf] { declared.leaves[kind] ?? [] }

  func winner(
    _ leaf: Leaf?,
    _ slot: AppearanceSlot = .standard,
    _ layout: ItemLayout? = nil,
    _ state: ItemState? = nil
  ) -> Winner {
    guard let leaf, declared.ids.contains(leaf.id) else { return .nobody }
    let question = Memory.Question(leaf: leaf.id, slot: slot, layout: layout, state: state)
    if let known = memory.winners[question] { return known }
    let slots = leaf.bar != nil && leaf.property.variesBySlot ? [slot] : nil
    let part = TargetPart(slots: slots, layout: layout, state: state)
    let winner = winner(TargetID(leaf.id), part)
    memory.winners[question] = winner
    return winner
  }

  private func winner(_ target: TargetID, _ part: TargetPart) -> Winner {
    let explanations = cascade.explain(target, part, in: context, distinguishing: [])
    guard let winner = explanations.first?.ranking.first(where: { $0.defeat == nil }) else {
      return .nobody
    }
    let value = cascade.theme.values[winner.declaration.value.index]
    return value == .unset ? .unset : .value(value)
  }

  /// A value with its tokens replaced by the winners that `explain` names.
  func resolved(_ value: Value?) -> ResolvedValue? {
    guard let value else { return nil }
    return resolve(value) { key in
      cascade.theme.target(of: key).flatMap { winner($0, .whole).value }
    }
  }

  private func leaf(_ path: String) -> Leaf? {
    schema.leaf(path).map { schema[$0] }
  }

  private func word(_ path: String, _ slot: AppearanceSlot = .standard) -> String? {
    if case .keyword(let word)? = winner(leaf(path), slot).value { word } else { nil }
  }

  // MARK: Settings and bars' own values

  func settings() -> [String: ResolvedValue] {
    leaves(nil).filter { $0.property.destination != .fact }.reduce(into: [:]) {
      $0[$1.path] = known(resolved(winner($1).value), $1)
    }
  }

  /// Returns `nil` for a keyword that the version doesn't have, because UIKit uses its own value, as the answer says.
  private func known(_ value: ResolvedValue?, _ leaf: Leaf) -> ResolvedValue? {
    value.flatMap {
      context.ios < Version(13) || hasKeyword($0, leaf.id, on: context.ios) ? $0 : nil
    }
  }

  private static let own: [BarKind?: [Leaf]] = Dictionary(
    grouping: Schema.standard.leaves.filter {
      $0.bar != nil && ![.appearance, .slot, .fact].contains($0.property.destination)
    },
    by: \.bar
  )

  /// The values of a bar and of its items, by path and slot.
  func values(_ kind: BarKind) -> [String: ResolvedValue] {
    var result: [String: ResolvedValue] = [:]
    for leaf in Self.own[kind] ?? [] {
      for slot in kind.slots {
        var value = winner(leaf, slot).value
        // A kind of button without a tint has the tint of `button`; a prominent one on iOS 26 is filled with the bar's.
        let name = leaf.property.name
        let isOfItems = leaf.property.destination == .item
        let isBack = isOfItems && leaf.path == "\(kind.rawValue).backButton.\(name)"
        let isProminent = isOfItems && leaf.path == "\(kind.rawValue).prominentButton.\(name)"
        if value == nil, isBack || isProminent && (name != "tint" || context.ios < Version(26)) {
          value = winner(self.leaf("\(kind.rawValue).button.\(name)"), slot).value
        }
        result["\(leaf.path) \(slot)"] = known(resolved(value), leaf)
      }
    }
    return result
  }

  // MARK: Slots

  /// The object that each slot of a bar shows, or `nil` for slots left to UIKit on purpose; empty if the theme doesn't style the bar.
  func shown(_ kind: BarKind) -> [AppearanceSlot: Object?] {
    let system = kind.slots.filter { word("\(kind.rawValue).slot", $0) == "system" }
    var own: [AppearanceSlot: Object] = [:]
    for slot in kind.slots where !system.contains(slot) {
      let isSaid = styling(kind).contains { leaf in
        parts(of: leaf).contains { winner(leaf, slot, $0.layout, $0.state).value != nil }
      }
      if isSaid || word("\(kind.rawValue).slot", slot) == "own" { own[slot] = object(kind, slot) }
    }
    for slot in kind.slots where own[slot] == nil && !system.contains(slot) {
      // UIKit would show values in the slot that `unset` removes.
      guard let from = source(of: slot, kind, Set(own.keys), knowsEdges: true) else { continue }
      let isCopied = slot.isAtEdge && !from.isAtEdge
      let takesAway = styling(kind).contains { leaf in
        parts(of: leaf).contains { part in
          guard case .unset = winner(leaf, slot, part.layout, part.state) else { return false }
          return !(isCopied && isBackground(leaf))
            && winner(leaf, from, part.layout, part.state).value != nil
        }
      }
      if takesAway { own[slot] = object(kind, slot) }
    }
    if fades(kind) { fill(&own, kind, system) }
    guard !own.isEmpty || !system.isEmpty else { return [:] }
    var result: [AppearanceSlot: Object?] = [:]
    for slot in kind.slots {
      if system.contains(slot) {
        result[slot] = .some(nil)
      } else if !own.isEmpty {
        result[slot] = fallback(to: own, at: slot, kind)
      }
    }
    return result
  }

  private func styling(_ kind: BarKind) -> [Leaf] {
    leaves(kind).filter { $0.property.destination == .appearance }
  }

  private func parts(of leaf: Leaf) -> [(layout: ItemLayout?, state: ItemState?)] {
    guard leaf.isTabItem else { return [(nil, nil)] }
    return ItemLayout.allCases.flatMap { layout in
      ItemState.tabItem.map { (layout, $0) }
    }
  }

  private func isBackground(_ leaf: Leaf) -> Bool {
    ["background", "shadow"].contains(leaf.path.split(separator: ".")[1])
  }

  private func fades(_ kind: BarKind) -> Bool {
    word("\(kind.rawValue).scroll.behavior") == "fade"
  }

  /// Fills the slots of a fading bar, which looks the same at the scroll edge as elsewhere unless the theme styles the edge.
  private func fill(
    _ own: inout [AppearanceSlot: Object],
    _ kind: BarKind,
    _ system: [AppearanceSlot]
  ) {
    let initial = Object(configure: "defaultBackground")
    let isEdgeOwn = own[.scrollEdge] != nil
    if own[.standard] == nil, !system.contains(.standard) { own[.standard] = initial }
    if !isEdgeOwn, !system.contains(.scrollEdge) { own[.scrollEdge] = own[.standard] ?? initial }
    if !isEdgeOwn, own[.compactScrollEdge] == nil, !system.contains(.compactScrollEdge) {
      own[.compactScrollEdge] = own[.compact]
    }
  }

  /// The slot whose object UIKit uses, or `nil` if none is assigned.
  private func source(
    of slot: AppearanceSlot,
    _ kind: BarKind,
    _ assigned: Set<AppearanceSlot>,
    knowsEdges: Bool
  ) -> AppearanceSlot? {
    let chain: [AppearanceSlot] =
      switch slot {
      case .standard: [.standard]
      case .compact: [.compact, .standard]
      case .scrollEdge: hasEdge(kind, knowsEdges) ? [.scrollEdge, .standard] : [.standard]
      case .compactScrollEdge:
        knowsEdges
          ? [.compactScrollEdge, .scrollEdge, .compact, .standard] : [.compact, .standard]
      }
    return chain.first(where: assigned.contains)
  }

  /// Whether a bar has a scroll edge; before iOS 15, only those with large titles do.
  private func hasEdge(_ kind: BarKind, _ knowsEdges: Bool) -> Bool {
    if knowsEdges { return true }
    guard kind == .navigationBar,
      winner(leaf("navigationBar.prefersLargeTitles")).value == .boolean(true)
    else { return false }
    // `inline` was introduced in iOS 17.
    return word("largeTitleDisplay") != "never"
  }

  private func fallback(
    to own: [AppearanceSlot: Object],
    at slot: AppearanceSlot,
    _ kind: BarKind
  ) -> Object {
    let knowsEdges = context.ios >= Version(15)
    let from = source(of: slot, kind, Set(own.keys), knowsEdges: knowsEdges)
    var object = from.flatMap { own[$0] } ?? Object(configure: "defaultBackground")
    let isEdge = slot == .scrollEdge ? hasEdge(kind, knowsEdges) : slot.isAtEdge && knowsEdges
    guard isEdge, !(from?.isAtEdge ?? false) else { return object }
    object.configure = "transparentBackground"
    object.values = object.values.filter { place, _ in
      !place.hasPrefix("\(kind.rawValue).background.")
        && !place.hasPrefix("\(kind.rawValue).shadow.")
    }
    return object
  }

  // MARK: Objects

  private func object(_ kind: BarKind, _ slot: AppearanceSlot) -> Object {
    func declaresBackground(_ slot: AppearanceSlot) -> Bool {
      styling(kind).contains {
        $0.path.hasPrefix("\(kind.rawValue).background.") && winner($0, slot).value != nil
      }
    }
    // The slot that the background comes from.
    var ground = slot
    if slot.isAtEdge, fades(kind), !declaresBackground(slot) {
      ground = slot.isCompact ? .compact : .standard
    }
    let isSilentEdge = ground.isAtEdge && !declaresBackground(ground)
    let preset = word("\(kind.rawValue).background.preset", ground)
    var object = Object(
      configure: "\(preset ?? (isSilentEdge ? "transparent" : "default"))Background"
    )
    for leaf in styling(kind)
    where leaf.buttonState == nil && leaf.path != "\(kind.rawValue).background.preset" {
      let isGround = leaf.path.hasPrefix("\(kind.rawValue).background.")
      for part in parts(of: leaf) {
        let value = winner(leaf, isGround ? ground : slot, part.layout, part.state).value
        object.values[place(leaf, part.layout, part.state)] = resolved(value)
      }
    }
    let buttons = ExplainedButtons(kind, glass: context.ios >= Version(26)) { path in
      resolved(winner(leaf(path), slot).value)
    }
    if styling(kind).contains(where: { $0.buttonState != nil && winner($0, slot).value != nil }) {
      object.values.merge(buttons.values()) { $1 }
    }
    return object
  }

  /// A place in an object, by the theme's names.
  func place(_ leaf: Leaf, _ layout: ItemLayout?, _ state: ItemState?) -> String {
    leaf.isTabItem
      ? "\(leaf.path) \(layout.map { "\($0)" } ?? "").\(state.map { "\($0)" } ?? "")" : leaf.path
  }
}

/// The buttons of a bar in a slot, with every state as it must be set in UIKit.
private struct ExplainedButtons {
  private let kind: BarKind
  private let glass: Bool
  private let said: (String) -> ResolvedValue?

  /// Creates the buttons from the winner at each path; `glass` is whether prominent buttons are filled with the tint.
  init(_ kind: BarKind, glass: Bool, said: @escaping (String) -> ResolvedValue?) {
    self.kind = kind
    self.glass = glass
    self.said = said
  }

  /// The rows of buttons, by bar and button.
  private static let buttons: [String: [Leaf]] = Dictionary(
    grouping: Schema.standard.leaves.filter {
      $0.buttonState != nil && $0.property.destination == .appearance
    },
    by: { $0.path.split(separator: ".").prefix(2).joined(separator: ".") }
  )

  func values() -> [String: ResolvedValue] {
    var result: [String: ResolvedValue] = [:]
    for family in ["button", "backButton", "prominentButton"] {
      let own = Self.buttons["\(kind.rawValue).\(family)"] ?? []
      // UIKit draws an undeclared back button like any other button.
      if family == "backButton", !own.contains(where: { said($0.path) != nil }) { continue }
      let rows = own.filter { $0.buttonState == .normal }
      for row in rows {
        result[row.path] = ownNormal(row, family) ?? inherited(row, family, .normal)
      }
      for state in ItemState.button where state != .normal {
        let texts = rows.filter(isText)
        let hasOwnText = texts.contains { self.own($0, family, state) != nil }
        let hasText = hasOwnText || texts.contains { inherited($0, family, state) != nil }
        for row in rows {
          let isSaid = isText(row) ? hasText : says(row, family, state)
          guard isSaid else { continue }
          result[path(row, family, state)] = value(row, family, state, hasOwnText)
        }
      }
    }
    return result
  }

  /// The value from the own state, own `normal`, the same state of `button`, or its `normal`; a disabled title without a color is dimmed.
  private func value(
    _ row: Leaf,
    _ family: String,
    _ state: ItemState,
    _ hasOwnText: Bool
  ) -> ResolvedValue? {
    let dimmed: ResolvedValue? =
      state == .disabled && name(row, family) == "color"
      ? .color(.system("tertiaryLabel", alpha: 1)) : nil
    if let value = own(row, family, state) { return value }
    if let dimmed, hasOwnText { return dimmed }
    return ownNormal(row, family) ?? inherited(row, family, state) ?? dimmed
      ?? inherited(row, family, .normal)
  }

  private func says(_ row: Leaf, _ family: String, _ state: ItemState) -> Bool {
    own(row, family, state) != nil || inherited(row, family, state) != nil
  }

  private func isText(_ row: Leaf) -> Bool {
    row.uikitPath.contains { $0.hasSuffix("TextAttributes") }
  }

  private func name(_ row: Leaf, _ family: String) -> Substring {
    row.path.dropFirst("\(kind.rawValue).\(family).".count)
  }

  private func path(_ row: Leaf, _ family: String, _ state: ItemState) -> String {
    let step = state == .normal ? "" : "\(state)."
    return "\(kind.rawValue).\(family).\(step)\(name(row, family))"
  }

  private func own(_ row: Leaf, _ family: String, _ state: ItemState) -> ResolvedValue? {
    said(path(row, family, state))
  }

  private func ownNormal(_ row: Leaf, _ family: String) -> ResolvedValue? {
    said(row.path)
  }

  private func inherited(_ row: Leaf, _ family: String, _ state: ItemState) -> ResolvedValue? {
    if family == "button" { return nil }
    if family == "prominentButton", glass, row.property.type == .color { return nil }
    let step = state == .normal ? "" : "\(state)."
    return said("\(kind.rawValue).button.\(step)\(name(row, family))")
  }
}
