/// Leaves out what a line sets on a condition if it sets the same on a wider one.
///
/// A helper that several functions call runs on the conditions of each call. What it always sets for one of them, it also sets for the
/// others, whose conditions are those of what people do at the time.
enum WidestSettings {
  /// The settings without those that others make superfluous, in the same order.
  static func of(_ settings: [SourceSetting]) -> [SourceSetting] {
    // What a line sets, on any condition.
    func line(_ setting: SourceSetting) -> SourceSetting {
      var line = setting
      line.condition = .always
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
