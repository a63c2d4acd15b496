#if canImport(UIKit)
/// Evaluates the decisions of a tree at one place, to plain nodes with UIKit's keys.
///
/// A decision is an object that asks one dimension: `screen`, `brand`, `promo`, `mode`, `ios`, `idiom`, `width`, or
/// `height`. What it leads to may ask further, or name a shared `decision`. A use of a token becomes the token's value at the place.
/// An unset value has no node, and an object without members is left out.
nonisolated struct TreeDecisions {
  /// What a token comes to, and of how many nodes it is made.
  private struct Token {
    let node: TreeNode?
    let size: Int
  }

  /// How many nodes a value may be made of, and how deeply they may be nested: more than any theme has.
  private static let (maximumSize, maximumDepth) = (10_000, 1000)
  /// How many questions may lead to one value.
  private static let maximumQuestions = 100_000
  /// What a value is nothing without, as an appearance of a color whose token says nothing.
  private static let parts: Set<String> = [
    "light", "dark", "lightHighContrast", "darkHighContrast", "arguments", "gradient", "stops",
    "color", "fill", "family", "size", "weight",
  ]

  private let place: TreePlace
  /// Nil outside of every screen.
  private let screen: String?
  private let tokens: TreeNode?
  /// Those that several values share.
  private let shared: TreeNode?
  private var known: [String: Token] = [:]
  /// Those that are being evaluated, so that none is evaluated in itself.
  private var open: Set<String> = []
  private var size = 0
  private var depth = 0

  init(at place: TreePlace, screen: String?, tokens: TreeNode?, shared: TreeNode? = nil) {
    self.place = place
    self.screen = screen
    self.tokens = tokens
    self.shared = shared
  }

  /// The value of a node; nil where it is unset.
  mutating func value(_ node: TreeNode) -> TreeNode? {
    guard let node = chosen(node), size < Self.maximumSize, depth < Self.maximumDepth else {
      return nil
    }
    size += 1
    depth += 1
    defer { depth -= 1 }
    switch node {
    case .null, .boolean, .number, .string: return node
    case .array(let elements):
      var values: [TreeNode] = []
      for element in elements {
        guard let value = value(element) else { return nil }
        values.append(value)
      }
      return .array(values)
    case .object(let members):
      if let name = members["token"]?.string { return reference(name, alpha: members["alpha"]) }
      var values: [String: TreeNode] = [:]
      for (key, member) in members {
        if let value = value(member) {
          values[key] = value
        } else if Self.parts.contains(key) {
          return nil
        }
      }
      return values.isEmpty ? nil : .object(values)
    }
  }

  /// The node that a decision chooses, which asks nothing more; nil where it is unset.
  func chosen(_ node: TreeNode) -> TreeNode? {
    var node = node
    var questions = 0
    while case .object(let members) = node {
      questions += 1
      guard questions <= Self.maximumQuestions else { return nil }
      if let name = members["decision"]?.string {
        guard let next = shared?[name] else { return nil }
        node = next
      } else if let names = members["screen"], case .object = names {
        let own = screen.map { names[$0] } ?? members["none"]
        guard let next = own ?? members["else"] else { return nil }
        node = next
      } else if let names = members["brand"], case .object = names {
        guard let next = names[place.brand] ?? members["else"] else { return nil }
        node = next
      } else if let names = members["promo"]?.string {
        guard let next = members[runs(oneOf: names) ? "on" : "off"] else { return nil }
        node = next
      } else if let mode = members["mode"]?.string, let names = members["is"] {
        let own = place.modes[mode].flatMap { names[$0] }
        guard let next = own ?? members["else"] else { return nil }
        node = next
      } else if let versions = members["ios"], case .object = versions {
        guard let next = newest(of: versions) ?? members["else"] else { return nil }
        node = next
      } else if let (trait, values) = Self.trait(members) {
        guard let next = place.traits[trait].flatMap({ values[$0] }) else { return nil }
        node = next
      } else {
        return members.isEmpty ? nil : node
      }
    }
    return node
  }

  /// Whether a promo runs, or one of several, which have commas between them.
  private func runs(oneOf names: String) -> Bool {
    if place.promos.isEmpty { return false }
    return names.split(separator: ",").contains { name in
      place.promos.contains(String(name.drop { $0 == " " }))
    }
  }

  /// The trait that a decision asks the device; nil for what isn't such a decision.
  private static func trait(_ members: [String: TreeNode]) -> (name: String, values: TreeNode)? {
    for name in ["idiom", "width", "height"] {
      if members.count == 1, let values = members[name], case .object = values {
        return (name, values)
      }
    }
    return nil
  }

  /// What holds from the newest version on that the system has.
  private func newest(of versions: TreeNode) -> TreeNode? {
    var best: (version: TreeVersion, node: TreeNode)?
    for (key, node) in versions.members {
      guard let version = TreeVersion(key), version <= place.version else { continue }
      if let best, version < best.version { continue }
      best = (version, node)
    }
    return best?.node
  }

  private mutating func reference(_ name: String, alpha: TreeNode?) -> TreeNode? {
    guard let node = token(name) else { return nil }
    guard let alpha else { return node }
    return .object(["function": .string("alpha"), "arguments": .array([node, alpha])])
  }

  /// - Parameter name: the token's group and its name, with a dot between them.
  /// - Returns: nil where the token says nothing.
  private mutating func token(_ name: String) -> TreeNode? {
    if let token = known[name] {
      size += token.size
      return token.node
    }
    guard let dot = name.firstIndex(of: "."),
      let node = tokens?[String(name[..<dot])]?[String(name[name.index(after: dot)...])],
      open.insert(name).inserted
    else { return nil }
    let start = size
    let value = value(node)
    open.remove(name)
    known[name] = Token(node: value, size: size - start)
    return value
  }
}

