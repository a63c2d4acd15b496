import LintelSchema
import LintelTheme

@testable import LintelBackends

/// Turns shapes into schemas of the values in trees, where each value and each object may also be a decision, and values may use
/// tokens.
struct DecisionDefinitions {
  /// The definitions in the order in which they were added.
  private(set) var all: [JSONMember] = []
  /// The name of each definition, by its schema.
  private var names: [JSONValue: String] = [:]

  // MARK: - Decisions

  /// The schema of the decisions that several places share; call this last, because it lists all definitions.
  var shared: JSONValue {
    let kinds = all.map(\.key).filter { $0.hasPrefix("decided.") }
    return [
      "type": "object",
      "additionalProperties": ["anyOf": .array(kinds.map { .reference(to: $0) })],
      "description":
        "The decisions that several places refer to as { \"decision\": NAME }, by name.",
    ]
  }

  /// A reference to the definition of decisions between values, which is added under the name unless the same value already has one.
  mutating func decision(_ value: JSONValue, named name: String) -> JSONValue {
    if let name = names[value] { return .reference(to: name) }
    let taken = Set(names.values)
    let candidates = [name] + (2...).lazy.prefix(taken.count + 1).map { "\(name)\($0)" }
    let free = "decided." + (candidates.first { !taken.contains("decided.\($0)") } ?? name)
    names[value] = free
    let alternatives: [JSONValue] =
      if case .array(let all)? = value["anyOf"] { all } else { [value] }
    all.append(JSONMember(free, ["anyOf": .array(alternatives + Self.forms(free))]))
    return .reference(to: free)
  }

  /// The forms of a decision, one for each dimension, which lead to values, to further decisions, or to nothing.
  private static func forms(_ name: String) -> [JSONValue] {
    let next: JSONValue = ["anyOf": [.reference(to: name), .reference(to: "nothing")]]
    func branches(_ keys: String? = nil) -> JSONValue {
      guard let keys else {
        return ["type": "object", "additionalProperties": next, "minProperties": 1]
      }
      return [
        "type": "object", "patternProperties": .object([JSONMember(keys, next)]),
        "additionalProperties": false, "minProperties": 1,
      ]
    }
    let rest = JSONMember("else", next)
    // A decision that asks only whether there is a screen names no screens.
    let screens: JSONValue = ["type": "object", "additionalProperties": next]
    return [
      .closedObject(
        [JSONMember("screen", screens), JSONMember("none", next), rest],
        required: ["screen"]
      ),
      .closedObject([JSONMember("brand", branches()), rest], required: ["brand"]),
      .closedObject(
        [JSONMember("promo", ["type": "string"]), JSONMember("on", next), JSONMember("off", next)],
        required: ["promo"]
      ),
      .closedObject(
        [JSONMember("mode", ["type": "string"]), JSONMember("is", branches()), rest],
        required: ["mode", "is"]
      ),
      .closedObject(
        [JSONMember("ios", branches("^[0-9]+([.][0-9]+)?$")), rest],
        required: ["ios"]
      ),
    ]
      + DeviceTrait.allCases.map { trait in
        .closedObject(
          [JSONMember(trait.name, branches("^(\(trait.names.joined(separator: "|")))$"))],
          required: [trait.name]
        )
      }
      + [.closedObject([JSONMember("decision", ["type": "string"])], required: ["decision"])]
  }

  // MARK: - Values

  /// A reference to decisions between values of a type, or between these and `null` or an image without a pixel.
  mutating func decision(
    _ type: ValueType,
    isNullable: Bool,
    mayBeEmpty: Bool = false,
    named name: String
  ) -> JSONValue {
    var alternatives = [Self.schema(of: type)]
    if let group = type.tokens { alternatives.append(Self.token(of: group)) }
    if isNullable { alternatives.append(["type": "null"]) }
    if mayBeEmpty { alternatives.append(["const": "empty"]) }
    let value: JSONValue =
      alternatives.count == 1 ? alternatives[0] : ["anyOf": .array(alternatives)]
    let suffix = (isNullable ? "OrNull" : "") + (mayBeEmpty ? "OrEmpty" : "")
    return decision(value, named: type.definitionName(or: name) + suffix)
  }

  private static func token(of group: String) -> JSONValue {
    .closedObject(
      [JSONMember("token", ["type": "string", "pattern": .string("^\(group)[.]")])],
      required: ["token"]
    )
  }

  /// The schema of a value of a type, without tokens.
  private static func schema(of type: ValueType) -> JSONValue {
    switch type {
    case .color: .reference(to: "tree.color")
    case .image: .reference(to: "tree.image")
    case .font: .reference(to: "tree.font")
    case .effect, .offset, .number, .boolean, .keyword, .string: type.schema
    }
  }

