import LintelDiagnostics
package import LintelSchema

/// The versions and devices of a key such as `when ios 26.. pad`.
package struct WhenKey: Hashable, Sendable {
  /// The first version, or `nil` without a lower bound.
  package var lower: Version?
  /// The first version after the span, or `nil` without an upper bound.
  package var end: Version?
  package var devices = DeviceCondition()

  /// Whether the condition restricts iOS versions.
  package var mentionsVersions: Bool { lower != nil || end != nil }

  /// Returns whether a key is meant as a `when` key, even if it has errors.
  package static func isMeant(by key: String) -> Bool {
    key.utf8.starts(with: "when".utf8) && (key.utf8.count == 4 || key.hasPrefix("when "))
  }

  package struct Failure: Error, Hashable {
    package let message: String
    /// The help, which suggests what to write.
    package let help: [String]
  }

  /// Parses a key such as `when ios 26.. pad`, including its `when`, and fails with a message for `invalid-condition`.
  package static func parse(_ key: String) -> Result<WhenKey, Failure> {
    var when = WhenKey()
    var words = key.split(separator: " ").dropFirst()
    guard !words.isEmpty else { return .failure(malformed(key)) }
    while let word = words.popFirst() {
      if let idiom = DeviceTrait.idiom.names.firstIndex(of: String(word)) {
        guard when.devices[.idiom] == nil else { return .failure(twice("idiom", key)) }
        when.devices[.idiom] = idiom
      } else if let size = DeviceTrait.sizes.first(where: { $0.name == word }) {
        guard when.devices[size] == nil else { return .failure(twice(size.name, key)) }
        let written = words.popFirst()
        guard let value = written.flatMap({ size.names.firstIndex(of: String($0)) }) else {
          return .failure(sizeless(size, written, key))
        }
        when.devices[size] = value
      } else if word == "ios" {
        guard !when.mentionsVersions else { return .failure(twice("version range", key)) }
        let text = words.popFirst() ?? ""
        guard let span = WrittenVersionSpan(text) else {
          return .failure(malformed(key, version: text))
        }
        if let failure = unreleased(span) { return .failure(failure) }
        when.lower = span.lower?.version
        when.end = span.upper.map(VersionLine.end)
        if let lower = when.lower, let end = when.end, end <= lower {
          return .failure(Failure(message: "'\(key)' doesn't include any version", help: []))
        }
      } else {
        let names = ["ios", "phone", "pad", "width", "height"]
        let near = Suggestion.help(for: nearestNames(to: String(word), among: names))
        let help = near + malformed(key).help
        return .failure(Failure(message: "'\(word)' in '\(key)' isn't a condition", help: help))
      }
    }
    return .success(when)
  }

  static func isValid(_ key: String) -> Bool {
    if case .success = parse(key) { true } else { false }
  }

  /// Returns the failure for a key that isn't in any of the forms.
  private static func malformed(_ key: String, version: Substring = "") -> Failure {
    Failure(
      message: "'\(key)' isn't a condition",
      help: [
        WrittenVersion(version) != nil
          ? "write 'when ios \(version)..' for that version and later, or 'when ios \(version)..\(version)' for only that version"
          : "write 'when ios 26..', 'when ios ..14', 'when pad', 'when width compact', or 'when ios 26.. pad'"
      ]
    )
  }

  /// Returns the failure for a condition in the value of `when` instead of its key, or `nil` if the value isn't a condition either.
  static func misplaced(_ value: String) -> Failure? {
    let help: [String]
    switch parse("when " + value) {
    case .success: help = ["write 'when \(value):', with the block's content inside it"]
    case .failure(let failure) where value.hasPrefix("ios "): help = failure.help
    case .failure: return nil
    }
    return Failure(message: "the condition belongs in the key", help: help)
  }

  /// Returns the failure for a width or height without a size class, or followed by another word.
  private static func sizeless(_ size: DeviceTrait, _ word: Substring?, _ key: String) -> Failure {
    let near = word.map { nearestNames(to: String($0), among: size.names) } ?? []
    let help = "write '\(size.name) compact' or '\(size.name) regular'"
    return Failure(
      message: word.map { "'\($0)' in '\(key)' isn't a size class" }
        ?? "'\(size.name)' in '\(key)' has no size class",
      help: Suggestion.help(for: near, or: help)
    )
  }

  /// Returns the failure for a key with two versions, devices, or sizes.
  private static func twice(_ what: String, _ key: String) -> Failure {
    Failure(
      message: "'\(key)' names more than one \(what)",
      help: [
        "write two blocks"
          + (what == "version range" ? ", or one range from the lower to the upper version" : "")
      ]
    )
  }

  /// Returns the failure for a bound that isn't a released version, except for an upper bound of 25, which themes use for iOS before 26.
  private static func unreleased(_ span: WrittenVersionSpan) -> Failure? {
    for (bound, isUpper) in [(span.lower, false), (span.upper, true)] {
      guard let bound, !VersionLine.contains(bound.version) else { continue }
      if isUpper, bound.version.major == 25 { continue }
      let message = VersionLine.unreleased(bound.version)
      return Failure(message: message, help: ["the versions are \(VersionLine.list)"])
    }
    return nil
  }
}
