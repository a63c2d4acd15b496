import LintelBackends
import LintelDiagnostics
import LintelServer
import LintelTesting
import Testing

@Suite("Completion")
struct CompletionTests {
  private static let theme = """
    lintel: 1
    theme: Shop
    ios: 15..26
    imports: [parts/colors.yaml]
    tokens:
      fonts: { body: { family: Avenir, size: 17 } }
      numbers: { gap: 4 }
    modes: { reading: { plain: {}, sepia: { toolbar: { tint: systemBrown } } } }
    promos: { sale: { toolbar: { tint: $accent } } }
    groups: { flow: [home, cart] }
    styles: { calm: { navigationBar: { background: opaque } } }
    navigationBar:
      title.color: $accent
      title.font: { base: $body, weight: bold }
      tint: alpha($accent 40%)
    tabBar: { background: { preset: opaque, color: systemRed } }
    brands: { harbor: {}, night: { extends: harbor } }
    screens:
      home: { use: calm }
      cart:
        statusBar: dark
        when pad: { toolbar: { tint: $accent } }
        modes: { reading: { sepia: { tabBar: { tint: label } } } }
    flows: [home -> cart]

    """
  private static let files = [
    "/work/Shop.yaml": theme,
    "/work/parts/colors.yaml": "lintel: 1\ntokens: { colors: { accent: \"#B3261E\" } }\n",
    "/work/parts/more.yaml": "lintel: 1\ntokens: { colors: { more: \"#B3261E\" } }\n",
    "/work/Other.yaml": "lintel: 1\ntheme: Other\nios: 15..18\n",
    "/work/compose.yaml": "services: {}\n",
  ]

  private static func client(_ text: String, snippets: Bool = false) -> TestClient {
    let client = TestClient(
      files,
      capabilities: [
        "textDocument": ["completion": ["completionItem": ["snippetSupport": .boolean(snippets)]]]
      ]
    )
    client.open("Shop.yaml", theme)
    client.settle()
    if text != theme { client.change("Shop.yaml", to: text, version: 2) }
    return client
  }

  /// The completion items at a `|` in a text that replaces a part of the theme.
  private func items(_ old: String, _ marked: String, snippets: Bool = false) -> [JSONValue] {
    let text = Self.theme.replacing(old, with: marked)
    let place = TestClient.place("|", in: text, "Shop.yaml")
    return Self.client(text.replacing("|", with: ""), snippets: snippets)
      .request("textDocument/completion", place)["items"]?.elements ?? []
  }

  private func labels(_ old: String, _ marked: String) -> [String] {
    items(old, marked).compactMap { $0["label"]?.string }
  }

  @Test("Functions include arguments, as placeholders if the editor supports them")
  func functions() {
    let plain = items("color: systemRed", "color: |")
    let alpha = plain.first { $0["label"] == "alpha" }
    #expect(alpha?["textEdit"]?["newText"] == "alpha($accent 40%)")
    let gaps = items("color: systemRed", "color: |", snippets: true)
    let snippet = gaps.first { $0["label"] == "alpha" }
    #expect(snippet?["textEdit"]?["newText"] == "alpha(${1:\\$accent} ${2:40%})")
    #expect(snippet?["insertTextFormat"]?.int == 2)
    #expect(!labels("statusBar: dark", "statusBar: |").contains("alpha"))
  }

  @Test("A block that declares tokens again gets their names, part by part")
  func tokenNames() {
    let group = labels("night: { extends: harbor }", "night: { tokens: { colors: { | } } }")
    #expect(group == ["accent"])
    let rest = labels("night: { extends: harbor }", "night: { tokens: { numbers: { gap: 5, | } } }")
    #expect(rest == [])
    let fonts = labels("home: { use: calm }", "home: { tokens.fonts: { b| } }")
    #expect(fonts == ["body"])
    #expect(labels("numbers: { gap: 4 }", "numbers: { gap: 4, | }") == [])
  }

  @Test("A block for a name that isn't declared yet has what the others have")
  func undeclared() {
    #expect(labels("home: { use: calm }", "home: { brands: { noon: { | } } }").contains("toolbar"))
    let promo = labels("sale: {", "sale: { promos: { gala: { toolbar: { | } } }, ")
    #expect(promo.contains("tint"))
  }

