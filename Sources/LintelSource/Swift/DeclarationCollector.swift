import SwiftSyntax

/// Collects the declarations of a file, without following bodies.
final class DeclarationCollector {
  private(set) var result = FileDeclarations()
  private var tests: [SourceTest] = []
  /// The type whose members are being added, or `nil` outside of types.
  private var type: SwiftType?

  static func collect(_ file: SourceFileSyntax) -> FileDeclarations {
    let collector = DeclarationCollector()
    collector.add(file.statements)
    return collector.result
  }

  private func add(_ items: CodeBlockItemListSyntax) {
    for item in items {
      if case .decl(let declaration) = item.item { add(declaration) }
    }
  }

  private func add(_ declaration: DeclSyntax) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .classDecl(let node): addType(node.name.text, .class, node)
    case .actorDecl(let node): addType(node.name.text, .class, node)
    case .structDecl(let node): addType(node.name.text, .struct, node)
    case .enumDecl(let node): addType(node.name.text, .enum, node)
    case .protocolDecl(let node): addType(node.name.text, .protocol, node)
    case .extensionDecl(let node): addType(typeName(node.extendedType), .external, node)
    case .functionDecl(let node): add(node)
    case .initializerDecl(let node): add(node)
    case .deinitializerDecl(let node): noteAssignments(in: node)
    case .subscriptDecl(let node): noteAssignments(in: node)
    case .variableDecl(let node): add(node)
    case .enumCaseDecl(let node):
      for element in node.elements {
        type?.cases.append((element.name.text.unquoted, element.rawValue?.value))
      }
    case .typeAliasDecl(let node):
      let target = typeName(node.initializer.value)
      if type == nil { result.aliases[node.name.text] = target }
      type?.aliases[node.name.text] = target
    case .ifConfigDecl(let node): add(node)
    default: break
    }
  }

  private func add(_ node: IfConfigDeclSyntax) {
    let outer = tests
    for (clause, clauseTests) in CompilationTests.clauses(of: node) {
      tests = outer + clauseTests
      switch clause.elements {
      case .decls(let members): for member in members { add(member.decl) }
      case .statements(let items): add(items)
      default: break
      }
    }
    tests = outer
  }

  private func addType(_ name: String, _ kind: SwiftType.Kind, _ node: some DeclGroupSyntax) {
    let outer = type
    let key = kind == .external ? name : outer.map { "\($0.key).\(name)" } ?? name
    type = SwiftType(key: key, kind: kind)
    type?.inherited = node.inheritanceClause?.inheritedTypes.map { typeName($0.type) } ?? []
    type?.offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    for member in node.memberBlock.members { add(member.decl) }
    if let type { result.types.append(type) }
    type = outer
  }

  private func add(_ node: FunctionDeclSyntax) {
    guard let body = node.body else { return }
    let function = function(
      node.name.text.unquoted,
      parameters(node.signature.parameterClause),
      result: node.signature.returnClause.map { typeName($0.type) },
      body: body.statements,
      isStatic: isStatic(node.modifiers),
      isOverride: node.modifiers.contains { $0.name.text == "override" },
      attributes: attributes(node.attributes)
    )
    if type == nil { result.functions.append(function) }
    type?.functions[function.name, default: []].append(function)
  }

  private func add(_ node: InitializerDeclSyntax) {
    guard let body = node.body else { return }
    let function = function(
      "init",
      parameters(node.signature.parameterClause),
      result: type?.key,
      body: body.statements,
      isOverride: node.modifiers.contains { ["override", "required"].contains($0.name.text) }
    )
    noteClosures(in: body)
    type?.functions["init", default: []].append(function)
  }

  private func add(_ node: VariableDeclSyntax) {
    var declared: String?
    for binding in node.bindings.reversed() {
      if let annotation = binding.typeAnnotation { declared = typeName(annotation.type) }
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.unquoted
      else { continue }
      let isStatic = isStatic(node.modifiers)
      let isOverride = node.modifiers.contains { $0.name.text == "override" }
      let property = SwiftProperty(
        name: name,
        type: declared,
        initial: binding.initializer?.value,
        getter: getterBody(of: binding).map {
          function(name, result: declared, body: $0, isStatic: isStatic, isOverride: false)
        },
        setter: accessor("set", of: binding).map { accessor, body in
          let new = accessor.parameters?.name.text.unquoted ?? "newValue"
          let value = SwiftParameter(label: nil, name: new, type: declared ?? "", initial: nil)
          return function(name, [value], body: body, isStatic: isStatic, isOverride: false)
        },
        isStatic: isStatic,
        isOverride: isOverride,
        isVariable: node.bindingSpecifier.text == "var",
        owner: type?.key,
        tests: tests
      )
      if type == nil { result.properties.append(property) }
      type?.properties[name, default: []].append(property)
      addObservers(of: binding, named: name)
      if !isStatic { addInitializer(of: binding, named: name) }
    }
  }

  /// Adds `didSet` as a function that UIKit or the app can call at any time.
  private func addObservers(of binding: PatternBindingSyntax, named name: String) {
    if let (_, body) = accessor("willSet", of: binding) { noteAssignments(in: body) }
    guard let (_, body) = accessor("didSet", of: binding) else { return }
    let function = function(SwiftFunction.observer(of: name), body: body)
    type?.functions[function.name, default: []].append(function)
  }

  /// Adds the closure that creates a property's value as a function, because code that uses the property may not mention bars.
  private func addInitializer(of binding: PatternBindingSyntax, named name: String) {
    guard let call = binding.initializer?.value.as(FunctionCallExprSyntax.self),
      let closure = call.calledExpression.as(ClosureExprSyntax.self)
    else {
      if let value = binding.initializer?.value { noteClosures(in: value) }
      return
    }
    let function = function("initial \(name)", body: closure.statements)
    type?.functions[function.name, default: []].append(function)
  }

  private func getterBody(of binding: PatternBindingSyntax) -> CodeBlockItemListSyntax? {
    if case .getter(let body) = binding.accessorBlock?.accessors { return body }
    return accessor("get", of: binding)?.body
  }

  /// Returns the accessor of a property that begins with a word, such as `didSet`, or `nil` if it doesn't have one with a body.
  private func accessor(
    _ word: String,
    of binding: PatternBindingSyntax
  ) -> (AccessorDeclSyntax, body: CodeBlockItemListSyntax)? {
    guard case .accessors(let list) = binding.accessorBlock?.accessors,
      let accessor = list.first(where: { $0.accessorSpecifier.text == word })
    else { return nil }
    return accessor.body.map { (accessor, $0.statements) }
  }

  /// Creates a function at the current place; by default, UIKit or the app can call it at any time.
  private func function(
    _ name: String,
    _ parameters: [SwiftParameter] = [],
    result: String? = nil,
    body: CodeBlockItemListSyntax,
    isStatic: Bool = false,
    isOverride: Bool = true,
    attributes: Set<String> = []
  ) -> SwiftFunction {
    let (mentions, uses) = mentions(in: body, isInit: name == "init")
    return SwiftFunction(
      name: name,
      parameters: parameters,
      result: result,
      body: body,
      isStatic: isStatic,
      isOverride: isOverride,
      attributes: attributes,
      owner: type?.key,
      tests: tests,
      mentions: mentions,
      uses: uses
    )
  }

  private func parameters(_ clause: FunctionParameterClauseSyntax) -> [SwiftParameter] {
    clause.parameters.map { parameter in
      let first = parameter.firstName.text.unquoted
      return SwiftParameter(
        label: first == "_" ? nil : first,
        name: parameter.secondName?.text.unquoted ?? first,
        type: typeName(parameter.type),
        initial: parameter.defaultValue?.value
      )
    }
  }

  private func attributes(_ list: AttributeListSyntax) -> Set<String> {
    Set(list.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription })
  }

  private func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { ["static", "class"].contains($0.name.text) }
  }

  /// Returns the names in a body and what it uses them for, and records what it assigns to.
  private func mentions(
    in node: some SyntaxProtocol,
    isInit: Bool = false
  ) -> (names: Set<String>, uses: Set<SwiftUse>) {
    var names: Set<String> = []
    var uses = UseReader()
    var selectors = SelectorReader()
    var assignments = AssignmentReader(in: type?.key, isInit: isInit)
    for token in node.tokens(viewMode: .sourceAccurate) {
      switch token.tokenKind {
      case .identifier(let text): names.insert(text.unquoted)
      case .keyword(.`init`): names.insert("init")
      default: break
      }
      uses.take(token)
      selectors.take(token)
      assignments.take(token)
    }
    assignments.finish()
    // An assignment calls the property's setter.
    uses.finish(assigning: assignments.result.names)
    result.assigned.formUnion(assignments.result)
    result.selectors.formUnion(selectors.result)
    return (names, uses.result)
  }

  /// Records what code outside of functions assigns to.
  private func noteAssignments(in node: some SyntaxProtocol) { _ = mentions(in: node) }

  /// Records what the closures in code assign to, because anything may run them later.
  private func noteClosures(in node: some SyntaxProtocol) {
    let finder = ClosureFinder(viewMode: .sourceAccurate)
    finder.walk(node)
    for closure in finder.closures { noteAssignments(in: closure) }
  }
}

