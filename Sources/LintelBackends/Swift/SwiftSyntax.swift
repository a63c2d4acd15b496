import LintelSchema
import LintelTheme

/// A Swift expression; only `SwiftWriter` turns it into text.
indirect enum SwiftExpression: Hashable, Sendable {
  /// An identifier or a path of members, such as `.label` or `appearance.buttonAppearance`.
  case name(String)
  /// The text of a string, a number, or a color.
  case literal(String)
  /// An array, or a dictionary, whose elements have their keys as labels.
  case list([SwiftArgument])
  case call(String, [SwiftArgument])
  case member(SwiftExpression, String)
  /// Conditions that are joined by `||`.
  case any([String])
  /// A value, and the one that replaces it if it is `nil`.
  case either(String, String)
  /// The first of two values if one of some conditions is met, or otherwise the second.
  case choice([String], SwiftExpression, SwiftExpression)

  static let none = SwiftExpression.name("nil")
  static func boolean(_ value: Bool) -> SwiftExpression { .name("\(value)") }
  static func string(_ text: String) -> SwiftExpression { .literal(SwiftLiteral.string(text)) }
  static func number(_ value: Double) -> SwiftExpression { .literal(SwiftLiteral.number(value)) }
  static func rgba(_ value: UInt32) -> SwiftExpression { .literal(SwiftLiteral.rgba(value)) }
  static func rgb(_ value: UInt32) -> SwiftExpression { .literal(SwiftLiteral.rgb(value)) }
  static func array(_ elements: [SwiftExpression]) -> SwiftExpression {
    .list(elements.map { SwiftArgument(nil, $0) })
  }
  static func call(_ callee: String, _ arguments: [SwiftExpression] = []) -> SwiftExpression {
    .call(callee, arguments.map { SwiftArgument(nil, $0) })
  }

  /// Returns a member after its dot, where keywords don't need backticks.
  static func implicit(_ name: String) -> SwiftExpression { .name(".\(name)") }

  /// Whether the expression only refers to declarations elsewhere, such as a token, and has no literal of the theme in it.
  var isReference: Bool {
    switch self {
    // A name with spaces is a condition.
    case .name(let name): !name.utf8.contains(UInt8(ascii: " "))
    case .call(_, let arguments): arguments.allSatisfy(\.value.isReference)
    case .member(let value, _): value.isReference
    case .literal, .list, .any, .either, .choice: false
    }
  }

  /// Whether the expression is a name, such as a token's, with names as arguments and without values of the theme.
  var isName: Bool {
    if case .call(_, let arguments) = self {
      return arguments.allSatisfy { $0.label == nil && $0.value.isName }
    }
    if case .member = self { return false }
    return isReference
  }

  var isChoice: Bool {
    if case .choice = self { true } else { false }
  }

  /// Whether the expression is a name after a dot, or a choice of one, which requires a known type.
  var startsWithDot: Bool {
    if case .choice(_, let first, let second) = self {
      return first.startsWithDot || second.startsWithDot
    }
    return text.first == "."
  }
}

struct SwiftArgument: Hashable, Sendable {
  let label: String?
  let value: SwiftExpression

  init(_ label: String?, _ value: SwiftExpression) {
    self.label = label
    self.value = value
  }
}

extension SwiftArgument {
  static func passing(_ name: String) -> SwiftArgument { SwiftArgument(name, .name(name)) }
}

indirect enum SwiftStatement: Hashable, Sendable {
  case constant(String, SwiftExpression)
  case variable(String, SwiftExpression)
  case assignment(String, SwiftExpression)
  case expression(SwiftExpression)
  case result(SwiftExpression)
  case condition(SwiftExpression, then: [SwiftStatement], otherwise: [SwiftStatement] = [])
  case each(String, in: SwiftExpression, [SwiftStatement])
  case selection(String, [SwiftCase])
}

extension SwiftStatement {
  /// Returns code for systems starting with an iOS version, and code for older ones.
  static func availability(
    _ version: Version,
    _ body: [SwiftStatement],
    otherwise: [SwiftStatement] = []
  ) -> SwiftStatement {
    .condition(.name("#available(iOS \(version), *)"), then: body, otherwise: otherwise)
  }

