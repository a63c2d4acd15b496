import LintelDiagnostics

/// A declaration of a token, with the references in its value.
package struct TokenDeclaration: Sendable {
  package let key: TokenKey
  package let uses: [TokenUse]

  package init(key: TokenKey, uses: [TokenUse]) {
    self.key = key
    self.uses = uses
  }
}

/// A graph with tokens as nodes, in the order of their names, and references as edges.
struct TokenGraph {
  struct Edge {
    /// The index in `keys` of the token with the reference.
    let from: Int
    /// The index in `keys` of the token that it refers to.
    let to: Int
    /// The index of the declaration that contains the reference.
    let declaration: Int
    let use: TokenUse
  }

  let keys: [TokenKey]
  /// The references of each token in a fixed order, without references to undeclared tokens.
  let edges: [[Edge]]

  init(_ declarations: [TokenDeclaration]) {
    keys = Set(declarations.map(\.key)).sorted()
    let indices = Dictionary(uniqueKeysWithValues: keys.enumerated().map { ($1, $0) })
    var edges: [[Edge]] = Array(repeating: [], count: keys.count)
    for (index, declaration) in declarations.enumerated() {
      guard let from = indices[declaration.key] else { continue }
      for use in declaration.uses {
        guard let to = indices[use.key] else { continue }
        edges[from].append(Edge(from: from, to: to, declaration: index, use: use))
      }
    }
    self.edges = edges.map { $0.sorted { ($0.to, $0.use.range) < ($1.to, $1.use.range) } }
  }

  func note(_ edge: Edge) -> Note {
    let (from, to) = (keys[edge.from].reference, keys[edge.to].reference)
    return Note("'\(from)' refers to '\(to)' here", at: edge.use.range)
  }

  /// Returns the strongly connected components, each after those that it refers to (Tarjan 1972, without recursion).
  func components() -> [[Int]] {
    var components: [[Int]] = []
    var order = Array(repeating: -1, count: keys.count)
    var low = order
    var isOnStack = Array(repeating: false, count: keys.count)
    var stack: [Int] = []
    var calls: [(node: Int, next: Int)] = []
    var count = 0
    for root in keys.indices where order[root] < 0 {
      calls.append((root, 0))
      while let (node, next) = calls.last {
        if next == 0 {
          order[node] = count
          low[node] = count
          count += 1
          stack.append(node)
          isOnStack[node] = true
        }
        if next < edges[node].count {
          calls[calls.count - 1].next += 1
          let target = edges[node][next].to
          if order[target] < 0 {
            calls.append((target, 0))
          } else if isOnStack[target] {
            low[node] = min(low[node], order[target])
          }
          continue
        }
        calls.removeLast()
        if let parent = calls.last?.node { low[parent] = min(low[parent], low[node]) }
        guard low[node] == order[node] else { continue }
        var component: [Int] = []
        while let member = stack.popLast() {
          isOnStack[member] = false
          component.append(member)
          if member == node { break }
        }
        components.append(component.sorted())
      }
    }
    return components
  }
}
