import Foundation
import LintelBackends
import LintelSchema
import LintelTesting
import Testing

@Suite("The schema of the JSON output")
struct OutputSchemaTests {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "lintel.appearance-tree.schema.json")

  @Test("The published file matches the property table; UPDATE_GOLDENS=1 rewrites it")
  func publishedFile() throws {
    let expected = outputSchema().text()
    let published = try? String(contentsOf: Self.file, encoding: .utf8)
    if published != expected, ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
      try expected.write(to: Self.file, atomically: true, encoding: .utf8)
    }
    let difference = expected.split(separator: "\n").difference(
      from: (published ?? "").split(separator: "\n")
    )
    #expect(published == expected, "\(difference.count) lines differ: \(difference.first ?? nil)")
  }

  @Test("The schema has a place for every leaf that outputs set")
  func everyLeaf() {
    #expect(Schema.standard.leaves.count > 100)
    for leaf in Schema.standard.leaves {
      let places = places(of: leaf)
      for place in places {
        #expect(Self.isProperty(place.path[...], of: place.definition), "\(leaf.path): \(place)")
      }
      #expect(places.isEmpty == [.slot, .fact].contains(leaf.property.destination), "\(leaf.path)")
    }
  }

  @Test("Every reference has a definition, and every definition is used")
  func references() {
    let schema = outputSchema()
    let references = Set(Self.references(in: schema))
    guard case .object(let definitions) = schema["$defs"] else { return #expect(Bool(false)) }
    #expect(references == Set(definitions.map { "#/$defs/\($0.key)" }))
    #expect(Set(definitions.map(\.key)).count == definitions.count)
  }

  @Test("Every object is closed")
  func closedObjects() {
    let open = Self.objects(in: outputSchema()).filter { $0["additionalProperties"] != false }
    // The keys of extended brands, tokens, and decisions are the theme's own names.
    #expect(!open.isEmpty)
    for schema in open {
      let others = schema["additionalProperties"]
      let isDecision = others?["$ref"] != nil || others?["anyOf"] != nil
      let isName = others == ["type": "string"] || others?["items"] == ["type": "string"]
      #expect(isDecision || isName, "\(schema.text(.compact))")
    }
  }

  private func places(of leaf: Leaf) -> [(definition: String, path: [String])] {
    switch leaf.property.destination {
    case .slot, .fact: []
    case .appearance where leaf.isTabItem:
      ItemLayout.allCases.flatMap { layout in
        ItemState.tabItem.map { state in
          [layout.uikitName, "\(state)"] + leaf.uikitPath
        }
      }.flatMap { [("UITabBarAppearance", $0), ("tree.UITabBarAppearance", $0)] }
    case .appearance:
      [leaf.uikitPath, leaf.uikitPath(on: Version(12))].map { path in
        (leaf.bar?.appearanceClass ?? "", path)
      } + [("tree.\(leaf.bar?.appearanceClass ?? "")", leaf.uikitPath)]
    case .bar, .item, .barController, .scrollView, .searchBar, .navigationItem, .viewController,
      .window, .runtime:
      leaf.bar.map { bar in
        [
          ("tree.\(bar.uikitClass)", leaf.uikitPath),
          ("resolved\(bar.uikitClass)", leaf.uikitPath),
        ]
      } ?? [("settings", leaf.uikitPath), ("tree.settings", leaf.uikitPath)]
    }
  }

  private static let definitions = outputSchema()["$defs"]

  private static func isProperty(_ path: ArraySlice<String>, of definition: String) -> Bool {
    guard let key = path.first else { return false }
    guard let schema = definitions?[definition] else { return false }
    var objects = [schema]
    // An object of a tree may also be a decision.
    if case .array(let alternatives)? = schema["anyOf"] { objects += alternatives }
    guard let property = objects.lazy.compactMap({ $0["properties"]?[key] }).first else {
      return false
    }
    if path.count == 1 { return true }
    guard case .string(let reference) = property["$ref"] else { return false }
    return isProperty(path.dropFirst(), of: String(reference.dropFirst("#/$defs/".count)))
  }

  private static func references(in value: JSONValue) -> [String] {
    switch value {
    case .array(let elements): elements.flatMap(references)
    case .object(let members):
      members.flatMap { member -> [String] in
        if member.key == "$ref", case .string(let name) = member.value { return [name] }
        return references(in: member.value)
      }
    case .null, .boolean, .number, .string: []
    }
  }

  /// The schemas of type `object` at and below a value.
  private static func objects(in value: JSONValue) -> [JSONValue] {
    switch value {
    case .array(let elements): elements.flatMap(objects)
    case .object(let members):
      (value["type"] == "object" ? [value] : []) + members.flatMap { objects(in: $0.value) }
    case .null, .boolean, .number, .string: []
    }
  }
}
