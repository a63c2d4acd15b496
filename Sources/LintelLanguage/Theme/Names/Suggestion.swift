import LintelDiagnostics

/// Wording of "did you mean" in one place.
enum Suggestion {
  /// A line of help that offers names; none if there are none.
  static func help(for names: [String]) -> [String] {
    guard let last = names.last else { return [] }
    guard names.count > 1 else { return ["did you mean '\(last)'?"] }
    let others = names.dropLast().map { "'\($0)'" }.joined(separator: ", ")
    return ["did you mean \(others) or '\(last)'?"]
  }

  /// The change to the only near name; none if there are several.
  static func fixIts(for names: [String], at range: SourceRange) -> [FixIt] {
    guard names.count == 1, let name = names.first else { return [] }
    return [FixIt("change to '\(name)'", replace: range, with: name)]
  }
}
