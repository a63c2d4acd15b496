import LintelSchema
import SwiftSyntax

/// Objects and values that calls of types create.
extension SwiftInterpreter {
  /// Evaluates `Type(…)` and `Type.name(…)`.
  func construct(
    _ typeText: String,
    named name: String,
    _ node: FunctionCallExprSyntax,
    isStatement: Bool
  ) -> SwiftValue {
    let type = index.key(typeText, in: frame.owner) ?? typeText
    if name != "init", let function = pick(index.functions(name, of: type, isStatic: true), node) {
      let arguments = arguments(node)
      return invoke(function, on: .metatype(type), arguments, isStatement)
    }
    if name == "appearance" { return proxy(type, node) }
    if type == "R.color" || type == "R.image", index.types[type] == nil {
      return resources.accessor(type, name)
        ?? .unknown(.undeclared("'\(type).\(name)' isn't declared in the files that were read"))
    }
    let simple = type.lastStep
    if name == "init", let initializer = pick(index.types[type]?.functions["init"] ?? [], node) {
      return initialize(type, initializer, node)
    }
    if BarVocabulary.objects.contains(simple), name == "init" { return appearance(simple, node) }
    if name == "init", let receiver = made(type, node) {
      runLater(in: node)
      return .receiver(receiver)
    }
    if name == "init", let found = index.types[type], found.kind != .external {
      return rawCase(of: found, node) ?? memberwise(found, node)
    }
    if name == "init", ["UIColor", "Color", "NSColor"].contains(simple),
      let dynamic = dynamicColor(node)
    {
      return dynamic
    }
    let arguments = arguments(node).map { label, value in
      (label, resolved(value, as: UIKitValues.type(ofArgument: label, of: simple)))
    }
    // Only the attributes matter for the look of a text.
    if name == "init", ["NSAttributedString", "NSMutableAttributedString"].contains(simple),
      let attributes = arguments.first(where: { $0.0 == "attributes" })
    {
      return attributes.1
    }
    if let value = resources.construct(simple, arguments) { return value }
    if let value = UIKitValues.construct(simple, name, arguments) { return value }
    if name == "init",
      [
        "NSShadow", "NSMutableParagraphStyle", "Scanner", Self.imageRenderer,
      ].contains(simple)
    {
      let object = HeapObject(simple, at: place(of: node))
      for argument in arguments { if let label = argument.0 { object.fields[label] = argument.1 } }
      return .object(object)
    }
    if UserActions.classes.contains(simple) { runActions(of: node) } else { runClosures(of: node) }
    if name == "init", simple == "UIColor", let color = Self.supplied(arguments) { return color }
    return .opaque(name == "init" ? type : nil, "'\(text(of: node))' isn't constant")
  }

  /// Runs an initializer of the app.
  private func initialize(
    _ type: String,
    _ initializer: SwiftFunction,
    _ node: FunctionCallExprSyntax
  ) -> SwiftValue {
    if let receiver = made(type, node) {
      runLater(in: node)
      return .receiver(receiver)
    }
    let arguments = arguments(node)
    for case .closure(let closure) in arguments.map(\.value) { runLater(closure.node) }
    let object: SwiftValue =
      index.types[type]?.kind == .external
      ? .opaque(type, "'\(text(of: node))' isn't constant")
      : .object(HeapObject(type, at: place(of: node)))
    let value = invoke(initializer, on: object, arguments)
    if case .opaque = value, type == "UIColor", let color = Self.supplied(arguments) {
      return color
    }
    return value
  }

  /// Returns a color by the name that code passes to an initializer, if no file that was read declares the name: `UIColor(brand: .paper)`.
  private static func supplied(_ arguments: [Argument]) -> SwiftValue? {
    guard arguments.count == 1, let label = arguments[0].0,
      !["ciColor", "cgColor", "patternImage", "coder", "white"].contains(label),
      case .member(let word, nil) = arguments[0].1
    else { return nil }
    return .constant(.color(SourceColor(.supplied(word), name: word)))
  }

  /// Returns the case of an enum with a raw value, or any of its cases if that isn't constant, or `nil` for other initializers.
  private func rawCase(of type: SwiftType, _ node: FunctionCallExprSyntax) -> SwiftValue? {
    guard type.kind == .enum, !type.cases.isEmpty, let argument = node.arguments.first,
      argument.label?.text == "rawValue"
    else { return nil }
    let raw = evaluate(argument.expression)
    for (name, value) in type.cases {
      guard let text = raw.text, value == nil || value.map({ evaluate($0).text == text }) == true
      else { continue }
      if value != nil || name == text { return .enumCase(type: type.key, name: name) }
    }
    return .opaque(type.key, "'\(text(of: node))' isn't constant")
  }

