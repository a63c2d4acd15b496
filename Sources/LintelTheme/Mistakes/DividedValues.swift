import LintelDiagnostics
import LintelSchema
import LintelSyntax

/// Values that are written as mappings by brand, state, or appearance, which themes separate in other places.
extension ThemeBuilder {
  /// Reports a mapping by state or brand, such as `iconColor: { normal: label, selected: red }`, and returns whether it is one.
  mutating func reportDivided(_ entry: YAMLEntry, at place: Place) -> Bool {
    guard entry.value.kind == .mapping, !entry.value.entries.isEmpty,
      let leaf = place.node.leaf ?? place.node.shorthand?.alternative
    else { return false }
    let type = schema[leaf].property.type
    let keys = entry.value.entries.map(\.key.text)
    let finding: Diagnostic
    let areBrands = keys.allSatisfy { names.brandTree.families[$0] != nil }
    if keys.contains("brands"), keys.allSatisfy({ ["default", "brands"].contains($0) }) {
      finding = brandsInValue(entry.value, type, at: place)
    } else if areBrands, !keys.contains(where: ValueKeys.keys(of: type).contains) {
      finding = brandsInValue(entry.value, type, at: place, isWhole: false)
    } else if keys.allSatisfy({ Self.devices.contains($0.lowercased()) }) {
      finding = Diagnostic(
        "wrong-value-type",
        "a condition on the device belongs in a block, because \(type.noun) has no devices",
        at: entry.value.range,
        help: ["write the value for all devices here, and the other one in a block 'when pad:'"],
        property: place.path
      )
    } else if place.path == "tabBar.tint", keys.allSatisfy(Self.states.contains) {
      finding = Diagnostic(
        "wrong-value-type",
        "\(keys.quotedList(conjunction: "and")) are states, and \(type.noun) has no states",
        at: entry.value.range,
        help: ["write 'tint' for the selected item, and 'unselectedTint' for the others"],
        property: place.path
      )
    } else if place.state == nil, let component = stateful(above: place.node, having: keys) {
      finding = statesInValue(entry, type, of: component, at: place)
    } else if place.state == nil, keys.count > 1, keys.allSatisfy(Self.states.contains) {
      let (parts, example) =
        place.node.bar == .tabBar
        ? ("items", "item: { selected: { iconColor: label } }")
        : ("buttons", "button: { disabled: { color: label } }")
      finding = Diagnostic(
        "wrong-value-type",
        "\(keys.quotedList(conjunction: "and")) are states, and \(type.noun) has no states",
        at: entry.value.range,
        help: ["write them in the bar's \(parts), such as '\(example)'"],
        property: place.path
      )
    } else {
      return false
    }
    report(finding)
    markUnread(entry.key, entry.value)
    noteTokens(in: entry.value, as: type)
    return true
  }

  /// Reports a mapping with a value for light and one for dark where only a color can have both.
  mutating func reportAppearances(_ entry: YAMLEntry, at place: Place) -> Bool {
    // This runs for every mapping of a theme, and most of those with these keys are colors.
    let type =
      place.node.leaf.map { schema[$0].property.type } ?? place.node.shorthand?.shorthand.type
    guard type != .color, place.node.shorthand?.alternative == nil else { return false }
    let keys = ["light", "dark"]
    guard entry.value.entries.count > 1,
      entry.value.entries.allSatisfy({ keys.contains($0.key.text) }),
      names.brandTree.families["light"] == nil
    else { return false }
    let help =
      switch type {
      case .image?: "write '{ asset: Name }', and add both images to the image set in the catalog"
      case .effect?: "write one effect; those such as 'systemMaterial' adapt to light and dark"
      case nil where !place.node.children.isEmpty:
        "write both in the color: '{ light: \"#1B1B1F\", dark: \"#F4F4F6\" }'"
      default: "write one value for both"
      }
    report(
      "wrong-value-type",
      "only a color has values for light and dark",
      at: entry.value.range,
      help: [help],
      property: place.path
    )
    markUnread(entry.key, entry.value)
    if let type { noteTokens(in: entry.value, as: type) }
    return true
  }

