import LintelBackends
import LintelDiagnostics
import LintelServer
import LintelTheme
import Testing

@Suite("Diagnostics of the server")
struct DiagnosticsTests {
  private static let theme = """
    lintel: 1
    theme: Shop
    ios: 15..18
    imports: [parts/*.yaml]
    toolbar: { tint: $accent }
    """
  private static let colors = "lintel: 1\ntokens: { colors: { accent: \"#00569E\" } }\n"
  private static let files = [
    "/work/Shop.yaml": theme, "/work/parts/colors.yaml": colors,
  ]

  @Test("A theme's findings appear, change with its text, and disappear when it is closed")
  func pushes() {
    let client = TestClient(Self.files, rulesPage: "https://example.com/rules")
    client.open("Shop.yaml", Self.theme)
    #expect(client.settle().count == 1)
    #expect(client.rules("Shop.yaml") == [])
    client.change("Shop.yaml", to: Self.theme + "\nnavigationBar: { tnit: $accent }\n", version: 2)
    let message = client.settle().first?["params"]
    #expect(message?["version"]?.int == 2)
    let item = message?["diagnostics"]?.elements.first
    #expect(client.rules("Shop.yaml") == ["unknown-property"])
    #expect(item?["severity"] == 1)
    #expect(item?["source"] == "lintel")
    #expect(item?["codeDescription"]?["href"] == "https://example.com/rules#unknown-property")
    #expect(item?["range"]?["start"] == ["line": 5, "character": 17])
    client.close("Shop.yaml")
    client.settle()
    #expect(client.rules("Shop.yaml") == [])
  }

  @Test("Findings appear in imported files, open or not, with related places in other files")
  func imports() {
    let client = TestClient(Self.files)
    client.open("parts/colors.yaml", Self.colors)
    client.settle()
    client.change(
      "parts/colors.yaml",
      to: "lintel: 1\ntokens: { colors: { accent: \"#00569E\", accent2: nope } }\n",
      version: 2
    )
    client.settle()
    #expect(client.rules("parts/colors.yaml") == ["unknown-color"])
    client.change(
      "parts/colors.yaml",
      to: Self.colors + "toolbar: { tint: \"#FFFFFF\" }\n",
      version: 3
    )
    client.settle()
    let both = client.rules("parts/colors.yaml") + client.rules("Shop.yaml")
    #expect(both.contains("duplicate-definition"))
    let related = client.shown.values.joined().compactMap { $0["relatedInformation"] }
    #expect(related.flatMap(\.strings).contains(TestClient.uri("Shop.yaml")))
    client.close("parts/colors.yaml")
    client.settle()
    #expect(client.shown.values.allSatisfy { $0.isEmpty })
  }

  @Test("The folder's configuration and baseline apply, even while they are edited")
  func configuration() {
    var files = Self.files
    let garish = Self.theme.replacing("$accent", with: "oklch(0.7 0.4 150)")
    files["/work/Shop.yaml"] = garish
    files["/work/.lintel.yml"] = "rules: { out-of-gamut: off, unused-token: off }\n"
    let client = TestClient(files)
    client.open("Shop.yaml", garish)
    client.settle()
    #expect(client.rules("Shop.yaml") == [])
    client.open(".lintel.yml", "rules: { out-of-gamut: info, unused-token: off, nope: off }\n")
    client.settle()
    #expect(client.rules("Shop.yaml") == ["out-of-gamut"])
    #expect(client.rules(".lintel.yml") == ["unknown-rule"])
    client.close(".lintel.yml")
    client.settle()
    #expect(client.rules("Shop.yaml") == [])
    #expect(client.rules(".lintel.yml") == [])
  }

  @Test("Findings about an older text are never sent")
  func superseded() {
    let client = TestClient(Self.files)
    client.open("Shop.yaml", Self.theme)
    client.settle()
    client.change("Shop.yaml", to: Self.theme + "\ntnit: $accent\n", version: 2)
    client.server.work()
    client.change("Shop.yaml", to: Self.theme, version: 3)
    // The findings of version 2 exist, but an edit has replaced the text.
    #expect(client.server.publications().isEmpty)
    let message = client.settle().first?["params"]
    #expect(message?["version"]?.int == 3)
    #expect(message?["diagnostics"]?.elements.count == 0)
  }

