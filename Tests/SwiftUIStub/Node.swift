// A stand-in for a part of SwiftUI: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The values that views get from their surroundings.
@MainActor
struct Inputs {
  var environment: EnvironmentValues
  let transaction: Transaction
  let host: Host
}

/// The identity of a view, with the state that lives longer than the view's value.
@MainActor
final class Node {
  weak var host: Host?
  var storage: [Int: AnyObject] = [:]
  /// The object that a primitive view created.
  var made: AnyObject?
  var dismantle: (() -> Void)?
  private var children: [String: Node] = [:]
  private var round = 0

  func child(_ key: String, _ inputs: Inputs) -> Node {
    let node = children[key] ?? Node()
    children[key] = node
    node.host = inputs.host
    node.round = inputs.host.round
    return node
  }

  /// Sets the values of a view's properties with reflection, as SwiftUI does.
  func link<Value>(_ value: Value, _ inputs: Inputs) {
    for (index, child) in Mirror(reflecting: value).children.enumerated() {
      (child.value as? any LinkedProperty)?.link(to: self, index, inputs)
    }
  }

  /// Removes the nodes that the last round of updates didn't reach.
  func sweep(_ round: Int) {
    for (key, child) in children {
      if child.round == round {
        child.sweep(round)
      } else {
        children[key] = nil
        child.end()
      }
    }
  }

  func end() {
    for child in children.values { child.end() }
    dismantle?()
  }
}
