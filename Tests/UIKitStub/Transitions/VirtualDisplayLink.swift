public import Foundation

/// A clock that only tests advance: each frame advances every push and pop by the elapsed time, lays out views, and calls a closure.
///
/// CADisplayLink's page: it "synchronizes your drawing to the refresh rate of the display", of sixty frames a second by default. A
/// transition takes `transitionDuration`, 0.35 s; an interactive one stays where the finger is.
@MainActor
public final class VirtualDisplayLink {
  /// The elapsed time in seconds.
  public private(set) var time: TimeInterval = 0
  /// The time between two frames in seconds.
  public let interval: TimeInterval
  private var frames = 0

  /// Creates a clock.
  public init(framesPerSecond: Int = 60) {
    interval = 1 / TimeInterval(framesPerSecond)
  }

  /// Advances the time.
  ///
  /// - Parameters:
  ///   - seconds: the duration.
  ///   - look: a closure that is called in each frame, after the layout.
  public func run(for seconds: TimeInterval, _ look: (_ time: TimeInterval) -> Void = { _ in }) {
    let last = frames + Int((seconds / interval).rounded())
    while frames < last {
      frames += 1
      time = TimeInterval(frames) * interval
      for transition in RunningTransitions.all { transition.pass(interval) }
      look(time)
    }
  }
}

extension SimulatedTransition {
  /// Advances by a duration, or goes back if it was canceled, and ends when the progress is complete.
  fileprivate func pass(_ seconds: TimeInterval) {
    guard isRunning, !isInteractive else { return }
    let step = CGFloat(seconds / transitionDuration)
    let part = percentComplete + (isCancelled ? -step : step)
    if part <= 0.000_1 || part >= 0.999_9 {
      if !isCancelled || part <= 0.000_1 { return settle() }
    }
    advance(to: part)
    containerView.window?.layoutIfNeeded()
  }
}
