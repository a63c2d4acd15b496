import LintelDiagnostics
import LintelSchema
import LintelSyntax

/// Reads the keys under `set:` and `traits:` of a proxy or an instance, in UIKit's own names.
struct SettingReader {
  /// The path of the list and the index in it, such as `proxies[0]`.
  let path: String
  private(set) var diagnostics: [Diagnostic] = []
  /// The tokens in the values that were read since the latest call of `assignment` began.
  private(set) var uses: [TokenUse] = []

  // MARK: Classes

  /// Returns the class with a name, or reports an error that suggests similar names.
  mutating func legacyClass(_ name: Theme.InstanceSetting.Name) -> LegacyClass? {
    if let known = LegacyClass.named(name.text) { return known }
    let names = LegacyClass.all.map(\.name)
    // This class isn't a misspelled bar button item.
    let isOther = name.text == "UIButton"
    let near =
      (isOther ? [] : nil) ?? nameAbbreviated(as: name.text, among: names).map { [$0] }
      ?? nearestNames(to: name.text, among: names)
    let message = "'\(name.text)' isn't a UIKit bar or bar item"
    let all = "the classes are " + names.map { "'\($0)'" }.joined(separator: ", ")
    return diagnostics.reject(
      .near(near, "unknown-class", message, at: name.range, or: all, property: path)
    )
  }

  // MARK: Traits

  /// Reads `traits:`, and reports unknown traits and invalid values.
  mutating func traits(_ entries: some Sequence<YAMLEntry>) -> ProxyTraits {
    var traits: [ProxyTraits.Trait] = []
    for entry in entries {
      guard let name = TraitName.named(entry.key.text) else {
        if reportMistake(entry, at: .trait, { TraitName.named($0) != nil }) { continue }
        reportUnknown(
          entry.key,
          "UIKit has no trait '\(entry.key.text)'",
          among: TraitName.all.map(\.name),
          at: "\(path).traits"
        )
        continue
      }
      let property = "\(path).traits.\(name.name)"
      let expectation = ValueExpectation(name.type, allowsUnset: false, property: property)
      if let value = value(entry.value, as: expectation) {
        traits.append(.init(name: name.name, value: value, range: entry.key.range))
      }
    }
    return ProxyTraits(traits)
  }

  // MARK: Properties

