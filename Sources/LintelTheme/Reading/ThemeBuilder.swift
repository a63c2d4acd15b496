import LintelDiagnostics
import LintelSchema
import LintelSyntax

/// Collects the declarations of a theme's blocks, in the order of reading, for `ThemeAssembler`.
///
/// The builder walks the blocks of every file. A scope combines the effects of the enclosing blocks,
/// and each property in a block becomes an entry with declarations.
///
/// Styles are read more than once: where they're defined, to report errors, and again for each use, without findings (`isReplaying`).
struct ThemeBuilder {
  var limits = ThemeLimits()
  let schema = Schema.standard
  let names: ThemeNames
  /// The theme's name, versions, and other keys in the root file.
  let header: ThemeHeader
  /// The theme's files, for fixes that remove text.
  let sources: SourceMap
  /// The findings, up to the limit of a stage.
  var findings = FindingList(limit: SyntaxLimits().findings)
  var conditions = ProvisionalConditions()
  /// The blocks in the order of reading, with provisional conditions.
  var blocks: [Block] = []
  /// The entries in the order of reading.
  var entries: [Entry] = []
  /// The declarations in the order of reading, with provisional numbers of tokens, conditions, values, and entries.
  var declarations: [Declaration] = []
  /// Assigns equal values equal numbers.
  private(set) var values = Interner<Value>()
  var tokenUses = TokenUses()
  /// The tokens that values refer to, without duplicates.
  var usedTokens: Set<TokenKey> = []
  /// The tokens that styles refer to, as found where the styles are checked.
  var tokensInStyles: Set<TokenKey> = []
  /// The references to tokens in values that aren't used because of an error.
  var strayTokenUses: [TokenUse] = []
  /// All versions at which a `when` begins or ends.
  var cuts: Set<Version> = []
  /// The tokens in the order of reading.
  var tokens: [Theme.Token] = []
  var settings: [Theme.InstanceSetting] = []
  var flows: [Theme.Flow] = []
  var screenClasses: [String: Theme.ScreenClasses] = [:]
  /// The blocks with dotted keys, in which a property can occur twice.
  var dottedBlocks: Set<Int32> = []
  /// The style that is checked where it's defined, so that its `use:` entries are noted instead of followed.
  var checkedStyle: String?
  /// The `use` entries of each style, for finding cycles.
  var styleUses: [String: [YAMLNode]] = [:]
  /// Whether any condition depends on a size class.
  var distinguishesSizeClasses = false
  /// The number of styles added to blocks so far.
  var expansions = 0
  /// The styles that the current `use:` has added to the theme, including those that it leads to.
  var expanded = ExpandedStyles()
  /// The condition before iOS 26 for each condition, for native glass.
  var glassConditions: [ConditionID: ConditionID] = [:]
  /// Whether the content has been checked before, as a style's content has when it's used.
  var isReplaying = false
  /// The values of scalars without errors, and the tokens that they refer to.
  var knownValues: [WrittenValue: (value: ValueID, tokens: [Int32])] = [:]
  private var tokenIDs: [TokenKey: Int] = [:]
  /// The keys of named blocks in a wrong place, which one finding reports.
  var joinedBlocks: Set<SourceRange> = []
  /// The number of unknown names so far, because only the first ones get suggestions.
  var unknownNames = 0
  /// The number of wrong values so far, because only the first ones are looked up in the table of mistakes.
  var wrongValues = 0
  var tokenGuesses: [TokenGuess] = []
  /// The block keys that unknown keys were meant as, whose values aren't read.
  var mistakenKeys: Set<BlockKey> = []
  /// Unknown keys with their replacements, for the next reading.
  var meantKeys: [MeantKey] = []
  /// The ranges of entries that were skipped because their keys or values are wrong.
  var unreadEntries: [SourceRange] = []
  /// The names of tokens with invalid characters.
  var invalidNames: [String] = []
  /// The mappings that were read as groups of tokens.
  var tokenMappings: [TokenMapping] = []
  /// The groups of tokens that aren't mappings, so that their tokens are unknown.
  var unreadGroups: Set<TokenGroup> = []
  /// The design tokens that bars don't support, with the reason, by their names in the theme.
  var leftOutTokens: [String: Note] = [:]
  /// Whether another builder is reading the first half of the same mapping.
  var isHalf = false
  /// The scope of the block that is being read.
  var scope = Scope()
  /// Facts about leaves that reading needs often.
  let lookup: PlaceLookup
  var screenSets: [String: SetID] = [:]

  init(names: ThemeNames, header: ThemeHeader, sources: SourceMap) {
    self.names = names
    self.header = header
    self.sources = sources
    lookup = PlaceLookup(schema: schema, isGlassNative: header.glass == .native)
    if header.glass == .native { cuts.insert(Version(26)) }
  }

  /// Reports a finding, unless the content has been checked before.
  mutating func report(_ diagnostic: @autoclosure () -> Diagnostic) {
    if !isReplaying { findings.append(diagnostic()) }
  }

