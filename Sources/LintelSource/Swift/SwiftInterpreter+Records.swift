import SwiftSyntax

/// What the code sets, as records of the reading.
extension SwiftInterpreter {
  /// Records a change under the current condition, without the tests under which its object is created in the first place.
  func record(
    _ change: SettingChange,
    of owner: SettingOwner,
    on receiver: Receiver,
    at place: SourcePlace,
    text: String
  ) {
    if let reason = programs.reason(against: owner, in: entryFile) {
      return unread.append(
        UnreadSetting(text: text, reason: reason, advice: SeparatePrograms.advice, at: place)
      )
    }
    let own = SourceCondition(condition.tests.filter { !receiver.birth.contains($0) })
    let isSwitch = isSwitch(receiver) && !change.isFade
    let setting = SourceSetting(
      owner: owner,
      change: change,
      condition: own,
      place: place,
      phase: isSwitch || isDeferred || receiver.screen != screen ? nil : phase
    )
    if isSwitch { return switches.append(setting) }
    settings.append(setting)
    // A closure may run earlier or later, and each window or object that the code creates has its own properties.
    guard !isDeferred, receiver.access != .made, receiver.uikit != "UIWindow" else { return }
    overwrite(WrittenProperty(receiver: receiver, name: change.property), with: setting)
  }

  /// Marks what the entry has set before and now sets to something else, whenever it has set that.
  private func overwrite(_ property: WrittenProperty, with setting: SourceSetting) {
    let tests = setting.condition.tests
    written[property, default: []].removeAll { old in
      guard tests.allSatisfy(old.condition.tests.contains), old.place != setting.place,
        let at = settings[start...].lastIndex(of: old)
      else { return false }
      settings[at].isOverwritten = true
      return true
    }
    written[property, default: []].append(setting)
  }

  /// Whether the code changes what people see already, which isn't so of a screen that it creates.
  func isSwitch(_ receiver: Receiver) -> Bool { isAction && receiver.access != .made }

  /// Runs the closures of a call because people did something.
  func runActions(of node: FunctionCallExprSyntax) {
    let outer = isAction
    isAction = true
    defer { isAction = outer }
    runClosures(of: node)
  }
}
