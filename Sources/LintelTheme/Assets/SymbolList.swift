package import LintelSchema
import LintelSyntax

/// The names of SF Symbols, each with the first version of iOS that has it.
///
/// Every Mac has such a list, in the format that this type reads. Lintel doesn't include a list, because the names belong to Apple and each
/// system adds some.
package struct SymbolList: Hashable, Sendable {
  /// The first version of iOS that has each symbol.
  package var versions: [String: Version] = [:]

  package init() {}

  /// Reads a list in the format of macOS, in XML or in the binary format, or returns `nil` if the bytes have another format.
  ///
  /// `symbols` has the year of each name, and `year_to_release` the version of each year.
  package init?(reading bytes: [UInt8]) {
    let root = PropertyList(reading: bytes)?.members
    guard let names = root?["symbols"]?.members, !names.isEmpty,
      let releases = root?["year_to_release"]?.members
    else { return nil }
    let byYear = releases.compactMapValues { release in
      release.members?["iOS"]?.text.flatMap(Self.version)
    }
    guard !byYear.isEmpty else { return nil }
    versions = names.compactMapValues { year in year.text.flatMap { byYear[$0] } }
  }

  mutating func add(_ other: SymbolList) { versions.merge(other.versions) { min($0, $1) } }

  /// Reads `15.0` or `17`, ignoring everything after the minor number because themes name only major and minor versions.
  private static func version(_ text: String) -> Version? {
    let parts = text.split(separator: ".").map { Int($0) }
    guard let first = parts.first, let major = first else { return nil }
    return Version(major, parts.count > 1 ? parts[1] ?? 0 : 0)
  }
}
