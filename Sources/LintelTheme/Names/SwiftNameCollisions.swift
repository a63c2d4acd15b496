import LintelDiagnostics

/// Finds names that become one in Swift.
enum SwiftNameCollisions {
  /// The forms of names of a kind in Swift.
  enum Form {
    /// As paths of types, where `a.b` and `a-b` differ.
    case nested
    /// As cases or properties, where they are one.
    case flat

    /// Returns the text by which names of the form are compared.
    fileprivate func identity(_ name: String) -> String {
      switch self {
      case .nested: SwiftName.identity(name)
      case .flat: SwiftName.flatIdentity(name)
      }
    }

    /// Returns the name as the generated code spells it.
    fileprivate func spelling(_ name: String) -> String {
      switch self {
      case .nested: SwiftName.path(name)
      case .flat: SwiftName.flatMember(name)
      }
    }
  }

  /// One error for each name that an earlier one of its kind collides with.
  static func diagnostics(
    kind: String,
    form: Form,
    names: [(name: String, range: SourceRange)]
  ) -> [Diagnostic] {
    var seen = Set<String>(minimumCapacity: names.count)
    guard names.contains(where: { !seen.insert(form.identity($0.name)).inserted }) else {
      return []
    }
    var firsts: [String: (name: String, range: SourceRange)] = [:]
    firsts.reserveCapacity(names.count)
    var result: [Diagnostic] = []
    for (name, range) in names.sorted(by: { ($0.range, $0.name) < ($1.range, $1.name) }) {
      let swift = form.identity(name)
      guard let first = firsts[swift] else {
        firsts[swift] = (name, range)
        continue
      }
      guard first.name != name else { continue }
      result.append(
        Diagnostic(
          "swift-name-collision",
          "\(kind)s '\(first.name)' and '\(name)' both become '\(form.spelling(name))' in Swift",
          at: range,
          notes: [Note("the other name is here", at: first.range)],
          help: ["rename one of them"]
        )
      )
    }
    return result
  }
}
