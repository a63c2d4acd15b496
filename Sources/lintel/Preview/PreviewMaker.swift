import LintelCascade
import LintelCompiler
import LintelDiagnostics
import LintelLint
import LintelPreview
import LintelTheme

/// Reads a theme for its preview, as often as necessary.
struct PreviewMaker {
  /// The result of reading a theme.
  struct Made {
    /// The theme to draw, or `nil` if it can't be drawn.
    let subject: PreviewSubject?
    let question: Result<ContextParts, ContextQueryError>
    let findings: [PageFinding]
    /// The compilation with only the findings that keep the theme from being drawn.
    let errors: Compilation
    /// The files that the page depends on.
    let observations: Observations
  }

  let path: String
  let input: InputOptions
  let release: AppRelease?
  let question: ScopeOptions

  /// Reads the theme; if `isThorough`, the findings include everything that lint finds.
  func make(isThorough: Bool) throws -> Made {
    let source = ObservedFiles()
    _ = try source.contents(of: path)
    let options = try input.options(forThemeAt: path, release: release, in: source)
    let compilation =
      isThorough
      ? analyze(root: path, provider: input.provider(of: source), options: options)
      : compile(root: path, provider: input.provider(of: source), options: options)
    var subject: PreviewSubject?
    var selected = Result<ContextParts, ContextQueryError>.success(ContextParts())
    if let theme = compilation.theme, !compilation.diagnostics.hasErrors {
      let cascade = Cascade(theme).limited(to: theme.space.interval(of: release))
      // One byte more than the limit shows that a file is too large.
      let limit = PictureBook.largestFile + 1
      subject = try PreviewSubject(
        cascade,
        compilation.sources,
        options.lint,
        pictures: PictureBook(theme) { try? source.contents(of: $0, upTo: limit) }
      )
      selected = Result { () throws(ContextQueryError) in try question.selected(in: theme) }
    }
    var errors = compilation
    errors.diagnostics = compilation.diagnostics.filter { $0.severity == .error }
    return Made(
      subject: subject,
      question: selected,
      findings: compilation.diagnostics.map { PageFinding($0, in: compilation.sources) },
      errors: errors,
      observations: source.observations
    )
  }
}
