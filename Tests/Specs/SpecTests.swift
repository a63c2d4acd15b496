import Foundation
import Testing

/// Tests the language reference and the guide: every section of every page in this folder, and the README.
@Suite("The language reference", .serialized)
struct SpecTests {
  @Test(
    "Each section's results match its text",
    arguments: (SpecDocument.all + [SpecDocument.readme]).flatMap(\.cases)
  )
  func section(_ section: SpecDocument.Case) throws {
    let spec = try SpecRun(section)
    if !section.blocks.contains(where: { $0.language == "lint" }) {
      let found = spec.findings
      let expected = section.blocks.first { $0.language == "diagnostics" }?.lines ?? []
      let matches =
        found.count == expected.count && zip(found, expected).allSatisfy { $0.hasPrefix($1) }
      #expect(matches, "\(section): findings were\n\(found.joined(separator: "\n"))")
    }
    for block in section.blocks {
      for failure in try spec.failures(of: block) { Issue.record("\(section): \(failure)") }
    }
  }

  /// Rewrites the outputs on pages in a run with `UPDATE_GOLDENS=1`, which then fails.
  @Test(
    "The outputs on a page match the actual ones",
    .enabled(if: ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] != nil),
    arguments: SpecDocument.all + [SpecDocument.readme]
  )
  func update(document: SpecDocument) throws {
    var lines = try document.lines()
    let blocks = try document.cases.flatMap { section in
      let spec = try SpecRun(section)
      return section.blocks.compactMap { block in
        (try? spec.printed(by: block)).map { (range: block.range, text: $0) }
      }
    }
    let old = lines
    for block in blocks.sorted(by: { $1.range.lowerBound < $0.range.lowerBound }) {
      let text = block.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      lines.replaceSubrange(block.range, with: text.map(String.init))
    }
    guard lines != old else { return }
    try document.write(lines)
    Issue.record("rewrote \(document.name)")
  }
}

extension SpecDocument: CustomTestStringConvertible {
  var testDescription: String { name }
}

extension SpecDocument.Case: CustomStringConvertible, CustomTestStringConvertible {
  var description: String { "Specs/\(document):\(line) \(title)" }
  var testDescription: String { description }
}