/// Finds the outermost closures in code.
private final class ClosureFinder: SyntaxVisitor {
  private(set) var closures: [ClosureExprSyntax] = []

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    closures.append(node)
    return .skipChildren
  }
}

/// Returns a type's name without optionality, attributes, `some`, `any`, and generic arguments.
func typeName(_ type: TypeSyntax) -> String {
  switch type.as(TypeSyntaxEnum.self) {
  case .optionalType(let node): typeName(node.wrappedType)
  case .implicitlyUnwrappedOptionalType(let node): typeName(node.wrappedType)
  case .attributedType(let node): typeName(node.baseType)
  case .someOrAnyType(let node): typeName(node.constraint)
  case .identifierType(let node): node.name.text.unquoted
  case .memberType(let node): "\(typeName(node.baseType)).\(node.name.text.unquoted)"
  case .tupleType(let node) where node.elements.count == 1:
    node.elements.first.map { typeName($0.type) } ?? ""
  case .compositionType(let node): node.elements.first.map { typeName($0.type) } ?? ""
  case .arrayType(let node): "[\(typeName(node.element))]"
  default: type.trimmedDescription
  }
}

extension String {
  /// An identifier without its backticks.
  var unquoted: String {
    hasPrefix("`") && hasSuffix("`") && count > 2 ? String(dropFirst().dropLast()) : self
  }
}

