import LintelLanguage
import LintelSchema

/// Writes the function that makes one appearance object.
struct AppearanceFunction {
  private let values: SwiftValues
  private let schema: Schema
  private var statements: [GuardedStatements] = []
  /// Variables of text attributes by what is set on them, for reuse.
  private var variables: [[SwiftStatement]: String] = [:]
  /// The variable whose properties are set.
  private var subject = "appearance"

  init(values: SwiftValues, schema: Schema) {
    self.values = values
    self.schema = schema
  }

  mutating func body(of appearance: Appearance) -> [SwiftStatement] {
    let configure = appearance.configure.prefix(1).uppercased() + appearance.configure.dropFirst()
    add([
      .constant("appearance", .call(appearance.bar.appearanceClass, [SwiftArgument]())),
      .expression(.call("appearance.configureWith\(configure)", [SwiftArgument]())),
    ])
    let values = SharedItemValues(appearance.values)
    add(values.others)
    addItems(values)
    add([.result(.name("appearance"))])
    return GuardedStatements.joined(statements)
  }

  /// Writes what the items of a tab bar share in a loop over their layouts, and in one over the states in it.
  private mutating func addItems(_ values: SharedItemValues) {
    guard !values.ofLayouts.isEmpty || !values.ofStates.isEmpty else { return }
    var layouts = nested("layout")
    if !values.ofStates.isEmpty {
      var states = nested("state")
      states.add(values.ofStates)
      let all = ItemState.tabItem.map { SwiftExpression.name("layout.\($0)") }
      layouts.add([.loop("state", over: all, GuardedStatements.joined(states.statements))])
    }
    layouts.add(values.ofLayouts)
    let all = ItemLayout.allCases.map { SwiftExpression.name("\(subject).\($0.uikitName)") }
    add([.loop("layout", over: all, GuardedStatements.joined(layouts.statements))])
  }

  /// Writes into the body of a loop over a variable.
  private func nested(_ variable: String) -> AppearanceFunction {
    var function = AppearanceFunction(values: values, schema: schema)
    function.subject = variable
    return function
  }

  private mutating func add(_ all: [Appearance.Value]) {
    var rest = all[...]
    var backIndicator: [String: ResolvedValue] = [:]
    while let value = rest.popFirst() {
      let leaf = schema[value.leaf]
      switch leaf.property.binding {
      case .textAttribute, .textAttributePart:
        let container = Self.container(of: value.path)
        let isInGroup = { (other: Appearance.Value) in Self.container(of: other.path) == container }
        let group = [value] + rest.filter(isInGroup)
        rest.removeAll(where: isInGroup)
        addText(group, container: container)
      case .argument:
        backIndicator[value.path.last ?? ""] = value.value
      case .property:
        addProperty(value, leaf)
      case .none:
        addTranslucency(value)
      case .configure, .part:
        break
      }
    }
    addBackIndicator(backIndicator)
  }

  private mutating func add(_ body: [SwiftStatement], since version: Version? = nil) {
    let isNewer = version.map { $0 > values.minimum } ?? false
    statements.append(GuardedStatements(version: isNewer ? version : nil, body: body))
  }

  private mutating func addProperty(_ value: Appearance.Value, _ leaf: Leaf) {
    add(
      [.assignment(target(value.path), values.value(value.value, of: leaf.property))],
      since: availability(of: value)
    )
  }

  /// The version with everything that the value's path names.
  private func availability(of value: Appearance.Value) -> Version {
    let leaf = schema[value.leaf]
    var version = leaf.availability.introduced
    if let former = leaf.former, value.path != former.uikitPath {
      version = max(version, former.renamed)
    }
    if case .keyword(let name) = value.value, case .keyword(let set) = leaf.property.type,
      let introduced = set[name]?.introduced
    {
      version = max(version, introduced)
    }
    return version
  }

  /// UIKit takes both images or none.
  private mutating func addBackIndicator(_ images: [String: ResolvedValue]) {
    guard !images.isEmpty else { return }
    func image(_ name: String) -> SwiftExpression? {
      guard case .image(let image) = images[name] else { return nil }
      return values.image(image)
    }
    let first = image("backIndicatorImage")
    let mask = image("backIndicatorTransitionMaskImage")
    add([
      .expression(
        .call(
          "appearance.setBackIndicatorImage",
          [
            SwiftArgument(nil, first ?? mask ?? .none),
            SwiftArgument("transitionMaskImage", mask ?? first ?? .none),
          ]
        )
      )
    ])
  }

  private mutating func addTranslucency(_ value: Appearance.Value) {
    guard case .keyword(let name) = value.value else { return }
    add([
      .expression(
        .call(
          "BarTranslucency.\(name).apply",
          [
            SwiftArgument("to", .name("appearance"))
          ]
        )
      )
    ])
  }

  private mutating func addText(_ group: [Appearance.Value], container: [String]) {
    // What is newer than its container is left out by the runtime.
    let version = group.map(availability).min()
    let content = TextAttributeStatements(values: values, schema: schema).statements(of: group)
    let target = target(container)
    if let variable = variables[content] {
      add([.assignment(target, .name("\(variable).dictionary"))], since: version)
      return
    }
    let name = Self.variable(container)
    var body: [SwiftStatement] = [.variable(name, .call("TextAttributes", [SwiftArgument]()))]
    body += TextAttributeStatements.named(content, name)
    body.append(.assignment(target, .name("\(name).dictionary")))
    add(body, since: version)
    if version.map({ $0 <= values.minimum }) ?? true { variables[content] = name }
  }

  /// The steps to the text attributes that a value goes into.
  static func container(of path: [String]) -> [String] {
    let end = path.lastIndex { $0.hasSuffix("TextAttributes") } ?? path.count - 1
    return Array(path.prefix(end + 1))
  }

  private func target(_ path: [String]) -> String {
    ([subject] + path).joined(separator: ".")
  }

  /// For example: `buttonDisabledTitle` for `buttonAppearance.disabled.titleTextAttributes`.
  private static func variable(_ container: [String]) -> String {
    let words = container.map { step in
      for suffix in ["LayoutAppearance", "Appearance", "TextAttributes"]
      where step.hasSuffix(suffix) {
        return String(step.dropLast(suffix.count))
      }
      return step
    }
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return (words.first ?? "") + rest.joined()
  }
}

/// Statements that only newer versions have; nil for all.
struct GuardedStatements {
  let version: Version?
  let body: [SwiftStatement]

  /// Neighbors of the same version stand in one `if #available`.
  static func joined(_ pieces: [GuardedStatements]) -> [SwiftStatement] {
    var result: [SwiftStatement] = []
    var rest = pieces[...]
    while let piece = rest.popFirst() {
      guard let version = piece.version else {
        result += piece.body
        continue
      }
      var body = piece.body
      while let next = rest.first, next.version == version {
        body += next.body
        rest.removeFirst()
      }
      result.append(
        .availability([AvailabilityBranch(version: version, body: body)], otherwise: [])
      )
    }
    return result
  }
}
