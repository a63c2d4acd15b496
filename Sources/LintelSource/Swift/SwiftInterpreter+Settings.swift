import LintelSchema
import SwiftSyntax

/// Assignments, and what they record.
extension SwiftInterpreter {
  /// Runs `target = value`.
  func assign(_ target: ExprSyntax, at node: Syntax, _ value: (String?) -> SwiftValue) {
    switch target.as(ExprSyntaxEnum.self) {
    case .optionalChainingExpr(let inner): assign(inner.expression, at: node, value)
    case .forceUnwrapExpr(let inner): assign(inner.expression, at: node, value)
    case .declReferenceExpr(let inner): assign(name: inner.baseName.text.unquoted, at: node, value)
    case .memberAccessExpr(let inner):
      guard let base = inner.base else { return }
      let name = inner.declName.baseName.text.unquoted
      if name == "title", let owner = owner(of: "backBarButtonItem", base) {
        return assign(member: "backButtonTitle", of: owner, at: node, value)
      }
      if name == "userInterfaceStyle", let owner = owner(of: "traitOverrides", base) {
        return assign(member: "overrideUserInterfaceStyle", of: owner, at: node, value)
      }
      if name == "overrideUserInterfaceStyle", let own = frame.selfValue, isOwnView(base) {
        return assign(member: name, of: own, at: node, value)
      }
      let object = evaluate(base)
      // Only the style of a screen's own view is that of the screen.
      if name == "overrideUserInterfaceStyle", case .opaque(nil, _) = object,
        text(of: base).lastStep.hasSuffix("View")
      {
        return drop(value, at: node)
      }
      if case .opaque(nil, let reason) = object, isStyle(name, ofMember: text(of: base)) {
        return reportUnknown(node, reason)
      }
      assign(member: name, of: object, at: node, value)
    case .subscriptCallExpr(let inner): assign(element: inner, at: node, value)
    case .discardAssignmentExpr: _ = value(nil)
    default: break
    }
  }

  /// Whether an expression is the view of the object whose code runs, whose style is that of the screen.
  private func isOwnView(_ expression: ExprSyntax) -> Bool {
    frame.find("view") == nil
      && ["view", "self.view"].contains(text(of: expression).filter { $0 != "?" && $0 != "!" })
  }

