import LintelSchema

/// The schemas of proxies and instances, which use UIKit's names.
struct SettingSchemas {
  let types: [String]

  func definitions() -> [JSONMember] {
    let byClass = LegacyClass.all.map { owner in
      JSONMember("uikit.\(owner.name)", Self.properties(of: owner))
    }
    let byProperty = LegacyClass.all.flatMap { owner in
      owner.properties.flatMap { Self.variants(of: $0, named: "uikit.\(owner.name).\($0.name)") }
    }
    let attributes = LegacyTextAttribute.all.flatMap { attribute in
      Set([attribute.property.name, attribute.key]).sorted().map {
        JSONMember($0, ValueSchemas.schema(of: attribute.property.type))
      }
    }
    return [
      JSONMember("settings", .list(of: setting)),
      JSONMember("uikit.textAttributes", .closedObject(attributes)),
      JSONMember("uikit.traits", Self.traits),
    ] + byClass + byProperty
  }

  private var setting: JSONValue {
    let classes = LegacyClass.all.map(\.name)
    let container: JSONValue = .anyOf([.words(types + classes), ["type": "string"]])
    let own: JSONValue = .closed(
      [
        (
          "class",
          [
            "description": "UIKit's class, such as UINavigationBar.", "enum": .strings(classes),
          ]
        ),
        (
          "containedIn",
          [
            "anyOf": [container, .list(of: container)],
            "description": "The containers' types, innermost first.",
          ]
        ),
        ("traits", .definition("uikit.traits")),
        ("set", ["type": "object", "description": "UIKit's own property names and values."]),
      ],
      required: ["class"]
    )
    let choices = classes.map { name -> JSONValue in
      [
        "if": ["properties": ["class": ["const": .string(name)]]],
        "then": ["properties": ["set": .definition("uikit.\(name)")]],
      ]
    }
    return ["allOf": .array([own] + choices)]
  }

  private static var traits: JSONValue {
    .closedObject(
      TraitName.all.map { JSONMember($0.name, ValueSchemas.schema(of: $0.type)) },
      description: "The traits for which a proxy applies."
    )
  }

  /// Returns the schema of a class's properties; names of setters are valid, too.
  private static func properties(of owner: LegacyClass) -> JSONValue {
    let members = owner.properties.map { property in
      JSONMember(
        property.name,
        property.arguments.isEmpty
          ? value(of: property) : .definition("uikit.\(owner.name).\(property.name)")
      )
    }
    return ["type": "object", "properties": .object(members)]
  }

  /// Returns the definitions of a value, or of values by words such as `highlighted` and `compact`, each with the arguments that remain.
  private static func variants(of property: LegacyProperty, named name: String) -> [JSONMember] {
    let all = Array(property.arguments.indices)
    func definition(_ open: [Int]) -> String {
      open == all ? name : open.reduce(name) { "\($0).\(property.arguments[$1].uikitType)" }
    }
    var members: [JSONMember] = []
    var left = all.isEmpty ? [] : [all]
    while let open = left.popLast() {
      let words = open.flatMap { index -> [JSONMember] in
        let inner = open.filter { $0 != index }
        if !inner.isEmpty, !left.contains(inner) { left.append(inner) }
        let content = inner.isEmpty ? value(of: property) : .definition(definition(inner))
        return property.arguments[index].words.map { JSONMember($0, content) }
      }
      guard !members.contains(where: { $0.key == definition(open) }) else { continue }
      members.append(
        JSONMember(definition(open), .anyOf([value(of: property), .closedObject(words)]))
      )
    }
    return members
  }

  private static func value(of property: LegacyProperty) -> JSONValue {
    let words = (property.isOptional ? ["none"] : []) + (property.isImage ? ["empty"] : [])
    let value: JSONValue =
      switch property.type {
      case .value(let type): ValueSchemas.schema(of: type)
      case .textAttributes: .definition("uikit.textAttributes")
      }
    return .anyOf([value] + (words.isEmpty ? [] : [.words(words)]))
  }
}
