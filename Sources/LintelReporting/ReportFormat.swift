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
  package let audience: Audience
  /// How many findings it shows by default; nil for all.
  package let usualLimit: Int?
  /// How many findings of one rule it shows by default; nil for all.
  package let usualLimitOfRule: Int?
  package let render: @Sendable (_ report: Report, _ style: ReportStyle) -> String

  init(
    _ name: String,
    _ purpose: String,
    for audience: Audience,
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

  package static func named(_ name: String) -> ReportFormat? {
    all.first { $0.name == name }
  }

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
  package var colors: Bool
  package var hyperlinks: Bool

  package init(colors: Bool = false, hyperlinks: Bool = false) {
    self.colors = colors
    self.hyperlinks = hyperlinks
  }

  package static let plain = ReportStyle()
}