  static func valueDefinitions(_ all: [JSONMember]) -> [JSONMember] {
    let names = ["color", "plainColor", "colorByAppearance", "colorFunction", "image", "font"]
    return all.filter { names.contains($0.key) }.map { definition in
      var schema = names.reduce(definition.value) { schema, name in
        schema.replacing(
          .string("#/$defs/\(name)"),
          with: .string("#/$defs/tree.\(name)")
        )
      }
      if definition.key == "plainColor", case .array(let forms)? = schema["anyOf"] {
        schema = ["anyOf": .array(forms + [tokenColor])]
      }
      if definition.key == "font" {
        schema = fontSchema(base: token(of: TokenGroup.fonts.rawValue)) {
          ["anyOf": [$0, token(of: $1.rawValue)]]
        }
      }
      return JSONMember("tree.\(definition.key)", schema)
    }
  }

  /// The schema of a reference to a color token, optionally with another alpha.
  private static let tokenColor = JSONValue.closedObject(
    [
      JSONMember("token", ["type": "string", "pattern": "^colors[.]"]),
      JSONMember("alpha", .reference(to: "ratio")),
    ],
    required: ["token"],
    description: "A color of the theme's tokens."
  )

  // MARK: - Objects

  /// The schemas of an object's members; in a tab bar, item layouts and states may share members.
  mutating func members(of shape: ObjectShape, isTabBar: Bool = false) -> [JSONMember] {
    var members: [JSONMember] = []
    for member in shape.members where member.key != "doneButtonAppearance" {
      members.append(JSONMember(member.key, schema(of: member, in: shape, isItem: isTabBar)))
    }
    let layout = ItemLayout.stacked.uikitName
    if isTabBar, let first = members.first(where: { $0.key == layout }) {
      members.append(JSONMember(ObjectWriter.allLayouts, first.value))
    }
    return members
  }

  static let part = JSONMember(
    "tree.part",
    .closedObject(
      [JSONMember("as", ["type": "string"])],
      required: ["as"],
      description: "The values of another part of the same object, by its name."
    )
  )

  /// The schema of one member, which may refer to another part of the same object.
  private mutating func schema(
    of member: ObjectShape.Member,
    in whole: ObjectShape,
    isItem: Bool
  ) -> JSONValue {
    let key = member.key
    let isPart = whole.members.contains { $0.key != key && $0.child == member.child }
    switch member.child {
    case .value(let value):
      let decided = decision(
        value.type,
        isNullable: value.isNullable,
        mayBeEmpty: value.mayBeEmpty,
        named: key
      )
      guard value.slots.count > 1 else {
        return described(decided, value.summary)
      }
      let bySlot = JSONValue.closedObject(
        value.slots.map { JSONMember("\($0)", decided) },
        description: "By slot, where slots differ."
      )
      let name = value.type.definitionName(or: key) + "BySlot"
      return described(decision(["anyOf": [decided, bySlot]], named: name), value.summary)
    case .object(let shape):
      var inner: [JSONMember] = []
      for member in shape.members {
        inner.append(JSONMember(member.key, schema(of: member, in: shape, isItem: false)))
      }
      let isLayout = isItem && key.hasSuffix("LayoutAppearance")
      if isLayout, let first = inner.first {
        inner.append(JSONMember(ObjectWriter.allStates, first.value))
      }
      let object = JSONValue.closedObject(inner)
      return decision(
        isPart ? ["anyOf": [object, .reference(to: Self.part.key)]] : object,
        named: key
      )
    }
  }

  private func described(_ schema: JSONValue, _ summary: String) -> JSONValue {
    guard case .object(let members) = schema else { return schema }
    return .object(members + [JSONMember("description", .string(summary))])
  }
}

extension ValueType {
  /// The group of the tokens that can be whole values of the type; colors use tokens inside of other colors, too.
  fileprivate var tokens: String? {
    switch self {
    case .font: "fonts"
    case .image: "images"
    case .effect: "effects"
    case .offset: "offsets"
    case .number: "numbers"
    case .string: "strings"
    case .color, .boolean, .keyword: nil
    }
  }

  /// The name of the definition of the type's values, or the given name if the type has more than one kind.
  fileprivate func definitionName(or name: String) -> String {
    switch self {
    case .color: "color"
    case .font: "font"
    case .image: "image"
    case .effect: "effect"
    case .offset: "offset"
    case .boolean: "boolean"
    case .string: "string"
    case .number, .keyword: name
    }
  }
}
