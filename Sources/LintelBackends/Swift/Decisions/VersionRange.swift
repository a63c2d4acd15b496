import LintelSchema

/// A range of iOS versions that code can check for.
struct VersionRange: Hashable {
  static let all = VersionRange(since: nil, until: nil)

  /// The first version, or `nil` for the oldest.
  let since: Version?
  /// The first version after the range, or `nil` if the range has no end.
  let until: Version?

  func checking(_ body: [SwiftStatement]) -> [SwiftStatement] {
    let checked =
      until.map { version in
        [.condition(.name("#unavailable(iOS \(version))"), then: body)]
      } ?? body
    guard let since else { return checked }
    return [.availability(since, checked)]
  }
}
