/// An object whose properties can be observed, which in UIKit is any `NSObject`.
@MainActor
public protocol KeyValueObserving: AnyObject {
  /// The object's observers.
  var keyValueObservers: KeyValueObservers { get }
}

extension KeyValueObserving {
  /// Calls a closure whenever a property is set, as Foundation does on Apple's systems.
  ///
  /// The closure is called even if the value stays the same. `.prior` isn't simulated.
  @preconcurrency
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>,
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    // A key path has no name on Linux, so the property's getter records its name.
    keyValueObservers.lastRead = nil
    var last = self[keyPath: keyPath]
    let key = keyValueObservers.lastRead
    let token = NSKeyValueObservation.Token()
    if let key {
      keyValueObservers.add(key, token) { [weak self] in
        guard let self else { return }
        let new = self[keyPath: keyPath]
        let change = NSKeyValueObservedChange(options, old: last, new: new)
        last = new
        changeHandler(self, change)
      }
    } else {
      Simulation.misuses.append(.notObservable("\(keyPath)"))
    }
    if options.contains(.initial) {
      changeHandler(self, NSKeyValueObservedChange(options, old: nil, new: last))
    }
    return NSKeyValueObservation(token: token)
  }
}

extension NSKeyValueObservedChange {
  fileprivate init(_ options: NSKeyValueObservingOptions, old: Value?, new: Value) {
    self.init(
      kind: .setting,
      newValue: options.contains(.new) ? new : nil,
      oldValue: options.contains(.old) ? old : nil,
      indexes: nil,
      isPrior: false
    )
  }
}
