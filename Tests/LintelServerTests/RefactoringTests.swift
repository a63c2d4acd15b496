import LintelBackends
import LintelServer
import Testing

@Suite("Refactorings in editors")
struct RefactoringTests {
  private static let theme = """
    lintel: 1
    theme: Shop
    ios: 15..18
    tokens:
      colors:
        ink: "#112233"
        once: "#445566"
        used: "#445567"
    navigationBar:
      title.color: "#0A4A78"
      tint: $ink
      button.color: $used
      backButton: { color: $used }
    toolbar: { tint: "#0A4A78", background: { preset: opaque, color: $once } }
    tabBar: { tint: "#223344" }
    brands:
      harbor: { tabBar: { tint: "#334455" } }
      night: {}
    screens:
      home:
        brands: { night: { navigationBar: { tint: "#FFD166" } } }
        when pad: { navigationBar: { tint: "#0B4A78" } }

    """

  private func client(_ text: String = theme, resolves: Bool = true) -> TestClient {
    let client = TestClient(
      ["/work/Shop.yaml": text],
      capabilities: resolves
        ? ["textDocument": ["codeAction": ["resolveSupport": ["properties": ["edit"]]]]] : [:]
    )
    client.open("Shop.yaml", text)
    return client
  }

  private func actions(
    _ client: TestClient,
    _ word: String,
    in text: String = theme,
    plus: Int = 1
  ) -> [JSONValue] {
    let position = TestClient.place(word, in: text, "Shop.yaml", plus: plus)["position"] ?? .null
    return client.request(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": .string(TestClient.uri("Shop.yaml"))],
        "range": ["start": position, "end": position], "context": ["diagnostics": []],
      ]
    ).elements
  }

  /// The text after the action whose title begins with some words, or the error message.
  private func result(
    of title: String,
    at word: String,
    in text: String = theme,
    resolves: Bool = true,
    plus: Int = 1
  ) -> String {
    let client = client(text, resolves: resolves)
    let offered = actions(client, word, in: text, plus: plus)
    let chosen = offered.first { $0["title"]?.string.hasPrefix(title) ?? false }
    guard var chosen else { return "offered: \(offered.compactMap { $0["title"]?.string })" }
    if resolves, chosen["edit"] == nil { chosen = client.request("codeAction/resolve", chosen) }
    guard let edit = chosen["edit"] else { return chosen["message"]?.string ?? "no edit" }
    return TestClient.applying(edit, to: text, of: "Shop.yaml")
  }

  @Test("A block for the overlap is added where its keys belong, and settles the conflict")
  func settlement() {
    let after = result(of: "Settle the conflict", at: "\"#0B4A78\"", in: Self.theme)
    #expect(after == result(of: "Settle the conflict", at: "\"#FFD166\"", in: Self.theme))
    #expect(
      after.contains(
        "night: { screens: { home: { when pad: { navigationBar: { tint: \"#FFD166\" } } } } }"
      )
    )
    let client = client(after)
    client.settle()
    #expect(!client.rules("Shop.yaml").contains("conflicting-override"))
  }

  /// The theme without its conflict.
  private static let sound = theme.replacing(
    "    when pad: { navigationBar: { tint: \"#0B4A78\" } }\n",
    with: ""
  )

  @Test("A color becomes a token in all places", arguments: [true, false])
  func extraction(resolves: Bool) {
    let after = result(
      of: "Extract \"#0A4A78\" into the token '$color' (2 places)",
      at: "\"#0A4A78\"",
      in: Self.sound.replacing("title.color", with: "title: { color").replacing(
        "color: \"#0A4A78\"\n",
        with: "color: \"#0A4A78\" }\n"
      ),
      resolves: resolves
    )
    #expect(after.contains("offered") || !after.contains("tint: \"#0A4A78\""))
    let plain = result(of: "Extract \"#0A4A78\"", at: "\"#0A4A78\"", in: Self.sound)
    #expect(plain.contains("    title: \"#0A4A78\"\n"))
    #expect(plain.contains("title.color: $title\n"))
    #expect(plain.contains("toolbar: { tint: $title, background"))
  }

  @Test("A color that is a token's value becomes a reference to it")
  func reuse() {
    let text = Self.sound.replacing("#223344", with: "#112233")
    let after = result(of: "Write '$ink' instead of", at: "tint: \"#112233\"", in: text, plus: 8)
    #expect(after.contains("tabBar: { tint: $ink }"))
  }

  @Test("A token is replaced by its value, in one place or everywhere")
  func inlining() {
    let one = result(of: "Write \"#445567\" instead of '$used'", at: "$used", in: Self.sound)
    #expect(one.contains("button.color: \"#445567\"\n"))
    #expect(one.contains("backButton: { color: $used }"))
    let all = result(of: "Write \"#445567\" everywhere", at: "$used", in: Self.sound)
    #expect(!all.contains("used"))
    #expect(all.contains("backButton: { color: \"#445567\" }"))
    let declared = result(of: "Write \"#445566\" everywhere", at: "once:", in: Self.sound)
    #expect(!declared.contains("once"))
  }

  @Test("An entry that wins in only one brand or slot can be moved there")
  func moves() {
    let brand = result(of: "Move to the brand 'night'", at: "tint: \"#223344\"", in: Self.sound)
    #expect(brand.contains("night: { tabBar: { tint: \"#223344\" } }"))
    #expect(!brand.contains("tabBar: { tint: \"#223344\" }\n"))
    let text = Self.sound.replacing(
      "  title.color: \"#0A4A78\"\n",
      with:
        "  title.color: \"#0A4A78\"\n  standard: { title.color: \"#0A4A79\" }\n  compact: { title.color: \"#0A4A79\" }\n  compactScrollEdge: { title.color: \"#0A4A79\" }\n"
    )
    let slot = result(of: "Move to 'scrollEdge'", at: "title.color: \"#0A4A78\"", in: text)
    #expect(
      slot.contains("scrollEdge:\n    title.color: \"#0A4A78\"\n")
        || slot.contains("scrollEdge: { title.color")
    )
  }

  @Test("Refactorings that would cause an error aren't offered, and can't be resolved")
  func refused() {
    // The token's value has parts by appearance, which a function doesn't accept.
    let text =
      "lintel: 1\ntheme: T\nios: 15..18\ntokens: { colors: { a: { light: \"#111111\" } } }\n"
      + "toolbar: { tint: alpha($a 50%) }\n"
    let eager = actions(client(text, resolves: false), "$a", in: text)
    #expect(!eager.contains { $0["title"]?.string.contains("instead of '$a'") ?? false })
    let lazy = client(text)
    let offered = actions(lazy, "$a", in: text).first {
      $0["title"]?.string.contains("instead of '$a'") ?? false
    }
    #expect(lazy.request("codeAction/resolve", offered ?? .null)["code"]?.int == -32803)
  }

  @Test("Line breaks stay the same as in the file")
  func breaks() {
    let text = Self.sound.replacing("\n", with: "\r\n")
    let after = result(of: "Extract \"#0A4A78\"", at: "\"#0A4A78\"", in: text)
    #expect(after.contains("    title: \"#0A4A78\"\r\n"))
    #expect(!after.replacing("\r\n", with: "").contains("\n"))
  }
}