  /// Creates a struct with the memberwise initializer.
  private func memberwise(_ type: SwiftType, _ node: FunctionCallExprSyntax) -> SwiftValue {
    let object = HeapObject(type.key, at: place(of: node))
    for argument in node.arguments {
      guard let label = argument.label?.text.unquoted else { continue }
      let declared = type.properties[label]?.first?.type
      object.fields[label] = resolved(
        evaluate(argument.expression, expecting: declared),
        as: declared
      )
      if let closure = argument.expression.as(ClosureExprSyntax.self) { runLater(closure) }
    }
    if let closure = node.trailingClosure { runLater(closure) }
    return .object(object)
  }

  private func appearance(_ type: String, _ node: FunctionCallExprSyntax) -> SwiftValue {
    let place = place(of: node)
    guard let first = node.arguments.first, first.label?.text == "barAppearance" else {
      return .object(HeapObject(type, at: place))
    }
    return evaluate(first.expression).map { source in
      guard case .object(let object) = source else {
        self.report(node, .value("the object that it copies isn't known"))
        return .object(HeapObject(type, at: place))
      }
      return .object(object.copy(as: type, at: place))
    }
  }

  /// Returns a bar, an item, or a controller that the code creates.
  private func made(_ type: String, _ node: FunctionCallExprSyntax) -> Receiver? {
    guard var receiver = receiver(ofType: type, screen: nil) else { return nil }
    receiver.access = .made
    switch receiver.uikit {
    case "UINavigationController":
      let root = node.arguments.first { $0.label?.text == "rootViewController" || $0.label == nil }
      // What code sets on one object of a class isn't that of the class.
      if let root, case .receiver(let screen) = evaluate(root.expression), let own = screen.screen {
        receiver.screen = own
      }
    case "UINavigationBar", "UITabBar", "UIToolbar", "UISearchBar", "UISearchController":
      receiver.isSeparate = BarVocabulary.separable.contains(receiver.uikit)
      if case .receiver(let screen)? = frame.selfValue, receiver.className == receiver.uikit {
        receiver.screen = screen.screen
      }
    case "UIBarButtonItem":
      let title = node.arguments.first { $0.label?.text == "title" }?.expression
      receiver.title = title.map { source(evaluate($0), .value(.string)) }
    case "UIViewController" where receiver.screen == nil:
      if let view = hostedView(in: type, node) {
        receiver.screen = view
        hostedViews.insert(view)
      }
    default: break
    }
    receiver.birth = birth(of: receiver)
    return receiver
  }

  /// Returns the tests that are true for a screen whenever there is one, because the code creates it only under them.
  private func birth(of receiver: Receiver) -> [SourceTest] {
    guard receiver.uikit == "UIViewController", let screen = receiver.screen,
      index.creators[screen] == 1
    else { return [] }
    return condition.tests.filter { test in
      switch test {
      case .choice, .flag, .unknown: true
      case .iOS, .idiom, .style, .size, .compiled: false
      }
    }
  }

  /// Returns the SwiftUI view that a hosting controller shows, or `nil` for other controllers and views.
  private func hostedView(in type: String, _ node: FunctionCallExprSyntax) -> String? {
    guard index.ancestry(of: type).contains("UIHostingController"),
      let root = node.arguments.first(where: { $0.label?.text == "rootView" })?.expression
    else { return nil }
    let made: String? = if case .object(let object) = evaluate(root) { object.type } else { nil }
    guard let name = made ?? Self.viewType(root), let key = index.key(name, in: frame.owner),
      index.ancestry(of: key).contains("View")
    else { return nil }
    return key.lastStep
  }

