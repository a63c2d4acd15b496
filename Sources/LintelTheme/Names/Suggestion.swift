package import LintelDiagnostics

/// The wording of suggestions such as "did you mean".
package enum Suggestion {
  /// Returns a line of help that suggests names, or another line if there are no names.
  package static func help(
    for names: [String],
    or other: @autoclosure () -> String? = nil
  ) -> [String] {
    guard !names.isEmpty else { return [other()].compactMap(\.self) }
    return ["did you mean \(names.quotedList(conjunction: "or"))?"]
  }

  /// Returns the end of a message, which suggests names, or nothing if there are no names.
  package static func question(for names: [String]) -> String {
    help(for: names).first.map { "; \($0)" } ?? ""
  }

  /// Returns a line of help with all names of a kind such as `screen`, or the first of many, or `nil` if there are none.
  static func all(_ names: [String], kind: String) -> String? {
    switch names.count {
    case 0: nil
    case 1: "the only \(kind) is '\(names[0])'"
    default: "the \(kind)s are \(names.shortList())"
    }
  }

  /// Returns a fix that writes the only similar name, in quotes as in JSON if `isQuoted`, or nothing if there are several names or none.
  package static func fixIts(
    for names: [String],
    at range: SourceRange,
    isQuoted: Bool = false
  ) -> [FixIt] {
    guard names.count == 1, let name = names.first else { return [] }
    let text = isQuoted ? "\"\(name)\"" : name
    return [FixIt("change to '\(name)'", replace: range, with: text)]
  }
}
