package import LintelDiagnostics

/// What a file may contain at most.
package struct SyntaxLimits: Sendable {
  /// Nested collections.
  package var depth = 64
  /// Bytes of one file.
  package var fileSize = 64 << 20
  /// Bytes below which no file is read in two parts at once: a thread costs more.
  package var smallestPart = 96 << 10
  /// Findings of one stage that are kept.
  package var findings = 100_000

  /// Creates the limits that the compiler uses.
  package init() {}
}

/// A file's nodes and everything that is wrong with its syntax.
package struct ParsedYAML: Sendable {
  /// Nil for an empty file, and for an unreadable one.
  package let root: YAMLNode?
  /// What is wrong, in source order.
  package let diagnostics: [Diagnostic]
  /// What couldn't be read, and was left out, in source order.
  package var unread: [SourceRange] = []
}

/// Reads one file into nodes; never fails for what an author wrote.
///
/// The reader goes on after mistakes, so that one run reports all of them. It follows YAML 1.2's
/// core schema in what counts as empty, and leaves the types of scalars to the properties that they
/// are values of.
///
/// - Parameters:
///   - file: the file.
///   - id: the file's id, which the ranges of nodes have.
///   - limits: how large and how deep a file may be.
/// - Returns: the nodes that could be read, and all findings of the syntax stage.
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
