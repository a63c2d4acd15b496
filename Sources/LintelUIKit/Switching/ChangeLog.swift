#if canImport(UIKit)
import UIKit

/// Remembers what objects had before a theme changed them.
///
/// Each scope of changes sets everything that a part of an object has now: what an earlier round set and this
/// one does not goes back to what it was. So a screen that says nothing of a bar gets the bar as the app made it.
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
    let restore: @MainActor () -> Void
    var round: Int
  }

  /// Whether a theme sets a property right now, which observers tell from what others set.
  private(set) static var isSetting = false

  private var scopes: [Scope: [Place: Entry]] = [:]
  private var current: Scope?
  private var round = 0

  /// Says anew what a part of an object is to have.
  ///
  /// - Parameters:
  ///   - object: what the scope is called after; the changes may be of others, such as the items of a bar.
  ///   - part: which part of it.
  ///   - changes: calls `set` for everything that the part is to have.
  func update(_ object: AnyObject, _ part: Part, _ changes: () -> Void) {
    round += 1
    let scope = Scope(object: ObjectIdentifier(object), part: part)
    let outer = current
    current = scope
    changes()
    current = outer
    for (place, entry) in scopes[scope] ?? [:] where entry.round != round {
      entry.restore()
      scopes[scope]?[place] = nil
    }
  }

  /// Sets a property, and remembers what it was if that is not known yet.
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
        scopes[scope, default: [:]][place] = Entry(
          object: object,
          restore: { [weak object] in object.map { Self.assign($0, property, original) } },
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

  /// Sets a property if the theme says something of it.
  func set<Object: AnyObject, Value>(
    _ object: Object,
    _ property: ReferenceWritableKeyPath<Object, Value>,
    to setting: Setting<Value>
  ) {
    if case .set(let value) = setting { set(object, property, to: value) }
  }

  /// Whether a part of an object has a property by the theme.
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

  /// How many changes are remembered.
  var count: Int { scopes.values.reduce(0) { $0 + $1.count } }

  /// Forgets what objects had that are gone.
  func purge() {
    for (scope, entries) in scopes where entries.values.contains(where: { $0.object == nil }) {
      let alive = entries.filter { $0.value.object != nil }
      scopes[scope] = alive.isEmpty ? nil : alive
    }
  }

  /// Puts back everything.
  func restoreAll() {
    for entry in scopes.values.flatMap(\.values) { entry.restore() }
    scopes = [:]
  }
}

@available(iOS 13, *)
extension ChangeLog {
  /// What apps apply themselves, without a controller that keeps bars as the theme has them.
  private static let direct = ChangeLog()

  /// Sets what a part of an object has by a style that an app applies, and puts back what an earlier style has set there.
  static func apply(_ object: AnyObject, _ part: Part, _ changes: (ChangeLog) -> Void) {
    direct.purge()
    direct.update(object, part) { changes(direct) }
  }

  /// Sets the tint of a view if the theme says something of it.
  ///
  /// UIKit tells the tint that a view shows, and not whether it was given one: what equals the tint of the view around is
  /// inherited, and goes back to nil.
  func setTint<View: UIView>(_ view: View, to setting: Setting<UIColor?>) {
    guard case .set(let color) = setting else { return }
    let property: ReferenceWritableKeyPath<View, UIColor?> = \.tintColor
    let inherited = view.superview?.tintColor ?? UIView(frame: .zero).tintColor
    set(view, property, to: color, from: view.tintColor == inherited ? nil : view.tintColor)
  }
}

/// Whether a theme sets a property of UIKit's objects right now.
@available(iOS 13, *)
@_spi(Generated)
@MainActor
public var isThemeSetting: Bool { ChangeLog.isSetting }
#endif
