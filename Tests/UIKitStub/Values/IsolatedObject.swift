/// An object whose `init()`, if it has one, is isolated to the main actor, as in UIKit's classes.
///
/// Foundation's `init()` isn't isolated. Subclasses don't inherit it from here, so they don't have to override it.
@MainActor
open class IsolatedObject: NSObject {
  /// The initializer that subclasses call.
  public nonisolated init(sealed: ()) {
    super.init()
  }
}
