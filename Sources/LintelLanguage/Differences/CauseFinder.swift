import LintelDiagnostics
import LintelSchema

/// Says which change of a theme makes a value change in a context.
///
/// The winners of both themes are compared. Where they say the same, the tokens that they refer to are followed; where a value comes
/// from another leaf (a back button's from the button's, a slot's from another slot) that leaf is asked.
struct CauseFinder {
  private struct Question: Hashable {
    let target: SharedTarget
    let cell: SharedCell
  }

  private let old: ComparedTheme
  private let new: ComparedTheme
  private let roles: LeafRoles
  private let relatives: RelatedLeaves
  private var answers: [Question: DifferenceCause?] = [:]

  init(_ old: ComparedTheme, _ new: ComparedTheme, _ roles: LeafRoles = .standard) {
    self.old = old
    self.new = new
    self.roles = roles
    relatives = RelatedLeaves(roles)
  }

  mutating func cause(of change: ValueChange, in context: SharedCell) -> DifferenceCause {
    let place = change.place
    let leaf = roles.schema[place.leaf]
    let slots = leaf.bar?.slots ?? [.standard]
    let own = place.slot ?? .standard
    let others = slots.filter { $0 != own }
    let near = relatives.near(place.leaf)
    let deciding = relatives.deciding(of: leaf.bar)
    for (leaves, slots) in [(near, [own]), (near, others), (deciding, [own] + others)] {
      if let cause = cause(in: leaves, slots, item: place.item, context) { return cause }
    }
    // Whether anything at all is said of a bar decides about what is never mentioned.
    if let bar = leaf.bar,
      let cause = cause(in: declaredLeaves(of: bar), [own] + others, item: place.item, context)
    {
      return cause
    }
    return DifferenceCause(kind: .unknown, name: leaf.path, old: nil, new: nil)
  }

  private mutating func cause(
    in leaves: [LeafID],
    _ slots: [AppearanceSlot],
    item: Int,
    _ context: SharedCell
  ) -> DifferenceCause? {
    for leaf in leaves {
      let part = roles[leaf] == .tabItem ? item : 0
      let places = roles.schema[leaf].property.variesBySlot ? slots : [.standard]
      for slot in places {
        let cause = cause(of: .leaf(leaf), at: context.at(slot, item: part), depth: 0)
        if let cause { return cause }
      }
    }
    return nil
  }

  private func declaredLeaves(of bar: BarKind) -> [LeafID] {
    Set((old.cascade.targets + new.cascade.targets).map(\.index))
      .filter { $0 < roles.schema.leaves.count && roles.schema.leaves[$0].bar == bar }
      .sorted().map { LeafID($0) }
  }

  private mutating func cause(
    of target: SharedTarget,
    at cell: SharedCell,
    depth: Int
  ) -> DifferenceCause? {
    let question = Question(target: target, cell: cell)
    if let known = answers[question] { return known }
    let before = winner(of: target, in: old, at: cell.old)
    let after = winner(of: target, in: new, at: cell.new)
    let cause: DifferenceCause?
    if let before, let after, old.value(of: before) == new.value(of: after) {
      cause = token(in: before, or: after, at: cell, depth: depth)
    } else {
      cause = judged(target, before, after, at: cell)
    }
    answers[question] = .some(cause)
    return cause
  }

  /// The first token of a value that comes to something else.
  private mutating func token(
    in before: Declaration,
    or after: Declaration,
    at cell: SharedCell,
    depth: Int
  ) -> DifferenceCause? {
    guard depth < ResolutionLimits.chain else { return nil }
    let uses = new.theme.tokenUses[after.entry] ?? old.theme.tokenUses[before.entry] ?? []
    for key in Set(uses.map(\.key)).sorted() {
      // Tokens hold in all parts of a bar.
      let cell = cell.at(.standard, item: 0)
      if let cause = cause(of: .token(key), at: cell, depth: depth + 1) { return cause }
    }
    return nil
  }

  private func winner(
    of target: SharedTarget,
    in side: ComparedTheme,
    at cell: Cell
  ) -> Declaration? {
    side.target(target).flatMap { side.cascade.winners(of: $0, at: cell).first }
  }
}

// MARK: - Judging two winners

extension CauseFinder {
  private func judged(
    _ target: SharedTarget,
    _ before: Declaration?,
    _ after: Declaration?,
    at cell: SharedCell
  ) -> DifferenceCause? {
    guard before != nil || after != nil else { return nil }
    let name = target.name(in: roles.schema)
    let wasThere = after.map { old.has(counterpartOf: $0, in: new, target) } ?? true
    let isThere = before.map { new.has(counterpartOf: $0, in: old, target) } ?? true
    let oldSource = before.map(old.source)
    let newSource = after.map(new.source)
    func entryName(_ declaration: Declaration, _ side: ComparedTheme) -> String {
      target.leaf == nil ? name : side.theme.entries[Int(declaration.entry)].path
    }
    if let before, let after, !wasThere, !isThere,
      old.place(of: before) == new.place(of: after)
    {
      return DifferenceCause(
        kind: .changed,
        name: entryName(after, new),
        old: oldSource,
        new: newSource
      )
    }
    if let after, !wasThere, isThere {
      return DifferenceCause(kind: .added, name: entryName(after, new), old: nil, new: newSource)
    }
    if let before, !isThere, wasThere {
      return DifferenceCause(kind: .removed, name: entryName(before, old), old: oldSource, new: nil)
    }
    if old.theme.glass != new.theme.glass, isGlass(target.leaf), before == nil || after == nil {
      return DifferenceCause(kind: .glass, name: "glass", old: nil, new: nil)
    }
    return DifferenceCause(kind: .replaced, name: name, old: oldSource, new: newSource)
  }

  /// Whether iOS 26 may take a leaf over.
  private func isGlass(_ leaf: LeafID?) -> Bool {
    guard let leaf else { return false }
    switch roles[leaf] {
    case .preset, .background, .shadow: return true
    case .slot, .object, .button, .tabItem, .bar, .setting, .fact: return false
    }
  }
}
