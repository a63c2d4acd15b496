import LintelDiagnostics
import LintelSyntax

extension [Diagnostic] {
  /// Removes findings about the text of a condition that isn't in its key, as in `when: ios 17..:`.
  mutating func dropTextsOfConditions(in sources: SourceMap) {
    func line(_ range: SourceRange) -> [Int] {
      [Int(range.file.rawValue), sources.location(of: range).line]
    }
    let conditions = Set(filter { $0.rule == "invalid-condition" }.map { line($0.range) })
    if !conditions.isEmpty {
      removeAll { $0.subject == .missingQuotes && conditions.contains(line($0.range)) }
    }
  }
}
