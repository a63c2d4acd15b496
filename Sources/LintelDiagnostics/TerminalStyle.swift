/// The colors and hyperlinks of the terminal format.
///
/// Colors are ANSI escapes (SGR) for the eight basic colors, which every terminal displays in shades
/// that fit its background.
struct TerminalStyle {
  /// The role of a text, which determines its color.
  enum Role {
    /// A path with line and column.
    case place
    /// The severity and the underline of an error.
    case error
    /// The severity and the underline of a warning.
    case warning
    /// The severity and the underline of an info.
    case info
    /// Notes, help, and the underlines of other places.
    case note
    /// Line numbers and the bars next to them.
    case gutter
    /// A line after a fix.
    case insertion
    /// Messages and totals, in bold.
    case heading
  }

  /// Whether to write escapes, which is `false` for pipes, files, and `NO_COLOR`.
  let usesColors: Bool
  /// Returns the address of a rule's page, or `nil` for none.
  let link: @Sendable (_ rule: String) -> String?

  /// Returns a rule's id, as a hyperlink (OSC 8) if it has a page.
  func linked(_ rule: String) -> String {
    guard let address = link(rule) else { return rule }
    return "\u{1B}]8;;\(oneLine(address))\u{1B}\\\(rule)\u{1B}]8;;\u{1B}\\"
  }

  /// Returns a text between the escapes of a role, or the text itself if colors are off.
  func paint(_ text: String, _ role: Role) -> String {
    usesColors && !text.isEmpty ? "\u{1B}[\(code(of: role))m\(text)\u{1B}[0m" : text
  }

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
