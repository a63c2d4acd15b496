import LintelDiagnostics
import LintelSyntax

/// The specified role of a modifier, for modifiers whose names don't reveal it.
package struct ModifierChoice: Hashable, Sendable {
  /// What the contexts of a modifier become in a theme.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case brands
    case promos
    /// Light and dark, with normal and increased contrast.
    case appearances
    /// Nothing, so that Lintel uses the default context.
    case none
  }

  package let kind: Kind
  /// The names of contexts in a theme, where a context that isn't listed keeps its own name.
  package let names: [String: String]

  package static var appearances: [String] { ColorAppearance.allCases.map(\.rawValue) }

  package init(_ kind: Kind, names: [String: String] = [:]) {
    self.kind = kind
    self.names = names
  }
}

extension ModifierRole {
  init(_ modifier: Modifier, _ source: BrandSource, _ choice: ModifierChoice) {
    switch choice.kind {
    case .none: self = .other
    case .brands: self = .brands(Self.contexts(of: modifier, source.brands, choice))
    case .promos:
      var contexts = Self.contexts(of: modifier, source.promos, choice)
      contexts = contexts.filter { $0.value != modifier.defaultContext }
      self = .promos(contexts)
    case .appearances:
      var contexts = Self.appearanceContexts(of: modifier) ?? [:]
      for (index, context) in modifier.contexts.enumerated() {
        let named = choice.names[context.name].flatMap(ColorAppearance.init(rawValue:))
        if let named { contexts[named] = index }
      }
      contexts[.lightHighContrast] = contexts[.lightHighContrast] ?? contexts[.light]
      contexts[.darkHighContrast] = contexts[.darkHighContrast] ?? contexts[.dark]
      self = .appearances(contexts)
    }
  }

  /// Returns the context of each name, or, if `names` is `nil`, of each name that a conversion derives from a context's own.
  static func contexts(
    of modifier: Modifier,
    _ names: [String]?,
    _ choice: ModifierChoice = ModifierChoice(.none)
  ) -> [String: Int] {
    var found: [String: Int] = [:]
    guard let names else {
      for (index, context) in modifier.contexts.enumerated() {
        let name = choice.names[context.name] ?? DesignTokenName.part(context.name)
        if !name.isEmpty, found[name] == nil { found[name] = index }
      }
      return found
    }
    let unnamed = modifier.contexts.indices.filter { index in
      choice.names[modifier.contexts[index].name] == nil
    }
    for name in names {
      found[name] =
        modifier.contexts.firstIndex { choice.names[$0.name] == name }
        ?? unnamed.first { modifier.contexts[$0].name == name }
        ?? unnamed.filter { index in
          NameWords.folded(modifier.contexts[index].name) == NameWords.folded(name)
        }.min { modifier.contexts[$0].name < modifier.contexts[$1].name }
    }
    return found
  }
}

extension ResolverReader {
  /// Reads the part of a modifier's `$extensions` for Lintel: `"lintel": { "role": "brands", "contexts": { "Day": "day" } }`.
  mutating func readChoice(
    of object: ResolverObject,
    _ contexts: [ResolverDocument.Context]
  ) -> ModifierChoice? {
    guard let own = object["$extensions"]?.value.member("lintel") else { return nil }
    guard own.kind == .mapping else {
      return diagnostics.reject(.mismatch(own, "'lintel' must be an object"))
    }
    let known = ["role", "contexts"]
    for entry in own.entries where !known.contains(entry.key.text) {
      diagnostics.append(.unknownKey(entry.key, of: "'lintel'", among: known))
    }
    guard let role = own.member("role") else {
      return diagnostics.reject("missing-key", "'role' is missing in 'lintel'", at: own.range)
    }
    let kinds = ModifierChoice.Kind.allCases.map(\.rawValue)
    guard let kind = ModifierChoice.Kind(rawValue: role.kind == .scalar ? role.text : "") else {
      return diagnostics.reject(
        "unknown-keyword",
        "a role must be \(kinds.quotedList(conjunction: "or")), found \(role.nounForMessages)",
        at: role.range
      )
    }
    var names: [String: String] = [:]
    for entry in own.member("contexts").map({ Array($0.entries) }) ?? [] {
      let name = entry.key.text
      guard contexts.contains(where: { $0.name == name }) else {
        diagnostics.append(
          "undeclared-name",
          "unknown context '\(name)'",
          at: entry.key.range,
          help: Suggestion.help(for: nearestNames(to: name, among: contexts.map(\.name).sorted()))
        )
        continue
      }
      guard entry.value.kind == .scalar, entry.value.style != .plain,
        kind != .appearances || ModifierChoice.appearances.contains(entry.value.text)
      else {
        diagnostics.append(
          "unknown-keyword",
          kind == .appearances
            ? "a context must be for \(ModifierChoice.appearances.quotedList(conjunction: "or"))"
            : "the name of a context must be a string",
          at: entry.value.range
        )
        continue
      }
      if let first = names.first(where: { $0.value == entry.value.text })?.key {
        let message = "the contexts '\(first)' and '\(name)' are both called '\(entry.value.text)'"
        let help = "each context has its own name: rename one of them"
        diagnostics.append("duplicate-name", message, at: entry.value.range, help: [help])
        continue
      }
      names[name] = entry.value.text
    }
    return ModifierChoice(kind, names: names)
  }
}
