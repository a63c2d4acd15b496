package import LintelDiagnostics

/// Limits on the contents of a file.
package struct SyntaxLimits: Sendable {
  /// The depth of nested collections.
  package var depth = 64
  /// The size of a file in bytes.
  package var fileSize = 64 << 20
  /// The size in bytes of the smallest part of a file that is worth a thread.
  package var smallestPart = 96 << 10
  /// The number of findings that are kept from one stage.
  package var findings = 100_000

  /// Creates the limits that the compiler uses.
  package init() {}
}

/// A file's nodes, and the findings about its syntax.
package struct ParsedYAML: Sendable {
  /// The root node, or `nil` if the file is empty or unreadable.
  package let root: YAMLNode?
  /// The findings, in source order.
  package let diagnostics: [Diagnostic]
  /// The parts that couldn't be read and were left out, in source order.
  package var unread: [SourceRange] = []
}

/// Reads one file into nodes, regardless of mistakes in it.
///
/// The reader continues after mistakes, so that one run reports all of them. It follows YAML 1.2's core schema in what counts as empty, and
/// leaves the types of scalars to the properties that they are values of.
package func parseYAML(
  _ file: SourceFile,
  as id: FileID,
  limits: SyntaxLimits = SyntaxLimits()
) -> ParsedYAML {
  let check = InputCheck(file, as: id, limits: limits)
  guard check.isReadable else { return ParsedYAML(root: nil, diagnostics: check.diagnostics) }
  var reading = RecoveringReader(file, as: id, check: check, limits: limits)
  let root = reading.read()
  return ParsedYAML(
    root: root,
    diagnostics: reading.diagnostics.sortedForOutput(),
    unread: reading.unread
  )
}
