import LintelDiagnostics

/// Writes declarations as text of at most 100 columns, laid out as `swift format` does.
struct SwiftWriter: Sendable {
  private static let lineLength = 100

  private(set) var text = ""
  private var depth = 0

  /// Writes a line, which is blank if `content` is empty.
  mutating func line(_ content: String = "") {
    if !content.isEmpty {
      text += String(repeating: "  ", count: depth)
      text += content
    }
    text += "\n"
  }

  /// Returns the number of lines of a statement that is indented by some steps.
  static func lines(of statement: SwiftStatement, depth: Int) -> Int {
    var writer = SwiftWriter()
    writer.depth = depth
    writer.write(statement)
    return writer.text.utf8.count { $0 == UInt8(ascii: "\n") }
  }

  /// Writes declarations one below the other, in two parallel halves if there are many.
  mutating func write(_ declarations: [SwiftDeclaration]) {
    let parts = inParts(of: declarations.count, minimumCountPerPart: 100) { [depth] range in
      var writer = SwiftWriter()
      writer.depth = depth
      var previous = range.first.flatMap { $0 > 0 ? writer.isSpaced(declarations[$0 - 1]) : nil }
      for declaration in declarations[range] {
        let isSpaced = writer.isSpaced(declaration)
        if let previous, previous || isSpaced { writer.line() }
        writer.write(declaration)
        previous = isSpaced
      }
      return writer.text
    }
    for part in parts { text += part }
  }

  private mutating func write(_ declaration: SwiftDeclaration) {
    for paragraph in declaration.documentation {
      writeComment(paragraph)
    }
    if let short = short(declaration) { return line(short) }
    switch declaration.kind {
    case .line(let content): line(content)
    case .constant(let introducer, let value): write(value, to: introducer)
    case .body(let introducer, let parameters, let result, let statements):
      writeHead(introducer, parameters, result)
      indented { writer in
        // A body of one expression doesn't need `return`.
        if case .result(let value) = statements.first, statements.count == 1 {
          writer.write(value, after: "", isIndented: true)
        } else {
          writer.write(statements.joiningConditions.joiningNestedConditions)
        }
      }
      line("}")
    case .members(let head, let members):
      write(head: head)
      indented { $0.write(members) }
      line("}")
    case .conditional(let condition, let declarations):
      line("#if \(condition)")
      indented { $0.write(declarations) }
      line("#endif")
    }
  }

  private mutating func writeComment(_ paragraph: String) {
    guard !paragraph.isEmpty else { return line("///") }
    var current = "///"
    for word in SwiftLiteral.comment(paragraph).split(separator: " ") {
      // Counting bytes is fast, and there are never fewer bytes than characters.
      let isOver =
        current.utf8.count + 1 + word.utf8.count + 2 * depth > Self.lineLength
        && current.count + 1 + word.count + 2 * depth > Self.lineLength
      if isOver, current != "///" {
        line(current)
        current = "///"
      }
      current += " "
      current += word
    }
    line(current)
  }

  /// Returns a function or property without documentation as one line, or `nil` unless it has one expression and fits.
  private func short(_ declaration: SwiftDeclaration) -> String? {
    guard declaration.documentation.isEmpty,
      case .body(let introducer, let parameters, let result, let body) = declaration.kind,
      body.count == 1, case .result(let value) = body[0]
    else { return nil }
    let short = "\(Self.head(introducer, parameters, result)) \(value.text) }"
    return fits(short, value) ? short : nil
  }

  private func isSpaced(_ declaration: SwiftDeclaration) -> Bool {
    switch declaration.kind {
    case .line, .constant: !declaration.documentation.isEmpty
    case .body: short(declaration) == nil
    case .members, .conditional: true
    }
  }

  private static func head(
    _ introducer: String,
    _ parameters: [String]?,
    _ result: String?
  ) -> String {
    guard let parameters else { return "\(introducer)\(result.map { ": \($0)" } ?? "") {" }
    let end = result.map { " -> \($0) {" } ?? " {"
    return "\(introducer)(\(parameters.joined(separator: ", ")))\(end)"
  }

  private mutating func writeHead(
    _ introducer: String,
    _ parameters: [String]?,
    _ result: String?
  ) {
    let short = Self.head(introducer, parameters, result)
    guard let parameters, !fits(short) else { return line(short) }
    let end = result.map { " -> \($0) {" } ?? " {"
    if parameters.isEmpty, let result {
      line("\(introducer)()")
      indented { $0.line("-> \(result)") }
      return line("{")
    }
    line("\(introducer)(")
    indented { writer in
      for (index, parameter) in parameters.enumerated() {
        writer.write(parameter: parameter, ending: index + 1 < parameters.count ? "," : "")
      }
    }
    line(")\(end)")
  }

  /// Writes the head of a type or extension; if it is too long, the brace and then the inherited type are on their own lines.
  private mutating func write(head: String) {
    if fits("\(head) {") { return line("\(head) {") }
    if !fits(head), let colon = head.firstRange(of: ": ") {
      line(String(head[...colon.lowerBound]))
      indented { $0.line(String(head[colon.upperBound...])) }
    } else {
      line(head)
    }
    line("{")
  }

