import LintelSchema

/// A place in the tree of keys, with the slot and the tab item part in its path.
package struct Place {
  /// The node of the schema, which has the valid keys below it.
  var node: SchemaNode
  /// The keys as written, such as `navigationBar.scrollEdge.title`.
  var path: String
  /// The slot in the path, or `nil` for every slot.
  var slot: SlotKey?
  /// The tab item layout in the path, or `nil` for every layout.
  var layout: ItemLayout?
  /// Whether the path has `item`, `stacked`, or another layout.
  var hasLayout = false
  /// The tab item state in the path, or `nil` for every state.
  var state: ItemState?
  /// Whether a `when` has opened a block in this place, which may have block keys.
  var opensBlock = false

  /// Creates the place of a block's own keys.
  init(_ root: SchemaNode) {
    node = root
    path = ""
  }

  /// Returns the place that a key leads to, or `nil` for a second slot, layout, or state, because a declaration has only one of each.
  func entering(_ child: SchemaNode.Child, key: String) -> Place? {
    var next = self
    next.opensBlock = false
    switch child {
    case .node(let node):
      next.path = path(of: node, key: key)
      next.node = node
      return next
    case .slot(let slot):
      guard self.slot == nil else { return nil }
      next.slot = slot
    case .itemLayout(let layout, let node):
      guard !hasLayout else { return nil }
      next.layout = layout
      next.hasLayout = true
      next.node = node
    case .itemState(let state):
      guard self.state == nil else { return nil }
      next.state = state
    }
    next.path = appending(key)
    return next
  }

  /// Returns the path of a child, without creating a string if the schema has the same path.
  func path(of child: SchemaNode, key: String) -> String {
    // The path has no slot, layout, or state, which the schema's path leaves out.
    if slot == nil, !hasLayout, state == nil, path == node.path {
      let length = path.utf8.count + (path.isEmpty ? 0 : 1) + key.utf8.count
      if child.path.utf8.count == length { return child.path }
    }
    return appending(key)
  }

  /// The rule of a wrong key here.
  var ruleOfKeys: String { path.isEmpty ? "unknown-key" : "unknown-property" }

  /// The property that findings here are about, or `nil` in a block.
  var property: String? { path.isEmpty ? nil : path }

  func appending(_ key: String) -> String { path.isEmpty ? key : path + "." + key }

  /// Returns a block's condition narrowed to the slot and tab item part of this place.
  func narrowed(_ condition: Condition) -> Condition {
    var condition = condition
    if let slot { condition[.slot] = ContextSpace.slotSet(slot) }
    if layout != nil || state != nil {
      condition[.item] = ContextSpace.itemSet(layout: layout, state: state)
    }
    return condition
  }
}