  /// Returns the object, or the screen of its view, whose member an expression is, or `nil` for expressions with other names.
  private func owner(of name: String, _ expression: ExprSyntax) -> SwiftValue? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .optionalChainingExpr(let node): return owner(of: name, node.expression)
    case .forceUnwrapExpr(let node): return owner(of: name, node.expression)
    case .memberAccessExpr(let node):
      guard node.declName.baseName.text == name, let base = node.base else { return nil }
      return isOwnView(base) ? frame.selfValue : evaluate(base)
    case .declReferenceExpr(let node): return node.baseName.text == name ? frame.selfValue : nil
    default: return nil
    }
  }

  /// Whether an object that isn't known is a bar or an item, judging by the member that leads to it, and has a property for its style.
  private func isStyle(_ name: String, ofMember path: String) -> Bool {
    let member = path.lastStep.filter { $0 != "?" && $0 != "!" }
    guard path.contains("."), !index.declares(property: member),
      let uikit = UIKitGraph.bars[member]
    else { return false }
    return vocabulary.kind(of: name, in: uikit) != nil && !UIKitGraph.unstyled.contains(name)
  }

  private func assign(name: String, at node: Syntax, _ value: (String?) -> SwiftValue) {
    if name == "self" {
      frame.initialized = value(frame.owner)
      return
    }
    if let home = frame.home(of: name), let old = home.variables[name] {
      let new = value(nil)
      let tests = Array(conditions.dropFirst(old.depth))
      if home !== frame { noteChange(name, new) }
      home.variables[name]?.value =
        tests.isEmpty ? new : SwiftValue.choice([([], old.value), (tests, new)]).simplified
      return
    }
    if let own = frame.selfValue { assign(member: name, of: own, at: node, value) }
  }

  private func assign(
    member name: String,
    of base: SwiftValue,
    at node: Syntax,
    _ value: (String?) -> SwiftValue
  ) {
    switch base {
    case .choice(let options): each(options) { assign(member: name, of: $0, at: node, value) }
    case .receiver(let receiver): assign(name, of: receiver, at: node, value)
    case .object(let object) where BarVocabulary.objects.contains(object.type):
      change(object, [name], value(type(of: [name], in: object)), at: node)
    case .part(let object, let path):
      change(object, path + [name], value(type(of: path + [name], in: object)), at: node)
    case .object(let object):
      let property = index.property(name, of: object.type, isStatic: false)
      let type = property?.type ?? AttributeTypes.type(of: name)
      let new = resolved(value(type), as: type)
      if let property, runSetter(of: property, on: base, new) { return }
      object.fields[name] = new
      // Nothing else refers to an object that is being created.
      if case .object(let own)? = frame.selfValue, own === object, frame.isInit { return }
      noteChange("\(object.type).\(name)", new)
      if let property { runObserver(of: property, on: base) }
    case .metatype(let type):
      guard let property = index.property(name, of: type, isStatic: true) else { return }
      assign(property, of: base, value)
    case .opaque where PrivateAPI.names.contains(name): reportPrivate(name, value(nil), at: node)
    case .opaque(let type?, _):
      guard let property = index.property(name, of: type, isStatic: false) else {
        return drop(value, at: node)
      }
      assign(property, of: base, value)
    case .opaque(nil, let reason):
      // An unknown object may be a bar if only bars have the property.
      guard vocabulary.assignable.contains(name), !UIKitGraph.unstyled.contains(name) else {
        return
      }
      reportUnknown(node, reason)
    case .constant, .enumCase, .member, .closure, .function, .array, .dictionary, .progress: break
    }
  }

  /// Runs an assignment to a property that the app declares.
  private func assign(
    _ property: SwiftProperty,
    of base: SwiftValue,
    _ value: (String?) -> SwiftValue
  ) {
    let new = resolved(value(property.type), as: property.type)
    if runSetter(of: property, on: base, new) { return }
    fields[property.field] = new
    noteChange(property.field, new)
    runObserver(of: property, on: base)
  }

  /// Reports that a bar is styled whose object isn't known, with the reason for that.
  func reportUnknown(_ node: some SyntaxProtocol, _ reason: UnreadReason) {
    if case .withoutEffect = reason { return report(node, reason) }
    report(node, .owner("the object that it sets isn't known: \(reason.phrase)"))
  }

  private func type(of path: [String], in object: HeapObject) -> String? {
    Self.type(of: vocabulary.kind(ofPath: path, in: object.type))
  }

  /// Returns the class of a property's value, or `nil` if it's unknown or the property doesn't have a single value.
  static func type(of kind: BarVocabulary.Kind?) -> String? {
    if case .value(let type) = kind { UIKitValues.type(of: type) } else { nil }
  }

  private func assign(
    element node: SubscriptCallExprSyntax,
    at whole: Syntax,
    _ value: (String?) -> SwiftValue
  ) {
    guard let first = node.arguments.first else { return }
    if let steps = keyPath(first), let last = steps.last {
      let owner = member(at: steps.dropLast(), of: node.calledExpression)
      return assign(member: last, of: owner, at: whole, value)
    }
    let argument = first.expression
    let key = key(of: argument)
    let base = evaluate(node.calledExpression)
    let new = value(AttributeTypes.type(of: key))
    func adding(to base: SwiftValue) -> SwiftValue {
      guard case .dictionary(var entries) = base else { return base }
      entries.removeAll { $0.key == key }
      entries.append((key, new))
      return .dictionary(entries)
    }
    switch base {
    case .part(let object, let path): change(object, path + [key], new, at: whole)
    case .dictionary, .choice:
      assign(ExprSyntax(node.calledExpression), at: whole) { _ in base.map(adding) }
    case .opaque:
      // Attributes of a bar that this code hasn't set before.
      assign(ExprSyntax(node.calledExpression), at: whole) { _ in .dictionary([(key, new)]) }
    case .constant, .object, .receiver, .metatype, .enumCase, .member, .closure, .function,
      .progress, .array:
      break
    }
  }

  /// Runs the setter of a computed property, and returns whether the property has one.
  private func runSetter(of property: SwiftProperty, on base: SwiftValue, _ value: SwiftValue)
    -> Bool
  {
    guard let setter = property.setter else { return false }
    _ = invoke(setter, on: base, [(nil, value)], true)
    return true
  }

  /// Runs the observer of a property that has changed, except while an initializer or the observer itself runs.
  private func runObserver(of property: SwiftProperty, on base: SwiftValue) {
    let name = SwiftFunction.observer(of: property.name)
    guard !frame.isInit, let owner = property.owner,
      let observer = index.types[owner]?.functions[name]?.first, !calls.contains(observer.id)
    else { return }
    _ = invoke(observer, on: base, [], true)
  }

  /// Runs `receiver.name = value`.
  func assign(
    _ name: String,
    of receiver: Receiver,
    at node: Syntax,
    _ value: (String?) -> SwiftValue
  ) {
    if assignText(name, of: receiver, at: node, value) { return }
    if name == "isTabBarHidden" {
      hideTabBar(of: receiver, value("Bool"), at: node)
      return
    }
    if name == "backBarButtonItem", receiver.uikit == "UINavigationItem" {
      guard case .receiver(let item) = value(nil), let title = item.title else { return }
      return set("backButtonTitle", .value(.string), .constant(title), on: receiver, at: node)
    }
    if name == "hidesBarsOnSwipe", let bar = UIKitGraph.step("navigationBar", of: receiver) {
      let behavior = value("Bool").map { Self.behavior(hidesOnSwipe: $0) }
      return set("scroll.behavior", .part, behavior, on: bar, at: node)
    }
    if let kind = vocabulary.kind(of: name, in: receiver.uikit) {
      // What only a tab bar controller has is about its bar.
      let isOwn = vocabulary.properties[receiver.uikit]?[name] != nil
      let bar = isOwn ? UIKitGraph.step("tabBar", of: receiver) : nil
      let type = Self.type(of: kind)
      return set(name, kind, resolved(value(type), as: type), on: bar ?? receiver, at: node)
    }
    let key = index.key(receiver.className) ?? receiver.className
    if let property = index.property(name, of: key, isStatic: false) {
      return assign(property, of: .receiver(receiver), value)
    }
    if receiver.uikit == UIKitGraph.background, name == "alpha" {
      return fade(receiver, value(nil), at: node)
    }
    if name == "isHidden", BarVocabulary.bars.contains(receiver.uikit) {
      return hide(receiver, value(nil), at: node)
    }
    if PrivateAPI.isPrivate(name, of: receiver) { return reportPrivate(name, value(nil), at: node) }
    drop(value, at: node)
    guard BarVocabulary.bars.contains(receiver.uikit) || receiver.uikit == "UINavigationItem",
      !UIKitGraph.unstyled.contains(name), !name.hasPrefix("accessibility")
    else { return }
    let advice =
      name == "overrideUserInterfaceStyle"
      ? "write 'overrideUserInterfaceStyle' for the bar, which needs iOS 27; for earlier versions, write colors that are the same in light and dark"
      : nil
    report(node, .missing("Lintel has no property for '\(name)'"), advice: advice)
  }

  /// Runs the calls in the value of a property that nothing reads, such as `label.text`.
  private func drop(_ value: (String?) -> SwiftValue, at node: Syntax) {
    let hasCalls = node.tokens(viewMode: .sourceAccurate).contains { token in
      token.tokenKind == .leftParen || token.tokenKind == .leftBrace
    }
    if hasCalls { _ = value(nil) }
  }

  /// Records that a bar's background follows the scroll position.
  private func fade(_ background: Receiver, _ value: SwiftValue, at node: Syntax) {
    var bar = background
    bar.uikit = "UINavigationBar"
    switch value {
    case .choice(let options): each(options) { fade(background, $0, at: node) }
    case .progress(let distance):
      set("scroll.behavior", .part, .constant(.keyword("fade")), on: bar, at: node)
      set("scroll.distance", .part, .number(distance), on: bar, at: node)
    case .constant(.number(1)): return
    case .constant(.number(let alpha)):
      report(
        node,
        .missing("a theme has no transparency of \(alpha.spelled) for the view behind a bar"),
        advice:
          "write 'background.color' with an alpha, or 'background.preset: transparent', for the screens that the code runs for"
      )
    case _:
      report(
        node,
        .unknownFade,
        advice: "write scroll: { behavior: fade, distance: 10 } with the distance that it has"
      )
    }
  }

  /// Returns what a bar does while the content scrolls, for a value of `hidesBarsOnSwipe`.
  private static func behavior(hidesOnSwipe value: SwiftValue) -> SwiftValue {
    guard case .constant(.bool(let hides)) = value else { return value }
    return .constant(.keyword(hides ? "hide" : "system"))
  }

  // MARK: Bars

  /// Records the new value of a property of a bar, an item, or a controller.
  func set(
    _ name: String,
    _ kind: BarVocabulary.Kind,
    _ value: SwiftValue,
    arguments: [String] = [],
    on receiver: Receiver,
    at node: some SyntaxProtocol
  ) {
    if let options = Self.options(of: value) {
      return each(options) { set(name, kind, $0, arguments: arguments, on: receiver, at: node) }
    }
    guard !isLeaving || receiver.access == .own && receiver.screen == nil else {
      report(
        node,
        .owner("it runs when the screen disappears, so it changes what another screen shows")
      )
      return
    }
    if case .slot = kind {
      assignSlot(name, value, on: receiver, at: node)
      return
    }
    guard let owner = owner(of: receiver, at: node) else { return }
    let source = source(value, kind)
    if case .unknown(let reason) = source, !isSwitch(receiver) { report(node, reason) }
    let part =
      UIKitGraph.partsOfSearchBars[receiver.uikit]
      ?? UIKitGraph.edgeEffects[receiver.uikit].map { _ in receiver.uikit }
    let property = part.map { "\($0).\(name)" } ?? name
    let change = SettingChange.value(property: property, source, arguments: arguments)
    record(change, of: owner, on: receiver, at: place(of: node), text: text(of: node))
  }

  /// Returns the options of a value, including those of a value in a dictionary, or `nil` if it doesn't depend on conditions.
  private static func options(of value: SwiftValue) -> SwiftValue.Options? {
    if case .choice(let options) = value { return options }
    guard case .dictionary(let entries) = value else { return nil }
    for (at, entry) in entries.enumerated() {
      guard case .choice(let options) = entry.value else { continue }
      return options.map { option in
        var copy = entries
        copy[at].value = option.value
        return (option.tests, .dictionary(copy))
      }
    }
    return nil
  }

  /// Returns the owner, or reports that it isn't known.
  private func owner(of receiver: Receiver, at node: some SyntaxProtocol) -> SettingOwner? {
    if let owner = receiver.owner { return owner }
    switch receiver.uikit {
    case "UIBarButtonItem", "UITabBarItem", "UIBarItem":
      report(node, .missing("it changes a single item, and a theme styles all items of a bar"))
    case _: report(node, Self.reason(withoutOwner: receiver))
    }
    return nil
  }

  /// Returns the reason why the owner of a property isn't known.
  private static func reason(withoutOwner receiver: Receiver) -> UnreadReason {
    receiver.isSeparate
      ? .separateBar(receiver.uikit)
      : .owner("which screen's '\(receiver.uikit)' it is depends on the caller")
  }

  private func assignSlot(
    _ slot: String,
    _ value: SwiftValue,
    on receiver: Receiver,
    at node: some SyntaxProtocol
  ) {
    let name = SlotName(receiver: receiver, slot: slot)
    switch value {
    case .object(let object) where BarVocabulary.objects.contains(object.type):
      let copy = object.copy(at: object.place)
      record(copy, in: name, at: place(of: node), text: text(of: node))
      slots[name] = copy
      changedSlots[name] = nil
    case .constant(.none):
      slots[name] = nil
      guard let owner = owner(of: receiver, at: node) else { return }
      let change = SettingChange.appearance(slot: slot, nil)
      record(change, of: owner, on: receiver, at: place(of: node), text: text(of: node))
    case .opaque(_, let reason): report(node, reason)
    case _: report(node, .value("the appearance object isn't known"))
    }
  }

  /// Records the contents of a slot, once for each condition under which they differ.
  func record(_ object: HeapObject, in name: SlotName, at place: SourcePlace, text: String) {
    let brief = SourceText.brief(text)
    guard let owner = name.receiver.owner else {
      let reason = Self.reason(withoutOwner: name.receiver)
      unread.append(UnreadSetting(text: brief, reason: reason, at: place))
      return
    }
    let held = condition.tests
    for tests in object.variants(under: held) {
      let change = SettingChange.appearance(slot: name.slot, object.snapshot(under: held + tests))
      under(tests) {
        record(change, of: owner, on: name.receiver, at: place, text: brief)
      }
    }
  }

  // MARK: Appearance objects

  func configure(_ object: HeapObject, _ preset: String, _ node: some SyntaxProtocol) {
    noteChange(object.type, nil)
    object.configure.append(Placed(preset, condition: condition, at: place(of: node)))
    guard condition.tests.isEmpty else { return }
    for path in [
      "backgroundColor", "backgroundEffect", "backgroundImage", "shadowColor", "shadowImage",
    ] {
      object.entries[path] = nil
    }
    markChanged(object, node)
  }

  func change(_ object: HeapObject, _ path: [String], _ value: SwiftValue, at node: Syntax) {
    markChanged(object, node)
    if case .choice(let options) = value {
      return each(options) { change(object, path, $0, at: node) }
    }
    if let last = path.last, let color = value.fill,
      last == "backgroundImage" || last == "shadowImage"
    {
      let color = SwiftValue.constant(.color(color))
      return change(
        object,
        path.dropLast() + [last.replacing("Image", with: "Color")],
        color,
        at: node
      )
    }
    let name = path.joined(separator: ".")
    if path.last == "shadow" || path.last == "paragraphStyle" {
      // The parts of these objects are separate properties.
      add(source(value, .textAttributes), at: name, of: object, node)
      return
    }
    switch vocabulary.kind(ofPath: path, in: object.type) {
    case .value(let type)?:
      let source = source(value, .value(type))
      if case .unknown(let reason) = source { report(node, reason) }
      add(source, at: name, of: object, node)
    case .textAttributes?:
      guard case .dictionary(let entries) = value else {
        if case .constant(.none) = value { return object.removeAll(below: name) }
        report(node, reason(of: value))
        return
      }
      if condition.tests.isEmpty { object.removeAll(below: name) }
      for entry in entries { change(object, path + [entry.key], entry.value, at: node) }
    case .part?, .slot?:
      guard case .object(let part) = value else { return report(node, reason(of: value)) }
      if condition.tests.isEmpty { object.removeAll(below: name) }
      for (key, entries) in part.entries { object.entries["\(name).\(key)"] = entries }
    case nil:
      if let last = path.last, PrivateAPI.isPrivate(last) {
        return reportPrivate(last, value, at: node)
      }
      report(node, .missing("Lintel has no property for '\(name)'"))
    }
  }

  private func add(_ source: SourceValue, at name: String, of object: HeapObject, _ node: Syntax) {
    let entry = Placed(source, condition: condition, at: place(of: node))
    if condition.tests.isEmpty { object.entries[name] = [] }
    object.entries[name, default: []].append(entry)
  }

  private func markChanged(_ object: HeapObject, _ node: some SyntaxProtocol) {
    noteChange(object.type, nil)
    for (name, known) in slots where known === object {
      changedSlots[name] = (place(of: node), text(of: node))
    }
  }

  private func reason(of value: SwiftValue) -> UnreadReason {
    if case .opaque(_, let reason) = value { reason } else { .value("its value isn't understood") }
  }
}
