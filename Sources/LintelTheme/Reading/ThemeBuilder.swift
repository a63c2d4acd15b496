import LintelDiagnostics
import LintelSchema
import LintelSyntax

/// Gathers what the blocks of a theme declare, in the order of reading; `ThemeAssembler` makes a theme of it.
///
/// The builder walks the blocks of every file. A scope says what the enclosing blocks add up to,
/// and each property in a block becomes an entry with declarations.
///
/// Styles are read twice: once where they are declared, to report mistakes, and once for each use,
/// without findings (`isReplaying`).
struct ThemeBuilder {
  /// How much a theme may expand to.
  var limits = ThemeLimits()
  /// The table of properties.
  let schema = Schema.standard
  /// Everything that the theme declares by name.
  let names: ThemeNames
  /// The theme's name, versions, and other keys of the root file.
  let header: ThemeHeader
  /// The theme's files, for fix-its that take something out.
  let sources: SourceMap
  /// What is wrong, up to the limit of a stage.
  var findings = FindingList(limit: SyntaxLimits().findings)
  /// The sets and conditions so far.
  var conditions = ProvisionalConditions()
  /// Their conditions are provisional.
  var blocks: [Block] = []
  /// The entries in the order of reading.
  var entries: [Entry] = []
  /// The declarations in the order of reading, with numbers of tokens, conditions, and entries that depend on it.
  var declarations: [Declaration] = []
  /// Gives equal values equal numbers.
  private(set) var values = Interner<Value>()
  /// The tokens that the value of each entry refers to.
  var tokenUses = TokenUses()
  /// Those tokens, each once.
  var usedTokens: Set<TokenKey> = []
  /// Those in values that are wrong.
  var strayTokenUses: [TokenUse] = []
  /// Every version at which a `when` begins or ends.
  var cuts: Set<Version> = []
  /// The tokens in the order of reading.
  var tokens: [Theme.Token] = []
  /// The elements of `proxies` and `instances`.
  var settings: [Theme.InstanceSetting] = []
  /// The pushes of `flows`.
  var flows: [Theme.Flow] = []
  /// The types of each screen.
  var screenClasses: [String: Theme.ScreenClasses] = [:]
  /// Blocks with a dotted key, in which one property can occur twice.
  var dottedBlocks: Set<Int32> = []
  /// The style that is being checked where it is defined; its `use:` are then noted and not followed.
  var checkedStyle: String?
  /// The `use` entries of each style, for circles.
  var styleUses: [String: [YAMLNode]] = [:]
  /// Whether a condition asks for a size class.
  var tellsSizes = false
  /// How many styles have been put into blocks.
  var expansions = 0
  /// What the `use:` that is being read, and the styles that it leads to, have brought into the theme.
  var expanded = ExpandedStyles()
  /// The condition below iOS 26 of each condition, for native glass.
  var glassConditions: [ConditionID: ConditionID] = [:]
  /// Whether what is read has been checked before, as a style has where it is used.
  var isReplaying = false
  /// What scalars without a fault have been read as, and the tokens that they are.
  var knownValues: [WrittenValue: (value: ValueID, tokens: [TokenKey])] = [:]
  /// The number of each token.
  private var tokenIDs: [TokenKey: Int] = [:]
  /// How many unknown names were reported; later ones get no suggestions.
  var unknownNames = 0
  /// How many values have been wrong; the table of mistakes is asked about the first ones.
  var wrongValues = 0
  /// Findings that may turn out to be about tokens.
  var tokenGuesses: [TokenGuess] = []
  /// The keys of blocks that were meant by keys that don't exist, and whose values are not read.
  var mistakenKeys: Set<BlockKey> = []
  /// Keys that don't exist, and that another reading takes for what is meant.
  var meantKeys: [MeantKey] = []
  /// Entries that are left out, because their keys or values are wrong.
  var unreadEntries: [SourceRange] = []
  /// The mappings that are read as groups of tokens.
  var tokenMappings: [TokenMapping] = []
  /// The groups of tokens that aren't mappings, so that nobody knows their tokens.
  var unreadGroups: Set<TokenGroup> = []
  /// Whether another builder reads the first half of a mapping meanwhile.
  var isHalf = false
  /// What reading needs to know about leaves.
  let lookup: PlaceLookup
  /// The sets of keys below `screens`, by key.
  var screenSets: [String: SetID] = [:]

