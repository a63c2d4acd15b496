import LintelCompiler
import LintelDiagnostics
import LintelLint
import LintelTesting
import TestThemes
import Testing

@Suite("The examples of the rules")
struct RuleExampleTests {
  @Test(
    "An example has findings of its rule, and of no undeclared rules",
    arguments: RuleExample.all
  )
  func asWritten(_ testCase: RuleExample) {
    let (rule, example) = (testCase.rule, testCase.example)
    let compilation = testCase.compilation(of: example.theme)
    let findings = compilation.diagnostics.map { rendered($0, in: compilation.sources) }
    let own = compilation.diagnostics.filter { $0.rule == rule.id }
    let lines = own.map { compilation.sources.location(of: $0.range).line }
    #expect(
      lines == example.lines,
      "'\(rule.id)' on these lines, out of \(findings)",
      sourceLocation: testCase.place
    )
    #expect(
      testCase.isTriggering == !example.lines.isEmpty,
      "only a triggering example names lines",
      sourceLocation: testCase.place
    )
    for finding in own {
      #expect(finding.severity == rule.severity, sourceLocation: testCase.place)
      #expect(!finding.message.isEmpty, sourceLocation: testCase.place)
    }
    let others = compilation.diagnostics.filter { $0.rule != rule.id }
    let unexpected = others.filter { $0.severity != .info && !example.others.contains($0.rule) }
    #expect(
      unexpected.isEmpty,
      "'\(rule.id)' and \(findings)",
      sourceLocation: testCase.place
    )
    let missing = example.others.subtracting(others.map(\.rule))
    #expect(missing.isEmpty, "not found: \(missing.sorted())", sourceLocation: testCase.place)
  }

  @Test(
    "The findings in an example don't depend on how its file is written",
    arguments: RuleExample.all
  )
  func variants(_ testCase: RuleExample) {
    // If the number of bytes or their values matter, a changed text is a different example.
    guard testCase.example.circumstance == nil else { return }
    let compilation = testCase.compilation(of: testCase.example.theme)
    let findings = compilation.diagnostics.map { Finding($0, in: compilation.sources) }.sorted()
    let all = ExampleVariant.all(of: testCase.example.theme)
    // Each variant is tested with a third of the examples.
    let others = Thoroughness.isFull ? 1 : 3
    let first = testCase.example.theme.utf8.count % others
    for variant in stride(from: first, to: all.count, by: others).map({ all[$0] }) {
      let changed = testCase.compilation(of: variant.text)
      let changedFindings = changed.diagnostics.map { diagnostic in
        Finding(diagnostic, in: changed.sources) { variant.original($0) }
      }
      #expect(
        changedFindings.sorted() == findings,
        "\(variant.name):\n\(variant.text)",
        sourceLocation: testCase.place
      )
      for diagnostic in changed.diagnostics {
        expectInside(diagnostic, changed.sources, sourceLocation: testCase.place)
      }
    }
  }

  /// Expects every place of a finding to be in its file, and to begin at the start of a character.
  private func expectInside(
    _ diagnostic: Diagnostic,
    _ sources: SourceMap,
    sourceLocation: Testing.SourceLocation
  ) {
    let ranges =
      [diagnostic.range] + diagnostic.notes.compactMap(\.range)
      + diagnostic.fixIts.flatMap { $0.edits.map(\.range) }
    for range in ranges {
      let bytes = sources[range.file].bytes
      #expect(
        0 <= range.lower && range.lower <= range.upper && range.upper <= bytes.count,
        sourceLocation: sourceLocation
      )
      for offset in [Int(range.lower), Int(range.upper)] where offset < bytes.count {
        #expect(
          bytes[offset] & 0xC0 != 0x80,
          "'\(diagnostic.rule)' cuts a character in two",
          sourceLocation: sourceLocation
        )
      }
    }
  }
}
