import LintelDiagnostics
import LintelSchema
import LintelSyntax

/// Gathers what the blocks of a theme declare, in the order of reading; `ThemeAssembler` makes a theme of it.
struct ThemeBuilder {
  var limits = ThemeLimits()
  struct RawDeclaration {
    var target: Int32
    var condition: Int32
    var layer: Layer
    var priority: Int32
    var hops: Int32
    var breadth: Int32
    var isFinal: Bool
    var value: ValueID
    var entry: Int32
  }

  let schema: Schema
  let names: ThemeNames
  let header: ThemeHeader
  /// The theme's files, for fix-its that take something out.
  let sources: SourceMap
  var findings = FindingList(limit: SyntaxLimits().findings)
  var conditions = ProvisionalConditions()
  /// Their conditions are provisional.
  var blocks: [Block] = []
  var entries: [Entry] = []
  var declarations: [RawDeclaration] = []
  private(set) var values = Interner<Value>()
  var tokenUses: [Int32: [TokenUse]] = [:]
  /// Those in values that are wrong.
  var strayTokenUses: [TokenUse] = []
  /// Every version at which a `when` begins or ends.
  var cuts: Set<Version> = []
  var tokens: [Theme.Token] = []
  var settings: [Theme.InstanceSetting] = []
  var flows: [Theme.Flow] = []
  var screenClasses: [String: Theme.ScreenClasses] = [:]
  /// Blocks with a dotted key, in which one property can occur twice.
  var dottedBlocks: Set<Int32> = []
  /// The style that is being checked where it is defined; its `use:` are then noted and not followed.
  var checkedStyle: String?
  var styleUses: [String: [YAMLNode]] = [:]
  /// How many fragments have been put into blocks.
  var expansions = 0
  /// What the `use:` that is being read, and the styles that it leads to, have brought into the theme.
  var expanded = ExpandedStyles()
  var glassConditions: [Int32: Int32] = [:]
  /// Whether what is read has been checked before, as a fragment has where it is used.
  var isReplaying = false
  /// What scalars without a fault have been read as, and the tokens that they are.
  var knownValues: [WrittenValue: (value: ValueID, tokens: [TokenKey])] = [:]
  private var tokenIDs: [TokenKey: Int32] = [:]
  var unknownNames = 0
  /// How many values have been wrong; the table of mistakes is asked about the first ones.
  var wrongValues = 0
  /// Findings that may turn out to be about tokens.
  var tokenGuesses: [TokenGuess] = []
  /// The keys of blocks that were meant by keys that don't exist.
  var mistakenKeys: Set<BlockKey> = []
  /// Whether what is read is the value of a key that doesn't exist, and declares nothing.
  var isRecovering = false
  let lookup: PlaceLookup
  var screenSets: [String: SetID] = [:]

  init(schema: Schema, names: ThemeNames, header: ThemeHeader, sources: SourceMap) {
    self.schema = schema
    self.names = names
    self.header = header
    self.sources = sources
    lookup = PlaceLookup(schema: schema, isGlassNative: header.glass == .native)
    if header.glass == .native { cuts.insert(Version(26)) }
  }

  mutating func report(_ diagnostic: @autoclosure () -> Diagnostic) {
    if !isReplaying { findings.append(diagnostic()) }
  }

  mutating func intern(_ value: Value) -> ValueID {
    ValueID(Int(values.id(of: value)))
  }

  /// The provisional target of a token.
  mutating func target(of key: TokenKey, at range: SourceRange) -> Int32 {
    if let index = tokenIDs[key] {
      if range < tokens[Int(index)].keyRange {
        tokens[Int(index)] = Theme.Token(key: key, keyRange: range)
      }
      return Int32(schema.leaves.count) + index
    }
    let index = Int32(tokens.count)
    tokens.append(Theme.Token(key: key, keyRange: range))
    tokenIDs[key] = index
    return Int32(schema.leaves.count) + index
  }

  mutating func addBlock(
    _ path: String,
    keyRange: SourceRange,
    in scope: Scope,
    own priority: (value: Int32, range: SourceRange)? = nil,
    releases: SourceRange? = nil
  ) -> Int32 {
    blocks.append(
      Block(
        parent: scope.block < 0 ? nil : scope.block,
        path: path,
        keyRange: keyRange,
        condition: ConditionID(Int(conditions.intern(scope.condition))),
        layer: scope.layer,
        priority: priority?.value,
        priorityRange: priority?.range,
        releasesRange: releases,
        isFinal: scope.isFinal
      )
    )
    return Int32(blocks.count - 1)
  }

  mutating func addEntry(
    _ path: String,
    _ keyRange: SourceRange,
    _ value: SourceRange,
    _ scope: Scope
  )
    -> Int32
  {
    entries.append(
      Entry(
        path: path,
        keyRange: keyRange,
        valueRange: value,
        block: scope.block,
        uses: scope.uses
      )
    )
    return Int32(entries.count - 1)
  }

  mutating func declare(
    target: Int32,
    value: ValueID,
    condition: Int32,
    entry: Int32,
    breadth: Int32,
    in scope: Scope
  ) {
    declarations.append(
      RawDeclaration(
        target: target,
        condition: condition,
        layer: scope.layer,
        priority: scope.priority,
        hops: scope.hops,
        breadth: breadth,
        isFinal: scope.isFinal,
        value: value,
        entry: entry
      )
    )
  }
}

/// Where in the theme reading stands: what the enclosing blocks add up to.
struct Scope {
  var condition = Condition()
  var layer = Layer.base
  var priority: Int32 = 0
  var isFinal = false
  var hops: Int32 = 0
  var uses: [SourceRange] = []
  /// The innermost block, -1 outside of all.
  var block: Int32 = -1
  /// The keys down to the block.
  var blockPath = ""
  /// The styles that are being read, outermost first.
  var styles: [String] = []
  var kind = BlockKind.topLevel
  /// The screen whose own block it is.
  var screen = ""
}

/// What opened a block; decides which keys of its own it may have.
enum BlockKind {
  case topLevel
  case declaredBrand
  case declaredPromo
  case declaredScreen
  /// A block inside others, a pattern, a group, or a `when`.
  case nested
  case style
}
