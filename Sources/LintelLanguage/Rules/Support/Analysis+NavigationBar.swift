import LintelDiagnostics
import LintelSchema

extension Analysis {
  /// Judges the navigation bar of every situation, and keeps one finding for each place in the source.
  func navigationBarFindings(
    _ judge: (Situation, Bar?, Survey) -> Diagnostic?
  ) -> [Diagnostic] {
    guard let survey else { return [] }
    var found: [SourceRange: Diagnostic] = [:]
    for situation in survey.situations {
      let bar = situation.bars[.navigationBar].map { survey.tree.bars[$0] }
      guard let finding = judge(situation, bar, survey) else { continue }
      if found[finding.range] == nil { found[finding.range] = finding }
    }
    return found.values.sorted { $0.range < $1.range }
  }

  /// The scroll behavior of a bar, `system` if nothing is said.
  func scrollBehavior(of bar: Bar?) -> String {
    guard let leaf = schema.leaf("navigationBar.scroll.behavior"),
      case .keyword(let behavior) = bar?.value(of: leaf, in: .standard)
    else { return "system" }
    return behavior
  }

  /// The entry of a navigation bar's property, or of a block's own one.
  func origin(of path: String, in situation: Situation) -> WrittenEntry? {
    schema.leaf(path).flatMap { origin(of: $0, in: situation, slot: .standard) }
  }

  /// The pushes and pops of a situation's screens, each as a note at its place in `flows:`.
  func edges(of situation: Situation) -> [Note] {
    let names = Set(situation.screens.filter { $0 > 0 }.map { theme.space.screens[$0 - 1].name })
    return theme.flows.filter { names.contains($0.from) || names.contains($0.to) }
      .sorted { ($0.from, $0.to, $0.range) < ($1.from, $1.to, $1.range) }.prefix(4)
      .map { Note("on the way '\($0.from) -> \($0.to)'", at: $0.range) }
  }

  /// A note at an entry, none if there is no entry.
  func note(_ message: String, at entry: WrittenEntry?) -> [Note] {
    entry.map { [Note(message, at: $0.entry.keyRange)] } ?? []
  }
}
