import SwiftSyntax

/// Evaluates names and members.
extension SwiftInterpreter {
  func lookUp(_ name: String, at node: Syntax) -> SwiftValue {
    if name == "self" { return frame.selfValue ?? .unknown("it's 'self'") }
    if name == "Self" { return frame.owner.map { .metatype($0) } ?? .unknown("it's 'Self'") }
    if let variable = frame.find(name) { return variable.value }
    if let own = frame.selfValue, let value = property(name, of: own, at: node) { return value }
    if let owner = frame.owner, let value = property(name, of: .metatype(owner), at: node) {
      return value
    }
    if let found = index.properties[name]?.first { return evaluate(property: found, of: nil) }
    if index.key(name, in: frame.owner) != nil || name.first?.isUppercase == true {
      return .metatype(index.key(name, in: frame.owner) ?? name)
    }
    if let own = frame.selfValue {
      switch own {
      case .receiver, .metatype: return member(name, of: own, at: node)
      case .constant, .opaque, .object, .part, .enumCase, .member, .closure, .function, .progress,
        .array, .dictionary, .choice:
        break
      }
    }
    if let function = function(name) { return function }
    if name == "contentOffset" { return .progress(1) }
    if let own = frame.selfValue, let effect = edgeEffect(name, of: own) {
      return .receiver(effect)
    }
    return .unknown(.undeclared("'\(name)' isn't declared in the files that were read"))
  }

  func member(_ node: MemberAccessExprSyntax, _ type: String?) -> SwiftValue {
    let name = node.declName.baseName.text.unquoted
    guard let base = node.base else {
      return type.flatMap { implicit(name, of: $0, at: Syntax(node)) } ?? .member(name, nil)
    }
    if base.is(SuperExprSyntax.self) { return .unknown("it depends on the superclass") }
    let value = evaluate(base, expecting: Self.startsImplicitly(base) ? type : nil)
    if name == "self" { return value }
    return value.map { member(name, of: $0, at: Syntax(node)) }
  }

  /// Returns the value of `.name` for an expected type, or `nil` if the type doesn't have it.
  func implicit(_ name: String, of type: String, at node: Syntax) -> SwiftValue? {
    let key = index.key(type, in: frame.owner) ?? type
    if let value = property(name, of: .metatype(key), at: node) { return value }
    return UIKitValues.constant(name, of: key.lastStep) ?? resources.value(name, of: key.lastStep)
  }

  /// Resolves `.name` in a value by its type.
  func resolved(_ value: SwiftValue, as type: String?) -> SwiftValue {
    if case .choice = value { return value.map { resolved($0, as: type) } }
    if let type, case .closure(var closure) = value, let result = Self.result(ofFunction: type) {
      closure.result = closure.result ?? result
      return .closure(closure)
    }
    if let type, case .object(let object) = value, object.type == TupleTypes.object {
      label(object, by: type)
      return value
    }
    if let type, case .opaque(nil, _) = value, let windows = windows(type) { return windows }
    if let type, case .opaque(nil, let reason) = value, let key = index.key(type, in: frame.owner) {
      return .opaque(type: key, reason: reason)
    }
    guard let type, case .member(let name, let call) = value else { return value }
    if let call { return construct(type, named: name, call, isStatement: false) }
    return implicit(name, of: type, at: Syntax(TokenSyntax.identifier(name))) ?? value
  }

  /// Returns the type after the arrow in a function's type, or `nil` for other types.
  private static func result(ofFunction type: String) -> String? {
    var depth = 0
    var last: Character = " "
    for (at, character) in zip(type.indices, type) {
      if character == "(" || character == "[" { depth += 1 }
      if character == ")" || character == "]" { depth -= 1 }
      if depth == 0, last == "-", character == ">" {
        return String(type[type.index(after: at)...].drop(while: \.isWhitespace))
      }
      last = character
    }
    return nil
  }

  /// Returns the app's window, or a list of it, for its type; windows that aren't known are the app's, too.
  private func windows(_ type: String) -> SwiftValue? {
    switch type {
    case "UIWindow": value(ofType: type)
    case "[UIWindow]": .array([value(ofType: "UIWindow")])
    case _: nil
    }
  }

  func member(_ name: String, of base: SwiftValue, at node: Syntax) -> SwiftValue {
    if let value = property(name, of: base, at: node) { return value }
    let value = undeclared(name, of: base, at: node)
    if case .opaque(nil, _) = value, let function = function(name, of: base) { return function }
    return value
  }

