public import Foundation

/// A clock that only tests turn: each frame moves every push and pop on by the time that has passed, lays out, and is looked at.
///
/// CADisplayLink's page: it "synchronizes your drawing to the refresh rate of the display", of sixty frames a second by default. A
/// transition takes the 0.35 s that `transitionDuration` says; one that a finger leads stays where the finger is.
@MainActor
public final class VirtualDisplayLink {
  /// The seconds that have passed.
  public private(set) var time: TimeInterval = 0
  /// The time between two frames.
  public let interval: TimeInterval
  private var frames = 0

  /// Creates a clock.
  public init(framesPerSecond: Int = 60) {
    interval = 1 / TimeInterval(framesPerSecond)
  }

  /// Lets time pass.
  ///
  /// - Parameters:
  ///   - seconds: how long.
  ///   - look: called in each frame, once everything is laid out.
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
  /// Goes on by itself for a time, or back if the finger let go on the way back, and ends when the way is over.
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
