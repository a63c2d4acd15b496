import LintelBackends
import LintelCascade
import LintelDiagnostics
import LintelSchema
import LintelTheme

/// The origins of values: every declaration of a theme with its condition, and the declarations that it overrides.
///
/// The page's program finds the declarations that apply in a context. Their order is worked out here, so that the program
/// doesn't need to know the cascade.
struct PageOrigins {
  private let subject: PreviewSubject

  init(_ subject: PreviewSubject) { self.subject = subject }

  var json: JSONValue {
    let theme = subject.theme
    let cascade = subject.cascade
    let targets = cascade.targets.map { target in
      JSONMember(theme.name(of: target), self.target(Array(cascade.declarations(of: target))))
    }
    return ["conditions": .array(theme.conditions.map(condition)), "targets": .object(targets)]
  }

  /// Returns a list of ranges for each dimension, or `null` for any value, and the promos that have to run.
  private func condition(_ condition: Condition) -> JSONValue {
    let space = subject.space
    func set(_ dimension: Dimension) -> JSONValue {
      let id = condition[dimension]
      guard id != .top else { return .null }
      let ranges = space.domains[dimension.index].values(of: id)
      return .array(ranges.map { [.integer($0.lowerBound), .integer($0.upperBound)] })
    }
    return .object(dropping: [
      ("brand", set(.brand)),
      ("promos", .integers(space.requiredSwitches(condition[.promos]))),
      ("screen", set(.screen)),
      ("ios", set(.ios)),
      ("device", set(.device)),
      ("slot", set(.slot)),
      ("item", set(.item)),
    ])
  }

  private func target(_ declarations: [Declaration]) -> JSONValue {
    let precedence = subject.cascade.precedence
    var reasons: [JSONValue] = []
    for (a, winner) in declarations.enumerated() {
      for (b, loser) in declarations.enumerated() {
        // The program itself compares layers and priorities.
        guard a != b, winner.layer == loser.layer, winner.priority == loser.priority,
          let reason = precedence.reason(winner, overrides: loser)
        else { continue }
        let sentence = Precedence.sentence(winner, overrides: loser, by: reason)
        reasons.append([.integer(a), .integer(b), .string(sentence)])
      }
    }
    return ["declarations": .array(declarations.map(declaration)), "beats": .array(reasons)]
  }

  private func declaration(_ declaration: Declaration) -> JSONValue {
    let theme = subject.theme
    let entry = theme.entries[Int(declaration.entry)]
    let location = subject.sources.location(of: entry.valueRange)
    let path = subject.sources[entry.valueRange.file].path
    let block = theme.blocks[Int(entry.block)].path
    let tokens = theme.tokenUses[declaration.entry].compactMap { use in
      theme.target(of: use.key, in: Schema.standard).map(theme.name)
    }
    return .object(dropping: [
      ("if", .integer(declaration.condition.index)),
      ("layer", .integer(declaration.layer.rawValue)),
      ("priority", .integer(declaration.priority)),
      ("value", .string(theme.values[declaration.value.index].text)),
      ("at", .string("\(path):\(location.line):\(location.column)")),
      ("block", .string(block.isEmpty ? "top level" : block)),
      ("tokens", JSONValue.strings(tokens).nonempty),
    ])
  }
}
