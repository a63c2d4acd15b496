import LintelCascade
import LintelDiagnostics
import LintelTheme

/// Conflicts between the same entries, which have one cause even if a shorthand spreads them over many properties.
struct ConflictGroup {
  /// The conflicts in the order of their targets, at least one.
  let conflicts: [Conflict]
  /// The conflict whose target comes first.
  let first: Conflict
  let cascade: Cascade
  let words: ContextWords

  /// Groups a theme's conflicts by entries, in the order of their places.
  static func groups(
    _ findings: CascadeFindings,
    areDuplicates: Bool,
    in cascade: Cascade
  ) -> [ConflictGroup] {
    let words = ContextWords(cascade.theme)
    var byEntries: [[Int32]: [Conflict]] = [:]
    for conflict in findings.conflicts where conflict.isDuplicateDefinition == areDuplicates {
      byEntries[Set(conflict.declarations.map(\.entry)).sorted(), default: []].append(conflict)
    }
    return byEntries.sorted { $0.key.lexicographicallyPrecedes($1.key) }.compactMap {
      guard let first = $0.value.first else { return nil }
      return ConflictGroup(conflicts: $0.value, first: first, cascade: cascade, words: words)
    }
  }

  /// The range of the first conflicting value in source order.
  var range: SourceRange? { first.declarations.map(range).min() }

  /// The path of the property in conflict, or the part that the paths of several properties share.
  var property: String {
    let paths = conflicts.map { cascade.theme.name(of: $0.target).split(separator: ".") }
    let shared = paths.dropFirst().reduce(paths[0]) { shared, path in
      Array(zip(shared, path).prefix { $0 == $1 }.map(\.0))
    }
    return shared.joined(separator: ".")
  }

  /// Notes for every declaration, and one for all properties if several are in conflict.
  var places: [Note] {
    first.declarations.sorted { range(of: $0) < range(of: $1) }.flatMap(notes) + others
  }

  /// Facts for programs: the layer of the conflict, the conditions of its declarations, and one context that shows it.
  var facts: Diagnostic.Facts {
    let conditions = first.declarations.map { words.text($0) }
    return Diagnostic.Facts(
      layer: "\(first.layer)",
      conditions: Set(conditions).sorted(),
      witness: first.pairs.first.map { words.coordinates(of: $0.witness, for: first.target) } ?? []
    )
  }

  private func range(of declaration: Declaration) -> SourceRange {
    cascade.theme.entries[Int(declaration.entry)].valueRange
  }

  /// Notes with a declaration's range, value, and condition, and with the `use:` entries that added it.
  private func notes(on declaration: Declaration) -> [Note] {
    let entry = cascade.theme.entries[Int(declaration.entry)]
    let value = cascade.theme.values[declaration.value.index].text
    let condition = words.text(declaration)
    let priority = declaration.priority == 0 ? "" : ", priority \(declaration.priority)"
    return [Note("'\(entry.path)' sets \(value): \(condition)\(priority)", at: entry.valueRange)]
      + entry.uses.map { Note("used here", at: $0) }
  }

  /// A note with the names of all properties, if several are in conflict.
  private var others: [Note] {
    guard conflicts.count > 1 else { return [] }
    let names = conflicts.map { "'\(cascade.theme.name(of: $0.target))'" }.joined(separator: ", ")
    return [Note("they disagree about \(names)")]
  }
}
