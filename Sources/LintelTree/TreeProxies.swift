#if canImport(UIKit)
nonisolated struct TreeProxy: Sendable {
  /// The name of UIKit's class.
  let name: String
  /// The names of the containers, the innermost first.
  let containers: [String]
  let traits: [String: TreeNode]
  private let set: TreeNode

  init(_ node: TreeNode) {
    name = node["class"]?.string ?? ""
    containers = node["containedIn"]?.strings ?? []
    traits = node["traits"]?.members ?? [:]
    set = node["set"] ?? .object([:])
  }

  /// Returns the values at a place outside of every screen, by property and arguments, or `nil` if there are none.
  func values(_ decisions: inout TreeDecisions) -> TreeNode? {
    guard let values = decisions.bar(set), !values.members.isEmpty else { return nil }
    return values
  }
}
#endif
