/// An iOS version: `26` or `16.4`.
///
/// Themes, targets, and availabilities don't go below a minor number, because UIKit's API doesn't change with a patch.
package struct Version: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The number before the dot, such as 16.
  package let major: Int
  /// The number after the dot, such as 4, or 0 if there is none.
  package let minor: Int

  package init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Orders versions by their numbers, whether or not they were released.
  package static func < (a: Version, b: Version) -> Bool { (a.major, a.minor) < (b.major, b.minor) }

  /// `26` for 26.0, otherwise `16.4`.
  package var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }
}

/// The released versions of iOS that themes can name.
package enum VersionLine {
  /// The major versions, without 19 to 25 because Apple continued with the number of the year.
  package static let majors: [Int] = Array(12...18) + [26, 27]
  /// The oldest version that a theme can name: 12, the last one without appearance objects.
  package static let oldest = Version(12)
  /// The newest version that the table knows.
  package static let newest = Version(27)

  /// Returns whether there are releases with the version's major number.
  package static func contains(_ version: Version) -> Bool { majors.contains(version.major) }

  /// Returns the first version with a released major number at or after a version, or `nil` after the newest.
  package static func first(from version: Version) -> Version? {
    contains(version) ? version : majors.first { $0 > version.major }.map { Version($0) }
  }

  /// Returns the newest release before a version: 18 before 26, 16.3 before 16.4.
  package static func last(before version: Version) -> Version {
    if version.minor > 0 { return Version(version.major, version.minor - 1) }
    return Version(majors.last { $0 < version.major } ?? version.major - 1)
  }
}
