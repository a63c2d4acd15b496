import LintelDiagnostics
import LintelSchema
import LintelSyntax

/// Reads the keys under `set:` and `traits:` of a proxy or an instance, with UIKit's own names.
struct SettingReader {
  /// The path of the list and the position in it, such as `proxies[0]`.
  let path: String
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var uses: [TokenUse] = []

  init(path: String) {
    self.path = path
  }

  // MARK: Classes

  /// The class of a name, and an error that names the nearest ones if the table has none.
  mutating func legacyClass(_ name: Theme.InstanceSetting.Name) -> LegacyClass? {
    if let known = LegacyClass.named(name.text) { return known }
    let names = LegacyClass.all.map(\.name)
    let near = nearestNames(to: name.text, among: names)
    diagnostics.append(
      Diagnostic(
        "unknown-class",
        .error,
        "'\(name.text)' isn't one of UIKit's bars and bar items",
        at: name.range,
        help: near.isEmpty
          ? ["the classes are " + names.map { "'\($0)'" }.joined(separator: ", ")]
          : Suggestion.help(for: near),
        fixIts: near.count == 1
          ? [FixIt("change to '\(near[0])'", replace: name.range, with: near[0])] : [],
        property: path
      )
    )
    return nil
  }

  // MARK: Traits

  mutating func traits(_ entries: some Sequence<YAMLEntry>) -> ProxyTraits {
    var traits: [ProxyTraits.Trait] = []
    for entry in entries {
      guard let name = TraitName.named(entry.key.text) else {
        reportUnknown(
          entry.key,
          "there is no trait '\(entry.key.text)'",
          among: TraitName.all.map(\.name),
          at: "\(path).traits"
        )
        continue
      }
      let expectation = ValueExpectation(
        name.type,
        allowsUnset: false,
        property: "\(path).traits.\(name.name)"
      )
      if let value = value(entry.value, as: expectation) {
        traits.append(.init(name: name.name, value: value, range: entry.key.range))
      }
    }
    return ProxyTraits(traits)
  }

  // MARK: Properties

  /// The assignment that an entry of `set:` makes, with the tokens that its value uses.
  mutating func assignment(
    _ entry: YAMLEntry,
    of owner: LegacyClass
  ) -> (assignment: SettingAssignment, uses: [TokenUse])? {
    uses = []
    let name = Self.propertyName(entry.key.text)
    guard let property = owner[name] else {
      reportUnknownProperty(entry.key, name, of: owner)
      return nil
    }
    let words = property.arguments.map { _ in String?.none }
    let variants = variants(entry.value, of: property, words: words)
    guard !variants.isEmpty else { return nil }
    let assignment = SettingAssignment(
      property: property,
      variants: variants,
      keyRange: entry.key.range,
      valueRange: entry.value.range
    )
    return (assignment, uses)
  }

  /// A property's name out of a setter's: `titleTextAttributes` for `setTitleTextAttributes(_:for:)`.
  static func propertyName(_ written: String) -> String {
    let name = written.prefix { $0 != "(" }
    guard name.hasPrefix("set"), let first = name.dropFirst(3).first, first.isUppercase else {
      return String(name)
    }
    return first.lowercased() + name.dropFirst(4)
  }

  private mutating func reportUnknownProperty(
    _ key: YAMLNode,
    _ name: String,
    of owner: LegacyClass
  ) {
    if let slot = AppearanceSlot.allCases.first(where: { $0.uikitName == name }) {
      let bar = owner.bars.first?.rawValue ?? "navigationBar"
      report(
        "unknown-property",
        "'\(name)' is what the theme itself sets",
        at: key.range,
        help: ["write what it holds under '\(bar): { \(slot): … }'"]
      )
    } else if name.hasPrefix("backButton"), owner.name == "UIBarButtonItem" {
      report(
        "unknown-property",
        "UIKit has no '\(name)', for a back button is an item like any other",
        at: key.range,
        help: ["style its text in the theme: 'navigationBar: { backButton: { color: … } }'"]
      )
    } else {
      reportUnknown(
        key,
        "'\(owner.name)' has no property '\(name)'",
        among: owner.properties.map(\.name),
        at: "\(path).set",
        rule: "unknown-property"
      )
    }
  }

