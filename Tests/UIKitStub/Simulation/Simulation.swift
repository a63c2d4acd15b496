import Synchronization

/// What tests set and read about the simulated device, and UIKit does not have.
@MainActor
public enum Simulation {
  /// The system's version in tenths, so that 134 is iOS 13.4; the newest unless set, as `#available` has it on Linux.
  public static var systemVersion: Int {
    get { version.withLock { $0 } }
    set { version.withLock { $0 = newValue } }
  }

  /// Colors and fonts, which are made anywhere, ask for it too.
  private nonisolated static let version = Mutex(newestSystemVersion)

  /// iOS 27.
  public nonisolated static let newestSystemVersion = 270

  /// The device; a phone unless set.
  public static var idiom = UIUserInterfaceIdiom.phone

  /// Whether the completions of a transition coordinator run before `viewDidDisappear` and `viewDidAppear`.
  ///
  /// Apple documents neither order, so what is tested should work in both.
  public static var runsCompletionsFirst = false

  /// What was done that UIKit punishes, in order.
  public internal(set) static var misuses: [Misuse] {
    get { noted.withLock { $0 } }
    set { noted.withLock { $0 = newValue } }
  }

  private nonisolated static let noted = Mutex<[Misuse]>([])

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

  /// What `#available` says on the simulated system.
  ///
  /// - Parameter version: such as 16.4.
  /// - Returns: whether the simulated system is that or a newer one.
  public nonisolated static func isAtLeast(iOS version: Double) -> Bool {
    let tenths = Int((version * 10).rounded())
    return Self.version.withLock { $0 >= tenths }
  }

  /// Notes the use of what the simulated system does not have; the real one ends the app with "unrecognized selector".
  nonisolated static func require(_ version: Int, _ name: String) {
    guard Self.version.withLock({ $0 < version }) else { return }
    noted.withLock { $0.append(.unavailable(name, since: version)) }
  }
}
