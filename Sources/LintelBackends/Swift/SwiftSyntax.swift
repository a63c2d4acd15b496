import LintelSchema

/// An expression of Swift; its text is written in one place, `SwiftWriter`.
indirect enum SwiftExpression: Hashable, Sendable {
  /// An identifier or a path of members, such as `.label` or `appearance.buttonAppearance`.
  case name(String)
  case string(String)
  case number(Double)
  /// A color of four times eight bits, written as `0xRRGGBBAA`.
  case rgba(UInt32)
  /// A color without transparency, written as `0xRRGGBB`.
  case rgb(UInt32)
  case boolean(Bool)
  case none
  case array([SwiftExpression])
  case call(String, [SwiftArgument])
  /// Keys with their values.
  case dictionary([SwiftArgument])
  /// A member of what an expression gives.
  case member(SwiftExpression, String)
  /// Conditions that are joined by `||`.
  case any([String])
  /// A value, and what there is instead of nil.
  case either(String, String)
  /// The first of two values where one of some conditions holds, and the second elsewhere.
  case choice([String], SwiftExpression, SwiftExpression)

  static func call(_ callee: String, _ arguments: [SwiftExpression] = []) -> SwiftExpression {
    .call(callee, arguments.map { SwiftArgument(nil, $0) })
  }

  /// A member behind its dot, where keywords need no backticks.
  static func implicit(_ name: String) -> SwiftExpression { .name(".\(name)") }

  /// Whether it only names what is written elsewhere, such as a token, and has no literal of the theme in it.
  var isReference: Bool {
    switch self {
    // A condition is a name with spaces.
    case .name(let name): !name.utf8.contains(UInt8(ascii: " "))
    case .boolean, .none: true
    case .call(_, let arguments): arguments.allSatisfy(\.value.isReference)
    case .member(let value, _): value.isReference
    case .string, .number, .rgba, .rgb, .array, .dictionary, .any, .either, .choice: false
    }
  }

  /// Whether it is a name, such as a token's, with what it takes: nothing that a theme says.
  var isName: Bool {
    if case .call(_, let arguments) = self {
      return arguments.allSatisfy { $0.label == nil && $0.value.isName }
    }
    if case .member = self { return false }
    return isReference
  }

  /// Whether it is one of two values.
  var isChoice: Bool {
    if case .choice = self { true } else { false }
  }

  /// Whether it is a name behind a dot, or a choice of one, which has no meaning where any type may be.
  var startsWithDot: Bool {
    if case .choice(_, let first, let second) = self {
      return first.startsWithDot || second.startsWithDot
    }
    return text.first == "."
  }
}

/// An argument of a call.
struct SwiftArgument: Hashable, Sendable {
  let label: String?
  let value: SwiftExpression

  init(_ label: String?, _ value: SwiftExpression) {
    self.label = label
    self.value = value
  }
}

extension SwiftArgument {
  /// A variable as the argument of its own name.
  static func passing(_ name: String) -> SwiftArgument { SwiftArgument(name, .name(name)) }
}

/// A statement of Swift.
indirect enum SwiftStatement: Hashable, Sendable {
  case constant(String, SwiftExpression)
  case variable(String, SwiftExpression)
  case assignment(String, SwiftExpression)
  case expression(SwiftExpression)
  case result(SwiftExpression)
  /// `if #available`, from the newest version down to what is left.
  case availability([AvailabilityBranch], otherwise: [SwiftStatement] = [])
  case condition(SwiftExpression, then: [SwiftStatement], otherwise: [SwiftStatement] = [])
  /// `for … in` over a sequence.
  case each(String, in: SwiftExpression, [SwiftStatement])
  case selection(String, [SwiftCase])
}

extension SwiftStatement {
  /// A call whose result nobody needs.
  static func call(_ callee: String, _ arguments: [SwiftArgument]) -> SwiftStatement {
    .expression(.call(callee, arguments))
  }

  /// The same with arguments that have no labels.
  static func call(_ callee: String, _ arguments: [SwiftExpression] = []) -> SwiftStatement {
    .expression(.call(callee, arguments))
  }
}

