import Synchronization

/// A value that is computed on first access, once for all threads.
package final class Lazy<Value: Sendable>: Sendable {
  private let known = Mutex<Value?>(nil)

  package init() {}

  /// Returns the value, which the first caller computes with `make` while the others wait.
  package func value(_ make: () -> Value) -> Value {
    known.withLock { known in
      if let known { return known }
      let made = make()
      known = made
      return made
    }
  }
}
