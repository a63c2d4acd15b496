import LintelBackends

/// Looks up places in the JSON Schema of themes, which describes what can be written where.
struct SchemaWalk: Sendable {
  /// The step of a path that means the elements of a list.
  static let element = "[]"

  /// Returns the step that means the elements of a list that are about one of UIKit's classes.
  static func element(ofClass name: String) -> String { "[\(name)]" }

  /// The limit of references to follow, for schemas that refer to themselves.
  private static let maximumDepth = 24

  private let file: JSONValue
  private let definitions: [String: JSONValue]

  init(_ schema: JSONValue) {
    file = ["$ref": "#/definitions/file"]
    let members = schema["definitions"]?.members ?? []
    definitions = Dictionary(members.map { ($0.key, $0.value) }) { _, last in last }
  }

  /// Returns every schema, including referenced ones, that the content at a path must or can satisfy, or none if the path is wrong.
  func places(at path: [String]) -> [JSONValue] {
    path.reduce(expanded(file, 0)) { schemas, key in
      let found = places(below: schemas, at: key)
      guard found.isEmpty, key.contains("."), !key.hasPrefix("when ") else { return found }
      // A dotted key is several keys.
      return key.split(separator: ".").map(String.init).reduce(schemas) {
        places(below: $0, at: $1)
      }
    }
  }

  private func places(below schemas: [JSONValue], at key: String) -> [JSONValue] {
    // If a schema declares the key itself, the key isn't one of the names that can be anything.
    let naming = schemas.filter { $0.at("properties", key) != nil }
    return (naming.isEmpty ? schemas : naming)
      .flatMap { step(key, from: $0).flatMap { expanded($0, 0) } }
  }

  /// Returns a schema and those that it consists of or chooses from.
  private func expanded(_ schema: JSONValue, _ depth: Int) -> [JSONValue] {
    guard depth < Self.maximumDepth else { return [] }
    var result = [schema]
    if let name = schema["$ref"]?.text?.split(separator: "/").last.map(String.init),
      let definition = definitions[name]
    {
      result += expanded(definition, depth + 1)
    }
    for key in ["allOf", "anyOf"] {
      for part in schema[key]?.array ?? [] { result += expanded(part, depth + 1) }
    }
    return result
  }

  /// Returns the schemas that apply to elements about one of UIKit's classes.
  private func elements(of schema: JSONValue, _ step: String) -> [JSONValue] {
    guard let items = schema["items"] else { return [] }
    let chosen = expanded(items, 0).filter { choice in
      choice.at("if", "properties", "class", "const")?.text.map(Self.element(ofClass:)) == step
    }
    return [items] + chosen.compactMap { $0["then"] }
  }

  /// Returns the schemas of the content below a key.
  private func step(_ key: String, from schema: JSONValue) -> [JSONValue] {
    if key.hasPrefix("[") { return elements(of: schema, key) }
    if let own = schema.at("properties", key) { return [own] }
    let found = (schema["patternProperties"]?.members ?? []).filter { pattern in
      // A name that isn't declared yet is completed like a pattern.
      pattern.key == "^when " ? key.hasPrefix("when ") : pattern.key == "\\*"
    }
    if !found.isEmpty { return found.map(\.value) }
    if case .object(let members) = schema["additionalProperties"] ?? .null {
      return [.object(members)]
    }
    return []
  }
}

/// The suggestions of a schema.
extension JSONValue {
  /// Whether a schema allows a mapping with some keys.
  func admits(_ keys: Set<String>) -> Bool {
    guard self["additionalProperties"] == .boolean(false),
      case .object(let own) = self["properties"] ?? .null
    else { return true }
    let names = Set(own.map(\.key))
    return keys.allSatisfy { key in
      let first = key.split(separator: ".").first.map(String.init) ?? key
      return names.contains(key) || names.contains(first) || key.hasPrefix("when ")
    }
  }

  /// Whether a mapping has keys that begin with a key and a dot.
  func dots(after key: String) -> Bool {
    let own = (self["properties"]?.members ?? []).filter(\.value.isStep).map(\.key)
    let patterns = (self["patternProperties"]?.members ?? [])
      .map { $0.key.replacing("\\", with: "") }
    return own.contains { $0.hasPrefix(key + ".") }
      || patterns.contains { $0.hasPrefix("^" + key + ".") }
  }

  /// Whether the schema is that of a key that a path with dots can contain, unlike the keys of a value and names.
  var isStep: Bool {
    self["description"] != nil && (self["allOf"] ?? self["anyOf"]) != nil
      || self["$ref"]?.text?.hasPrefix("#/definitions/tokens.") ?? false
  }

  var offeredKeys: [JSONMember] {
    let names = (self.at("propertyNames", "enum")?.array ?? []).compactMap(\.text)
    return (self["properties"]?.members ?? []) + names.map { JSONMember($0, .null) }
  }

  /// The single values, as written in a theme.
  var offeredValues: [String] {
    var values = (self["enum"]?.array ?? []).compactMap(\.text)
    switch self["const"] {
    case .string(let text): values.append(text)
    case .number(let number): values.append(TokenValues.number(number))
    case .boolean(let value): values.append(value ? "true" : "false")
    case .null, .array, .object, nil: break
    }
    if self["type"]?.text == "boolean" { values += ["true", "false"] }
    return values
  }
}
