package import LintelCompiler
package import LintelLint

/// What the commands of editors need besides answers: a place for files to look at, and the preview.
package struct ServerDesk: Sendable {
  /// Keeps a text for the editor to open.
  ///
  /// It takes the name that the file should have, and returns the path; nil if nothing can be written.
  package var keep: @Sendable (_ name: String, _ text: [UInt8]) -> String?
  /// Draws a theme as a page, given its compilation with a tree.
  package var page: @Sendable (Compilation, LintSettings) -> String?

  /// Creates a desk from what it can do.
  package init(
    keep: @escaping @Sendable (_ name: String, _ text: [UInt8]) -> String?,
    page: @escaping @Sendable (Compilation, LintSettings) -> String?
  ) {
    self.keep = keep
    self.page = page
  }
}
