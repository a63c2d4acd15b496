import LintelAppearance
import LintelCascade
import LintelDiagnostics
import LintelDiff
import LintelSchema
import LintelTesting
import LintelTheme
import TestThemes
import Testing

@Suite("Differences between themes")
struct DifferenceTests {
  /// A theme that may have conflicts; comparisons leave out contexts in conflict.
  private func side(_ text: String) -> ComparedTheme? {
    let reading = readingOfTheme(yaml: text)
    guard let theme = reading.theme, !reading.diagnostics.contains(where: { $0.severity == .error })
    else { return nil }
    let cascade = Cascade(theme)
    return ComparedTheme(sources: reading.sources, cascade: cascade)
  }

  /// Compares the differences with the oracle in some of the contexts.
  private func check(_ before: String, _ after: String, seed: UInt64) throws -> Int {
    guard let old = side(before), let new = side(after) else { return 0 }
    let found = try differences(from: old, to: new)
    let oracle = DifferenceOracle(old.cascade, new.cascade)
    var generator = SeededGenerator(seed: seed)
    var changes = 0
    for context in oracle.contexts.shuffled(using: &generator).prefix(15) {
      guard let expected = oracle.changes(in: context) else { continue }
      let claimed = found.changes(in: context)
      changes += expected.count
      guard claimed == expected else {
        let missing = expected.subtracting(claimed)
        let wrong = claimed.subtracting(expected)
        Issue.record("missing \(missing)\nwrong \(wrong)\nin \(context)\n\(before)\n---\n\(after)")
        return changes
      }
    }
    return changes
  }

  @Test("Differences match a comparison of every resolved context", arguments: 0..<3)
  func oracle(seed: UInt64) throws {
    let text = RandomBars.text(seed: seed)
    var colors = ThemeMutation(text, seed: seed)
    for _ in 0..<3 { colors.changeColor() }
    #expect(try check(text, colors.text, seed: seed) > 0 || seed % 3 > 0)
    var structure = ThemeMutation(text, seed: seed)
    structure.changeStructure()
    structure.changeColor()
    _ = try check(text, structure.text, seed: seed)
    #expect(try check(text, RandomBars.text(seed: seed + 100), seed: seed) > 0)
  }

  @Test("A change of one line is the cause of all that changes", arguments: 0..<6)
  func oneLine(seed: UInt64) throws {
    let text = RandomBars.text(seed: seed)
    var mutation = ThemeMutation(text, seed: seed)
    mutation.changeColor()
    guard let old = side(text), let new = side(mutation.text) else { return }
    for caused in try differences(from: old, to: new).causes {
      let lines = [
        caused.cause.old.map { old.sources.location(of: $0.range).line },
        caused.cause.new.map { new.sources.location(of: $0.range).line },
      ]
      let isNamed = lines.contains(mutation.line)
      #expect(isNamed, "line \(mutation.line): \(caused.cause)\n\(text)\n---\n\(mutation.text)")
    }
  }

  @Test("A theme doesn't differ from itself in a different order and with different comments")
  func same() throws {
    for seed: UInt64 in 0..<4 {
      let text = RandomBars.text(seed: seed)
      let old = try #require(side(text))
      let new = try #require(side("# A comment.\n" + text))
      #expect(try differences(from: old, to: new).isEmpty)
    }
  }
}