  /// Writes a parameter; if it is too long, the body of its default closure and then its type are on their own lines.
  private mutating func write(parameter: String, ending: String) {
    guard !fits(parameter + ending), parameter.hasSuffix(" }"),
      let closure = parameter.firstRange(of: " = { ")
    else { return line(parameter + ending) }
    let type = parameter[..<closure.lowerBound]
    let body = parameter[closure.upperBound...].dropLast(2)
    if let names = body.firstRange(of: " in "), fits("\(type) = { \(body[..<names.lowerBound]) in")
    {
      line("\(type) = { \(body[..<names.lowerBound]) in")
      indented { $0.line(String(body[names.upperBound...])) }
      line("}\(ending)")
    } else if fits("\(type) = {") {
      line("\(type) = {")
      indented { $0.line(String(body)) }
      line("}\(ending)")
    } else if let colon = parameter.firstRange(of: ": ") {
      line(String(parameter[...colon.lowerBound]))
      indented { $0.write(parameter: String(parameter[colon.upperBound...]), ending: ending) }
    } else {
      line("\(type) =")
      line("{ \(body) }\(ending)")
    }
  }

  private mutating func write(_ statements: [SwiftStatement]) {
    for statement in statements {
      write(statement)
    }
  }

  private mutating func write(_ statement: SwiftStatement) {
    switch statement {
    case .constant(let name, let value): write(value, to: "let \(name)")
    case .variable(let name, let value): write(value, to: "var \(name)")
    case .assignment(let target, let value): write(value, to: target)
    case .expression(let value): write(value, after: "")
    case .result(let value): write(value, after: "return ")
    case .condition(let condition, let then, let otherwise):
      if otherwise.isEmpty, writeBrief("if \(condition.text) {", then, ending: " }") { return }
      writeCondition(condition, after: "if ")
      indented { $0.write(then) }
      var rest = otherwise
      // An `else` that contains only a condition continues the chain.
      while case .name = condition, rest.count == 1,
        case .condition(.name(let next), let then, let otherwise) = rest[0]
      {
        writeCondition(.name(next), after: "} else if ")
        indented { $0.write(then) }
        rest = otherwise
      }
      writeEnd(rest)
    case .each(let name, let sequence, let body):
      line("for \(name) in \(sequence.text) {")
      indented { $0.write(body) }
      line("}")
    case .selection(let subject, let cases):
      line("switch \(subject) {")
      for item in cases {
        if writeBrief(item.label, item.body) { continue }
        writeLabel(item)
        indented { $0.write(item.body) }
      }
      line("}")
    }
  }

  /// Writes the start of a branch; conditions that don't fit on a line continue on further ones after a comma.
  private mutating func writeCondition(_ condition: SwiftExpression, after start: String) {
    let parts = Self.parts(of: condition.text)
    if parts.count == 1 || fits("\(start)\(condition.text) {") {
      return writeAny(condition.alternatives, after: start, ending: " {")
    }
    var current = start + parts[0]
    for part in parts.dropFirst() {
      if fits("\(current), \(part),") {
        current += ", \(part)"
      } else {
        line("\(current),")
        current = "  \(part)"
      }
    }
    line(current)
    line("{")
  }

  /// Returns the conditions that commas separate; commas in brackets belong to a condition.
  private static func parts(of condition: String) -> [String] {
    var parts = [""]
    var depth = 0
    for piece in condition.split(separator: ", ", omittingEmptySubsequences: false) {
      parts[parts.count - 1] += piece
      for character in piece {
        if "([".contains(character) { depth += 1 } else if ")]".contains(character) { depth -= 1 }
      }
      if depth == 0 { parts.append("") } else { parts[parts.count - 1] += ", " }
    }
    return Array(parts.dropLast())
  }

  /// Writes a body of one result or assignment on the line of its condition or case if it fits there, and returns whether it does.
  private mutating func writeBrief(
    _ start: String,
    _ body: [SwiftStatement],
    ending end: String = ""
  ) -> Bool {
    guard body.count == 1, let (text, value) = body[0].brief else { return false }
    let short = "\(start) \(text)\(end)"
    guard fits(short, value) else { return false }
    line(short)
    return true
  }

  private mutating func writeEnd(_ otherwise: [SwiftStatement]) {
    if !otherwise.isEmpty {
      line("} else {")
      indented { $0.write(otherwise) }
    }
    line("}")
  }

  /// Writes alternatives on as few lines as possible; after several lines, an opening brace is on its own line.
  private mutating func writeAny(
    _ conditions: [String],
    after start: String,
    ending end: String,
    indentation: String = "  "
  ) {
    var current = start
    var isBroken = false
    for (index, condition) in conditions.enumerated() {
      let piece = index == 0 ? condition : " || \(condition)"
      let isLast = index + 1 == conditions.count
      if index == 0 || fits(current + piece + (isLast && !isBroken ? end : "")) {
        current += piece
        continue
      }
      line(current)
      current = "\(indentation)|| \(condition)"
      isBroken = true
    }
    guard isBroken, end == " {" else { return line(current + end) }
    line(current)
    line("{")
  }

