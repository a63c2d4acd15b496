#if os(Linux)
  import LintelAppearance
  import LintelBackends
  import LintelDiagnostics
  import LintelLint
  import LintelSchema
  import LintelTesting
  import LintelTheme
  import Testing

  @Suite("Code and trees set the proxies that contexts resolve to")
  struct ProxyEquivalenceTests {
    private static func sample(_ text: String, _ scope: ProxyScope) throws -> SampleTheme {
      var options = CompilerOptions()
      options.proxies = scope
      return try SampleTheme(text, options: options)
    }

    private static func code(_ sample: SampleTheme, splits: Bool = false) -> [SwiftFile] {
      sample.code(SwiftOptions(source: "store.yaml", splits: splits))
    }

    /// Every brand with every set of promos, before and after a version, and on both devices, each starting without values.
    private static let stops: [ProxyProgram.Stop] = ["day", "night"].flatMap { brand in
      [[], ["sale"], ["members"], ["sale", "members"]].flatMap { promos in
        [(Version(15), false), (Version(16), true), (Version(26), false)].map { ios, isPad in
          ProxyProgram.Stop(
            brand: brand,
            promos: promos,
            ios: ios,
            isPad: isPad
          )
        }
      }
    }

    @Test("In every context, the same proxies get the same values")
    func sameProxies() throws {
      let sample = try Self.sample(ProxySample.everything, .contained)
      let program = Self.program(sample, Self.stops)
      let found = try program.run()
      #expect(found.count == 24)
      for (stop, record) in zip(Self.stops, found) {
        // One class is for a trait of iOS 17.
        let least = LegacyClass.all.count - (stop.ios < Version(17) ? 1 : 0)
        #expect(program.expected(at: stop).count >= least)
        let differences = program.differences(record, at: stop)
        #expect(differences.isEmpty, "\(stop): \(differences.prefix(5))")
      }
    }

    @Test("The sample sets every property of proxies, with every word of every argument")
    func sampleIsComplete() throws {
      let sample = try Self.sample(ProxySample.everything, .contained)
      let proxies = try #require(sample.decided.proxies)
      let values = proxies.flatMap { proxy in
        proxy.values.map { "\(proxy.object.owner.name).\($0.property.name)" }
      }
      for owner in LegacyClass.all {
        for property in owner.properties where property.isProxyable {
          // These are deprecated on every system that the output runs on.
          let isOld = property.availability.deprecated != nil
          let count = values.count { $0 == "\(owner.name).\(property.name)" }
          let words = property.arguments.map { $0.words.count { $0 != "prominent" } }
          #expect(count >= (isOld ? 0 : words.reduce(1, *)), "\(owner.name).\(property.name)")
        }
      }
    }

    @Test("Traits and their words aren't used on versions of iOS that don't have them")
    func traitsAvailable() throws {
      let traits = [
        ("userInterfaceIdiom: vision", 17), ("userInterfaceIdiom: mac", 14),
        ("userInterfaceIdiom: pad", 12), ("displayScale: 2", 12), ("legibilityWeight: bold", 13),
      ]
      for (trait, since) in traits {
        let theme = """
          lintel: 1
          theme: Store
          ios: 12..18
          proxies:
            - class: UIToolbar
              containedIn: [ShopController]
              traits: { \(trait) }
              set: { barTintColor: label }
          """
        let sample = try Self.sample(theme, .contained)
        let decided = sample.decided
        let value = try #require(decided.proxies?.first?.values.first)
        #expect(decided.outcome(of: value.content.presence) == .flag(true), "\(trait)")
        let versions = [12, 13, 14, 15, 16, 17, 18].map { Version($0) }.filter { version in
          let context = decided.dimensions.context(
            ContextSelection(
              brand: 0,
              promos: [],
              screen: 0,
              ios: version,
              device: .phone
            )
          )
          return decided.outcome(of: value.onAllVersions, at: context) != .undeclared
        }
        #expect(versions.min() ?? Version(0) <= Version(since), "\(trait)")
        #expect(since <= 13 || versions.min() == Version(since), "\(trait)")
        let guarded = Self.code(sample).map(\.text).joined()
          .contains("if #available(iOS \(since), *) {\n      let proxy")
        #expect(guarded == (since > 13), "\(trait)")
      }
    }

    @Test("A value that a context doesn't set anymore becomes UIKit's own")
    func replacing() throws {
      let sample = try Self.sample(ProxySample.everything, .contained)
      let before = ProxyProgram.Stop(brand: "night", promos: ["sale", "members"], ios: Version(16))
      let after = ProxyProgram.Stop(brand: "day", ios: Version(16), replaces: true)
      let found = try Self.program(sample, [before, after]).run()
      for found in [found[1].byCode, found[1].byTree] {
        let toolbar = try #require(
          found.elements.first {
            $0["class"] == "UIToolbar" && $0["containedIn"] == ["ShopViewController"]
              && $0["traits"] == nil
          }
        )
        #expect(toolbar["set"]?["barTintColor"]?["light"] == "#FFFFFFFF")
        #expect(toolbar["set"]?["isTranslucent"] == true)
        #expect(toolbar["set"]?["barStyle"] == "default")
        #expect(toolbar["set"]?["shadowImage"]?["any"] == .null)
        let item = try #require(
          found.elements.first { $0["class"] == "UITabBarItem" && $0["traits"] == nil }
        )
        #expect(item["set"]?["badgeColor"] == .null)
        #expect(item["set"]?["titlePositionAdjustment"] == [0, 0])
      }
    }

    @Test(
      "The output compiles for the oldest and the newest minimum, in several files, and is formatted"
    )
    func compiles() throws {
      for minimum in ["12", "13", "17", "26"] {
        let text = ProxySample.everything.replacing("ios: 13..27", with: "ios: \(minimum)..27")
        let sample = try Self.sample(text, .contained)
        for splits in [false, true] {
          let files = Self.code(sample, splits: splits).map { ($0.name, $0.text) }
          let run = try SwiftToolchain.typecheck(
            files + [("App.swift", "import UIKit\n\n" + ProxySample.app)]
          )
          #expect(run.status == 0, "\(minimum): \(run.output.prefix(3000))")
          if minimum == "13" {
            let lint = try SwiftToolchain.formatLint(files)
            #expect(lint.status == 0, "\(lint.output.prefix(3000))")
          }
        }
      }
    }

    @Test("Any two traits together are formatted, regardless of their length")
    func pairsOfTraits() throws {
      let traits = [
        "userInterfaceStyle: dark", "userInterfaceIdiom: pad", "horizontalSizeClass: compact",
        "verticalSizeClass: regular", "userInterfaceLevel: base", "accessibilityContrast: high",
        "legibilityWeight: bold", "layoutDirection: leftToRight", "displayGamut: P3",
        "displayScale: 2",
      ]
      let proxies = traits.indices.flatMap { first in
        traits[(first + 1)...].map { second in
          """
            - class: UIToolbar
              containedIn: [Screen]
              traits: { \(traits[first]), \(second) }
              set: { isTranslucent: false }

          """
        }
      }
      let text = "lintel: 1\ntheme: Store\nios: 13..27\nproxies:\n\(proxies.joined())"
      let files = Self.code(try Self.sample(text, .contained)).map { ($0.name, $0.text) }
      let lint = try SwiftToolchain.formatLint(files)
      #expect(lint.status == 0, "\(lint.output.prefix(3000))")
    }

    @Test("The JSON conforms to the published schema")
    func conforms() throws {
      let texts = try [ProxyScope.contained, .everywhere].map {
        try Self.sample(ProxySample.everything, $0).json.text()
      }
      let mistakes = [
        ("\"barTintColor\": ", "\"barColor\": "), ("\"compactPrompt\": ", "\"small\": "),
        ("\"class\": \"UITabBarItem\"", "\"class\": \"UIToolbar\""),
        ("\"set\": ", "\"things\": "), ("\"userInterfaceStyle\": \"dark\"", "\"style\": 1"),
      ]
      let wrong = mistakes.map { texts[0].replacing($0.0, with: $0.1, maxReplacements: 1) }
      let violations = try JSONSchemaValidator.violations(
        in: texts + wrong,
        of: outputSchema().text()
      )
      #expect(violations[0] == [])
      #expect(violations[1] == [])
      for (index, mistake) in mistakes.enumerated() {
        #expect(wrong[index] != texts[0], "\(mistake.0) is not in the output")
        #expect(!violations[index + 2].isEmpty, "\(mistake.1) is accepted")
      }
    }

    @Test("Names of types that could be code are refused, and keywords are allowed")
    func hostileNames() throws {
      let hostile = [
        "Foo.self]); exit(1); _ = ([Bar", "Foo()", "Foo\\nBar", "Foo /* */", "`Foo`", "Foo;Bar",
        "a b",
        "Foo<Bar>", "Foo.Type", "Foo..Bar", "1Foo", "Foo\\u2028Bar", "self", "_", "Foo-Bar", "",
      ]
      func text(_ owner: String, in container: String) -> String {
        """
        lintel: 1
        theme: Store
        ios: 15..18
        proxies:
          - class: "\(owner)"
            containedIn: ["\(container)"]
            set: { barTintColor: label }
        """
      }
      _ = try Self.sample(text("UIToolbar", in: "App.Foo"), .contained)
      for name in hostile {
        #expect(throws: SampleTheme.Refused.self, "\(name)") {
          _ = try Self.sample(text("UIToolbar", in: name), .contained)
        }
        #expect(throws: SampleTheme.Refused.self, "\(name)") {
          _ = try Self.sample(text(name, in: "App.Foo"), .contained)
        }
      }
    }

    @Test("Strings in values stay strings")
    func hostileStrings() throws {
      let text = #"""
        lintel: 1
        theme: Store
        ios: 15..18
        proxies:
          - class: UIToolbar
            containedIn: [ShopViewController]
            set: { backgroundImage: { asset: "a\")); exit(1); _ = (\"\\(exit(2))\n*/" } }
        """#
      let sample = try Self.sample(text, .contained)
      let tree = sample.tree
      let stop = ProxyProgram.Stop(brand: tree.brands[0].name, ios: Version(15))
      let program = Self.program(sample, [stop])
      let found = try program.run()
      let differences = found.flatMap { program.differences($0, at: stop) }
      #expect(found.count == 1 && differences.isEmpty, "\(differences)")
    }

    private static func program(
      _ sample: SampleTheme,
      _ stops: [ProxyProgram.Stop]
    ) -> ProxyProgram {
      ProxyProgram(
        sample,
        .contained,
        code: code(sample),
        app: ProxySample.app,
        stops: stops
      )
    }
  }
#endif
