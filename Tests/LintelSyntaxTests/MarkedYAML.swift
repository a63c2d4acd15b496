import LintelDiagnostics
import LintelSyntax
import Testing

/// The expected reason why a file is refused: the rule, and the text that the diagnostic marks.
struct Refusal: Equatable, CustomStringConvertible {
  let rule: String
  let marked: String

  init(_ rule: String, _ marked: String) {
    self.rule = rule
    self.marked = marked
  }

  var description: String { "\(rule) «\(marked)»" }
}

/// A text as read, with ranges shown as the text that they cover.
struct Reading {
  let file: SourceFile
  let parsed: ParsedYAML

  init(_ text: String, limits: SyntaxLimits = SyntaxLimits()) {
    self.init(Array(text.utf8), limits: limits)
  }

  init(_ bytes: [UInt8], limits: SyntaxLimits = SyntaxLimits()) {
    file = SourceFile(path: "t.yaml", bytes: bytes)
    parsed = parseYAML(file, as: FileID(0), limits: limits)
  }

  func slice(_ range: SourceRange) -> String {
    String(decoding: file.bytes[Int(range.lower)..<Int(range.upper)], as: UTF8.self)
  }

  var refusals: [Refusal] {
    parsed.diagnostics.map { Refusal($0.rule, slice($0.range)) }
  }

  /// The tree written in braces.
  var tree: String {
    parsed.root.map(Self.flow) ?? "nothing"
  }

  /// The file after all safe fix-its.
  var fixed: String {
    let fixIts = parsed.diagnostics.flatMap(\.fixIts).filter { $0.applicability == .safe }
    return String(decoding: apply(fixIts, to: file), as: UTF8.self)
  }

  private static func flow(_ node: YAMLNode) -> String {
    switch node.kind {
    case .scalar: node.text
    case .sequence: "[" + node.elements.map(flow).joined(separator: ", ") + "]"
    case .mapping:
      "{"
        + node.entries.map { "\($0.key.text): \(flow($0.value))" }.joined(separator: ", ")
        + "}"
    }
  }
}
