/// An object whose `init()` belongs to the main actor if it has one, as those of UIKit's classes do.
///
/// Foundation's `init()` belongs to no actor. It is not inherited from here, so that nothing has to override it.
@MainActor
open class IsolatedObject: NSObject {
  /// What the initializers of subclasses call.
  public nonisolated init(sealed: ()) {
    super.init()
  }
}
