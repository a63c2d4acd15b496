import LintelBackends
import LintelServer
import Testing

@Suite("Features of the server")
struct FeatureTests {
  private static let theme = """
    lintel: 1
    theme: Shop
    ios: 15..18
    imports: [parts/colors.yaml]
    use: calm
    styles:
      calm:
        navigationBar:
          background: opaque
    tokens:
      colors:
        link: { light: "#00569E", dark: "#5CC8F2" }
        brand: { primary: "#084C6B" }
    navigationBar:
      title.color: $accent
      tint: $link
    toolbar: { tint: alpha($brand.primary 80%) }
    groups: { flow: [home, cart] }
    brands:
      harbor: {}
      night: { extends: harbor, tokens: { colors: { accent: "#FFD166" } } }
    screens:
      home: {}
      cart:
        brands: { night: { navigationBar: { tint: "#FFE9A8" } } }
    flows: [home -> cart]

    """
  private static let colors = "lintel: 1\ntokens:\n  colors:\n    accent: \"#B3261E\"\n"
  private static let files = ["/work/Shop.yaml": theme, "/work/parts/colors.yaml": colors]

  private func opened(_ text: String = theme, capabilities: JSONValue = [:]) -> TestClient {
    let client = TestClient(Self.files, capabilities: capabilities)
    client.open("Shop.yaml", text)
    return client
  }

  private func place(_ word: String, _ plus: Int = 1, in text: String = theme) -> JSONValue {
    TestClient.place(word, in: text, "Shop.yaml", plus: plus)
  }

  private func hover(_ word: String, _ plus: Int = 1) -> String {
    opened().request("textDocument/hover", place(word, plus))["contents"]?["value"]?.string ?? ""
  }

  @Test("Hovering over a property shows its page, and where the entry wins")
  func hoverOverProperty() {
    let text = hover("title.color", 7)
    #expect(text.contains("The color of the text."))
    #expect(text.contains("titleTextAttributes.foregroundColor"))
    #expect(text.contains("Since: iOS 13"))
    #expect(text.contains("wins wherever it applies"))
  }

  @Test("Hovering over a token shows its values by brand and appearance")
  func hoverOverToken() {
    #expect(hover("$link").contains("light #00569E; dark #5CC8F2"))
    let accent = hover("$accent")
    #expect(accent.contains("harbor: `#B3261E`"))
    #expect(accent.contains("night: `#FFD166`"))
  }

  @Test("Hovering over a key of a block shows its meaning, and over a comment nothing")
  func hoverOverKey() {
    #expect(hover("flows").contains("Chains of pushes"))
    let text = "lintel: 1\n# flows\n"
    let answer = opened(text).request("textDocument/hover", place("flows", in: text))
    #expect(answer == .null)
  }

  @Test("Hovering over a key of a proxy or a configuration shows its meaning")
  func hoverOverOtherKeys() {
    func hover(_ word: String, _ text: String, _ name: String) -> String {
      let client = opened()
      client.open(name, text)
      let place = TestClient.place(word, in: text, name, plus: 1)
      return client.request("textDocument/hover", place)["contents"]?["value"]?.string ?? ""
    }
    let proxy = "lintel: 1\nproxies:\n  - { class: UIToolbar, containedIn: [Cart] }\n"
    #expect(hover("class", proxy, "Other.yaml").contains("UIKit's class"))
    #expect(hover("containedIn", proxy, "Other.yaml").contains("innermost first"))
    let rules = "rules:\n  low-contrast: off\n"
    #expect(hover("low-contrast", rules, ".lintel.yml").hasPrefix("**low-contrast**"))
    #expect(hover("low-contrast", rules, "other.yml") == "")
  }

  @Test(
    "Definitions are found across files",
    arguments: [
      ("$accent", "parts/colors.yaml", 3), ("calm\nstyles", "Shop.yaml", 6),
      ("home, cart", "Shop.yaml", 22), ("cart]\n", "Shop.yaml", 23),
      ("harbor, tokens", "Shop.yaml", 19), ("night: { nav", "Shop.yaml", 20),
      ("parts/colors.yaml", "parts/colors.yaml", 0), ("$brand.primary", "Shop.yaml", 12),
    ]
  )
  func definitions(word: String, name: String, line: Int) {
    let found = opened().request("textDocument/definition", place(word)).elements
    let places = found.map { ($0["uri"]?.string, $0["range"]?["start"]?["line"]?.int) }
    #expect(places.contains { $0.0 == TestClient.uri(name) && $0.1 == line })
  }

