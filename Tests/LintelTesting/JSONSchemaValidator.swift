/// Rust's jsonschema, through Python, which judges the JSON output independently of the code that writes it.
package enum JSONSchemaValidator {
  /// What a schema has against each of the texts; empty for one that conforms.
  package static func violations(in texts: [String], of schema: String) throws -> [[String]] {
    try PythonJudge.complaints(of: "validate.py", about: [schema] + texts)
  }
}
