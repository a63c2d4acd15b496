/// Removes what a line sets under a condition if it sets the same under a wider one.
///
/// A helper that several functions call runs under the conditions of each call. What it always sets for one call, it also sets for
/// the others, whose conditions only describe what users do at the time.
enum WidestSettings {
  /// Returns the settings without those that others make redundant, in the same order.
  static func of(_ settings: [SourceSetting]) -> [SourceSetting] {
    // Returns what a line sets, under any condition.
    func line(_ setting: SourceSetting) -> SourceSetting {
      var line = setting
      (line.condition, line.phase) = (.always, nil)
      return line
    }
    let conditions = Dictionary(grouping: settings, by: line)
      .mapValues { all in all.map { Set($0.condition.tests) } }
      .filter { $0.value.count > 1 }
    return settings.filter { setting in
      let own = Set(setting.condition.tests)
      return !(conditions[line(setting)] ?? []).contains { $0.isStrictSubset(of: own) }
    }
  }
}
