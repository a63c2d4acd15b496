import LintelDiagnostics
import LintelLint
import LintelSchema
import LintelTesting
import LintelTheme
import TestThemes
import Testing

@Suite("Misspelled keys")
struct MisspeltKeyTests {
  /// A place for keys, and the keys that are valid there.
  struct Place: CustomTestStringConvertible, Sendable {
    let name: String
    /// The text, in which entries replace `@`, one on each line.
    let text: String
    let keys: [String]

    var testDescription: String { name }

    init(_ name: String, _ text: String, _ keys: [String]) {
      self.name = name
      self.text = text
      self.keys = keys
    }
  }

  private static let inEveryBlock =
    [
      "tokens", "use", "priority", "final", "appVersions", "proxies", "instances", "brands",
      "promos",
      "screens",
    ] + Schema.standard.root.children.map(\.key)

  private static let names = """
    brands: { a: {}, b: {} }
    promos: { p: {} }
    screens: { s: {}, s.t: {} }
    groups: { g: [s] }

    """

  private static let blocks: [Place] = [
    Place(
      "the top level",
      "@",
      inEveryBlock + [
        "lintel", "theme", "ios", "glass", "imports", "groups", "styles", "flows", "when pad",
      ]
    ),
    Place("a brand", "brands: { a: {\n@\n} }", inEveryBlock + ["extends", "when ios 16.."]),
    Place("a promo", "promos: { p: {\n@\n} }", inEveryBlock + ["from", "until", "with"]),
    Place(
      "a screen",
      "screens: { s: {\n@\n} }",
      inEveryBlock + ["class", "navigationController", "when phone"]
    ),
    Place(
      "a screen of a brand",
      "brands: { a: { screens: { s: {\n@\n} } } }",
      inEveryBlock + ["class", "navigationController"]
    ),
    Place("a style", "styles: { x: {\n@\n} }", inEveryBlock),
    Place("a condition", "when pad: {\n@\n}", inEveryBlock),
    Place("a pattern", names + "when pad: { screens: { '*': {\n@\n} } }", inEveryBlock),
    Place("a group", names + "when pad: { screens: { g: {\n@\n} } }", inEveryBlock),
    Place("a nested brand", names + "when pad: { brands: { a: {\n@\n} } }", inEveryBlock),
    Place("a nested promo", names + "when pad: { promos: { p: {\n@\n} } }", inEveryBlock),
    Place("a nested screen", names + "when pad: { screens: { s.t: {\n@\n} } }", inEveryBlock),
    Place(
      "a condition in a bar",
      "toolbar: { when pad: {\n@\n} }",
      ["priority", "final", "appVersions", "background", "tint", "scrollEdge"]
    ),
  ]

  private static let font = [
    "style", "family", "size", "weight", "width", "design", "relativeTo", "maximumSize", "features",
  ]
  private static let color = ["light", "dark", "lightHighContrast", "darkHighContrast"]
  private static let image = [
    "asset", "symbol", "gradient", "fill", "weight", "scale", "pointSize", "cornerRadius",
    "rendering", "insets",
  ]
  private static let proxy = "proxies:\n  - { class: UIBarButtonItem, "

  private static let values: [Place] = [
    Place("tokens", "tokens: {\n@\n}", ["colors", "fonts", "images", "effects", "numbers"]),
    Place(
      "a token by brand",
      names + "tokens: { colors: { c: { brands: { a: label },\n@\n} } }",
      ["default"]
    ),
    Place("a token's color", "tokens: { colors: { c: { light: label,\n@\n} } }", color),
    Place("a color", "navigationBar: { tint: { light: label,\n@\n} }", color),
    Place(
      "a color beside properties",
      "navigationBar: { shadow: {\n@\n} }",
      color + ["color", "image"]
    ),
    Place(
      "a color while it runs",
      "tokens: { colors: { c: { runtime: true,\n@\n} } }",
      ["samples"]
    ),
    Place("a font", "navigationBar: { title: { font: { size: 17,\n@\n} } }", font),
    Place("a token's font", "tokens: { fonts: { f: { size: 17,\n@\n} } }", font),
    Place("an image", "tokens: { images: { i: { symbol: x,\n@\n} } }", image),
    Place(
      "a gradient",
      "tokens: { images: { i: { gradient: { from: top,\n@\n} } } }",
      ["from", "stops"]
    ),
    Place(
      "a stop",
      "tokens: { images: { i: { gradient: { from: top, stops: [label, { color: label,\n@\n}] } } } }",
      ["color", "location"]
    ),
    Place("a proxy", "proxies:\n  - {\n@\n    }", ["class", "containedIn", "traits", "set"]),
    Place("an instance", "instances:\n  - {\n@\n    }", ["class", "containedIn", "traits", "set"]),
    Place(
      "a proxy's traits",
      proxy + "traits: {\n@\n} }",
      ["userInterfaceIdiom", "userInterfaceStyle", "horizontalSizeClass", "verticalSizeClass"]
    ),
    Place(
      "a proxy's properties",
      proxy + "set: {\n@\n} }",
      ["tintColor", "titleTextAttributes", "backgroundImage"]
    ),
    Place(
      "a proxy's text",
      proxy + "set: { titleTextAttributes: { color: label,\n@\n} } }",
      ["color", "font", "kern", "foregroundColor"]
    ),
    Place(
      "a proxy's states",
      proxy + "set: { titleTextAttributes: { normal: none,\n@\n} } }",
      ["highlighted", "disabled", "selected", "focused"]
    ),
  ]

