import LintelDiagnostics
import LintelLanguage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// The findings of a run, written as whoever looks on can read them best.
struct Report {
  let sources: SourceMap
  let diagnostics: [Diagnostic]
  let format: DiagnosticFormat
  let usesColor: Bool

  /// A report for standard error: with the source lines on a terminal, else one line for each place.
  init(_ compilation: Compilation, color: ColorChoice, format: DiagnosticFormat? = nil) {
    sources = compilation.sources
    diagnostics = compilation.diagnostics
    self.format = format ?? (Terminal.isTerminal(STDERR_FILENO) ? .terminal : .concise)
    usesColor = Terminal.usesColor(color, on: STDERR_FILENO)
  }

  func send() {
    Terminal.complain(format.render(diagnostics, in: sources, colors: usesColor))
  }
}
