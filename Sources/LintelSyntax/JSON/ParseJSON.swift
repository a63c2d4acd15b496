package import LintelDiagnostics

/// Reads a JSON file (RFC 8259) into the same nodes as YAML, regardless of mistakes in it.
///
/// Objects are mappings, and arrays are sequences. Strings are double-quoted scalars. Numbers, `true`, `false`, and `null` are
/// plain scalars. Common mistakes, such as an extra comma, are reported as `malformed-json`, and reading continues after them.
package func parseJSON(
  _ file: SourceFile,
  as id: FileID,
  limits: SyntaxLimits = SyntaxLimits()
) -> ParsedYAML {
  let check = InputCheck(file, as: id, limits: limits)
  guard check.isReadable else { return ParsedYAML(root: nil, diagnostics: check.diagnostics) }
  var bytes = file.bytes
  for patch in check.patches { bytes.replaceSubrange(patch.lower..<patch.upper, with: patch.text) }
  let conflicts = SyntaxRepairs(lines: SourceLines(file), file: id)
    .mergeConflicts(as: "malformed-json")
  for patch in conflicts.flatMap(\.patches) {
    let blanks = repeatElement(UInt8(ascii: " "), count: patch.upper - patch.lower)
    bytes.replaceSubrange(patch.lower..<patch.upper, with: blanks)
  }
  var reader = JSONReader(bytes, as: id, limits: limits)
  let root = reader.read()
  return ParsedYAML(
    root: root,
    diagnostics: (check.diagnostics + conflicts.compactMap(\.diagnostic)
      + reader.builder.findings.all).sortedForOutput()
  )
}
