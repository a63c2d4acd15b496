import UIKit

/// Names what was found of appearance objects, so that what many contexts have in common is written once.
@MainActor
public final class RecordPool {
  private var names: [String: String] = [:]
  /// Objects that were looked at, kept so that no other one gets their identity.
  private var known: [ObjectIdentifier: (object: UIBarAppearance, name: Record)] = [:]
  /// A line for each name that nobody has been told of: the name, a tab and the JSON.
  private var fresh: [String] = []

  private let prefix: String

  /// An empty pool.
  ///
  /// - Parameter prefix: what tells its names from those of other pools.
  public init(prefix: String = "") {
    self.prefix = prefix
  }

  /// The name of an object, which is not changed from now on.
  func name(of appearance: UIBarAppearance) -> Record {
    if let (_, name) = known[ObjectIdentifier(appearance)] { return name }
    if known.count > 400 { known = [:] }
    let name = name(of: Recorder().shown(appearance))
    known[ObjectIdentifier(appearance)] = (appearance, name)
    return name
  }

  func name(of record: Record) -> Record {
    let text = record.text
    if let name = names[text] { return .string(name) }
    let name = "#\(prefix)\(names.count + 1)"
    names[text] = name
    fresh.append("\(name)\t\(text)")
    return .string(name)
  }

  /// The lines of the names that are new since the last time.
  public func takeFresh() -> [String] {
    defer { fresh = [] }
    return fresh
  }
}
