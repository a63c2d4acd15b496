import LintelDiagnostics
import LintelSchema
import LintelTheme

/// The reference's answer about a name, for terminals.
package enum PropertyAnswer: Sendable {
  /// The section of the reference, as Markdown.
  case found(String)
  /// What themes have for a name from elsewhere, as Markdown.
  case foreign(String)
  /// Nothing has the name; `near` contains similar names.
  case unknown(near: [String])
}

/// Looks up a property, a part, or a group by its path, or by the end of the path.
///
/// The path may contain slots, states, and layouts, as in a theme.
///
/// - Parameter name: A name such as `navigationBar.title.color`, `title`, or `shadow.color`, or `nil` for everything in a block.
/// - Returns: The answer.
package func propertyAnswer(to name: String?) -> PropertyAnswer {
  let schema = Schema.standard
  guard let name else { return .found(keyList(of: schema.root, "What a block has", schema)) }
  let steps = name.split(separator: ".").map(String.init)
  if let node = schema.node(at: steps) {
    if let leaf = node.leaf { return .found(section(of: schema[leaf])) }
    return .found(keyList(of: node, name, schema))
  }
  let rows = properties(endingWith: name, in: schema)
  let parts = schema.parts(named: name)
  if rows.count > 1 {
    let lines =
      parts.map { "- `\($0.path)`: \($0.summary)" }
      + rows.map { "- `\($0.leaf.path)`: \($0.leaf.property.summary)" }
    return .found(
      "# \(name)\n\nSeveral properties have this name:\n\n\(lines.joined(separator: "\n"))\n"
    )
  }
  if let part = parts.first {
    let others = parts.dropFirst().map(\.path) + rows.flatMap { [$0.leaf.path] + $0.others }
    return .found(keyList(of: part, part.path, schema) + also(others))
  }
  if let row = rows.first { return .found(section(of: row.leaf) + also(row.others)) }
  if let text = foreignAnswer(to: name, in: schema) { return .foreign(text) }
  let elsewhere = schema.pathsElsewhere(meantBy: steps)
  if !elsewhere.isEmpty { return .unknown(near: elsewhere) }
  return .unknown(near: names(meantBy: steps, in: schema) ?? nearNames(to: name, in: schema))
}

/// Returns the paths that several keys mean if some of them are misspelled, another tool's, or the keys of blocks around a property.
private func names(meantBy steps: [String], in schema: Schema) -> [String]? {
  guard steps.count > 1 else { return nil }
  let paths = schema.paths(meantBy: steps[...], below: schema.root).prefix(3)
  if !paths.isEmpty { return paths.map { $0.joined(separator: ".") } }
  let ends = steps.indices.dropFirst().map { Array(steps[$0...]) }
  return ends.first { schema.node(at: $0) != nil }.map { [$0.joined(separator: ".")] }
}

/// Returns the names of properties and parts, and the ends of their paths, that are near to a name.
private func nearNames(to name: String, in schema: Schema) -> [String] {
  var names: Set<String> = []
  for path in schema.leaves.flatMap({ [$0.path, $0.property.name, $0.place] }) {
    let steps = path.split(separator: ".")
    for index in steps.indices { names.insert(steps[index...].joined(separator: ".")) }
  }
  names.formUnion(schema.leaves.flatMap { $0.place.split(separator: ".").map(String.init) })
  return nearestNames(to: name, among: names.sorted())
}

