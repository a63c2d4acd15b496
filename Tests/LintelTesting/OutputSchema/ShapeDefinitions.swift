import LintelSchema

@testable import LintelBackends

/// Turns shapes into schemas; equal objects share one definition.
struct ShapeDefinitions {
  /// The definitions in the order in which they were added.
  private(set) var all: [JSONMember] = []
  private var names: [ObjectShape: String] = [:]

  mutating func members(of shape: ObjectShape) -> [JSONMember] {
    shape.members.map { JSONMember($0.key, schema(of: $0.child, path: $0.key)) }
  }

  private mutating func schema(of child: ObjectShape.Child, path: String) -> JSONValue {
    switch child {
    case .value(let value): return value.schema
    case .object(let shape): return .reference(to: definition(of: shape, path: path))
    }
  }

  /// The name of the object's definition: its key, preceded by the keys above it if another object has that name.
  private mutating func definition(of shape: ObjectShape, path: String) -> String {
    if let name = names[shape] { return name }
    let steps = path.split(separator: ".")
    let candidates = steps.indices.reversed().map { steps[$0...].joined(separator: ".") }
    let taken = Set(names.values)
    let name = candidates.first { !taken.contains($0) } ?? "\(path).\(names.count)"
    names[shape] = name
    let members = shape.members.map { member in
      JSONMember(member.key, schema(of: member.child, path: "\(path).\(member.key)"))
    }
    all.append(JSONMember(name, .closedObject(members)))
    return name
  }
}

extension ValueShape {
  var schema: JSONValue {
    let also: [JSONValue] =
      (isNullable ? [["type": "null"]] : []) + (mayBeEmpty ? [["const": "empty"]] : [])
    let value = also.isEmpty ? type.schema : anyOf([type.schema] + also)
    guard slots.count > 1 else { return described(value) }
    let bySlot = JSONValue.closedObject(
      slots.map { JSONMember("\($0)", value) },
      description: "By slot, where slots differ."
    )
    return described(anyOf([value, bySlot]))
  }

  /// A schema of alternatives, with nested alternatives in the same list.
  private func anyOf(_ alternatives: [JSONValue]) -> JSONValue {
    let joined = alternatives.flatMap { alternative -> [JSONValue] in
      if case .array(let inner) = alternative["anyOf"] { inner } else { [alternative] }
    }
    return ["anyOf": .array(joined)]
  }

  private func described(_ schema: JSONValue) -> JSONValue {
    guard case .object(let members) = schema else { return schema }
    return .object(members + [JSONMember("description", .string(summary))])
  }
}

extension ValueType {
  var schema: JSONValue {
    switch self {
    case .color: .reference(to: "color")
    case .font: .reference(to: "font")
    case .image: .reference(to: "image")
    case .effect: .reference(to: "effect")
    case .offset: .reference(to: "offset")
    case .number(let range):
      .object(dropping: [
        ("type", "number"),
        ("minimum", range.minimum.map(JSONValue.number)),
        ("maximum", range.maximum.map(JSONValue.number)),
      ])
    case .boolean: ["type": "boolean"]
    case .keyword(let set): ["enum": .array(set.all.map { .string($0.uikitName) })]
    case .string: ["type": "string"]
    }
  }
}