/// Goes through the blocks of statements.
extension SwiftStatement {
  /// The blocks in it.
  var blocks: [[SwiftStatement]] {
    switch self {
    case .constant, .variable, .assignment, .expression, .result: []
    case .availability(let branches, let otherwise): branches.map(\.body) + [otherwise]
    case .condition(_, let then, let otherwise): [then, otherwise]
    case .each(_, _, let body): [body]
    case .selection(_, let cases): cases.map(\.body)
    }
  }

  /// The same with other blocks.
  func mappingBlocks(_ transform: ([SwiftStatement]) -> [SwiftStatement]) -> SwiftStatement {
    switch self {
    case .constant, .variable, .assignment, .expression, .result: self
    case .availability(let branches, let otherwise):
      .availability(
        branches.map { AvailabilityBranch(version: $0.version, body: transform($0.body)) },
        otherwise: transform(otherwise)
      )
    case .condition(let condition, let then, let otherwise):
      .condition(condition, then: transform(then), otherwise: transform(otherwise))
    case .each(let name, let sequence, let body): .each(name, in: sequence, transform(body))
    case .selection(let subject, let cases):
      .selection(subject, cases.map { SwiftCase(patterns: $0.patterns, body: transform($0.body)) })
    }
  }
}

/// What holds from an iOS version on.
struct AvailabilityBranch: Hashable, Sendable {
  let version: Version
  let body: [SwiftStatement]
}

/// A case of a `switch`; without patterns the default.
struct SwiftCase: Hashable, Sendable {
  let patterns: [String]
  let body: [SwiftStatement]
}

extension SwiftCase {
  /// What comes before its body.
  var label: String {
    patterns.isEmpty ? "default:" : "case \(patterns.joined(separator: ", ")):"
  }

  /// The cases of a `switch`, no two with equal bodies.
  static func merged(_ cases: [SwiftCase]) -> [SwiftCase] {
    var result: [SwiftCase] = []
    var places: [[SwiftStatement]: Int] = [:]
    for next in cases {
      guard let place = places[next.body] else {
        places[next.body] = result.count
        result.append(next)
        continue
      }
      let earlier = result[place]
      let isDefault = earlier.patterns.isEmpty || next.patterns.isEmpty
      let patterns = isDefault ? [] : earlier.patterns + next.patterns
      result[place] = SwiftCase(patterns: patterns, body: next.body)
    }
    // The default is the last one.
    return result.filter { !$0.patterns.isEmpty } + result.filter(\.patterns.isEmpty)
  }
}

extension [SwiftStatement] {
  /// The same before other statements that it ends with itself: it goes on to those instead.
  func before(_ rest: [SwiftStatement]) -> [SwiftStatement] {
    count > rest.count && Array(suffix(rest.count)) == rest ? Array(dropLast(rest.count)) : self
  }
}

/// A declaration of Swift with its documentation.
struct SwiftDeclaration: Sendable {
  enum Kind: Sendable {
    /// One line, such as `case home` or `var brand: Brand`.
    case line(String)
    /// A constant, such as `static let color1`, and its value.
    case constant(String, SwiftExpression)
    /// A function, or a computed property without parameters: what it begins with, the type of its result, and the body.
    case body(String, takes: [String]?, result: String?, [SwiftStatement])
    /// A type or an extension: the text before the brace, and the members.
    case members(String, [SwiftDeclaration])
    /// What is compiled under a condition only, such as `DEBUG`.
    case conditional(String, [SwiftDeclaration])
  }

  let documentation: [String]
  let kind: Kind

  init(_ kind: Kind, documentation: [String] = []) {
    self.kind = kind
    self.documentation = documentation
  }

  /// A function or a computed property.
  ///
  /// - Parameters:
  ///   - introducer: what it begins with, such as `static func apply`.
  ///   - parameters: nil for a property.
  ///   - result: the type of the result, nil for none.
  ///   - body: what is between the braces.
  ///   - documentation: its paragraphs.
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
  /// The conditions, one or several.
  var alternatives: [String] {
    if case .any(let conditions) = self { conditions } else { [text] }
  }
}
