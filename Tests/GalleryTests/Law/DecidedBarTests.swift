#if os(Linux)
  @testable import LintelAppearance
  import LintelCascade
  import LintelCompiler
  import LintelDecisions
  import LintelSchema
  import LintelTesting
  import LintelTheme
  import Testing

  /// Compares bars that are decided for all contexts at once with bars that are built for single contexts.
  @Suite("Bars as decisions")
  struct DecidedBarTests {
    private static let seeds = UInt64(1)...150

    @Test("A decided bar matches the bar that is built for each context")
    func law() throws {
      var (themes, contexts, objects) = (0, 0, 0)
      for seed in Self.seeds {
        let drawn = LawTheme(seed: seed, name: "Law\(seed)")
        let files = drawn.files.mapValues { Array($0.utf8) }
        let compilation = compile(root: "theme.yaml", provider: .files(files))
        guard let theme = compilation.theme, compilation.tree != nil else { continue }
        themes += 1
        var checks = try #require(try DecidedBarChecks(theme))
        var generator = SeededGenerator(seed: seed)
        for context in theme.someContexts(12, &generator) {
          let differences = try checks.differences(context)
          #expect(differences.isEmpty, "seed \(seed), \(context)\n\(differences)\n\(drawn.text)")
        }
        contexts += checks.contexts
        objects += checks.objects
      }
      #expect(themes > 100 && contexts > 1000 && objects > 1000, "\(themes) \(contexts) \(objects)")
    }
  }

  /// Compares decided bars with `BarBuilder`.
  private struct DecidedBarChecks {
    private let cascade: Cascade
    private let decisions: ThemeDecisions
    private let bars: [DecidedBar]
    private let winning: WinningDeclarations
    private let roles = LeafRoles.standard
    private(set) var contexts = 0
    private(set) var objects = 0

    init?(_ theme: Theme) throws {
      cascade = Cascade(theme)
      winning = WinningDeclarations(cascade)
      guard let decisions = try ThemeDecisions(cascade, disagreement: .anyValue) else { return nil }
      self.decisions = decisions
      bars = try BarKind.allCases.map { try DecidedBar($0, of: decisions) }
    }

    mutating func differences(_ asked: TreeContext) throws -> [String] {
      let space = cascade.theme.space
      let promos = space.calendar.normalized(asked.promos).running
      let context = decisions.dimensions.context(
        ContextSelection(
          brand: asked.brand,
          promos: promos,
          screen: asked.screen,
          ios: asked.ios,
          device: asked.device
        )
      )
      let cell = space.cell(
        of: ContextSelection(
          brand: asked.brand,
          promos: promos,
          screen: asked.screen,
          ios: asked.ios,
          device: asked.device
        )
      )
      let holding = cascade.targets.flatMap { target in
        cascade.declarations(of: target).filter {
          space.appliesRegardlessOfParts(cascade.theme.conditions[$0.condition.index], at: cell)
        }
      }
      let cascaded = CascadedValues(holding, precedence: winning, isTabItem: roles.isTabItem)
      contexts += 1
      return bars.flatMap { bar in
        let expected = BarBuilder(
          bar.kind,
          theme: cascade.theme,
          roles: roles,
          ios: asked.ios,
          cascaded: cascaded
        ).bar()
        return differences(bar, expected, at: context)
      }
    }

    private mutating func differences(
      _ bar: DecidedBar,
      _ expected: UnboundBar,
      at context: Context
    ) -> [String] {
      var result: [String] = []
      func isMet(_ test: DecisionID?) -> Bool {
        test.map { decisions.outcome(of: $0, at: context) == .flag(true) } ?? false
      }
      if isMet(bar.showsLargeTitles) != expected.showsLargeTitles { result.append("large titles") }
      for slot in bar.kind.slots {
        if isMet(bar.system[slot]) != expected.system.contains(slot) {
          result.append("\(bar.kind).\(slot) system")
        }
        let own = expected.objects[slot.rawValue]
        guard isMet(bar.own[slot]) == (own != nil) else {
          result.append("\(bar.kind).\(slot) own")
          continue
        }
        guard let own, let object = bar.objects[slot] else { continue }
        objects += 1
        let configure = decisions.outcome(of: object.configure, at: context)
        if configure != .configure(own.configure) { result.append("\(bar.kind).\(slot) configure") }
        let values = object.values.compactMapValues { value(of: $0, at: context) }
        let others = Dictionary(
          uniqueKeysWithValues: own.values.map {
            (DecidedBar.Place(leaf: $0.leaf, item: $0.item), $0.value)
          }
        )
        for place in Set(values.keys).union(others.keys).sorted()
        where values[place] != others[place] {
          let (a, b) = (values[place] ?? -9, others[place] ?? -9)
          result.append("\(bar.kind).\(slot).\(roles.schema[place.leaf].path): \(a), not \(b)")
        }
      }
      for (leaf, values) in bar.values {
        for slot in bar.kind.slots {
          let decided = values[slot].flatMap { value(of: $0, at: context) }
          let other = expected.values.first { $0.leaf == leaf && $0.slots.contains(slot) }?.value
          if decided != other { result.append("\(roles.schema[leaf].path) \(slot)") }
        }
      }
      let unknown = expected.values.filter { bar.values[$0.leaf] == nil }
      return result + unknown.map { roles.schema[$0.leaf].path }
    }

    private func value(of decision: DecisionID, at context: Context) -> Int32? {
      switch decisions.outcome(of: decision, at: context) {
      case .value(let value): return value.rawValue
      case .disabledTitle: return UnboundValue.disabledTitle
      case .undeclared, .unset: return nil
      case .conflict, .flag, .configure, .assigned, .scroll, .resolved, .background, .side,
        .transition, .entry, .number, .blame, .emptyImage:
        return -8
      }
    }
  }
#endif