  /// Reports an error with the parameters of `Diagnostic`, unless the content has been checked before.
  mutating func report(
    _ rule: String,
    _ message: @autoclosure () -> String,
    at range: SourceRange,
    notes: @autoclosure () -> [Note] = [],
    help: @autoclosure () -> [String] = [],
    fixIts: @autoclosure () -> [FixIt] = [],
    property: String? = nil
  ) {
    guard !isReplaying else { return }
    findings.append(
      rule,
      message(),
      at: range,
      notes: notes(),
      help: help(),
      fixIts: fixIts(),
      property: property
    )
  }

  /// Notes that an entry is wrong, so that uses of the names in it aren't reported too.
  mutating func markUnread(_ key: YAMLNode, _ value: YAMLNode) {
    guard !isReplaying else { return }
    unreadEntries.append(
      SourceRange(
        file: key.range.file,
        // A '$' before the name in a declaration isn't part of the name.
        lower: Int(key.range.lower) + (key.text.hasPrefix("$") ? 1 : 0),
        upper: Int(max(key.range.upper, value.range.upper))
      )
    )
  }

  mutating func intern(_ value: Value) -> ValueID { ValueID(Int(values.id(of: value))) }

  /// Returns the provisional target of a token.
  mutating func target(of key: TokenKey, at range: SourceRange) -> TargetID {
    let index = tokenIDs[key] ?? tokens.count
    if index == tokens.count {
      tokens.append(Theme.Token(key: key, keyRange: range))
      tokenIDs[key] = index
    } else if range < tokens[index].keyRange {
      tokens[index] = Theme.Token(key: key, keyRange: range)
    }
    return TargetID(schema.leaves.count + index)
  }

  /// Adds a block, and returns its index.
  mutating func addBlock(
    _ path: String,
    keyRange: SourceRange,
    own priority: (value: Int32, range: SourceRange)? = nil,
    releases: SourceRange? = nil
  ) -> Int32 {
    blocks.append(
      Block(
        parent: scope.block < 0 ? nil : scope.block,
        path: path,
        keyRange: keyRange,
        condition: conditions.intern(scope.condition),
        layer: scope.layer,
        priority: priority?.value,
        priorityRange: priority?.range,
        releasesRange: releases,
        isFinal: scope.isFinal
      )
    )
    return Int32(blocks.count - 1)
  }

  /// Adds an entry to the current block, and returns its index.
  mutating func addEntry(_ path: String, _ keyRange: SourceRange, _ value: SourceRange) -> Int32 {
    entries.append(
      Entry(path: path, keyRange: keyRange, valueRange: value, block: scope.block, uses: scope.uses)
    )
    return Int32(entries.count - 1)
  }

  mutating func note(_ uses: [TokenUse], of entry: Int32) {
    tokenUses.note(tokenUses.numbered(uses), of: entry)
    noteUsed(uses)
  }

  /// Notes the tokens that a value refers to, which isn't needed again for a scalar that has been read before.
  mutating func noteUsed(_ uses: [TokenUse]) {
    for use in uses { usedTokens.insert(use.key) }
  }

  mutating func declare(
    _ target: TargetID,
    _ value: ValueID,
    _ condition: ConditionID,
    of entry: Int32,
    steps: Int32 = 0
  ) {
    declarations.append(
      Declaration(
        target: target,
        condition: condition,
        layer: scope.layer,
        priority: scope.priority,
        styleDepth: scope.styleDepth,
        shorthandSteps: steps,
        isFinal: scope.isFinal,
        value: value,
        entry: entry
      )
    )
  }
}

/// The combined condition, layer, priority, and other effects of the enclosing blocks at a point of reading.
package struct Scope {
  /// The contexts in which all of the blocks apply.
  var condition = Condition()
  /// The highest of their layers.
  var layer = Layer.base
  /// The sum of their priorities.
  var priority: Int32 = 0
  /// Whether one of them is final.
  var isFinal = false
  /// The number of styles that lead here.
  var styleDepth: Int32 = 0
  /// The `use` entries that lead here, outermost first.
  var uses: [SourceRange] = []
  /// The index of the innermost block, or -1 outside of all blocks.
  var block: Int32 = -1
  /// The keys that lead to the block.
  var blockPath = ""
  /// The styles that are being read, outermost first.
  var styles: [String] = []
  var kind = BlockKind.topLevel
  var screen = ""

  func path(of key: String) -> String { blockPath.isEmpty ? key : "\(blockPath).\(key)" }
}

/// The kind of a block, which determines its valid block keys.
enum BlockKind {
  case topLevel
  /// A brand's block at the top level, which declares the brand.
  case declaredBrand
  /// A promo's block at the top level, which declares the promo.
  case declaredPromo
  /// A screen's block in the place where the screen is declared.
  case declaredScreen
  /// A block inside other blocks, or for a pattern, a group, or a `when`.
  case nested
  /// The content of a style.
  case style
}