/// Returns what a theme calls a name of UIKit, of CSS, or from elsewhere that the table of mistakes contains.
private func foreignAnswer(to name: String, in schema: Schema) -> String? {
  let named = schema.leaves.filter { leaf in
    leaf.uikitPath.last == name && leaf.buttonState ?? .normal == .normal
  }
  var paths = named.map(\.path)
  // A bar whose name only differs in case is likelier than another tool's.
  if let key = nameInOtherCase(of: name, among: schema.root.children.map(\.key)) {
    paths.append(key)
  }
  for path in KeyMistake.paths(meantBy: name, in: schema) where !paths.contains(path) {
    paths.append(path)
  }
  if paths.isEmpty, let advice = KeyMistake.advice(on: name) {
    return "# \(name)\n\n\(advice)\n"
  }
  let leaves = paths.compactMap { schema.leaf($0) }
  if paths.count == 1, let leaf = leaves.first { return section(of: schema[leaf]) }
  guard !paths.isEmpty else { return nil }
  let lines = paths.map { path in
    let summary =
      schema.leaf(path).map { schema[$0].property.summary }
      ?? schema.node(at: path.split(separator: ".").map(String.init))?.summary
    return "- `\(path)`" + (summary.map { ": \($0)" } ?? "")
  }
  return "# \(name)\n\nIn a theme, this is:\n\n\(lines.joined(separator: "\n"))\n"
}

/// Returns the section about a leaf.
private func section(of leaf: Leaf) -> String {
  PropertySection(leaf: leaf, heading: leaf.path, level: 1, namesDrawing: false).text
}

/// Returns a line with the paths of others that have the name, or nothing if there are none.
private func also(_ paths: [String]) -> String {
  paths.isEmpty ? "" : "\nAlso: \(paths.map { "`\($0)`" }.joined(separator: ", "))\n"
}

/// Returns the names under a key, one per line.
private func keyList(of node: SchemaNode, _ title: String, _ schema: Schema) -> String {
  var lines: [String] = []
  var narrowing: [String] = []
  for (key, child) in node.children {
    switch child {
    case .node(let node):
      let summary = node.leaf.map { schema[$0].property.summary } ?? node.summary
      lines.append("- `\(key)`: \(summary)")
    case .itemLayout(_, let node): lines.append("- `\(key)`: \(node.summary)")
    case .slot, .itemState: narrowing.append("`\(key)`")
    }
  }
  if !narrowing.isEmpty { lines.append("- to narrow these: \(narrowing.joined(separator: ", "))") }
  let summary = node.path.isEmpty ? "" : node.summary + "\n\n"
  return "# \(title)\n\n\(summary)\(lines.joined(separator: "\n"))\n"
}

/// Returns the properties with a name, or whose paths end with it, each once, with the property's
/// other paths.
private func properties(endingWith name: String, in schema: Schema) -> [(
  leaf: Leaf, others: [String]
)] {
  func rows(_ isMeant: (Leaf) -> Bool) -> [(leaf: Leaf, others: [String])] {
    var rows = OrderedGroups<[String], Leaf>()
    for leaf in schema.leaves where isMeant(leaf) && leaf.buttonState ?? .normal == .normal {
      rows.add([leaf], to: [leaf.component, leaf.property.name])
    }
    return rows.all.map { ($0.values[0], $0.values.dropFirst().map(\.path)) }
  }
  let named = rows { $0.property.name == name }
  return named.isEmpty ? rows { $0.path.hasSuffix("." + name) } : named
}

extension Schema {
  /// Returns the node at a path of keys; slots, states, and layouts lead to the node that they narrow.
  fileprivate func node(at steps: [String]) -> SchemaNode? {
    var node = root
    for step in steps {
      switch node[step] {
      case .node(let next), .itemLayout(_, let next): node = next
      case .slot, .itemState: break
      case nil: return nil
      }
    }
    return steps.isEmpty ? nil : node
  }

  /// Returns the parts and groups with a name, those with the shortest paths first, without those of a button's other states.
  fileprivate func parts(named name: String) -> [SchemaNode] {
    var found: [SchemaNode] = []
    var level = [root]
    while !level.isEmpty {
      var next: [SchemaNode] = []
      for node in level {
        for (key, child) in node.children {
          switch child {
          case .node(let child), .itemLayout(nil, let child):
            let state = child.subtree.first.flatMap { self[$0].buttonState }
            guard state ?? .normal == .normal else { continue }
            if key == name, child.leaf == nil, !found.contains(where: { $0.path == child.path }) {
              found.append(child)
            }
            next.append(child)
          case .itemLayout, .slot, .itemState: break
          }
        }
      }
      level = next
    }
    return found
  }
}
