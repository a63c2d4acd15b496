import LintelDiagnostics
import LintelSchema
import LintelSyntax

/// The keys whose entries are names, with the noun for one of them.
private let containers: [(key: BlockKey, noun: String)] = [
  (.brands, "brand"), (.promos, "promo"), (.screens, "screen"), (.styles, "style"),
]

extension [Diagnostic] {
  /// Returns the names of a kind that are used without a declaration.
  func undeclaredNames(of kind: BlockKey) -> Set<String> {
    let noun = containers.first { $0.key == kind }?.noun
    return Set(
      flatMap { finding in
        guard case .undeclaredNames(let names, let kind)? = finding.subject, kind == noun else {
          return [String]()
        }
        return names
      }
    )
  }
}

/// Names whose line with `brands:`, `promos:`, `screens:`, or `styles:` is missing, so that they're in the mapping above it.
extension BlockReading {
  /// Returns the names without their container, with the container's key, or `nil` if no finding indicates that one is missing.
  static func missingContainer(
    of loaded: LoadedTheme,
    after findings: [Diagnostic]
  ) -> MeantKey? {
    let rules: Set = ["undeclared-name", "misplaced-key", "unknown-key", "unknown-property"]
    guard findings.contains(where: { rules.contains($0.rule) }) else { return nil }
    let present = Set(loaded.files.flatMap { $0.topLevel.map(\.key.text) })
    let search = ContainerSearch(
      sources: loaded.sources,
      missing: containers.filter { !present.contains($0.key.rawValue) }
        .map { ($0.key, $0.noun, findings.undeclaredNames(of: $0.key)) }
    )
    guard !search.missing.isEmpty else { return nil }
    for root in loaded.files.compactMap(\.root) {
      if let found = search.names(in: root, below: nil) { return found }
      for entry in root.entries {
        if let found = search.names(in: entry.value, below: entry) { return found }
      }
    }
    return nil
  }
}

private struct ContainerSearch {
  let sources: SourceMap
  /// The containers that the theme doesn't have, with the names that it uses as if it had.
  let missing: [(key: BlockKey, noun: String, names: Set<String>)]

  /// Returns the names in a mapping that belong in a missing container, starting with the first one that shows it.
  func names(in mapping: YAMLNode, below holder: YAMLEntry?) -> MeantKey? {
    let entries = Array(mapping.entries)
    let holdsNames = containers.contains { $0.key.rawValue == holder?.key.text }
    guard
      let start = entries.firstIndex(where: {
        canBeName($0, below: holder) && kind(of: $0, below: holder) != nil
      }
      ),
      let kind = kind(of: entries[start], below: holder)
    else { return nil }
    func fits(_ entry: YAMLEntry) -> Bool {
      canBeName(entry, below: holder) && (self.kind(of: entry, below: holder) ?? kind) == kind
    }
    // The names before it are valid where they are, unless only these names are.
    let before = holdsNames ? 0 : entries[..<start].reversed().prefix(while: fits).count
    let group = Array(entries[(start - before)...].prefix(while: fits))
    guard let noun = containers.first(where: { $0.key == kind })?.noun else { return nil }
    let names = group.map(\.key.text)
    let isOne = names.count == 1
    let container = kind.rawValue
    let finding = Diagnostic(
      "misplaced-key",
      "\(names.shortList(most: 4)) \(isOne ? "is a \(noun)" : "are \(container)"), so "
        + "\(isOne ? "it belongs" : "they belong") under '\(container)'"
        + (holder.map { ", not '\($0.key.text)'" } ?? ""),
      at: group[0].key.range,
      help: [
        "write '\(container):' on a line above '\(names[0])'"
          + (holder == nil ? ", and indent the \(container) below it" : "")
      ],
      fixIts: holder.flatMap { fixIt(container, above: group[0], below: $0) } ?? []
    )
    return MeantKey(
      node: group[0].key,
      name: container,
      finding: finding,
      group: group,
      home: .topLevel
    )
  }

  /// Returns the fix that inserts a line with the container's key at the top level, if the names are on lines of their own.
  private func fixIt(_ container: String, above name: YAMLEntry, below holder: YAMLEntry) -> [FixIt]
  {
    let lines = SourceLines(sources[name.key.range.file])
    func isAlone(_ key: YAMLNode, indented: Bool) -> Bool {
      let line = lines.line(at: Int(key.range.lower))
      return lines.textStart(of: line) == Int(key.range.lower)
        && (lines.indentation(of: line) > 0) == indented
    }
    guard isAlone(name.key, indented: true), isAlone(holder.key, indented: false) else { return [] }
    let start = lines.start(of: lines.line(at: Int(name.key.range.lower)))
    let place = SourceRange(file: name.key.range.file, lower: start, upper: start)
    return [FixIt("insert '\(container):'", replace: place, with: "\(container):\n")]
  }

  /// Returns the missing container that an entry's content or the uses of its name indicate, or `nil` if nothing does.
  private func kind(of entry: YAMLEntry, below holder: YAMLEntry?) -> BlockKey? {
    let homes = entry.value.entries.compactMap { BlockKey(rawValue: $0.key.text)?.home }
    return missing.first { container, _, names in
      switch container {
      case .brands where extendsNeighbor(entry, below: holder): true
      case .promos where homes.contains(.declaredPromo): true
      case .screens where homes.contains(.declaredScreen): true
      case _: names.contains(entry.key.text)
      }
    }?.key
  }

  /// Whether an entry extends one next to it, and one of them has what brands have more often than others.
  ///
  /// A screen or a promo with `extends` may also be meant to share the content of its neighbor.
  private func extendsNeighbor(_ entry: YAMLEntry, below holder: YAMLEntry?) -> Bool {
    guard let name = entry.value.member(BlockKey.extends.rawValue)?.text,
      let other = entry.key.mapping?.entry(name)
    else { return false }
    let keys = (entry.value.entries.map(\.key.text) + other.value.entries.map(\.key.text))
      .compactMap(BlockKey.init)
    let isOther = keys.contains { $0.home == .declaredPromo || $0.home == .declaredScreen }
    let isBrand = keys.contains(.tokens) || keys.contains(.screens)
    let around = holder.flatMap { BlockKey(rawValue: $0.key.text) }
    return !isOther && (isBrand || around != .screens && around != .promos)
  }

  /// Whether an entry has the form of a name with its block, and isn't valid otherwise where it is.
  private func canBeName(_ entry: YAMLEntry, below holder: YAMLEntry?) -> Bool {
    let name = entry.key.text
    let first = String(name.prefix { $0 != "." })
    guard NameRules.isValid(name), entry.value.kind == .mapping || entry.value.isEmpty,
      Schema.standard.root[first] == nil, BlockKey(rawValue: name) == nil
    else { return false }
    guard let holder else { return true }
    switch BlockKey(rawValue: holder.key.text) {
    case .brands, .promos, .screens, .styles: return true
    case .tokens: return TokenGroup(rawValue: first) == nil
    case nil:
      guard case .node(let node)? = Schema.standard.root[holder.key.text] else { return false }
      return node[first] == nil
    case _: return false
    }
  }
}
