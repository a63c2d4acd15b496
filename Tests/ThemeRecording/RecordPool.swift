import UIKit

/// Names the records of appearance objects, so that a record that many contexts share is written once.
@MainActor
public final class RecordPool {
  private var names: [String: String] = [:]
  /// The recorded objects, kept alive so that no other object gets their identity.
  private var known: [ObjectIdentifier: (object: UIBarAppearance, name: Record)] = [:]
  /// The lines of names that weren't returned so far, each with the name, a tab, and the JSON.
  private var fresh: [String] = []

  private let prefix: String

  /// Creates an empty pool.
  ///
  /// - Parameter prefix: the prefix that distinguishes its names from those of other pools.
  public init(prefix: String = "") {
    self.prefix = prefix
  }

  /// Returns the name of an object, which must not change afterward.
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

  /// Returns the lines of the names that are new since the last call.
  public func takeFresh() -> [String] {
    defer { fresh = [] }
    return fresh
  }
}