  @Test("A proxy has UIKit's classes, and the properties of its class with their values")
  func proxies() {
    func proxy(_ marked: String) -> [String] {
      labels("flows: [home -> cart]", "proxies:\n  - \(marked)")
    }
    #expect(proxy("|") == ["class", "containedIn", "traits", "set"])
    #expect(proxy("class: |").contains("UIBarButtonItem"))
    #expect(proxy("class: UITabBarItem\n    set: { | }").contains("badgeColor"))
    #expect(!proxy("class: UITabBarItem\n    set: { | }").contains("barStyle"))
    #expect(proxy("{ set: { barStyle: | }, class: UIToolbar }") == ["default", "black"])
    let states = proxy("class: UIBarButtonItem\n    set: { titleTextAttributes: { | } }")
    #expect(states.contains("highlighted") && states.contains("color"))
    let metrics = proxy("class: UIToolbar\n    set: { backgroundImage: { any: { | } } }")
    #expect(metrics.contains("compact") && !metrics.contains("bottom"))
    #expect(proxy("class: UIToolbar\n    traits: { userInterfaceStyle: | }").contains("dark"))
    let typed = labels(
      "    statusBar: dark\n",
      "    class: Cart\n    proxies: [{ class: UIToolbar, containedIn: [|] }]\n"
    )
    #expect(typed.contains("UINavigationBar"))
  }

  @Test("After a dot, only the keys follow that the path can have")
  func dots() {
    let parts = labels("  title.color: $accent\n", "  title.shadow.|\n")
    #expect(parts == ["title.shadow.color", "title.shadow.offset", "title.shadow.blur"])
    let bar = labels("groups: {", "toolbar.|: label\ngroups: {")
    #expect(bar.contains("toolbar.tint") && bar.allSatisfy { $0.hasPrefix("toolbar.") })
    let slot = labels("  title.color: $accent\n", "  scrollEdge.title.|\n")
    #expect(slot.contains("scrollEdge.title.font"))
    #expect(labels("home: { use: calm }", "home: { tokens.| }").contains("tokens.colors"))
    let token = labels("home: { use: calm }", "home: { tokens.fonts.b| }")
    #expect(token.first == "tokens.fonts.body")
    #expect(!labels("  title.color: $accent\n", "  title.font.|\n").contains("title.font.size"))
    #expect(!labels("  home: { use: calm }", "  home.|").contains("home.toolbar"))
  }

  @Test("Tokens come before functions, and stops of a gradient are colors")
  func colors() {
    #expect(labels("color: systemRed", "color: |").first == "$accent")
    let stops = labels("color: systemRed", "image: { gradient: { stops: [|] } }")
    #expect(stops.contains("$accent") && stops.contains("systemRed"))
    #expect(labels("color: systemRed", "color: \"#F|\"") == [])
  }

  @Test("In quotes, completions are words without quotes of their own")
  func quotes() {
    #expect(labels("color: systemRed", "color: \"$ac|\"") == ["$accent"])
    let texts = items("color: systemRed", "color: \"fi|\"").compactMap {
      $0["textEdit"]?["newText"]?.string
    }
    #expect(texts.contains("systemRed") && texts.contains("fixed('#FFFFFF')"))
    #expect(texts.allSatisfy { !$0.contains("\"") })
    #expect(labels("color: systemRed", "color: \"mix($accent, $|\"") == ["$accent"])
    let keys = items("tabBar: { background", "tabBar: { \"ti|\", background")
    #expect(keys.contains { $0["textEdit"]?["newText"] == "tint" })
    #expect(labels("  title.color:", "  \"ti|\": label\n  title.color:").contains("subtitle"))
  }

  @Test("A comment that silences findings has the rules, except for those that it already names")
  func suppressions() {
    func comment(_ marked: String) -> [String] {
      labels("brands: { harbor", "# lintel:\(marked)\nbrands: { harbor")
    }
    #expect(comment("dis|") == ["disable-next-line", "disable-line", "disable", "enable"])
    let rules = comment("disable-next-line low-|")
    #expect(rules.contains("low-contrast") && !rules.contains("yaml-syntax"))
    #expect(comment("disable-next-line |").contains("low-contrast"))
    let second = comment("disable-next-line low-contrast, |")
    #expect(second.contains("hidden-slot") && !second.contains("low-contrast"))
    #expect(comment("disable-next-line low-contrast -- low|") == [])
    #expect(comment(" we had low-|") == [])
  }

  @Test("A key that others exclude isn't offered next to them")
  func exclusiveKeys() {
    let styled = labels("weight: bold }", "weight: bold }\n  largeTitle.font: { style: body, | }")
    #expect(styled == ["weight", "width", "design", "maximumSize", "features"])
    let sized = labels("weight: bold }", "weight: bold }\n  largeTitle.font: { size: 17, | }")
    #expect(sized.contains("family") && !sized.contains("style"))
    let symbol = labels("color: systemRed", "image: { symbol: star, | }")
    #expect(symbol.contains("weight") && !symbol.contains("asset"))
    #expect(!labels("color: systemRed", "image: { asset: Sky, | }").contains("weight"))
    #expect(labels("color: systemRed", "image: { | }").contains("fill"))
  }

