/// The stages of `adopt` and `audit`.
package enum WorkStage: Hashable, Sendable {
  /// The app's folders are being searched; the value is the number of files so far.
  case finding(Int)
  /// Files are being read; the values are how many are done, and how many there are.
  case reading(Int, of: Int)
  /// Functions are being followed to the bars that they change; the values are how many are done, and how many there are.
  case following(Int, of: Int)
  /// The theme is being created.
  case writing
  /// The code is being compared with the theme.
  case comparing

  /// The stage in a few words, which fit on one line of any terminal.
  package var text: String {
    switch self {
    case .finding(let count): "Finding files: \(count)"
    case .reading(let count, let all): "Reading files: \(count) of \(all)"
    case .following(let count, let all): "Following the code: \(count) of \(all)"
    case .writing: "Writing the theme"
    case .comparing: "Comparing with the theme"
    }
  }
}

/// A line of a terminal that shows progress.
///
/// It doesn't need escape sequences: a carriage return goes back to its beginning, and spaces erase the rest of a longer text.
package struct ProgressLine: Sendable {
  /// The default time without progress, so that short work doesn't show any.
  package static let patience: Duration = .seconds(1)

  /// How long the line waits before it shows anything.
  package let patience: Duration
  /// The text in the terminal.
  private var shown = ""

  /// Creates an empty line.
  package init(patience: Duration = Self.patience) {
    self.patience = patience
  }

  /// Whether to show progress, which requires that people look at the terminal, and that it can go back on a line.
  package static func shouldShow(isTerminal: Bool, environment: (String) -> String?) -> Bool {
    // CI systems may run commands in a terminal, and keep everything that is written to it.
    let isCI = !["", "0", "false"].contains(environment("CI") ?? "")
    return isTerminal && !isCI && environment("TERM") != "dumb"
  }

  /// Shows a stage, and returns the text to write to the terminal, which is empty if nothing changes or the work is still short.
  package mutating func show(_ stage: WorkStage?, after time: Duration) -> String {
    guard time >= patience, let text = stage?.text, text != shown else { return "" }
    defer { shown = text }
    return "\r" + text + Self.spaces(shown.count - text.count)
  }

  /// Erases the line, and returns the text to write to the terminal.
  package mutating func clear() -> String {
    guard !shown.isEmpty else { return "" }
    defer { shown = "" }
    return "\r" + Self.spaces(shown.count) + "\r"
  }

  private static func spaces(_ count: Int) -> String {
    String(repeating: " ", count: max(0, count))
  }
}
