public import Foundation

/// A push or pop that runs.
///
/// There is no clock: the test moves it on and ends it.
@MainActor
public final class SimulatedTransition: NSObject {
  /// The screen that is left.
  public let from: UIViewController
  /// The screen that is shown next.
  public let to: UIViewController
  /// Whether a finger began it.
  public let initiallyInteractive: Bool
  /// Whether a finger leads it now.
  public private(set) var isInteractive: Bool
  /// Whether the finger let go on the way back.
  public private(set) var isCancelled = false
  /// How far it is, from 0 to 1.
  public private(set) var percentComplete: CGFloat = 0
  /// Whether it goes on: false once the last completion may run.
  public private(set) var isRunning = true
  /// Where both screens are shown.
  public let containerView: UIView

  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  var animations: [Block] = []
  var completions: [Block] = []
  var interactionHandlers: [Block] = []
  private(set) var hasBegun = false
  /// What waits for the end, completions included.
  var followUp: (() -> Void)?
  /// What calls the screens' methods, until it has been called.
  private var starter: (() -> Void)?
  /// Whether the screens' methods have been called that tell of the transition, so that the bars are in UIKit's hands.
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

  /// Says what calls the screens' methods: at once, or when the stack is laid out.
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

  /// Goes on frame by frame, as a display link does, and ends if no finger leads it.
  ///
  /// - Parameters:
  ///   - frames: how many there are on the way.
  ///   - look: called in each.
  public func run(frames: Int = 21, _ look: (CGFloat) -> Void) {
    for frame in 0...frames where isRunning {
      advance(to: CGFloat(frame) / CGFloat(frames))
      containerView.window?.layoutIfNeeded()
      look(percentComplete)
    }
    if !isInteractive { settle() }
    look(percentComplete)
  }

  /// Runs the animations that wait, and goes to a part of the way from 0 to 1.
  public func advance(to part: CGFloat) {
    guard isRunning else { return }
    percentComplete = part
    begin()
  }

  /// Lifts the finger, if any, and goes to the end.
  public func finish() {
    endInteraction(isCancelled: false)
    settle()
  }

  /// Lifts the finger and goes back to where it began.
  public func cancel() {
    endInteraction(isCancelled: true)
    settle()
  }

  /// Lifts the finger; what is left of the way runs by itself until `settle()`.
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

  /// Ends what no finger leads any more, as the animation's end does.
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
