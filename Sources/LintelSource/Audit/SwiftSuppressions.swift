import LintelDiagnostics
import LintelLint

/// Comments of the app's code that silence findings: `// lintel:disable-next-line RULE reason`.
extension SourceMap {
  /// Returns the reason in the line above a finding, or `nil` if no comment silences the finding.
  func reason(forSilencing finding: Diagnostic) -> String? {
    let file = self[finding.range.file]
    guard file.path.hasSuffix(".swift") else { return nil }
    let line = location(of: finding.range).line
    guard line > 1 else { return nil }
    let start = Int(file.lines.starts[line - 2])
    let end = Int(file.lines.starts[line - 1])
    let text = String(decoding: file.bytes[start..<end], as: UTF8.self)
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.first == "//", words.dropFirst().first == "lintel:disable-next-line" else {
      return nil
    }
    let rest = words.dropFirst(2)
    let rules = rest.map { $0.filter { $0 != "," } }.prefix { CodeRule.named($0) != nil }
    guard rules.contains(finding.rule) else { return nil }
    return rest.dropFirst(rules.count).joined(separator: " ")
  }
}
