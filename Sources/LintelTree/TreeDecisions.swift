#if canImport(UIKit)
/// Evaluates the decisions of a tree at one place, which results in plain nodes with UIKit's keys.
///
/// A decision is an object that asks about one dimension: `screen`, `brand`, `promo`, `mode`, `ios`, `idiom`, `width`, or
/// `height`. Its results may be decisions, too, or name a shared `decision`. A reference to a token becomes the token's value
/// at the place. An unset value has no node, and an object without members is left out.
nonisolated struct TreeDecisions {
  private struct Token {
    let node: TreeNode?
    let size: Int
  }

  /// The greatest number of nodes in a value, and the greatest depth: more than any theme has.
  private static let (maximumSize, maximumDepth) = (10_000, 1000)
  /// The greatest number of questions that lead to one value.
  private static let maximumQuestions = 100_000
  /// The keys that a value needs: if one of them is unset, such as a color's appearance with an unset token, so is the whole value.
  private static let parts: Set<String> = [
    "light", "dark", "lightHighContrast", "darkHighContrast", "arguments", "gradient", "stops",
    "color", "fill", "base", "family", "size", "weight",
  ]

  private let place: TreePlace
  private let screen: String?
  private let tokens: TreeNode?
  private let shared: TreeNode?
  private var known: [String: Token] = [:]
  /// The tokens that are being evaluated, so that no token is evaluated inside itself.
  private var open: Set<String> = []
  private var size = 0
  private var depth = 0

  init(at place: TreePlace, screen: String?, tokens: TreeNode?, shared: TreeNode? = nil) {
    self.place = place
    self.screen = screen
    self.tokens = tokens
    self.shared = shared
  }

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

  /// Returns the node that a decision chooses, which isn't a decision itself, or `nil` if it is unset.
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

  /// Returns whether a promo, or one of several separated by commas, runs.
  private func runs(oneOf names: String) -> Bool {
    if place.promos.isEmpty { return false }
    return names.split(separator: ",").contains { name in
      place.promos.contains(String(name.drop { $0 == " " }))
    }
  }

  /// Returns the trait that a decision asks about, or `nil` if it isn't such a decision.
  private static func trait(_ members: [String: TreeNode]) -> (name: String, values: TreeNode)? {
    for name in ["idiom", "width", "height"] {
      if members.count == 1, let values = members[name], case .object = values {
        return (name, values)
      }
    }
    return nil
  }

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

  /// Returns the value of a token, or `nil` if it is unset; a dot separates the token's group from its name.
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
  /// The name in `as` for an object as a new bar has it.
  private static let initial = "initial"
  private static let slots: Set = [
    "standardAppearance", "compactAppearance", "scrollEdgeAppearance",
    "compactScrollEdgeAppearance",
  ]
  /// The keys for the values that all items of a tab bar, and all states of items, have in common.
  private static let (allLayouts, allStates) = ("layoutAppearances", "states")
  private static let layouts = [
    "stackedLayoutAppearance", "inlineLayoutAppearance", "compactInlineLayoutAppearance",
  ]
  private static let states = ["normal", "selected", "disabled", "focused"]
  /// The keys in a bar that UIKit doesn't have.
  private static let shared: Set<String> = ["common", "objects"]

  /// Returns the keys that the slots of a bar set together: their objects, and what they do while content scrolls.
  static func sharedKeys(of bar: TreeNode) -> Set<String> {
    slots.union(["scroll"]).intersection(bar.members.keys)
  }

  /// Returns a bar with the object of each slot in place.
  mutating func bar(_ bar: TreeNode) -> TreeNode? {
    let common = bar["common"].flatMap { value($0) }.map { Self.withParts($0) }
    var values: [String: TreeNode] = [:]
    for (key, node) in bar.members where !Self.shared.contains(key) {
      // Each value has its own limit.
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

  /// Returns an object, after all decisions, with each reference to one of its parts replaced by that part.
  ///
  /// `depth` is the number of levels of parts. A tab bar's appearance has layouts, which have states, which have texts.
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

  /// Returns the object in a slot's decision, which has at most one.
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

  private static func merged(_ common: TreeNode, _ own: TreeNode) -> TreeNode {
    guard case .object(let members) = common, case .object(let others) = own else { return own }
    return .object(members.merging(others) { merged($0, $1) })
  }

  /// Returns an object as UIKit shows it at an edge for which it wasn't made.
  private static func madeTransparent(_ object: TreeNode) -> TreeNode {
    var members = object.members.filter { key, _ in
      !key.hasPrefix("background") && !key.hasPrefix("shadow") && key != "translucency"
    }
    members["configure"] = .string("transparentBackground")
    return .object(members)
  }
}
#endif
