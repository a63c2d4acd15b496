import LintelDiagnostics
import LintelSchema

extension Analysis {
  /// Judges the navigation bar of every situation, and keeps one finding for each place in the source.
  ///
  /// - Parameters:
  ///   - behaviors: the scroll behaviors that the rule is about; nil for all.
  ///   - setting: a setting that the rule is about, and which of its values; nil for any surroundings.
  ///   - judge: decides.
  /// - Returns: the findings, in the order of their places.
  func navigationBarFindings(
    behaving behaviors: [ScrollBehaviorName]? = nil,
    where setting: (name: LeafName, value: ResolvedValue)? = nil,
    _ judge: (Situation, Bar?, Survey) -> Diagnostic?
  ) -> [Diagnostic] {
    guard let survey else { return [] }
    let leaf = setting.map { schema[$0.name] }
    // Few bars and few settings are the same in many situations.
    let isBarMeant = survey.tree.bars.map { bar in
      behaviors.map { bar.kind == .navigationBar && $0.contains(scrollBehavior(of: bar)) } ?? true
    }
    let isMeant = survey.surroundings.map { surroundings in
      setting == nil || leaf.flatMap { surroundings.settings[$0] } == setting?.value
    }
    guard isMeant.contains(true) else { return [] }
    var found: [SourceRange: Diagnostic] = [:]
    for situation in survey.situations where isMeant[situation.surroundings] {
      if behaviors != nil {
        guard let index = situation.bars[.navigationBar], isBarMeant[index] else { continue }
      }
      let bar = situation.bars[.navigationBar].map { survey.tree.bars[$0] }
      guard let finding = judge(situation, bar, survey) else { continue }
      if found[finding.range] == nil { found[finding.range] = finding }
    }
    return found.values.sorted { $0.range < $1.range }
  }

  /// The scroll behavior of a bar, `system` if nothing is said.
  func scrollBehavior(of bar: Bar?) -> ScrollBehaviorName {
    bar?.value(of: schema[.scrollBehavior], in: .standard)?.keyword() ?? .system
  }

  /// The entry of a navigation bar's property, or of a block's own one.
  func origin(of name: LeafName, in situation: Situation) -> WrittenEntry? {
    origin(of: schema[name], in: situation, slot: .standard)
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
