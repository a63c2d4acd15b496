import LintelSchema

/// A place in the tree of keys, with the slot and the tab item part that the keys down to it have named.
package struct Place {
  /// The node of the schema, which knows the keys below it.
  var node: SchemaNode
  /// The keys as written, such as `navigationBar.scrollEdge.title`.
  var path: String
  /// The slot that was named; nil for every slot.
  var slot: SlotKey?
  /// The tab item layout that was named; nil for every layout.
  var layout: ItemLayout?
  /// Whether `item`, `stacked` or another layout has been named.
  var hasLayout = false
  /// The tab item state that was named; nil for every state.
  var state: ItemState?
  /// Whether a `when` has just opened a block here, which may have keys of its own.
  var opensBlock = false

  /// Creates the place of a block's own keys.
  init(_ root: SchemaNode) {
    node = root
    path = ""
  }

  /// The place that a key leads to; nil for a second slot, layout, or state, since a declaration names one of each only.
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

  /// The path of a child, without a new string where the schema has it.
  func path(of child: SchemaNode, key: String) -> String {
    // Nothing was named that the schema's own path leaves out.
    if slot == nil, !hasLayout, state == nil, path == node.path {
      let length = path.utf8.count + (path.isEmpty ? 0 : 1) + key.utf8.count
      if child.path.utf8.count == length { return child.path }
    }
    return appending(key)
  }

  /// Returns the path of a key below the place.
  func appending(_ key: String) -> String {
    path.isEmpty ? key : path + "." + key
  }

  /// What a declaration here narrows to besides its block.
  func narrowed(_ condition: Condition) -> Condition {
    var condition = condition
    if let slot { condition[.slot] = ContextSpace.slotSet(slot) }
    if layout != nil || state != nil {
      condition[.item] = ContextSpace.itemSet(layout: layout, state: state)
    }
    return condition
  }
}
