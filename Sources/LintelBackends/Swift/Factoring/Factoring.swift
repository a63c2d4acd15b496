import LintelLanguage
import LintelSchema

/// Makes one node of those that are the same but for colors of brands and promos, so that the output does not grow with their product.
///
/// What a screen's bar is in each brand and promo is compared as a whole: where only colors differ, they become functions of the
/// context (`VaryingColors`), and the bar one that takes the context. Bars stay as they are where that would make more of them.
struct Factoring {
  private let tree: AppearanceTree
  private(set) var colors: VaryingColors

  init(_ tree: AppearanceTree) {
    self.tree = tree
    colors = VaryingColors(tree)
  }

  /// The tree with the bars of one kind alone.
  mutating func bars(_ kind: BarKind) -> AppearanceTree {
    let nodes = tree.bars.map { $0.kind == kind ? FactoredNode($0, of: tree) : nil }
    return factored(nodes, of: { $0.bars[kind] }, assign: { $0.bars[kind] = $1 })
  }

  /// The tree with the settings of screens alone.
  mutating func settings() -> AppearanceTree {
    factored(tree.settings.map { FactoredNode($0) }, of: \.settings, assign: { $0.settings = $1 })
  }

  private mutating func factored(
    _ nodes: [FactoredNode?],
    of node: @escaping (ContextEntry) -> Int?,
    assign: (inout ContextEntry, Int) -> Void
  ) -> AppearanceTree {
    let columns = ContextColumn.all(of: tree)
    var families = FamilyTable(nodes)
    let parts = columns.map { column in
      column.parts(tree, shapes: families.shapes, node).map { ($0, families.add($0)) }
    }
    let made = families.nodes(&colors)
    var screens: [Use: Set<Int>] = [:]
    for (column, parts) in zip(columns, parts) {
      let results = parts.flatMap { cells, family in
        cells.map { ($0.environment, made.node(of: $0, in: family)) }
      }
      if column.isComplete, let first = results.first, results.allSatisfy({ $0.1 == first.1 }) {
        screens[Use(entry: column.whole(tree), node: first.1), default: []]
          .formUnion(column.screens)
      } else {
        for (environment, node) in Self.joinedByBrands(results) {
          let entry = column.entry(in: environment)
          screens[Use(entry: entry, node: node), default: []].formUnion(column.screens)
        }
      }
    }
    return numbered(screens, made.distinct, assign)
  }

  private struct Promos: Hashable {
    let on: [Int]
    let off: [Int]
    let node: Int?
  }

  /// Boxes of one node that differ in their brands alone as one.
  private static func joinedByBrands(
    _ boxes: [(Environment, Int?)]
  ) -> [(environment: Environment, node: Int?)] {
    var brands: [Promos: [Int]] = [:]
    for (box, node) in boxes {
      brands[Promos(on: box.on, off: box.off, node: node), default: []] += box.brands
    }
    return brands.map { (Environment(brands: $1.sorted(), on: $0.on, off: $0.off), $0.node) }
  }

  /// Where a node is used, but for the screens.
  private struct Use: Hashable {
    let entry: ContextEntry
    let node: Int?
  }

  private func numbered(
    _ uses: [Use: Set<Int>],
    _ nodes: [FactoredNode],
    _ assign: (inout ContextEntry, Int) -> Void
  ) -> AppearanceTree {
    let entries = uses.map { use, screens in
      var entry = use.entry
      entry.screens = screens.sorted()
      return (entry: entry, node: use.node)
    }
    var result = tree
    (result.appearances, result.bars, result.settings, result.contexts) = ([], [], [], [])
    var numbers: [Int: Int] = [:]
    var objects: [Appearance: Int] = [:]
    for (entry, node) in entries.sorted(by: { $0.entry.isBefore($1.entry) }) {
      var entry = entry
      if let node {
        let number = numbers[node] ?? numbers.count
        if number == numbers.count { nodes[node].add(to: &result, &objects) }
        numbers[node] = number
        assign(&entry, number)
      }
      result.contexts.append(entry)
    }
    return result
  }
}
