import SwiftSyntax

/// A parameter of a function, from the point of view of a call.
struct SwiftParameter: Sendable {
  /// The label, or `nil` for `_`.
  let label: String?
  let name: String
  /// The type without `?` and attributes.
  let type: String
  let initial: ExprSyntax?

  /// Whether a trailing closure can be the argument, judging by the name of the type.
  var acceptsClosure: Bool {
    type.contains("->")
      || ["Closure", "Handler", "Completion", "Block", "Callback"].contains { type.hasSuffix($0) }
  }
}

/// A function, an initializer, or the getter or setter of a computed property.
struct SwiftFunction: Sendable {
  /// The ID, unique over all files and in their order.
  var id = 0
  let name: String
  let parameters: [SwiftParameter]
  let result: String?
  let body: CodeBlockItemListSyntax
  let isStatic: Bool
  /// Whether UIKit or a superclass calls the function, instead of the app.
  let isOverride: Bool
  /// The names of the attributes, such as `IBAction`.
  let attributes: Set<String>
  /// The type's key, or `nil` for a free function.
  let owner: String?
  var file = 0
  /// The tests of `#if` around the declaration.
  let tests: [SourceTest]
  /// The identifiers in the body.
  let mentions: Set<String>
  /// What the body uses them for.
  let uses: Set<SwiftUse>

  var isInit: Bool { name == "init" }

  /// Whether a call with labels and with a number of closures after its parentheses fits the parameters.
  func accepts(_ labels: [String?], closures: Int) -> Bool {
    var at = 0
    for parameter in parameters {
      if at < labels.count, labels[at] == parameter.label {
        at += 1
      } else if parameter.initial == nil,
        closures == 0 || at < labels.count || !parameter.acceptsClosure
      {
        return false
      }
    }
    return at == labels.count && labels.count + closures <= parameters.count
  }

  /// The names of the functions that the body calls.
  var calls: Set<String> {
    Set(uses.compactMap { use in if case .call = use.form { use.name } else { nil } })
  }

  /// Returns the name of the function that runs after a property has changed.
  static func observer(of property: String) -> String { observerPrefix + property }
  private static let observerPrefix = "didSet "

  /// The property after whose changes the function runs, or `nil` for other functions.
  var observed: String? {
    name.hasPrefix(Self.observerPrefix) ? String(name.dropFirst(Self.observerPrefix.count)) : nil
  }
}

/// A variable or constant of a type or of a file.
struct SwiftProperty: Sendable {
  let name: String
  let type: String?
  let initial: ExprSyntax?
  var getter: SwiftFunction?
  /// The setter, with the new value as its only parameter.
  var setter: SwiftFunction?
  let isStatic: Bool
  let isOverride: Bool
  /// Whether it's declared with `var`.
  let isVariable: Bool
  let owner: String?
  var file = 0
  let tests: [SourceTest]

  /// Whether there is only one: a static property or a global variable.
  var isShared: Bool { isStatic || owner == nil }

  /// The key of the property's value among the fields of an interpreter.
  var field: String { "\(isShared ? "static " : "")\(owner ?? "").\(name)" }

  /// Where the value is in the file.
  var offset: Int { initial?.position.utf8Offset ?? 0 }
}

/// A type with the members of its extensions.
struct SwiftType: Sendable {
  enum Kind: Sendable {
    case `class`, `struct`, `enum`, `protocol`, external
  }

  /// The names of the type and the types around it: `Asset.Colors`.
  let key: String
  var kind: Kind
  var inherited: [String] = []
  var functions: [String: [SwiftFunction]] = [:]
  var properties: [String: [SwiftProperty]] = [:]
  /// The cases in order, with their raw values.
  var cases: [(name: String, raw: ExprSyntax?)] = []
  var aliases: [String: String] = [:]
  var file = 0
  var offset = 0

  /// Adds the members of another declaration of the same type.
  mutating func merge(_ other: SwiftType) {
    if kind == .external, other.kind != .external {
      kind = other.kind
      file = other.file
      offset = other.offset
      inherited = other.inherited + inherited
    } else {
      inherited += other.inherited
    }
    functions.merge(other.functions) { $0 + $1 }
    properties.merge(other.properties) { $0 + $1 }
    cases += other.cases
    aliases.merge(other.aliases) { first, _ in first }
  }
}

struct FileDeclarations: Sendable {
  var types: [SwiftType] = []
  var functions: [SwiftFunction] = []
  var properties: [SwiftProperty] = []
  var aliases: [String: String] = [:]
  /// The names to which code assigns something.
  var assigned = AssignedNames()
  /// The names of functions in `#selector`.
  var selectors: Set<String> = []
}
