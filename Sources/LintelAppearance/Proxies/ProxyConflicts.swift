import LintelCascade
import LintelDecisions
import LintelDiagnostics
import LintelSchema
import LintelTheme

extension ProxyDecisions {
  /// Returns an error for each pair of places that set a proxy to different values while neither overrides the other.
  mutating func conflicts() throws(TooLarge) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var seen: Set<Diagnostic> = []
    for target in targets { found += try conflicts(of: target).filter { seen.insert($0).inserted } }
    return found
  }

  /// Returns the conflicts of one target.
  ///
  /// Values that are written differently can resolve to the same in every context in which nothing decides between them.
  private mutating func conflicts(of target: ProxyTarget) throws(TooLarge) -> [Diagnostic] {
    let strict = try written(target, isStrict: true)
    let isPossible = outside(decisions.possibleContexts)
    let open = try decisions.both(decisions.test(strict) { $0 == .conflict }, isPossible)
    guard open != DecisionID(.no) else { return [] }
    let rivals = candidates(for: target)
    let winning = try rivals.map { rival throws(TooLarge) in
      try self.winning(rival, among: rivals, within: open)
    }
    var found: [Diagnostic] = []
    // In each context, the first winner is compared with the others.
    var rest = open
    for (place, first) in rivals.enumerated() {
      let own = try decisions.both(rest, winning[place])
      rest = try decisions.both(rest, decisions.not(winning[place]))
      for other in rivals.indices.dropFirst(place + 1) where rivals[other].content != first.content
      {
        let both = try decisions.both(own, winning[other])
        guard both != DecisionID(.no) else { continue }
        let content = try boundContent(first.content)
        let otherContent = try boundContent(rivals[other].content)
        let differ = outside(try decisions.combine(content, otherContent) { .flag($0 != $1) })
        guard try decisions.both(both, differ) != DecisionID(.no) else { continue }
        found.append(Self.conflict(of: target, at: rivals[other].range, with: first.range))
      }
    }
    return found
  }

  /// Returns those of the given contexts in which no rival overrides a setting.
  private func winning(
    _ candidate: Candidate,
    among rivals: [Candidate],
    within contexts: DecisionID
  ) throws(TooLarge) -> DecisionID {
    let precedence = decisions.cascade.precedence
    var result = try decisions.both(contexts, region(of: candidate))
    for rival in rivals where precedence.overrides(rival.declaration, candidate.declaration) {
      result = try decisions.both(result, decisions.not(region(of: rival)))
    }
    return result
  }

  /// Returns the contexts in which a setting applies.
  private func region(of candidate: Candidate) -> DecisionID {
    let conditions = decisions.cascade.theme.conditions
    let condition = conditions[candidate.declaration.condition.index]
    let part = ThemeDecisions.Part(.standard)
    return outside(decisions.region(of: condition, in: part))
  }

  private static func conflict(
    of target: ProxyTarget,
    at place: SourceRange,
    with other: SourceRange
  ) -> Diagnostic {
    let words = target.arguments.filter { !$0.isEmpty }
    let arguments = words.isEmpty ? "" : " (\(words.joined(separator: ", ")))"
    return Diagnostic(
      "conflicting-proxies",
      "two proxies for the same objects set '\(target.property.name)'\(arguments) of '\(target.object.owner.name)' to different values, and neither overrides the other",
      at: place,
      notes: [Note("the other one is here", at: other)],
      help: [
        "remove one of them, or give a higher 'priority' to the block of the one that should apply",
        "a proxy in a narrower block overrides the same proxy in a wider block",
      ]
    )
  }
}
