package import LintelCascade
package import LintelDecisions
package import LintelDiagnostics
import LintelSchema
import LintelTheme

/// Decides what the outputs set a theme's proxies to, in every context.
///
/// - Parameters:
///   - cascade: the theme's own.
///   - scope: which proxies are set.
/// - Returns: the plan, what is left out of it, and values that nothing decides between.
package func planProxies(
  _ cascade: Cascade,
  _ scope: ProxyScope
) -> (plan: ProxyPlan, diagnostics: [Diagnostic]) {
  let (kept, omitted) = ProxySelection(cascade.theme, scope).selected()
  var planner = ProxyPlanner(cascade, kept)
  do throws(TooLarge) {
    return (try planner.plan(), omitted + planner.conflicts)
  } catch {
    let refusal = Diagnostic.tooManyProxyContexts(kept.map(\.setting), cascade.theme)
    return (ProxyPlan(sets: [], contexts: []), omitted + [refusal])
  }
}

/// Resolves proxies in all contexts at once: a setting is replaced by one of a higher layer or a narrower block, as a declaration is.
package struct ProxyPlanner {
  /// What a setting says of one target.
  struct Candidate {
    /// The property, and the object that has it.
    let target: ProxyTarget
    /// What the setting assigns; its tokens aren't bound yet.
    let value: SettingValue
    /// Its condition, layer and priority are what the theme's order goes by; nothing else in it is meant.
    let declaration: Declaration
    /// Where the assignment is written, for conflicts.
    let range: SourceRange
  }

  /// The theme that has the settings.
  private let theme: Theme
  /// The order that decides between settings, the same as between declarations.
  private let precedence: Precedence
  /// The cascade that decides what tokens are.
  private let winning: WinningDeclarations
  /// The roles of leaves, which tokens of components are looked up by.
  private let roles = LeafRoles.standard
  /// Every assignment of every setting that is kept.
  private let candidates: [Candidate]
  /// Whether tokens are looked up on screens too; proxies themselves outlast the screen.
  private let isByScreen: Bool
  /// What the values' tokens are, by target.
  private let tokens: [Declaration]
  /// The conflicts found so far, each once.
  private var found: Set<ProxyConflict> = []
  /// - Parameters:
  ///   - cascade: of the theme.
  ///   - settings: what is resolved.
  ///   - isByScreen: whether values and settings may differ by screen; a proxy outlasts the screen.
  package init(_ cascade: Cascade, _ settings: [ProxySelection.Kept], isByScreen: Bool = false) {
    self.isByScreen = isByScreen
    theme = cascade.theme
    precedence = cascade.precedence
    winning = WinningDeclarations(cascade)
    tokens = cascade.theme.declarations(
      of: settings.flatMap(\.setting.tokenUses),
      onScreens: isByScreen,
      schema: roles.schema
    )
    let constants = TokenBinding(
      theme: theme,
      roles: roles,
      cascaded: CascadedValues([], precedence: winning, isTabItem: { _ in false })
    )
    var candidates: [Candidate] = []
    for kept in settings {
      let object = ProxyObject(kept.setting, bind: constants.bind)
      for assignment in kept.assignments {
        for variant in assignment.variants {
          candidates.append(
            Candidate(
              target: ProxyTarget(
                object: object,
                property: assignment.property,
                arguments: variant.arguments
              ),
              value: variant.value,
              declaration: theme.declaration(of: kept.setting, number: candidates.count),
              range: assignment.keyRange
            )
          )
        }
      }
    }
    self.candidates = candidates
  }

  /// Values that differ while nothing decides between them, each pair once.
  var conflicts: [Diagnostic] {
    found.map(\.diagnostic)
  }

  /// Resolves the proxies in every context.
  ///
  /// - Returns: The plan; it has no contexts if the theme keeps no settings.
  /// - Throws: `TooLarge` if the settings differ in more contexts than can be written out.
  package mutating func plan() throws(TooLarge) -> ProxyPlan {
    guard !candidates.isEmpty else { return ProxyPlan(sets: [], contexts: []) }
    var partition = BoxPartition(theme)
    let cuts = Set(candidates.map(\.target.object.traits.introduced))
      .filter { VersionLine.oldest < $0 && $0 <= theme.newestIOS }.sorted()
    var space = BoxSpace(theme.space, cuts: cuts)
    var sets = Interner<[Proxy]>()
    var found: Set<ProxyConflict> = []
    var contexts: [ContextEntry] = []
    let declarations = tokens + candidates.map(\.declaration)
    func screens(of declaration: Declaration) -> SetID {
      theme.conditions[declaration.condition.index][.screen]
    }
    let mentioned = Set(declarations.map(screens))
    for part in ScreenClasses(theme.space, mentioned: mentioned.sorted()).classes {
      let parts = partition.parts(
        of: space.box(of: isByScreen ? part.brands : Array(theme.space.brands.indices)),
        declarations.filter { screens(of: $0) == .top || part.sets.contains(screens(of: $0)) },
        cuts: cuts,
        in: &space
      ) { holding, version in
        sets.id(of: proxies(holding, from: version, &found))
      }
      if partition.isOverLimit {
        throw TooLarge(dimension: ContextDimensions.promo(0), declarations: [])
      }
      contexts += BoxMerging.merged(parts, in: &space).map { box in
        var entry = space.entry(of: box.box, screens: isByScreen ? part.screens : [])
        entry.proxies = Int(box.node)
        return entry
      }
      // Without screens there is one class that matters.
      if !isByScreen { break }
    }
    self.found = found
    contexts.sort { $0.isBefore($1) }
    // Sets are numbered by their first use, which the order of evaluation has no part in.
    var numbers: [Int: Int] = [:]
    var ordered: [[Proxy]] = []
    for index in contexts.indices {
      guard let old = contexts[index].proxies else { continue }
      if numbers[old] == nil {
        numbers[old] = ordered.count
        ordered.append(sets[Int32(old)])
      }
      contexts[index].proxies = numbers[old]
    }
    return ProxyPlan(sets: ordered, contexts: contexts)
  }

  /// The proxies where exactly these declarations hold, from a version on.
  private func proxies(
    _ holding: [Declaration],
    from version: Version,
    _ found: inout Set<ProxyConflict>
  ) -> [Proxy] {
    let firstOwn = roles.schema.leaves.count + theme.tokens.count
    let cascaded = CascadedValues(
      holding.filter { $0.target.index < firstOwn },
      precedence: winning,
      isTabItem: { _ in false }
    )
    let binding = TokenBinding(theme: theme, roles: roles, cascaded: cascaded)
    let own = holding.filter { $0.target.index >= firstOwn }
      .map { candidates[$0.target.index - firstOwn] }
      .filter { $0.target.object.traits.introduced <= version }
    let byTarget = Dictionary(grouping: own, by: \.target)
    var objects: [(object: ProxyObject, values: [Proxy.Value])] = []
    for target in byTarget.keys.sorted() {
      let rivals = byTarget[target] ?? []
      let winners = rivals.filter { candidate in
        !rivals.contains { precedence.beats($0.declaration, candidate.declaration) }
      }
      let contents = winners.compactMap { winner in
        winner.value.bound(by: binding).map { (content: $0, range: winner.range) }
      }
      guard let first = contents.first else { continue }
      for other in contents.dropFirst() where other.content != first.content {
        found.insert(ProxyConflict(target: target, ranges: [first.range, other.range]))
      }
      let value = Proxy.Value(
        property: target.property,
        arguments: target.arguments,
        content: first.content
      )
      if objects.last?.object == target.object {
        objects[objects.count - 1].values.append(value)
      } else {
        objects.append((target.object, [value]))
      }
    }
    return objects.map { object, values in
      Proxy(
        owner: object.owner,
        containedIn: object.containedIn,
        traits: object.traits,
        values: values
      )
    }
  }
}

