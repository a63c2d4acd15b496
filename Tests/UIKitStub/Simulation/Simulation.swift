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

  /// Whether the device's windows have other sizes than its idiom usually has: in a split view, or in landscape.
  static var hasUnusualWidth = false
  static var isCompactHeight = false

  /// The device by number: bit 0 for a pad, bit 1 for an unusual width, bit 2 for a compact height.
  public static func simulate(device number: Int) {
    idiom = number & 1 == 1 ? .pad : .phone
    hasUnusualWidth = number & 2 != 0
    isCompactHeight = number & 4 != 0
    UITraitCollection.current = .device
  }

  /// Whether the completions of a transition coordinator run before `viewDidDisappear` and `viewDidAppear`.
  ///
  /// Apple documents neither order, so what is tested should work in both.
  public static var runsCompletionsFirst = false

  /// How bars that are made from now on build their views.
  public static var barViews = BarViews.background

  /// Whether bars are compact in landscape.
  ///
  /// "Unless you are on a larger device (Max/Plus or higher)", and "it seems like this functionality was removed in iOS 17"
  /// (UINavigationBarAppearance article of 2023): so both.
  public static var hasCompactBars = true

  /// Whether a push calls the screens' methods when the stack is laid out next, and not before it returns.
  ///
  /// Crash reports show both: `viewDidLoad` below `pushViewController:animated:`, and below
  /// `_startDeferredTransitionIfNeeded:` in `layoutSubviews`.
  public static var defersTransitions = false

  /// What UIKit does with a push while another one runs; Apple documents nothing.
  public static var nestedTransitions = NestedTransitions.finishFirst

  /// Whether UIKit refuses the swipe anywhere in the content on screens without a bar, as it does that from the edge.
  public static var refusesContentSwipeWithoutBar = true

  /// Whether the tab bar sets `selectedItem` by its setter, so that observers learn of it.
  public static var tellsSelectedItem = true

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
    let ways = (barViews, hasCompactBars, defersTransitions, nestedTransitions)
    let others = (refusesContentSwipeWithoutBar, tellsSelectedItem)
    defer {
      (systemVersion, misuses, runsCompletionsFirst) = before
      (barViews, hasCompactBars, defersTransitions, nestedTransitions) = ways
      (refusesContentSwipeWithoutBar, tellsSelectedItem) = others
    }
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

/// How a bar builds its views, which is UIKit's own business.
public enum BarViews: Hashable, Sendable, CaseIterable {
  /// The first subview is the background: iOS 13 to 18.
  case background
  /// No view of the bar is its background: the first holds titles and buttons, as with the glass of iOS 26.
  case content
  /// A view with titles comes first, and what is called a background has one in it.
  case titlesInBackground
}

/// What may happen to a push that is made while another one runs.
public enum NestedTransitions: Hashable, Sendable, CaseIterable {
  /// The running one ends at once: what Apple says of its fluid transitions since iOS 18.
  case finishFirst
  /// The new one waits for the end.
  case waitForEnd
}
