/// A misuse of UIKit, which causes a crash, a broken screen, or a message in the console.
public enum Misuse: Hashable, Sendable {
  /// A selector that the simulated system doesn't have; versions in tenths.
  case unavailable(String, since: Int)
  /// An appearance object that was assigned to a bar or an item of a navigation controller during a transition.
  ///
  /// Doing that on every scroll event crashed UIKit: Infomaniak/ios-kDrive#1957.
  case appearanceAssignedDuringTransition(owner: String, slot: String)
  /// A push, pop, or replacement of the stack during another one: "nested push animation can result in corrupted
  /// navigation bar". The stand-in ends the running one.
  case transitionDuringTransition
  /// A pop gesture that began on the only screen of a stack, after which UIKit doesn't respond to touches.
  case popGestureAtRoot
  /// A cancellation of a transition that isn't interactive.
  case cancellationWithoutInteraction
  /// A key without a property or an instance variable: "this class is not key value coding-compliant for the key".
  case undefinedKey(String)
  /// A key without a setter, for which key-value coding writes the instance variable without notifying the object.
  case instanceVariableWritten(String)
  /// "Adding … as a subview of UIHostingController.view is not supported and may result in a broken view hierarchy."
  case subviewOfHostingView(String)
  /// A property that doesn't notify observers.
  case notObservable(String)
}
