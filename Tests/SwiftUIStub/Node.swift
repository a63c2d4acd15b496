// A stand-in for a part of SwiftUI: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// What views get from around them.
@MainActor
struct Inputs {
  var environment: EnvironmentValues
  let transaction: Transaction
  let host: Host
}

/// The place of a view, which keeps what outlives the view's value.
@MainActor
final class Node {
  weak var host: Host?
  var storage: [Int: AnyObject] = [:]
  /// What a primitive view has made.
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

  /// Gives the properties of a view their values, by reflection as SwiftUI does it.
  func link<Value>(_ value: Value, _ inputs: Inputs) {
    for (index, child) in Mirror(reflecting: value).children.enumerated() {
      (child.value as? any LinkedProperty)?.link(to: self, index, inputs)
    }
  }

  /// Ends what the round that is over didn't come to.
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
