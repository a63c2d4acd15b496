package import LintelDiagnostics

/// The formats for diagnostics that the command line has, without its options.
package enum DiagnosticFormat: String, Hashable, Sendable, CaseIterable {
  /// One line for each place, which Xcode, SwiftPM, and CI systems read.
  case concise
  /// With the source lines, for people.
  case terminal

  /// Renders diagnostics in source order, each once, as text that ends in a line feed, or as an empty text if there are none.
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
