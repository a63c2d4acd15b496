// The lock of the stand-in for UIKit, for `IOSCompiler`, which runs nothing.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct Mutex<Value: ~Copyable>: ~Copyable, Sendable {
  public init(_ value: consuming sending Value) { fatalError() }

  public borrowing func withLock<Result>(
    _ body: (inout sending Value) throws -> sending Result
  ) rethrows -> sending Result { fatalError() }
}
