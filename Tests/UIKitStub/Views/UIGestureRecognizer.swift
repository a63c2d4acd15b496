// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// An Objective-C method, which Linux doesn't have.
public struct Selector: Hashable, Sendable {}

@available(iOS 3.2, *)
@MainActor
open class UIGestureRecognizer: NSObject {
  @available(iOS 3.2, *)
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

@available(iOS 3.2, *)
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The velocity of the simulated finger.
  public var simulatedVelocity = CGPoint(x: 100, y: 0)

  open func velocity(in view: UIView?) -> CGPoint { simulatedVelocity }
}

@available(iOS 7, *)
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {}

/// A delegate with optional methods, as in `UINavigationControllerDelegate`; by default, they return what UIKit uses without them.
@available(iOS 2, *)
@MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  #if os(iOS)
    @_spi(Optional)
  #endif
  @available(iOS 3.2, *)
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  #if os(iOS)
    @_spi(Optional)
  #endif
  @available(iOS 3.2, *)
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  #if os(iOS)
    @_spi(Optional)
  #endif
  @available(iOS 7, *)
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  #if os(iOS)
    @_spi(Optional)
  #endif
  @available(iOS 7, *)
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

#if os(Linux)
  extension UIGestureRecognizerDelegate {
    @available(iOS 3.2, *)
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      true
    }

    @available(iOS 3.2, *)
    public func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      false
    }

    @available(iOS 7, *)
    public func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      false
    }

    @available(iOS 7, *)
    public func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      false
    }
  }
#endif
