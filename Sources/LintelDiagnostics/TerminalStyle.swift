/// The colors and hyperlinks of the terminal format.
struct TerminalStyle {
  enum Role {
    case place
    case error
    case warning
    case info
    case note
    case gutter
    case insertion
    case heading
  }

  let usesColors: Bool
  /// The address of a rule's page, nil for none.
  let link: @Sendable (_ rule: String) -> String?

  /// A rule's id, as a hyperlink (OSC 8) where there is a page to open.
  func linked(_ rule: String) -> String {
    guard let address = link(rule) else { return rule }
    return "\u{1B}]8;;\(oneLine(address))\u{1B}\\\(rule)\u{1B}]8;;\u{1B}\\"
  }

  func paint(_ text: String, _ role: Role) -> String {
    usesColors && !text.isEmpty ? "\u{1B}[\(code(of: role))m\(text)\u{1B}[0m" : text
  }

  static func role(of severity: Severity) -> Role {
    switch severity {
    case .error: .error
    case .warning: .warning
    case .info: .info
    }
  }

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
