/// What tests set and read about the simulated device, and UIKit does not have.
@MainActor
public enum Simulation {
  /// The system's version in tenths, so that 134 is iOS 13.4; the newest unless set, as `#available` has it on Linux.
  public static var systemVersion = newestSystemVersion

  /// iOS 27.
  public static let newestSystemVersion = 270

  /// Whether the completions of a transition coordinator run before `viewDidDisappear` and `viewDidAppear`.
  ///
  /// Apple documents neither order, so what is tested should work in both.
  public static var runsCompletionsFirst = false

  /// What was done that UIKit punishes, in order.
  public internal(set) static var misuses: [Misuse] = []

  /// Forgets all misuses.
  public static func forgetMisuses() {
    misuses = []
  }

  /// Runs a body on a system version, with no misuses before it, and puts everything back.
  ///
  /// - Parameters:
  ///   - version: in tenths.
  ///   - body: what to run.
  /// - Returns: what the body returns.
  public static func run<Result>(
    onSystemVersion version: Int = newestSystemVersion,
    _ body: () throws -> Result
  ) rethrows -> Result {
    let before = (systemVersion, misuses, runsCompletionsFirst)
    defer { (systemVersion, misuses, runsCompletionsFirst) = before }
    systemVersion = version
    misuses = []
    return try body()
  }

  /// Notes the use of what the simulated system does not have; the real one ends the app with "unrecognized selector".
  static func require(_ version: Int, _ name: String) {
    if systemVersion < version { misuses.append(.unavailable(name, since: version)) }
  }
}
