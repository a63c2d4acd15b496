import LintelDiagnostics
import LintelSchema
import LintelSyntax
import LintelTheme
import Testing

/// A value read from a line of YAML, `key: TEXT`.
struct ReadValue {
  let parsed: ParsedValue
  let source: String

  var value: Value? { parsed.value }

  /// The diagnostics as `rule: message`, each with the marked text in brackets.
  var findings: [String] {
    parsed.diagnostics.map { "\($0.rule): \($0.message) [\(sourceText(of: $0.range))]" }
  }

  var rules: [String] { parsed.diagnostics.map(\.rule) }

  func sourceText(of range: SourceRange) -> String {
    String(decoding: Array(source.utf8)[Int(range.lower)..<Int(range.upper)], as: UTF8.self)
  }

  /// The source after its only fix-it, or `nil` if there is none or more than one.
  var fixed: String? {
    let fixIts = parsed.diagnostics.flatMap(\.fixIts)
    guard fixIts.count == 1 else { return nil }
    var bytes = Array(source.utf8)
    for edit in fixIts[0].edits.sorted(by: { $0.range > $1.range }) {
      bytes.replaceSubrange(
        Int(edit.range.lower)..<Int(edit.range.upper),
        with: Array(edit.newText.utf8)
      )
    }
    return String(String(decoding: bytes, as: UTF8.self).dropFirst("key: ".count))
  }
}

/// Reads a value as the theme reader would, through the YAML reader.
func read(_ text: String, as expectation: ValueExpectation) throws -> ReadValue {
  let source = "key: \(text)"
  let file = SourceFile(path: "theme.yaml", bytes: Array(source.utf8))
  let yaml = parseYAML(file, as: FileID(0))
  #expect(yaml.diagnostics.isEmpty, "not YAML: \(text)")
  let root = try #require(yaml.root)
  let node = try #require(root.entries.first).value
  return ReadValue(parsed: parseValue(node, as: expectation), source: source)
}

func read(_ text: String, as type: ValueType) throws -> ReadValue {
  try read(text, as: ValueExpectation(type))
}

/// A row in a table of refused inputs.
struct Refusal: Sendable, CustomTestStringConvertible {
  let text: String
  let finding: String
  let fixed: String?

  init(_ text: String, _ finding: String, fixed: String? = nil) {
    self.text = text
    self.finding = finding
    self.fixed = fixed
  }

  var testDescription: String { text }

  func check(as expectation: ValueExpectation) throws {
    let result = try read(text, as: expectation)
    #expect(result.value == nil)
    #expect(result.findings == [finding])
    #expect(result.fixed == fixed)
  }
}
