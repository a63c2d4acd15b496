/// A way to write a report; each format is one value in its own file, and a row of `all`.
package struct ReportFormat: Sendable {
  /// The first reader of a format, which decides where it goes if no file is named.
  package enum Audience: Hashable, Sendable {
    /// People, and tools that read the same text: standard error.
    case people
    /// Another program: standard output, without colors.
    case programs
  }

  /// The name for `--format`.
  package let name: String
  /// The purpose, in a few words.
  package let purpose: String
  package let audience: Audience
  /// The number of findings that the format shows by default, or `nil` for all.
  package let usualLimit: Int?
  /// The number of findings of one rule that the format shows by default, or `nil` for all.
  package let usualLimitOfRule: Int?
  /// Writes a report in a style.
  package let render: @Sendable (_ report: Report, _ style: ReportStyle) -> String

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

  package static let all: [ReportFormat] = [
    text, concise, xcode, json, jsonLines, sarif, github, gitlab, junit, checkstyle, markdown,
    summary,
  ]

  /// Returns the format with a name, or `nil` if there is none.
  package static func named(_ name: String) -> ReportFormat? { all.first { $0.name == name } }

  /// Returns the format for the environment.
  ///
  /// - Parameters:
  ///   - isTerminal: Whether standard error is a terminal.
  ///   - environment: Returns the value of an environment variable, or `nil` if it isn't set.
  /// - Returns: Annotations in GitHub Actions, Xcode's lines in its builds, text on a terminal, and otherwise a line for each place.
  package static func automatic(
    isTerminal: Bool,
    environment: (_ name: String) -> String?
  ) -> ReportFormat {
    if environment("GITHUB_ACTIONS") == "true" { return github }
    if environment("XCODE_VERSION_ACTUAL") != nil { return xcode }
    return isTerminal ? text : concise
  }
}

/// The abilities of the stream that a report is written to.
package struct ReportStyle: Hashable, Sendable {
  /// Whether the stream understands escape sequences for colors.
  package var colors: Bool
  /// Whether the stream understands escape sequences for links (OSC 8).
  package var hyperlinks: Bool

  package init(colors: Bool = false, hyperlinks: Bool = false) {
    self.colors = colors
    self.hyperlinks = hyperlinks
  }

  /// A style without colors and links, for files.
  package static let plain = ReportStyle()
}
