/// A release of an app: a version number with up to three parts, such as `5`, `5.2`, or `5.2.1`, where missing parts are 0.
///
/// Lintel doesn't know which releases an app has, so there is no table of them.
package struct AppRelease: Hashable, Comparable, Sendable {
  package let major: Int
  package let minor: Int
  package let patch: Int

  package init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// Creates a release from one to three numbers of at most nine digits, separated by dots, or returns `nil` for any other text.
  package init?(_ text: some StringProtocol) {
    guard let parts = Self.parts(of: text) else { return nil }
    self.init(parts)
  }

  private init(_ parts: [Int]) {
    self.init(parts[0], parts.count > 1 ? parts[1] : 0, parts.count > 2 ? parts[2] : 0)
  }

  /// Returns the first release after all releases whose version begins with the text: 5.2 for `5.1`, and 6 for `5`.
  package static func end(of text: some StringProtocol) -> AppRelease? {
    guard var parts = parts(of: text) else { return nil }
    parts[parts.count - 1] += 1
    return AppRelease(parts)
  }

  /// Returns one to three numbers, or `nil` for any other text.
  private static func parts(of text: some StringProtocol) -> [Int]? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 3 else { return nil }
    var numbers: [Int] = []
    for part in parts {
      // Signs and digits of other scripts aren't allowed.
      let isNumber = 1...9 ~= part.utf8.count && part.utf8.allSatisfy { 48...57 ~= $0 }
      guard isNumber, let number = Int(part) else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  package static func < (a: AppRelease, b: AppRelease) -> Bool {
    (a.major, a.minor, a.patch) < (b.major, b.minor, b.patch)
  }

  /// The shortest text for the release, such as `5` or `5.2`.
  package var text: String {
    if patch > 0 { return "\(major).\(minor).\(patch)" }
    return minor > 0 ? "\(major).\(minor)" : "\(major)"
  }

  /// The inclusive upper bound of a span that ends right before the release: `5.1` for 5.2, and `5` for 6.
  var textOfLastBefore: String {
    if patch > 0 { return "\(major).\(minor).\(patch - 1)" }
    return minor > 0 ? "\(major).\(minor - 1)" : "\(major - 1)"
  }
}
