package import LintelAppearance
import LintelTheme

/// A theme of a rule's page, which is a test at the same time.
///
/// The header (`lintel:`, `theme:`, `ios:`) may be left out; it is then added behind the text, so that lines keep their numbers.
///
/// The tests compile each example and compare the lines of the rule's findings with `lines`. An
/// example that triggers another rule than its own and those in `others` fails, so pages show one
/// thing at a time.
package struct Example: Sendable {
  /// The text of the root file, as the page shows it.
  package let yaml: String
  /// The lines on which the rule reports, from 1, ascending, one for each finding; none for examples of what is fine.
  package let lines: [Int]
  /// Other rules that the example triggers on purpose, by id.
  package private(set) var others: Set<String> = []
  /// What the example imports, by path.
  package private(set) var imports: [String: String] = [:]
  /// Whether the text is the file as it stands, so that no header is added.
  package private(set) var isWhole = false
  /// Which of its proxies the outputs set, as `--proxies` says; nil for the default.
  package private(set) var proxies: ProxyScope?
  /// What else it takes; nil for most.
  package private(set) var circumstance: Circumstance?
  /// Where the example stands, for failing tests.
  package let file: String
  /// The line of the example in the rule's source file.
  package let line: Int

  /// Creates an example.
  ///
  /// - Parameters:
  ///   - yaml: the theme.
  ///   - lines: the lines with findings of the rule, ascending.
  ///   - file: the file that contains the example.
  ///   - line: a line of it there.
  package init(_ yaml: String, at lines: [Int] = [], file: String = #fileID, line: Int = #line) {
    self.yaml = yaml
    self.lines = lines
    self.file = file
    self.line = line
  }

  /// The theme as it is compiled: with the header lines that the text leaves out.
  package var theme: String {
    if isWhole { return yaml }
    let header = [("lintel:", "lintel: 1"), ("theme:", "theme: Example"), ("ios:", "ios: 15..18")]
    let missing = header.filter { key, _ in
      !yaml.split(separator: "\n").contains { $0.hasPrefix(key) }
    }
    return yaml + (yaml.hasSuffix("\n") ? "" : "\n") + missing.map { $0.1 + "\n" }.joined()
  }
}

/// What else an example takes.
extension Example {
  /// It triggers other rules on purpose, by id.
  func besides(_ others: String...) -> Example { changed { $0.others = Set(others) } }

  /// It imports files, whose texts are given by path.
  package func importing(_ imports: [String: String]) -> Example {
    changed { $0.imports = imports }
  }

  /// It imports design tokens; each is a member of one JSON object, on a line of its own.
  func importingTokens(_ tokens: String...) -> Example {
    let members = tokens.map { "  \($0)" }.joined(separator: ",\n")
    return importing(["palette.tokens.json": "{\n\(members)\n}"])
  }

  /// No header is added to it.
  func whole() -> Example { changed { $0.isWhole = true } }

  /// The outputs set some of its proxies.
  func setting(proxies: ProxyScope) -> Example { changed { $0.proxies = proxies } }

  /// It takes something that its text can't say.
  func under(_ circumstance: Circumstance) -> Example {
    changed { $0.circumstance = circumstance }
  }

  /// It is compiled under lower limits than the compiler's, as the page says in these words.
  func limited(_ words: String, _ change: (inout ThemeLimits) -> Void) -> Example {
    under(.limits(words, change))
  }

  /// The example with a change.
  private func changed(_ change: (inout Example) -> Void) -> Example {
    var result = self
    change(&result)
    return result
  }
}

/// Examples begin with their texts.
extension String {
  /// A theme in which a rule finds something on some lines, ascending, one for each finding.
  func found(at lines: Int..., file: String = #fileID, line: Int = #line) -> Example {
    Example(self, at: lines, file: file, line: line)
  }

  /// A theme in which a rule finds nothing.
  func fine(file: String = #fileID, line: Int = #line) -> Example {
    Example(self, file: file, line: line)
  }
}
