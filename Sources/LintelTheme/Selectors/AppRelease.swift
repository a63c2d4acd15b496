/// A release of an app: a version number of up to three parts, such as `5`, `5.2` or `5.2.1`; parts that are not written are 0.
///
/// Which releases there are is the app's business, so that there is no table of them.
package struct AppRelease: Hashable, Comparable, Sendable {
  /// The first number.
  package let major: Int
  /// The second number.
  package let minor: Int
  /// The third number.
  package let patch: Int

  /// Creates a release.
  package init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// One to three numbers of at most nine digits with dots between them; nil for anything else.
  package init?(_ text: some StringProtocol) {
    guard let parts = Self.parts(of: text) else { return nil }
    self.init(parts)
  }

  /// Creates a release of one to three numbers.
  private init(_ parts: [Int]) {
    self.init(parts[0], parts.count > 1 ? parts[1] : 0, parts.count > 2 ? parts[2] : 0)
  }

  /// The first release behind all whose version begins with what is written: 5.2 for `5.1`, and 6 for `5`.
  package static func end(of text: some StringProtocol) -> AppRelease? {
    guard var parts = parts(of: text) else { return nil }
    parts[parts.count - 1] += 1
    return AppRelease(parts)
  }

  /// Returns one to three numbers; nil for anything else.
  private static func parts(of text: some StringProtocol) -> [Int]? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 3 else { return nil }
    var numbers: [Int] = []
    for part in parts {
      // Neither a sign nor a digit of another script.
      let isNumber = 1...9 ~= part.utf8.count && part.utf8.allSatisfy { 48...57 ~= $0 }
      guard isNumber, let number = Int(part) else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  /// Orders releases by their numbers.
  package static func < (a: AppRelease, b: AppRelease) -> Bool {
    (a.major, a.minor, a.patch) < (b.major, b.minor, b.patch)
  }

  /// As short as it can be written, such as `5` or `5.2`.
  package var text: String {
    if patch > 0 { return "\(major).\(minor).\(patch)" }
    return minor > 0 ? "\(major).\(minor)" : "\(major)"
  }

  /// The upper bound that ends right before it: `5.1` for 5.2, and `5` for 6.
  var textOfLastBefore: String {
    if patch > 0 { return "\(major).\(minor).\(patch - 1)" }
    return minor > 0 ? "\(major).\(minor - 1)" : "\(major - 1)"
  }
}