  /// Returns the assignment of an entry of `set:`, with the tokens that its value uses.
  mutating func assignment(
    _ entry: YAMLEntry,
    of owner: LegacyClass
  ) -> (assignment: SettingAssignment, uses: [TokenUse])? {
    uses = []
    let name = Self.propertyName(entry.key.text)
    guard let property = owner[name] else {
      if !reportMistake(entry, at: .assignment, rule: "unknown-property", { owner[$0] != nil }) {
        reportUnknownProperty(entry.key, name, of: owner)
      }
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

  /// Returns the name of a setter's property, such as `titleTextAttributes` for `setTitleTextAttributes(_:for:)`.
  static func propertyName(_ written: String) -> String {
    let name = written.prefix { $0 != "(" }
    guard name.hasPrefix("set"), let first = name.dropFirst(3).first, first.isUppercase else {
      return String(name)
    }
    return first.lowercased() + name.dropFirst(4)
  }

  /// Reports a property that a class doesn't have, and suggests similar names or the theme's own property.
  private mutating func reportUnknownProperty(
    _ key: YAMLNode,
    _ name: String,
    of owner: LegacyClass
  ) {
    if let slot = AppearanceSlot.allCases.first(where: { $0.uikitName == name }) {
      let bar = owner.bars.first?.rawValue ?? "navigationBar"
      diagnostics.append(
        "unknown-property",
        "a proxy can't set '\(name)', because the theme sets it",
        at: key.range,
        help: ["write its properties under '\(bar): { \(slot): … }'"],
        property: "\(path).set"
      )
    } else if name.hasPrefix("backButton"), owner.name == "UIBarButtonItem" {
      diagnostics.append(
        "unknown-property",
        "UIKit has no '\(name)', because a back button is a bar button item",
        at: key.range,
        help: ["style its text in the theme: 'navigationBar: { backButton: { color: … } }'"],
        property: "\(path).set"
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

  /// Reads one value, or a value for each state, position, or metrics, where `words` has `nil` for arguments that the mapping names.
  private mutating func variants(
    _ node: YAMLNode,
    of property: LegacyProperty,
    words: [String?]
  ) -> [SettingAssignment.Variant] {
    let open = property.arguments.indices.filter { words[$0] == nil }
    if node.kind == .mapping, !node.entries.isEmpty, !open.isEmpty, !hasOwnKeys(node, of: property)
    {
      return node.entries.flatMap { entry -> [SettingAssignment.Variant] in
        let word = entry.key.text
        guard let index = open.first(where: { property.arguments[$0].words.contains(word) }) else {
          reportUnknown(
            entry.key,
            "'\(property.name)' doesn't accept '\(word)'",
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
    guard let value = value(node, of: property) else { return [] }
    let arguments = property.arguments.indices.map { words[$0] ?? property.arguments[$0].initial }
    return [SettingAssignment.Variant(arguments: arguments, value: value)]
  }

  /// Returns whether a mapping is itself a value instead of a mapping from arguments to values.
  private func hasOwnKeys(_ node: YAMLNode, of property: LegacyProperty) -> Bool {
    let keys = node.entries.map(\.key.text)
    switch property.type {
    case .textAttributes: return keys.contains { LegacyTextAttribute.named($0) != nil }
    case .value(let type): return keys.contains { ValueKeys.keys(of: type).contains($0) }
    }
  }

  /// Reads a value of a property's type, or reports an invalid one and returns `nil`.
  private mutating func value(_ node: YAMLNode, of property: LegacyProperty) -> SettingValue? {
    let place = "\(path).set.\(property.name)"
    switch property.type {
    case .value(let type):
      if property.isImage, node.kind == .scalar, node.style == .plain, node.text == "empty" {
        return .emptyImage
      }
      var expectation = ValueExpectation(type, allowsUnset: false, property: place)
      expectation.allowsNone = property.isOptional
      if property.isImage { expectation.additionalWords = ["empty"] }
      return value(node, as: expectation).map(SettingValue.value)
    case .textAttributes: return textAttributes(node, at: place)
    }
  }

  /// Reads a mapping of text attributes, or `none`.
  private mutating func textAttributes(_ node: YAMLNode, at place: String) -> SettingValue? {
    if node.kind == .scalar, node.style == .plain, node.text == "none" {
      return .textAttributes(nil)
    }
    guard node.kind == .mapping else {
      if reportAttribute(node, at: place) { return nil }
      let isWord = node.kind == .scalar && node.style == .plain
      let near = isWord ? nearestNames(to: node.text, among: ["none"]) : []
      let (rule, message) = ("wrong-value-type", "expected a mapping of text attributes")
      let other = "write a mapping such as '{ color: label, font: headline }'"
      return diagnostics.reject(
        .near(near, rule, message, at: node.range, or: other, property: place)
      )
    }
    var attributes: [SettingValue.TextAttribute] = []
    for entry in node.entries {
      guard let attribute = LegacyTextAttribute.named(entry.key.text) else {
        let rule = "unknown-property"
        func exists(_ name: String) -> Bool { LegacyTextAttribute.named(name) != nil }
        if reportMistake(entry, at: .textAttribute, rule: rule, exists) { continue }
        reportUnknown(
          entry.key,
          "there is no text attribute '\(entry.key.text)'",
          among: LegacyTextAttribute.all.flatMap { [$0.property.name, $0.key] },
          at: place,
          rule: rule
        )
        continue
      }
      let (type, path) = (attribute.property.type, "\(place).\(attribute.property.name)")
      let expectation = ValueExpectation(type, allowsUnset: false, property: path)
      if let value = value(entry.value, as: expectation) {
        attributes.append(.init(attribute: attribute, value: value))
      }
    }
    attributes.sort { $0.attribute.property.name < $1.attribute.property.name }
    return .textAttributes(attributes)
  }

  // MARK: Reporting

  private mutating func reportMistake(
    _ entry: YAMLEntry,
    at place: KeyPlaces,
    rule: String = "unknown-key",
    _ exists: (String) -> Bool
  ) -> Bool {
    guard let (_, finding) = entry.mistake(at: place, rule: rule, of: path, exists: exists)
    else { return false }
    diagnostics.append(finding)
    return true
  }

  /// Reports a color or a font that is written instead of a mapping of text attributes, and returns whether it is one.
  private mutating func reportAttribute(_ node: YAMLNode, at place: String) -> Bool {
    guard let written = node.inlineText else { return false }
    for (key, type) in [("color", ValueType.color), ("font", .font)] {
      let parsed = parseValue(node, as: ValueExpectation(type, allowsNone: false, property: place))
      guard parsed.value != nil, parsed.diagnostics.isEmpty else { continue }
      let (meant, rule) = ("{ \(key): \(written) }", "wrong-value-type")
      let message =
        "'\(node.text)' is \(type.noun), but among text attributes it needs its key, '\(key)'"
      diagnostics.append(.meaning(meant, rule, message, at: node.range, property: place))
      return true
    }
    return false
  }

  /// Parses a value, and adds its findings and the tokens that it uses.
  private mutating func value(_ node: YAMLNode, as expectation: ValueExpectation) -> Value? {
    let parsed = parseValue(node, as: expectation)
    diagnostics += parsed.diagnostics
    uses += parsed.tokenUses
    return parsed.value
  }

  /// Reports a name that isn't valid, with similar valid names.
  private mutating func reportUnknown(
    _ key: YAMLNode,
    _ message: String,
    among names: [String],
    at property: String,
    rule: String = "unknown-key"
  ) {
    let near = nearestNames(to: key.text, among: Set(names))
    let all = "there are " + names.map { "'\($0)'" }.joined(separator: ", ")
    diagnostics.append(.near(near, rule, message, at: key.range, or: all, property: property))
  }
}