  private static let components: [Place] = {
    var places: [Place] = []
    func visit(_ node: SchemaNode, _ keys: [String]) {
      if !keys.isEmpty, !node.children.isEmpty {
        let open = keys.map { "\($0): {" }.joined(separator: " ")
        let close = String(repeating: " }", count: keys.count)
        places.append(
          Place(
            keys.joined(separator: "."),
            "\(open)\n@\n\(close)",
            node.children.map(\.key)
          )
        )
      }
      for (key, child) in node.children {
        switch child {
        case .node(let inner), .itemLayout(_, let inner): visit(inner, keys + [key])
        case .slot, .itemState: break
        }
      }
    }
    visit(Schema.standard.root, [])
    return places
  }()

  /// Every key with one letter missing, unless that is also a key.
  private static func slips(of keys: [String]) -> [(written: String, meant: String)] {
    var seen = Set(keys)
    return keys.flatMap { key in
      key.indices.compactMap { index -> (String, String)? in
        var slip = key
        slip.remove(at: index)
        // Slips that begin with a space, or are valid conditions, mean something else.
        guard key.count > 1, !slip.hasPrefix("when "),
          slip.split(separator: " ").count
            == key.split(separator: " ").count, seen.insert(slip).inserted
        else { return nil }
        return (slip, key)
      }
    }
  }

  /// The slips for which no finding suggests the key.
  private func unnoticed(
    _ place: Place,
    _ read: (String) -> (sources: SourceMap, diagnostics: [Diagnostic])
  ) -> [String] {
    let slips = Thoroughness.part(of: Self.slips(of: place.keys), every: 3)
    // Only the first few hundred unknown names get suggestions, so that a theme with thousands doesn't take too long.
    return stride(from: 0, to: slips.count, by: 100).flatMap { start -> [String] in
      let some = slips[start..<min(start + 100, slips.count)]
      let isFlow = place.text.contains("{\n@") || place.text.contains(",\n@")
      let entries = some.map { isFlow ? "      \($0.written): ," : "\($0.written): " }
      let text = place.text.replacing("@", with: entries.joined(separator: "\n"))
      let reading = read(text)
      let lines = String(decoding: reading.sources[FileID(0)].bytes, as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false)
      let first = lines.firstIndex { entries[0] == $0 } ?? 0
      var helpByLine: [Int: [String]] = [:]
      for diagnostic in reading.diagnostics {
        helpByLine[reading.sources.location(of: diagnostic.range).line, default: []] +=
          diagnostic.help
      }
      return some.enumerated().compactMap { index, slip in
        let help = helpByLine[first + 1 + index] ?? []
        let isOffered = help.contains {
          ($0.contains("did you mean") || $0.hasPrefix("write "))
            && $0.contains("'\(slip.meant)'")
        }
        return isOffered ? nil : "\(slip.written) for \(slip.meant): \(help)"
      }
    }
  }

  @Test("A key with one letter missing is recognized in every block", arguments: blocks)
  func inBlocks(_ place: Place) {
    #expect(
      unnoticed(place) {
        let reading = readingOfTheme(yaml: "lintel: 1\ntheme: Test\n\($0)")
        return (reading.sources, reading.diagnostics)
      } == []
    )
  }

  @Test("A key with one letter missing is recognized in every component")
  func inComponents() {
    #expect(Self.components.count > 50)
    for place in Self.components {
      #expect(
        unnoticed(place) {
          let reading = readingOfTheme(yaml: "lintel: 1\ntheme: Test\n\($0)")
          return (reading.sources, reading.diagnostics)
        } == [],
        "\(place.name)"
      )
    }
  }

  @Test("A key with one letter missing is recognized in every value", arguments: values)
  func inValues(_ place: Place) {
    #expect(
      unnoticed(place) {
        let reading = readingOfTheme(yaml: "lintel: 1\ntheme: Test\n\($0)")
        return (reading.sources, reading.diagnostics)
      } == []
    )
  }

  @Test(
    "A key with one letter missing is recognized in a configuration",
    arguments: [
      Place(
        "a configuration",
        "@",
        ["extends", "included", "excluded", "fail-on", "format", "baseline", "rules", "per-path"]
      ),
      Place("paths", "per-path:\n  - {\n@\n  }", ["path", "rules"]),
      Place("rules", "rules: {\n@\n}", LintRule.all.map(\.id)),
      Place(
        "a rule",
        "rules: { redundant-override: {\n@\n} }",
        ["severity", "ignore-tokens"]
      ),
    ]
  )
  func inConfigurations(_ place: Place) {
    #expect(
      unnoticed(place) { text in
        let reading = readConfiguration(".lintel.yml", workingFolder: "/w", formats: []) { _ in
          Array(text.utf8)
        }
        return (reading.sources, reading.diagnostics)
      } == []
    )
  }

  @Test("A key that belongs to another kind of block is recognized, and its place is named")
  func elsewhere() {
    let reading = readingOfTheme(
      yaml: theme("brands: { a: {}, b: {} }\nwhen pad: { brands: { b: { extend: a } } }")
    )
    #expect(
      reading.diagnostics.map(\.help) == [
        ["did you mean 'extends'? it belongs in a brand's block at the top level"]
      ]
    )
  }
}
