import LintelDiagnostics

/// Finds names that are the same in Swift.
enum SwiftNameCollisions {
  /// Returns an error for each name that collides with an earlier name of its kind.
  ///
  /// - Parameters:
  ///   - kind: a noun for the names, such as `brand`.
  ///   - isNested: whether the names become paths of types, in which `a.b` and `a-b` differ, instead of cases or properties, in which
  ///     they're the same.
  ///   - names: the names and their ranges.
  /// - Returns: the errors in source order.
  static func diagnostics(
    _ kind: String,
    isNested: Bool = false,
    _ names: [(name: String, range: SourceRange)]
  ) -> [Diagnostic] {
    let identity = isNested ? SwiftName.identity : SwiftName.flatIdentity
    var seen = Set<String>(minimumCapacity: names.count)
    guard names.contains(where: { !seen.insert(identity($0.name)).inserted }) else { return [] }
    var firsts: [String: (name: String, range: SourceRange)] = [:]
    firsts.reserveCapacity(names.count)
    var result: [Diagnostic] = []
    for (name, range) in names.sorted(by: { ($0.range, $0.name) < ($1.range, $1.name) }) {
      let swift = identity(name)
      guard let first = firsts[swift] else {
        firsts[swift] = (name, range)
        continue
      }
      guard first.name != name else { continue }
      let spelling = isNested ? SwiftName.path(name) : SwiftName.flatMember(name)
      result.append(
        "swift-name-collision",
        "\(kind)s '\(first.name)' and '\(name)' both become '\(spelling)' in Swift",
        at: range,
        notes: [Note("the other name is here", at: first.range)],
        help: ["rename one of them"]
      )
    }
    return result
  }
}
