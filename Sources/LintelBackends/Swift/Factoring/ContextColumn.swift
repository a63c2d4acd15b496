import LintelLanguage
import LintelSchema

/// A node of the tree in a box of brands and promos.
struct ContextCell: Hashable {
  let environment: Environment
  /// An index into the nodes of the tree; nil where the theme sets nothing.
  let node: Int?
}

/// Screens that are alike in every brand and promo, on some versions and devices.
struct ContextColumn {
  /// The versions and devices that an entry is for.
  private struct Span: Hashable {
    let first: Version
    let end: Version?
    let idioms: [Idiom]

    func overlaps(_ other: Span) -> Bool {
      guard !Set(idioms).isDisjoint(with: other.idioms) else { return false }
      return (end.map { other.first < $0 } ?? true) && (other.end.map { first < $0 } ?? true)
    }
  }

  let screens: [Int]
  private let span: Span
  private let entries: [Int]
  /// Whether there is nothing else on these versions and devices: then the entries are all that brands and promos come to.
  let isComplete: Bool

  /// All of a tree's, in the order of its contexts.
  static func all(of tree: AppearanceTree) -> [ContextColumn] {
    var entriesOf: [[Int]] = Array(repeating: [], count: tree.screens.count + 1)
    for (index, entry) in tree.contexts.enumerated() {
      for screen in entry.screens { entriesOf[screen].append(index) }
    }
    let classes = grouped(entriesOf.indices.map(\.self)) { entriesOf[$0] }
    return classes.flatMap { entries, screens in
      let spans = grouped(entries) { index in
        let entry = tree.contexts[index]
        return Span(first: entry.firstIOS, end: entry.endIOS, idioms: entry.idioms)
      }
      return spans.map { span, entries in
        ContextColumn(
          screens: screens,
          span: span,
          entries: entries,
          isComplete: spans.filter { $0.0.overlaps(span) }.count == 1
        )
      }
    }
  }

  /// The nodes of the column, together where they have one shape.
  ///
  /// - Parameters:
  ///   - tree: the nodes.
  ///   - shapes: the number of each node's shape.
  ///   - node: the node of a context.
  /// - Returns: the cells of each shape.
  func parts(
    _ tree: AppearanceTree,
    shapes: [Int?],
    _ node: (ContextEntry) -> Int?
  ) -> [[ContextCell]] {
    let cells = entries.map { index in
      let entry = tree.contexts[index]
      return ContextCell(environment: Environment(entry), node: node(entry))
    }
    return Self.grouped(cells) { cell in cell.node.flatMap { shapes[$0] } }.map(\.1)
  }

  /// Everything that the column's screens can be in.
  func whole(_ tree: AppearanceTree) -> ContextEntry {
    let brands = Set(entries.flatMap { tree.contexts[$0].brands })
    return entry(in: Environment(brands: brands.sorted()))
  }

  /// An entry without screens and nodes.
  func entry(in environment: Environment) -> ContextEntry {
    ContextEntry(
      brands: environment.brands,
      promosOn: environment.on,
      promosOff: environment.off,
      screens: [],
      firstIOS: span.first,
      endIOS: span.end,
      idioms: span.idioms,
      bars: [:],
      settings: nil
    )
  }

  /// Values by what they have in common, in the order of each group's first.
  private static func grouped<Value, Key: Hashable>(
    _ values: [Value],
    by key: (Value) -> Key
  ) -> [(Key, [Value])] {
    var groups: [Key: Int] = [:]
    var result: [(Key, [Value])] = []
    for value in values {
      let key = key(value)
      if let group = groups[key] {
        result[group].1.append(value)
      } else {
        groups[key] = result.count
        result.append((key, [value]))
      }
    }
    return result
  }
}
