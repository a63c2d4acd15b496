import SwiftSyntax

/// The names to which code assigns something.
struct AssignedNames: Sendable {
  /// The names, regardless of their owners.
  private(set) var names: Set<String> = []
  /// The names with their possible owners: `theme.barcolor` for `Theme.shared.barColor = …`, in lowercase.
  private var members: Set<String> = []

  /// Adds the names of other code.
  mutating func formUnion(_ other: Self) {
    names.formUnion(other.names)
    members.formUnion(other.members)
  }

  /// Whether code assigns something to a member of a type, as far as the type is known from the code around the assignment.
  func contains(_ name: String, of type: String) -> Bool {
    members.contains(Self.key(name, of: type))
  }

  fileprivate mutating func add(_ name: String, of owners: [String]) {
    names.insert(name)
    for owner in owners { members.insert(Self.key(name, of: owner)) }
  }

  /// Returns the entry for a member of a type.
  private static func key(_ name: String, of owner: String) -> String {
    "\(owner).\(name)".lowercased()
  }
}

/// Finds the assignments in a body, token by token.
struct AssignmentReader {
  /// The names that the body assigns to so far.
  private(set) var result = AssignedNames()
  /// The name of the type around the body.
  private let owner: String?
  /// Whether the body is an initializer, which gives an object's own properties their first values.
  private let isInit: Bool
  /// The variables of the body, with their types if they're written.
  private var locals: [String: String] = [:]
  /// The steps to the current member: `Theme`, `shared`, `barColor`.
  private var chain: [String] = []
  /// Whether the chain's first step follows something that isn't a name.
  private var isOpen = false
  /// Whether the chain begins with a dot, like the case of an enum.
  private var isImplicit = false
  /// Whether the chain follows `let` or `var`.
  private var isDeclared = false
  /// Whether the chain follows `&`.
  private var isInOut = false
  /// Whether the chain contains an optional, which an object's own members aren't while it's being created.
  private var isOptional = false
  /// The previous token.
  private var last: TokenKind = .endOfFile
  /// The variable whose type or value is next.
  private var declared: String?

  /// Prepares to read a body in a type.
  init(in owner: String?, isInit: Bool) {
    self.owner = owner?.lastStep
    self.isInit = isInit
  }

  /// Reads the next token of the body.
  mutating func take(_ token: TokenSyntax) {
    let kind = token.tokenKind
    switch kind {
    case .identifier(let text): step(text.unquoted)
    case .dollarIdentifier(let text): step(text)
    case .keyword(.self): step("self")
    case .keyword(.Self): step(owner ?? "Self")
    case .period: if chain.isEmpty { begin() }
    case .postfixQuestionMark: isOptional = true
    case .exclamationMark: break
    case .equal:
      if isDeclared, chain.count == 1 { declared = chain[0] } else if !isImplicit { note(chain) }
      end()
    case .binaryOperator(let text):
      if text.count > 1, text.hasSuffix("="), !["==", "!=", "<=", ">=", "~="].contains(text),
        !["===", "!=="].contains(text)
      {
        note(chain)
      }
      end()
    case .leftParen:
      if chain.count > 1, chain.last == "toggle" { note(chain.dropLast()) }
      end()
    case .colon:
      if isDeclared, chain.count == 1 { declared = chain[0] }
      end()
    default:
      end()
      declared = nil
      isInOut = kind == .prefixAmpersand
      isDeclared = kind == .keyword(.let) || kind == .keyword(.var)
    }
    last = kind
  }

  /// Reads the end of the body.
  mutating func finish() { end() }

  /// Begins a chain with a dot.
  private mutating func begin() {
    switch last {
    case .rightParen, .rightSquare, .rightBrace: isOpen = true
    default: isImplicit = true
    }
  }

  /// Adds a name as the next step of the chain, or as the first step of a new one.
  private mutating func step(_ name: String) {
    if last != .period, !chain.isEmpty { end() }
    if let local = declared {
      // The type of `let page: Page` and of `let page = Page()`.
      if name.first?.isUppercase == true { locals[local] = name }
      declared = nil
    }
    if isDeclared, chain.isEmpty { locals[name] = locals[name] ?? "" }
    chain.append(name)
  }

  /// Ends the chain, which may itself be an assignment.
  private mutating func end() {
    if isInOut, !chain.isEmpty { note(chain) }
    // `$theme.isDark` is a binding, through which SwiftUI's controls assign.
    if let first = chain.first?.dropFirst(), chain[0].hasPrefix("$"), first.first?.isLetter == true
    {
      note([String(first)] + chain.dropFirst())
    }
    if !chain.isEmpty { isDeclared = false }
    chain = []
    (isOpen, isImplicit, isInOut, isOptional) = (false, false, false, false)
  }

  /// Records an assignment to a chain of steps, unless an initializer gives a property its first value.
  private mutating func note(_ steps: [String]) {
    guard let name = steps.last, name != "self" else { return }
    let bases = steps.dropLast()
    let isOwn = !isOpen && (bases.isEmpty || Array(bases) == ["self"])
    if isOwn {
      if bases.isEmpty, locals[name] != nil { return }
      if isInit, !isOptional { return }
      return result.add(name, of: owner.map { [$0] } ?? [])
    }
    result.add(name, of: bases.flatMap { base in [base, locals[base] ?? base] })
  }
}
