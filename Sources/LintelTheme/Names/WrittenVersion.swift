package import LintelSchema
import LintelSyntax

extension VersionLine {
  /// The major versions as words in messages.
  package static let list = "12 to 18, 26, and 27"

  /// Returns the message about a version that hasn't been released.
  static func unreleased(_ version: Version) -> String { "there is no iOS \(version)" }

  /// Returns the first version that an upper bound such as `..25` or `..16.4` excludes.
  ///
  /// There are no versions between 18 and 26, so `..18` and `..25` have the same end.
  package static func end(of bound: WrittenVersion) -> Version {
    let version = bound.version
    let end =
      bound.hasMinor ? Version(version.major, version.minor + 1) : Version(version.major + 1)
    return 19...25 ~= end.major ? Version(26) : end
  }
}

/// A version as written, with or without a minor part.
package struct WrittenVersion: Hashable, Sendable {
  /// The version, with 0 for a missing minor part.
  package let version: Version
  /// Whether the minor part is written; without it, `26` as an upper bound includes 26.4.
  package let hasMinor: Bool

  /// Parses `26` or `16.4`, or returns `nil` for other texts.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard let first = parts.first, parts.count <= 2, let major = Self.number(first),
      let minor = parts.count == 2 ? Self.number(parts[1]) : 0
    else { return nil }
    version = Version(major, minor)
    hasMinor = parts.count == 2
  }

  /// Returns a number of up to three digits, or `nil` for other texts.
  private static func number(_ text: some StringProtocol) -> Int? {
    guard !text.isEmpty, text.utf8.count <= 3, text.utf8.allSatisfy({ 48...57 ~= $0 }) else {
      return nil
    }
    return Int(text)
  }
}

/// A span of versions as written: `26..`, `..14`, or `15..27`.
package struct WrittenVersionSpan: Hashable, Sendable {
  /// The lower bound, or `nil` if there is none.
  package let lower: WrittenVersion?
  /// The upper bound, which is part of the span, or `nil` if there is none.
  package let upper: WrittenVersion?

  /// Parses a span, or returns `nil` for a text that isn't in one of the three forms.
  package init?(_ text: some StringProtocol) {
    guard let dots = text.firstRange(of: "..") else { return nil }
    let (before, after) = (text[..<dots.lowerBound], text[dots.upperBound...])
    lower = before.isEmpty ? nil : WrittenVersion(before)
    upper = after.isEmpty ? nil : WrittenVersion(after)
    guard before.isEmpty == (lower == nil), after.isEmpty == (upper == nil) else { return nil }
    guard lower != nil || upper != nil else { return nil }
  }

  /// Returns the span meant by two versions in a list, mapping, or text with other separators, or by a single oldest version, or `nil`
  /// unless the versions are released and in order.
  static func meant(by node: YAMLNode) -> String? {
    var parts = node.elements.map(\.text)
    if node.kind == .scalar {
      let signs = ["...", "..<", "..", "->", "to", "-", "–", "—", "…"]
      let text = ["ios", "from", "since", "min"].reduce(
        node.text.lowercased().filter { !$0.isWhitespace }
      ) { $0.replacing($1, with: "") }
      let splits = signs.compactMap { sign in
        text.firstRange(of: sign).map { found in
          [String(text[..<found.lowerBound]), String(text[found.upperBound...])]
        }
      }
      parts = splits.first { $0.allSatisfy { WrittenVersion($0) != nil } } ?? []
      let bare = text.filter { !">=~^+≥".contains($0) }
      let oldest = bare.hasSuffix("..") ? String(bare.dropLast(2)) : bare
      if parts.isEmpty, let version = WrittenVersion(oldest), VersionLine.contains(version.version)
      {
        return "\(oldest).."
      }
    } else if node.kind == .mapping {
      parts = node.entries.map(\.value.text)
    }
    guard parts.count == 2, let lower = WrittenVersion(parts[0]),
      let upper = WrittenVersion(parts[1]), lower.version <= upper.version,
      [lower, upper].allSatisfy({ VersionLine.contains($0.version) })
    else { return nil }
    return "\(parts[0])..\(parts[1])"
  }
}
