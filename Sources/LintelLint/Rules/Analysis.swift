import LintelAppearance
package import LintelCascade
import LintelDecisions
package import LintelDiagnostics
package import LintelSchema
package import LintelSyntax
package import LintelTheme

/// Everything that a rule may look at.
///
/// A rule's check is a function from an analysis to findings. It reads no files and keeps no state,
/// so rules can run in any order and at the same time. What several rules need is worked out once,
/// when the first of them asks.
///
/// A class, since closures of rules that ask it hold it, and would copy all of it.
package final class Analysis: Sendable {
  /// The theme as it was read: entries, declarations, blocks, and names.
  package let theme: Theme
  /// The theme's declarations, ready to be asked which one wins.
  package let cascade: Cascade
  /// What the cascade's own passes found: conflicts, dead declarations and the like.
  package let findings: CascadeFindings
  /// Every declaration that wins over another somewhere; empty while only errors are wanted.
  package let overrides: [Override]
  /// The files that ranges refer to.
  package let sources: SourceMap
  /// The nodes of the theme's YAML files, for fix-its that move or remove what is written.
  let roots: [FileID: YAMLNode]
  /// The comments of those files, in source order.
  let comments: [FileID: [SourceRange]]
  /// The table of properties.
  package let schema: Schema
  /// The settings of the run, such as limits and the options of rules.
  package let options: CompilerOptions
  /// The oldest and the newest version of each set of versions, nil if there is none.
  package let spans: [(oldest: Version, newest: Version)?]
  /// The slots of each set of slots.
  let slotSets: [SlotSet]
  /// What the theme looks like; empty in a compile, and where the theme is not sound enough to look like anything.
  package let looks: SharedLooks
  /// Declarations on which a judgment would have to look at too many contexts.
  package let unjudged = UnjudgedDeclarations()
  /// The index of winners, made when a rule first asks.
  private let knownWinners = Lazy<WinnerIndex>()
  /// The entries' places, made when a rule first asks.
  private let knownPlaces = Lazy<[Int]>()
  /// The declarations of each entry, made when a rule first asks.
  private let knownEntries = Lazy<DeclarationsByEntry>()

  /// Collects what rules look at.
  ///
  /// - Parameters:
  ///   - cascade: the theme's cascade.
  ///   - findings: what the cascade's passes found.
  ///   - overrides: the declarations that win over others.
  ///   - sources: the theme's files.
  ///   - roots: the nodes of its YAML files.
  ///   - comments: the comments of those files.
  ///   - options: the settings of the run.
  ///   - looks: what the theme looks like; empty if it can't be drawn.
  package init(
    cascade: Cascade,
    findings: CascadeFindings,
    overrides: [Override],
    sources: SourceMap,
    roots: [FileID: YAMLNode],
    comments: [FileID: [SourceRange]],
    options: CompilerOptions,
    looks: SharedLooks
  ) {
    // With a first value, each use would ask for the one table anew.
    schema = .standard
    theme = cascade.theme
    self.cascade = cascade
    self.findings = findings
    self.overrides = overrides
    self.sources = sources
    self.roots = roots
    self.comments = comments
    self.options = options
    spans = theme.spansOfVersions
    let slots = theme.space.domains[Dimension.slot.index]
    slotSets = slots.entries.indices.map { set in
      SlotSet(AppearanceSlot.allCases.filter { slots.contains(SetID(set), $0.rawValue) })
    }
    self.looks = looks
  }

  /// What somebody makes of how well the theme's bars can be read.
  func contrast(_ judge: @Sendable (ContrastFindings) throws(TooLarge) -> [Finding]) -> [Finding] {
    looks.ask { known throws(TooLarge) in try judge(known.contrast(for: self)) } ?? []
  }

  /// The text of a range as written in its file.
  func text(_ range: SourceRange) -> String {
    let bytes = sources[range.file].bytes
    let span = Int(range.lower)..<Int(range.upper)
    guard span.upperBound <= bytes.count else { return "" }
    return String(decoding: bytes[span], as: UTF8.self)
  }

  /// Who wins in single cells.
  var winners: WinnerIndex {
    knownWinners.value { WinnerIndex(cascade) }
  }

  /// What an entry declares, in the order of the theme.
  func declarations(of entry: Int32) -> [Declaration] {
    knownEntries.value { DeclarationsByEntry(theme) }.indices(of: entry).map {
      theme.declarations[$0]
    }
  }

  /// The theme's entries by place, equal for those at the same place, such as the entries of a
  /// style.
  var places: [Int] {
    knownPlaces.value {
      var (lengths, starts) = (PairNumbering(), PairNumbering(capacity: theme.entries.count))
      return theme.entries.map { entry in
        let key = entry.keyRange
        let length = lengths.number(Int(key.file.rawValue), Int(key.upper - key.lower)).number
        return starts.number(length, Int(key.lower)).number
      }
    }
  }
}

/// Where the declarations of each entry are.
private final class DeclarationsByEntry: Sendable {
  /// Indices of declarations, entry by entry.
  private let order: [Int]
  /// Where the indices of each entry begin.
  private let starts: [Int]

  /// Groups declarations by entry in linear time.
  init(_ theme: Theme) {
    var starts = Array(repeating: 0, count: theme.entries.count + 1)
    for declaration in theme.declarations { starts[Int(declaration.entry) + 1] += 1 }
    for entry in theme.entries.indices { starts[entry + 1] += starts[entry] }
    self.starts = starts
    var order = Array(repeating: 0, count: theme.declarations.count)
    for (index, declaration) in theme.declarations.enumerated() {
      order[starts[Int(declaration.entry)]] = index
      starts[Int(declaration.entry)] += 1
    }
    self.order = order
  }

  /// The indices of an entry's declarations in the theme's list.
  func indices(of entry: Int32) -> ArraySlice<Int> {
    order[starts[Int(entry)]..<starts[Int(entry) + 1]]
  }
}
