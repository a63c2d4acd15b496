/// Waits for files to change by polling, which works on every file system, through links, and for files that don't exist yet.
enum ChangeWatch {
  /// The time between checks, in microseconds.
  private static let interval = 100_000
  /// How long nothing may change before a change counts as complete, in microseconds.
  private static let quiet = 80_000

  /// Waits until a run would observe something different; the observations are updated.
  static func wait(for observations: inout Observations, pause: (Int) -> Void = Self.pause) {
    var cost = 0
    repeat {
      // Checking a theme of thousands of files takes a while, and watching it shouldn't slow anything down.
      pause(max(interval, 20 * cost))
      let start = FileStamp.now()
      guard observations.areCurrent(at: start) else { break }
      cost = Int(FileStamp.now() - start) / 1000
    } while true
    waitForQuiet(observations, pause: pause)
  }

  /// Waits until files stop changing, because editors replace them in steps and tools write several; for five seconds at most.
  static func waitForQuiet(_ observations: Observations, pause: (Int) -> Void = Self.pause) {
    var known = observations.stamps()
    for _ in 0..<(5_000_000 / quiet) {
      pause(quiet)
      let now = observations.stamps()
      if now == known { return }
      known = now
    }
  }

  static func pause(_ microseconds: Int) { usleep(UInt32(microseconds)) }
}
