import LintelDiagnostics
import LintelSyntax

extension Diagnostic {
  /// Creates an error with a fix that replaces a text with `meant`, whose title starts with `verb`.
  static func meaning(
    _ meant: String,
    _ rule: String,
    _ message: String,
    at range: SourceRange,
    verb: String = "change to",
    _ applicability: FixIt.Applicability = .safe,
    property: String? = nil
  ) -> Diagnostic {
    let help = "write \(meant.asCode)"
    let fixIt = FixIt("\(verb) \(meant.asCode)", applicability, replace: range, with: meant)
    return Diagnostic(rule, message, at: range, help: [help], fixIts: [fixIt], property: property)
  }

  /// Creates an error about an unknown name, with help that lists similar names, or `other` if there are none, and a fix for a single one.
  static func near(
    _ names: [String],
    _ rule: String,
    _ message: String,
    at range: SourceRange,
    notes: [Note] = [],
    or other: String? = nil,
    property: String? = nil,
    about subject: Subject? = nil
  ) -> Diagnostic {
    Diagnostic(
      rule,
      message,
      at: range,
      notes: notes,
      help: Suggestion.help(for: names, or: other),
      fixIts: Suggestion.fixIts(for: names, at: range),
      property: property,
      about: subject
    )
  }

  /// Creates an error about a name that isn't declared anywhere.
  ///
  /// If the place accepts a list and the node is all of its value, the node may consist of several names.
  static func undeclared(
    _ kind: String,
    _ node: YAMLNode,
    among names: [String],
    insteadOfList: Bool = false
  ) -> Diagnostic {
    let parts = node.text.split { ",|&+".contains($0) || $0.isWhitespace }.map(String.init)
    if insteadOfList, node.kind == .scalar, parts.count > 1, Set(names).isSuperset(of: parts) {
      let meant = "[\(parts.joined(separator: ", "))]"
      return .meaning(meant, "undeclared-name", "several \(kind)s need a list", at: node.range)
    }
    if kind == "screen", insteadOfList, let list = node.member("screens"), list.kind == .sequence {
      let meant = "[\(list.elements.map(\.text).joined(separator: ", "))]"
      let message = "a group is a list of screens, without keys"
      return .meaning(meant, "wrong-value-type", message, at: node.range)
    }
    let listed = node.kind == .sequence ? node.elements.map(\.text) : node.entries.map(\.key.text)
    if !listed.isEmpty, listed.allSatisfy(names.contains), listed.count == 1 || kind == "screen" {
      let meant = kind == "screen" ? "[\(listed.joined(separator: ", "))]" : listed[0]
      let message =
        kind == "screen" ? "expected a list of screens" : "expected the name of a \(kind)"
      return .meaning(meant, "undeclared-name", message, at: node.range)
    }
    let near = node.kind == .scalar ? nearestNames(to: node.text, among: names) : []
    let list = node.kind == .sequence ? ", not a list" : ""
    let message =
      node.kind == .scalar
      ? "there is no \(kind) '\(node.text)'" : "expected the name of a \(kind)\(list)"
    let all = Suggestion.all(names, kind: kind) ?? "declare it under '\(kind)s' at the top level"
    return .near(
      near,
      "undeclared-name",
      message,
      at: node.range,
      or: all,
      about: node.kind == .scalar ? .undeclaredNames([node.text], kind: kind) : nil
    )
  }

  /// Creates an error about the second declaration of a name, where `kind` is a noun such as `brand`.
  static func declaredTwice(
    _ kind: String,
    _ name: String,
    at range: SourceRange,
    first: SourceRange
  ) -> Diagnostic {
    let message = "\(kind) '\(name)' is declared twice"
    let note = Note("first declared here", at: first)
    let help = "rename one of them, or write both as one"
    return Diagnostic("duplicate-name", message, at: range, notes: [note], help: [help])
  }

  /// Creates an error for each name that a list contains twice.
  static func listedTwice(_ kind: String, in list: YAMLNode, _ sources: SourceMap) -> [Diagnostic] {
    var seen: [String: SourceRange] = [:]
    return list.elements.enumerated().compactMap { index, element in
      guard element.kind == .scalar, let first = seen[element.text] else {
        seen[element.text] = element.range
        return nil
      }
      return Diagnostic(
        "duplicate-name",
        "\(kind) '\(element.text)' is in the list twice",
        at: element.range,
        notes: [Note("first written here", at: first)],
        help: ["remove one of them"],
        fixIts: elementRemoval(of: index, from: list, in: sources).map { [$0] } ?? []
      )
    }
  }

  /// Creates an error about characters that names can't have, or about too many parts.
  static func invalidName(_ name: String, kind: String, at range: SourceRange) -> Diagnostic {
    let meant = NameRules.name(meantBy: name)
    let isMeant = NameRules.isValid(meant)
    let parts = name.split { ",|&+".contains($0) }.map(\.trimmed)
    if kind == "screen", parts.count > 1, parts.allSatisfy(NameRules.isValid) {
      // A fix would have to invent the name of the group.
      return Diagnostic(
        "invalid-name",
        "'\(name)' names several screens, but a key names one screen, a pattern, or a group",
        at: range,
        help: [
          "declare 'groups: { both: [\(parts.joined(separator: ", "))] }', and write 'both', for example"
        ]
      )
    }
    return Diagnostic(
      "invalid-name",
      "'\(name)' isn't a valid name for a \(kind)",
      at: range,
      help: (isMeant ? ["write '\(meant)'"] : [])
        + ["use letters, digits, '-', and '_', with a dot to nest, such as 'checkout.payment'"],
      // A token has its '$' where it's referred to.
      fixIts: isMeant && name == "$" + meant
        ? [FixIt("change to '\(meant)'", replace: range, with: meant)] : []
    )
  }
}
