/// Remembers what objects had before a theme changed them.
///
/// Changes are made in scopes, each of which says all that a part of an object is to have now: what an earlier round set and this
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
    let place = Place(object: ObjectIdentifier(object), property: property)
    if let scope = current {
      if scopes[scope]?[place]?.object === object {
        scopes[scope]?[place]?.round = round
      } else {
        let original = object[keyPath: property]
        scopes[scope, default: [:]][place] = Entry(
          object: object,
          restore: { [weak object] in object?[keyPath: property] = original },
          round: round
        )
      }
    }
    object[keyPath: property] = value
  }

  /// Sets a property if the theme says something of it.
  func set<Object: AnyObject, Value>(
    _ object: Object,
    _ property: ReferenceWritableKeyPath<Object, Value>,
    to setting: Setting<Value>
  ) {
    if case .set(let value) = setting { set(object, property, to: value) }
  }

  /// Puts back what a part of an object had.
  func restore(_ object: AnyObject, _ part: Part) {
    update(object, part) {}
  }

  /// Puts back everything.
  func restoreAll() {
    for entry in scopes.values.flatMap(\.values) { entry.restore() }
    scopes = [:]
  }
}
