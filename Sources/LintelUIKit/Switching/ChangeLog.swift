#if canImport(UIKit)
import UIKit

/// Remembers the values that objects had before a theme changed them.
///
/// Each round of changes sets every value that the theme has for a part of an object. Values that an earlier round set and this
/// one doesn't are restored. So if a screen sets nothing on a bar, the bar is as the app made it.
@available(iOS 13, *)
@MainActor
final class ChangeLog {
  /// A part of an object that is always set as a whole.
  enum Part: Hashable {
    case appearances
    case properties
    case buttons
    case settings
    case largeTitles
    case edgeEffects
    case search
  }

  private struct Scope: Hashable {
    let object: ObjectIdentifier
    let part: Part
  }

  private struct Place: Hashable {
    let object: ObjectIdentifier
    let property: AnyKeyPath
  }

  private struct Entry {
    weak var object: AnyObject?
    var restore: @MainActor () -> Void
    /// The position among the changes of all logs.
    let number: Int
    var round: Int
  }

  private struct WeakLog {
    weak var log: ChangeLog?
  }

  /// The logs of all themes, which may style the same bars one after another.
  private static var logs: [WeakLog] = []
  private static var changes = 0

  /// Whether a theme is setting a property, so that observers can tell its changes from others.
  private(set) static var isSetting = false

  private var scopes: [Scope: [Place: Entry]] = [:]
  private var current: Scope?
  private var round = 0

  init() {
    Self.logs.removeAll { $0.log == nil }
    Self.logs.append(WeakLog(log: self))
  }

  /// Sets all values of a part of an object, and restores those that an earlier round set and this one doesn't.
  ///
  /// The object identifies the changes, which may be to other objects, such as the items of a bar. `changes` calls `set` for every value.
  func update(_ object: AnyObject, _ part: Part, _ changes: () -> Void) {
    round += 1
    let scope = Scope(object: ObjectIdentifier(object), part: part)
    let outer = current
    current = scope
    changes()
    current = outer
    for (place, entry) in scopes[scope] ?? [:] where entry.round != round {
      restore(entry, place, scope)
      scopes[scope]?[place] = nil
    }
  }

  /// Restores a value, at once or, if another theme has set one since, at the end of that theme.
  private func restore(_ entry: Entry, _ place: Place, _ scope: Scope) {
    let later = Self.logs.compactMap { other -> (log: ChangeLog, number: Int)? in
      guard let log = other.log, log !== self, let change = log.scopes[scope]?[place],
        change.object === entry.object, change.number > entry.number
      else { return nil }
      return (log, change.number)
    }
    if let next = later.min(by: { $0.number < $1.number }) {
      next.log.scopes[scope]?[place]?.restore = entry.restore
    } else {
      entry.restore()
    }
  }

  /// Sets a property, and remembers its original value if that isn't known yet.
  func set<Object: AnyObject, Value>(
    _ object: Object,
    _ property: ReferenceWritableKeyPath<Object, Value>,
    to value: Value
  ) {
    set(object, property, to: value, from: object[keyPath: property])
  }

  fileprivate func set<Object: AnyObject, Value>(
    _ object: Object,
    _ property: ReferenceWritableKeyPath<Object, Value>,
    to value: Value,
    from original: @autoclosure () -> Value
  ) {
    let place = Place(object: ObjectIdentifier(object), property: property)
    if let scope = current {
      if scopes[scope]?[place]?.object === object {
        scopes[scope]?[place]?.round = round
      } else {
        let original = original()
        Self.changes += 1
        scopes[scope, default: [:]][place] = Entry(
          object: object,
          restore: { [weak object] in object.map { Self.assign($0, property, original) } },
          number: Self.changes,
          round: round
        )
      }
    }
    Self.assign(object, property, value)
  }

  private static func assign<Object: AnyObject, Value>(
    _ object: Object,
    _ property: ReferenceWritableKeyPath<Object, Value>,
    _ value: Value
  ) {
    let outer = isSetting
    isSetting = true
    object[keyPath: property] = value
    isSetting = outer
  }

  /// Sets a property if the theme has a value for it.
  func set<Object: AnyObject, Value>(
    _ object: Object,
    _ property: ReferenceWritableKeyPath<Object, Value>,
    to setting: Setting<Value>
  ) {
    if case .set(let value) = setting { set(object, property, to: value) }
  }

  /// Whether the theme has set a property as a part of an owner.
  func has<Object: AnyObject, Value>(
    _ object: Object,
    _ property: ReferenceWritableKeyPath<Object, Value>,
    _ part: Part,
    of owner: AnyObject
  ) -> Bool {
    let scope = Scope(object: ObjectIdentifier(owner), part: part)
    let place = Place(object: ObjectIdentifier(object), property: property)
    return scopes[scope]?[place]?.object === object
  }

  var count: Int { scopes.values.reduce(0) { $0 + $1.count } }

  /// Forgets the values of objects that are gone.
  func purge() {
    for (scope, entries) in scopes where entries.values.contains(where: { $0.object == nil }) {
      let alive = entries.filter { $0.value.object != nil }
      scopes[scope] = alive.isEmpty ? nil : alive
    }
  }

  func restoreAll() {
    for (scope, entries) in scopes {
      for (place, entry) in entries { restore(entry, place, scope) }
    }
    scopes = [:]
  }
}

@available(iOS 13, *)
extension ChangeLog {
  /// The changes of styles that apps apply themselves, without a `ThemeController`.
  private static let direct = ChangeLog()

  /// Applies a style to a part of an object, and restores what an earlier style has set there.
  static func apply(_ object: AnyObject, _ part: Part, _ changes: (ChangeLog) -> Void) {
    direct.purge()
    direct.update(object, part) { changes(direct) }
  }

  /// Sets the tint of a view if the theme has one.
  ///
  /// UIKit returns the tint that a view shows, whether it's set or inherited. A tint that equals the superview's counts as
  /// inherited, and is restored as `nil`.
  func setTint<View: UIView>(_ view: View, to setting: Setting<UIColor?>) {
    guard case .set(let color) = setting else { return }
    let property: ReferenceWritableKeyPath<View, UIColor?> = \.tintColor
    let inherited = view.superview?.tintColor ?? UIView(frame: .zero).tintColor
    set(view, property, to: color, from: view.tintColor == inherited ? nil : view.tintColor)
  }

  /// Sets a property that `nil` resets to UIKit's own value, and that never returns `nil`.
  ///
  /// A value that a reset doesn't change counts as UIKit's own, which may depend on other properties, and is restored as `nil`.
  func setResettable<Object: AnyObject, Value: Equatable>(
    _ object: Object,
    _ property: ReferenceWritableKeyPath<Object, Value?>,
    to setting: Setting<Value?>
  ) {
    guard case .set(let value) = setting else { return }
    var original: Value? {
      let assigned = object[keyPath: property]
      Self.assign(object, property, nil)
      return object[keyPath: property] == assigned ? nil : assigned
    }
    set(object, property, to: value, from: original)
  }
}

/// Whether a theme is setting a property of a UIKit object.
@available(iOS 13, *)
@_spi(Generated)
@MainActor
public var isThemeSetting: Bool { ChangeLog.isSetting }
#endif
