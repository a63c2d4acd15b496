import LintelCascade
package import LintelDecisions
import LintelDiagnostics
package import LintelTheme

/// The values that settings of proxies and instances have in all contexts, with a decision for each property of each object.
///
/// Like a declaration, a setting of a higher layer or a narrower block overrides another one as a whole.
package struct ProxyDecisions {
  /// The value that a setting has for one target.
  struct Candidate {
    /// The number of the value in `written`.
    let content: Int
    /// A declaration that represents the setting in the theme's order, with the setting's position as its entry.
    ///
    /// Its target and value have no meaning.
    let declaration: Declaration
    /// The place of the assignment in the file, for conflicts.
    let range: SourceRange
  }

  let decisions: ThemeDecisions
  /// Whether values can differ by screen; those of proxies can't, because a proxy outlasts the screen.
  private let isByScreen: Bool
  /// The targets of the settings, in the order in which code sets them.
  package let targets: [ProxyTarget]
  /// The candidates for each target, in the order of the theme's settings.
  private let candidates: [ProxyTarget: [Candidate]]
  /// The values that settings assign, by number, with tokens unresolved.
  private var written = Interner<SettingValue>()
  /// The values of targets by number, with tokens resolved.
  private var bound = Interner<Proxy.Content>()
  /// The ids of the theme's values.
  private let values: [Value: ValueID]

  /// Collects the values of settings by target.
  ///
  /// The decisions must ask for the versions of the settings' traits.
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

  func candidates(for target: ProxyTarget) -> [Candidate] { candidates[target] ?? [] }

  /// Returns the value of a number among the outcomes of `written(_:isStrict:)`, or `nil` if the number doesn't occur there.
  func written(_ number: Int) -> SettingValue? {
    written.values.indices.contains(number) ? written.values[number] : nil
  }

  /// Returns the value of a number among the outcomes of `bound(_:)`, or `nil` if the number doesn't occur there.
  package func content(_ number: Int) -> Proxy.Content? {
    bound.values.indices.contains(number) ? bound.values[number] : nil
  }

  // MARK: - Decisions

  /// Decides the value of a target as it's written, with numbers as outcomes.
  ///
  /// The outcome is `.undeclared` where no setting applies or the version lacks one of the traits. Where settings disagree, it's
  /// `.conflict` if `isStrict` is `true`, and otherwise that of any of them.
  func written(_ target: ProxyTarget, isStrict: Bool = false) throws(TooLarge) -> DecisionID {
    let rivals = candidates(for: target)
    // Creates the ids in the order of the settings.
    for rival in rivals { _ = decisions.id(of: .number(rival.content)) }
    return try decided(target, rivals.map { .number($0.content) }, isStrict: isStrict)
  }

  /// Decides which of some outcomes, one for each setting, a target has on the versions that have the object's traits.
  private func decided(
    _ target: ProxyTarget,
    _ outcomes: [ThemeDecisions.Outcome],
    isStrict: Bool = false
  ) throws(TooLarge) -> DecisionID {
    let conflict = decisions.id(of: .conflict)
    let all = candidates(for: target).enumerated().map { place, rival in
      rival.declaration.with(value: ValueID(place))
    }
    let whole: DecisionID
    do throws(TooLarge) {
      whole = try decisions.decide(all, in: nil) { declaration in
        outcomes[declaration.value.index]
      } join: { a, b in
        a == b ? a : isStrict ? conflict : min(a, b)
      }
    } catch {
      // Settings have no places in the cascade.
      throw error.naming([])
    }
    let isAvailable = decisions.isAtLeast(target.object.traits.introduced)
    let nothing = decisions.constant(.undeclared)
    return try outside(decisions.choose(isAvailable, whole, nothing))
  }

  /// Decides, for each target with a setting that uses a token, where such a setting wins.
  ///
  /// The outcomes are `.entry` with the setting's position, and `.undeclared` where no setting applies or the winner doesn't use the token.
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

  /// Decides the value of a target with tokens resolved: a number for `content(_:)`, or `.undeclared` where nothing is set.
  package mutating func bound(_ target: ProxyTarget) throws(TooLarge) -> DecisionID {
    let decision = try written(target)
    var result = decisions.constant(.undeclared)
    for case .number(let number) in decisions.outcomes(of: decision) {
      let isOwn = decisions.test(decision) { $0 == .number(number) }
      result = try decisions.choose(isOwn, boundContent(number), result)
    }
    return result
  }

  /// Decides a written value with tokens resolved, with numbers for `content(_:)` as outcomes.
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

  private func resolved(_ value: Value) throws(TooLarge) -> DecisionID {
    try outside(decisions.bound(decisions.constant(outcome(of: value))))
  }

  /// Returns a setting's value as an outcome of the theme's decisions.
  func outcome(of value: Value) -> ThemeDecisions.Outcome {
    values[value].map { .value($0) } ?? .undeclared
  }

  /// Returns a decision as it is outside of every screen, unless values can differ by screen.
  package func outside(_ decision: DecisionID) -> DecisionID {
    isByScreen ? decision : decisions.restrict(decision, ContextDimensions.screen, to: 0)
  }
}

extension SettingValue {
  /// The same value, with UIKit's own instead of an empty dictionary of text attributes.
  fileprivate var withoutEmptyText: SettingValue {
    self == .textAttributes([]) ? .textAttributes(nil) : self
  }
}

extension Theme {
  /// Returns the declaration that represents a setting, so that one order decides about settings and declarations.
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
