import LintelDiagnostics
import LintelSchema
import LintelTheme

/// Sorts keys in the order of the reference.
extension FormattingTree {
  /// Sorts the keys of the language in canonical order, and keeps names that authors choose in the authors' order.
  mutating func putInOrder() {
    guard case .collection(var collection) = root else { return }
    collection.putInOrder(as: .block, isRoot: true)
    root = .collection(collection)
  }
}

extension FormattingCollection {
  /// Sorts a mapping and everything in it.
  fileprivate mutating func putInOrder(as place: KeyPlace, isRoot: Bool = false) {
    let wasFirst = sections.first?.entries.first
    for index in sections.indices { sections[index].putInOrder(as: place, isMapping: isMapping) }
    // A suppression comment affects the line of the first entry, and therefore findings about the whole collection. Comments don't affect
    // findings about a whole file.
    guard !isRoot, !isFlow, let wasFirst, let section = sections.first,
      let first = section.entries.first,
      first.key?.name != wasFirst.key?.name, first.isSuppressed || wasFirst.isSuppressed,
      let index = section.entries.firstIndex(where: { $0.key?.name == wasFirst.key?.name })
    else { return }
    let entry = sections[0].entries.remove(at: index)
    sections[0].entries.insert(entry, at: 0)
  }
}

extension FormattingSection {
  /// Sorts the entries by rank, and keeps the order of entries with equal ranks.
  fileprivate mutating func putInOrder(as place: KeyPlace, isMapping: Bool) {
    var ranks: [[Int]] = []
    for index in entries.indices {
      let (rank, inner) = entries[index].key.map { place.step($0.name) } ?? ([], place.element)
      ranks.append(rank)
      guard case .collection(var collection) = entries[index].value else { continue }
      collection.putInOrder(as: inner)
      entries[index].value = .collection(collection)
    }
    guard isMapping,
      zip(ranks, ranks.dropFirst()).contains(where: { $1.lexicographicallyPrecedes($0) })
    else { return }
    // Equal ranks stay in their order, because the order of names is the author's.
    let order = entries.indices.sorted { a, b in
      ranks[a] == ranks[b] ? a < b : ranks[a].lexicographicallyPrecedes(ranks[b])
    }
    entries = order.map { entries[$0] }
  }
}

