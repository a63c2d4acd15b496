import LintelAppearance
package import LintelCascade
import LintelDecisions
package import LintelDiagnostics
package import LintelSchema
package import LintelSyntax
package import LintelTheme

/// Everything that a rule can examine.
///
/// A rule's check is a function from an analysis to findings. It reads no files and keeps no state,
/// so rules can run in any order and at the same time. Facts that several rules need are computed
/// once, when the first of them asks.
///
/// The analysis is a class because the rules' closures capture it, and a struct would be copied.
package final class Analysis: Sendable {
  /// The theme as read: entries, declarations, blocks, and names.
  package let theme: Theme
  /// The theme's declarations, prepared for finding winners.
  package let cascade: Cascade
  /// The findings of the cascade: conflicts, dead declarations, and the like.
  package let findings: CascadeFindings
  /// Every declaration that overrides another one in some context, or an empty list if only errors are needed.
  package let overrides: [Override]
  package let sources: SourceMap
  /// The nodes of the theme's YAML files, for fixes that move or remove text.
  let roots: [FileID: YAMLNode]
  package let schema: Schema
  /// The settings of the run, such as limits and the options of rules.
  package let options: CompilerOptions
  /// The oldest and the newest version in each set of versions, or `nil` for an empty set.
  package let spans: [(oldest: Version, newest: Version)?]
  /// The properties and tokens with a declaration for some versions only.
  let targetsByVersion: Set<TargetID>
  /// The slots of each set of slots, by the index of the set.
  let slotSets: [SlotSet]
  /// Declarations that would require a rule to examine too many contexts.
  package let unjudged = UnjudgedDeclarations()
  private let knownWinners = Lazy<WinnerIndex>()
  private let knownPlaces = Lazy<[Int]>()
  private let knownComments = Lazy<[FileID: [SourceRange]]>()
  private let knownEntries = Lazy<DeclarationsByEntry>()
  private let knownRedundantOverrides = Lazy<RedundantOverrides>()

  package init(
    cascade: Cascade,
    findings: CascadeFindings,
    overrides: [Override],
    sources: SourceMap,
    roots: [FileID: YAMLNode],
    options: CompilerOptions
  ) {
    // With an initial value in the declaration, each use would look up the table again.
    schema = .standard
    theme = cascade.theme
    self.cascade = cascade
    self.findings = findings
    self.overrides = overrides
    self.sources = sources
    self.roots = roots
    self.options = options
    spans = theme.spansOfVersions
    let conditions = theme.conditions
    targetsByVersion = Set(
      theme.declarations.lazy.filter { conditions[$0.condition.index][.ios] != .top }.map(\.target)
    )
    let slots = theme.space.domains[Dimension.slot.index]
    slotSets = slots.entries.indices.map { set in
      SlotSet(AppearanceSlot.allCases.filter { slots.contains(SetID(set), $0.rawValue) })
    }
  }

  /// The text of a range as written in its file.
  func text(_ range: SourceRange) -> String {
    let bytes = sources[range.file].bytes
    let span = Int(range.lower)..<Int(range.upper)
    guard span.upperBound <= bytes.count else { return "" }
    return String(decoding: bytes[span], as: UTF8.self)
  }

  /// The comments of the theme's files, in source order.
  var comments: [FileID: [SourceRange]] {
    knownComments.value {
      roots.reduce(into: [:]) { comments, root in
        comments[root.key] = LintelSyntax.comments(in: sources[root.key], of: root.value)
      }
    }
  }

  var winners: WinnerIndex {
    knownWinners.value { WinnerIndex(cascade) }
  }

  var redundantOverrides: RedundantOverrides {
    knownRedundantOverrides.value { findRedundantOverrides() }
  }

  /// The declarations of an entry, in the theme's order.
  func declarations(of entry: Int32) -> [Declaration] {
    knownEntries.value { DeclarationsByEntry(theme) }.indices(of: entry).map {
      theme.declarations[$0]
    }
  }

  /// A number for the place of each entry, equal for entries at the same place, such as those of a
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

private final class DeclarationsByEntry: Sendable {
  /// Indices of declarations, entry by entry.
  private let order: [Int]
  /// The position at which the indices of each entry begin.
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
