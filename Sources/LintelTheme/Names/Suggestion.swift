package import LintelDiagnostics

/// Wording of "did you mean" in one place.
package enum Suggestion {
  /// A line of help that offers names; if there are none, another line, if there is one.
  package static func help(
    for names: [String],
    or other: @autoclosure () -> String? = nil
  ) -> [String] {
    guard let last = names.last else { return [other()].compactMap(\.self) }
    guard names.count > 1 else { return ["did you mean '\(last)'?"] }
    let others = names.dropLast().map { "'\($0)'" }.joined(separator: ", ")
    return ["did you mean \(others) or '\(last)'?"]
  }

  /// A line of help with all names of a kind such as `screen`, or with the first ones of many; nil if there are none.
  static func all(_ names: [String], kind: String) -> String? {
    switch names.count {
    case 0: nil
    case 1: "the only \(kind) is '\(names[0])'"
    default: "the \(kind)s are \(names.shortList())"
    }
  }

  /// The change to the only near name; none if there are several.
  ///
  /// - Parameters:
  ///   - names: the near names.
  ///   - range: what is replaced.
  ///   - isQuoted: whether a name is written in quotes, as in JSON.
  /// - Returns: the fix.
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
