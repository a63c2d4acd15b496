import SwiftSyntax

/// A use of a name in a body, from the point of view of the functions that it may mean.
struct SwiftUse: Hashable, Sendable {
  /// What is in front of the name.
  enum Base: Hashable, Sendable {
    /// Nothing, `self`, or `super`.
    case own
    /// The name of a type.
    case type(String)
    case other
  }

  /// What the body does with the name.
  enum Form: Hashable, Sendable {
    /// A call with labels, `nil` for arguments without one, and possibly with closures after its parentheses.
    case call(labels: [String?], closures: Int)
    case assignment
    case reference
  }

  let name: String
  var base = Base.other
  var form = Form.reference

  /// Whether a function or a setter may run.
  var isCall: Bool { form != .reference }
}

/// Finds the uses of names in a body, token by token.
struct UseReader {
  /// The uses so far.
  private(set) var result: Set<SwiftUse> = []

  /// Parentheses, brackets, or braces that aren't closed yet.
  private struct Open {
    /// The function that is called, or `nil` for something else.
    var callee: SwiftUse?
    var labels: [String?] = []
    var isList = true
    /// Whether the next token begins an argument.
    var isStart = true
    /// The first token of an argument, which is its label if a colon follows.
    var first: String?
  }

  private var open: [Open] = []
  /// The last name, if only `?` or `!` follows it so far.
  private var name: SwiftUse?
  /// The call whose parentheses have just closed.
  private var closed: SwiftUse?
  /// The name before a period.
  private var owner: String?
  private var isMember = false

  /// Reads the next token of the body.
  mutating func take(_ token: TokenSyntax) {
    let kind = token.tokenKind
    let isLabel = settle(token)
    switch kind {
    case .identifier(let text): use(text.unquoted)
    // `super.init()`.
    case .keyword(.`init`) where isMember && owner == "self": use("init")
    case .keyword(.self), .keyword(.Self), .keyword(.super):
      endName()
      (owner, isMember) = (isMember ? nil : "self", false)
    case .period:
      let before = name?.name ?? owner
      endName()
      (owner, isMember) = (before, true)
      return
    // `style?(bar)` and `self?.style(bar)`.
    case .postfixQuestionMark, .exclamationMark: return
    case .leftParen:
      open.append(Open(callee: name))
      name = nil
    case .leftSquare, .leftBrace:
      if kind == .leftBrace { addClosure() }
      endName()
      open.append(Open(isList: false, isStart: false))
    case .rightParen:
      endName()
      close()
      return
    case .rightSquare, .rightBrace:
      endName()
      _ = open.popLast()
    case .comma:
      endName()
      if open.last?.isList == true { open[open.count - 1].isStart = true }
    case .colon where isLabel: name = nil
    default: endName()
    }
    closed = nil
    if name == nil, kind != .keyword(.self), kind != .keyword(.Self), kind != .keyword(.super) {
      (owner, isMember) = (nil, false)
    }
  }

  /// Reads the end of the body, which assigns to `names`.
  mutating func finish(assigning names: Set<String>) {
    endName()
    for name in names { result.insert(SwiftUse(name: name, form: .assignment)) }
  }

  /// Begins or continues an argument, and returns whether the token ends its label.
  private mutating func settle(_ token: TokenSyntax) -> Bool {
    guard let last = open.indices.last else { return false }
    if let first = open[last].first {
      open[last].first = nil
      open[last].labels.append(token.tokenKind == .colon ? first : nil)
      return token.tokenKind == .colon
    }
    guard open[last].isStart, token.tokenKind != .rightParen else { return false }
    open[last].isStart = false
    switch token.tokenKind {
    case .identifier, .keyword, .wildcard: open[last].first = token.text.unquoted
    default: open[last].labels.append(nil)
    }
    return false
  }

  private mutating func use(_ text: String) {
    endName()
    let base: SwiftUse.Base =
      switch (isMember, owner) {
      case (false, _), (true, "self"?): .own
      case (true, let owner?) where owner.first?.isUppercase == true: .type(owner)
      case (true, _): .other
      }
    name = SwiftUse(name: text, base: base)
    (owner, isMember) = (nil, false)
  }

  /// Records the last name, which isn't called.
  private mutating func endName() {
    if let name { result.insert(name) }
    name = nil
  }

  /// Records the call of the last name, or of the parentheses before it, with a closure.
  private mutating func addClosure() {
    if var call = closed, case .call(let labels, _) = call.form {
      call.form = .call(labels: labels, closures: 1)
      result.insert(call)
    }
    if var call = name {
      call.form = .call(labels: [], closures: 1)
      result.insert(call)
    }
  }

  private mutating func close() {
    closed = nil
    guard let last = open.popLast(), var call = last.callee else { return }
    // `setUp(_:)` is the name of a function.
    if !last.labels.contains("_") { call.form = .call(labels: last.labels, closures: 0) }
    result.insert(call)
    closed = call
    (owner, isMember) = (nil, false)
  }
}
