#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// Waits for files to change by looking at them: that works on every file system, through links, and for files that are not there yet.
enum ChangeWatch {
  /// How often is looked, in microseconds.
  private static let interval = 100_000
  /// How long nothing may change until a change counts as complete, in microseconds.
  private static let quiet = 80_000

  /// Waits until a run would see anything else than was noted.
  ///
  /// - Parameters:
  ///   - observations: what was noted; brought up to date on the way.
  ///   - pause: waits some microseconds.
  static func wait(for observations: inout Observations, pause: (Int) -> Void = Self.pause) {
    var cost = 0
    repeat {
      // A theme of thousands of files takes a while to look at, and nobody is to notice that it is watched.
      pause(max(interval, 20 * cost))
      let start = FileStamp.now()
      guard observations.hold(at: start) else { break }
      cost = Int(FileStamp.now() - start) / 1000
    } while true
    waitForQuiet(observations, pause: pause)
  }

  /// Waits until files stay as they are for a moment, since editors replace them in steps and tools write several; for five seconds at most.
  ///
  /// - Parameters:
  ///   - observations: which files.
  ///   - pause: waits some microseconds.
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
