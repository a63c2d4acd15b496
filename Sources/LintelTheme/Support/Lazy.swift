import Synchronization

/// Something that is found out when it is first asked for, once for all threads.
package final class Lazy<Value: Sendable>: Sendable {
  private let known = Mutex<Value?>(nil)

  /// Starts with nothing known.
  package init() {}

  /// Asks for it.
  ///
  /// - Parameter make: finds it out; others who ask wait meanwhile.
  /// - Returns: what the first one to ask has found out.
  package func value(_ make: () -> Value) -> Value {
    known.withLock { known in
      if let known { return known }
      let made = make()
      known = made
      return made
    }
  }
}