  /// Returns a member that the app doesn't declare as a property.
  private func undeclared(_ name: String, of base: SwiftValue, at node: Syntax) -> SwiftValue {
    if name == "contentOffset", !Self.isKnown(base) { return .progress(1) }
    if let effect = edgeEffect(name, of: base) { return .receiver(effect) }
    switch base {
    case .progress(let distance) where name == "y": return .progress(distance)
    case .member(_, nil) where name == "rawValue": return base
    case .metatype(let type):
      if let nested = index.key("\(type).\(name)") { return .metatype(nested) }
      if let value = UIKitValues.constant(name, of: type.lastStep)
        ?? resources.value(name, of: type.lastStep)
      {
        return value
      }
      if index.types[type] == nil, let value = resources.accessor(type, name) { return value }
      if name.first?.isUppercase == true || ResourceNames.isGenerated(type, name, index) {
        return .metatype("\(type).\(name)")
      }
      return index.types[type] == nil && (type.hasPrefix("UI") || type.hasPrefix("NS"))
        ? .member(name, nil)
        : .unknown(.undeclared("'\(type).\(name)' isn't declared in the files that were read"))
    case .receiver(let receiver): return read(name, of: receiver, at: node)
    case .object(let object): return read(name, of: object, [])
    case .part(let object, let path): return read(name, of: object, path)
    case .constant(let value): return UIKitValues.member(name, of: value)
    case .array(let elements):
      guard let item = ItemLists.item(of: elements) else {
        return UIKitValues.member(name, of: elements)
      }
      return ItemLists.items.contains(name) ? item : .unknown("it depends on the bar's items")
    case .enumCase(_, let own) where name == "rawValue": return .text(own)
    case .opaque(let type, let reason):
      if let type, let next = receiver(ofType: type, screen: nil) {
        return read(name, of: next, at: node)
      }
      if let windows = windows(name, of: type) { return windows }
      if let list = ItemLists.list(name) { return list }
      if let value = resources.accessor("", name) { return value }
      return .unknown(reason)
    case .enumCase, .member, .closure, .function, .progress, .dictionary, .choice:
      return .unknown("'\(text(of: node))' isn't constant")
    }
  }

  /// Returns the windows, or what leads to them, in a member of the app, a scene, or a view; all windows are the same one.
  private func windows(_ name: String, of type: String?) -> SwiftValue? {
    switch (type, name) {
    case ("UIApplication", "windows"), ("UIWindowScene", "windows"): windows("[UIWindow]")
    case ("UIApplication", "keyWindow"), ("UIWindowScene", "keyWindow"), (nil, "window"),
      ("UIApplicationDelegate", "window"), ("UIView", "window"):
      windows("UIWindow")
    case ("UIApplication", "delegate"): value(ofType: "UIApplicationDelegate")
    case ("UIApplication", "connectedScenes"): .array([value(ofType: "UIWindowScene")])
    case (_, _): nil
    }
  }

  /// Returns the edge effect of a scroll view, which belongs to the screen whose code runs, or `nil` for other members.
  private func edgeEffect(_ name: String, of base: SwiftValue) -> Receiver? {
    guard case .opaque = base, UIKitGraph.edgeEffects[name] != nil else { return nil }
    if case .receiver(let own)? = frame.selfValue {
      return Receiver(uikit: name, className: name, screen: own.screen)
    }
    return Receiver(uikit: name, className: name, screen: screen)
  }

  private static func isKnown(_ value: SwiftValue) -> Bool {
    if case .opaque = value { return false }
    if case .receiver = value { return false }
    return true
  }

  /// Returns the value of a member that the app declares, or `nil` if it doesn't declare one.
  func property(_ name: String, of base: SwiftValue, at node: Syntax) -> SwiftValue? {
    let (type, isStatic) = staticType(of: base)
    guard let type else { return nil }
    if isStatic, let found = index.types[type], found.cases.contains(where: { $0.name == name }) {
      return .enumCase(type: type, name: name)
    }
    if case .object(let object) = base, let value = object.fields[name] {
      return value.named(name, if: true)
    }
    if case .opaque = base, let value = variants(name, of: type, at: node) { return value }
    if case .enumCase(_, let own) = base, name == "rawValue" {
      guard let raw = index.types[type]?.cases.first(where: { $0.name == own })?.raw else {
        return .text(own)
      }
      return evaluate(raw)
    }
    if let found = index.property(name, of: type, isStatic: isStatic) {
      return evaluate(property: found, of: base)
    }
    guard case .opaque = base, let required = index.requirement(name, of: type) else { return nil }
    return uninitialized(required, base)
  }

