public import Foundation

/// A running push or pop without a clock, which tests advance and end.
@MainActor
public final class SimulatedTransition: NSObject {
  /// The screen that disappears.
  public let from: UIViewController
  /// The screen that appears.
  public let to: UIViewController
  /// Whether a gesture began the transition.
  public let initiallyInteractive: Bool
  /// Whether a gesture drives the transition at the moment.
  public private(set) var isInteractive: Bool
  /// Whether the finger was lifted to go back.
  public private(set) var isCancelled = false
  /// The progress, from 0 to 1.
  public private(set) var percentComplete: CGFloat = 0
  /// Whether the transition is running; false once the last completion may run.
  public private(set) var isRunning = true
  /// The view that contains both screens.
  public let containerView: UIView

  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  var animations: [Block] = []
  var completions: [Block] = []
  var interactionHandlers: [Block] = []
  private(set) var hasBegun = false
  /// The closure to call after the end, including all completions.
  var followUp: (() -> Void)?
  /// The closure that calls the screens' methods, or `nil` after it ran.
  private var starter: (() -> Void)?
  /// Whether the screens' methods for the transition were called, after which UIKit manages the bars.
  private(set) var hasStarted = false
  private let end: (SimulatedTransition) -> Void

  init(
    from: UIViewController,
    to: UIViewController,
    isInteractive: Bool,
    containerView: UIView,
    end: @escaping (SimulatedTransition) -> Void
  ) {
    self.from = from
    self.to = to
    self.isInteractive = isInteractive
    initiallyInteractive = isInteractive
    self.containerView = containerView
    self.end = end
    super.init()
  }

  /// Sets the closure that calls the screens' methods, either immediately or when the stack is laid out.
  func start(_ body: @escaping () -> Void) {
    starter = body
    if !Simulation.defersTransitions { start() }
  }

  func start() {
    guard let starter else { return }
    self.starter = nil
    starter()
    hasStarted = true
  }

  /// Advances frame by frame, as a display link does, and ends unless a gesture drives the transition.
  ///
  /// - Parameters:
  ///   - frames: the number of frames.
  ///   - look: a closure that is called in each frame.
  public func run(frames: Int = 21, _ look: (CGFloat) -> Void) {
    for frame in 0...frames where isRunning {
      advance(to: CGFloat(frame) / CGFloat(frames))
      containerView.window?.layoutIfNeeded()
      look(percentComplete)
    }
    if !isInteractive { settle() }
    look(percentComplete)
  }

  /// Runs the queued animations, and advances to a progress from 0 to 1.
  public func advance(to part: CGFloat) {
    guard isRunning else { return }
    percentComplete = part
    begin()
  }

  /// Lifts the finger, if any, and completes the transition.
  public func finish() {
    endInteraction(isCancelled: false)
    settle()
  }

  /// Lifts the finger and returns to the beginning.
  public func cancel() {
    endInteraction(isCancelled: true)
    settle()
  }

  /// Lifts the finger; the rest of the transition runs automatically until `settle()`.
  public func endInteraction(isCancelled: Bool) {
    guard isRunning else { return }
    begin()
    guard isInteractive else {
      if isCancelled { Simulation.misuses.append(.cancellationWithoutInteraction) }
      return
    }
    isInteractive = false
    self.isCancelled = isCancelled
    for handler in interactionHandlers { handler(self) }
  }

  /// Ends a transition that isn't interactive, as the end of its animation does.
  public func settle() {
    guard isRunning, !isInteractive else { return }
    begin()
    percentComplete = isCancelled ? 0 : 1
    isRunning = false
    if Simulation.runsCompletionsFirst { runCompletions() }
    end(self)
    runCompletions()
    followUp?()
  }

  private func begin() {
    start()
    hasBegun = true
    while !animations.isEmpty { animations.removeFirst()(self) }
  }

  private func runCompletions() {
    while !completions.isEmpty { completions.removeFirst()(self) }
  }
}