  @Test("References include the declaration if the client requests it")
  func references() {
    func count(_ includes: Bool) -> Int {
      guard case .object(let members) = place("$accent") else { return 0 }
      let context = JSONMember("context", ["includeDeclaration": .boolean(includes)])
      return opened().request("textDocument/references", .object(members + [context]))
        .elements.count
    }
    #expect(count(true) == 3)
    #expect(count(false) == 1)
  }

  @Test("A token is renamed in all files, and an existing name is refused")
  func rename() {
    let client = opened(
      capabilities: ["workspace": ["workspaceEdit": ["documentChanges": true]]]
    )
    func rename(_ word: String, _ name: String) -> JSONValue {
      guard case .object(let members) = place(word) else { return .null }
      return client.request(
        "textDocument/rename",
        .object(members + [JSONMember("newName", .string(name))])
      )
    }
    let edits = rename("$accent", "$signal")["documentChanges"]?.elements ?? []
    #expect(edits.count == 2)
    #expect(edits.flatMap { $0["edits"]?.elements ?? [] }.count == 3)
    #expect(edits.first?["textDocument"]?["version"] == 1)
    #expect(rename("$accent", "link")["message"]?.string.contains("already has") ?? false)
    #expect(rename("$accent", "no way")["code"]?.int == -32803)
    #expect(
      rename("primary 80%", "brand.main")["documentChanges"]?.strings.contains("main") ?? false
    )
    #expect(rename("home, cart", "start")["documentChanges"]?.elements.count == 1)
    #expect(rename("theme: Shop", "x")["code"]?.int == -32803)
    let prepared = client.request("textDocument/prepareRename", place("primary 80%"))
    #expect(prepared["placeholder"] == "primary")
  }

  @Test("A group of tokens is renamed at its key and in the names of its tokens")
  func renameTokenGroup() {
    let text =
      Self.theme.replacing("alpha($brand.primary 80%)", with: "\"$colors.brand.primary\"")
      + "tokens.colors.brand.dim: $brand.primary\npromos: { sale: { with: any } }\n"
    let client = opened(text)
    func rename(_ word: String, _ plus: Int, _ name: String) -> JSONValue {
      guard case .object(let members) = place(word, plus, in: text) else { return .null }
      return client.request(
        "textDocument/rename",
        .object(members + [JSONMember("newName", .string(name))])
      )
    }
    for (word, plus) in [("brand: {", 0), ("$brand.primary", 2), (".brand.dim", 3)] {
      let after = TestClient.applying(rename(word, plus, "logo"), to: text, of: "Shop.yaml")
      #expect(after == text.replacing("brand:", with: "logo:").replacing("brand.", with: "logo."))
    }
    let message = rename("brand: {", 0, "link")["message"]?.string
    #expect(message == "the theme already has a token '$link'")
    #expect(rename("with: any", 7, "sale")["message"] == "there is nothing to rename here")
    let prepared = client.request("textDocument/prepareRename", place("$brand", 2, in: text))
    #expect(prepared["placeholder"] == "brand")
    let uses = client.request("textDocument/references", place("brand: {", in: text)).elements
    #expect(uses.count == 5)
  }

  @Test("Other places of a name are highlighted, and names are found in all files of the theme")
  func highlightsAndSymbols() {
    let client = opened()
    let places = client.request("textDocument/documentHighlight", place("harbor: {}")).elements
    #expect(places.compactMap { $0["kind"]?.int } == [3, 2])
    func names(_ query: String) -> [String] {
      client.request("workspace/symbol", ["query": .string(query)]).elements
        .compactMap { $0["name"]?.string }
    }
    #expect(names("ACC") == ["accent", "accent"])
    #expect(names("primary") == ["brand.primary"])
    #expect(Set(names("")).isSuperset(of: ["calm", "night", "cart", "flow", "brand"]))
  }

  @Test("Imports follow renamed and moved files")
  func renamedFiles() {
    func edits(_ old: String, _ new: String, open: Bool = true) -> [String] {
      let client = TestClient(Self.files)
      if open { client.open("Shop.yaml", Self.theme) }
      return client.request(
        "workspace/willRenameFiles",
        [
          "files": [
            ["oldUri": .string(TestClient.uri(old)), "newUri": .string(TestClient.uri(new))]
          ]
        ]
      )["changes"]?[TestClient.uri("Shop.yaml")]?.elements.compactMap { $0["newText"]?.string }
        ?? []
    }
    #expect(edits("parts/colors.yaml", "parts/paint.yaml") == ["parts/paint.yaml"])
    #expect(edits("parts/colors.yaml", "paint.yaml", open: false) == ["paint.yaml"])
    #expect(edits("parts", "pieces") == ["pieces/colors.yaml"])
    #expect(edits("Shop.yaml", "apps/Shop.yaml") == ["../parts/colors.yaml"])
    #expect(edits("other.yaml", "else.yaml") == [])
  }

  @Test("A screen is renamed with the names and patterns below it, unless one of these is taken")
  func renameScreen() {
    let text = """
      lintel: 1
      theme: Shop
      ios: 15..18
      groups: { all: [pay, "pay.*", 'pay.done'], one: [buy.done] }
      screens:
        pay: { scrolls: false }
        pay.done: {}
        'pay.*': { hidesBottomBar: true }
        payment: {}
        all: { toolbar: { tint: label } }
        one: { toolbar: { tint: label } }
        buy.done: {}
      flows: [pay -> pay.done -> payment]

      """
    let client = opened(text)
    func rename(_ name: String) -> JSONValue {
      guard case .object(let members) = place("pay: {", in: text) else { return .null }
      return client.request(
        "textDocument/rename",
        .object(members + [JSONMember("newName", .string(name))])
      )
    }
    let edits = rename("cash")["changes"]?[TestClient.uri("Shop.yaml")]?.elements ?? []
    let places = edits.compactMap { edit -> String? in
      guard let start = edit["range"]?["start"], let line = start["line"]?.int,
        let character = start["character"]?.int
      else { return nil }
      return "\(line):\(character)"
    }
    #expect(
      places == ["3:16", "3:22", "3:31", "5:2", "6:2", "7:3", "12:8", "12:15"]
    )
    #expect(edits.allSatisfy { $0["newText"] == "cash" })
    #expect(rename("buy")["message"] == "the theme already has the name 'buy.done'")
  }

  @Test("Fixes appear with their findings, the safe ones first, and all safe ones together")
  func codeActions() {
    let text = Self.theme + "tabBar: { tnit: $accent }\n"
    let client = opened(text)
    let position = place("tnit", in: text)["position"] ?? .null
    func actions(_ context: JSONValue) -> [JSONValue] {
      client.request(
        "textDocument/codeAction",
        [
          "textDocument": ["uri": .string(TestClient.uri("Shop.yaml"))],
          "range": ["start": position, "end": position], "context": context,
        ]
      ).elements
    }
    let fixes = actions(["diagnostics": []])
    #expect(fixes.first?["title"] == "Change to 'tint'")
    #expect(fixes.first?["kind"] == "quickfix")
    #expect(fixes.first?["isPreferred"] == true)
    #expect(fixes.first?["diagnostics"]?.elements.count == 1)
    let all = actions(["only": ["source.fixAll"]])
    #expect(all.count == 1)
    #expect(
      all.first?["edit"]?.strings.contains { $0.contains("tabBar: { tint: $accent }") } ?? false
    )
    #expect(actions(["only": ["refactor"]]).isEmpty)
  }

  @Test("Findings of a configuration have their fixes, too")
  func configurationActions() {
    let text = "rules: { low-contrat: off }\n"
    let client = opened()
    client.open(".lintel.yml", text)
    let position = TestClient.place("contrat", in: text, ".lintel.yml")["position"] ?? .null
    let actions = client.request(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": .string(TestClient.uri(".lintel.yml"))],
        "range": ["start": position, "end": position],
      ]
    ).elements
    #expect(actions.flatMap(\.strings).contains("low-contrast"))
  }

  @Test("A comment that silences a finding goes above its line")
  func suppression() {
    let text = Self.theme + "promos: { sale: { toolbar: { tint: oklch(0.7 0.4 150) } } }\n"
    let client = opened(text)
    let position = place("oklch", in: text)["position"] ?? .null
    let actions = client.request(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": .string(TestClient.uri("Shop.yaml"))],
        "range": ["start": position, "end": position],
      ]
    ).elements
    let comment = "# lintel:disable-next-line out-of-gamut -- TODO: say why\n"
    #expect(actions.flatMap(\.strings).contains(comment))
  }

  @Test("Formatting matches the command, and doesn't change a broken text")
  func formatting() {
    let client = opened("lintel: 1\ntheme:   Shop\nios: 15..18\n")
    let parameters = TestClient.document("Shop.yaml")
    let edits = client.request("textDocument/formatting", parameters).elements
    #expect(edits.flatMap(\.strings) == ["theme: Shop\n"])
    client.change("Shop.yaml", to: "lintel: 1\ntheme: Shop\nios: [\n", version: 2)
    #expect(client.request("textDocument/formatting", parameters)["code"]?.int == -32803)
  }

  @Test("The outline, folding, links, and colors are available")
  func outlines() {
    let client = opened()
    let parameters = TestClient.document("Shop.yaml")
    let symbols = client.request("textDocument/documentSymbol", parameters).elements
    #expect(symbols.contains { $0["name"] == "screens" })
    let screens = symbols.first { $0["name"] == "screens" }?["children"]?.elements ?? []
    #expect(screens.compactMap { $0["name"]?.string } == ["home", "cart"])
    #expect(screens.compactMap { $0["detail"]?.string } == ["screen", "screen"])
    let folds = client.request("textDocument/foldingRange", parameters).elements
    #expect(folds.contains(["startLine": 9, "endLine": 12]))
    let links = client.request("textDocument/documentLink", parameters).elements
    #expect(links.compactMap { $0["target"]?.string } == [TestClient.uri("parts/colors.yaml")])
    let colors = client.request("textDocument/documentColor", parameters).elements
    #expect(colors.count == 8)
    #expect(colors.contains { $0["color"]?["alpha"] == .number(0.8) })
  }

  @Test("A picked color is written in the existing syntax")
  func presentations() {
    let client = opened()
    let start = place("\"#00569E\"", 0)["position"] ?? .null
    let end = place("\"#00569E\"", 9)["position"] ?? .null
    let answer = client.request(
      "textDocument/colorPresentation",
      [
        "textDocument": ["uri": .string(TestClient.uri("Shop.yaml"))],
        "range": ["start": start, "end": end],
        "color": ["red": 1, "green": 0, "blue": 0, "alpha": 0.5],
      ]
    )
    #expect(answer.elements.first?["label"] == "\"#FF000080\"")
  }

  // MARK: Completion

  /// The labels of completion items at a `|` in a text.
  private func completion(_ marked: String) -> [String] {
    let text = marked.replacing("|", with: "")
    let place = TestClient.place("|", in: marked, "Shop.yaml")
    return opened(text).request("textDocument/completion", place)["items"]?.elements
      .compactMap { $0["label"]?.string } ?? []
  }

  @Test("Keys are offered where they are valid, without existing ones")
  func keys() {
    let top = completion(Self.theme + "|\n")
    #expect(top.contains("tabBar"))
    #expect(!top.contains("toolbar"))
    let bar = completion(Self.theme + "tabBar:\n  ti|\n")
    #expect(bar.contains("tint"))
    #expect(bar.contains("scrollEdge"))
    #expect(!bar.contains("brands"))
    let flow = completion(Self.theme + "tabBar: { background: { | } }\n")
    #expect(flow.contains("effect"))
    #expect(completion(Self.theme + "promos:\n  sale:\n    f|\n").contains("from"))
    #expect(!completion(Self.theme + "promos:\n  sale:\n    f|\n").contains("imports"))
  }

  @Test("Values are keywords of the property, and tokens that fit")
  func values() {
    #expect(completion(Self.theme + "tabBar: { background: | }\n").contains("transparent"))
    let colors = completion(Self.theme + "tabBar:\n  tint: $|\n")
    #expect(Set(colors) == ["$accent", "$link", "$brand.primary"])
    #expect(completion(Self.theme + "tabBar:\n  tint: alpha($|\n").contains("$link"))
    #expect(completion(Self.theme + "glass: |\n") == ["keep", "native"])
  }

  @Test("Names of the theme are offered for references")
  func names() {
    #expect(completion(Self.theme.replacing("use: calm", with: "use: |")).contains("calm"))
    let nested = completion(Self.theme + "promos:\n  sale:\n    brands:\n      |\n")
    #expect(nested.contains("harbor"))
    #expect(
      completion(Self.theme.replacing("extends: harbor", with: "extends: |")).contains("harbor")
    )
    #expect(completion(Self.theme.replacing("home -> cart", with: "home -> |")).contains("cart"))
  }

  @Test("Comments have no completions")
  func comments() {
    #expect(completion(Self.theme + "# |\n").isEmpty)
  }
}
