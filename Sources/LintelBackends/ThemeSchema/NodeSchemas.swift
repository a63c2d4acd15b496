import LintelSchema

/// Turns the tree of keys into schemas; equal schemas share one definition.
struct NodeSchemas {
  private(set) var definitions: [JSONMember] = []
  private let schema: Schema
  /// The names of definitions by content, in which `itself` refers to the definition.
  private var names: [JSONValue: String] = [:]
  /// The definitions of places that were visited before; most keys with dots lead to these again.
  private var known: [Place: String] = [:]
  private var taken: Set<String> = []
  private static let itself: JSONValue = .definition("")
  /// The end of the suffix of a place within a condition, which has more keys than the bar or the part around it.
  private static let condition = ".when"

  init(_ schema: Schema) {
    self.schema = schema
  }

  /// The parts that earlier keys have already narrowed, and that can't recur.
  private enum Narrowing { case slot, layout, state }

  private struct Place: Hashable {
    let node: ObjectIdentifier
    let narrowing: Set<Narrowing>
    let suffix: String
  }

  /// Returns the schemas of a block's keys that lead to properties, including keys with dots.
  mutating func members(of root: SchemaNode) -> (properties: [JSONMember], patterns: [JSONMember]) {
    keys(of: root, [])
  }

  private mutating func keys(
    of node: SchemaNode,
    _ narrowing: Set<Narrowing>
  ) -> (properties: [JSONMember], patterns: [JSONMember]) {
    var properties: [JSONMember] = []
    var patterns: [String] = []
    for (key, child) in node.children {
      switch child {
      case .node(let next):
        properties.append(member(key, next, narrowing))
        // Keys of two steps are listed one by one, so that editors complete them.
        for case (let inner, .node(let leaf)) in next.children {
          properties.append(member("\(key).\(inner)", leaf, narrowing))
        }
        patterns += longKeys(key, next, from: 2)
      case .slot(let slot) where !narrowing.contains(.slot):
        let definition = name(of: node, narrowing.union([.slot]), suffix: ".slot")
        let words: JSONValue = .words(SlotOwner.allCases.map(\.rawValue) + ["unset"])
        let summary: JSONValue = .string("The slot '\(slot.rawValue)'.")
        let either: JSONValue = [
          "anyOf": [words, .definition(definition)], "description": summary,
        ]
        properties.append(JSONMember(key, either))
        patterns += longKeys(key, node, from: 1)
      case .itemLayout(_, let next) where !narrowing.contains(.layout):
        properties.append(member(key, next, narrowing.union([.layout])))
        patterns += longKeys(key, next, from: 1)
      case .itemState(let state) where !narrowing.contains(.state):
        let definition = name(of: node, narrowing.union([.state]), suffix: ".state")
        properties.append(JSONMember(key, .definition(definition, "In the state '\(state)'.")))
        patterns += longKeys(key, node, from: 1)
      case .slot, .itemLayout, .itemState: continue
      }
    }
    return (properties, patterns.map { JSONMember($0, [:] as JSONValue) })
  }

  /// Returns a pattern for dotted keys with at least `depth` steps after the first, or an empty array if no key is that long.
  ///
  /// The pattern checks the first two steps.
  private func longKeys(_ key: String, _ node: SchemaNode, from depth: Int) -> [String] {
    let inner = node.children.filter { child in
      switch child.child {
      case .node(let next): depth == 1 || !next.children.isEmpty
      case .slot, .itemLayout, .itemState: true
      }
    }.map(\.key)
    guard !inner.isEmpty else { return [] }
    let more = depth == 1 ? "*" : "+"
    return ["^\(key)\\.(\(inner.joined(separator: "|")))(\\.[A-Za-z]+)\(more)$"]
  }

  private mutating func member(
    _ key: String,
    _ node: SchemaNode,
    _ narrowing: Set<Narrowing>
  ) -> JSONMember {
    JSONMember(key, .definition(name(of: node, narrowing), description(of: node)))
  }

  private mutating func name(
    of node: SchemaNode,
    _ narrowing: Set<Narrowing>,
    suffix: String = ""
  ) -> String {
    let place = Place(node: ObjectIdentifier(node), narrowing: narrowing, suffix: suffix)
    if let name = known[place] { return name }
    let name = definition(of: node, narrowing, suffix)
    known[place] = name
    return name
  }

  private mutating func definition(
    of node: SchemaNode,
    _ narrowing: Set<Narrowing>,
    _ suffix: String
  ) -> String {
    var alternatives = values(of: node)
    if !node.children.isEmpty {
      let keys = keys(of: node, narrowing)
      let isCondition = suffix.hasSuffix(Self.condition)
      let condition =
        isCondition
        ? Self.itself
        : .definition(name(of: node, narrowing, suffix: suffix + Self.condition))
      let own = isCondition ? BlockSchemas.strength : []
      alternatives.append([
        "type": "object",
        "properties": .object(own + keys.properties),
        "patternProperties": .object(keys.patterns + [JSONMember("^when ", condition)]),
        "additionalProperties": false,
      ])
    }
    let content = JSONValue.anyOf(alternatives)
    if let name = names[content] { return name }
    let name = freeName(node.path, suffix)
    names[content] = name
    definitions.append(JSONMember(name, content.replacing(Self.itself, with: .definition(name))))
    return name
  }

  /// Returns the last key of the path, preceded by keys above it if another definition has that name.
  private mutating func freeName(_ path: String, _ suffix: String) -> String {
    let steps = path.split(separator: ".")
    let candidates = steps.indices.reversed().map { steps[$0...].joined(separator: ".") + suffix }
    var name = candidates.first { !taken.contains($0) } ?? path + suffix
    while taken.contains(name) { name += "'" }
    taken.insert(name)
    return name
  }

  private func values(of node: SchemaNode) -> [JSONValue] {
    var values: [JSONValue] = []
    var hasNone = false
    if let shorthand = node.shorthand {
      values.append(ValueSchemas.schema(of: shorthand.shorthand.type))
      if let leaf = shorthand.alternative {
        values.append(ValueSchemas.schema(of: schema[leaf].property.type))
      }
      hasNone = shorthand.whenNone != nil
    } else if let leaf = node.leaf {
      values.append(ValueSchemas.schema(of: schema[leaf].property.type))
      hasNone = schema[leaf].property.isOptional
    }
    return values + [.words(hasNone ? ["none", "unset"] : ["unset"])]
  }

  private func description(of node: SchemaNode) -> String {
    guard let id = node.leaf else { return node.summary }
    let leaf = schema[id]
    var text = leaf.property.summary
    text += " By default: \(leaf.property.initial)."
    if leaf.availability.introduced > Version(13) {
      text += " Requires iOS \(leaf.availability.introduced) or later."
    }
    return text
  }
}