/// A place in the grammar of themes, and the order of the keys that are valid there.
private indirect enum KeyPlace {
  /// The top level, and the content of a brand, a promo, a screen, or a style.
  case block
  /// Inside of a bar, a slot, or a component.
  case node(SchemaNode)
  /// The mapping under `tokens:`, whose keys are groups.
  case tokens
  /// Names of tokens, or the values of one.
  case token(TokenGroup)
  /// A value of a type, such as a color with its variants.
  case value(ValueType)
  /// Names that authors choose.
  case names(KeyPlace)
  /// Lists of what proxies or the app's own code set.
  case settings
  /// One entry of `proxies:` or `instances:`.
  case setting
  /// A place whose keys keep the author's order.
  case unordered

  /// Returns the rank of a key, and the place below it, where unknown keys rank last.
  func step(_ key: String) -> (rank: [Int], inner: KeyPlace) {
    switch self {
    case .names(let inner): return ([], inner)
    case .settings, .unordered: return ([], .unordered)
    case .block, .node, .tokens, .token, .value, .setting: break
    }
    if let (rank, inner) = child(key) { return ([rank], inner) }
    if WhenKey.isMeant(by: key) { return ([Self.rankOfConditions], self) }
    guard key.utf8.contains(UInt8(ascii: ".")) else { return ([.max], .unordered) }
    var place = self
    var ranks: [Int] = []
    for part in key.split(separator: ".") {
      guard let (rank, inner) = place.child(String(part)) else { return (ranks + [.max], place) }
      ranks.append(rank)
      place = inner
    }
    return (ranks, place)
  }

  /// The place of a list's element.
  var element: KeyPlace {
    if case .settings = self { .setting } else { .unordered }
  }

  /// The rank of properties, after the keys that describe a block.
  private static let rankOfProperties = 100
  /// The rank of settings, after the properties with their bars, slots, and components.
  private static let rankOfSettings = 5_000
  /// The rank of keys that begin with `when`, or name a version, after settings.
  private static let rankOfConditions = 10_000
  /// The rank of the keys at the end of a block, after conditions.
  private static let rankOfBlocks = 20_000

  /// Returns the rank of a single key, and the place below it, or `nil` for a key that isn't valid here.
  private func child(_ key: String) -> (rank: Int, inner: KeyPlace)? {
    switch self {
    case .block:
      if let key = BlockKey(rawValue: key) { return (Self.rank(of: key), Self.below(key)) }
      return Self.child(key, of: Schema.standard.root)
    case .node(let node): return Self.child(key, of: node)
    case .tokens:
      guard let group = TokenGroup(rawValue: key) else { return nil }
      return (TokenGroup.allCases.firstIndex(of: group) ?? 0, .names(.token(group)))
    case .token(let group):
      if let rank = ["default", "brands"].firstIndex(of: key) {
        let value = KeyPlace.value(group.valueType)
        return (rank, rank == 0 ? value : .names(value))
      }
      // A key that isn't part of a value continues the token's name.
      return Self.rank(key, of: group.valueType).map { ($0 + 2, .value(group.valueType)) }
        ?? (.max, .token(group))
    case .value(let type): return Self.rank(key, of: type).map { ($0, self) }
    case .setting:
      return ["class", "containedIn", "traits", "set"].firstIndex(of: key).map { ($0, .unordered) }
    case .names, .settings, .unordered: return nil
    }
  }

  // MARK: Blocks

  /// Returns the rank of a key of a block, relative to properties and conditions.
  private static func rank(of key: BlockKey) -> Int {
    let rank = BlockKey.allCases.firstIndex(of: key) ?? 0
    return switch key.part {
    case .beginning: rank
    case .settings: rank + rankOfSettings
    case .ending: rank + rankOfBlocks
    }
  }

  private static func below(_ key: BlockKey) -> KeyPlace {
    switch key {
    case .tokens: .tokens
    case .styles, .brands, .promos, .screens: .names(.block)
    case .modes: .names(.names(.block))
    case .proxies, .instances: .settings
    case .lintel, .theme, .ios, .glass, .assets, .imports, .extends, .from, .until, .with, .class,
      .navigationController, .appVersions, .priority, .final, .use, .groups, .flows:
      .unordered
    }
  }

  // MARK: Properties and values

  /// Returns the rank of a key among the children of a schema node, which are in canonical order.
  private static func child(_ key: String, of node: SchemaNode) -> (rank: Int, inner: KeyPlace)? {
    if let key = BlockKey(rawValue: key), key.appliesToWholeBlock {
      return (rank(of: key), .unordered)
    }
    guard let index = node.children.firstIndex(where: { $0.key == key }) else {
      let type =
        (node.leaf ?? node.shorthand?.alternative).map { Schema.standard[$0].property.type }
        ?? node.shorthand?.shorthand.type
      return type.flatMap { type in rank(key, of: type).map { ($0 + 1000, .value(type)) } }
    }
    switch node.children[index].child {
    case .node(let next), .itemLayout(_, let next): return (index + rankOfProperties, .node(next))
    case .slot(let slot): return ((slots.firstIndex(of: slot) ?? 0) + 500, .node(node))
    case .itemState: return (index + rankOfProperties, .node(node))
    }
  }

  /// The slot keys, with those for several slots first, and then in UIKit's order.
  private static let slots: [SlotKey] = [
    .allSlots, .scrolled, .standard, .compact, .scrollEdge, .compactScrollEdge,
  ]

  /// Returns the rank of a key in a value of a type, or `nil` if such values don't have the key.
  private static func rank(_ key: String, of type: ValueType) -> Int? {
    switch type {
    case .color: colorKeys.firstIndex(of: key)
    case .font: FontVocabulary.keys.firstIndex(of: key)
    case .image: imageKeys.firstIndex(of: key)
    case .effect, .offset, .number, .boolean, .keyword, .string: nil
    }
  }

  /// The parts of a color: variants in the order of UIKit's traits, then those of a runtime color.
  private static let colorKeys = [
    "light", "dark", "lightHighContrast", "darkHighContrast", "runtime", "samples",
  ]
  /// The parts of an image, including those of a gradient.
  private static let imageKeys = [
    "asset", "symbol", "gradient", "fill", "from", "stops", "weight", "scale", "pointSize",
    "cornerRadius", "rendering", "insets",
  ]
}
