nonisolated struct TreeVersion: Comparable, Sendable {
  let major: Int
  let minor: Int

  init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Creates a version from text such as `18` or `16.4`; more parts are ignored.
  init?(_ text: String) {
    let parts = text.split(separator: ".").map { Int($0) }
    guard let major = parts.first ?? nil else { return nil }
    self.init(major, parts.count > 1 ? parts[1] ?? 0 : 0)
  }

  static func < (a: TreeVersion, b: TreeVersion) -> Bool { (a.major, a.minor) < (b.major, b.minor) }
}
