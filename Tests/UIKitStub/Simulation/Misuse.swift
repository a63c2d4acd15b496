/// Something that UIKit punishes with a crash, a broken screen or a message in the console.
public enum Misuse: Hashable, Sendable {
  /// A selector that the simulated system does not have; versions in tenths.
  case unavailable(String, since: Int)
  /// An appearance object was assigned to a bar or an item of a navigation controller while its transition ran.
  ///
  /// UIKit crashed when that was done on every scroll event: Infomaniak/ios-kDrive#1957.
  case appearanceAssignedDuringTransition(owner: String, slot: String)
  /// A push, pop or exchange of the stack while another one runs: "nested push animation can result in corrupted
  /// navigation bar". The stand-in ends the running one.
  case transitionDuringTransition
  /// The gesture to pop began on the last screen of a stack, after which UIKit takes no touches.
  case popGestureAtRoot
  /// A cancellation of a transition that no finger leads.
  case cancellationWithoutInteraction
  /// A key without a property or an instance variable: "this class is not key value coding-compliant for the key".
  case undefinedKey(String)
  /// A key for which key-value coding finds no setter, and writes the instance variable, of which the object learns nothing.
  case instanceVariableWritten(String)
  /// "Adding … as a subview of UIHostingController.view is not supported and may result in a broken view hierarchy."
  case subviewOfHostingView(String)
  /// A property that tells nothing to observers.
  case notObservable(String)
}
