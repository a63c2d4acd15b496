import LintelLanguage
import LintelSchema

/// Families of nodes: one shape in some environments, with the colors that it has in each.
struct FamilyTable {
  private let nodes: [FactoredNode?]
  /// The number of each node's shape.
  let shapes: [Int?]
  private var families: [[ContextCell]] = []
  private var indices: [[ContextCell]: Int] = [:]

  init(_ nodes: [FactoredNode?]) {
    self.nodes = nodes
    var numbers: [FactoredNode.Shape: Int] = [:]
    shapes = nodes.map { node in
      node.map { node in
        let number = numbers[node.shape, default: numbers.count]
        if number == numbers.count { numbers[node.shape] = number }
        return number
      }
    }
  }

  /// The number of the family whose cells these are.
  mutating func add(_ cells: [ContextCell]) -> Int {
    if let index = indices[cells] { return index }
    indices[cells] = families.count
    families.append(cells)
    return families.count - 1
  }

  /// The nodes that are to be written, each once.
  struct Result {
    var distinct: [FactoredNode] = []
    fileprivate var numbers: [Key: Int] = [:]
    /// By family: one node for all of it, nil where each of its nodes stays by itself.
    fileprivate var ofFamilies: [Int?] = []
    fileprivate var ofNodes: [Int: Int] = [:]

    /// The index of the node that a cell is written as; nil where nothing is.
    func node(of cell: ContextCell, in family: Int) -> Int? {
      cell.node.flatMap { ofFamilies[family] ?? ofNodes[$0] }
    }

    /// A node by the number of its shape.
    fileprivate struct Key: Hashable {
      let shape: Int
      let colors: [ResolvedColor]
    }

    fileprivate mutating func number(_ node: FactoredNode, shape: Int) -> Int {
      let key = Key(shape: shape, colors: node.colors)
      if let number = numbers[key] { return number }
      numbers[key] = distinct.count
      distinct.append(node)
      return distinct.count - 1
    }
  }

  /// Makes one node of each family, unless its shape has fewer nodes than families.
  mutating func nodes(_ colors: inout VaryingColors) -> Result {
    var counts: [Int: (families: Int, nodes: Set<Int>)] = [:]
    for cells in families {
      guard let shape = shape(of: cells) else { continue }
      counts[shape, default: (0, [])].families += 1
      counts[shape, default: (0, [])].nodes.formUnion(cells.compactMap(\.node))
    }
    var result = Result()
    result.ofFamilies = Array(repeating: nil, count: families.count)
    var hosts: [Int: [Int]] = [:]
    // Those of the most environments first: their colors serve others too.
    for family in families.indices.sorted(by: {
      (-families[$0].count, $0) < (-families[$1].count, $1)
    }) {
      let cells = families[family]
      guard let shape = shape(of: cells), let count = counts[shape] else { continue }
      let candidates = cells.first?.node.flatMap { hosts[$0] } ?? []
      if let host = candidates.first(where: { covers(families[$0], cells) }) {
        result.ofFamilies[family] = result.ofFamilies[host]
      } else if count.families < count.nodes.count, let node = joined(cells, &colors) {
        result.ofFamilies[family] = result.number(node, shape: shape)
        for case .some(let node) in cells.map(\.node) { hosts[node, default: []].append(family) }
      } else {
        for case .some(let index) in cells.map(\.node) {
          guard let node = nodes[index] else { continue }
          result.ofNodes[index] = result.number(node, shape: shape)
        }
      }
    }
    return result
  }

  /// Whether a family is what another one is in fewer environments.
  private func covers(_ family: [ContextCell], _ cells: [ContextCell]) -> Bool {
    cells.allSatisfy { cell in
      family.contains { $0.node == cell.node && $0.environment.contains(cell.environment) }
    }
  }

  private func shape(of cells: [ContextCell]) -> Int? {
    cells.first?.node.flatMap { shapes[$0] }
  }

  private func joined(_ cells: [ContextCell], _ colors: inout VaryingColors) -> FactoredNode? {
    let members = cells.compactMap { cell -> (environment: Environment, node: FactoredNode)? in
      cell.node.flatMap { nodes[$0] }.map { (cell.environment, $0) }
    }
    guard var result = members.first?.node else { return nil }
    for (place, leaf) in result.leaves.enumerated() {
      let values = members.map { (environment: $0.environment, color: $0.node.colors[place]) }
      result.colors[place] = colors.color(values, at: leaf)
    }
    return result
  }
}
