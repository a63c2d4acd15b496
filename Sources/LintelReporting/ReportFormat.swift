/// A way to write a report: one value in a file of its own, and a row of `all`.
package struct ReportFormat: Sendable {
  /// Who reads it first, which decides where it goes when no file is named.
  package enum Audience: Hashable, Sendable {
    /// People and what reads over their shoulders: standard error.
    case people
    /// Another program: standard output, without colors.
    case programs
  }

  /// As `--format` takes it.
  package let name: String
  /// What it is for, in a few words.
  package let purpose: String
  /// Who reads it first.
  package let audience: Audience
  /// How many findings it shows by default; nil for all.
  package let usualLimit: Int?
  /// How many findings of one rule it shows by default; nil for all.
  package let usualLimitOfRule: Int?
  /// Writes a report in a style.
  package let render: @Sendable (_ report: Report, _ style: ReportStyle) -> String

  /// Creates a format.
  ///
  /// - Parameters:
  ///   - name: The name for `--format`.
  ///   - purpose: What it is for.
  ///   - audience: Who reads it first.
  ///   - usualLimit: The number of findings that it shows by default; nil for all.
  ///   - usualLimitOfRule: The number of findings of one rule; nil for all.
  ///   - render: Writes the report.
  init(
    _ name: String,
    _ purpose: String,
    for audience: Audience = .programs,
    usualLimit: Int? = nil,
    usualLimitOfRule: Int? = 1_000,
    render: @escaping @Sendable (_ report: Report, _ style: ReportStyle) -> String
  ) {
    self.name = name
    self.purpose = purpose
    self.audience = audience
    self.usualLimit = usualLimit
    self.usualLimitOfRule = usualLimitOfRule
    self.render = render
  }

  /// Every format.
  package static let all: [ReportFormat] = [
    text, concise, xcode, json, jsonLines, sarif, github, gitlab, junit, checkstyle, markdown,
    summary,
  ]

  /// The format with a name; nil if there is none.
  package static func named(_ name: String) -> ReportFormat? { all.first { $0.name == name } }

  /// The format for the environment.
  ///
  /// - Parameters:
  ///   - isTerminal: whether a terminal shows standard error.
  ///   - environment: the value of an environment variable, nil if it is not set.
  /// - Returns: annotations in GitHub Actions, Xcode's lines in its builds, else text on a terminal and a line for each place elsewhere.
  package static func automatic(
    isTerminal: Bool,
    environment: (_ name: String) -> String?
  ) -> ReportFormat {
    if environment("GITHUB_ACTIONS") == "true" { return github }
    if environment("XCODE_VERSION_ACTUAL") != nil { return xcode }
    return isTerminal ? text : concise
  }
}

/// What the stream can show that a report is written to.
package struct ReportStyle: Hashable, Sendable {
  /// Whether escape sequences for colors are understood.
  package var colors: Bool
  /// Whether escape sequences for links (OSC 8) are understood.
  package var hyperlinks: Bool

  /// Creates a style.
  package init(colors: Bool = false, hyperlinks: Bool = false) {
    self.colors = colors
    self.hyperlinks = hyperlinks
  }

  /// Neither colors nor links, as files need it.
  package static let plain = ReportStyle()
}
