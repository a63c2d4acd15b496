/// The observers of an object.
@MainActor
public final class KeyValueObservers {
  private struct Entry {
    let key: String
    weak var token: NSKeyValueObservation.Token?
    let notify: () -> Void
  }

  private var entries: [Entry] = []
  var lastRead: String?

  nonisolated init() {}

  /// The number of active observations of a property, such as `contentOffset`.
  public func count(of key: String) -> Int {
    entries.count { $0.key == key && $0.token != nil }
  }

  func add(_ key: String, _ token: NSKeyValueObservation.Token, _ notify: @escaping () -> Void) {
    entries.append(Entry(key: key, token: token, notify: notify))
  }

  func didSet(_ key: String) {
    entries.removeAll { $0.token == nil }
    // An observation that another observer's closure ended isn't notified anymore.
    for entry in entries where entry.key == key && entry.token != nil { entry.notify() }
  }
}
