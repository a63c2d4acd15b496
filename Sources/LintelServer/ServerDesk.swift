package import LintelCompiler
package import LintelLint

/// Services for the commands of editors: a place for files to show, and the preview.
package struct ServerDesk: Sendable {
  /// Keeps a text for the editor to open, in a file with a name, and returns its path, or `nil` if it can't be written.
  package var keep: @Sendable (_ name: String, _ text: [UInt8]) -> String?
  /// Draws the page of a compiled theme.
  package var page: @Sendable (Compilation, LintSettings) -> String?

  package init(
    keep: @escaping @Sendable (_ name: String, _ text: [UInt8]) -> String?,
    page: @escaping @Sendable (Compilation, LintSettings) -> String?
  ) {
    self.keep = keep
    self.page = page
  }
}
