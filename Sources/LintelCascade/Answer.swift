import LintelSchema
package import LintelTheme

/// Another property whose value a button shows where nothing is declared for its own.
package struct InheritedValue: Hashable, Sendable {
  /// The property whose value shows.
  package let target: TargetID
  /// From iOS 26 on a prominent button is filled with the tint, and takes no colors from others.
  package let isBelowGlass: Bool
}

extension Explanation {
  /// Joins the answers of brands: what several of them share is there once, with their names.
  ///
  /// - Parameter answers: by brand.
  /// - Returns: target by target, in the order of the first brand of each.
  package static func joined(
    _ answers: [(brand: String, explanations: [Explanation])]
  ) -> [Explanation] {
    struct Content: Hashable {
      let target: TargetID
      let scope: [String]
      let standings: [Cascade.Standing]
      let system: Declaration?
      let source: InheritedValue?
    }
    var alike = OrderedGroups<Content, (brand: String, explanation: Explanation)>()
    for (brand, explanations) in answers {
      for explanation in explanations {
        let content = Content(
          target: explanation.target,
          scope: explanation.scope,
          standings: explanation.standings,
          system: explanation.system,
          source: explanation.source
        )
        alike.add([(brand, explanation)], to: content)
      }
    }
    var joined = OrderedGroups<TargetID, Explanation>()
    for (content, found) in alike.all {
      var explanation = found[0].explanation
      explanation.brands = found.count == answers.count ? [] : found.map(\.brand)
      joined.add([explanation], to: content.target)
    }
    return joined.all.flatMap(\.values)
  }
}

/// What several explanations have in common.
extension Sequence<Explanation> {
  /// The targets that an answer shows: those that are declared somewhere; if none is, those whose slots are left to UIKit.
  package var declaredTargets: Set<TargetID> {
    let declared = Set(filter { !$0.standings.isEmpty || $0.source != nil }.map(\.target))
    return declared.isEmpty ? Set(filter { $0.system != nil }.map(\.target)) : declared
  }
}

extension Cascade {
  /// Explains targets in one context together with what their values come from: the tokens in them, and the button that another
  /// one takes after.
  ///
  /// - Parameters:
  ///   - targets: what is asked for.
  ///   - part: the slots and states of them that are.
  ///   - context: the context, apart from what is open.
  ///   - open: `ios` and `device` if their values are distinguished, whatever the context has.
  /// - Returns: the targets in their order, then what they come from, each once.
  package func answer(
    _ targets: [TargetID],
    _ part: TargetPart = .whole,
    in context: ContextSelection,
    tellingApart open: Set<Dimension>
  ) -> [Explanation] {
    func explain(_ target: TargetID) -> [Explanation] {
      self.explain(target, part, in: context, tellingApart: open)
    }
    var answer = targets.flatMap(explain)
    var known = Set(targets)
    for target in targets {
      let own = answer.indices.filter { answer[$0].target == target }
      let empty = own.filter { answer[$0].standings.isEmpty && answer[$0].system == nil }
      // Asked for a whole component, only what is declared is of interest.
      guard !empty.isEmpty, targets.count == 1 || empty.count < own.count,
        let source = source(of: target, where: explain)
      else { continue }
      for index in empty { answer[index].source = source }
      if known.insert(source.target).inserted { answer += explain(source.target) }
    }
    var next = 0
    while next < answer.count {
      for token in tokens(in: answer[next]) where known.insert(token).inserted {
        answer += explain(token)
      }
      next += 1
    }
    return answer
  }

  /// Returns the tokens in the values that win.
  private func tokens(in explanation: Explanation) -> [TargetID] {
    explanation.verdicts.filter { $0.defeat == nil }.flatMap { standing in
      theme.tokenUses[standing.declaration.entry].compactMap { theme.target(of: $0.key) }
    }
  }

  /// The nearest property that is declared of those that a button's takes after: its own normal state's, then the same of `button`.
  private func source(
    of target: TargetID,
    where explain: (TargetID) -> [Explanation]
  ) -> InheritedValue? {
    guard let leaf = theme.leaf(of: target).map({ Schema.standard[$0] }) else { return nil }
    var parts = leaf.path.split(separator: ".").map(String.init)
    guard parts.count > 2, let family = ButtonFamily(rawValue: parts[1]) else { return nil }
    var paths: [String] = []
    if let state = leaf.buttonState, state != .normal, parts[2] == "\(state)" {
      paths.append((parts[..<2] + parts[3...]).joined(separator: "."))
    }
    if family != .button {
      parts[1] = ButtonFamily.button.rawValue
      paths.append(parts.joined(separator: "."))
      if paths.count == 2 { paths.append((parts[..<2] + parts[3...]).joined(separator: ".")) }
    }
    for path in paths {
      guard let source = Schema.standard.leaf(path).map({ TargetID($0) }),
        !declarations(of: source).isEmpty,
        explain(source).contains(where: { !$0.standings.isEmpty })
      else { continue }
      return InheritedValue(
        target: source,
        isBelowGlass: family == .prominentButton && leaf.property.type == .color
          && path.split(separator: ".")[1] == ButtonFamily.button.rawValue
      )
    }
    return nil
  }
}
