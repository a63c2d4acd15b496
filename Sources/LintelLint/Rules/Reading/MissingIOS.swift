import LintelDiagnostics
import LintelSyntax
import LintelTheme

extension LintRule {
  // Finds themes without an `ios` key, unless an option of the run sets the range.
  static let missingIOS = LintRule(
    .info("missing-ios"),
    summary: "The theme doesn't set the iOS versions that its outputs are for.",
    rationale: """
      Without `ios`, the outputs are for iOS 13 to 27. They contain code for versions that the app may not support, \
      and rules report findings about those versions. A later release of Lintel may support a newer version.
      """,
    advice:
      "Write `ios:` with the oldest version that the app supports and the newest version that you have tested, such as `ios: 15..27`.",
    """
    lintel: 1
    theme: Harbor
    toolbar: { tint: label }
    """.found(at: 2).whole(),
    """
    lintel: 1
    theme: Harbor
    ios: 15..27
    toolbar: { tint: label }
    """.fine().whole(),
    check: { analysis in
      let theme = analysis.theme
      guard let root = analysis.roots[theme.nameRange.file],
        let name = root.entries.first(where: { $0.key.text == "theme" }),
        !theme.declaresIOS, !root.entries.contains(where: { $0.key.text == "ios" })
      else { return [] }
      let line = "ios: \(theme.minimumIOS)..\(theme.newestIOS)"
      let range = "iOS \(theme.minimumIOS) to \(theme.newestIOS)"
      return [
        Finding(
          "the theme doesn't declare 'ios', so Lintel uses \(range)",
          at: name.value.range,
          help: ["write '\(line)', or the versions of your app"],
          fixIts: root.isFlow ? [] : [analysis.insertion(of: line, below: name)]
        )
      ]
    }
  )
}

extension Analysis {
  /// Returns a fix that inserts a line after that of an entry.
  fileprivate func insertion(of text: String, below entry: YAMLEntry) -> FixIt {
    let range = entry.value.range
    let lines = SourceLines(sources[range.file])
    let line = lines.line(at: Int(range.upper))
    // The last line might not end in a line break.
    let isLast = line + 1 == lines.count
    let place = isLast ? lines.textEnd(of: line) : lines.end(of: line)
    return FixIt(
      "insert '\(text)'",
      replace: SourceRange(file: range.file, lower: place, upper: place),
      with: isLast ? "\n\(text)\n" : "\(text)\n"
    )
  }
}