  @Test("Unused and deprecated code is tagged")
  func tags() {
    let client = TestClient(Self.files)
    client.open("Shop.yaml", Self.theme + "\ntokens: { colors: { spare: \"#000000\" } }\n")
    client.settle()
    let tags = client.shown[TestClient.uri("Shop.yaml")]?.compactMap { $0["tags"] }
    #expect(tags == [[1]])
  }

  @Test("A client that pulls gets the same findings, and isn't sent them again")
  func pull() {
    let client = TestClient(
      Self.files,
      capabilities: ["workspace": ["diagnostics": ["refreshSupport": true]]]
    )
    let broken = Self.theme + "\ntnit: $accent\n"
    client.open("Shop.yaml", broken)
    let report = client.request("textDocument/diagnostic", TestClient.document("Shop.yaml"))
    #expect(report["kind"] == "full")
    #expect(report["items"]?.elements.compactMap { $0["code"] } == ["unknown-key"])
    client.settle()
    #expect(client.rules("Shop.yaml") == [])
    let again: JSONValue = [
      "textDocument": ["uri": .string(TestClient.uri("Shop.yaml"))],
      "previousResultId": report["resultId"] ?? .null,
    ]
    #expect(client.request("textDocument/diagnostic", again)["kind"] == "unchanged")
    client.open("parts/colors.yaml", "lintel: 1\n")
    client.settle()
    #expect(client.other.contains { $0["method"] == "workspace/diagnostic/refresh" })
  }

