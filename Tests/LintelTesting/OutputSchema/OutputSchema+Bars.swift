import LintelAppearance
import LintelSchema
import LintelTheme

@testable import LintelBackends

/// The definitions of a bar in a tree: its values, and the objects of its slots.
func treeBarDefinitions(
  _ bar: BarKind,
  _ shapes: OutputShapes,
  _ decisions: inout DecisionDefinitions
) -> [JSONMember] {
  let members = decisions.members(
    of: shapes.appearances[bar] ?? ObjectShape(),
    isTabBar: bar == .tabBar
  ).filter { $0.key != "configure" }
  let presets = BackgroundPreset.allCases.map { JSONValue.string($0.keyword.uikitName) }
  let configure = decisions.decision(["enum": .array(presets)], named: "configure")
  let values = decisions.members(of: shapes.bars[bar] ?? ObjectShape())
  let object = "tree.\(bar.appearanceClass)"
  let slot = decisions.decision(
    ["anyOf": [.reference(to: object), .reference(to: "\(object).reference")]],
    named: bar.appearanceClass
  )
  return [
    JSONMember(
      object,
      .closedObject(
        [JSONMember("configure", configure)] + members,
        required: ["configure"],
        description: """
          An appearance object, together with what all objects of the bar have in common: a property without a key is left as \
          the configure call makes it.
          """
      )
    ),
    JSONMember("\(object).common", .closedObject(members)),
    JSONMember("\(object).reference", referenceSchema(bar)),
    JSONMember(
      "tree.\(bar.uikitClass)",
      .closedObject(
        [
          JSONMember("common", .reference(to: "\(object).common")),
          JSONMember(
            "objects",
            .closedObject(
              bar.slots.map { JSONMember($0.uikitName, .reference(to: object)) },
              description:
                "Objects that several contexts or slots refer to, by the slots that they are made for."
            )
          ),
        ]
          + bar.slots.map { JSONMember($0.uikitName, slot) }
          + values,
        description:
          "What to assign to the bar, or for a screen to its item; a slot without a key is left nil."
      )
    ),
  ]
}

private func referenceSchema(_ bar: BarKind) -> JSONValue {
  let names = bar.slots.map(\.uikitName) + ["initial"]
  return .closedObject(
    [
      JSONMember("as", ["enum": .array(names.map(JSONValue.string))]),
      JSONMember("configure", ["const": "transparentBackground"]),
    ],
    required: ["as"],
    description: """
      The object that is made for a slot, or one as a new bar has it; with 'configure' without what it has of background and \
      shadow.
      """
  )
}

/// The schema of the values for systems before iOS 13.
func legacySchema(_ shapes: OutputShapes, _ decisions: inout DecisionDefinitions) -> JSONValue {
  var members: [JSONMember] = []
  for bar in BarKind.allCases {
    let own = decisions.members(of: shapes.legacy[bar] ?? ObjectShape())
    members.append(JSONMember(bar.rawValue, .closedObject(own)))
  }
  members.append(JSONMember("settings", .reference(to: "tree.settings")))
  return .closedObject(
    members,
    description: """
      What to set on bars and their items before iOS 13, where UIKit has no appearance objects; 'empty' is an image without a pixel.
      """
  )
}

/// The schema of the tokens by group and name.
func tokensSchema(_ decisions: inout DecisionDefinitions) -> JSONValue {
  var members: [JSONMember] = []
  for group in TokenGroup.allCases {
    let value = decisions.decision(group.valueType, isNullable: true, named: group.rawValue)
    members.append(
      JSONMember(group.rawValue, ["type": "object", "additionalProperties": value])
    )
  }
  return .closedObject(members, description: "Values with names, which others refer to.")
}

/// The schema of a push and its transition.
func transitionSchema(_ decisions: inout DecisionDefinitions) -> JSONValue {
  let schemes = TransitionScheme.allCases.map { JSONValue.string($0.rawValue) }
  return .closedObject(
    [
      JSONMember("from", ["type": "string"]),
      JSONMember("to", ["type": "string"]),
      JSONMember("scheme", decisions.decision(["enum": .array(schemes)], named: "scheme")),
    ],
    required: ["from", "to", "scheme"],
    description:
      "How the bar changes on a push from one screen to another, and on the way back; from iOS 13 on."
  )
}
