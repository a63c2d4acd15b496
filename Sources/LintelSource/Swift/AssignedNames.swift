import SwiftSyntax

/// What code assigns something to, by the names that it uses.
struct AssignedNames: Sendable {
  /// The names, whatever they are members of.
  private(set) var names: Set<String> = []
  /// The names behind what tells whose members they are: `theme.barcolor` of `Theme.shared.barColor = …`, in lowercase.
  private var members: Set<String> = []

  /// Adds what other code assigns to.
  mutating func formUnion(_ other: Self) {
    names.formUnion(other.names)
    members.formUnion(other.members)
  }

  /// Whether code assigns something to a member of a type, as far as the code around the assignment tells the type.
  func contains(_ name: String, of type: String) -> Bool {
    members.contains(Self.key(name, of: type))
  }

  /// Adds a name, with what may be its owners.
  fileprivate mutating func add(_ name: String, of owners: [String]) {
    names.insert(name)
    for owner in owners { members.insert(Self.key(name, of: owner)) }
  }

  /// How a member of a type is listed.
  private static func key(_ name: String, of owner: String) -> String {
    "\(owner).\(name)".lowercased()
  }
}

/// Finds the assignments in a body, token by token.
struct AssignmentReader {
  /// What the body assigns to, as far as it was read.
  private(set) var result = AssignedNames()
  /// The name of the type around the body.
  private let owner: String?
  /// Whether the body makes an object, so that what it gives the object's own properties is where they begin.
  private let isInit: Bool
  /// The variables of the body, with their types where these are written.
  private var locals: [String: String] = [:]
  /// The steps of the member that the tokens are in: `Theme`, `shared`, `barColor`.
  private var chain: [String] = []
  /// Whether what is in front of the first step isn't a name.
  private var isOpen = false
  /// Whether the chain begins with a dot: the case of an enum.
  private var isImplicit = false
  /// Whether `let` or `var` is in front of the chain.
  private var isDeclared = false
  /// Whether `&` is in front of the chain.
  private var isInOut = false
  /// Whether an optional is in the chain: nothing of an object that is being made is one.
  private var isOptional = false
  /// The token before.
  private var last: TokenKind = .endOfFile
  /// The variable whose type or value comes next.
  private var declared: String?

  /// - Parameters:
  ///   - owner: the type around the body.
  ///   - isInit: whether the body is that of an initializer.
  init(in owner: String?, isInit: Bool) {
    self.owner = owner?.lastStep
    self.isInit = isInit
  }

  /// Takes the next token of the body.
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

  /// Takes the end of the body.
  mutating func finish() { end() }

  /// Begins a chain with a dot.
  private mutating func begin() {
    switch last {
    case .rightParen, .rightSquare, .rightBrace: isOpen = true
    default: isImplicit = true
    }
  }

  /// Takes a name: the next step of the chain, or the first one of another.
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

  /// Ends the chain, which may be an assignment by itself.
  private mutating func end() {
    if isInOut, !chain.isEmpty { note(chain) }
    // `$theme.isDark` is a binding, by which SwiftUI's controls assign.
    if let first = chain.first?.dropFirst(), chain[0].hasPrefix("$"), first.first?.isLetter == true
    {
      note([String(first)] + chain.dropFirst())
    }
    if !chain.isEmpty { isDeclared = false }
    chain = []
    (isOpen, isImplicit, isInOut, isOptional) = (false, false, false, false)
  }

  /// Notes an assignment to what the steps lead to, unless an initializer gives a property its first value.
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
