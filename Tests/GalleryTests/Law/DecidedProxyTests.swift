#if os(Linux)
  @testable import LintelAppearance
  import LintelBackends
  import LintelCascade
  import LintelCompiler
  import LintelDiagnostics
  import LintelLint
  import LintelSchema
  import LintelTesting
  import LintelTheme
  import Testing

  /// Compares decided proxies with independently resolved contexts.
  @Suite("Proxies as decisions")
  struct DecidedProxyTests {
    private static let seeds = UInt64(1)...UInt64(Thoroughness.rounds(400, usually: 100))

    @Test("In every context, the JSON sets the resolved values, and conflicting values are refused")
    func law() throws {
      var (themes, contexts, proxies, refused) = (0, 0, 0, 0)
      for seed in Self.seeds {
        let text = ProxyTheme(seed: seed).text
        var options = CompilerOptions()
        options.proxies = .everywhere
        let files = ["theme.yaml": Array(text.utf8)]
        let compilation = compile(root: "theme.yaml", provider: .files(files), options: options)
        let theme = try #require(compilation.theme)
        let errors = compilation.diagnostics.filter { $0.severity == .error }
        let rules = Set(errors.map(\.rule))
        try #require(rules.isSubset(of: ["conflicting-proxies"]), "\(rules)\n\(text)")
        themes += 1
        let kept = ProxySelection(theme, .everywhere).selected().kept
        let resolver = ProxyResolver(theme, kept)
        let all = theme.everyContext.filter { $0.screen == 0 && Version(13) <= $0.ios }
        let disagrees = all.contains { context in
          resolver.contents(at: context).values.contains { $0.count > 1 }
        }
        #expect(disagrees == !rules.isEmpty, "seed \(seed)\n\(text)")
        if disagrees { refused += 1 }
        guard let decided = compilation.decided else { continue }
        let tree = ReadTree(
          RecordReader.value(of: appearanceTreeJSON(decided).text(.compact))
        )
        for context in all {
          let expected = resolver.proxies(at: context).map(\.json)
          let found = tree.proxies(at: ReadTree.Place(resolved(theme, at: context)))
          #expect(
            Self.sorted(found) == Self.sorted(expected),
            "seed \(seed), \(context)\n\(text)"
          )
          contexts += 1
          proxies += expected.count
        }
      }
      #expect(
        themes == Self.seeds.count && contexts > 12 * themes && proxies > 25 * themes
          && refused * 20 > themes && refused * 4 < themes * 3,
        "\(themes) \(contexts) \(proxies) \(refused)"
      )
    }

    @Test("Comparisons use the values that contexts resolve to")
    func bound() throws {
      var values = 0
      for seed in Self.seeds.prefix(100) {
        let files = ["theme.yaml": Array(ProxyTheme(seed: seed).text.utf8)]
        let theme = try #require(compile(root: "theme.yaml", provider: .files(files)).theme)
        let cascade = Cascade(theme).limited(to: theme.space.release)
        let kept = ProxySelection(theme, .everywhere).selected().kept
        let resolver = ProxyResolver(theme, kept)
        let builder = try #require(try DecidedThemeBuilder(cascade, scope: nil))
        var decisions = ProxyDecisions(kept, of: builder.decisions)
        let all = theme.everyContext.filter { $0.screen == 0 }
        let expected = all.map(resolver.contents)
        for target in decisions.targets {
          let decision = try decisions.bound(target)
          for (context, contents) in zip(all, expected) {
            let place = builder.decisions.dimensions.context(
              ContextSelection(
                brand: context.brand,
                promos: theme.space.calendar.normalized(context.promos).running,
                screen: 0,
                ios: context.ios,
                device: context.device
              )
            )
            guard contents[target]?.count ?? 0 < 2 else { continue }
            var found: Proxy.Content?
            if case .number(let number) = builder.decisions.outcome(of: decision, at: place) {
              found = decisions.content(number)
            }
            #expect(found == contents[target]?.first, "seed \(seed), \(context)")
            values += 1
          }
        }
      }
      #expect(values > 10_000, "\(values)")
    }

    private func resolved(_ theme: Theme, at context: TreeContext) -> ResolvedContext {
      ContextResolver(Cascade(theme)).resolved(
        ContextSelection(
          brand: context.brand,
          promos: theme.space.calendar.normalized(context.promos).running,
          screen: 0,
          ios: context.ios,
          device: context.device
        ),
        listsCovers: true
      )
    }

    /// The values with the keys of objects sorted, because their order means nothing.
    private static func sorted(_ value: [JSONValue]) -> [JSONValue] { value.map(sorted) }

    private static func sorted(_ value: JSONValue) -> JSONValue {
      switch value {
      case .null, .boolean, .number, .string: value
      case .array(let elements): .array(elements.map(sorted))
      case .object(let members):
        .object(
          members.map { JSONMember($0.key, sorted($0.value)) }.sorted { $0.key < $1.key }
        )
      }
    }
  }
#endif
