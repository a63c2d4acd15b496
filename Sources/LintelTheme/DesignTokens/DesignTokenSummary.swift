package import LintelDiagnostics

/// Findings that are reported once per file instead of once per value, even for a file that is read several times.
package struct DesignTokenSummary {
  /// A token that bars don't support.
  struct Unusable: Hashable {
    let path: String
    /// The kind of token, such as "a duration".
    let noun: String
    let range: SourceRange
  }

  /// The tokens that bars don't support, in all readings.
  var unusable: Set<Unusable> = []
  /// The tokens that can only be parts of other tokens, including those that are.
  var parts: Set<Unusable> = []
  /// The places of the tokens that are parts of other tokens, and therefore aren't lost.
  var usedParts: Set<SourceRange> = []
  /// The parts of values that are changed or left out.
  var losses: Set<DesignTokenLoss> = []
  /// The values in the notation of earlier drafts, with their replacements.
  var outdated: Set<FixIt.Edit> = []
  /// The places of types that only earlier drafts have.
  var outdatedTypes: Set<SourceRange> = []
  /// The places of dimensions in rem.
  var rems: Set<SourceRange> = []

  /// Adds the results of another reading, without duplicates.
  mutating func formUnion(_ other: DesignTokenSummary) {
    unusable.formUnion(other.unusable)
    parts.formUnion(other.parts)
    usedParts.formUnion(other.usedParts)
    losses.formUnion(other.losses)
    outdated.formUnion(other.outdated)
    outdatedTypes.formUnion(other.outdatedTypes)
    rems.formUnion(other.rems)
  }

  /// The findings, at most one of each kind per file.
  package var diagnostics: [Diagnostic] {
    unusableFindings + lossFindings + outdatedFindings + outdatedTypeFindings + remFindings
  }

  /// The tokens of all readings that bars don't support, with the reason as a note, by their names in a theme.
  var leftOut: [String: Note] {
    var notes: [String: Note] = [:]
    for token in unusable.sorted(by: { $0.range < $1.range }) {
      guard let name = DesignTokenName.name(of: token.path.split(separator: ".").map(String.init))
      else { continue }
      let text = "'\(token.path)' is \(token.noun), which bars don't support"
      notes[name] = notes[name] ?? Note(text, at: token.range)
    }
    return notes
  }

  /// The findings about tokens that bars don't support.
  private var unusableFindings: [Diagnostic] {
    let unusable = unusable.union(parts.filter { !usedParts.contains($0.range) })
    return Dictionary(grouping: unusable, by: \.range.file).values.map { found in
      let found = found.sorted { ($0.range, $0.path) < ($1.range, $1.path) }
      let nouns = Set(found.map(\.noun)).sorted()
      let notes = found.map { Note("'\($0.path)' is \($0.noun)", at: $0.range) }
      return Diagnostic(
        "unusable-design-token",
        as: .info,
        "bars don't support \(nouns.plainList(conjunction: "or")): "
          + (found.count == 1
            ? "'\(found[0].path)' is left out" : "\(found.count) tokens are left out"),
        at: found[0].range,
        notes: found.count == 1 ? [] : notes.shown(of: "token")
      )
    }
  }

  /// The findings about parts that are changed or left out.
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
    return files.values.map { edits in
      let others = edits.dropFirst().map { Note("another one is here", at: $0.range) }
      let title = edits.count == 1 ? "write it as an object" : "write all as objects"
      return Diagnostic(
        "outdated-design-token",
        as: .warning,
        "the value has the form of earlier drafts; the 2025.10 format uses an object",
        at: edits[0].range,
        notes: others.shown(5, of: "value"),
        help: ["write \(edits[0].newText)"],
        fixIts: [FixIt(title, .safe, edits: edits)]
      )
    }
  }

  private var outdatedTypeFindings: [Diagnostic] {
    Dictionary(grouping: outdatedTypes.sorted(), by: \.file).values.map { places in
      let others = places.dropFirst().map { Note("another one is here", at: $0) }
      return Diagnostic(
        "outdated-design-token",
        as: .warning,
        "earlier drafts had strings and booleans; the 2025.10 format doesn't",
        at: places[0],
        notes: others.shown(5, of: "type"),
        help: ["write 'fontFamily' for the name of a font, and leave other ones out of the file"]
      )
    }
  }

  /// The findings about lengths in rem, which are read as 16 points each.
  private var remFindings: [Diagnostic] {
    Dictionary(grouping: rems.sorted(), by: \.file).values.map { places in
      Diagnostic(
        "rem-dimension",
        as: .info,
        places.count == 1
          ? "a rem is read as 16 points, regardless of the user's text size"
          : "\(places.count) dimensions in rem are read as 16 points each, regardless of the user's text size",
        at: places[0],
        help: ["in the theme, a font with 'relativeTo' grows with the user's text size"]
      )
    }
  }
}