  /// Returns a member for each possible value of an app's object: cases, constants, or classes behind a protocol.
  private func variants(_ name: String, of type: String, at node: Syntax) -> SwiftValue? {
    guard let found = index.types[type], !active.contains("\(type).\(name)?") else {
      cuts += 1
      return nil
    }
    active.insert("\(type).\(name)?")
    defer { active.remove("\(type).\(name)?") }
    if found.cases.isEmpty, found.kind != .external, let constants = cases(of: type),
      constants.count <= 16
    {
      return SwiftValue.choice(
        constants.map { constant in
          let value =
            property(constant, of: .metatype(type), at: node) ?? .unknown("it isn't constant")
          return (
            [.choice(type: type.lastStep, value: constant)], member(name, of: value, at: node)
          )
        }
      ).simplified
    }
    guard found.kind == .protocol else { return nil }
    let conformers = index.conformers(of: type).filter {
      index.property(name, of: $0, isStatic: false) != nil
    }
    guard conformers.count == 1 || index.isChosen(type), !conformers.isEmpty, conformers.count <= 8
    else {
      return nil
    }
    let options = conformers.map { conformer in
      let object = object(of: conformer, at: node)
      let tests: [SourceTest] =
        conformers.count == 1 ? [] : [.choice(type: type.lastStep, value: conformer.lastStep)]
      return (tests: tests, value: member(name, of: object, at: node))
    }
    return SwiftValue.choice(options).simplified
  }

  /// Returns an object of a class behind a protocol, which may be a screen, such as the delegate of its model.
  func object(of conformer: String, at node: some SyntaxProtocol) -> SwiftValue {
    receiver(ofType: conformer, screen: nil).map { .receiver($0) }
      ?? .object(HeapObject(conformer, at: place(of: node)))
  }

  /// Returns the type that declares a value's members.
  func staticType(of value: SwiftValue) -> (String?, isStatic: Bool) {
    switch value {
    case .metatype(let type): (index.key(type) ?? type, true)
    case .object(let object): (object.type, false)
    case .receiver(let receiver): ((index.key(receiver.className) ?? receiver.className), false)
    case .enumCase(let type, _): (type, false)
    case .opaque(let type, _): (type, false)
    case .constant(let constant): (UIKitValues.type(of: constant), false)
    case .array: ("Array", false)
    case .part, .member, .closure, .function, .dictionary, .choice, .progress: (nil, false)
    }
  }

  /// Returns the value of a variable or constant of the app.
  func evaluate(property: SwiftProperty, of base: SwiftValue?) -> SwiftValue {
    let id = "\(property.owner ?? "").\(property.name)"
    let isShared = property.isShared
    if isShared, let known = constants[id] { return known }
    if let getter = property.getter {
      guard active.insert(id).inserted else { return cut("it refers to itself") }
      defer { active.remove(id) }
      let result = isShared ? apart { invoke(getter, on: base, []) } : invoke(getter, on: base, [])
      let value = resolved(result, as: property.type)
        .named(property.name, if: isShared)
      if isShared, value.isConstant { constants[id] = value }
      return value
    }
    if let known = fields[property.field], isShared || isSelf(base) { return known }
    guard let initial = property.initial else { return uninitialized(property, base) }
    guard active.insert(id).inserted else { return cut("it refers to itself") }
    defer { active.remove(id) }
    let home = isShared ? property.owner.map { SwiftValue.metatype($0) } : base
    var value = inside(Frame(owner: property.owner, file: property.file, selfValue: home)) {
      conditions = []
      return apart { resolved(evaluate(initial, expecting: property.type), as: property.type) }
    }
    if isShared, case .object(let object) = value, object.type == property.owner {
      object.constant = property.name
    }
    value = changing(value, property)
    loosen(value, of: property)
    value = value.named(property.name, if: isShared)
    if !property.tests.isEmpty { value = .choice([(property.tests, value)]) }
    value = own(value, base)
    if isShared, value.isConstant { constants[id] = value } else { fields[property.field] = value }
    return value
  }

  /// Evaluates the value of a constant or of a new property, which depends on nothing around it, so that the calls there don't count.
  private func apart(_ body: () -> SwiftValue) -> SwiftValue {
    // Constants can lead to each other through functions without end.
    guard hiddenCalls + calls.count <= Self.maximumCallDepth + 2 else { return body() }
    let (outer, reached) = (calls, depthReached)
    hiddenCalls += outer.count
    calls = []
    defer {
      hiddenCalls -= outer.count
      (calls, depthReached) = (outer, reached)
    }
    return body()
  }

  /// Assigns a bar that a screen creates for itself to the screen.
  private func own(_ value: SwiftValue, _ base: SwiftValue?) -> SwiftValue {
    guard case .receiver(var receiver) = value, receiver.screen == nil,
      case .receiver(let screen)? = base
    else { return value }
    receiver.screen = screen.screen
    return .receiver(receiver)
  }

  private func isSelf(_ base: SwiftValue?) -> Bool {
    switch (base, frame.selfValue) {
    case (.receiver(let a)?, .receiver(let b)?): a == b
    case (.opaque(let a, _)?, .opaque(let b, _)?): a == b
    case _: false
    }
  }

