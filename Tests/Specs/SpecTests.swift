import Testing

/// The language reference: every section of every page in this folder.
@Suite("The language reference")
struct SpecTests {
  @Test(
    "Each section comes out as it says",
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
}

extension SpecDocument.Case: CustomStringConvertible, CustomTestStringConvertible {
  var description: String { "Specs/\(document):\(line) \(title)" }
  var testDescription: String { description }
}
