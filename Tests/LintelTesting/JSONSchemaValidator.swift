/// Rust's jsonschema, used through Python, which checks the JSON output independently of the code that writes it.
package enum JSONSchemaValidator {
  /// The violations of a schema in each of the texts; empty for a text that conforms.
  package static func violations(in texts: [String], of schema: String) throws -> [[String]] {
    try PythonJudge.complaints(of: "validate.py", about: [schema] + texts)
  }
}
