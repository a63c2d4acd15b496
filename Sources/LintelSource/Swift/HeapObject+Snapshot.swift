/// What an appearance object is when it is assigned.
extension HeapObject {
  func removeAll(below path: String) {
    for key in entries.keys where key == path || key.hasPrefix("\(path).") { entries[key] = nil }
  }

  /// The conditions under which the object differs, from the widest; the empty one first.
  ///
  /// - Parameter held: what holds anyway.
  /// - Returns: the tests of each variant, without those of `held`.
  func variants(under held: [SourceTest]) -> [[SourceTest]] {
    var result: [[SourceTest]] = [[]]
    let changes = entries.sorted { $0.key < $1.key }.map { $0.value.map(\.condition.tests) }
    let lists = changes + [configure.map(\.condition.tests)]
    for list in lists where list.count > 1 || configure.count > 1 {
      for tests in list.map({ $0.filter { !held.contains($0) } }) where !tests.isEmpty {
        if !result.contains(tests), result.count < 32 { result.append(tests) }
      }
    }
    // If each change of a path has a condition, nothing is left for the widest.
    let isPartial = lists.contains { list in
      list.count > 1 && list.allSatisfy { !$0.allSatisfy(held.contains) }
    }
    if isPartial, result.count > 1 { result.removeFirst() }
    return result
  }

  /// The content under tests that hold; entries under others are kept where they are the only ones.
  func snapshot(under tests: [SourceTest]) -> AppearanceSnapshot {
    var settings: [String: Placed<SourceValue>] = [:]
    for (path, list) in entries {
      let last = list.last { $0.condition.tests.allSatisfy(tests.contains) }
      if let entry = last ?? (list.count == 1 ? list[0] : nil) {
        settings[path] = Placed(
          entry.content,
          condition: SourceCondition(entry.condition.tests.filter { !tests.contains($0) }),
          at: entry.place
        )
      }
    }
    let call = configure.last { $0.condition.tests.allSatisfy(tests.contains) } ?? configure.last
    return AppearanceSnapshot(
      type: type,
      configure: call,
      settings: settings,
      place: place,
      base: base
    )
  }
}
