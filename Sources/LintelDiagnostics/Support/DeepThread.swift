#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A thread that allows the same depth of recursion as the main thread.
///
/// Dispatch's threads have a stack of half a megabyte on Apple's systems. That isn't enough for colors that refer to each other through
/// as many tokens and functions as the limits allow.
enum DeepThread {
  /// The size of the stack in bytes, which uses memory only as needed.
  private static let stackSize = 16 << 20

  private final class Body: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// Runs a closure on a new thread without waiting for it, and returns whether the thread could be created.
  @discardableResult
  static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    let retained = unsafe Unmanaged.passRetained(Body(body))
    let isStarted = unsafe withUnsafeTemporaryAllocation(of: pthread_attr_t.self, capacity: 1) {
      memory in
      guard let attributes = memory.baseAddress, unsafe pthread_attr_init(attributes) == 0
      else { return false }
      defer { unsafe pthread_attr_destroy(attributes) }
      unsafe pthread_attr_setstacksize(attributes, stackSize)
      unsafe pthread_attr_setdetachstate(attributes, CInt(PTHREAD_CREATE_DETACHED))
      return unsafe create(attributes, retained.toOpaque()) == 0
    }
    if !isStarted { unsafe retained.release() }
    return isStarted
  }

  #if canImport(Darwin)
    private static func create(
      _ attributes: UnsafePointer<pthread_attr_t>,
      _ body: UnsafeMutableRawPointer
    ) -> CInt {
      var thread: pthread_t?
      return unsafe pthread_create(
        &thread,
        attributes,
        { body in
          unsafe Unmanaged<Body>.fromOpaque(body).takeRetainedValue().run()
          return nil
        },
        body
      )
    }
  #else
    private static func create(
      _ attributes: UnsafePointer<pthread_attr_t>,
      _ body: UnsafeMutableRawPointer
    ) -> CInt {
      var thread = pthread_t()
      return unsafe pthread_create(
        &thread,
        attributes,
        { body in
          if let body = unsafe body {
            unsafe Unmanaged<Body>.fromOpaque(body).takeRetainedValue().run()
          }
          return nil
        },
        body
      )
    }
  #endif
}