  /// Returns the type of the view to which code adds modifiers: `FeedView` in `AnyView(FeedView().padding())`.
  private static func viewType(_ expression: ExprSyntax) -> String? {
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return nil }
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
      return member.base.flatMap(viewType)
    }
    let name = call.calledExpression.trimmedDescription
    guard name == "AnyView" else { return name }
    return call.arguments.first.flatMap { viewType($0.expression) }
  }

  private func proxy(_ type: String, _ node: FunctionCallExprSyntax) -> SwiftValue {
    var type = type
    var containers: [String] = []
    var traits: [String: String] = [:]
    for argument in node.arguments {
      if argument.label?.text == "whenContainedInInstancesOf" {
        guard let list = argument.expression.as(ArrayExprSyntax.self) else {
          report(node, .owner("the classes it is contained in aren't written as a list"))
          return .unknown("its containers aren't known")
        }
        containers = list.elements.map {
          let name = $0.expression.trimmedDescription.replacing(".self", with: "")
          return name == "Self" ? frame.owner?.lastStep ?? name : name.lastStep
        }
      } else if let call = argument.expression.as(FunctionCallExprSyntax.self) {
        for trait in call.arguments {
          let value = trait.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
          if let label = trait.label?.text, let value { traits[label] = value }
        }
      }
    }
    // The only text fields in search bars are their own.
    if type == "UITextField", containers.first == "UISearchBar" {
      type = UIKitGraph.searchField
      containers.removeFirst()
    }
    // The tint of all views is that of windows.
    let window = type == "UIView" && containers.isEmpty ? "UIWindow" : nil
    guard let uikit = window ?? receiver(ofType: type, screen: nil)?.uikit else {
      return .unknown("bars aren't of the class '\(type)'")
    }
    let access = Receiver.Access.proxy(containers: containers, traits: traits)
    return .receiver(Receiver(uikit: uikit, className: type.lastStep, access: access))
  }

  /// Evaluates `UIColor { traits in … }`.
  private func dynamicColor(_ node: FunctionCallExprSyntax) -> SwiftValue? {
    let labeled = node.arguments.first { $0.label?.text == "dynamicProvider" }?.expression
    guard let closure = node.trailingClosure ?? labeled?.as(ClosureExprSyntax.self) else {
      return nil
    }
    let traits = SwiftValue.opaque("UITraitCollection", "traits change")
    let result = run(
      SwiftClosure(node: closure, frame: frame),
      [(nil, traits)],
      expecting: "UIColor"
    )
    return result.map { resolved($0, as: "UIColor") }.simplified
  }

  func colorLiteral(_ arguments: LabeledExprListSyntax) -> SwiftValue {
    let values: [Argument] = arguments.map { ($0.label?.text, evaluate($0.expression)) }
    return UIKitValues.construct("UIColor", "init", values)
      ?? .unknown("its components aren't constant")
  }

  // MARK: UIKit's methods

  func call(_ name: String, on object: HeapObject, _ node: FunctionCallExprSyntax) -> SwiftValue {
    if BarVocabulary.objects.contains(object.type) {
      if name.hasPrefix("configureWith") {
        let preset = name.dropFirst("configureWith".count)
        configure(object, preset.prefix(1).lowercased() + preset.dropFirst(), node)
        return .constant(.none)
      }
      switch name {
      case "copy", "mutableCopy": return .object(object.copy(at: place(of: node)))
      case "setBackIndicatorImage":
        let paths = ["backIndicatorImage", "backIndicatorTransitionMaskImage"]
        for (argument, path) in zip(arguments(node), paths) {
          change(object, [path], argument.value, at: Syntax(node))
        }
        return .constant(.none)
      case "configureDefault", "init": return .object(object)
      case _:
        if reportPrivate(name, arguments(node), node) { return .unknown(.privateAPI(name)) }
        report(node, .value("UIKit's appearance objects have no method '\(name)'"))
      }
      return .unknown("'\(name)' isn't understood")
    }
    if object.type == "Scanner" { return scan(object, node) }
    if object.type == Self.imageRenderer, name == "image" { return drawImage(node) }
    runClosures(of: node)
    return .unknown("'\(name)' of '\(object.type.lastStep)' isn't understood")
  }

  /// Evaluates `scanner.scanHexInt64(&number)`.
  private func scan(_ scanner: HeapObject, _ node: FunctionCallExprSyntax) -> SwiftValue {
    guard var text = scanner.fields["string"]?.text else {
      _ = arguments(node)
      return .unknown("its text isn't known")
    }
    if let start = scanner.fields["scanLocation"]?.number ?? scanner.fields["currentIndex"]?.number
    {
      text = String(text.dropFirst(start.count))
    }
    if scanner.fields["charactersToBeSkipped"] != nil {
      // No code skips letters or digits.
      text = String(text.drop { !$0.isLetter && !$0.isNumber })
    }
    let digits = text.hasPrefix("0x") ? String(text.dropFirst(2)) : text
    guard let number = UInt64(digits.prefix { $0.isHexDigit }, radix: 16) else {
      return .constant(.bool(false))
    }
    guard let target = node.arguments.first, give(Double(number), to: target) else {
      return .number(Double(number))
    }
    return .bool(true)
  }

  /// Evaluates `color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)`, or returns `nil` if the components aren't known.
  func components(of value: SourceValue, _ node: FunctionCallExprSyntax) -> SwiftValue? {
    guard case .color(let color) = value,
      case .components(let red, let green, let blue, let alpha, false) = color.content
    else { return nil }
    for (argument, component) in zip(node.arguments, [red, green, blue, alpha]) {
      _ = give(component, to: argument)
    }
    return .bool(true)
  }

  /// Gives the variable of an argument such as `&red` a number, and returns whether the argument is one.
  private func give(_ number: Double, to argument: LabeledExprSyntax) -> Bool {
    guard
      let name = argument.expression.as(InOutExprSyntax.self)?.expression
        .as(DeclReferenceExprSyntax.self)?.baseName.text.unquoted,
      let home = frame.home(of: name)
    else { return false }
    home.variables[name]?.value = .number(number)
    return true
  }
}
