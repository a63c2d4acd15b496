import ArgumentParser
import LintelBackends
import LintelCompiler
import LintelDiagnostics
import LintelDiff
import LintelLint
import LintelReporting
import LintelRuns
import LintelTheme

/// The `lintel diff` command, which reports what changes on screen from one theme to another.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Reports what changes on screen between two themes, or two revisions of one.",
    discussion: """
      For each change to a theme, a line lists what looks different, and in which brands, promos, and screens. A theme is a \
      file, or a revision and a path in git's notation. If you pass one theme, the file is compared with its revision HEAD.

      EXAMPLES
        lintel diff Styles/Harbor.yaml
        lintel diff main:Styles/Harbor.yaml Styles/Harbor.yaml --to markdown
        lintel diff v1.0:Styles/Harbor.yaml v2.0:Styles/Harbor.yaml --details
        lintel diff Styles/Old.yaml Styles/New.yaml --exit-code
      """
  )

  /// The values of `--to`.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    /// Text for a terminal.
    case text
    /// A table for a comment on a pull request.
    case markdown
    /// Every value before and after, for programs.
    case json
  }

  @Argument(
    help: "The older theme's root file, such as Styles/Harbor.yaml or HEAD~1:Styles/Harbor.yaml."
  )
  var old: String

  @Argument(
    help: "The newer theme's root file; by default, the file is compared with its revision HEAD."
  )
  var new: String?

  @OptionGroup var scope: ScopeOptions

  @OptionGroup var release: ReleaseOptions

  @Option(name: .customLong("to"), help: .value("format", "The format of the output."))
  var format: Format = .text

  @Flag(help: "With text: also list every value before and after.")
  var details = false

  @Option(
    help: .value(
      "dir",
      "Draw one context of each cause, before and after, as SVG files in this folder."
    )
  )
  var pictures: String?

  @Flag(help: "Exit with 1 if something differs.")
  var exitCode = false

  @OptionGroup var input: InputOptions

  func validate() throws { try ValidationError.checkFolder(pictures, for: "--pictures") }

  /// Compares the themes; throws `Exit.findings` for errors and, with `--exit-code`, for differences.
  func run() throws {
    try refuseRevisionsWithoutFiles()
    let newest = try ThemeLocation(new ?? old)
    let oldest = try new == nil ? newest.atHead() : ThemeLocation(old)
    let appVersion = try release.parsed()
    let sides = try [oldest, newest].map { try $0.compile(input, appVersion) }
    let wrong = sides.filter(\.diagnostics.hasErrors)
    if !wrong.isEmpty { try Reporting(color: input.color).send(wrong) }
    guard let before = ComparedTheme(sides[0], release: appVersion),
      let after = ComparedTheme(sides[1], release: appVersion)
    else { throw Exit.findings }
    let differences = try differences(from: before, to: after, matching: scope.query)
    let words = DifferenceWords(differences, from: before, to: after)
    var drawn: [DiffPictures.Pair?] = []
    if let pictures {
      drawn = try DiffPictures(differences, from: before, to: after)?.write(to: pictures) ?? []
    }
    switch format {
    case .text: Terminal.print(differenceText(words, details: details))
    case .markdown: Terminal.print(differenceMarkdown(words, pictures: drawn))
    case .json: Terminal.print(differenceJSON(words).text())
    }
    if exitCode, !words.isEmpty { throw Exit.findings }
  }
}

extension DiffCommand {
  /// Reports a revision without a path, because Git's own commands take a revision and a path as separate words.
  private func refuseRevisionsWithoutFiles() throws(Exit) {
    func isRevision(_ text: String) -> Bool {
      // Git also reads 'REVISION:PATH'.
      Files.kind(text) == nil && !text.contains(":") && (try? Revision(text, from: "")) != nil
    }
    let themes = [old, new].compactMap(\.self)
    guard let revision = themes.first(where: isRevision) else { return }
    let other = themes.first { !isRevision($0) && !$0.hasPrefix("/") }
    let path = other.map { $0.split(separator: ":").dropFirst().last.map(String.init) ?? "./\($0)" }
    let meant =
      path.map { "'\(revision):\($0)'" } ?? "its theme, as in '\(revision):Styles/Harbor.yaml'"
    throw .usage("'\(revision)' is a revision without a file; write \(meant)")
  }
}

/// Compiles themes of other revisions.
extension ThemeLocation {
  /// Compiles the theme; places in it include the revision.
  fileprivate func compile(_ input: InputOptions, _ appVersion: AppRelease?) throws -> Compilation {
    let options = try input.options(forThemeAt: path, release: appVersion)
    var compilation = LintelCompiler.compile(
      root: path,
      provider: try provider(input),
      options: options
    )
    guard let revision else { return compilation }
    let files = compilation.sources.files.map {
      SourceFile(path: "\(revision.name):\($0.path)", bytes: $0.bytes)
    }
    compilation.sources = SourceMap(files)
    return compilation
  }

  /// Returns the compiler's access to the theme's files, or throws if the root file can't be read.
  private func provider(_ input: InputOptions) throws -> SourceProvider {
    guard let revision else {
      try ThemeFiles.refuseFolder(path)
      _ = try Files.contents(of: path)
      return input.provider
    }
    guard revision.contents(of: path) != nil else {
      throw FileError(
        "\(revision.name):\(path)",
        "the revision has no such file; the path begins at the root of the repository, or with './'"
      )
    }
    return SourceProvider(
      read: { revision.contents(of: $0) },
      expand: { revision.expand($0) },
      allowedFolders: try input.allowedFolders.map { try revision.path(of: "", in: $0) }
    )
  }
}
