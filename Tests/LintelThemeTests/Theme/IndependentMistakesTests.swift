import LintelCompiler
import LintelDiagnostics
import LintelLint
import LintelTesting
import LintelTheme
import TestThemes
import Testing

/// Tests that a run reports all mistakes, and none hides another, regardless of their places.
@Suite("Several mistakes")
struct IndependentMistakesTests {
  /// A theme with every key of a block, and places of each kind.
  private static let lines = """
    lintel: 1
    theme: Shop
    ios: 15..27
    glass: native
    tokens:
      colors:
        ink: { light: "#111111", dark: "#EEEEEE" }
        brand.primary: $ink
      fonts: { title: { family: Avenir, size: 17, weight: bold }, large: { base: $title, size: 30 } }
      images: { back: { symbol: chevron.left, weight: bold } }
    styles:
      hero: { navigationBar: { background: transparent, title.color: $ink } }
    groups:
      modal: [detail, checkout]
    navigationBar:
      background: { preset: opaque, color: $brand.primary }
      largeTitle.font: $large
      backIndicator: $back
      compact.background.color: $ink
    toolbar: { button: { highlighted: { color: $ink } }, shadow: none }
    brands:
      day: { toolbar: { tint: $ink } }
      night: { extends: day, tokens: { colors: { ink: label } } }
    promos:
      summer: { from: 2027-06-01, until: 2027-07-01, toolbar.shadow.color: $ink }
    modes:
      density: { compact: { tabBar.item.title.font: $title }, wide: {} }
    screens:
      home: { largeTitleDisplay: always, use: hero }
      detail: { class: DetailController, when pad: { toolbar: { tint: label } } }
      modal: { brands: { night: { tabBar: { tint: label } } } }
      checkout: { promos: { summer: { navigationBar: { tint: $ink } } } }
    proxies:
      - { class: UIToolbar, set: { barTintColor: $ink } }
    flows:
      - home -> detail -> checkout
    """.split(separator: "\n").map(String.init)

  /// A line in which a part of a key is missing a letter in the middle.
  private struct Slip: Hashable {
    let line: Int
    let text: String
    let written: String
  }

  private static let slips: [Slip] = lines.indices.flatMap { line -> [Slip] in
    let text = lines[line]
    let parts = text.split { !$0.isLetter }.filter { part in
      part.count > 3 && text[part.endIndex...].first.map { ":.".contains($0) } ?? false
    }
    return parts.map { part in
      let middle = text.index(part.startIndex, offsetBy: part.count / 2)
      let shorter = String(text[..<middle]) + text[text.index(after: middle)...]
      let written = String(part[..<middle]) + part[part.index(after: middle)...]
      return Slip(line: line, text: shorter, written: written)
    }
  }

  private static func findings(_ slips: [Slip]) -> Set<String> {
    var lines = lines
    for slip in slips { lines[slip.line] = slip.text }
    return Set(readTheme(yaml: lines.joined(separator: "\n")).diagnostics.map(Self.withoutColumn))
  }

  /// Removes the column from a finding, because a missing letter moves the rest of its line.
  private static func withoutColumn(_ finding: String) -> String {
    let parts = finding.split(separator: ":", maxSplits: 1)
    return "\(parts[0]): \(parts[1].drop { $0.isNumber })"
  }

  @Test("The theme has no mistakes itself, and most slips are one; some are other names")
  func single() {
    #expect(Self.findings([]) == [])
    let wrong = Self.slips.filter { slip in
      Self.findings([slip]).contains { $0.contains(" error ") }
    }
    #expect(wrong.count > 60)
  }

