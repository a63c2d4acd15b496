/// The releases of an app in which a block holds, both ends included; `..5.1` includes every 5.1.x.
package struct ReleaseSpan: Hashable, Sendable {
  /// As written, such as `5.2`; nil for no bound.
  package let lower: String?
  package let upper: String?

  package init(lower: String?, upper: String?) {
    self.lower = lower
    self.upper = upper
  }

  /// Whether some release is in both.
  package func overlaps(_ other: ReleaseSpan) -> Bool {
    Self.begins(lower, notBehind: other.upper) && Self.begins(other.lower, notBehind: upper)
  }

  /// Whether a span that begins with `lower` has a release up to `upper`.
  static func begins(_ lower: String?, notBehind upper: String?) -> Bool {
    guard let lower, let upper else { return true }
    let end = numbers(upper)
    var start = numbers(lower).prefix(end.count)
    while start.count < end.count { start.append(0) }
    return !end.lexicographicallyPrecedes(start)
  }

  /// The parts of a release, compared as numbers: 5.10 is behind 5.9.
  private static func numbers(_ release: String) -> [Int] {
    // Digits alone, so that only a number too large is none.
    release.split(separator: ".").map { Int($0) ?? .max }
  }

  /// In an author's words, such as `5.2 and later`.
  package var words: String {
    switch (lower, upper) {
    case (let lower?, let upper?): "\(lower) to \(upper)"
    case (let lower?, nil): "\(lower) and later"
    case (nil, let upper?): "up to \(upper)"
    case (nil, nil): "every release"
    }
  }

  /// The releases that are in both, nil if there are none.
  package func intersection(_ other: ReleaseSpan) -> ReleaseSpan? {
    guard overlaps(other) else { return nil }
    let later = Self.isBefore(lower, other.lower) ? other.lower : lower
    let earlier = Self.endsBefore(other.upper, upper) ? other.upper : upper
    return ReleaseSpan(lower: later ?? lower ?? other.lower, upper: earlier)
  }

  private static func isBefore(_ a: String?, _ b: String?) -> Bool {
    guard let b else { return false }
    guard let a else { return true }
    return numbers(a).lexicographicallyPrecedes(numbers(b))
  }

  private static func endsBefore(_ a: String?, _ b: String?) -> Bool {
    guard let a else { return false }
    guard let b else { return true }
    let (x, y) = (numbers(a), numbers(b))
    // A prefix ends later, for it includes every release that it begins.
    if x.count > y.count, x.starts(with: y) { return true }
    if y.starts(with: x) { return false }
    return x.lexicographicallyPrecedes(y)
  }
}

extension Theme {
  /// The releases in which a block holds, nil if nothing bounds them; an empty list of releases can't happen in a sound theme.
  package func releases(of block: Int32) -> ReleaseSpan? {
    guard !appVersions.isEmpty else { return nil }
    var span: ReleaseSpan?
    var current: Int32? = block
    while let index = current {
      for own in appVersions where own.block == index {
        let next = ReleaseSpan(lower: own.lower, upper: own.upper)
        span = span.map { $0.intersection(next) ?? next } ?? next
      }
      current = blocks[Int(index)].parent
    }
    return span
  }
}
