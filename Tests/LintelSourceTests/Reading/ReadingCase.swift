import LintelDiagnostics
import Testing

@testable import LintelSource

/// An app's files, and the facts in them.
struct ReadingCase: Sendable, CustomTestStringConvertible {
  let name: String
  let files: [SourceFile]
  /// The lines of `FactsText` without places.
  let facts: String

  init(_ name: String, _ swift: String, _ facts: String) {
    self.init(name, files: ["App.swift": swift], facts)
  }

  /// Creates a case of several files by path.
  init(_ name: String, files: [String: String], _ facts: String) {
    self.name = name
    self.files = files.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) }
    self.facts = facts
  }

  var testDescription: String { name }

  /// Checks the facts, which must be the same in every order of the files.
  func check() {
    let text = FactsText.text(SourceReader.read(files), hasPlaces: false)
    let expected = facts.isEmpty ? "" : facts + "\n"
    #expect(text == expected, "\(name)")
    #expect(FactsText.text(SourceReader.read(files.reversed()), hasPlaces: false) == text)
  }
}
