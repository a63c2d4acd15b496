/// Builds the tree of keys over the leaves in a `LeafTable`.
struct SchemaBuilder {
  /// The ids of the leaves by full path.
  private let ids: [String: LeafID]

  init(ids: [String: LeafID]) { self.ids = ids }

  func node(of block: Component) -> SchemaNode {
    node(of: block, at: Mount(), summary: "Everything that a block can set.")
  }

  private func node(of component: Component, at mount: Mount, summary: String) -> SchemaNode {
    node(with: content(of: component, at: mount), at: mount, summary: summary)
  }

  private func node(with content: Content, at mount: Mount, summary: String) -> SchemaNode {
    SchemaNode(
      path: mount.path,
      bar: mount.bar,
      leaf: nil,
      shorthand: content.shorthand,
      children: content.children,
      subtree: content.subtree.sorted(),
      summary: summary
    )
  }

  /// The content below the key of a mounted component.
  private struct Content {
    /// The keys and what they lead to, in the order of the table.
    var children: [(key: String, child: SchemaNode.Child)] = []
    /// The leaves at the keys and below them.
    var subtree: [LeafID] = []
    /// The meaning of a value that is written for the whole component.
    var shorthand: ResolvedShorthand?

    /// Adds a key that is a step of the path, with the leaves below it.
    mutating func append(_ key: String, _ node: SchemaNode) {
      children.append((key, .node(node)))
      subtree += node.subtree
    }
  }

  /// Returns everything below the key of a component.
  ///
  /// The component's own keys come first, then those of its parts, then a bar's slot keys.
  private func content(of component: Component, at mount: Mount) -> Content {
    var content = Content()
    // The component's own shorthand doesn't have a key.
    content.shorthand = component.shorthands.first { $0.key.isEmpty }
      .map { resolved($0, in: mount) }
    if let row = component.properties.first, let first = ids[mount.appending(row.name)] {
      for group in component.keys {
        content.append(group.key, node(of: group, at: mount, first: first.index))
      }
    }
    // All layouts of tab items lead to the same keys.
    let item = component.parts.first { $0.role == .itemLayout(nil) }.map { node(of: $0, at: mount) }
    for part in component.parts { append(part, item: item, at: mount, to: &content) }
    if let bar = mount.bar, mount.path == bar.rawValue {
      content.children += bar.slotKeys.map { ($0.rawValue, .slot($0)) }
    }
    return content
  }

  /// Adds the key of a part, where `item` is the node that all layouts of a tab bar item share.
  private func append(_ part: Part, item: SchemaNode?, at mount: Mount, to content: inout Content) {
    switch part.role {
    case .buttonState(.normal):
      // Leaving `normal` out is the same as writing it, so its keys are both here and below it.
      let inner = mount.entering(part)
      let normal = self.content(of: part.component, at: inner)
      content.children += normal.children
      content.subtree += normal.subtree
      content.shorthand = content.shorthand ?? normal.shorthand
      let node = node(with: normal, at: inner, summary: part.summary)
      content.children.append((part.name, .node(node)))
    case .member, .bar, .buttonState: content.append(part.name, node(of: part, at: mount))
    case .itemLayout(let layout):
      let node = item ?? self.node(of: part, at: mount)
      content.children.append((part.name, .itemLayout(layout, node)))
      if layout == nil { content.subtree += node.subtree }
    case .itemState(let state): content.children.append((part.name, .itemState(state)))
    }
  }

  private func node(of part: Part, at mount: Mount) -> SchemaNode {
    node(of: part.component, at: mount.entering(part), summary: part.summary)
  }

  /// Returns the node of a key that leads to properties, given the index of the component's first leaf at the place.
  private func node(of group: KeyGroup, at mount: Mount, first: Int) -> SchemaNode {
    SchemaNode(
      path: mount.appending(group.name),
      bar: mount.bar,
      leaf: group.own.map { LeafID(first + $0) },
      shorthand: group.shorthand.map { resolved($0, in: mount) },
      children: group.nested.map { ($0.key, .node(node(of: $0, at: mount, first: first))) },
      subtree: group.members.map { LeafID(first + $0) },
      summary: group.summary
    )
  }

  // MARK: Shorthands

  private func resolved(_ shorthand: Shorthand, in mount: Mount) -> ResolvedShorthand {
    ResolvedShorthand(
      shorthand: shorthand,
      expansion: resolve(shorthand.expansion, of: shorthand, in: mount),
      whenNone: shorthand.whenNone.map { resolve($0, of: shorthand, in: mount) },
      alternative: shorthand.alternative.map {
        resolve([$0: .written], of: shorthand, in: mount)[0].leaf
      }
    )
  }

  /// Returns the leaves of an expansion, in the order of the table.
  ///
  /// A name that isn't a property stops the program, because the error is in the table, not in a theme.
  private func resolve(
    _ expansion: [String: Shorthand.Assignment],
    of shorthand: Shorthand,
    in mount: Mount
  ) -> [ResolvedShorthand.Step] {
    expansion
      .map { name, assignment in
        guard let leaf = ids[mount.appending(name)] else {
          preconditionFailure(
            "a shorthand of '\(mount.path)' names '\(name)', which isn't a property"
          )
        }
        return ResolvedShorthand.Step(
          leaf: leaf,
          assignment: assignment,
          unwritten: unwrittenSteps(of: name, below: shorthand.key)
        )
      }
      .sorted { $0.leaf < $1.leaf }
  }
}

/// Returns the number of steps in a leaf's path that aren't part of the path at which its value is written.
///
/// `written` is empty for the place where both paths begin.
package func unwrittenSteps(of path: String, below written: String) -> Int32 {
  let dot = UInt8(ascii: ".")
  var (steps, shared): (Int32, Int32) = (1, 0)
  var rest = written.utf8.makeIterator()
  var isShared = true
  for byte in path.utf8 {
    if byte == dot { steps += 1 }
    guard isShared else { continue }
    let other = rest.next()
    if byte == dot, other == dot || other == nil { shared += 1 }
    isShared = byte == other
  }
  if isShared, rest.next().map({ $0 == dot }) ?? true { shared += 1 }
  return steps - shared
}
