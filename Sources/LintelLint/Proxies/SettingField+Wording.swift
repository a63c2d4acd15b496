import LintelCascade
import LintelDiagnostics
import LintelSchema
import LintelTheme

/// Notes about how settings and the theme affect each other.
extension SettingField {
  /// Returns a note at the theme's entry, with the context in which both apply, unless that is everywhere.
  func note(of rival: Rival, _ words: String) -> Note {
    let entry = theme.entries[Int(rival.entry)]
    return Note("\(words) '\(entry.path)'\(rival.context)", at: entry.keyRange)
  }

  /// Names the strongest setting that overrides an assignment, or returns `nil` if there isn't one.
  func winner(over place: Place) -> Note? {
    let states = place.assignment.states ?? []
    let (key, own) = (place.key, place.setting.step)
    return PrecedenceStep.allCases.reversed().prefix { $0 > own }.lazy.flatMap { step in
      steps[Rank(key: key, step: step)] ?? []
    }.first { other in
      other.assignment.setsSomething
        && (other.assignment.states.map { !Set($0).isDisjoint(with: states) } ?? true)
        && meeting(other.setting, place.setting) != nil
    }.map { other in
      Note("it is overridden in turn by \(other.setting.call)", at: other.assignment.keyRange)
    }
  }

  /// Whether the assignment's object has other assignments that pass a test, in every context in which the assignment applies.
  func isAlwaysAccompanied(_ place: Place, by isMeant: (SettingAssignment) -> Bool) -> Bool {
    let companions = assignments.filter { other in
      isMeant(other.assignment) && other.setting.object == place.setting.object
    }
    let search = CellSearch(
      theme.space,
      separatedBy: companions.map { condition(of: $0.setting) },
      isFirstEnough: true,
      excluding: { _ in true }
    )
    return search.cells(inAll: [condition(of: place.setting)])?.isEmpty ?? true
  }
}

extension LintRule {
  /// Returns a check that judges each assignment separately.
  static func eachAssignment(
    _ judge: @escaping @Sendable (SettingField, SettingField.Place) -> Finding?
  ) -> @Sendable (Analysis) -> [Finding] {
    { analysis in
      let field = SettingField(analysis)
      return field.assignments.compactMap { judge(field, $0) }
    }
  }
}

extension SettingAssignment {
  /// The place in a theme that declares the same property.
  var place: String {
    property.interactions.first?.places.first ?? "navigationBar"
  }
}
