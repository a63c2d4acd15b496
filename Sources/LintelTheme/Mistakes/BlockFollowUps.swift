import LintelDiagnostics
import LintelSyntax

/// Findings that only follow from a wrong key of a block.
extension [Diagnostic] {
  mutating func dropFollowUpsOfBlocks(in sources: SourceMap) {
    func line(_ range: SourceRange) -> [Int] {
      [Int(range.file.rawValue), sources.location(of: range).line]
    }
    // The ':' of a condition's own key is in its value, as in `when: ios 17..:`.
    let conditions = Set(filter { $0.rule == "invalid-condition" }.map { line($0.range) })
    if !conditions.isEmpty {
      removeAll { $0.subject == .missingQuotes && conditions.contains(line($0.range)) }
    }
    // The names in a misplaced key aren't declared.
    let misplaced = filter { $0.rule == "misplaced-key" }
      .map { sources[$0.range.file].text(of: $0.range) }
    if misplaced.contains(BlockKey.styles.rawValue) {
      let undeclared = Set(undeclaredNames(of: .styles))
      removeAll { finding in
        guard case .undeclaredName(let name, _)? = finding.subject else { return false }
        return undeclared.contains(name)
      }
    }
  }
}
