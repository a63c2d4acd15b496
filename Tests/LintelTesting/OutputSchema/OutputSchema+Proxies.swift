import LintelSchema

@testable import LintelBackends

/// The definitions of the values that proxies get, one for each class of the table.
func proxyDefinitions(_ decisions: inout DecisionDefinitions) -> [JSONMember] {
  let classes = LegacyClass.all
  var owners: [JSONMember] = []
  for owner in classes {
    owners.append(JSONMember("proxy\(owner.name)", schema(of: owner, &decisions)))
  }
  return [
    JSONMember("tree.proxy", ["oneOf": .array(owners.map { .reference(to: $0.key) })]),
    JSONMember("proxyTraits", traitsSchema()),
  ] + owners
}

private func schema(of owner: LegacyClass, _ decisions: inout DecisionDefinitions) -> JSONValue {
  var properties: [JSONMember] = []
  for property in owner.properties where property.isProxyable {
    let value = valueSchema(of: property, &decisions)
    properties.append(JSONMember(property.name, schema(of: value, by: property.arguments[...])))
  }
  return .closedObject(
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
          properties,
          description:
            "By property, then by each additional argument of the setter; what a decision leaves out isn't set."
        )
      ),
    ],
    required: ["class", "set"]
  )
}

/// The schema of a value that is nested in a key for each argument; an argument that UIKit lets callers omit has no key if omitted.
private func schema(of value: JSONValue, by arguments: ArraySlice<LegacyArgument>) -> JSONValue {
  guard let argument = arguments.first else { return value }
  let inner = schema(of: value, by: arguments.dropFirst())
  var members = argument.words.map { JSONMember($0, inner) }
  if argument.initial.isEmpty, case .object(let others) = inner["properties"] { members += others }
  return .closedObject(members)
}

private func valueSchema(
  of property: LegacyProperty,
  _ decisions: inout DecisionDefinitions
) -> JSONValue {
  switch property.type {
  case .value(let type):
    decisions.decision(
      type,
      isNullable: property.isOptional,
      mayBeEmpty: property.isImage,
      named: property.name
    )
  case .textAttributes: textAttributesSchema(&decisions)
  }
}

private func traitsSchema() -> JSONValue {
  .closedObject(
    TraitName.all.map { JSONMember($0.name, $0.type.schema) },
    description: "The traits that the proxy is for."
  )
}

private func textAttributesSchema(_ decisions: inout DecisionDefinitions) -> JSONValue {
  var members: [JSONMember] = []
  for attribute in LegacyTextAttribute.all {
    let type = attribute.property.type
    members.append(
      JSONMember(
        attribute.key,
        decisions.decision(type, isNullable: false, named: attribute.key)
      )
    )
  }
  let attributes = JSONValue.closedObject(
    members,
    description: "All of the text's attributes: UIKit merges them with no others."
  )
  return decisions.decision(
    ["anyOf": [attributes, ["type": "null"]]],
    named: "proxyTextAttributes"
  )
}
