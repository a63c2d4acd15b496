package import LintelAppearance

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
  package let others: Set<String>
  /// What the example imports, by path.
  package let imports: [String: String]
  /// Whether the text is the file as it stands, so that no header is added.
  package let isWhole: Bool
  /// Which of its proxies the outputs set, as `--proxies` says.
  package let proxies: ProxyScope?
  /// What else it takes; nil for most.
  package let circumstance: Circumstance?
  /// Where the example stands, for failing tests.
  package let file: String
  /// The line of the example in the rule's source file.
  package let line: Int

  /// Creates an example.
  ///
  /// - Parameters:
  ///   - yaml: the theme.
  ///   - lines: the lines with findings of the rule, ascending.
  ///   - others: the ids of other rules that it triggers on purpose.
  ///   - imports: the texts of further files, by path.
  ///   - isWhole: whether no header is added.
  ///   - proxies: which proxies the outputs set; nil for the default.
  ///   - circumstance: what else the example needs.
  ///   - file: the file that contains the example.
  ///   - line: the line where it begins.
  package init(
    _ yaml: String,
    at lines: [Int] = [],
    besides others: Set<String> = [],
    importing imports: [String: String] = [:],
    isWhole: Bool = false,
    proxies: ProxyScope? = nil,
    under circumstance: Circumstance? = nil,
    file: String = #fileID,
    line: Int = #line
  ) {
    self.yaml = yaml
    self.lines = lines
    self.others = others
    self.imports = imports
    self.isWhole = isWhole
    self.proxies = proxies
    self.circumstance = circumstance
    self.file = file
    self.line = line
  }

  /// The theme as it is compiled: with the header lines that the text leaves out.
  package var theme: String {
    if isWhole { return yaml }
    let header = [
      ("lintel:", "lintel: 1"), ("theme:", "theme: Example"), ("ios:", "ios: 15..18"),
    ]
    let missing = header.filter { key, _ in
      !yaml.split(separator: "\n").contains { $0.hasPrefix(key) }
    }
    return yaml + (yaml.hasSuffix("\n") ? "" : "\n") + missing.map { $0.1 + "\n" }.joined()
  }
}
