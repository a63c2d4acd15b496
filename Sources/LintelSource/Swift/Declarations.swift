import SwiftSyntax

/// A parameter of a function, as a call sees it.
struct SwiftParameter: Sendable {
  /// Nil for `_`.
  let label: String?
  let name: String
  /// The type without `?` and attributes.
  let type: String
  let initial: ExprSyntax?

  /// Whether a trailing closure may be the argument, as far as the type's name tells.
  var takesClosure: Bool {
    type.contains("->")
      || ["Closure", "Handler", "Completion", "Block", "Callback"].contains { type.hasSuffix($0) }
  }
}

/// A function, an initializer, or the getter of a computed property.
struct SwiftFunction: Sendable {
  /// Unique over all files, in the order of files.
  var id = 0
  let name: String
  let parameters: [SwiftParameter]
  let result: String?
  let body: CodeBlockItemListSyntax
  let isStatic: Bool
  /// Whether the function is called by UIKit or a superclass, not by the app.
  let isOverride: Bool
  /// The type's key, or nil for a free function.
  let owner: String?
  var file = 0
  /// What `#if` around the declaration asks.
  let tests: [SourceTest]
  /// The identifiers in the body.
  let mentions: Set<String>

  var isInit: Bool { name == "init" }
}

/// A variable or constant of a type or of a file.
struct SwiftProperty: Sendable {
  let name: String
  let type: String?
  let initial: ExprSyntax?
  let getter: SwiftFunction?
  let isStatic: Bool
  let isOverride: Bool
  /// Whether it is declared with `var`.
  let isVariable: Bool
  let owner: String?
  var file = 0
  let tests: [SourceTest]
}

/// A type with everything that its extensions add.
struct SwiftType: Sendable {
  enum Kind: Sendable {
    case `class`, `struct`, `enum`, `protocol`, external
  }

  /// The path of names: `Asset.Colors`.
  let key: String
  var kind: Kind
  var inherited: [String] = []
  var functions: [String: [SwiftFunction]] = [:]
  var properties: [String: [SwiftProperty]] = [:]
  /// The raw value of each case, in their order.
  var cases: [(name: String, raw: ExprSyntax?)] = []
  var aliases: [String: String] = [:]
  var file = 0
  var offset = 0

  /// Adds what another declaration of the same type has.
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

/// What one file declares.
struct FileDeclarations: Sendable {
  var types: [SwiftType] = []
  var functions: [SwiftFunction] = []
  var properties: [SwiftProperty] = []
  var aliases: [String: String] = [:]
  /// What code assigns something to.
  var assigned = AssignedNames()
}
