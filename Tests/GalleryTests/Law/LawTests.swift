#if os(Linux)
  import Foundation
  import LintelAppearance
  import LintelBackends
  import LintelCascade
  import LintelCompiler
  import LintelSchema
  import LintelTesting
  import LintelTheme
  import Testing

  /// Tests random themes that combine slots, `unset`, inheritance, and promos that can't run together.
  ///
  /// `LINTEL_LAW_THEMES` sets the number of themes, `LINTEL_LAW_PROGRAMS` the number of those whose Swift output runs, and
  /// `LINTEL_LAW_SEED` the seed of the first theme.
  @Suite("All answers about a slot agree")
  struct LawTests {
    private static func setting(_ name: String, _ initial: UInt64) -> UInt64 {
      ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) } ?? initial
    }

    private static let count = UInt64(Thoroughness.rounds(120, usually: 48))
    private static let first = setting("LINTEL_LAW_SEED", 1)
    private static let perProgram: UInt64 = 100
    /// Themes whose programs have revealed errors, which always run.
    private static let telling: [UInt64] = [3310, 3692, 4305, 5278, 5310, 8176]

    private struct Drawn {
      let theme: Theme
      let tree: AppearanceTree
      let text: String
      /// Some of the contexts, including ones in which an app requests promos that can't run together.
      let contexts: [TreeContext]

      /// Returns `nil` for a theme that is refused, such as one with a conflict.
      init?(seed: UInt64) {
        let drawn = LawTheme(seed: seed, name: "Law\(seed)")
        text = drawn.text
        let files = drawn.files.mapValues { Array($0.utf8) }
        let compilation = compile(root: "theme.yaml", provider: .files(files))
        guard let theme = compilation.theme, let tree = compilation.tree else { return nil }
        self.theme = theme
        self.tree = tree
        var generator = SeededGenerator(seed: seed)
        contexts = theme.someContexts(8, &generator)
      }
    }

    @Test("explain, resolve, and the tree agree in every slot")
    func words() throws {
      let count = Self.setting("LINTEL_LAW_THEMES", Self.count)
      var (themes, contexts, slots, refused) = (0, 0, 0, 0)
      var failures: [String] = []
      for seed in Self.first..<(Self.first + count) {
        guard let drawn = Drawn(seed: seed) else {
          refused += 1
          continue
        }
        themes += 1
        var checks = LawChecks(drawn.theme, drawn.theme.json)
        for context in drawn.contexts {
          contexts += 1
          let differences = try checks.differences(context)
          guard !differences.isEmpty else { continue }
          failures.append(
            "seed \(seed), \(context):\n\(differences.prefix(6).joined(separator: "\n"))\n\(drawn.text)"
          )
          break
        }
        slots += checks.slots
      }
      print(
        "law: \(themes) themes from seed \(Self.first) on (\(refused) refused), contexts: \(contexts),",
        "slots: \(slots), failures: \(failures.count)"
      )
      #expect(failures.isEmpty, "\(failures.prefix(3).joined(separator: "\n"))")
      #expect(themes > count / 2, "most of what is drawn has to compile")
    }

    @Test("Outputs for some brands and values of modes have the same values as complete ones")
    func scopes() throws {
      var (contexts, parts) = (0, 0)
      for seed in Self.first..<(Self.first + Self.setting("LINTEL_LAW_THEMES", Self.count)) {
        guard let drawn = Drawn(seed: seed) else { continue }
        var generator = SeededGenerator(seed: seed)
        let scope = try drawn.theme.someScope(&generator)
        let cascade = Cascade(drawn.theme).limited(to: drawn.theme.space.release)
        let decided = try #require(try DecidedTheme(cascade, scope: scope))
        let checks = LawChecks(drawn.theme, appearanceTreeJSON(decided))
        if scope != OutputScope(all: drawn.theme.space) { parts += 1 }
        for context in drawn.contexts where drawn.theme.isFor(scope, context) {
          contexts += 1
          let differences = try checks.outputDifferences(context)
          #expect(differences.isEmpty, "seed \(seed), \(scope), \(context):\n\(drawn.text)")
        }
      }
      #expect(
        parts > Self.count / 3 && contexts > Self.count * 5 / 6,
        "\(parts) parts, \(contexts) contexts"
      )
    }

    @Test("The Swift output and the JSON tree have the same results when they run")
    func programs() throws {
      let end = Self.first + Self.setting("LINTEL_LAW_PROGRAMS", 6)
      var (themes, contexts, values) = (0, 0, 0)
      var failures: [String] = []
      for start in stride(from: Self.first, to: end, by: Int(Self.perProgram)) {
        let telling = start == Self.first ? Self.telling.filter { $0 >= end } : []
        let drawn = (Array(start..<min(start + Self.perProgram, end)) + telling)
          .compactMap(Drawn.init)
        let visits = drawn.map { drawn in
          EquivalenceProgram.Visit(
            drawn.theme,
            drawn.tree,
            name: "theme.yaml",
            contexts: drawn.contexts.filter { Version(13) <= $0.ios }
          )
        }
        let outcome = try EquivalenceProgram.run(visits)
        let report = outcome.report(visits)
        if !report.isEmpty {
          let wrong = zip(drawn, outcome.differences).first { $1.contains { !$0.isEmpty } }
          failures.append("\(report)\n\(wrong?.0.text ?? "")")
        }
        themes += visits.count
        contexts += outcome.contexts
        values += outcome.values
      }
      print(
        "law: \(themes) themes run from seed \(Self.first) on, contexts: \(contexts), values: \(values)"
      )
      #expect(failures.isEmpty, "\(failures.joined(separator: "\n").prefix(6000))")
    }
  }

  extension Theme {
    /// A random part of the theme's brands and values of modes.
    fileprivate func someScope(_ generator: inout SeededGenerator) throws -> OutputScope {
      func some(_ names: [String]) -> [String] {
        names.filter { _ in Bool.random(using: &generator) }
      }
      return try selectScope(
        brands: some(space.brands.map(\.name)),
        modes: space.calendar.switches.modes.flatMap { mode in
          some(mode.values.map { "\(mode.name)=\($0)" })
        }
      )
    }

    /// Whether outputs for a part of the theme include a context.
    fileprivate func isFor(_ scope: OutputScope, _ context: TreeContext) -> Bool {
      let values = space.calendar.switches.completed(context.promos).compactMap {
        space.calendar.switches.value($0)
      }
      return scope.brands.contains(context.brand)
        && values.allSatisfy { scope.modeValues[$0.mode].contains($0.value) }
    }

    /// Random contexts up to a number, in which any promos may be requested together.
    func someContexts(
      _ count: Int,
      _ generator: inout SeededGenerator
    ) -> [TreeContext] {
      let cuts = space.versions.map(\.first) + [13, 15, 26, 27].map { Version($0) } + [minimumIOS]
      let versions = Set(cuts).filter { minimumIOS <= $0 && $0 <= newestIOS }.sorted()
      return (0..<count).compactMap { _ in
        let brand = Int.random(in: space.brands.indices, using: &generator)
        let screen = Int.random(in: 0...space.screens.count, using: &generator)
        let promos = space.calendar.promos.indices.filter { _ in
          Bool.random(using: &generator)
        }
        let switches = space.calendar.switches
        let values = switches.modes.indices.compactMap { mode in
          switches.numbers(ofMode: mode).randomElement(using: &generator)
        }
        guard space.exists(screen: screen, inBrand: brand) else { return nil }
        return TreeContext(
          brand: brand,
          promos: Array(promos) + values,
          screen: screen,
          ios: versions.randomElement(using: &generator) ?? minimumIOS,
          device: Bool.random(using: &generator) ? .phone : .pad
        )
      }
    }
  }
#endif