extension Diagnostic {
  /// An error about settings that differ in too many contexts, at the first one.
  fileprivate static func tooManyProxyContexts(
    _ settings: [Theme.InstanceSetting],
    _ theme: Theme
  ) -> Diagnostic {
    let places = settings.map(\.range).sorted()
    return Diagnostic(
      "too-many-contexts",
      .error,
      "the settings of 'proxies' differ in more contexts than can be written out",
      at: places.first ?? theme.nameRange,
      notes: [Note("every combination of promos that can run together counts")]
        + places.dropFirst().prefix(5).map { Note("this setting counts, too", at: $0) },
      help: ["set proxies in fewer promos, or remove 'with: any' from some of them"]
    )
  }
}

/// Replaces the tokens of a setting by their values.
extension SettingValue {
  /// Without tokens; nil if one of them has no value, which is reported elsewhere.
  fileprivate func bound(by binding: TokenBinding) -> Proxy.Content? {
    switch self {
    case .value(let value): return binding.bind(value).map(Proxy.Content.value)
    case .emptyImage: return .emptyImage
    case .textAttributes(nil): return .textAttributes(nil)
    case .textAttributes(let attributes?):
      return .textAttributes(
        attributes.compactMap { attribute in
          binding.bind(attribute.value).map {
            Proxy.TextAttribute(attribute: attribute.attribute, value: $0)
          }
        }
      )
    }
  }
}

/// Looks at settings as if they were declarations, so that one order decides about both.
extension Theme {
  /// The declaration that represents a setting in the theme's own order.
  fileprivate func declaration(of setting: InstanceSetting, number: Int) -> Declaration {
    let block = blocks[Int(setting.block)]
    return Declaration(
      target: TargetID(LeafRoles.standard.schema.leaves.count + tokens.count + number),
      condition: block.condition,
      layer: block.layer,
      priority: setting.priority,
      styleDepth: setting.styleDepth,
      shorthandSteps: 0,
      isFinal: false,
      value: ValueID(0),
      entry: 0
    )
  }

  /// The declarations of tokens and of those that they refer to, on screens or as they are outside of every screen; by target.
  fileprivate func declarations(
    of uses: [TokenUse],
    onScreens: Bool,
    schema: Schema
  ) -> [Declaration] {
    var open = uses.compactMap { target(of: $0.key, in: schema) }
    var seen = Set(open)
    var result: [Declaration] = []
    while let next = open.popLast() {
      for declaration in declarations
      where declaration.target == next
        && (onScreens || conditions[declaration.condition.index][.screen] == .top)
      {
        result.append(declaration)
        for use in tokenUses[declaration.entry] ?? [] {
          guard let target = target(of: use.key, in: schema) else { continue }
          if seen.insert(target).inserted { open.append(target) }
        }
      }
    }
    return result.sorted { $0.target < $1.target }
  }
}
