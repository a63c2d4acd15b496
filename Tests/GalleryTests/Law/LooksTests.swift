#if os(Linux)
  @testable import LintelAppearance
  import LintelCascade
  import LintelCompiler
  import LintelDecisions
  @testable import LintelLint
  import LintelSchema
  import LintelTesting
  import LintelTheme
  import Testing

  /// Compares the looks that rules judge in all contexts at once with resolved contexts.
  @Suite("Looks as decisions")
  struct LooksTests {
    private static let seeds = UInt64(1)...60

    @Test("In every context, the look is what the context resolves to")
    func law() throws {
      var (themes, values) = (0, 0)
      for seed in Self.seeds {
        let drawn = LawTheme(seed: seed, name: "Law\(seed)")
        let files = drawn.files.mapValues { Array($0.utf8) }
        let compilation = compile(root: "theme.yaml", provider: .files(files))
        guard let theme = compilation.theme, compilation.tree != nil else { continue }
        themes += 1
        var checks = try #require(try LooksChecks(theme))
        var generator = SeededGenerator(seed: seed)
        for context in theme.someContexts(8, &generator) {
          let differences = try checks.differences(context)
          #expect(differences.isEmpty, "seed \(seed), \(context)\n\(differences)\n\(drawn.text)")
        }
        values += checks.values
      }
      #expect(themes > 40 && values > 1000, "\(themes) \(values)")
    }

    @Test("A fallback object is shown as UIKit shows it")
    func fallback() throws {
      let text = """
        lintel: 1
        theme: Fallback
        ios: 13..27
        navigationBar:
          standard:
            background: { preset: opaque, color: "#112233" }
            title: { color: "#445566" }
            shadow: { color: "#778899" }
          compact: { title: { kern: 2 } }
        toolbar: { standard: { background: { effect: none, color: "#332211" } } }
        tabBar: { standard: { background: opaque, item: { iconColor: "#665544" } } }
        screens: { home: { navigationBar: { standard: { background: { color: "#998877" } } } } }
        """
      let compilation = compile(
        root: "theme.yaml",
        provider: .files(["theme.yaml": Array(text.utf8)])
      )
      let theme = try #require(compilation.theme)
      var checks = try #require(try LooksChecks(theme))
      for context in theme.everyContext {
        let differences = try checks.differences(context)
        #expect(differences.isEmpty, "\(context)\n\(differences)")
      }
      #expect(checks.values > 20)
    }
  }

  /// Compares looks with resolved contexts.
  private struct LooksChecks {
    private let cascade: Cascade
    private let looks: Looks
    private let schema = Schema.standard
    private(set) var values = 0

    init?(_ theme: Theme) throws {
      cascade = Cascade(theme)
      guard let looks = try Looks(cascade) else { return nil }
      self.looks = looks
    }

    mutating func differences(_ asked: TreeContext) throws -> [String] {
      let theme = cascade.theme
      let promos = theme.space.calendar.normalized(asked.promos).running
      let context = looks.decisions.dimensions.context(
        ContextSelection(
          brand: asked.brand,
          promos: promos,
          screen: asked.screen,
          ios: asked.ios,
          device: asked.device
        )
      )
      let resolved = ContextResolver(cascade).resolved(
        ContextSelection(
          brand: asked.brand,
          promos: promos,
          screen: asked.screen,
          ios: asked.ios,
          device: asked.device
        ),
        listsCovers: true
      )
      var result: [String] = []
      for kind in BarKind.allCases {
        let bar = try looks.bar(kind)
        let expected = resolved.bars.first { $0.kind == kind }
        for slot in kind.slots {
          let name = "\(kind).\(slot)"
          var object: Appearance?
          if let shown = expected?.slots[slot] { object = shown }
          result += try differences(bar, slot, object, at: context).map { "\(name) \($0)" }
          for leaf in bar.ownLeaves {
            let value = expected?.values.first { $0.leaf == leaf && $0.slots.contains(slot) }?.value
            if outcome(try bar.ownValue(of: leaf, in: slot), context).resolved != value {
              result.append("\(name) \(schema[leaf].path)")
            }
          }
        }
      }
      return result
    }

    private mutating func differences(
      _ bar: ShownBar,
      _ slot: AppearanceSlot,
      _ object: Appearance?,
      at context: Context
    ) throws -> [String] {
      var result: [String] = []
      let shown = BackgroundLeaves(of: bar.kind, in: schema).shown
      var background: Appearance?
      if case .background(let known) = outcome(try bar.background(in: slot), context) {
        background = known
      }
      let expected = object.map { object in
        Appearance(
          bar: bar.kind,
          configure: object.configure,
          values: object.values.filter { shown.contains($0.leaf) }
        )
      }
      if background != expected { result.append("background") }
      for place in bar.places {
        let part = place.item < 0 ? nil : ItemPart(cell: Int(place.item))
        let value = object?.values.first { value in
          value.leaf == place.leaf
            && (part == nil || value.layout == part?.layout && value.state == part?.state)
        }?.value
        values += value == nil ? 0 : 1
        if outcome(try bar.value(of: place, in: slot), context).resolved != value {
          result.append("\(schema[place.leaf].path) \(place.item)")
        }
        if case .entry(let entry) = outcome(try bar.entry(of: place, in: slot), context),
          !cascade.declarations(of: TargetID(place.leaf)).contains(where: { $0.entry == entry })
        {
          result.append("\(schema[place.leaf].path) has entry \(entry)")
        }
      }
      let known = Set(bar.places.map(\.leaf))
      result += (object?.values ?? []).filter { !known.contains($0.leaf) }.map {
        "\(schema[$0.leaf].path) is missing"
      }
      return result
    }

    private func outcome(_ decision: DecisionID, _ context: Context) -> ThemeDecisions.Outcome {
      looks.decisions.outcome(of: decision, at: context)
    }
  }
#endif
