import LintelBackends
import LintelLanguage
import LintelTesting
import Testing

@Suite("The JSON output, judged by Python's jsonschema")
struct OutputValidationTests {
  /// Outputs by name; each must conform.
  static let outputs: [(name: String, text: String)] =
    [("every leaf with every form of value", EverythingTree.tree.written.text())]
    + EverythingTree.contexts.enumerated().map { index, context in
      (
        "resolved context \(index)",
        resolvedContextJSON(context).text(index % 2 == 0 ? .pretty : .compact)
      )
    }

  @Test("Every output conforms to the schema, and the schema to its own")
  func conforms() throws {
    let violations = try JSONSchemaValidator.violations(
      in: Self.outputs.map(\.text),
      of: outputSchema().text()
    )
    for (output, messages) in zip(Self.outputs, violations) {
      #expect(messages == [], "\(output.name)")
    }
    #expect(violations.count == Self.outputs.count)
  }

  @Test("What is not the output's form is refused")
  func refusals() throws {
    let valid = HarborTree.tree.written.text()
    let mistakes: [(was: String, becomes: String)] = [
      ("\"backgroundColor\": {", "\"backgroundColour\": {"),
      ("\"#0B6E99FF\"", "\"#0b6e99ff\""),
      ("\"#0B6E99FF\"", "\"#0B6E99\""),
      ("\"#0B6E99FF\"", "\"teal\""),
      ("\"light\": ", "\"bright\": "),
      ("\"light\": \"#0B6E99FF\", ", ""),
      ("\"system\": \"systemBackground\"", "\"system\": \"systemBackgruond\""),
      ("\"alpha\": 0.85", "\"alpha\": 85"),
      ("\"systemChromeMaterial\"", "\"chrome\""),
      ("\"configure\": \"defaultBackground\",", ""),
      ("\"configure\": \"defaultBackground\"", "\"configure\": \"default\""),
      ("\"class\": \"UINavigationBar\"", "\"class\": \"UINavigationBarAppearance\""),
      ("\"standardAppearance\": \"a1\"", "\"standardAppearance\": 1"),
      ("\"scrollEdgeAppearance\": \"a2\"", "\"scrollEdge\": \"a2\""),
      ("\"a1\": {", "\"first\": {"),
      ("\"distance\": 10", "\"distance\": \"10\""),
      ("\"largeTitleDisplayMode\": \"always\"", "\"largeTitleDisplayMode\": \"sometimes\""),
      ("\"phone\"", "\"watch\""),
      ("[\"15\", \"25\"]", "[\"15\"]"),
      ("\"off\"", "\"of\""),
      ("\"version\": 1", "\"version\": 2"),
      ("\"theme\": \"Harbor\",", "\"theme\": \"Harbor\", \"theme\": \"Harbor\","),
      ("\"contexts\"", "\"kontexts\""),
    ]
    let texts = mistakes.map { mistake in
      valid.replacing(mistake.was, with: mistake.becomes, maxReplacements: 1)
    }
    let violations = try JSONSchemaValidator.violations(
      in: [valid] + texts,
      of: outputSchema().text()
    )
    #expect(violations.first == [])
    for (index, mistake) in mistakes.enumerated() {
      #expect(texts[index] != valid, "\(mistake.was) is not in the output")
      #expect(!violations[index + 1].isEmpty, "\(mistake.becomes) is accepted")
    }
  }

  @Test("A schema that does not conform to its own is refused")
  func brokenSchema() {
    #expect(throws: PythonJudge.Failure.self) {
      try JSONSchemaValidator.violations(in: ["{}"], of: #"{ "type": "objekt" }"#)
    }
  }
}
