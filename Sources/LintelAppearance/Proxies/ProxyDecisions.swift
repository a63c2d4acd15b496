import LintelCascade
package import LintelDecisions
import LintelDiagnostics
package import LintelTheme

/// What settings of proxies and instances set in all contexts, a decision for each property of each object.
///
/// A setting is replaced as a whole by one of a higher layer or a narrower block, as a declaration is.
package struct ProxyDecisions {
  /// What a setting says of one target.
  struct Candidate {
    /// The number of what it assigns.
    let content: Int
    /// Its condition, layer, and priority are what the theme's order goes by, and its entry is the setting's position; nothing else in it
    /// is meant.
    let declaration: Declaration
    /// Where the assignment is written, for conflicts.
    let range: SourceRange
  }

  /// The decisions of the theme.
  let decisions: ThemeDecisions
  /// Whether values may differ by screen; a proxy outlasts the screen.
  private let isByScreen: Bool
  /// What the settings set, in the order in which code sets it.
  package let targets: [ProxyTarget]
  /// What settings say of each target, in the order of the theme's settings.
  private let candidates: [ProxyTarget: [Candidate]]
  /// What is assigned somewhere, by number; tokens aren't bound yet.
  private var written = Interner<SettingValue>()
  /// What targets are set to without tokens, by number.
  private var bound = Interner<Proxy.Content>()
  /// The ids of the theme's values.
  private let values: [Value: ValueID]

  /// Takes settings apart.
  ///
  /// - Parameters:
  ///   - settings: What is set.
  ///   - decisions: Those of the theme, which ask for the versions of the settings' traits.
  ///   - isByScreen: Whether values may differ by screen.
  package init(
    _ settings: [ProxySelection.Kept],
    of decisions: ThemeDecisions,
    isByScreen: Bool = false
  ) {
    self.decisions = decisions
    self.isByScreen = isByScreen
    let theme = decisions.cascade.theme
    values = Dictionary(
      theme.values.enumerated().map { ($0.element, ValueID($0.offset)) },
      uniquingKeysWith: { first, _ in first }
    )
    var candidates: [ProxyTarget: [Candidate]] = [:]
    for (position, kept) in settings.enumerated() {
      let object = ProxyObject(kept.setting) { resolve($0, lookup: { _ in nil }) }
      let declaration = theme.declaration(of: kept.setting, at: position)
      for assignment in kept.assignments {
        for variant in assignment.variants {
          let target = ProxyTarget(
            object: object,
            property: assignment.property,
            arguments: variant.arguments
          )
          let candidate = Candidate(
            content: Int(written.id(of: variant.value.withoutEmptyText)),
            declaration: declaration,
            range: assignment.keyRange
          )
          candidates[target, default: []].append(candidate)
        }
      }
    }
    self.candidates = candidates
    targets = candidates.keys.sorted()
  }

  /// What settings say of a target, in the order of the theme's settings.
  func candidates(for target: ProxyTarget) -> [Candidate] { candidates[target] ?? [] }

  /// What a number among the outcomes of `written` represents; nil for one that doesn't occur there.
  func written(_ number: Int) -> SettingValue? {
    written.values.indices.contains(number) ? written.values[number] : nil
  }

  /// What a number among the outcomes of `bound` represents; nil for one that doesn't occur there.
  package func content(_ number: Int) -> Proxy.Content? {
    bound.values.indices.contains(number) ? bound.values[number] : nil
  }

  // MARK: - Decisions

  /// Decides what a target is set to, as it is written.
  ///
  /// - Parameters:
  ///   - target: What is set.
  ///   - isStrict: Whether the outcome is `.conflict` where settings disagree, in place of that of any of them.
  /// - Returns: Outcomes are numbers, and `.undeclared` where no setting holds or the version lacks
  ///   one of the traits.
  /// - Throws: `TooLarge` if a limit is exceeded.
  func written(_ target: ProxyTarget, isStrict: Bool = false) throws(TooLarge) -> DecisionID {
    let rivals = candidates(for: target)
    // Ids come in the order of the settings.
    for rival in rivals { _ = decisions.id(of: .number(rival.content)) }
    return try decided(target, rivals.map { .number($0.content) }, isStrict: isStrict)
  }

  /// Decides which of some outcomes a target has, one for each setting, on the versions that have the object's traits.
  private func decided(
    _ target: ProxyTarget,
    _ outcomes: [ThemeDecisions.Outcome],
    isStrict: Bool = false
  ) throws(TooLarge) -> DecisionID {
    let conflict = decisions.id(of: .conflict)
    let all = candidates(for: target).enumerated().map { place, rival in
      rival.declaration.with(value: ValueID(place))
    }
    let whole = try decisions.decide(all, in: nil) { declaration in
      outcomes[declaration.value.index]
    } join: { a, b in
      a == b ? a : isStrict ? conflict : min(a, b)
    }
    let isAvailable = decisions.isAtLeast(target.object.traits.introduced)
    let nothing = decisions.constant(.undeclared)
    return try outside(decisions.choose(isAvailable, whole, nothing))
  }

  /// Decides which settings take a value from a token, of those that win.
  ///
  /// - Parameter key: the token.
  /// - Returns: a decision for each target that a setting sets to the token: outcomes are `.entry` with the setting's position, and
  ///   `.undeclared` where no setting holds, or one that does without the token.
  /// - Throws: `TooLarge` if a limit is exceeded.
  package func uses(of key: TokenKey) throws(TooLarge) -> [DecisionID] {
    var uses: [DecisionID] = []
    for target in targets {
      let outcomes = candidates(for: target).map { rival -> ThemeDecisions.Outcome in
        let isUse = written(rival.content)?.values.contains { $0.tokens.contains(key) } ?? false
        return isUse ? .entry(rival.declaration.entry) : .undeclared
      }
      if outcomes.allSatisfy({ $0 == .undeclared }) { continue }
      uses.append(try decided(target, outcomes))
    }
    return uses
  }

  /// Decides what a target is set to, without tokens.
  ///
  /// - Parameter target: What is set.
  /// - Returns: Outcomes are numbers for `content`, and `.undeclared` where nothing is set.
  /// - Throws: `TooLarge` if a limit is exceeded.
  package mutating func bound(_ target: ProxyTarget) throws(TooLarge) -> DecisionID {
    let decision = try written(target)
    var result = decisions.constant(.undeclared)
    for case .number(let number) in decisions.outcomes(of: decision) {
      let isOwn = decisions.test(decision) { $0 == .number(number) }
      result = try decisions.choose(isOwn, boundContent(number), result)
    }
    return result
  }

  /// Decides what something that is written is without tokens; outcomes are numbers for `content`.
  mutating func boundContent(_ number: Int) throws(TooLarge) -> DecisionID {
    var table = bound
    defer { bound = table }
    func outcome(_ content: Proxy.Content) -> ThemeDecisions.Outcome {
      .number(Int(table.id(of: content)))
    }
    switch written(number) {
    case nil: return decisions.constant(.undeclared)
    case .value(let value)?:
      return decisions.map(try resolved(value)) { value in
        value.resolved.map { outcome(.value($0)) } ?? .undeclared
      }
    case .emptyImage?: return decisions.constant(outcome(.emptyImage))
    case .textAttributes(nil)?: return decisions.constant(outcome(.textAttributes(nil)))
    case .textAttributes(let attributes?)?:
      let parts = try attributes.map { part throws(TooLarge) in try resolved(part.value) }
      return try decisions.combine(parts) { values in
        let all = zip(attributes, values).compactMap { attribute, value in
          value.resolved.map { Proxy.TextAttribute(attribute: attribute.attribute, value: $0) }
        }
        return outcome(.textAttributes(all))
      }
    }
  }

  /// A value without its tokens.
  private func resolved(_ value: Value) throws(TooLarge) -> DecisionID {
    try outside(decisions.bound(decisions.constant(outcome(of: value))))
  }

  /// A value of a setting among the outcomes of the theme's decisions.
  func outcome(of value: Value) -> ThemeDecisions.Outcome {
    values[value].map { .value($0) } ?? .undeclared
  }

  /// A decision as it is outside of every screen, unless screens make a difference.
  package func outside(_ decision: DecisionID) -> DecisionID {
    isByScreen ? decision : decisions.restrict(decision, ContextDimensions.screen, to: 0)
  }
}

extension SettingValue {
  /// The same, with UIKit's own instead of an empty dictionary of text attributes.
  fileprivate var withoutEmptyText: SettingValue {
    self == .textAttributes([]) ? .textAttributes(nil) : self
  }
}

/// Looks at settings as if they were declarations, so that one order decides about both.
extension Theme {
  /// The declaration that represents a setting in the theme's own order.
  fileprivate func declaration(of setting: InstanceSetting, at position: Int) -> Declaration {
    let block = blocks[Int(setting.block)]
    return Declaration(
      target: TargetID(0),
      condition: block.condition,
      layer: block.layer,
      priority: setting.priority,
      styleDepth: setting.styleDepth,
      shorthandSteps: 0,
      isFinal: false,
      value: ValueID(0),
      entry: Int32(position)
    )
  }
}