  private func uninitialized(_ property: SwiftProperty, _ base: SwiftValue?) -> SwiftValue {
    guard let type = property.type else { return .unknown("'\(property.name)' has no value") }
    let scope = property.owner
    let key = index.key(type, in: scope) ?? type
    var screen: String?
    if case .receiver(let receiver)? = base { screen = receiver.screen }
    if var receiver = receiver(ofType: key, screen: screen) {
      // An outlet, for example, because the bar of a container is in UIKit's own property.
      receiver.isSeparate = screen != nil && BarVocabulary.separable.contains(receiver.uikit)
      return .receiver(receiver)
    }
    return .opaque(key, "'\(property.name)' gets its value while the app runs")
  }

  // MARK: UIKit's objects

  private func read(_ name: String, of receiver: Receiver, at node: Syntax) -> SwiftValue {
    if let next = UIKitGraph.step(name, of: receiver) { return .receiver(next) }
    if name == "navigationItem", receiver.uikit == "UINavigationController" {
      return .unknown(
        .withoutEffect("a bar shows the items of screens, never that of its navigation controller")
      )
    }
    if name == "topItem", receiver.uikit == "UINavigationBar", receiver.access == .reached {
      guard hasAppeared else {
        return .unknown(
          .owner("until a screen has appeared, the bar's top item is that of the screen before it")
        )
      }
      var item = receiver
      (item.uikit, item.className) = ("UINavigationItem", "UINavigationItem")
      return .receiver(item)
    }
    if name == "windowScene", receiver.uikit == "UIWindow" { return value(ofType: "UIWindowScene") }
    // Code checks this before it styles a bar, which nobody sees otherwise.
    if name == "isViewLoaded" { return .bool(true) }
    if let list = ItemLists.list(name, of: receiver) { return list }
    if name == "subviews", receiver.uikit == "UINavigationBar" {
      var background = receiver
      background.uikit = UIKitGraph.background
      return .array([.receiver(background)])
    }
    if case .slot? = vocabulary.kind(of: name, in: receiver.uikit) {
      let key = SlotName(receiver: receiver, slot: name)
      if let known = slots[key] { return .object(known) }
      let object = HeapObject(appearanceType(of: receiver), at: place(of: node))
      object.base = name
      slots[key] = object
      return .object(object)
    }
    let isDictionary = vocabulary.kind(of: name, in: receiver.uikit) == .textAttributes
    return .opaque(
      isDictionary ? AttributeTypes.dictionary : nil,
      "'\(name)' is known only while the app runs"
    )
  }

  func appearanceType(of receiver: Receiver) -> String {
    switch receiver.uikit {
    case "UITabBar", "UITabBarItem": "UITabBarAppearance"
    case "UIToolbar": "UIToolbarAppearance"
    case _: "UINavigationBarAppearance"
    }
  }

  private func read(_ name: String, of object: HeapObject, _ path: [String]) -> SwiftValue {
    if BarVocabulary.objects.contains(object.type) {
      let full = path + [name]
      switch vocabulary.kind(ofPath: full, in: object.type) {
      case .part, .textAttributes, .slot: return .part(object, full)
      case .value:
        guard let entry = object.entries[full.joined(separator: ".")]?.last else {
          return .unknown("nothing was set there before")
        }
        return .constant(entry.content)
      case nil:
        return BarVocabulary.layouts.contains(name)
          ? .part(object, full) : .unknown("UIKit has no '\(name)' there")
      }
    }
    if let value = resources.generated(object, member: name) { return value }
    return .unknown("'\(name)' is known only while the app runs")
  }
}

extension SwiftValue {
  /// Whether the value is the same everywhere.
  var isConstant: Bool {
    switch self {
    case .constant, .enumCase: true
    case .choice(let options): options.allSatisfy { $0.value.isConstant }
    case .opaque, .object, .part, .receiver, .metatype, .member, .closure, .function, .progress,
      .array, .dictionary:
      false
    }
  }

  /// Returns a color or a font with its name in the code, unless it already has one.
  func named(_ name: String, if isShared: Bool) -> SwiftValue {
    guard isShared else { return self }
    switch self {
    case .constant(.color(var color)) where color.name == nil:
      if case .system = color.content { return self }
      if case .asset = color.content { return self }
      color.name = name
      return .constant(.color(color))
    case .constant(.font(var font)) where font.name == nil:
      font.name = name
      return .constant(.font(font))
    case .constant, .opaque, .object, .part, .receiver, .metatype, .enumCase, .member, .closure,
      .function, .progress, .array, .dictionary, .choice:
      return self
    }
  }
}
