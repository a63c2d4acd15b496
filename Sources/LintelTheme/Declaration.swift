package import LintelDiagnostics
package import LintelSchema

/// What a declaration sets: a leaf property or a token.
///
/// Tokens cascade just as properties do.
///
/// Leaves come first, in the order of the table, then tokens by group and name. So one index covers
/// everything that cascades, and declarations can be sorted by it.
@usableFromInline
package struct TargetID: Hashable, Comparable, Sendable {
  /// Below `Schema.leaves.count` a leaf's index, from there on a token's.
  @usableFromInline package let rawValue: Int32

  /// Creates the target at an index.
  @inlinable package init(_ index: Int) {
    rawValue = Int32(index)
  }

  /// Creates the target of a leaf.
  package init(_ leaf: LeafID) {
    rawValue = leaf.rawValue
  }

  /// The raw value as an array index.
  @inlinable package var index: Int {
    Int(rawValue)
  }

  /// Orders targets as the table and the theme's tokens do.
  @inlinable package static func < (a: TargetID, b: TargetID) -> Bool {
    a.rawValue < b.rawValue
  }
}

/// An index into `Theme.conditions`; equal conditions have equal ids.
@usableFromInline
package struct ConditionID: Hashable, Comparable, Sendable {
  /// The index in `Theme.conditions`.
  @usableFromInline package let rawValue: Int32

  /// Creates the id of the condition at an index.
  @inlinable package init(_ index: Int) {
    rawValue = Int32(index)
  }

  /// The raw value as an array index.
  @inlinable package var index: Int {
    Int(rawValue)
  }

  /// Orders conditions by their sets, which is the same in every run.
  @inlinable package static func < (a: ConditionID, b: ConditionID) -> Bool {
    a.rawValue < b.rawValue
  }
}

/// An index into `Theme.values`; equal values have equal ids.
@usableFromInline
package struct ValueID: Hashable, Sendable {
  /// The index in `Theme.values`.
  @usableFromInline package let rawValue: Int32

  /// Creates the id of the value at an index.
  @inlinable package init(_ index: Int) {
    rawValue = Int32(index)
  }

  /// The raw value as an array index.
  @inlinable package var index: Int {
    Int(rawValue)
  }
}

/// One leaf and one value under one condition: the unit of the cascade.
///
/// A theme with `navigationBar: { background: opaque }` in a brand has one entry and several
/// declarations: the shorthand sets the preset, and resets color, effect, image, and shadow. Each
/// of them can be overridden separately.
///
/// Two declarations of one target are compared by `Precedence`: first by layer, then priority, then
/// condition, then the way they were written.
package struct Declaration: Hashable, Sendable {
  /// What is set.
  package internal(set) var target: TargetID
  /// The contexts in which it applies.
  package internal(set) var condition: ConditionID
  /// The layer of the enclosing block, the first thing that decides.
  package let layer: Layer
  /// The sum of the `priority` of the enclosing blocks.
  package internal(set) var priority: Int32
  /// How many `use:` lie between the block and the style: 0 for what is written in place.
  package let styleDepth: Int32
  /// How many steps of the target's path a shorthand had to fill in, 0 for a longhand.
  ///
  /// For `navigationBar.shadow.color` that is 1 in `shadow: none` and 2 in `background: opaque`, which resets shadows too.
  package let shorthandSteps: Int32
  /// Whether an enclosing block is `final`.
  package let isFinal: Bool
  /// The value, with tokens unresolved.
  package internal(set) var value: ValueID
  /// An index into `Theme.entries`: what the author wrote.
  package internal(set) var entry: Int32

  /// Creates a declaration.
  ///
  /// - Parameters:
  ///   - target: what is set.
  ///   - condition: where it applies.
  ///   - layer: the layer of the enclosing block.
  ///   - priority: the sum of the enclosing blocks' priorities.
  ///   - styleDepth: how many styles lie between the block and the declaration.
  ///   - shorthandSteps: how many steps of the path a shorthand filled in.
  ///   - isFinal: whether an enclosing block is `final`.
  ///   - value: what the target is set to.
  ///   - entry: the index of the entry in the theme.
  package init(
    target: TargetID,
    condition: ConditionID,
    layer: Layer,
    priority: Int32,
    styleDepth: Int32,
    shorthandSteps: Int32,
    isFinal: Bool,
    value: ValueID,
    entry: Int32
  ) {
    self.target = target
    self.condition = condition
    self.layer = layer
    self.priority = priority
    self.styleDepth = styleDepth
    self.shorthandSteps = shorthandSteps
    self.isFinal = isFinal
    self.value = value
    self.entry = entry
  }

  /// The content of an entry for a target is nearly always unique.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(Int64(entry) << 32 | Int64(target.rawValue))
  }

  /// The same with other parts.
  ///
  /// - Parameters:
  ///   - condition: where it applies.
  ///   - priority: the sum of the enclosing blocks' priorities.
  ///   - value: what the target is set to.
  ///   - entry: the index of the entry in the theme.
  /// - Returns: a declaration that keeps the parts that are left out.
  package func with(
    condition: ConditionID? = nil,
    priority: Int32? = nil,
    value: ValueID? = nil,
    entry: Int32? = nil
  ) -> Declaration {
    var copy = self
    copy.condition = condition ?? self.condition
    copy.priority = priority ?? self.priority
    copy.value = value ?? self.value
    copy.entry = entry ?? self.entry
    return copy
  }
}

/// A `key: value` as written, which may expand to several declarations; findings are about entries.
///
/// Findings name entries, because entries are what an author can change. An entry of a style
/// appears in the theme once for each use of the style.
package struct Entry: Hashable, Sendable {
  /// The path inside its block, slots and states included, such as `navigationBar.scrollEdge.background`.
  package let path: String
  /// The place of the key.
  package let keyRange: SourceRange
  /// The place of the value, which is where most findings are.
  package let valueRange: SourceRange
  /// An index into `Theme.blocks`.
  package let block: Int32
  /// For an entry of a style the places of the `use:` that brought it here, outermost first.
  package let uses: [SourceRange]

  /// Creates an entry.
  ///
  /// - Parameters:
  ///   - path: the keys inside the block, with dots between them.
  ///   - keyRange: the place of the key.
  ///   - valueRange: the place of the value.
  ///   - block: the index of the block in the theme.
  ///   - uses: the `use` entries that brought it here, outermost first.
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

  /// The same entry in the block of another number.
  func moved(to block: Int32) -> Entry {
    Entry(path: path, keyRange: keyRange, valueRange: valueRange, block: block, uses: uses)
  }
}

/// A block as written: the key that opens it, and what it narrows to.
package struct Block: Hashable, Sendable {
  /// The enclosing block, nil for a top level.
  package private(set) var parent: Int32?
  /// The keys down to it, such as `promos.summer.screens.checkout`.
  package let path: String
  /// Where its key stands; for a top level the start of the file.
  package let keyRange: SourceRange
  /// Where the block applies, including what its enclosing blocks narrow to.
  package private(set) var condition: ConditionID
  /// The highest layer of the block and those around it.
  package let layer: Layer
  /// Its own `priority`, nil if none is written.
  package let priority: Int32?
  /// The place of its own `priority`.
  package let priorityRange: SourceRange?
  /// Where its own `appVersions` stands, nil if none is written.
  package let releasesRange: SourceRange?
  /// Whether it, or a block around it, has `final: true`.
  package let isFinal: Bool

  /// The same block among others, with another parent and another number of its condition.
  func moved(to parent: Int32?, condition: ConditionID) -> Block {
    var block = self
    block.parent = parent
    block.condition = condition
    return block
  }
}
