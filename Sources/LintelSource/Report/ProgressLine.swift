/// What `adopt` and `audit` do at a time.
package enum WorkStage: Hashable, Sendable {
  /// The app's folders are searched, and so many files were found.
  case finding(Int)
  /// So many files of all that were found are read.
  case reading(Int, of: Int)
  /// So many functions are followed to the bars that they change.
  case following(Int, of: Int)
  /// The theme is made of what was read.
  case writing
  /// What was read is compared with the theme.
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

/// The line of a terminal that shows what goes on.
///
/// It needs no escapes: a carriage return goes back to its beginning, and spaces take away what a longer text leaves.
package struct ProgressLine: Sendable {
  /// How long work takes at least that shows its progress.
  package static let patience: Duration = .seconds(1)

  /// How long this line waits before it shows anything.
  package let patience: Duration
  /// What the terminal shows.
  private var shown = ""

  /// Creates a line that shows nothing.
  ///
  /// - Parameter patience: how long it shows nothing.
  package init(patience: Duration = Self.patience) {
    self.patience = patience
  }

  /// Whether to show progress: people look at the terminal, and it can go back on a line.
  ///
  /// - Parameters:
  ///   - isTerminal: whether standard error is a terminal.
  ///   - environment: the environment's variables.
  /// - Returns: whether it is shown.
  package static func isWanted(isTerminal: Bool, environment: (String) -> String?) -> Bool {
    // CI may run commands in a terminal, and keeps all that is written to it.
    let isCI = !["", "0", "false"].contains(environment("CI") ?? "")
    return isTerminal && !isCI && environment("TERM") != "dumb"
  }

  /// Shows a stage.
  ///
  /// - Parameters:
  ///   - stage: the stage; nil if none has begun.
  ///   - time: how long the work goes on.
  /// - Returns: what to write to the terminal; nothing if it shows the stage, or if the work is short so far.
  package mutating func show(_ stage: WorkStage?, after time: Duration) -> String {
    guard time >= patience, let text = stage?.text, text != shown else { return "" }
    defer { shown = text }
    return "\r" + text + Self.spaces(shown.count - text.count)
  }

  /// Takes the text away.
  ///
  /// - Returns: what to write to the terminal; nothing if it shows nothing.
  package mutating func clear() -> String {
    guard !shown.isEmpty else { return "" }
    defer { shown = "" }
    return "\r" + Self.spaces(shown.count) + "\r"
  }

  private static func spaces(_ count: Int) -> String {
    String(repeating: " ", count: max(0, count))
  }
}