  /// Returns a call whose result isn't used.
  static func call(_ callee: String, _ arguments: [SwiftArgument]) -> SwiftStatement {
    .expression(.call(callee, arguments))
  }

  static func call(_ callee: String, _ arguments: [SwiftExpression] = []) -> SwiftStatement {
    .expression(.call(callee, arguments))
  }

  var blocks: [[SwiftStatement]] {
    switch self {
    case .constant, .variable, .assignment, .expression, .result: []
    case .condition(_, let then, let otherwise): [then, otherwise]
    case .each(_, _, let body): [body]
    case .selection(_, let cases): cases.map(\.body)
    }
  }

  func mappingBlocks(_ transform: ([SwiftStatement]) -> [SwiftStatement]) -> SwiftStatement {
    switch self {
    case .constant, .variable, .assignment, .expression, .result: self
    case .condition(let condition, let then, let otherwise):
      .condition(condition, then: transform(then), otherwise: transform(otherwise))
    case .each(let name, let sequence, let body): .each(name, in: sequence, transform(body))
    case .selection(let subject, let cases):
      .selection(subject, cases.map { SwiftCase(patterns: $0.patterns, body: transform($0.body)) })
    }
  }
}

/// A case of a `switch`, or the default if it has no patterns.
struct SwiftCase: Hashable, Sendable {
  let patterns: [String]
  let body: [SwiftStatement]
}

extension SwiftCase {
  var label: String { patterns.isEmpty ? "default:" : "case \(patterns.joined(separator: ", ")):" }

  /// Returns the cases of a `switch`, merging those with equal bodies.
  static func merged(_ cases: [SwiftCase]) -> [SwiftCase] {
    var groups = OrderedGroups<[SwiftStatement], [String]>()
    for next in cases { groups.add([next.patterns], to: next.body) }
    let result = groups.all.map { body, patterns in
      SwiftCase(patterns: patterns.contains([]) ? [] : patterns.flatMap(\.self), body: body)
    }
    // The default comes last.
    return result.filter { !$0.patterns.isEmpty } + result.filter(\.patterns.isEmpty)
  }
}

extension [SwiftStatement] {
  /// Returns the statements without an ending that `rest`, which follows them, repeats.
  func before(_ rest: [SwiftStatement]) -> [SwiftStatement] {
    count > rest.count && Array(suffix(rest.count)) == rest ? Array(dropLast(rest.count)) : self
  }
}

struct SwiftDeclaration: Sendable {
  enum Kind: Sendable {
    /// One line, such as `case home` or `var brand: Brand`.
    case line(String)
    /// A constant, such as `static let color1`, and its value.
    case constant(String, SwiftExpression)
    /// A function, or a computed property without parameters: its introducer, the type of its result, and its body.
    case body(String, takes: [String]?, result: String?, [SwiftStatement])
    /// A type or an extension: the text before the brace, and the members.
    case members(String, [SwiftDeclaration])
    /// Declarations that are compiled only under a condition, such as `DEBUG`.
    case conditional(String, [SwiftDeclaration])
  }

  let documentation: [String]
  let kind: Kind

  init(_ kind: Kind, documentation: [String] = []) {
    self.kind = kind
    self.documentation = documentation
  }

  /// Creates a function, or a computed property if `parameters` is `nil`.
  init(
    _ introducer: String,
    takes parameters: [String]? = nil,
    result: String? = nil,
    _ body: [SwiftStatement],
    documentation: [String] = []
  ) {
    kind = .body(introducer, takes: parameters, result: result, body)
    self.documentation = documentation
  }
}

extension SwiftExpression {
  /// Whether the expression is a condition that checks for a version, and that only statements can contain.
  var isVersionCheck: Bool { text.contains("available(") }

  /// The conditions of `any`, or the expression as the only one.
  var alternatives: [String] {
    if case .any(let conditions) = self { conditions } else { [text] }
  }
}
