import LintelDiagnostics
package import LintelSchema

/// Why a name leads to no target, in a sentence for the person who asked.
package struct TargetNameError: Error, Hashable, Sendable {
  /// The sentence, without a period.
  package let message: String
}

/// What a name narrows its targets to: slots of a bar, and layouts and states of tab items.
package struct TargetPart: Hashable, Sendable {
  /// Nil for all.
  package var slots: [AppearanceSlot]?
  /// The layout of tab items; nil for all.
  package var layout: ItemLayout?
  /// The state of tab items; nil for all.
  package var state: ItemState?

  /// Everything of a target.
  package static let whole = TargetPart()

  /// Some slots, and a layout and a state of tab items; nil for all of each.
  package init(slots: [AppearanceSlot]? = nil, layout: ItemLayout? = nil, state: ItemState? = nil) {
    self.slots = slots
    self.layout = layout
    self.state = state
  }
}

extension Theme {
  /// A target's name as an author writes it: `navigationBar.title.color` or `$colors.accent`.
  package func name(of target: TargetID, in schema: Schema = .standard) -> String {
    if let leaf = leaf(of: target, in: schema) { return schema[leaf].path }
    guard let token = token(of: target, in: schema) else { return "" }
    return "$\(token.key.group.rawValue).\(token.key.name)"
  }

  /// The targets that a name means: a leaf, every leaf below a component, or a token (`$accent`,
  /// `$colors.accent`).
  ///
  /// A path may contain slots, and layouts and states of tab items; they are conditions and choose
  /// no other leaf (`part`).
  package func targets(
    named name: String,
    in schema: Schema = .standard
  ) -> Result<[TargetID], TargetNameError> {
    if name.hasPrefix("$") { return tokens(named: String(name.dropFirst()), in: schema) }
    var node = schema.root
    for key in name.split(separator: ".", omittingEmptySubsequences: false).map(String.init) {
      switch node[key] {
      case .node(let next), .itemLayout(_, let next): node = next
      case .slot, .itemState: continue
      case nil:
        let own = node.path.isEmpty ? meant(by: name, in: schema) : []
        let foreign = KeyMistake.paths(meantBy: key, in: schema).filter { path in
          node.path.isEmpty || path.hasPrefix(node.path + ".")
        }
        let near =
          !own.isEmpty
          ? own
          : foreign.isEmpty
            ? nearestNames(to: key, among: node.children.map(\.key)) : Array(foreign.prefix(3))
        let hint = near.isEmpty ? "" : "; did you mean \(near.joined(separator: ", "))?"
        let place = node.path.isEmpty ? "a theme" : "'\(node.path)'"
        return .failure(TargetNameError(message: "\(place) has no property '\(key)'\(hint)"))
      }
    }
    return .success(node.subtree.map { TargetID($0) })
  }

  /// What a name of targets narrows them to.
  package func part(named name: String, in schema: Schema = .standard) -> TargetPart {
    var part = TargetPart.whole
    var node = schema.root
    for key in name.split(separator: ".", omittingEmptySubsequences: false).map(String.init) {
      switch node[key] {
      case .node(let next): node = next
      case .itemLayout(let layout, let next): (part.layout, node) = (layout, next)
      case .itemState(let state): part.state = state
      case .slot(let slot):
        part.slots = (part.slots ?? AppearanceSlot.allCases).filter(slot.slots.contains)
      case nil: return part
      }
    }
    return part
  }

  /// What someone may mean who leaves out the bar of a property, or the sign of a token.
  private func meant(by name: String, in schema: Schema) -> [String] {
    let tokens = tokens.map(\.key).filter {
      $0.name == name || "\($0.group.rawValue).\($0.name)" == name
    }
    let properties = BarKind.allCases.map { "\($0.rawValue).\(name)" }.filter { path in
      schema.leaves.contains { $0.path == path || $0.path.hasPrefix(path + ".") }
    }
    return tokens.map { "'$\($0.name)'" } + properties
  }

  /// Returns the tokens that a name means; a name may belong to several groups.
  private func tokens(
    named name: String,
    in schema: Schema
  ) -> Result<[TargetID], TargetNameError> {
    let found = tokens.indices.filter { index in
      let key = tokens[index].key
      return key.name == name || "\(key.group.rawValue).\(key.name)" == name
    }
    if !found.isEmpty { return .success(found.map { TargetID(schema.leaves.count + $0) }) }
    let near = nearestNames(to: name, among: tokens.map(\.key.name))
    let hint =
      near.isEmpty ? "" : "; did you mean \(near.map { "$\($0)" }.joined(separator: ", "))?"
    return .failure(TargetNameError(message: "the theme has no token '$\(name)'\(hint)"))
  }
}
