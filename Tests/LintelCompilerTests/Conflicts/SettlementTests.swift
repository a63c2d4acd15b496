import LintelCascade
import LintelDiagnostics
import LintelLint
import LintelSchema
import LintelTheme
import TestThemes
import Testing

@testable import RandomThemes

/// Adds the blocks from the messages of conflicts to the theme.
@Suite struct SettlementTests {
  private struct Pair: Hashable {
    let a: String
    let b: String
  }

  @Test(
    "The block that a message shows removes exactly that conflict",
    arguments: 0..<40
  )
  func blocksSettle(batch: Int) throws {
    for seed in UInt64(batch * 25)..<UInt64(batch * 25 + 25) {
      let files = RandomTheme(seed: seed).files()
      let (findings, reading, cascade) = try check(files)
      for (index, conflict) in findings.conflicts.enumerated() {
        guard let text = block(CascadeFindings(conflict), cascade) else { continue }
        var settled = files
        settled["settled.yaml"] = "lintel: 1\n" + text + "\n"
        let (after, newReading, _) = try check(settled)
        var expected = findings
        expected.conflicts.remove(at: index)
        #expect(
          pairs(after, newReading) == pairs(expected, reading),
          "seed \(seed):\n\(text)\n\(files.sorted { $0.key < $1.key }.map(\.value).joined())"
        )
      }
    }
  }

  @Test("The message for nearly every conflict of a small theme shows a block")
  func mostAreShown() throws {
    var shown = 0
    var all = 0
    for seed in UInt64(0)..<200 {
      let (findings, _, cascade) = try check(RandomTheme(seed: seed).files())
      for conflict in findings.conflicts where !conflict.isDuplicateDefinition {
        all += 1
        if block(CascadeFindings(conflict), cascade) != nil { shown += 1 }
      }
    }
    #expect(Double(shown) > 0.9 * Double(all), "\(shown) of \(all)")
  }

  private func check(
    _ files: [String: String]
  ) throws -> (CascadeFindings, ThemeReading, Cascade) {
    let reading = readTheme(root: "theme.yaml", provider: .inMemory(files))
    #expect(reading.diagnostics.map { rendered($0, in: reading.sources) } == [])
    let cascade = Cascade(try #require(reading.theme))
    return (ConflictChecker.check(cascade), reading, cascade)
  }

  /// The YAML in the help of a conflict's message, or `nil` if the help has no YAML.
  private func block(_ findings: CascadeFindings, _ cascade: Cascade) -> String? {
    conflictDiagnostics(findings, in: cascade).flatMap(\.help).compactMap { help in
      help.hasPrefix("settle just")
        ? help.split(separator: "\n").dropFirst().joined(separator: "\n") : nil
    }.first
  }

  /// The files of each conflicting pair.
  private func pairs(_ findings: CascadeFindings, _ reading: ThemeReading) -> Set<Pair> {
    func file(_ declaration: Declaration) -> String {
      let entries = reading.theme?.entries ?? []
      return reading.sources[entries[Int(declaration.entry)].valueRange.file].path
    }
    return Set(
      findings.conflicts.flatMap(\.pairs).map { pair in
        let names = [file(pair.a), file(pair.b)].sorted()
        return Pair(a: names[0], b: names[1])
      }
    )
  }
}

extension CascadeFindings {
  fileprivate init(_ conflict: Conflict) {
    self.init()
    conflicts = [conflict]
  }
}
