import LintelAppearance
import LintelCascade
import LintelDiagnostics
import LintelSchema
import LintelTheme

/// Finds the changes of a theme that make a value change in a context.
///
/// Compares the winners of both themes, and follows every token that both refer to and that
/// resolves differently. If a value comes from another property (a back button's from the button's)
/// or slot, that one is examined.
struct CauseFinder {
  /// A question that neighboring contexts repeat.
  private struct Question: Hashable {
    let target: SharedTarget
    let cell: SharedCell
  }

  private let old: ComparedTheme
  private let new: ComparedTheme
  private let roles = LeafRoles.standard
  /// The properties that a value can be inherited from.
  private let relatives = RelatedLeaves()
  private let oldLookup: DeclarationLookup
  private let newLookup: DeclarationLookup
  private var answers: [Question: [DifferenceCause]] = [:]

  init(_ old: ComparedTheme, _ new: ComparedTheme) {
    self.old = old
    self.new = new
    oldLookup = DeclarationLookup(old)
    newLookup = DeclarationLookup(new)
  }

  /// Returns the causes where a value is declared or inherited from, or an empty list if the cause is elsewhere.
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

  /// Returns at least one cause of a value's change that is in other declarations of its bar, which
  /// affect the whole bar.
  ///
  /// - Parameters:
  ///   - change: the change.
  ///   - context: a context of a part in which the same declarations of the bar apply everywhere.
  /// - Returns: the causes of the first property that has some, or an unknown cause.
  mutating func causes(ofBarOf change: ValueChange, in context: SharedCell) -> [DifferenceCause] {
    let place = change.place
    let leaf = roles.schema[place.leaf]
    // Whether a bar has any declaration affects properties that are never mentioned.
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

  /// Returns the causes in the first property and slot whose declarations differ, because a value comes
  /// from one of them.
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

  /// Returns the causes of a target's change, following tokens up to a depth.
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
    // Several tokens can lead to the same cause.
    found = found.uniqued
    answers[question] = found
    return found
  }

  /// Returns the causes that change the tokens that two values share, if the tokens resolve
  /// differently.
  private mutating func causes(
    inTokensOf before: Declaration,
    and after: Declaration,
    at cell: SharedCell,
    depth: Int
  ) -> [DifferenceCause] {
    guard depth < ResolutionLimits.chain else { return [] }
    // Tokens apply to all parts of a bar.
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

  /// The token whose renaming is the only difference between two values, if only the older theme has its old name and only the newer theme
  /// has its new name.
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

  /// Returns the cause that turns one winner into another.
  ///
  /// - Parameters:
  ///   - target: The property or token.
  ///   - before: The winner in the older theme, or `nil` for none.
  ///   - after: The winner in the newer theme, or `nil` for none.
  /// - Returns: The cause, with the places of what was added, removed, or changed.
  private func judged(
    _ target: SharedTarget,
    _ before: Declaration?,
    _ after: Declaration?
  ) -> DifferenceCause {
    let name = target.name(in: roles.schema)
    let wasPresent =
      after.map { oldLookup.has(target, new.place(of: $0), new.value(of: $0)) } ?? true
    let isPresent =
      before.map { newLookup.has(target, old.place(of: $0), old.value(of: $0)) } ?? true
    let oldSource = before.map(old.source)
    let newSource = after.map(new.source)
    if target.isRenamed, let oldSource, let newSource, oldSource.block == newSource.block {
      return DifferenceCause(kind: .changed, name: name, old: oldSource, new: newSource)
    }
    func entryName(_ declaration: Declaration, _ side: ComparedTheme) -> String {
      target.leaf == nil ? name : side.theme.entries[Int(declaration.entry)].path
    }
    if let before, let after, !wasPresent, !isPresent,
      old.place(of: before) == new.place(of: after)
    {
      let name = entryName(after, new)
      return DifferenceCause(kind: .changed, name: name, old: oldSource, new: newSource)
    }
    // If a `use` was added or removed, the lines of its style are neither new nor gone.
    if let after, !wasPresent, isPresent {
      if let use = new.use(of: after, missingIn: old) {
        return DifferenceCause(kind: .added, name: "use", new: use)
      }
      return DifferenceCause(kind: .added, name: entryName(after, new), new: newSource)
    }
    if let before, !isPresent, wasPresent {
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

  /// Whether the glass of iOS 26 can replace a property.
  private func isGlass(_ leaf: LeafID?) -> Bool {
    guard let leaf else { return false }
    switch roles[leaf] {
    case .preset, .background, .shadow: return true
    case .slot, .object, .button, .tabItem, .bar, .setting, .fact: return false
    }
  }
}