  /// Notes the tokens in the parts of a misplaced value, so that they aren't reported as unused.
  private mutating func noteTokens(in node: YAMLNode, as type: ValueType) {
    for entry in node.entries {
      if entry.value.kind == .mapping {
        noteTokens(in: entry.value, as: type)
      } else {
        strayTokenUses += parseValue(entry.value, as: ValueExpectation(type)).tokenUses
      }
    }
  }

  /// Returns the finding about a property's value by brand, which only tokens can have; if `isWhole`, it has a key `brands`.
  private func brandsInValue(
    _ node: YAMLNode,
    _ type: ValueType,
    at place: Place,
    isWhole: Bool = true
  ) -> Diagnostic {
    let name = place.path.split(separator: ".").last.map(String.init) ?? place.path
    let value = isWhole ? inlined(node) : "{ brands: \(inlined(node)) }"
    let help = type.tokenGroup.map { group in
      "declare 'tokens.\(group.rawValue).\(name): \(value)', and write '\(name): $\(name)'"
    }
    return Diagnostic(
      "wrong-value-type",
      "only tokens have values by brand",
      at: node.range,
      help: [help ?? "write the property in the brand's block, under 'brands'"],
      property: place.path
    )
  }

  /// Returns the finding about a value by state, which belongs in the component that has the states.
  private func statesInValue(
    _ entry: YAMLEntry,
    _ type: ValueType,
    of component: SchemaNode,
    at place: Place
  ) -> Diagnostic {
    let below = place.node.path.dropFirst(component.path.utf8.count + 1)
    let written = place.path.split(separator: ".").dropLast(below.split(separator: ".").count)
    let name = written.last.map(String.init) ?? component.path
    let states = entry.value.entries.map(\.key.text)
    let parts = entry.value.entries.map { state in
      let property = "\(below): \(inlined(state.value))"
      return Self.isNormal(state.key.text) ? property : "\(state.key.text): { \(property) }"
    }
    return Diagnostic(
      "wrong-value-type",
      "\(states.quotedList(conjunction: "and")) \(states.count == 1 ? "is a state" : "are states") "
        + "of '\(name)', and \(type.noun) has no states",
      at: entry.value.range,
      help: ["write '\(name): { \(parts.joined(separator: ", ")) }'"],
      property: place.path
    )
  }

  /// Returns the innermost component around a property that has all of some states.
  private func stateful(above node: SchemaNode, having states: [String]) -> SchemaNode? {
    let all = Self.states
    guard states.allSatisfy(all.contains) else { return nil }
    var found: SchemaNode?
    var next = schema.root
    for key in node.path.split(separator: ".").map(String.init).dropLast() {
      switch next[key] {
      case .node(let child)?, .itemLayout(_, let child)?: next = child
      case .slot?, .itemState?, nil: return found
      }
      let own = all.filter { !Self.isNormal($0) && next[$0] != nil }
      if !own.isEmpty, states.allSatisfy({ Self.isNormal($0) || own.contains($0) }) { found = next }
    }
    return found
  }

  /// The names of states, including another word for the normal one.
  private static let states = [
    "normal", "default", "highlighted", "selected", "disabled", "focused",
  ]

  /// The names of kinds of devices, in lowercase.
  private static let devices = ["phone", "iphone", "pad", "ipad"]

  /// Returns whether a key means the normal state, whose properties a component has directly.
  private static func isNormal(_ state: String) -> Bool { ["normal", "default"].contains(state) }

  /// Returns a value as written, or an ellipsis if it is empty, long, or has several lines.
  private func inlined(_ node: YAMLNode) -> String {
    let text = rawText(of: node)
    return text.contains(where: \.isNewline) || text.utf8.count > 120 || text.isEmpty ? "…" : text
  }
}