  @Test("A configuration has its keys, the rules, and their levels and options")
  func configuration() {
    func labels(_ marked: String) -> [String] {
      let client = Self.client(Self.theme)
      client.open(".lintel.yml", marked.replacing("|", with: ""))
      let place = TestClient.place("|", in: marked, ".lintel.yml")
      return client.request("textDocument/completion", place)["items"]?.elements
        .compactMap { $0["label"]?.string } ?? []
    }
    #expect(labels("|").contains("per-path"))
    let rules = labels("rules:\n  low|")
    #expect(rules.contains("low-contrast") && !rules.contains("yaml-syntax"))
    #expect(labels("rules:\n  low-contrast: |") == ["off", "info", "warning", "error"])
    #expect(labels("rules: { low-contrast: { | } }").contains("severity"))
    #expect(labels("per-path:\n  - |") == ["path", "rules"])
    #expect(labels("fail-on: |").contains("never"))
  }

  @Test("Imports are files near the theme that aren't themes themselves")
  func imports() {
    #expect(labels("[parts/colors.yaml]", "[parts/colors.yaml, |]") == ["parts/more.yaml"])
  }

  @Test("Conditions are those that divide the theme's contexts")
  func conditions() {
    let whole = labels("    when pad: {", "    when p|: {")
    #expect(whole.contains("when phone"))
    #expect(whole.contains("when ios 26.."))
    #expect(!whole.contains("when ios 15.."))
    #expect(!whole.contains("when ios 27.."))
  }

  @Test("A font's base is a font token, and modes have their names and values")
  func fontsAndModes() {
    #expect(labels("base: $body", "base: |") == ["$body"])
    #expect(labels("modes: { reading: { sepia: {", "modes: { reading: { |: {").contains("plain"))
    #expect(labels("home: { use: calm }", "home: { modes: { | } }").contains("reading"))
  }

  /// Errors about a missing value, which occur if only a key was completed.
  private static let unfinished: Set<String> = [
    "wrong-value-type", "empty-value", "missing-key", "malformed-token", "mode-without-values",
    "invalid-date", "invalid-condition",
  ]

  @Test("A completion never causes an error where it's inserted", arguments: 0..<4)
  func soundness(part: Int) throws {
    let text = Self.theme
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    // The place of each value and each key, where the test types the key and the value again.
    var places: [(line: Int, column: Int, length: Int, isKey: Bool)] = []
    for (number, line) in lines.enumerated() {
      for match in line.matches(of: #/[A-Za-z$][A-Za-z0-9.$]*/#) {
        let start = line.distance(from: line.startIndex, to: match.range.lowerBound)
        let rest = line[match.range.upperBound...]
        places.append((number, start, match.0.count, rest.hasPrefix(":")))
      }
    }
    var random = SeededGenerator(seed: UInt64(part) + 7)
    var count = 0
    for (index, place) in places.enumerated() where index % 4 == part {
      if !Thoroughness.isFull, index / 4 % 3 != 0 { continue }
      var emptied = lines
      let own = lines[place.line]
      let start = own.index(own.startIndex, offsetBy: place.column)
      let end = own.index(start, offsetBy: place.length)
      emptied[place.line] = String(own[..<start] + own[end...])
      let before = emptied.joined(separator: "\n")
      let client = Self.client(before)
      let items =
        client.request(
          "textDocument/completion",
          [
            "textDocument": ["uri": .string(TestClient.uri("Shop.yaml"))],
            "position": [
              "line": .number(Double(place.line)), "character": .number(Double(place.column)),
            ],
          ]
        )["items"]?.elements ?? []
      for item in items.shuffled(using: &random).prefix(6) {
        count += 1
        let edit = item["textEdit"] ?? .null
        let after = TestClient.applying(
          ["changes": .object([JSONMember(TestClient.uri("Shop.yaml"), .array([edit]))])],
          to: before,
          of: "Shop.yaml"
        )
        client.change("Shop.yaml", to: after, version: 3)
        client.settle()
        let inserted = edit["newText"]?.string ?? ""
        let errors = (client.shown[TestClient.uri("Shop.yaml")] ?? []).filter { finding in
          guard finding["severity"] == 1, let range = finding["range"] else { return false }
          let (lower, upper) = (range["start"], range["end"])
          let isHere =
            lower?["line"]?.int == place.line && upper?["line"]?.int == place.line
            && (lower?["character"]?.int ?? 0) < place.column + inserted.utf16.count
            && (upper?["character"]?.int ?? 0) > place.column
          return isHere && !(place.isKey && Self.unfinished.contains(finding["code"]?.string ?? ""))
        }
        let words = errors.compactMap { $0["message"]?.string }
        #expect(
          errors.isEmpty,
          "'\(inserted)' in line \(place.line + 1) at \(place.column): \(words)"
        )
      }
    }
    #expect(count > Thoroughness.rounds(50, usually: 15))
  }
}