/// Reads the conditions of `#if`.
enum CompilationTests {
  /// Returns the clauses of `#if` with the tests for each.
  static func clauses(
    of node: IfConfigDeclSyntax
  ) -> [(clause: IfConfigClauseSyntax, tests: [SourceTest])] {
    var negated: [SourceTest] = []
    var isDecided = false
    return node.clauses.compactMap { clause in
      guard !isDecided else { return nil }
      let own = clause.condition.map(tests) ?? .tests([], otherwise: [])
      switch own {
      case .known(let holds):
        isDecided = holds
        return holds ? (clause, negated) : nil
      case .tests(let passing, let failing):
        defer { negated += failing }
        return (clause, negated + passing)
      }
    }
  }

  private static func tests(of condition: ExprSyntax) -> SwiftInterpreter.Outcome {
    switch condition.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node):
      let name = node.baseName.text
      // Code for debugging and code for the store are both the app's.
      return name == "DEBUG"
        ? .tests([], otherwise: []) : .test(.compiled(name: name, holds: true))
    case .prefixOperatorExpr(let node) where node.operator.text == "!":
      return tests(of: node.expression).negated
    case .tupleExpr(let node) where node.elements.count == 1:
      return node.elements.first.map { tests(of: $0.expression) } ?? .known(true)
    case .sequenceExpr(let node): return tests(of: Array(node.elements))
    case .functionCallExpr(let node): return .known(isTrue(node))
    case .booleanLiteralExpr(let node): return .known(node.literal.text == "true")
    default:
      return .test(.unknown("#if \(condition.trimmedDescription)"))
    }
  }

  /// Returns the result of `&&` and `||`.
  private static func tests(of elements: [ExprSyntax]) -> SwiftInterpreter.Outcome {
    for name in ["||", "&&"] {
      let at = elements.firstIndex { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == name }
      guard let at else { continue }
      let left = tests(of: Array(elements[..<at]))
      let right = tests(of: Array(elements[(at + 1)...]))
      if name == "&&" {
        return .both(left, right).naming(
          "#if \(elements.map(\.trimmedDescription).joined(separator: " "))"
        )
      }
      if case .tests(let first, _) = left, case .tests(let second, _) = right,
        !first.isEmpty, !second.isEmpty
      {
        break
      }
      return .both(left.negated, right.negated).negated
    }
    if elements.count == 1 { return tests(of: elements[0]) }
    return .test(.unknown("#if \(elements.map(\.trimmedDescription).joined(separator: " "))"))
  }

  /// Whether a condition such as `os(iOS)` or `canImport(UIKit)` is true for an app on a device with iOS.
  private static func isTrue(_ node: FunctionCallExprSyntax) -> Bool {
    let argument = node.arguments.first?.expression.trimmedDescription
    return switch node.calledExpression.trimmedDescription {
    case "os": argument == "iOS"
    case "canImport": argument != "AppKit" && argument != "Cocoa"
    case "targetEnvironment": false
    case "arch": argument == "arm64"
    case "swift", "compiler": argument?.hasPrefix("<") != true
    case _: true
    }
  }
}