  /// Prepares the reading of a theme's blocks.
  init(names: ThemeNames, header: ThemeHeader, sources: SourceMap) {
    self.names = names
    self.header = header
    self.sources = sources
    lookup = PlaceLookup(schema: schema, isGlassNative: header.glass == .native)
    if header.glass == .native { cuts.insert(Version(26)) }
  }

  /// Reports a finding, unless the content was checked before.
  mutating func report(_ diagnostic: @autoclosure () -> Diagnostic) {
    if !isReplaying { findings.append(diagnostic()) }
  }

  /// Reports an error, unless the content was checked before; the parameters are those of `Diagnostic`.
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

  /// Notes that an entry is wrong, so that what uses a name in it isn't wrong as well.
  mutating func leaveUnread(_ key: YAMLNode, _ value: YAMLNode) {
    guard !isReplaying else { return }
    unreadEntries.append(
      SourceRange(
        file: key.range.file,
        // The '$' of a token that is declared with one isn't part of its name.
        lower: Int(key.range.lower) + (key.text.hasPrefix("$") ? 1 : 0),
        upper: Int(max(key.range.upper, value.range.upper))
      )
    )
  }

  /// Returns the id of a value.
  mutating func intern(_ value: Value) -> ValueID {
    ValueID(Int(values.id(of: value)))
  }

  /// The provisional target of a token.
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

  /// Adds a block, and returns its number.
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

  /// Adds an entry to the block of a scope, and returns its number.
  mutating func addEntry(
    _ path: String,
    _ keyRange: SourceRange,
    _ value: SourceRange,
    _ scope: Scope
  ) -> Int32 {
    entries.append(
      Entry(path: path, keyRange: keyRange, valueRange: value, block: scope.block, uses: scope.uses)
    )
    return Int32(entries.count - 1)
  }

  /// Notes the tokens that the value of an entry refers to.
  mutating func note(_ uses: [TokenUse], of entry: Int32) {
    tokenUses.note(uses, of: entry)
    noteUsed(uses)
  }

  /// Notes the tokens that a value refers to; one that has been read before refers to the same.
  mutating func noteUsed(_ uses: [TokenUse]) {
    for use in uses { usedTokens.insert(use.key) }
  }

  /// Adds a declaration of one target.
  mutating func declare(
    _ target: TargetID,
    _ value: ValueID,
    _ condition: ConditionID,
    of entry: Int32,
    steps: Int32 = 0,
    in scope: Scope
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

/// Where in the theme reading stands: what the enclosing blocks add up to.
package struct Scope {
  /// Where the blocks apply together.
  var condition = Condition()
  /// The highest of their layers.
  var layer = Layer.base
  /// The sum of their priorities.
  var priority: Int32 = 0
  /// Whether one of them is final.
  var isFinal = false
  /// How many styles lead here.
  var styleDepth: Int32 = 0
  /// The `use` entries that lead here, outermost first.
  var uses: [SourceRange] = []
  /// The innermost block, -1 outside of all.
  var block: Int32 = -1
  /// The keys down to the block.
  var blockPath = ""
  /// The styles that are being read, outermost first.
  var styles: [String] = []
  /// What opened the innermost block.
  var kind = BlockKind.topLevel
  /// The screen whose own block it is.
  var screen = ""
}

/// What opened a block; decides which keys of its own it may have.
enum BlockKind {
  /// The top level of a file.
  case topLevel
  /// A brand's block at the top level, which declares the brand.
  case declaredBrand
  /// A promo's block at the top level, which declares the promo.
  case declaredPromo
  /// A screen's block where the screen is declared.
  case declaredScreen
  /// A block inside others, a pattern, a group, or a `when`.
  case nested
  /// The content of a style.
  case style
}
