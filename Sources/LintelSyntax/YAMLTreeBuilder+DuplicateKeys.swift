import LintelDiagnostics

extension YAMLTreeBuilder {
  /// The size up to which mappings are compared key by key instead of by hash.
  private static let smallMapping = 8

  /// Reports duplicate keys in the mapping that is being closed, and merges or drops them.
  mutating func refuseDuplicateKeys(of frame: Frame) {
    let count = (pending.count - frame.firstPending) / 2
    guard count > 1 else { return }
    let duplicates =
      count <= Self.smallMapping
      ? duplicatesByComparison(from: frame.firstPending, count: count)
      : duplicatesByHash(from: frame.firstPending, count: count)
    guard !duplicates.isEmpty else { return }
    var refused: Set<Int> = []
    var rest = duplicates[...]
    while let duplicate = rest.popFirst() {
      let others = zip(1..., rest).prefix { $1.1 == duplicate.1 + 2 * $0 }.map(\.1)
      rest = rest.dropFirst(others.count)
      reportDuplicateKeys([duplicate] + others, of: frame)
    }
    for (first, second) in duplicates {
      pending[first + 1] = merge(pending[second + 1], into: pending[first + 1])
      refused.insert(second)
    }
    var kept: [Record] = []
    for key in stride(from: frame.firstPending, to: pending.count - 1, by: 2)
    where !refused.contains(key) {
      kept += pending[key...key + 1]
    }
    pending.replaceSubrange(frame.firstPending..., with: kept)
  }

  /// Reports duplicate keys that follow one another in one finding, because most often they have lost the key that they belong to.
  private mutating func reportDuplicateKeys(_ duplicates: [(Int, Int)], of frame: Frame) {
    guard let second = duplicates.first?.1 else { return }
    let names = duplicates.map { text(of: pending[$0.1]) }
    let isOne = names.count == 1
    let before = second > frame.firstPending ? pending[second - 1] : nil
    let isBelowEmpty = before.map { $0.kind == .scalar && $0.style == .plain && $0.count == 0 }
    let help =
      isBelowEmpty == true
      ? "indent \(isOne ? "it" : "them") to put \(isOne ? "it" : "them") in '\(text(of: pending[second - 2]))'"
      : isOne
        ? "merge the two, or remove one"
        : "merge them, or write the key that they belong to on a line above '\(names[0])'"
    let list = names.map { "'\($0)'" }
    let finding = Diagnostic(
      "duplicate-key",
      isOne
        ? "the key \(list[0]) occurs twice in this mapping"
        : "the keys \(list.dropLast().joined(separator: ", ")) and \(list[names.count - 1]) occur twice in this mapping",
      at: range(pending[second]),
      notes: zip(list, duplicates).prefix(4).map { name, duplicate in
        Note("\(name) is first written here", at: range(pending[duplicate.0]))
      },
      help: [help],
      about: isOne ? nil : .missingKey
    )
    findings.append(finding)
  }

  /// Whether the entries of a finished mapping have a duplicate key.
  mutating func repeatsKeys(in entries: [Record]) -> Bool {
    pending = entries
    defer { pending = [] }
    let count = entries.count / 2
    return count > Self.smallMapping
      ? !duplicatesByHash(from: 0, count: count).isEmpty
      : count > 1 && !duplicatesByComparison(from: 0, count: count).isEmpty
  }

  /// Adds entries of a duplicate key that the first one doesn't have, so that names that are declared there are known.
  private mutating func merge(_ second: Record, into first: Record) -> Record {
    if first.kind == .scalar, first.style == .plain, first.count == 0 { return second }
    guard first.kind == .mapping, second.kind == .mapping else { return first }
    var entries = Array(children(of: first))
    let added = Array(children(of: second))
    let known = Dictionary(
      stride(from: 0, to: entries.count - 1, by: 2).map { (text(of: entries[$0]), $0) },
      uniquingKeysWith: { a, _ in a }
    )
    for key in stride(from: 0, to: added.count - 1, by: 2) {
      if let place = known[text(of: added[key])] {
        entries[place + 1] = merge(added[key + 1], into: entries[place + 1])
      } else {
        entries += added[key...key + 1]
      }
    }
    var merged = first
    merged.first = append(entries)
    merged.count = Int32(entries.count)
    return merged
  }

  /// Finds duplicates by comparing every pair, which is fastest for few keys.
  private func duplicatesByComparison(from start: Int, count: Int) -> [(Int, Int)] {
    var result: [(Int, Int)] = []
    for second in 1..<count {
      let b = pending[start + 2 * second]
      for first in 0..<second {
        let a = pending[start + 2 * first]
        guard a.count == b.count, haveEqualText(a, b) else { continue }
        result.append((start + 2 * first, start + 2 * second))
        break
      }
    }
    return result
  }

  /// Finds duplicates with a hash table, in linear time.
  private func duplicatesByHash(from start: Int, count: Int) -> [(Int, Int)] {
    var capacity = 16
    while capacity < 2 * count { capacity *= 2 }
    var slots = [Int32](repeating: -1, count: capacity)
    var result: [(Int, Int)] = []
    for entry in 0..<count {
      let key = pending[start + 2 * entry]
      var hasher = Hasher()
      unsafe bytes(of: key).withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
      var slot = hasher.finalize() & (capacity - 1)
      while true {
        let other = Int(slots[slot])
        if other < 0 {
          slots[slot] = Int32(entry)
          break
        }
        if haveEqualText(pending[start + 2 * other], key) {
          result.append((start + 2 * other, start + 2 * entry))
          break
        }
        slot = (slot + 1) & (capacity - 1)
      }
    }
    return result
  }

  private func haveEqualText(_ a: Record, _ b: Record) -> Bool {
    a.count == b.count && bytes(of: a).elementsEqual(bytes(of: b))
  }
}
