#if canImport(UIKit)
/// One of UIKit's appearance proxies.
nonisolated struct TreeProxy: Sendable {
  /// Of UIKit's class.
  let name: String
  /// Innermost first.
  let containers: [String]
  let traits: [String: TreeNode]
  /// By property, then by each further argument of the setter; each value is a decision.
  private let set: TreeNode

  init(_ node: TreeNode) {
    name = node["class"]?.string ?? ""
    containers = node["containedIn"]?.strings ?? []
    traits = node["traits"]?.members ?? [:]
    set = node["set"] ?? .object([:])
  }

  /// What is set at a place; nil if nothing is.
  ///
  /// - Parameter decisions: Evaluates decisions at the place, outside of every screen.
  /// - Returns: What is set, by property and arguments.
  func values(_ decisions: inout TreeDecisions) -> TreeNode? {
    guard let values = decisions.bar(set), !values.members.isEmpty else { return nil }
    return values
  }
}
#endif
