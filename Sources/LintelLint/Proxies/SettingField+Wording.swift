import LintelDiagnostics
import LintelSchema
import LintelTheme

/// Words what settings and the theme do to each other, for the notes of findings.
extension SettingField {
  /// Shows what the theme sets, and where it meets a setting unless that is everywhere.
  func note(of rival: Rival, _ words: String) -> Note {
    let entry = theme.entries[Int(rival.entry)]
    return Note("\(words) '\(entry.path)'\(rival.context)", at: entry.keyRange)
  }

  /// Names the strongest other setting that beats an assignment in turn, nil if there is none.
  func winner(over place: Place) -> Note? {
    let states = place.assignment.states ?? []
    let stronger = (places[place.key] ?? []).filter { other in
      other.setting.step > place.setting.step && other.assignment.setsSomething
        && (other.assignment.states.map { !Set($0).isDisjoint(with: states) } ?? true)
        && meeting(other.setting, place.setting) != nil
    }
    return stronger.max { $0.setting.step < $1.setting.step }.map { other in
      Note("it is overridden in turn by \(other.setting.call)", at: other.assignment.keyRange)
    }
  }
}

/// Judges assignments.
extension SettingField {
  /// Whether the same object has another assignment that holds together with one.
  func isBeside(_ place: Place, _ isMeant: (SettingAssignment) -> Bool) -> Bool {
    assignments.contains { other in
      isMeant(other.assignment) && other.setting.object == place.setting.object
        && meeting(other.setting, place.setting) != nil
    }
  }
}

extension LintRule {
  /// A check that looks at one assignment of a setting after the other.
  static func eachAssignment(
    _ judge: @escaping @Sendable (SettingField, SettingField.Place) -> Finding?
  ) -> @Sendable (Analysis) -> [Finding] {
    { analysis in
      let field = SettingField(analysis)
      return field.assignments.compactMap { judge(field, $0) }
    }
  }
}

/// Names what the schema says about properties.
extension SettingAssignment {
  /// Where a theme says what the property is for.
  var place: String {
    property.rivalries.first?.places.first ?? "navigationBar"
  }
}
