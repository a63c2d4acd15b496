/// Those who observe an object.
@MainActor
public final class KeyValueObservers {
  private struct Entry {
    let key: String
    weak var token: NSKeyValueObservation.Token?
    let notify: () -> Void
  }

  private var entries: [Entry] = []
  /// The observable property that was read last.
  var lastRead: String?

  nonisolated init() {}

  /// How many observations of a property, such as `contentOffset`, are alive.
  public func count(of key: String) -> Int {
    entries.count { $0.key == key && $0.token != nil }
  }

  func add(_ key: String, _ token: NSKeyValueObservation.Token, _ notify: @escaping () -> Void) {
    entries.append(Entry(key: key, token: token, notify: notify))
  }

  func didSet(_ key: String) {
    entries.removeAll { $0.token == nil }
    // Who is removed by another's closure is told no more.
    for entry in entries where entry.key == key && entry.token != nil { entry.notify() }
  }
}
