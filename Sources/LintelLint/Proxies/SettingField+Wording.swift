import LintelDiagnostics
import LintelSchema
import LintelTheme

/// Words what settings and the theme do to each other, for the notes of findings.
extension SettingField {
  /// Shows what the theme sets, and where it meets a setting unless that is everywhere.
  func note(of rival: Rival, _ words: String) -> Note {
    let entry = theme.entries[Int(rival.entry)]
    let context = rival.context.isEmpty ? "" : ", in \(rival.context)"
    return Note("\(words) '\(entry.path)'\(context)", at: entry.keyRange)
  }

  /// Names the strongest other setting that beats an assignment in turn, nil if there is none.
  func winner(over assignment: SettingAssignment, in setting: Theme.InstanceSetting) -> Note? {
    let stronger = (places[Self.key(setting, assignment)] ?? []).filter { other, rival in
      other.step > setting.step && rival.setsSomething
        && (rival.states.map { !Set($0).isDisjoint(with: assignment.states ?? []) } ?? true)
        && meeting(other, setting) != nil
    }
    return stronger.max { $0.setting.step < $1.setting.step }.map { other, rival in
      Note("it is overridden in turn by \(other.call)", at: rival.keyRange)
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
