// The parts of Foundation that the stand-in for UIKit, the runtime, and generated code use, as Apple declares them. They are compiled for
// iOS, where `IOSCompiler` checks code without running it, so functions have no bodies.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public typealias CGFloat = Double
public typealias TimeInterval = Double

public struct CGPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat
  public init() { fatalError() }
  public init(x: CGFloat, y: CGFloat) { fatalError() }
  public static var zero: CGPoint { fatalError() }
}

public struct CGSize: Hashable, Sendable {
  public var width: CGFloat
  public var height: CGFloat
  public init() { fatalError() }
  public init(width: CGFloat, height: CGFloat) { fatalError() }
  public init(width: Int, height: Int) { fatalError() }
  public static var zero: CGSize { fatalError() }
}

public struct CGRect: Hashable, Sendable {
  public var origin: CGPoint
  public var size: CGSize
  public init() { fatalError() }
  public init(origin: CGPoint, size: CGSize) { fatalError() }
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) { fatalError() }
  public init(x: Int, y: Int, width: Int, height: Int) { fatalError() }
  public static var zero: CGRect { fatalError() }
  public var width: CGFloat { fatalError() }
  public var height: CGFloat { fatalError() }
  public var minX: CGFloat { fatalError() }
  public var midX: CGFloat { fatalError() }
  public var maxX: CGFloat { fatalError() }
  public func contains(_ point: CGPoint) -> Bool { fatalError() }
  public var minY: CGFloat { fatalError() }
  public var midY: CGFloat { fatalError() }
  public var maxY: CGFloat { fatalError() }
}

public func pow(_ base: Double, _ exponent: Double) -> Double { fatalError() }
public func cbrt(_ value: Double) -> Double { fatalError() }
public func sin(_ value: Double) -> Double { fatalError() }
public func cos(_ value: Double) -> Double { fatalError() }
public func atan2(_ y: Double, _ x: Double) -> Double { fatalError() }
public func hypot(_ x: Double, _ y: Double) -> Double { fatalError() }

public protocol NSObjectProtocol: AnyObject {
  func isEqual(_ object: Any?) -> Bool
  var hash: Int { get }
}

open class NSObject: NSObjectProtocol, Hashable {
  public init() {}
  open func isEqual(_ object: Any?) -> Bool { fatalError() }
  open var hash: Int { fatalError() }
  public static func == (one: NSObject, other: NSObject) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) { fatalError() }
}

public struct NSZone {}

public protocol NSCopying {
  func copy(with zone: NSZone?) -> Any
}

open class NSCoder: NSObject {}
open class Bundle: NSObject {}
public struct IndexSet: Hashable, Sendable {}
public struct Data: Hashable, Sendable {}

public struct Date: Comparable, Hashable, Sendable {
  public init() { fatalError() }
  public init(timeIntervalSince1970: TimeInterval) { fatalError() }
  public init(timeIntervalSinceNow: TimeInterval) { fatalError() }
  public var timeIntervalSince1970: TimeInterval { fatalError() }
  public var timeIntervalSinceNow: TimeInterval { fatalError() }
  @available(iOS 15, *) public static var now: Date { fatalError() }
  public func timeIntervalSince(_ date: Date) -> TimeInterval { fatalError() }
  public func addingTimeInterval(_ interval: TimeInterval) -> Date { fatalError() }
  public static func < (one: Date, other: Date) -> Bool { fatalError() }
  public static func + (date: Date, interval: TimeInterval) -> Date { fatalError() }
  public static func - (date: Date, interval: TimeInterval) -> Date { fatalError() }
  public static var distantFuture: Date { fatalError() }
}

public struct TimeZone: Hashable, Sendable {
  public init?(secondsFromGMT seconds: Int) { fatalError() }
  public init?(identifier: String) { fatalError() }
  public static var current: TimeZone { fatalError() }
  public func secondsFromGMT(for date: Date = Date()) -> Int { fatalError() }
}

open class JSONDecoder {
  public init() {}
  open func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T { fatalError() }
}

public struct NSRange: Sendable {
  public var location: Int
  public var length: Int
  public init(location: Int, length: Int) { fatalError() }
}

public typealias NSRangePointer = UnsafeMutablePointer<NSRange>

open class NSMutableAttributedString: NSAttributedString {
  open func addAttribute(_ name: Key, value: Any, range: NSRange) {}
  open func removeAttribute(_ name: Key, range: NSRange) {}
}

open class NSAttributedString: NSObject {
  public init(attributedString: NSAttributedString) { fatalError() }
  public init(string: String) { fatalError() }
  open var string: String { fatalError() }
  open var length: Int { fatalError() }
  open func attribute(
    _ name: Key,
    at location: Int,
    effectiveRange range: NSRangePointer?
  ) -> Any? { fatalError() }

  public struct Key: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { fatalError() }
    public init(_ rawValue: String) { fatalError() }
  }
}

public struct Notification: Sendable {
  public struct Name: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { fatalError() }
    public init(_ rawValue: String) { fatalError() }
  }
}

open class OperationQueue: NSObject, @unchecked Sendable {}

open class NotificationCenter: NSObject, @unchecked Sendable {
  open class var `default`: NotificationCenter { fatalError() }
  @preconcurrency
  open func addObserver(
    forName name: Notification.Name?,
    object: Any?,
    queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol { fatalError() }
  open func removeObserver(_ observer: Any) {}
}

open class Timer: NSObject {
  @preconcurrency
  public init(
    timeInterval interval: TimeInterval,
    repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) { fatalError() }
  open func invalidate() {}
}

open class RunLoop: NSObject {
  public struct Mode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { fatalError() }
    public static var common: Mode { fatalError() }
    public static var `default`: Mode { fatalError() }
  }
  open class var main: RunLoop { fatalError() }
  open func add(_ timer: Timer, forMode mode: Mode) {}
}

open class Thread: NSObject {
  open class var isMainThread: Bool { fatalError() }
}
