/// An iOS version: `26` or `16.4`.
package struct Version: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let major: Int
  package let minor: Int

  package init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  package static func < (a: Version, b: Version) -> Bool {
    (a.major, a.minor) < (b.major, b.minor)
  }

  /// `26` for 26.0, otherwise `16.4`.
  package var description: String {
    minor == 0 ? "\(major)" : "\(major).\(minor)"
  }
}
