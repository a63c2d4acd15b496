/// A span of an app's releases, such as those in which a block applies.
package struct ReleaseSpan: Hashable, Sendable {
  /// The first release, or `nil` for no lower bound.
  package let lower: AppRelease?
  /// The first release after the span, or `nil` for no upper bound.
  package let end: AppRelease?

  package static let every = ReleaseSpan(lower: nil, end: nil)

  /// Creates a span, where a lower bound of 0 is the same as `nil`.
  package init(lower: AppRelease?, end: AppRelease?) {
    // No release precedes 0.
    self.lower = lower == AppRelease(0) ? nil : lower
    self.end = end
  }

  /// The reason why a text isn't a valid span.
  package enum Failure: Error, Hashable {
    /// The text isn't a span.
    case malformed
    /// The bounds as written, the higher one first.
    case backwards(String, String)
  }

  /// Reads `5.2..`, `..5.1`, or `4.0..5.1`, where both ends are included, and `..5.1` includes every 5.1.x.
  package static func parse(_ text: String) -> Result<ReleaseSpan, Failure> {
    guard let dots = text.firstRange(of: "..") else { return .failure(.malformed) }
    let (before, after) = (text[..<dots.lowerBound], text[dots.upperBound...])
    let (lower, end) = (AppRelease(before), AppRelease.end(of: after))
    guard before.isEmpty == (lower == nil), after.isEmpty == (end == nil),
      lower != nil || end != nil
    else { return .failure(.malformed) }
    if let lower, let end, end <= lower {
      return .failure(.backwards(String(before), String(after)))
    }
    return .success(ReleaseSpan(lower: lower, end: end))
  }

  /// Returns the span that another notation means, such as `5.2-5.4`, `>= 5.2`, or `5.2+`, or `nil` if it isn't exactly one.
  static func meant(by text: String) -> String? {
    var text = text.filter { !$0.isWhitespace }
    if text.hasPrefix("v") { text.removeFirst() }
    if text.hasPrefix(">=") { text = "\(text.dropFirst(2)).." }
    if text.hasPrefix("<=") { text = "..\(text.dropFirst(2))" }
    if text.hasSuffix("+") { text = "\(text.dropLast()).." }
    let spellings = ["...", "…", "-", "–", "to"].map { text.replacing($0, with: "..") }
    return (spellings + [text]).first { if case .success = parse($0) { true } else { false } }
  }

  func contains(_ release: AppRelease) -> Bool {
    (lower.map { $0 <= release } ?? true) && (end.map { release < $0 } ?? true)
  }

  /// Returns the releases in both spans, or `nil` if there are none.
  package func intersection(_ other: ReleaseSpan) -> ReleaseSpan? {
    let lower = [lower, other.lower].compactMap(\.self).max()
    let end = [end, other.end].compactMap(\.self).min()
    if let lower, let end, end <= lower { return nil }
    return ReleaseSpan(lower: lower, end: end)
  }

  /// Returns the spans between the bounds of other spans, ascending and disjoint, which together contain every release.
  ///
  /// Each of the other spans contains either all or none of a returned span.
  package static func intervals(between spans: some Sequence<ReleaseSpan>) -> [ReleaseSpan] {
    let cuts = Set(spans.flatMap { [$0.lower, $0.end].compactMap(\.self) }).sorted()
    return zip([nil] + cuts, cuts + [nil]).map { ReleaseSpan(lower: $0, end: $1) }
  }

  /// The span as a value of `appVersions:`, such as `5.2..`.
  package var text: String {
    self == .every ? "0.." : "\(lower?.text ?? "")..\(end?.textOfLastBefore ?? "")"
  }

  /// The span in words, such as `5.2 and later`.
  package var words: String {
    switch (lower, end) {
    case (let lower?, let end?): "\(lower.text) to \(end.textOfLastBefore)"
    case (let lower?, nil): "\(lower.text) and later"
    case (nil, let end?): "up to \(end.textOfLastBefore)"
    case (nil, nil): "every release"
    }
  }
}
