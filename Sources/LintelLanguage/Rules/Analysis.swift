import LintelDecisions
package import LintelDiagnostics
package import LintelSchema
import LintelSyntax

/// Everything that a rule may look at.
package struct Analysis: Sendable {
  package let theme: Theme
  package let cascade: Cascade
  /// What the cascade's own passes found: conflicts, dead declarations and the like.
  package let findings: CascadeFindings
  /// Every declaration that wins over another somewhere; empty while only errors are wanted.
  package let overrides: [Override]
  package let sources: SourceMap
  /// The nodes of the theme's YAML files, for fix-its that move or remove what is written.
  let roots: [FileID: YAMLNode]
  /// The comments of those files, in source order.
  let comments: [FileID: [SourceRange]]
  package let schema: Schema
  package let options: CompilerOptions
  /// The oldest and the newest version of each set of versions, nil if there is none.
  let spans: [(oldest: Version, newest: Version)?]
  /// What the theme looks like; empty in a compile, and where the theme is not sound enough to look like anything.
  let looks: SharedLooks
  /// Declarations on which a judgment would have to look at too many contexts.
  let unjudged = UnjudgedDeclarations()
  private let knownWinners = Lazy<WinnerIndex>()
  private let knownPlaces = Lazy<[Int]>()
  private let knownEntries = Lazy<DeclarationsByEntry>()

  init(
    theme: Theme,
    cascade: Cascade,
    findings: CascadeFindings,
    overrides: [Override],
    sources: SourceMap,
    roots: [FileID: YAMLNode],
    comments: [FileID: [SourceRange]],
    schema: Schema,
    options: CompilerOptions,
    releases: [Cascade] = []
  ) {
    self.theme = theme
    self.cascade = cascade
    self.findings = findings
    self.overrides = overrides
    self.sources = sources
    self.roots = roots
    self.comments = comments
    self.schema = schema
    self.options = options
    spans = theme.spansOfVersions
    looks = SharedLooks(releases, schema: schema)
  }

  /// What somebody makes of how well the theme's bars can be read.
  func contrast(_ judge: @Sendable (ContrastFindings) -> [Diagnostic]) -> [Diagnostic] {
    looks.ask { known throws(TooLarge) in judge(try known.contrast(for: self)) } ?? []
  }

  /// Who wins in single cells.
  var winners: WinnerIndex {
    knownWinners.value { WinnerIndex(cascade, schema: schema) }
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
  private let order: [Int]
  /// Where the indices of each entry begin.
  private let starts: [Int]

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

  func indices(of entry: Int32) -> ArraySlice<Int> {
    order[starts[Int(entry)]..<starts[Int(entry) + 1]]
  }
}