  private mutating func writeLabel(_ item: SwiftCase) {
    if fits(item.label) { return line(item.label) }
    var current = "case"
    for (index, pattern) in item.patterns.enumerated() {
      let piece = index + 1 < item.patterns.count ? "\(pattern)," : "\(pattern):"
      if 2 * depth + current.count + 1 + piece.count > Self.lineLength {
        line(current)
        current = " "
      }
      current += " \(piece)"
    }
    line(current)
  }

  /// Writes an assignment; a value that would be broken in the middle, or can't be broken, starts on its own line.
  private mutating func write(_ value: SwiftExpression, to target: String) {
    let start = "\(target) ="
    let short = "\(start) \(value.text)"
    if fits(short, value) { return line(short) }
    if fits(short) || value.opening.map({ fits("\(start) \($0)") }) ?? false {
      return write(value, after: "\(start) ")
    }
    line(start)
    indented { $0.write(value, after: "") }
  }

  /// Writes an expression on one line if it fits, or otherwise with the arguments of its outermost call on their own lines.
  ///
  /// If `isIndented` is true, the formatter indents the lines after the first, as it does for a whole statement or an argument.
  private mutating func write(
    _ expression: SwiftExpression,
    after start: String,
    ending end: String = "",
    isIndented: Bool = false
  ) {
    let indentation = start.isEmpty && !isIndented ? "" : "  "
    let short = start + expression.text + end
    if fits(short, expression) { return line(short) }
    switch expression {
    case .call(let callee, let arguments) where !arguments.isEmpty:
      line("\(start)\(callee)(")
      writeElements(arguments, trailing: "")
      line(")\(end)")
    case .list(let elements) where !elements.isEmpty:
      // A single element has no comma after it.
      line("\(start)[")
      writeElements(elements, trailing: elements.count > 1 ? "," : "")
      line("]\(end)")
    case .member(let inner, let name): write(inner, after: start, ending: ".\(name)\(end)")
    case .any(let conditions):
      writeAny(conditions, after: start, ending: end, indentation: indentation)
    case .either(let first, let second):
      line("\(start)\(first)")
      line("\(indentation)?? \(second)\(end)")
    case .choice(let conditions, let first, let second):
      if fits(short) { return line(short) }
      line("\(start)\(conditions.joined(separator: " || "))")
      line("\(indentation)? \(first.text)")
      line("\(indentation): \(second.text)\(end)")
    case .name, .literal, .list, .call: line(short)
    }
  }

  private mutating func writeElements(_ elements: [SwiftArgument], trailing: String) {
    indented { writer in
      for (index, element) in elements.enumerated() {
        let end = index + 1 < elements.count ? "," : trailing
        let start = element.label.map { "\($0): " } ?? ""
        writer.write(element.value, after: start, ending: end, isIndented: true)
      }
    }
  }

  private func fits(_ content: String, and more: Int = 0) -> Bool {
    // Counting bytes is fast, and there are never fewer bytes than characters.
    2 * depth + content.utf8.count + more <= Self.lineLength
      || 2 * depth + content.count + more <= Self.lineLength
  }

  /// Returns whether a line with an expression fits; if it has a list, the formatter leaves room for a comma after the last element.
  private func fits(_ content: String, _ expression: SwiftExpression) -> Bool {
    if fits(content, and: 1) { return true }
    if case .list(let elements) = expression { return elements.count <= 1 && fits(content) }
    return !content.contains("].contains(") && fits(content)
  }

  private mutating func indented(_ body: (inout SwiftWriter) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }
}

extension SwiftStatement {
  /// The text and the value of a statement that can share a line with its condition or case, or `nil` for others.
  fileprivate var brief: (text: String, value: SwiftExpression)? {
    switch self {
    case .result(let value): ("return \(value.text)", value)
    case .assignment(let target, let value): ("\(target) = \(value.text)", value)
    case .constant, .variable, .expression, .condition, .each, .selection: nil
    }
  }
}

extension SwiftExpression {
  /// The start of an expression that ends with a bracket on its own line, or `nil` for others.
  fileprivate var opening: String? {
    switch self {
    case .call(let callee, let arguments): arguments.isEmpty ? nil : "\(callee)("
    case .list(let elements): elements.isEmpty ? nil : "["
    case .name, .literal, .member, .any, .either, .choice: nil
    }
  }

  var text: String {
    switch self {
    case .name(let text), .literal(let text): text
    case .list(let elements): "[\(elements.map(\.text).joined(separator: ", "))]"
    case .call(let callee, let arguments):
      "\(callee)(\(arguments.map(\.text).joined(separator: ", ")))"
    case .member(let inner, let name): "\(inner.text).\(name)"
    case .any(let conditions): conditions.joined(separator: " || ")
    case .either(let first, let second): "\(first) ?? \(second)"
    case .choice(let conditions, let first, let second):
      "\(conditions.joined(separator: " || ")) ? \(first.text) : \(second.text)"
    }
  }
}

extension SwiftArgument {
  var text: String {
    label.map { "\($0): \(value.text)" } ?? value.text
  }
}
