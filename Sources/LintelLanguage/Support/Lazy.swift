import Synchronization

/// Something that is found out when it is first asked for, once for all threads.
final class Lazy<Value: Sendable>: Sendable {
  private let known = Mutex<Value?>(nil)

  /// Asks for it.
  ///
  /// - Parameter make: finds it out; others who ask wait meanwhile.
  /// - Returns: what the first one to ask has found out.
  func value(_ make: () -> Value) -> Value {
    known.withLock { known in
      if let known { return known }
      let made = make()
      known = made
      return made
    }
  }
}
