// The lock that the stand-in for UIKit uses, for `IOSCompiler`, which doesn't run it.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct Mutex<Value: ~Copyable>: ~Copyable, Sendable {
  public init(_ value: consuming sending Value) { fatalError() }

  public borrowing func withLock<Result>(
    _ body: (inout sending Value) throws -> sending Result
  ) rethrows -> sending Result { fatalError() }
}
