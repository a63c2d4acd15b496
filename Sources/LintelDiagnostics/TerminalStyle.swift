/// The colors and hyperlinks of the terminal format.
///
/// Colors are ANSI escapes (SGR) of the eight basic colors, which every terminal shows in a shade
/// that fits its background.
struct TerminalStyle {
  /// What a piece of text is for, which decides its color.
  enum Role {
    /// A path with line and column.
    case place
    /// The severity and the underline of an error.
    case error
    /// The severity and the underline of a warning.
    case warning
    /// The severity and the underline of an info.
    case info
    /// Notes, help, and the underlines of further places.
    case note
    /// Line numbers and the bars beside them.
    case gutter
    /// A line as a fix would leave it.
    case insertion
    /// Messages and totals, in bold.
    case heading
  }

  /// Whether to write escapes; false for pipes, files, and `NO_COLOR`.
  let usesColors: Bool
  /// The address of a rule's page, nil for none.
  let link: @Sendable (_ rule: String) -> String?

  /// A rule's id, as a hyperlink (OSC 8) where there is a page to open.
  func linked(_ rule: String) -> String {
    guard let address = link(rule) else { return rule }
    return "\u{1B}]8;;\(oneLine(address))\u{1B}\\\(rule)\u{1B}]8;;\u{1B}\\"
  }

  /// Returns a text between the escapes of a role, or as it is if colors are off.
  func paint(_ text: String, _ role: Role) -> String {
    usesColors && !text.isEmpty ? "\u{1B}[\(code(of: role))m\(text)\u{1B}[0m" : text
  }

  /// Returns the role of a severity.
  static func role(of severity: Severity) -> Role {
    severity.choice(error: .error, warning: .warning, info: .info)
  }

  /// Returns the parameters of the SGR escape for a role.
  private func code(of role: Role) -> String {
    switch role {
    case .place, .heading: "1"
    case .error: "1;31"
    case .warning: "1;33"
    case .info: "1;36"
    case .note: "1;34"
    case .gutter: "34"
    case .insertion: "32"
    }
  }
}
