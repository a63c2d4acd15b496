import LintelDiagnostics
import LintelSyntax

extension ThemeBuilder {
  /// Reads a file's top level as one block.
  mutating func readFile(_ file: LoadedFile) {
    guard let root = file.root, root.kind == .mapping else { return }
    let start = SourceRange(file: file.id, lower: 0, upper: 0)
    readBlock(root, path: "", keyRange: start, in: Scope())
  }

  /// Reports tokens that Swift can't tell apart; colors that the app supplies become properties of one structure.
  mutating func checkTokenNames() {
    var runtimeColors: Set<String> = []
    for case .color(.runtime(let name, _)) in values.values { runtimeColors.insert(name) }
    for group in TokenGroup.allCases {
      let own = tokens.filter { $0.key.group == group }
      let properties = group == .colors ? own.filter { runtimeColors.contains($0.key.name) } : []
      let nested = SwiftNameCollisions.diagnostics(
        kind: "token",
        form: .nested,
        names: own.map { ($0.key.name, $0.keyRange) }
      )
      let flat = SwiftNameCollisions.diagnostics(
        kind: "runtime color",
        form: .flat,
        names: properties.map { ($0.key.name, $0.keyRange) }
      )
      let places = Set(nested.map(\.range))
      findings += nested + flat.filter { !places.contains($0.range) }
    }
  }

  /// Reports properties that a dotted key and nested keys of the same block both set, and leaves the first, so that the cascade
  /// does not find the same mistake again.
  ///
  /// - Parameter isRenamed: whether any block may have a key twice, since another key is read as it.
  mutating func checkDuplicates(isRenamed: Bool) {
    guard !dottedBlocks.isEmpty || isRenamed else { return }
    var seen: [Int32: [String: Int]] = [:]
    var surplus: Set<Int32> = []
    for (index, entry) in entries.enumerated()
    where (isRenamed || dottedBlocks.contains(entry.block)) && entry.uses.isEmpty {
      guard let known = seen[entry.block]?[entry.path] else {
        seen[entry.block, default: [:]][entry.path] = index
        continue
      }
      let first = entries[known]
      if entry.keyRange < first.keyRange { seen[entry.block]?[entry.path] = index }
      surplus.insert(Int32(first.keyRange < entry.keyRange ? index : known))
      let (earlier, later) = first.keyRange < entry.keyRange ? (first, entry) : (entry, first)
      // The finding about a key that may mean one beside it is enough.
      guard dottedBlocks.contains(entry.block) else { continue }
      findings.append(
        "duplicate-key",
        "'\(entry.path)' is written twice in one block",
        at: later.keyRange,
        notes: [Note("first written here", at: earlier.keyRange)],
        help: ["remove one of them"],
        property: entry.path
      )
    }
    if !surplus.isEmpty { declarations.removeAll { surplus.contains($0.entry) } }
  }
}
