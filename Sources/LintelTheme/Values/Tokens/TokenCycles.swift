package import LintelDiagnostics

/// The maximum number of steps in the search for cycles, far more than a handwritten palette needs.
private let searchLimit = 20000
/// The maximum number of cycles reported for one group of entangled tokens, because fixing these also resolves the others.
private let shownCycles = 10

/// Finds tokens that refer to themselves, directly or through others, and tokens that expand too far.
///
/// Tokens are bound late, so a cycle requires a context in which each of its references belongs to its token's winning
/// declaration. Only the caller knows the contexts.
///
/// - Parameters:
///   - declarations: every declaration of every token.
///   - canWinTogether: returns whether declarations, given by index, all win in some context, or `nil` if it can't tell.
/// - Returns: a `cyclic-token` for each cycle, with every reference on it, and an `oversized-token` for each token that expands too far and
///   doesn't refer to another such token.
package func checkTokenCycles(
  _ declarations: [TokenDeclaration],
  canWinTogether: ([Int]) -> Bool? = { _ in true }
) -> [Diagnostic] {
  let graph = TokenGraph(declarations)
  var diagnostics: [Diagnostic] = []
  var sizes = Array(repeating: 1, count: graph.keys.count)
  var depths = sizes
  // Whether each token expands too far or refers to one that does, and whose own size is unknown until that one has a literal value.
  var isOversized = Array(repeating: false, count: graph.keys.count)
  for component in graph.components() {
    let node = component[0]
    if component.count > 1 || graph.edges[node].contains(where: { $0.to == node }) {
      diagnostics += cycles(in: component, of: graph, canWinTogether)
      continue
    }
    // The largest declaration counts. Sizes are capped, so they can't overflow.
    let byDeclaration = Dictionary(grouping: graph.edges[node], by: \.declaration)
    for edges in byDeclaration.values {
      let size = edges.reduce(1) { min($0 + sizes[$1.to] + 1, ResolutionLimits.size + 1) }
      sizes[node] = max(sizes[node], size)
      depths[node] = max(depths[node], 1 + (edges.map { depths[$0.to] }.max() ?? 0))
    }
    let followsOther = graph.edges[node].contains { isOversized[$0.to] }
    isOversized[node] = followsOther
    guard sizes[node] > ResolutionLimits.size || depths[node] > ResolutionLimits.chain,
      let place = graph.edges[node].first
    else { continue }
    isOversized[node] = true
    if !followsOther { diagnostics.append(oversized(graph.keys[node], at: place.use.range)) }
    sizes[node] = 1
    depths[node] = 1
  }
  return diagnostics.sortedForOutput()
}

/// Returns an error about a token that expands too far.
private func oversized(_ key: TokenKey, at range: SourceRange) -> Diagnostic {
  Diagnostic(
    "oversized-token",
    "'\(key.reference)' expands through more than \(ResolutionLimits.chain) tokens or to more than \(ResolutionLimits.size) colors",
    at: range,
    help: ["give a literal value to one of the tokens that it refers to"]
  )
}

/// Returns an error for each cycle of a strongly connected component that occurs in some context.
private func cycles(
  in component: [Int],
  of graph: TokenGraph,
  _ canWinTogether: ([Int]) -> Bool?
) -> [Diagnostic] {
  let members = Set(component)
  var found: [[Int]: (edges: [TokenGraph.Edge], isCertain: Bool)] = [:]
  var steps = 0
  for start in component {
    // Each cycle is found only from its first token, by following later tokens.
    var path: [TokenGraph.Edge] = []
    var visited: Set<Int> = [start]
    var frames = [(node: start, next: 0)]
    while let (node, next) = frames.last, steps < searchLimit, found.count < shownCycles {
      steps += 1
      guard next < graph.edges[node].count else {
        frames.removeLast()
        visited.remove(node)
        if !path.isEmpty { path.removeLast() }
        continue
      }
      frames[frames.count - 1].next += 1
      let edge = graph.edges[node][next]
      if edge.to == start {
        let cycle = path + [edge]
        let nodes = cycle.map(\.from)
        guard found[nodes]?.isCertain != true else { continue }
        switch canWinTogether(cycle.map(\.declaration)) {
        case true?: found[nodes] = (cycle, true)
        case false?: break
        // A cycle that can't be ruled out could leave the outputs without a value.
        case nil: found[nodes] = found[nodes] ?? (cycle, false)
        }
      } else if edge.to > start, members.contains(edge.to), !visited.contains(edge.to) {
        visited.insert(edge.to)
        path.append(edge)
        frames.append((edge.to, 0))
      }
    }
  }
  if found.isEmpty, steps >= searchLimit {
    return [tangle(component, of: graph)].compactMap(\.self)
  }
  return found.values.map { diagnostic(for: $0.edges, isCertain: $0.isCertain, in: graph) }
}

/// Returns an error about tokens that refer to each other in too many ways to search, or `nil` if none refers to another.
private func tangle(_ component: [Int], of graph: TokenGraph) -> Diagnostic? {
  let edges = component.compactMap { graph.edges[$0].first }
  guard let first = edges.first else { return nil }
  let name = graph.keys[first.from].reference
  return Diagnostic(
    "cyclic-token",
    "token '\(name)' and \(component.count - 1) others refer to each other in too many ways for Lintel to rule out a cycle",
    at: first.use.range,
    notes: edges.dropFirst().map(graph.note),
    help: ["give some of them literal values"]
  )
}

/// Returns an error about one cycle, with a note at each reference.
private func diagnostic(
  for cycle: [TokenGraph.Edge],
  isCertain: Bool,
  in graph: TokenGraph
) -> Diagnostic {
  let references = cycle.map { graph.keys[$0.from].reference }
  let first = references[0]
  let others = references.dropFirst()
  return Diagnostic(
    "cyclic-token",
    others.isEmpty
      ? "token '\(first)' refers to itself"
      : "token '\(first)' refers to itself through " + Array(others).quotedList(conjunction: "and"),
    at: cycle[0].use.range,
    notes: (isCertain
      ? []
      : [
        Note(
          "Lintel reports it anyway, because these tokens have too many combinations of conditions to check"
        )
      ]) + (others.isEmpty ? [] : cycle.map(graph.note)),
    help: ["give one of them a literal value"]
  )
}
