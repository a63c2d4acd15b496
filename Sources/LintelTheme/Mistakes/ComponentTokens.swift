package import LintelDiagnostics
package import LintelSchema

extension Theme {
  /// Returns findings with better answers for a component's tokens that belong to one of its keys, such as `title: $ink`.
  ///
  /// A component with a shorthand accepts one type of value: `title` accepts a font. Whether `$ink` is a
  /// color is known only after every token is read, so the answer replaces the finding of
  /// `checkTokenReferences(_:declared:)` afterward, which has the rule `token-of-wrong-type`.
  package func answerComponentTokens(
    _ findings: [Diagnostic],
    declared: Set<TokenKey>,
    schema: Schema
  ) -> [Diagnostic] {
    guard findings.contains(where: { $0.rule == "token-of-wrong-type" }) else { return findings }
    let places = Dictionary(entries.map { ($0.valueRange, $0.path) }) { first, _ in first }
    let names = Dictionary(tokenUses.all.map { ($0.range, $0.key.name) }) { first, _ in first }
    return findings.map { finding in
      guard finding.rule == "token-of-wrong-type", let path = places[finding.range],
        let name = names[finding.range], let node = schema.root.node(at: path),
        let key = node.key(forTokenNamed: name, declared, in: schema)
      else { return finding }
      let component = path.split(separator: ".").last.map(String.init) ?? path
      let meant = "{ \(key.name): $\(name) }"
      var answer = finding
      answer.message =
        "'$\(name)' is \(key.group.noun), but in '\(component)' it needs its key, '\(key.name)'"
      answer.help = ["write '\(meant)'"]
      answer.fixIts = [FixIt("change to '\(meant)'", replace: finding.range, with: meant)]
      return answer
    }
  }
}

extension SchemaNode {
  /// Returns the node at a path below this one, skipping slots and states in the path.
  func node(at path: String) -> SchemaNode? {
    var node = self
    for key in path.split(separator: ".") {
      switch node[String(key)] {
      case .node(let child)?, .itemLayout(_, let child)?: node = child
      case .slot?, .itemState?: continue
      case nil: return nil
      }
    }
    return node
  }

  /// Returns the key of the component that accepts a token's type of value, such as `color` for a color.
  fileprivate func key(
    forTokenNamed name: String,
    _ declared: Set<TokenKey>,
    in schema: Schema
  ) -> (name: String, group: TokenGroup)? {
    for key in ["color", "font", "image", "effect"] {
      guard case .node(let child)? = self[key], let leaf = child.leaf,
        let group = schema[leaf].property.type.tokenGroup, declared.contains(TokenKey(group, name))
      else { continue }
      return (key, group)
    }
    return nil
  }
}