nonisolated extension TreeDecisions {
  /// Where `as` leads to an object as a new bar has it.
  private static let initial = "initial"
  private static let slots: Set = [
    "standardAppearance", "compactAppearance", "scrollEdgeAppearance",
    "compactScrollEdgeAppearance",
  ]
  /// The keys for what all of a tab bar's items, and all of their states, have in common.
  private static let (allLayouts, allStates) = ("layoutAppearances", "states")
  private static let layouts = [
    "stackedLayoutAppearance", "inlineLayoutAppearance", "compactInlineLayoutAppearance",
  ]
  private static let states = ["normal", "selected", "disabled", "focused"]
  /// The keys in a bar that UIKit doesn't have.
  private static let shared: Set<String> = ["common", "objects"]

  /// What the slots of a bar have together: their objects, and what they do while content scrolls.
  static func sharedKeys(of bar: TreeNode) -> Set<String> {
    slots.union(["scroll"]).intersection(bar.members.keys)
  }

  /// A bar with the object of each slot in place.
  mutating func bar(_ bar: TreeNode) -> TreeNode? {
    let common = bar["common"].flatMap { value($0) }.map { Self.withParts($0) }
    var values: [String: TreeNode] = [:]
    for (key, node) in bar.members where !Self.shared.contains(key) {
      // Each may be as large as a value can be.
      size = 0
      values[key] = Self.slots.contains(key) ? object(node, in: bar, common) : value(node)
    }
    return .object(values)
  }

  private mutating func object(
    _ slot: TreeNode,
    in bar: TreeNode,
    _ common: TreeNode?
  ) -> TreeNode? {
    guard let node = chosen(slot) else { return nil }
    guard let name = node["as"]?.string else { return object(node, common) }
    var object: TreeNode?
    if name == Self.initial {
      object = .object(["configure": .string("defaultBackground")])
    } else {
      let source = bar["objects"]?[name] ?? bar[name].flatMap { Self.objectInPlace($0) }
      object = source.flatMap { self.object($0, common) }
    }
    return node["configure"] == nil ? object : object.map(Self.madeTransparent)
  }

  private mutating func object(_ node: TreeNode, _ common: TreeNode?) -> TreeNode? {
    guard let own = value(node).map({ Self.withParts($0) }) else { return nil }
    var members = (common.map { Self.merged($0, own) } ?? own).members
    if let all = members.removeValue(forKey: Self.allLayouts) {
      for layout in Self.layouts {
        members[layout] = members[layout].map { Self.merged(all, $0) } ?? all
      }
    }
    for layout in Self.layouts {
      guard var item = members[layout]?.members, let all = item.removeValue(forKey: Self.allStates)
      else { continue }
      for state in Self.states { item[state] = item[state].map { Self.merged(all, $0) } ?? all }
      members[layout] = .object(item)
    }
    return .object(members)
  }

  /// Replaces each reference to a part of the same object by what that part has.
  ///
  /// - Parameters:
  ///   - node: the object, after all decisions.
  ///   - depth: how many levels of parts it can have. A tab bar's appearance has layouts, these have states, and these have texts.
  /// - Returns: the object without references.
  private static func withParts(_ node: TreeNode, depth: Int = 3) -> TreeNode {
    guard depth > 0, case .object(let members) = node else { return node }
    let parts = members.mapValues { withParts($0, depth: depth - 1) }
    return .object(
      parts.compactMapValues { part in
        guard let name = part["as"]?.string else { return part }
        return parts[name].flatMap { $0["as"] == nil ? $0 : nil }
      }
    )
  }

  /// The object in a slot's decision, which has no more than one.
  private static func objectInPlace(_ node: TreeNode) -> TreeNode? {
    guard case .object(let members) = node, members["as"] == nil else { return nil }
    let names = ["screen", "brand", "is", "ios", "idiom", "width", "height"].compactMap {
      members[$0]
    }
    guard !names.isEmpty || members["promo"] != nil else { return members.isEmpty ? nil : node }
    let branches = names.flatMap(\.members.values)
    let others = ["on", "off", "none", "else"].compactMap { members[$0] }
    return (branches + others).lazy.compactMap { objectInPlace($0) }.first
  }

  /// One object with the members of another, which come first.
  private static func merged(_ common: TreeNode, _ own: TreeNode) -> TreeNode {
    guard case .object(let members) = common, case .object(let others) = own else { return own }
    return .object(members.merging(others) { merged($0, $1) })
  }

  /// As UIKit makes an object at an edge that it wasn't made for.
  private static func madeTransparent(_ object: TreeNode) -> TreeNode {
    var members = object.members.filter { key, _ in
      !key.hasPrefix("background") && !key.hasPrefix("shadow") && key != "translucency"
    }
    members["configure"] = .string("transparentBackground")
    return .object(members)
  }
}
#endif
