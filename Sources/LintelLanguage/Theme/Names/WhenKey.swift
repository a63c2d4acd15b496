import LintelDiagnostics
package import LintelSchema

/// What a key such as `when ios 26.. pad` narrows to.
package struct WhenKey: Hashable, Sendable {
  /// The first version, nil for no lower bound.
  package var lower: Version?
  /// The first version behind the span, nil for no upper bound.
  package var end: Version?
  package var idiom: Idiom?

  package init(lower: Version? = nil, end: Version? = nil, idiom: Idiom? = nil) {
    self.lower = lower
    self.end = end
    self.idiom = idiom
  }

  package var mentionsVersions: Bool {
    lower != nil || end != nil
  }

  /// Whether a key is meant as a `when` key, rightly written or not.
  package static func isMeant(by key: String) -> Bool {
    key.utf8.starts(with: "when".utf8) && (key.utf8.count == 4 || key.hasPrefix("when "))
  }

  /// What is wrong with a `when` key, and what to write.
  package struct Failure: Error, Hashable {
    package let message: String
    package let help: [String]
  }

  package static func parse(_ key: String) -> Result<WhenKey, Failure> {
    var when = WhenKey()
    var words = key.split(separator: " ").dropFirst()
    guard !words.isEmpty else { return .failure(malformed(key)) }
    while let word = words.popFirst() {
      if let idiom = Idiom.allCases.first(where: { "\($0)" == word }) {
        guard when.idiom == nil else { return .failure(twice("idiom", key)) }
        when.idiom = idiom
      } else if word == "ios" {
        guard !when.mentionsVersions else { return .failure(twice("version span", key)) }
        guard let text = words.popFirst(), let span = WrittenVersionSpan(text) else {
          return .failure(malformed(key))
        }
        if let failure = unreleased(span) { return .failure(failure) }
        when.lower = span.lower?.version
        when.end = span.upper.map(ReleasedVersions.end)
        if let lower = when.lower, let end = when.end, end <= lower {
          return .failure(Failure(message: "'\(key)' spans no version", help: []))
        }
      } else {
        let near = Suggestion.help(
          for: nearestNames(to: String(word), among: ["ios", "phone", "pad"])
        )
        return .failure(
          Failure(
            message: "'\(word)' in '\(key)' isn't a condition",
            help: near + malformed(key).help
          )
        )
      }
    }
    return .success(when)
  }

  private static func malformed(_ key: String) -> Failure {
    Failure(
      message: "'\(key)' isn't a condition",
      help: ["write 'when ios 26..', 'when ios ..14', 'when pad' or 'when ios 26.. pad'"]
    )
  }

  private static func twice(_ what: String, _ key: String) -> Failure {
    Failure(
      message: "'\(key)' names more than one \(what)",
      help: ["write two blocks, or one span from the lower to the upper version"]
    )
  }

  /// The upper bound 25 is the one before the jump to 26, which themes do write; any other has to be released.
  private static func unreleased(_ span: WrittenVersionSpan) -> Failure? {
    for (bound, isUpper) in [(span.lower, false), (span.upper, true)] {
      guard let bound, !ReleasedVersions.majors.contains(bound.version.major) else { continue }
      if isUpper, bound.version.major == 25 { continue }
      return Failure(
        message: ReleasedVersions.unreleased(bound.version),
        help: ["the versions are \(ReleasedVersions.list)"]
      )
    }
    return nil
  }
}
