import LintelDiagnostics

extension DesignTokenReader {
  /// More places of one kind than this are only counted.
  private static let placesShown = 5

  /// Reports what concerns a file as a whole, once a file.
  mutating func summarize() {
    summarizeUnusable()
    summarizeOutdated()
    summarizeRems()
  }

  private mutating func summarizeUnusable() {
    for file in Set(unusable.map { tokens[$0.token].file }).sorted() {
      let found = unusable.filter { tokens[$0.token].file == file }
      let nouns = Set(found.map(\.noun)).sorted()
      guard let first = found.map({ tokens[$0.token].keyRange }).min() else { continue }
      report(
        "unusable-design-token",
        as: .info,
        "bars have no place for \(nouns.plainList(conjunction: "or")): "
          + (found.count == 1 ? "a token is" : "\(found.count) tokens are") + " left out",
        at: first
      )
    }
  }

  private mutating func summarizeOutdated() {
    let files = Dictionary(grouping: outdated.sorted { $0.range < $1.range }, by: \.range.file)
    for edits in files.values {
      guard let first = edits.first else { continue }
      let rest = edits.dropFirst().prefix(Self.placesShown)
      var notes = rest.map { Note("another one is here", at: $0.range) }
      if edits.count - 1 > rest.count {
        notes.append(Note("\(edits.count - 1 - rest.count) further values in this file"))
      }
      report(
        "outdated-design-token",
        as: .warning,
        "the value is written as in drafts of the format, where 2025.10 has an object",
        at: first.range,
        notes: notes,
        help: ["write \(first.newText)"],
        fixIts: [
          FixIt(
            edits.count == 1 ? "write it as an object" : "write all as objects",
            .safe,
            edits: edits
          )
        ]
      )
    }
  }

  private mutating func summarizeRems() {
    for places in Dictionary(grouping: Set(remPlaces).sorted(), by: \.file).values {
      guard let first = places.first else { continue }
      report(
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
