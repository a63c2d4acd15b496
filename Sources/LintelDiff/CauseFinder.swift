import LintelAppearance
import LintelCascade
import LintelDiagnostics
import LintelSchema
import LintelTheme

/// Says which changes of a theme make a value change in a context.
///
/// Compares the winners of both themes, and follows every token that both refer to and that
/// resolves differently. If a value comes from another leaf (a back button's from the button's, a
/// slot's from another slot), that leaf is examined.
struct CauseFinder {
  /// A question that comes up again and again for neighboring contexts.
  private struct Question: Hashable {
    /// The property or token.
    let target: SharedTarget
    /// The context.
    let cell: SharedCell
  }

  /// The older theme.
  private let old: ComparedTheme
  /// The newer theme.
  private let new: ComparedTheme
  /// The roles of leaves in the standard schema.
  private let roles = LeafRoles.standard
  /// The leaves that a value can be inherited from.
  private let relatives = RelatedLeaves()
  /// Finds declarations of the older theme.
  private let oldLookup: DeclarationLookup
  /// Finds declarations of the newer theme.
  private let newLookup: DeclarationLookup
  /// The answers so far.
  private var answers: [Question: [DifferenceCause]] = [:]

  /// Starts without any answer.
  init(_ old: ComparedTheme, _ new: ComparedTheme) {
    self.old = old
    self.new = new
    oldLookup = DeclarationLookup(old)
    newLookup = DeclarationLookup(new)
  }

  /// What makes a value change where it is declared, or where it is inherited from; empty if the cause lies elsewhere.
  mutating func causes(of change: ValueChange, in context: SharedCell) -> [DifferenceCause] {
    let place = change.place
    let slots = slots(of: place)
    let near = relatives.near(place.leaf)
    for slots in [slots.prefix(1), slots.dropFirst()] {
      let causes = causes(in: near, Array(slots), item: place.item, context)
      if !causes.isEmpty { return causes }
    }
    return []
  }

  /// Returns the causes of a value's change that lie in other declarations of its bar, which affect
  /// all of it; at least one.
  ///
  /// - Parameters:
  ///   - change: the change.
  ///   - context: a context of a part within which nothing that is declared of the bar differs.
  /// - Returns: the causes of the first leaf that has some; an unknown one if none has.
  mutating func causes(ofBarOf change: ValueChange, in context: SharedCell) -> [DifferenceCause] {
    let place = change.place
    let leaf = roles.schema[place.leaf]
    // Whether a bar has any declaration affects leaves that are never mentioned.
    for leaves in [relatives.deciding(of: leaf.bar), relatives.declared(of: leaf.bar, old, new)] {
      let causes = causes(in: leaves, slots(of: place), item: place.item, context)
      if !causes.isEmpty { return causes }
    }
    return [DifferenceCause(kind: .unknown, name: leaf.path)]
  }

  /// The slots of a bar, the place's own first.
  private func slots(of place: ValuePlace) -> [AppearanceSlot] {
    let own = place.slot ?? .standard
    return [own] + (roles.schema[place.leaf].bar?.slots ?? [.standard]).filter { $0 != own }
  }

  /// Returns the causes in the first leaf, in the first slot, whose declarations differ: a value
  /// comes from one of them.
  private mutating func causes(
    in leaves: [LeafID],
    _ slots: [AppearanceSlot],
    item: Int,
    _ context: SharedCell
  ) -> [DifferenceCause] {
    for leaf in leaves {
      let part = roles[leaf] == .tabItem ? item : 0
      let places = roles.schema[leaf].property.variesBySlot ? slots : [.standard]
      for slot in places {
        let causes = causes(of: .leaf(leaf), at: context.at(slot, item: part), depth: 0)
        if !causes.isEmpty { return causes }
      }
    }
    return []
  }

  /// The causes of a change of one target, looking through tokens up to a depth.
  private mutating func causes(
    of target: SharedTarget,
    at cell: SharedCell,
    depth: Int
  ) -> [DifferenceCause] {
    let question = Question(target: target, cell: cell)
    if let known = answers[question] { return known }
    let before = old.target(target).flatMap { oldLookup.winner(of: $0, at: cell.old) }
    let after = new.target(target).flatMap { newLookup.winner(of: $0, at: cell.new) }
    var found: [DifferenceCause] = []
    if let before, let after {
      if old.value(of: before) != new.value(of: after), renamed(before, after) == nil {
        found.append(judged(target, before, after))
      }
      found += causes(inTokensOf: before, and: after, at: cell, depth: depth)
    } else if before != nil || after != nil {
      found.append(judged(target, before, after))
    }
    // Tokens may lead to the same cause in several ways.
    found = found.uniqued
    answers[question] = found
    return found
  }

