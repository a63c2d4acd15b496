import Synchronization

/// A value that is computed on first access, once for all threads.
package final class Lazy<Value: Sendable>: Sendable {
  private let known = Mutex<Value?>(nil)

  package init() {}

  /// Returns the value.
  ///
  /// - Parameter make: computes the value, while other threads that need it wait.
  /// - Returns: the value that the first caller computed.
  package func value(_ make: () -> Value) -> Value {
    known.withLock { known in
      if let known { return known }
      let made = make()
      known = made
      return made
    }
  }
}
