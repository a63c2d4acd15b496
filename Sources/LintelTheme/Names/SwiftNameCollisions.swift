import LintelDiagnostics

/// Finds names that are the same in Swift.
enum SwiftNameCollisions {
  /// Returns an error for each name that collides in Swift with an earlier name of its kind, such as `brand`, in source order.
  static func diagnostics(
    _ kind: String,
    _ names: [(name: String, range: SourceRange)]
  ) -> [Diagnostic] {
    var seen = Set<String>(minimumCapacity: names.count)
    let isUnique = names.allSatisfy { seen.insert(SwiftName.identity($0.name)).inserted }
    if isUnique { return [] }
    var firsts: [String: (name: String, range: SourceRange)] = [:]
    firsts.reserveCapacity(names.count)
    var result: [Diagnostic] = []
    for (name, range) in names.sorted(by: { ($0.range, $0.name) < ($1.range, $1.name) }) {
      let swift = SwiftName.identity(name)
      guard let first = firsts[swift] else {
        firsts[swift] = (name, range)
        continue
      }
      guard first.name != name else { continue }
      result.append(
        "swift-name-collision",
        "\(kind)s '\(first.name)' and '\(name)' both become '\(SwiftName.flatMember(name))' in Swift",
        at: range,
        notes: [Note("the other name is here", at: first.range)],
        help: ["rename one of them"]
      )
    }
    return result
  }
}
