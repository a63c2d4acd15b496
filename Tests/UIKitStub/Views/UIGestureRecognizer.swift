// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A method of Objective-C, of which Linux has none.
public struct Selector: Hashable, Sendable {}

@MainActor
open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible
    case began
    case changed
    case ended
    case cancelled
    case failed
  }

  public var isEnabled = true
  public var state = State.possible
  public weak var delegate: (any UIGestureRecognizerDelegate)?
  public internal(set) weak var view: UIView?

  public init(target: Any?, action: Selector?) {
    super.init()
  }
}

open class UIPanGestureRecognizer: UIGestureRecognizer {}

open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {}

/// In Objective-C the methods are optional; here they answer as UIKit does without them.
@MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    false
  }
}
