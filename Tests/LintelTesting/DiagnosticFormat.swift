package import LintelDiagnostics

/// How diagnostics are written: the ways that the command line has, without its options.
///
/// Each format is one function in a file of its own, called from `render`.
package enum DiagnosticFormat: String, Hashable, Sendable, CaseIterable {
  /// One line for each place: what Xcode, SwiftPM and CI systems read.
  case concise
  /// With the source lines, for people.
  case terminal

  /// Renders diagnostics in source order, each once.
  ///
  /// - Parameters:
  ///   - diagnostics: in any order.
  ///   - sources: the files that their ranges refer to.
  ///   - colors: whether to use ANSI escapes, where the format knows colors.
  /// - Returns: text that ends in a line feed, empty if there is nothing to tell.
  package func render(
    _ diagnostics: [Diagnostic],
    in sources: SourceMap,
    colors: Bool = false
  ) -> String {
    let sorted = diagnostics.sortedForOutput()
    switch self {
    case .concise: return renderConcise(sorted, in: sources)
    case .terminal:
      var options = TerminalOptions()
      options.colors = colors
      return renderTerminal(sorted, in: sources, options: options)
    }
  }
}
