import LintelSchema

/// The definitions of what proxies are set to, one for each class of the table.
func proxyDefinitions() -> [JSONMember] {
  let classes = LegacyClass.all
  return [
    JSONMember(
      "proxyContexts",
      .closedObject(
        boxMembers + [
          JSONMember(
            "objects",
            [
              "type": "array",
              "items": [
                "oneOf": .array(classes.map { .reference(to: "proxy\($0.name)") })
              ],
              "description": "The proxies that are set, a weaker one before a stronger one.",
            ]
          )
        ],
        required: ["brands", "promos", "ios", "idioms", "objects"],
        description:
          "A box of contexts in which proxies are set alike; the boxes are disjoint and complete."
      )
    ),
    JSONMember("proxyTraits", traitsSchema()),
    JSONMember("proxyTextAttributes", textAttributesSchema()),
  ] + classes.map { JSONMember("proxy\($0.name)", schema(of: $0)) }
}

private func schema(of owner: LegacyClass) -> JSONValue {
  .closedObject(
    [
      JSONMember("class", ["const": .string(owner.name)]),
      JSONMember(
        "containedIn",
        [
          "type": "array", "items": ["type": "string"], "minItems": 1,
          "description": "Types of the containers, the innermost first.",
        ]
      ),
      JSONMember("traits", .reference(to: "proxyTraits")),
      JSONMember(
        "set",
        .closedObject(
          owner.properties.filter(\.isProxyable).map { property in
            JSONMember(property.name, schema(of: property, property.arguments[...]))
          },
          description: "By property, then by each additional argument of the setter."
        )
      ),
    ],
    required: ["class", "set"]
  )
}

/// A value, below a key for each argument; an argument that UIKit may let out has no key there.
private func schema(
  of property: LegacyProperty,
  _ arguments: ArraySlice<LegacyArgument>
) -> JSONValue {
  guard let argument = arguments.first else { return valueSchema(of: property) }
  let inner = schema(of: property, arguments.dropFirst())
  var members = argument.words.map { JSONMember($0, inner) }
  if argument.initial.isEmpty, case .object(let others) = inner["properties"] { members += others }
  return .closedObject(members)
}

private func valueSchema(of property: LegacyProperty) -> JSONValue {
  let also: [JSONValue] =
    (property.isOptional ? [["type": "null"]] : [])
    + (property.isImage ? [["const": "empty"]] : [])
  let value: JSONValue =
    switch property.type {
    case .value(let type): type.schema
    case .textAttributes: .reference(to: "proxyTextAttributes")
    }
  return also.isEmpty ? value : ["anyOf": .array([value] + also)]
}

private func traitsSchema() -> JSONValue {
  .closedObject(
    TraitName.all.map { JSONMember($0.name, $0.type.schema) },
    description: "The traits that the proxy is for."
  )
}

private func textAttributesSchema() -> JSONValue {
  .closedObject(
    LegacyTextAttribute.all.map { JSONMember($0.key, $0.property.type.schema) },
    description: "All of the text's attributes: UIKit merges them with no others."
  )
}
