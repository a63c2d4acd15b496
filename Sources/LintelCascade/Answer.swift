import LintelSchema
package import LintelTheme

/// The source of the value that a button shows if its own property has no declaration.
package struct InheritedValue: Hashable, Sendable {
  /// The property that provides the value.
  package let target: TargetID
  /// Whether the value applies only before iOS 26, because iOS 26 and later fill prominent buttons with the tint instead.
  package let isBeforeGlass: Bool
}

extension Explanation {
  /// Joins the answers for several brands, so that explanations that brands share appear only once, with the names of these brands.
  ///
  /// - Parameter answers: the explanations of each brand.
  /// - Returns: the explanations by target, in the order in which the targets first appear.
  package static func joined(
    _ answers: [(brand: String, explanations: [Explanation])]
  ) -> [Explanation] {
    struct Content: Hashable {
      let target: TargetID
      let scope: [String]
      let ranking: [Cascade.RankedDeclaration]
      let system: Declaration?
      let source: InheritedValue?
    }
    var alike = OrderedGroups<Content, (brand: String, explanation: Explanation)>()
    for (brand, explanations) in answers {
      for explanation in explanations {
        let content = Content(
          target: explanation.target,
          scope: explanation.scope,
          ranking: explanation.ranking,
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

extension Sequence<Explanation> {
  /// The targets that an answer shows: the declared ones, or else those whose slots are left to UIKit.
  package var declaredTargets: Set<TargetID> {
    let declared = Set(filter { !$0.ranking.isEmpty || $0.source != nil }.map(\.target))
    return declared.isEmpty ? Set(filter { $0.system != nil }.map(\.target)) : declared
  }
}

extension Cascade {
  /// Explains targets in one context together with the sources of their values: tokens, and the button that a button inherits from.
  ///
  /// - Parameters:
  ///   - targets: the targets to explain.
  ///   - part: the slots and states to explain.
  ///   - context: the context, apart from the open dimensions.
  ///   - open: `ios` and `device` if their values are distinguished, regardless of the context.
  /// - Returns: the explanations of the targets in their order, followed by those of the sources, each once.
  package func answer(
    _ targets: [TargetID],
    _ part: TargetPart = .whole,
    in context: ContextSelection,
    distinguishing open: Set<Dimension>
  ) -> [Explanation] {
    func explain(_ target: TargetID) -> [Explanation] {
      self.explain(target, part, in: context, distinguishing: open)
    }
    var answer = targets.flatMap(explain)
    var known = Set(targets)
    for target in targets {
      let own = answer.indices.filter { answer[$0].target == target }
      let empty = own.filter { answer[$0].ranking.isEmpty && answer[$0].system == nil }
      // In an answer about a whole component, only declared properties get a source.
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

  private func tokens(in explanation: Explanation) -> [TargetID] {
    explanation.verdicts.filter { $0.defeat == nil }.flatMap { ranked in
      theme.tokenUses[ranked.declaration.entry].compactMap { theme.target(of: $0.key) }
    }
  }

  /// Returns the nearest declared property that a button's property inherits from: its own in the normal state, or one of `button`.
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
        explain(source).contains(where: { !$0.ranking.isEmpty })
      else { continue }
      return InheritedValue(
        target: source,
        isBeforeGlass: family == .prominentButton && leaf.property.type == .color
          && path.split(separator: ".")[1] == ButtonFamily.button.rawValue
      )
    }
    return nil
  }
}
