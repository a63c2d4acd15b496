package import LintelDiagnostics

/// Reads a file of JSON (RFC 8259) into the same nodes as YAML; never fails for what an author wrote.
///
/// Objects are mappings, arrays sequences. A string is a double-quoted scalar; a number, `true`, `false` and `null` are plain
/// ones. Common slips, such as a comma too many, are reported as `malformed-json`, and reading goes on behind them.
package func parseJSON(
  _ file: SourceFile,
  as id: FileID,
  limits: SyntaxLimits = SyntaxLimits()
) -> ParsedYAML {
  let check = InputCheck(file, as: id, limits: limits)
  guard check.isReadable else { return ParsedYAML(root: nil, diagnostics: check.diagnostics) }
  var bytes = file.bytes
  for patch in check.patches {
    bytes.replaceSubrange(patch.lower..<patch.upper, with: patch.text)
  }
  var reader = JSONReader(bytes, as: id, limits: limits)
  let root = reader.read()
  return ParsedYAML(
    root: root,
    diagnostics: (check.diagnostics + reader.builder.findings.all).sortedForOutput()
  )
}
