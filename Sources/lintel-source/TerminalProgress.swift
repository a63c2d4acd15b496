import Foundation
import LintelSource
import Synchronization

/// Shows on standard error what a command is doing, while people wait for it.
final class TerminalProgress: Sendable {
  private struct State {
    var line: ProgressLine
    var stage: WorkStage?
    var isOver = false
  }

  private let state: Mutex<State>
  private let start = ContinuousClock.now

  private init(patience: Duration) {
    state = Mutex(State(line: ProgressLine(patience: patience)))
  }

  /// Does work that reports its stages by calling its argument.
  static func during<Result>(
    _ work: (@escaping @Sendable (WorkStage) -> Void) throws -> Result
  ) rethrows -> Result {
    let environment = ProcessInfo.processInfo.environment
    guard
      ProgressLine.shouldShow(
        isTerminal: isatty(STDERR_FILENO) == 1,
        environment: { environment[$0] }
      )
    else { return try work { _ in } }
    // For tests: without patience, every stage is shown, however short the work is.
    let isImpatient = environment["LINTEL_PROGRESS"] == "all"
    let progress = TerminalProgress(patience: isImpatient ? .zero : ProgressLine.patience)
    // A separate thread, because those of the system's queues are busy with the work.
    Thread.detachNewThread {
      while progress.draw() { Thread.sleep(forTimeInterval: 0.1) }
    }
    defer { progress.end() }
    return try work { stage in
      progress.state.withLock { $0.stage = stage }
      if isImpatient { _ = progress.draw() }
    }
  }

  /// Draws the line, and returns whether the work continues.
  private func draw() -> Bool {
    state.withLock { state in
      guard !state.isOver else { return false }
      Self.write(state.line.show(state.stage, after: ContinuousClock.now - start))
      return true
    }
  }

  /// Erases the line, before anything else is written.
  private func end() {
    state.withLock { state in
      state.isOver = true
      Self.write(state.line.clear())
    }
  }

  private static func write(_ text: String) {
    guard !text.isEmpty else { return }
    FileHandle.standardError.write(Data(text.utf8))
  }
}