  private mutating func variants(
    _ node: YAMLNode,
    of property: LegacyProperty,
    words: [String?]
  ) -> [SettingAssignment.Variant] {
    let open = property.arguments.indices.filter { words[$0] == nil }
    if node.kind == .mapping, !node.entries.isEmpty, !open.isEmpty,
      !hasOwnKeys(node, of: property)
    {
      return node.entries.flatMap { entry -> [SettingAssignment.Variant] in
        let word = entry.key.text
        guard let index = open.first(where: { property.arguments[$0].words.contains(word) })
        else {
          reportUnknown(
            entry.key,
            "'\(property.name)' takes no '\(word)'",
            among: open.flatMap { property.arguments[$0].words },
            at: "\(path).set.\(property.name)",
            rule: "unknown-keyword"
          )
          return []
        }
        var inner = words
        inner[index] = word
        return variants(entry.value, of: property, words: inner)
      }
    }
    guard let value = settingValue(node, of: property) else { return [] }
    let arguments = property.arguments.indices.map { words[$0] ?? property.arguments[$0].initial }
    return [SettingAssignment.Variant(arguments: arguments, value: value)]
  }

  /// Whether a mapping is a value, and not one for each of some arguments.
  private func hasOwnKeys(_ node: YAMLNode, of property: LegacyProperty) -> Bool {
    let keys = node.entries.map(\.key.text)
    switch property.type {
    case .textAttributes: return keys.contains { LegacyTextAttribute.named($0) != nil }
    case .value(let type): return keys.contains { ValueKeys.keys(of: type).contains($0) }
    }
  }

  private mutating func settingValue(
    _ node: YAMLNode,
    of property: LegacyProperty
  ) -> SettingValue? {
    let place = "\(path).set.\(property.name)"
    switch property.type {
    case .value(let type):
      if property.isImage, node.kind == .scalar, node.style == .plain, node.text == "empty" {
        return .emptyImage
      }
      let expectation = ValueExpectation(
        type,
        allowsNone: property.isOptional,
        allowsUnset: false,
        property: place
      )
      return value(node, as: expectation).map(SettingValue.value)
    case .textAttributes: return textAttributes(node, at: place)
    }
  }

  private mutating func textAttributes(_ node: YAMLNode, at place: String) -> SettingValue? {
    if node.kind == .scalar, node.style == .plain, node.text == "none" {
      return .textAttributes(nil)
    }
    guard node.kind == .mapping else {
      report(
        "wrong-value-type",
        "expected text attributes",
        at: node.range,
        help: ["write a mapping such as '{ color: label, font: headline }'"],
        property: place
      )
      return nil
    }
    var attributes: [SettingValue.TextAttribute] = []
    for entry in node.entries {
      guard let attribute = LegacyTextAttribute.named(entry.key.text) else {
        reportUnknown(
          entry.key,
          "there is no text attribute '\(entry.key.text)'",
          among: LegacyTextAttribute.all.flatMap { [$0.property.name, $0.key] },
          at: place,
          rule: "unknown-property"
        )
        continue
      }
      let expectation = ValueExpectation(
        attribute.property.type,
        allowsUnset: false,
        property: "\(place).\(attribute.property.name)"
      )
      if let value = value(entry.value, as: expectation) {
        attributes.append(.init(attribute: attribute, value: value))
      }
    }
    return .textAttributes(
      attributes.sorted { $0.attribute.property.name < $1.attribute.property.name }
    )
  }

  // MARK: Reporting

  private mutating func value(_ node: YAMLNode, as expectation: ValueExpectation) -> Value? {
    let parsed = parseValue(node, as: expectation)
    diagnostics += parsed.diagnostics
    uses += parsed.tokenUses
    return parsed.value
  }

  private mutating func reportUnknown(
    _ key: YAMLNode,
    _ message: String,
    among names: [String],
    at property: String,
    rule: String = "unknown-key"
  ) {
    let near = nearestNames(to: key.text, among: Set(names))
    diagnostics.append(
      Diagnostic(
        rule,
        .error,
        message,
        at: key.range,
        help: near.isEmpty
          ? ["there are " + names.map { "'\($0)'" }.joined(separator: ", ")]
          : Suggestion.help(for: near),
        fixIts: near.count == 1
          ? [FixIt("change to '\(near[0])'", replace: key.range, with: near[0])] : [],
        property: property
      )
    )
  }

  private mutating func report(
    _ rule: String,
    _ message: String,
    at range: SourceRange,
    help: [String],
    property: String? = nil
  ) {
    diagnostics.append(
      Diagnostic(
        rule,
        .error,
        message,
        at: range,
        help: help,
        property: property ?? "\(path).set"
      )
    )
  }
}