  /// Returns the causes that change the tokens that both of two values refer to, if they resolve
  /// differently.
  private mutating func causes(
    inTokensOf before: Declaration,
    and after: Declaration,
    at cell: SharedCell,
    depth: Int
  ) -> [DifferenceCause] {
    guard depth < ResolutionLimits.chain else { return [] }
    // Tokens hold in all parts of a bar.
    let cell = cell.at(.standard, item: 0)
    let shared = old.value(of: before).tokens.intersection(new.value(of: after).tokens)
    var pairs = shared.sorted().map { (old: $0, new: $0) }
    if let renamed = renamed(before, after) { pairs.append(renamed) }
    return pairs.flatMap { pair -> [DifferenceCause] in
      let before = oldLookup.resolved(pair.old, at: cell.old)
      guard before != newLookup.resolved(pair.new, at: cell.new) else { return [] }
      return causes(of: .token(old: pair.old, new: pair.new), at: cell, depth: depth + 1)
    }
  }

  /// The token whose name is all that two values differ in, and that only the older theme has under the old name and only the newer one
  /// under the new name; nil for other values.
  private func renamed(
    _ before: Declaration,
    _ after: Declaration
  ) -> (old: TokenKey, new: TokenKey)? {
    let (before, after) = (old.value(of: before), new.value(of: after))
    let gone = before.tokens.subtracting(after.tokens)
    let added = after.tokens.subtracting(before.tokens)
    guard gone.count == 1, added.count == 1, let name = gone.first, let next = added.first,
      new.theme.target(of: name) == nil, old.theme.target(of: next) == nil,
      before.text.replacing("$\(name.name)", with: "$\(next.name)") == after.text
    else { return nil }
    return (name, next)
  }

  // MARK: - Judging two winners

  /// The cause that turns one winner into another.
  ///
  /// - Parameters:
  ///   - target: The property or token.
  ///   - before: The winner in the older theme; nil for none.
  ///   - after: The winner in the newer theme; nil for none.
  /// - Returns: The cause, with the places of what was added, removed, or changed.
  private func judged(
    _ target: SharedTarget,
    _ before: Declaration?,
    _ after: Declaration?
  ) -> DifferenceCause {
    let name = target.name(in: roles.schema)
    let wasThere = after.map { oldLookup.has(target, new.place(of: $0), new.value(of: $0)) } ?? true
    let isThere = before.map { newLookup.has(target, old.place(of: $0), old.value(of: $0)) } ?? true
    let oldSource = before.map(old.source)
    let newSource = after.map(new.source)
    if target.isRenamed, let oldSource, let newSource, oldSource.block == newSource.block {
      return DifferenceCause(kind: .changed, name: name, old: oldSource, new: newSource)
    }
    func entryName(_ declaration: Declaration, _ side: ComparedTheme) -> String {
      target.leaf == nil ? name : side.theme.entries[Int(declaration.entry)].path
    }
    if let before, let after, !wasThere, !isThere,
      old.place(of: before) == new.place(of: after)
    {
      let name = entryName(after, new)
      return DifferenceCause(kind: .changed, name: name, old: oldSource, new: newSource)
    }
    // Where a style is used anew or no more, its own lines are neither new nor gone.
    if let after, !wasThere, isThere {
      if let use = new.use(of: after, missingIn: old) {
        return DifferenceCause(kind: .added, name: "use", new: use)
      }
      return DifferenceCause(kind: .added, name: entryName(after, new), new: newSource)
    }
    if let before, !isThere, wasThere {
      if let use = old.use(of: before, missingIn: new) {
        return DifferenceCause(kind: .removed, name: "use", old: use)
      }
      return DifferenceCause(kind: .removed, name: entryName(before, old), old: oldSource)
    }
    if old.theme.glass != new.theme.glass, isGlass(target.leaf), before == nil || after == nil {
      return DifferenceCause(kind: .glass, name: "glass")
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
