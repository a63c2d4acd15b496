extension Sequence where Element: Hashable {
  /// The elements, each at its first place only.
  package var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
