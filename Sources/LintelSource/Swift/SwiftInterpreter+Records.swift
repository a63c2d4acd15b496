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

  /// Runs a closure that code keeps, such as in a property, because something calls it when people do something.
  func runLater(_ closure: ClosureExprSyntax) {
    guard plan.concerns(closure) else { return }
    let outer = (isAction, isDeferred)
    (isAction, isDeferred) = (true, true)
    defer { (isAction, isDeferred) = outer }
    _ = run(SwiftClosure(node: closure, frame: frame), [], isUsed: false)
  }

  /// Runs the closures that an object gets when it's created, and those in its other arguments, such as the actions of a menu.
  func runLater(in node: FunctionCallExprSyntax) {
    for argument in node.arguments {
      if let closure = argument.expression.as(ClosureExprSyntax.self) {
        runLater(closure)
      } else if argument.label?.text != "rootViewController",
        argument.expression.tokens(viewMode: .sourceAccurate)
          .contains(where: { $0.tokenKind == .leftBrace })
      {
        _ = evaluate(argument.expression)
      }
    }
    if let closure = node.trailingClosure { runLater(closure) }
    for closure in node.additionalTrailingClosures { runLater(closure.closure) }
  }

  /// Whether an expression is a variable of the function that runs.
  func isLocal(_ expression: ExprSyntax) -> Bool {
    guard let name = expression.as(DeclReferenceExprSyntax.self) else { return false }
    return frame.home(of: name.baseName.text.unquoted) != nil
  }

  /// Runs the closures of a call because people did something.
  func runActions(of node: FunctionCallExprSyntax) {
    let outer = isAction
    isAction = true
    defer { isAction = outer }
    runClosures(of: node)
  }
}