  @Test("Two mistakes are found together as they are separately")
  func pairs() {
    let alone = Self.slips.map { Self.findings([$0]) }
    var count = 0
    for (a, first) in Self.slips.enumerated() {
      for (b, second) in Self.slips.enumerated().dropFirst(a + 1)
      where first.line != second.line && (a + b) % Thoroughness.rounds(3, usually: 9) == 0
        && first.written != second.written
      {
        let found = Self.findings([first, second])
        let expected = alone[a].union(alone[b])
        #expect(
          found == expected,
          "\(first.text)\n\(second.text)\n\(found.symmetricDifference(expected).sorted())"
        )
        count += 1
      }
    }
    #expect(count > Thoroughness.rounds(500, usually: 160))
  }

  @Test("A misspelled key causes no other finding, because its content is read as intended")
  func follows() {
    let keys = [
      "lintel", "theme", "glass", "tokens", "colors", "fonts", "images", "styles", "groups",
      "navigationBar", "toolbar", "brands", "promos", "modes", "screens", "proxies", "flows",
    ]
    for slip in Self.slips {
      let key = Self.lines[slip.line].prefix { $0 != ":" }.drop { $0 == " " }
      guard keys.contains(String(key)),
        slip.text.prefix(key.count) != Self.lines[slip.line].prefix(key.count)
      else { continue }
      #expect(Self.findings([slip]).count == 1, "\(slip.text): \(Self.findings([slip]))")
    }
  }

  @Test(
    "The intended key overrides what it should, so no conflict follows from a misspelled key"
  )
  func overrides() {
    let text = """
      navigationBar: { tint: label }
      when ios 16..: { navigationBar: { tint: link } }
      when pad: { navigationBar: { tint: systemRed } }
      when ios 16.. pad: { navigatonBar: { tint: systemBlue } }
      """
    let files = ["theme.yaml": theme(text)]
    let found = compile(root: "theme.yaml", provider: .inMemory(files)).diagnostics
    #expect(found.map(\.message) == ["'navigatonBar' isn't a key here"])
    let sound = ["theme.yaml": theme(text.replacing("navigatonBar", with: "navigationBar"))]
    #expect(compile(root: "theme.yaml", provider: .inMemory(sound)).diagnostics == [])
  }

  @Test("A key beside the one that it may mean is one mistake, without conflicts")
  func twice() {
    let text = "navigationBar: { titel: { color: label }, title: { color: link, font: body } }"
    let files = ["theme.yaml": theme(text)]
    let found = compile(root: "theme.yaml", provider: .inMemory(files)).diagnostics
    #expect(found.map(\.message) == ["'navigationBar' has no property 'titel'"])
  }

  @Test("Tokens in the block of a name that doesn't exist are resolved, and count as used")
  func tokens() {
    let text = """
      tokens: { colors: { ink: label } }
      screens: { home: { brands: { a: { toolbar: { tint: $nope, button.color: $ink } } } } }
      """
    let files = ["theme.yaml": theme(text)]
    let found = analyze(root: "theme.yaml", provider: .inMemory(files)).diagnostics
    #expect(found.map(\.rule) == ["undeclared-name", "unknown-token"], "\(found.map(\.message))")
  }

  @Test("A mapping means a key that accepts one, if there is one")
  func mappings() {
    func found(_ text: String) -> [String] {
      readingOfTheme(yaml: theme(text)).diagnostics.map(\.message)
    }
    #expect(
      found("navigation: { shadow: none }") == [
        "'navigation' isn't a key here; in a theme, it's 'navigationBar'"
      ]
    )
    #expect(
      found("pushes: { home: cart }").first
        == "'pushes' isn't a key here; in a theme, it's 'flows'"
    )
  }

  @Test("Keys below misspelled keys are read, too, at any depth")
  func nested() {
    let found = readTheme(
      yaml: theme(
        """
        brads: { a: { screns: { s: { promoss: { p: { tolbar: { tnt: label } } } } } } }
        promos: { p: {} }
        toolbar: { brands: { a: {} } }
        flws: [s -> t]
        """
      )
    ).diagnostics.map { String($0.drop { $0 != " " }) }
    #expect(
      found == [
        " error [unknown-key] 'brads' isn't a key here",
        " error [unknown-key] 'screns' isn't a key here",
        " error [unknown-key] 'promoss' isn't a key here",
        " error [unknown-key] 'tolbar' isn't a key here",
        " error [unknown-property] 'toolbar' has no property 'tnt'",
        " error [unknown-property] 'toolbar' has no property 'brands'",
        " error [unknown-key] 'flws' isn't a key here",
        " error [undeclared-name] there is no screen 't'",
      ]
    )
  }
}
