// A stand-in for a part of SwiftUI: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor
protocol LinkedProperty {
  func link(to node: Node, _ index: Int, _ inputs: Inputs)
}

final class StateBox<Value> {
  var value: Value
  var original: StateBox?
  weak var node: Node?

  init(_ value: Value) { self.value = value }
}

@MainActor @preconcurrency
@propertyWrapper
public struct State<Value>: LinkedProperty {
  private let box: StateBox<Value>

  public init(wrappedValue: Value) { box = StateBox(wrappedValue) }
  public init(initialValue: Value) { box = StateBox(initialValue) }

  public var wrappedValue: Value {
    get { (box.original ?? box).value }
    nonmutating set {
      let target = box.original ?? box
      target.value = newValue
      target.node?.host?.invalidate()
    }
  }

  public var projectedValue: Binding<Value> {
    let target = box.original ?? box
    return Binding {
      target.value
    } set: {
      target.value = $0
      target.node?.host?.invalidate()
    }
  }

  /// Uses the initial value only when the view appears for the first time.
  func link(to node: Node, _ index: Int, _ inputs: Inputs) {
    if let original = node.storage[index] as? StateBox<Value> {
      if original !== box { box.original = original }
    } else {
      node.storage[index] = box
      box.node = node
    }
  }
}

@MainActor @preconcurrency
@propertyWrapper
public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  public var projectedValue: Binding<Value> { self }
}

@MainActor @preconcurrency
@propertyWrapper
public struct Environment<Value>: LinkedProperty {
  private final class Box {
    var values = EnvironmentValues()
  }

  private let box = Box()
  private let keyPath: KeyPath<EnvironmentValues, Value>

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }
  public var wrappedValue: Value { box.values[keyPath: keyPath] }
  func link(to node: Node, _ index: Int, _ inputs: Inputs) { box.values = inputs.environment }
}

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct EnvironmentValues {
  private struct Entry {
    let box: AnyObject
  }

  private final class Box<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { (entries[ObjectIdentifier(key)]?.box as? Box<Key.Value>)?.value ?? Key.defaultValue }
    set { entries[ObjectIdentifier(key)] = Entry(box: Box(newValue)) }
  }
}

public struct Animation: Hashable, Sendable {
  public static let `default` = Animation()
}

public struct Transaction {
  public var animation: Animation?
  @MainActor static var current = Transaction()
}

@MainActor
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  let outer = Transaction.current
  Transaction.current.animation = animation
  defer { Transaction.current = outer }
  return try body()
}
