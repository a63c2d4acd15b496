package import LintelDiagnostics
package import LintelSchema

/// The target of a declaration: a leaf property or a token.
///
/// Tokens cascade in the same way as properties. Leaves come first, in the order of the table, followed by tokens, sorted by group and
/// name. One index covers everything that cascades, and declarations can be sorted by it.
@usableFromInline
package struct TargetID: Hashable, Comparable, Sendable {
  /// The index of a leaf if less than `Schema.leaves.count`, otherwise the index of a token after the leaves.
  @usableFromInline package let rawValue: Int32

  @inlinable package init(_ index: Int) { rawValue = Int32(index) }

  package init(_ leaf: LeafID) { rawValue = leaf.rawValue }

  @inlinable package var index: Int { Int(rawValue) }

  /// Orders leaves as in the table, followed by the theme's tokens.
  @inlinable package static func < (a: TargetID, b: TargetID) -> Bool { a.rawValue < b.rawValue }
}

/// An index into `Theme.conditions`; equal conditions have equal ids.
@usableFromInline
package struct ConditionID: Hashable, Comparable, Sendable {
  @usableFromInline package let rawValue: Int32

  @inlinable package init(_ index: Int) { rawValue = Int32(index) }

  @inlinable package var index: Int { Int(rawValue) }

  /// Orders conditions by their sets, which gives the same order in every run.
  @inlinable package static func < (a: ConditionID, b: ConditionID) -> Bool {
    a.rawValue < b.rawValue
  }
}

/// An index into `Theme.values`; equal values have equal ids.
@usableFromInline
package struct ValueID: Hashable, Sendable {
  @usableFromInline package let rawValue: Int32

  @inlinable package init(_ index: Int) { rawValue = Int32(index) }

  @inlinable package var index: Int { Int(rawValue) }
}

/// One leaf and one value under one condition: the unit of the cascade.
///
/// A theme with `navigationBar: { background: opaque }` in a brand has one entry and several declarations: the shorthand sets the preset,
/// and resets color, effect, image, and shadow. Each declaration can be overridden separately.
///
/// Two declarations of one target are compared by `Precedence`: first by layer, then priority, then
/// condition, then the way they were written.
package struct Declaration: Hashable, Sendable {
  /// The leaf or token that the declaration sets.
  package internal(set) var target: TargetID
  /// The contexts in which the declaration applies.
  package internal(set) var condition: ConditionID
  /// The layer of the enclosing block, which `Precedence` compares first.
  package let layer: Layer
  /// The sum of the `priority` of the enclosing blocks.
  package internal(set) var priority: Int32
  /// The number of `use:` steps between the block and the style, or 0 for a declaration written in place.
  package internal(set) var styleDepth: Int32
  /// The number of steps of the target's path that a shorthand filled in, or 0 for a longhand.
  ///
  /// For `navigationBar.shadow.color`, the number is 1 in `shadow: none`, and 2 in `background: opaque`, which resets shadows too.
  package internal(set) var shorthandSteps: Int32
  /// Whether an enclosing block is `final`.
  package let isFinal: Bool
  /// The value, with tokens unresolved.
  package internal(set) var value: ValueID
  /// The index in `Theme.entries` of the entry that the author wrote.
  package internal(set) var entry: Int32

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

  // Entry and target nearly always identify a declaration.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(Int64(entry) << 32 | Int64(target.rawValue))
  }

  /// Returns a copy with the given parts replaced.
  package func with(
    condition: ConditionID? = nil,
    priority: Int32? = nil,
    styleDepth: Int32? = nil,
    shorthandSteps: Int32? = nil,
    value: ValueID? = nil,
    entry: Int32? = nil
  ) -> Declaration {
    var copy = self
    copy.condition = condition ?? self.condition
    copy.priority = priority ?? self.priority
    copy.styleDepth = styleDepth ?? self.styleDepth
    copy.shorthandSteps = shorthandSteps ?? self.shorthandSteps
    copy.value = value ?? self.value
    copy.entry = entry ?? self.entry
    return copy
  }
}

/// A `key: value` pair as written, which may expand to several declarations.
///
/// Findings name entries, because entries are what an author can change. An entry of a style
/// appears in the theme once for each use of the style.
package struct Entry: Hashable, Sendable {
  /// The path inside its block, including slots and states, such as `navigationBar.scrollEdge.background`.
  package let path: String
  package let keyRange: SourceRange
  /// The range of the value, which most findings point to.
  package let valueRange: SourceRange
  /// The index of the block in `Theme.blocks`.
  package let block: Int32
  /// The ranges of the `use:` entries that included this entry of a style, outermost first.
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

  func moved(to block: Int32) -> Entry {
    Entry(path: path, keyRange: keyRange, valueRange: valueRange, block: block, uses: uses)
  }
}

/// A block as written: the key that opens it, and the condition that it adds.
package struct Block: Hashable, Sendable {
  /// The index of the enclosing block, or `nil` for a top level.
  package private(set) var parent: Int32?
  /// The keys that lead to the block, such as `promos.summer.screens.checkout`.
  package let path: String
  /// The range of its key, or the start of the file for a top level.
  package let keyRange: SourceRange
  /// The contexts in which the block applies, narrowed by the enclosing blocks too.
  package private(set) var condition: ConditionID
  /// The highest layer of the block and its enclosing blocks.
  package let layer: Layer
  /// The block's own `priority`, or `nil` if it doesn't have one.
  package let priority: Int32?
  package let priorityRange: SourceRange?
  /// The range of the block's own `appVersions`, or `nil` if it doesn't have the key.
  package let releasesRange: SourceRange?
  /// Whether the block or an enclosing block has `final: true`.
  package let isFinal: Bool

  func moved(to parent: Int32?, condition: ConditionID) -> Block {
    var block = self
    block.parent = parent
    block.condition = condition
    return block
  }
}
