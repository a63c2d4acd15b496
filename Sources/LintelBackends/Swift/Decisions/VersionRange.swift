import LintelSchema

/// A range of iOS versions that code can check for.
struct VersionRange: Hashable {
  /// Every version.
  static let all = VersionRange(since: nil, until: nil)

  /// The first version, nil for the oldest.
  let since: Version?
  /// The first version after the range, nil if it has no end.
  let until: Version?

  /// Returns statements behind a check that the range has the system's version.
  func checking(_ body: [SwiftStatement]) -> [SwiftStatement] {
    let checked =
      until.map { version in
        [.condition(.name("#unavailable(iOS \(version))"), then: body)]
      } ?? body
    guard let since else { return checked }
    return [.availability([AvailabilityBranch(version: since, body: checked)])]
  }
}
