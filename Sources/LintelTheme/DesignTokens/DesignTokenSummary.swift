package import LintelDiagnostics

/// Findings that are reported once for each file rather than for each value; a file that is read
/// several times counts once.
package struct DesignTokenSummary {
  /// A token that bars have no place for.
  struct Unusable: Hashable {
    /// The path of the token.
    let path: String
    /// What kind of token it is, such as "a duration".
    let noun: String
    /// Where the token's name stands.
    let range: SourceRange
  }

  /// The tokens without a place, across readings.
  var unusable: Set<Unusable> = []
  /// Tokens that go into others only, and those that have gone, by the places of their names.
  var parts: Set<Unusable> = []
  /// The tokens that others hold, which therefore aren't lost.
  var usedParts: Set<SourceRange> = []
  /// The parts of values that were left behind.
  var losses: Set<DesignTokenLoss> = []
  /// Values in the notation of earlier drafts, with what they have to become.
  var outdated: Set<FixIt.Edit> = []
  /// Dimensions that aren't in points.
  var rems: Set<SourceRange> = []

  /// Adds what another reading has found; what both found counts once.
  mutating func formUnion(_ other: DesignTokenSummary) {
    unusable.formUnion(other.unusable)
    parts.formUnion(other.parts)
    usedParts.formUnion(other.usedParts)
    losses.formUnion(other.losses)
    outdated.formUnion(other.outdated)
    rems.formUnion(other.rems)
  }

  /// The findings, at most one of each kind for each file.
  package var diagnostics: [Diagnostic] {
    unusableFindings + lossFindings + outdatedFindings + remFindings
  }

  /// The findings about tokens without a place.
  private var unusableFindings: [Diagnostic] {
    let unusable = unusable.union(parts.filter { !usedParts.contains($0.range) })
    return Dictionary(grouping: unusable, by: \.range.file).values.map { found in
      let found = found.sorted { ($0.range, $0.path) < ($1.range, $1.path) }
      let nouns = Set(found.map(\.noun)).sorted()
      let notes = found.map { Note("'\($0.path)' is \($0.noun)", at: $0.range) }
      return Diagnostic(
        "unusable-design-token",
        as: .info,
        "bars have no place for \(nouns.plainList(conjunction: "or")): "
          + (found.count == 1
            ? "'\(found[0].path)' is left out" : "\(found.count) tokens are left out"),
        at: found[0].range,
        notes: found.count == 1 ? [] : notes.shown(others: "more tokens")
      )
    }
  }

  /// The findings about parts that were left behind.
  private var lossFindings: [Diagnostic] {
    struct Group: Hashable {
      let file: FileID
      let kind: DesignTokenLoss.Kind
    }
    return Dictionary(grouping: losses) { Group(file: $0.range.file, kind: $0.kind) }
      .map { group, found in
        let found = found.sorted { ($0.range, $0.text) < ($1.range, $1.text) }
        return Diagnostic(
          "unusable-design-token",
          as: .info,
          group.kind.message,
          at: found[0].range,
          notes: found.map { Note($0.text, at: $0.range) }.shown(),
          help: [group.kind.advice]
        )
      }
  }

  /// The findings about notations of earlier drafts, with fixes.
  private var outdatedFindings: [Diagnostic] {
    let files = Dictionary(grouping: outdated.sorted { $0.range < $1.range }, by: \.range.file)
    return files.values.compactMap { edits in
      guard let first = edits.first else { return nil }
      let others = edits.dropFirst().map { Note("another one is here", at: $0.range) }
      let title = edits.count == 1 ? "write it as an object" : "write all as objects"
      return Diagnostic(
        "outdated-design-token",
        as: .warning,
        "the value has the form of earlier drafts; the 2025.10 format uses an object",
        at: first.range,
        notes: others.shown(5, others: "more values"),
        help: ["write \(first.newText)"],
        fixIts: [FixIt(title, .safe, edits: edits)]
      )
    }
  }

  /// The findings about lengths in rem, which count 16 points each.
  private var remFindings: [Diagnostic] {
    Dictionary(grouping: rems.sorted(), by: \.file).values.compactMap { places in
      guard let first = places.first else { return nil }
      return Diagnostic(
        "rem-dimension",
        as: .info,
        places.count == 1
          ? "a rem is read as 16 points, whatever size of text the user has set"
          : "\(places.count) dimensions in rem are read as 16 points each, whatever size of text "
            + "the user has set",
        at: first,
        help: ["a font of the theme with 'relativeTo' grows with the text"]
      )
    }
  }
}
