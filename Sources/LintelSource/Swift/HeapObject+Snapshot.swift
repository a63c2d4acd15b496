/// Snapshots of appearance objects when they're assigned.
extension HeapObject {
  func removeAll(below path: String) {
    for key in entries.keys where key == path || key.hasPrefix("\(path).") { entries[key] = nil }
  }

  /// Returns the conditions under which the object differs, besides tests that are true anyway, starting with the widest, empty one.
  func variants(under held: [SourceTest]) -> [[SourceTest]] {
    var result: [[SourceTest]] = [[]]
    let changes = entries.sorted { $0.key < $1.key }.map { $0.value.map(\.condition.tests) }
    let lists = changes + [configure.map(\.condition.tests)]
    for list in lists where list.count > 1 || configure.count > 1 {
      for tests in list.map({ $0.filter { !held.contains($0) } }) where !tests.isEmpty {
        if !result.contains(tests), result.count < 32 { result.append(tests) }
      }
    }
    // If each change of a path has a condition, nothing is left for the widest one.
    let isPartial = lists.contains { list in
      list.count > 1 && list.allSatisfy { !$0.allSatisfy(held.contains) }
    }
    if isPartial, result.count > 1 { result.removeFirst() }
    return result
  }

  /// Returns the contents if some tests are true; an entry under other conditions is included if it's the only one for its path.
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
