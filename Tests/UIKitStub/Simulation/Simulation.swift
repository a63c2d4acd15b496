import Synchronization

/// Settings and records of the simulated device for tests, which UIKit doesn't have.
@MainActor
public enum Simulation {
  /// The system's version in tenths, such as 134 for iOS 13.4; by default the newest, as for `#available` on Linux.
  public static var systemVersion: Int {
    get { version.withLock { $0 } }
    set { version.withLock { $0 = newValue } }
  }

  // Colors and fonts, which aren't limited to an actor, depend on it, too.
  private nonisolated static let version = Mutex(newestSystemVersion)

  /// iOS 27.
  public nonisolated static let newestSystemVersion = 270

  /// The device's idiom, a phone by default.
  public static var idiom = UIUserInterfaceIdiom.phone

  /// Whether the device's windows have unusual sizes for its idiom: in a split view, or in landscape.
  static var hasUnusualWidth = false
  static var isCompactHeight = false

  /// Sets the device by number: bit 0 for a pad, bit 1 for an unusual width, bit 2 for a compact height.
  public static func simulate(device number: Int) {
    idiom = number & 1 == 1 ? .pad : .phone
    hasUnusualWidth = number & 2 != 0
    isCompactHeight = number & 4 != 0
    UITraitCollection.current = .device
  }

  /// Whether the completions of a transition coordinator run before `viewDidDisappear` and `viewDidAppear`.
  ///
  /// Apple doesn't document the order, so code under test should work with both.
  public static var runsCompletionsFirst = false

  /// How bars that are created later build their views.
  public static var barViews = BarViews.background

  /// Whether bars are compact in landscape.
  ///
  /// "Unless you are on a larger device (Max/Plus or higher)", and "it seems like this functionality was removed in iOS 17"
  /// (UINavigationBarAppearance article of 2023), so tests cover both.
  public static var hasCompactBars = true

  /// Whether a push calls the screens' methods at the stack's next layout, instead of before it returns.
  ///
  /// Crash reports show both: `viewDidLoad` below `pushViewController:animated:`, and below
  /// `_startDeferredTransitionIfNeeded:` in `layoutSubviews`.
  public static var defersTransitions = false

  /// How UIKit handles a push during another one, which Apple doesn't document.
  public static var nestedTransitions = NestedTransitions.finishFirst

  /// Whether UIKit refuses the swipe anywhere in the content on screens without a bar, as it refuses the swipe from the edge.
  public static var refusesContentSwipeWithoutBar = true

  /// Whether the tab bar sets `selectedItem` with its setter, which notifies observers.
  public static var tellsSelectedItem = true

  /// The misuses of UIKit so far, in order.
  public internal(set) static var misuses: [Misuse] {
    get { noted.withLock { $0 } }
    set { noted.withLock { $0 = newValue } }
  }

  private nonisolated static let noted = Mutex<[Misuse]>([])

  /// Forgets all misuses.
  public static func forgetMisuses() {
    misuses = []
  }

  /// Runs a closure on a system version, starting with no misuses, and then restores the previous state.
  ///
  /// - Parameters:
  ///   - version: the version in tenths.
  ///   - body: the closure.
  /// - Returns: the closure's result.
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

  /// The result of `#available` on the simulated system.
  ///
  /// - Parameter version: the version, such as 16.4.
  /// - Returns: whether the simulated system has that version or a newer one.
  public nonisolated static func isAtLeast(iOS version: Double) -> Bool {
    let tenths = Int((version * 10).rounded())
    return Self.version.withLock { $0 >= tenths }
  }

  /// Records the use of an API that the simulated system doesn't have, which ends a real app with "unrecognized selector".
  nonisolated static func require(_ version: Int, _ name: String) {
    guard Self.version.withLock({ $0 < version }) else { return }
    noted.withLock { $0.append(.unavailable(name, since: version)) }
  }
}

/// How a bar builds its views, which UIKit doesn't document.
public enum BarViews: Hashable, Sendable, CaseIterable {
  /// The first subview is the background: iOS 13 to 18.
  case background
  /// The bar has no subview for its background: the first holds titles and buttons, as with the glass of iOS 26.
  case content
  /// The first subview holds titles, and it contains the view that is named as a background.
  case titlesInBackground
}

/// How UIKit may handle a push during another one.
public enum NestedTransitions: Hashable, Sendable, CaseIterable {
  /// The running push ends immediately, which Apple says about its fluid transitions since iOS 18.
  case finishFirst
  /// The new push waits until the running one ends.
  case waitForEnd
}
