import LintelBackends
import LintelCompiler
import LintelTesting
import Testing

@Suite("The JSON output, validated by jsonschema-rs")
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

  @Test("Every output conforms to the schema, and the schema to its meta-schema")
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

  @Test("Invalid outputs are refused")
  func refusals() throws {
    let valid = try #require(
      compile(root: "shop.yaml", provider: .text(AppearanceTreeJSONTests.theme)).json
    ).text()
    let mistakes: [(was: String, becomes: String)] = [
      ("\"backgroundColor\": {", "\"backgroundColour\": {"),
      ("\"#222222FF\"", "\"#22222fff\""),
      ("\"#222222FF\"", "\"#222222\""),
      ("\"#222222FF\"", "\"teal\""),
      ("\"light\": ", "\"bright\": "),
      ("\"light\": \"#111111FF\", ", ""),
      ("\"alpha\": 0.85", "\"alpha\": 85"),
      ("\"token\": \"colors.ink\"", "\"token\": \"fonts.ink\""),
      ("\"token\": \"fonts.title\"", "\"token\": \"colors.title\""),
      ("\"token\": \"colors.ink\"", "\"tokens\": \"colors.ink\""),
      ("\"configure\": \"defaultBackground\",", ""),
      ("\"configure\": \"defaultBackground\"", "\"configure\": \"default\""),
      ("\"as\": \"compactAppearance\"", "\"as\": \"compact\""),
      ("\"scrollEdgeAppearance\": {", "\"scrollEdge\": {"),
      ("\"common\": {", "\"common\": { \"configure\": \"defaultBackground\","),
      ("\"prefersLargeTitles\": {", "\"prefersLargeTitles\": 1, \"unknown\": {"),
      ("{ \"screen\": { \"home\": true } }", "{ \"screens\": { \"home\": true } }"),
      ("{ \"screen\": { \"home\": true } }", "{ \"screen\": { \"home\": 1 } }"),
      ("\"promo\": \"beta\"", "\"promo\": true"),
      ("\"else\": {", "\"otherwise\": {"),
      ("{ \"17\":", "{ \"new\":"),
      ("\"lightContent\"", "\"light\""),
      ("\"else\": \"swap\"", "\"else\": \"swop\""),
      ("\"version\": 2", "\"version\": 1"),
      ("\"theme\": \"Shop\",", "\"theme\": \"Shop\", \"theme\": \"Shop\","),
      ("\"tokens\": {", "\"values\": {"),
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

  @Test("A schema that doesn't conform to its meta-schema is refused")
  func brokenSchema() {
    #expect(throws: PythonJudge.Failure.self) {
      try JSONSchemaValidator.violations(in: ["{}"], of: #"{ "type": "objekt" }"#)
    }
  }
}
