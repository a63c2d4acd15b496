import LintelBackends
import LintelServer
import LintelTheme
import Testing

@Suite("Information that editors show in and around the text")
struct ReadingTests {
  private static let theme = """
    lintel: 1
    theme: Shop
    ios: 15..18
    tokens: { colors: { ink: "#112233", paper: { light: "#FFFFFF", dark: "#000000" } } }
    navigationBar:
      background: { preset: opaque, color: $paper }
      title.color: $ink
      tint: "#0A4A78"
    brands:
      harbor: {}
      night: { navigationBar: { tint: "#FFD166" } }
    screens:
      home: { navigationBar: { tint: "#FFE9A8" } }
      cart: {}

    """

  private func client(_ capabilities: JSONValue = [:], text: String = theme) -> TestClient {
    let client = TestClient(["/work/Shop.yaml": text], capabilities: capabilities)
    client.open("Shop.yaml", text)
    return client
  }

  private static func range(_ text: String = theme) -> JSONValue {
    [
      "start": ["line": 0, "character": 0],
      "end": ["line": .number(Double(text.split(separator: "\n").count)), "character": 0],
    ]
  }

  @Test("Hints show the values behind tokens, and entries that lose")
  func hints() {
    let hints = client().request(
      "textDocument/inlayHint",
      ["textDocument": ["uri": .string(TestClient.uri("Shop.yaml"))], "range": Self.range()]
    ).elements
    let labels = hints.compactMap { $0["label"]?.string }
    #expect(labels.contains("= #112233"))
    #expect(labels.contains("= light #FFFFFF; dark #000000"))
    // Two brands, and three screens including no screen; one brand and one screen differ.
    #expect(labels.contains("loses in 4 of 6 contexts"))
    let loser = hints.first { $0["label"] == "loses in 4 of 6 contexts" }
    #expect(loser?["position"]?["line"] == 7)
    let none = client().request(
      "textDocument/inlayHint",
      [
        "textDocument": ["uri": .string(TestClient.uri("Shop.yaml"))],
        "range": ["start": ["line": 0, "character": 0], "end": ["line": 2, "character": 0]],
      ]
    )
    #expect(none == [])
  }

  @Test("A selection expands from the value to its entry, its block, and the file")
  func selections() {
    let place = TestClient.place("#FFE9A8", in: Self.theme, "Shop.yaml", plus: 2)
    var range = client().request(
      "textDocument/selectionRange",
      ["textDocument": place["textDocument"] ?? .null, "positions": [place["position"] ?? .null]]
    ).elements.first
    var texts: [String] = []
    while let own = range {
      texts.append(TestClient.text(in: own["range"] ?? .null, of: Self.theme))
      range = own["parent"]
    }
    #expect(texts.first == "#FFE9A8")
    #expect(texts.contains("\"#FFE9A8\""))
    #expect(texts.contains("tint: \"#FFE9A8\""))
    #expect(texts.contains("home: { navigationBar: { tint: \"#FFE9A8\" } }"))
    #expect(texts.last == Self.theme)
    #expect(zip(texts, texts.dropFirst()).allSatisfy { $1.contains($0) && $1.count > $0.count })
  }

  @Test("Some lines are formatted, and the others stay unchanged")
  func rangeFormatting() {
    let whole = client().request("textDocument/formatting", TestClient.document("Shop.yaml"))
    let canonical = TestClient.applying(
      ["changes": .object([JSONMember(TestClient.uri("Shop.yaml"), whole)])],
      to: Self.theme,
      of: "Shop.yaml"
    )
    let text = canonical.replacing("title.color: $ink", with: "title.color:   $ink")
      .replacing("home: {", with: "home:  {")
    let line = canonical.split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.contains("title.color") }
    let editor = client(text: text)
    func format(_ line: Int) -> String {
      let place: JSONValue = ["line": .number(Double(line)), "character": 2]
      let edits = editor.request(
        "textDocument/rangeFormatting",
        [
          "textDocument": ["uri": .string(TestClient.uri("Shop.yaml"))],
          "range": ["start": place, "end": place], "options": ["tabSize": 2],
        ]
      )
      return TestClient.applying(
        ["changes": .object([JSONMember(TestClient.uri("Shop.yaml"), edits)])],
        to: text,
        of: "Shop.yaml"
      )
    }
    #expect(format(line ?? 0) == text.replacing("title.color:   $ink", with: "title.color: $ink"))
    #expect(format(0) == text)
  }

  @Test("Hovering over an entry shows its value and its contrast")
  func hover() {
    let place = TestClient.place("title.color", in: Self.theme, "Shop.yaml", plus: 1)
    let text = client().request("textDocument/hover", place)["contents"]?["value"]?.string ?? ""
    #expect(text.contains("- `#112233`"))
    #expect(text.contains("light 16.14:1 (#112233 on #FFFFFF)"), "\(text)")
    #expect(text.contains("dark 1.3:1 (#112233 on #000000, less than 4.5:1)"))
  }

  @Test("Commands show information for the place of the cursor")
  func commands() {
    let client = client(["window": ["showDocument": ["support": true]]])
    let place = TestClient.place("tint: \"#FFE9A8\"", in: Self.theme, "Shop.yaml")
    let position = place["position"] ?? .null
    client.settle()
    let offered = client.request(
      "textDocument/codeAction",
      [
        "textDocument": place["textDocument"] ?? .null,
        "range": ["start": position, "end": position], "context": ["only": ["source.lintel"]],
      ]
    ).elements
    #expect(
      offered.compactMap { $0["title"]?.string } == [
        "Open the preview at the screen 'home'", "Show what this context resolves to",
        "Show the generated Swift of 'navigationBar'",
      ]
    )
    func run(_ index: Int) -> JSONValue {
      client.request("workspace/executeCommand", offered[index]["command"] ?? .null)
    }
    #expect(run(0)["uri"] == "file:///out/Shop.html#brand=0&screen=2")
    #expect(run(0)["text"] == "the page of Shop")
    #expect(client.other.contains { $0["params"]?["external"] == true })
    #expect(run(1)["text"]?.string.contains("\"screen\": \"home\"") ?? false)
    let swift = run(2)["text"]?.string ?? ""
    #expect(swift.contains("navigationBar"))
    #expect(!swift.contains("enum Brand"))
    let unknown = client.request("workspace/executeCommand", ["command": "lintel.nothing"])
    #expect(unknown["code"]?.int == -32803)
  }
}
