import LintelAppearance
import LintelSchema

/// Writes the functions that set proxies, with a separate decision for each value.
struct ProxyWriter {
  struct Function {
    let declaration: SwiftDeclaration
    let call: SwiftStatement
  }

  private static let variable = "proxy"
  /// The approximate number of lines that set values in one function.
  private static let longBody = 40

  private let values: DecidedValues
  private let calls: ProxyCalls
  private(set) var functions: DecisionFunctions

  init(_ values: DecidedValues, _ calls: ProxyCalls) {
    self.values = values
    self.calls = calls
    functions = DecisionFunctions(values)
  }

  // MARK: - Functions

  mutating func setting(_ proxy: DecidedProxy) -> [Function] {
    let name = ProxyCalls.name(of: proxy.object)
    return functions(proxy, "set", "Sets the proxy of \(ProxyCalls.words(proxy.object)).") {
      $0.pieces($1, of: name)
    }
  }

  mutating func resetting(_ proxy: DecidedProxy) -> [Function] {
    let name = ProxyCalls.name(of: proxy.object)
    let words = ProxyCalls.words(proxy.object)
    let summary = "Restores UIKit's own values in the proxy of \(words)."
    return functions(proxy, "reset", summary) { writer, values in
      values.map { value in
        let condition = writer.condition(value, of: name)
        let initial = value.property.initialExpression
        return GuardedCode([writer.set(value, to: initial)], condition: condition)
      }
    }
  }

  /// Returns the functions that do something with a proxy, several if there are many values.
  private mutating func functions(
    _ proxy: DecidedProxy,
    _ verb: String,
    _ summary: String,
    _ pieces: (inout ProxyWriter, [DecidedProxy.Value]) -> [GuardedCode]
  ) -> [Function] {
    let whole = verb + ProxyCalls.name(of: proxy.object).capitalized
    var result: [Function] = []
    for values in Self.parts(of: proxy.values) {
      let pieces = pieces(&self, values)
      let needs = functions.takeNeeds()
      // Another word would make a long name too long for a line.
      let name = functions.free(result.isEmpty ? whole : "\(whole)\(result.count + 1)")
      result.append(
        Function(
          declaration: SwiftDeclaration(
            "private static func \(name)",
            takes: needs.parameters(),
            available(proxy.object, body(pieces, of: proxy.object)),
            documentation: [summary]
          ),
          call: .call(name, needs.arguments)
        )
      )
    }
    return result
  }

  /// Returns the values in order, in groups that one function can set.
  private static func parts(of values: [DecidedProxy.Value]) -> [[DecidedProxy.Value]] {
    var parts: [[DecidedProxy.Value]] = []
    var length = 0
    for value in values {
      let own = 3 + value.attributes.count
      if parts.isEmpty || length + own > longBody {
        parts.append([])
        length = 0
      }
      parts[parts.count - 1].append(value)
      length += own
    }
    return parts
  }

  private func body(_ pieces: [GuardedCode], of proxy: ProxyObject) -> [SwiftStatement] {
    let start = SwiftStatement.constant(Self.variable, calls.appearance(proxy))
    let statements = GuardedCode.joined(pieces)
    if statements.count == 1,
      case .condition(let condition, let then, let none)? = statements.first, none.isEmpty
    {
      return [.condition(condition, then: [start] + then)]
    }
    return [start] + statements
  }

  /// Returns a body with a version check if traits don't compile for older versions, although the proxy isn't used there.
  private func available(_ proxy: ProxyObject, _ body: [SwiftStatement]) -> [SwiftStatement] {
    let since = proxy.traits.introduced
    guard calls.values.minimum < since else { return body }
    return [.availability(since, body)]
  }

  // MARK: - Values

  private mutating func pieces(_ all: [DecidedProxy.Value], of proxy: String) -> [GuardedCode] {
    // The variables of text attributes for reuse, by the statements that set the attributes.
    var variables: [[SwiftStatement]: String] = [:]
    var pieces: [GuardedCode] = []
    for value in all {
      let condition = condition(value, of: proxy)
      let body: [SwiftStatement]
      switch value.property.type {
      case .value(let type):
        let name = Self.name(of: value, proxy)
        let subject = value.property.subject(type, named: name, of: " of the proxy", values)
        body = [set(value, to: functions.expression(value.content.value, subject).code)]
      case .textAttributes: body = text(value, of: proxy, isGuarded: condition != nil, &variables)
      }
      pieces.append(GuardedCode(body, condition: condition))
    }
    return pieces
  }

  private mutating func condition(_ value: DecidedProxy.Value, of proxy: String) -> String? {
    functions.condition(
      value.content.presence,
      named: "sets\(Self.name(of: value, proxy).capitalized)",
      "Whether `\(value.property.name)` of the proxy is set."
    )
  }

  private mutating func text(
    _ value: DecidedProxy.Value,
    of proxy: String,
    isGuarded: Bool,
    _ variables: inout [[SwiftStatement]: String]
  ) -> [SwiftStatement] {
    if value.attributes.isEmpty { return [set(value, to: .none)] }
    let name = Self.name(of: value, proxy)
    var parts: [TextAttributeStatements.Part] = []
    for attribute in value.attributes {
      let own = attribute.attribute
      parts.append(
        functions.textAttribute(
          own.property,
          attribute.value,
          named: name + own.key.capitalized,
          "`\(own.key)` of `\(value.property.name)`",
          values
        )
      )
    }
    let (making, dictionary) = TextAttributeStatements.dictionary(
      of: parts,
      named: value.property.variableName(value.arguments),
      &variables,
      isKept: !isGuarded
    )
    return making + [set(value, to: dictionary)]
  }

  private func set(_ value: DecidedProxy.Value, to expression: SwiftExpression) -> SwiftStatement {
    value.property.setting(
      to: expression,
      arguments: value.arguments.map(calls.argument),
      on: "\(Self.variable)."
    )
  }

  /// Returns a name such as `toolbarProxyBarTintColor`, with the words of the property's arguments.
  private static func name(of value: DecidedProxy.Value, _ proxy: String) -> String {
    proxy + ([value.property.name] + value.arguments).map(\.capitalized).joined()
  }
}