  @Test("A text without a file, other YAML, and a deleted file cause no problems")
  func strays() {
    let client = TestClient(Self.files)
    client.notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": "untitled:Untitled-1", "version": 1,
          "text": .string(Self.theme + "\ntnit: $accent\n"),
        ]
      ]
    )
    client.open("compose.yaml", "services: {a: b: c}\n")
    client.open("gone/Theme.yaml", Self.theme)
    client.settle()
    #expect(client.shown["untitled:Untitled-1"]?.count == 1)
    #expect(client.rules("compose.yaml") == [])
    #expect(client.rules("gone/Theme.yaml").contains("import-not-found"))
  }

  @Test("A theme in another of the editor's folders is found, too")
  func folders() {
    let client = TestClient(
      [
        "/work/colors.yaml": Self.colors,
        "/apps/Shop.yaml": Self.theme.replacing("parts/*.yaml", with: "../work/colors.yaml"),
      ],
      allowedFolders: ["/work"]
    )
    let folder: JSONValue = ["uri": "file:///apps", "name": "apps"]
    client.notify(
      "workspace/didChangeWorkspaceFolders",
      ["event": ["added": [folder], "removed": []]]
    )
    client.open("colors.yaml", "lintel: 1\n")
    client.settle()
    let found = client.shown["file:///apps/Shop.yaml"] ?? []
    #expect(found.compactMap { $0["code"]?.string } == ["unknown-token"])
  }

  @Test("A theme outside of the editor's folders is judged with the files in its folder")
  func outside() {
    var files = Self.files
    files["/elsewhere/Theme.yaml"] = Self.theme
    files["/elsewhere/parts/colors.yaml"] = Self.colors
    let client = TestClient(files)
    client.notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": "file:///elsewhere/Theme.yaml", "version": 1,
          "text": .string(Self.theme + "\ntnit: $accent\n"),
        ]
      ]
    )
    client.settle()
    let found = client.shown["file:///elsewhere/Theme.yaml"] ?? []
    #expect(found.compactMap { $0["code"]?.string } == ["unknown-key"])
  }

  @Test("Requests between edits use the text at their turn")
  func order() {
    let client = TestClient(Self.files)
    client.open("Shop.yaml", Self.theme)
    func hover(_ id: Double) -> JSONValue {
      [
        "jsonrpc": "2.0", "id": .number(id), "method": "textDocument/hover",
        "params": TestClient.place("toolbar", in: Self.theme, "Shop.yaml", plus: 1),
      ]
    }
    func change(_ text: String, _ version: Int) -> JSONValue {
      [
        "jsonrpc": "2.0", "method": "textDocument/didChange",
        "params": TestClient.change("Shop.yaml", [["text": .string(text)]], version: version),
      ]
    }
    let answers = client.send([
      hover(101), change("lintel: 1\ntheme: Shop\nios: 15..18\n", 2), hover(102),
      change(Self.theme, 3), hover(103),
    ])
    #expect(answers.compactMap { $0["id"]?.int } == [101, 102, 103])
    #expect(answers.map { $0["result"] == .null } == [false, true, false])
    client.settle()
    #expect(client.rules("Shop.yaml") == [])
  }

  @Test("Incremental edits result in the editor's text", arguments: [false, true])
  func edits(inUTF8: Bool) {
    let offered: JSONValue = inUTF8 ? ["utf-8"] : ["utf-16"]
    let client = TestClient(
      Self.files,
      capabilities: ["general": ["positionEncodings": offered]]
    )
    var text = Self.theme + "\r\n# 😀 grün\r\nnavigationBar: { title.color: \"#112233\" }\n"
    client.open("Shop.yaml", text)
    var seed: UInt64 = inUTF8 ? 7 : 11
    func random(_ range: ClosedRange<Int>) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return range.lowerBound + Int((seed >> 33) % UInt64(range.count))
    }
    let pieces = [
      "", "\n", "\r\n", "😀", "ü", " ", "  tint: $accent\n", "{", "}", "\"", "'", ":", "- ", "#",
      "toolbar: { tint: $nope }\n", "\t", "[", "brands: { a: {}, b: {} }\n",
    ]
    for version in 2...150 {
      let scalars = Array(text.unicodeScalars)
      let lower = random(0...scalars.count)
      let upper = random(lower...min(scalars.count, lower + 12))
      // A line break of two characters counts as one place.
      func dividesBreak(_ index: Int) -> Bool {
        index > 0 && index < scalars.count && scalars[index - 1] == "\r" && scalars[index] == "\n"
      }
      if dividesBreak(lower) || dividesBreak(upper) { continue }
      let new = pieces[random(0...pieces.count - 1)]
      func position(_ index: Int) -> JSONValue {
        var (line, character) = (0, 0)
        for (place, scalar) in scalars[..<index].enumerated() {
          let isBeforeFeed = place + 1 < scalars.count && scalars[place + 1] == "\n"
          if scalar == "\n" || scalar == "\r" && !isBeforeFeed {
            (line, character) = (line + 1, 0)
          } else if scalar != "\r" {
            character += inUTF8 ? String(scalar).utf8.count : String(scalar).utf16.count
          }
        }
        return ["line": .number(Double(line)), "character": .number(Double(character))]
      }
      let range: JSONValue = ["start": position(lower), "end": position(upper)]
      client.notify(
        "textDocument/didChange",
        TestClient.change(
          "Shop.yaml",
          [["range": range, "text": .string(new)]],
          version: version
        )
      )
      var changed = String.UnicodeScalarView()
      changed.append(contentsOf: scalars[..<lower])
      changed.append(contentsOf: new.unicodeScalars)
      changed.append(contentsOf: scalars[upper...])
      text = String(changed)
      if version % 10 == 0 {
        client.settle()
        let fresh = TestClient(
          Self.files,
          capabilities: ["general": ["positionEncodings": offered]]
        )
        // A file that was a theme stays one while its key is being typed.
        fresh.open("Shop.yaml", Self.theme)
        fresh.change("Shop.yaml", to: text, version: 2)
        fresh.settle()
        #expect(
          client.shown[TestClient.uri("Shop.yaml")] == fresh.shown[TestClient.uri("Shop.yaml")],
          "\(text.debugDescription)"
        )
      }
    }
  }
}
