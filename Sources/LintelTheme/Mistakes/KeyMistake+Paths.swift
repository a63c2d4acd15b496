package import LintelSchema

extension KeyMistake {
  /// The places in themes that a name from elsewhere means.
  ///
  /// - Parameters:
  ///   - name: such as `barTintColor` or `background-color`.
  ///   - schema: the table of properties.
  /// - Returns: full paths, in the order of the table, those of blocks first.
  package static func paths(meantBy name: String, in schema: Schema) -> [String] {
    var paths: [String] = []
    func add(_ path: String) {
      if !paths.contains(path) { paths.append(path) }
    }
    for row in rows(for: name) {
      visit(schema.root) { node in
        guard !row.places.isDisjoint(with: KeyPlaces(node, in: .topLevel)) else { return }
        for target in row.targets {
          let key = KeyAnswer.path(of: target)
          let path = node.path.isEmpty ? key : "\(node.path).\(key)"
          guard
            schema.root.node(at: path) != nil || node.path.isEmpty && BlockKey(rawValue: key) != nil
          else { continue }
          add(path)
          return
        }
      }
    }
    return paths
  }

  /// What to do about a name for which a theme has no property.
  package static func advice(on name: String) -> String? {
    guard let row = rows(for: name).first else { return nil }
    let meant = row.targets.first.map(KeyAnswer.path) ?? name
    let place = row.placeNoun.map { "the key belongs \($0)" }
    let cause = row.cause ?? row.origin.sentence(name, meant: meant)
    let sentences = [cause, row.advice, place].compactMap(\.self)
    return sentences.map { $0.prefix(1).uppercased() + $0.dropFirst() + "." }.joined(separator: " ")
  }

  /// Where the key belongs, for places that the tree of properties doesn't have.
  private var placeNoun: String? {
    let nouns: [(KeyPlaces, String)] = [
      (.tokens, "under 'tokens'"), (.font, "in a font"), (.color, "in a color"),
      (.image, "in an image"), (.gradient, "in a gradient"), (.stop, "in the stop of a gradient"),
      (.promo, "in a promo"), (.brand, "in a brand"), (.screen, "in a screen"),
    ]
    return nouns.first { places.contains($0.0) }?.1
  }

  private static func visit(_ node: SchemaNode, _ body: (SchemaNode) -> Void) {
    body(node)
    for (key, child) in node.children where !["highlighted", "disabled", "focused"].contains(key) {
      switch child {
      case .node(let next) where next.path != node.path: visit(next, body)
      case .itemLayout(nil, let next): visit(next, body)
      case .node, .itemLayout, .slot, .itemState: break
      }
    }
  }
}
