package import LintelDiagnostics
package import LintelSchema

/// What a declaration sets: a leaf property or a token.
///
/// Tokens cascade just as properties do.
package struct TargetID: Hashable, Comparable, Sendable {
  /// Below `Schema.leaves.count` a leaf's index, from there on a token's.
  package let rawValue: Int32

  package init(_ index: Int) {
    rawValue = Int32(index)
  }

  package init(_ leaf: LeafID) {
    rawValue = leaf.rawValue
  }

  package var index: Int {
    Int(rawValue)
  }

  package static func < (a: TargetID, b: TargetID) -> Bool {
    a.rawValue < b.rawValue
  }
}

/// An index into `Theme.conditions`; equal conditions have equal ids.
package struct ConditionID: Hashable, Comparable, Sendable {
  package let rawValue: Int32

  package init(_ index: Int) {
    rawValue = Int32(index)
  }

  package var index: Int {
    Int(rawValue)
  }

  package static func < (a: ConditionID, b: ConditionID) -> Bool {
    a.rawValue < b.rawValue
  }
}

/// An index into `Theme.values`; equal values have equal ids.
package struct ValueID: Hashable, Sendable {
  package let rawValue: Int32

  package init(_ index: Int) {
    rawValue = Int32(index)
  }

  package var index: Int {
    Int(rawValue)
  }
}

/// One leaf and one value under one condition: the unit of the cascade.
package struct Declaration: Hashable, Sendable {
  package let target: TargetID
  package let condition: ConditionID
  package let layer: Layer
  /// The sum of the `priority` of the enclosing blocks.
  package let priority: Int32
  /// How many `use:` lie between the block and the fragment: 0 for what is written in place.
  package let hops: Int32
  /// How many steps of the target's path a shorthand had to fill in, 0 for a longhand.
  ///
  /// For `navigationBar.shadow.color` that is 1 in `shadow: none` and 2 in `background: opaque`, which resets shadows too.
  package let breadth: Int32
  /// Whether an enclosing block is `final`.
  package let isFinal: Bool
  package let value: ValueID
  /// An index into `Theme.entries`: what the author wrote.
  package let entry: Int32

  package init(
    target: TargetID,
    condition: ConditionID,
    layer: Layer,
    priority: Int32,
    hops: Int32,
    breadth: Int32,
    isFinal: Bool,
    value: ValueID,
    entry: Int32
  ) {
    self.target = target
    self.condition = condition
    self.layer = layer
    self.priority = priority
    self.hops = hops
    self.breadth = breadth
    self.isFinal = isFinal
    self.value = value
    self.entry = entry
  }

  /// The content of an entry for a target is nearly always unique.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(Int64(entry) << 32 | Int64(target.rawValue))
  }
}

/// A `key: value` as written, which may expand to several declarations; findings are about entries.
package struct Entry: Hashable, Sendable {
  /// The path inside its block, slots and states included, such as `navigationBar.scrollEdge.background`.
  package let path: String
  package let keyRange: SourceRange
  package let valueRange: SourceRange
  /// An index into `Theme.blocks`.
  package let block: Int32
  /// For an entry of a fragment the places of the `use:` that brought it here, outermost first.
  package let uses: [SourceRange]

  package init(
    path: String,
    keyRange: SourceRange,
    valueRange: SourceRange,
    block: Int32,
    uses: [SourceRange] = []
  ) {
    self.path = path
    self.keyRange = keyRange
    self.valueRange = valueRange
    self.block = block
    self.uses = uses
  }
}

/// A block as written: the key that opens it, and what it narrows to.
package struct Block: Hashable, Sendable {
  /// The enclosing block, nil for a top level.
  package let parent: Int32?
  /// The keys down to it, such as `promos.summer.screens.checkout`.
  package let path: String
  /// Where its key stands; for a top level the start of the file.
  package let keyRange: SourceRange
  package let condition: ConditionID
  package let layer: Layer
  /// Its own `priority`, nil if none is written.
  package let priority: Int32?
  package let priorityRange: SourceRange?
  /// Where its own `appVersions` stands, nil if none is written.
  package let releasesRange: SourceRange?
  package let isFinal: Bool

  package init(
    parent: Int32?,
    path: String,
    keyRange: SourceRange,
    condition: ConditionID,
    layer: Layer,
    priority: Int32?,
    priorityRange: SourceRange?,
    releasesRange: SourceRange?,
    isFinal: Bool
  ) {
    self.parent = parent
    self.path = path
    self.keyRange = keyRange
    self.condition = condition
    self.layer = layer
    self.priority = priority
    self.priorityRange = priorityRange
    self.releasesRange = releasesRange
    self.isFinal = isFinal
  }
}
