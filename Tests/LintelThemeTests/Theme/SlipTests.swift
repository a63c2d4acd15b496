import Foundation
import LintelCompiler
import LintelDiagnostics
import TestThemes
import Testing

/// Tests slips that break a theme's syntax, with each character added or missing in each line.
@Suite("Slips")
struct SlipTests {
  /// A theme with every form of line.
  private static let lines = """
    lintel: 1
    theme: Harbor # the name
    ios: 15..27

    tokens:
      colors:
        ink:    { light: "#1B1B1F", dark: "#F4F4F6" }
        accent: { light: "#0B6E99", dark: "#5CC8F2" } # blue
        veil:   alpha($paper 85%)
        paper:  systemBackground
      fonts:
        title: { family: Avenir Next, size: 17, weight: semibold, relativeTo: headline }
      images:
        back: { symbol: chevron.backward, weight: semibold }
    groups:
      modal: [home, checkout]
    navigationBar:
      background: { preset: default, color: $veil, effect: systemChromeMaterial }
      shadow: none
      backIndicator: $back
      title: { font: $title, color: $ink }
      button:
        color: $accent
        disabled: { color: alpha($accent 40%) }
      scrollEdge: { background: transparent }
    brands:
      harbor: {}
      night:
        extends: harbor
        tokens: { colors: { accent: { light: "#0A4A78", dark: '#7FD1FF' } } }
    promos:
      summer:
        from: 2027-06-01
        until: 2027-09-01
        navigationBar:
          scrolled: { background: { color: { light: "#FFD166", dark: "#4A3600" } } }
        screens:
          checkout: { navigationBar.scrollEdge.background.color: $paper }
    screens:
      home: { largeTitleDisplay: always, navigationBar: { prefersLargeTitles: true } }
      modal: { toolbar.tint: $accent }
      checkout: { hidesBottomBar: true, scrolls: false }
      checkout.payment: {}
    flows:
      - home -> checkout -> checkout.payment
    """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)

  /// A kind of slip, which returns `nil` for a line that it doesn't change.
  fileprivate struct Kind: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let change: @Sendable (String) -> String?

    init(_ name: String, _ change: @escaping @Sendable (String) -> String?) {
      testDescription = name
      self.change = change
    }
  }

  private static let kinds = [
    Kind("no colon") { replace(": ", " ", in: $0) ?? withoutLast(":", $0) },
    Kind("no space after the colon") { replace(": ", ":", in: $0) },
    Kind("= instead of the colon") {
      replace(": ", " = ", in: $0) ?? withoutLast(":", $0).map { $0 + " =" }
    },
    Kind("no first quote") { replace("\"", "", in: $0) },
    Kind("no second quote") { remove("\"", at: 1, in: $0) },
    Kind("no last quote") { text in
      text.lastIndex(of: "\"").map { String(text[..<$0] + text[text.index(after: $0)...]) }
    },
    Kind("no {") { replace("{ ", "", in: $0) },
    Kind("no }") { text in
      text.lastIndex(of: "}").map { String(text[..<$0] + text[text.index(after: $0)...]) }
    },
    Kind("two }") { text in
      text.lastIndex(of: "}").map { String(text[..<$0] + "}" + text[$0...]) }
    },
    Kind("no ]") { replace("]", "", in: $0) },
    Kind("no comma") { replace(", ", " ", in: $0) },
    Kind("two commas") { replace(", ", ",, ", in: $0) },
    Kind("; instead of the comma") { replace(", ", "; ", in: $0) },
    Kind("a comma at the end") { $0.contains("#") ? nil : $0 + "," },
    Kind("a semicolon at the end") { $0.contains("#") ? nil : $0 + ";" },
    Kind("a - at the beginning") { text in
      let blanks = text.prefix { $0 == " " }
      return text.contains("- ") || text.isEmpty
        ? nil : blanks + "- " + text.dropFirst(blanks.count)
    },
    Kind("an extra space") { $0.isEmpty ? nil : " " + $0 },
    Kind("a missing space") { $0.hasPrefix(" ") ? String($0.dropFirst()) : nil },
    Kind("a quote at the end") { $0.isEmpty || $0.contains("#") ? nil : $0 + "\"" },
    Kind("two extra spaces") { $0.isEmpty ? nil : "  " + $0 },
    Kind("two missing spaces") { $0.hasPrefix("  ") ? String($0.dropFirst(2)) : nil },
    Kind("the value on the next line") { text in
      let blanks = text.prefix { $0 == " " }
      return text.contains("{") || text.contains("- ")
        ? nil : replace(": ", ":\n\(blanks)", in: text)
    },
    Kind("an empty list instead of nested lines") { $0.hasSuffix(":") ? $0 + " []" : nil },
    Kind("a tab at the beginning") { $0.hasPrefix("  ") ? "\t" + $0.dropFirst(2) : nil },
    Kind("no )") { replace(")", "", in: $0) },
    Kind("a merge conflict") { "<<<<<<< HEAD\n\($0)\n=======\n\($0)\n>>>>>>> main" },
    Kind("a merge conflict about its removal") { "<<<<<<< HEAD\n=======\n\($0)\n>>>>>>> main" },
    Kind("a merge conflict without its end") { "<<<<<<< HEAD\n\($0)\n=======\n\($0)" },
    Kind("the end of a merge conflict") { "\($0)\n>>>>>>> main" },
    Kind("the line twice") { $0.isEmpty ? nil : $0 + "\n" + $0 },
  ]

  private static func replace(_ text: String, _ other: String, in line: String) -> String? {
    line.firstRange(of: text).map { line.replacingCharacters(in: $0, with: other) }
  }

  private static func remove(_ sign: Character, at index: Int, in line: String) -> String? {
    let places = line.indices.filter { line[$0] == sign }
    guard places.indices.contains(index) else { return nil }
    return String(line[..<places[index]] + line[line.index(after: places[index])...])
  }

  private static func withoutLast(_ sign: String, _ line: String) -> String? {
    line.hasSuffix(sign) ? String(line.dropLast()) : nil
  }

  private static func errors(_ text: String) -> [Diagnostic] {
    compile(root: "theme.yaml", provider: .inMemory(["theme.yaml": text])).diagnostics
      .filter { $0.severity == .error }
  }

  /// The theme with a slip in each line that can have it.
  private static func themes(_ kind: Kind) -> [(line: String, theme: String)] {
    lines.indices.compactMap { index in
      guard let changed = kind.change(lines[index]), changed != lines[index] else { return nil }
      var lines = lines
      lines[index] = changed
      return (changed, lines.joined(separator: "\n") + "\n")
    }
  }

  @Test("The theme has no errors itself")
  func sound() {
    #expect(Self.errors(Self.lines.joined(separator: "\n")).map(\.message) == [])
  }

  @Test("A slip causes at most one error, wherever it is", arguments: kinds)
  fileprivate func one(kind: Kind) {
    let themes = Self.themes(kind)
    #expect(!themes.isEmpty)
    var found = 0
    for (line, theme) in themes {
      let errors = Self.errors(theme)
      #expect(errors.count < 2, "\(line): \(errors.map(\.message))")
      found += errors.count
    }
    #expect(found > 0)
  }

  @Test("The text after a fix-it has no errors", arguments: kinds)
  fileprivate func fixes(kind: Kind) {
    for (line, theme) in Self.themes(kind) {
      for fixIt in Self.errors(theme).flatMap(\.fixIts).prefix(1) {
        let file = SourceFile(path: "theme.yaml", bytes: Array(theme.utf8))
        let fixed = String(decoding: apply([fixIt], to: file), as: UTF8.self)
        #expect(Self.errors(fixed).map(\.message) == [], "\(line), \(fixIt.title):\n\(fixed)")
      }
    }
  }

  @Test("A block without its first line causes no findings about uses of its content")
  func blocks() {
    for header in ["tokens:", "  colors:", "  fonts:", "  images:", "brands:"] {
      let lines = Self.lines.filter { $0 != header }
      let errors = Self.errors(lines.joined(separator: "\n"))
      #expect((1...2).contains(errors.count), "\(header): \(errors.map(\.message))")
    }
  }

  @Test("Text that isn't read hides only the names in it")
  func independent() {
    let rest = "screens: { '*.gone': { toolbar.tint: $nope } }\n"
    let theme = "lintel: 1\ntheme: Shop\nios: 15..27\n"
    for (text, others) in [
      ("tokens: { colors: { ink: nocolor } }\n", ["matches-nothing", "unknown-token"]),
      ("tokens: { colors: { ink: x } }\nfoo\n  home: {}\n", ["matches-nothing", "unknown-token"]),
      ("toolbar: { tint: label }\n  nope: label\n", ["matches-nothing"]),
      ("toolbar: { tint: label }\n  shop.gone: {}\n", ["unknown-token"]),
    ] {
      let found = Set(Self.errors(theme + text + rest).map(\.rule))
      #expect(found.isSuperset(of: others) && found.count > others.count, "\(text): \(found)")
      #expect(found.intersection(["matches-nothing", "unknown-token"]) == Set(others), "\(text)")
    }
  }

  @Test("A misspelled key with wrong indentation is a separate mistake")
  func misspelt() {
    let theme = "lintel: 1\ntheme: Shop\nios: 15..27\ntoolbar:\n  tint: label\n   shadw: none\n"
    #expect(Self.errors(theme).map(\.rule) == ["unknown-property", "yaml-syntax"])
  }

  @Test("A misspelled key after a key without content is a separate mistake")
  func misspeltAfterEmpty() {
    let theme = "lintel: 1\ntheme: Shop\nios: 15..27\nnavigationBar:\n"
    for key in ["title", "titel"] {
      let errors = Self.errors(theme + "  \(key):\n  color: label\n  shadw: none\n  tnt: label\n")
      let messages = errors.map(\.message)
      for name in ["shadw", "tnt"] {
        #expect(messages.contains { $0.contains("'\(name)'") }, "\(key): \(messages)")
      }
    }
  }

  @Test("A line that belongs in the empty key above it is one mistake, which names that key")
  func empty() throws {
    for (text, key) in [
      ("navigationBar:\n  button:\n  color: label\n  shadow: none\n", "  button:"),
      ("navigationBar:\n  title:\n  font: body\n", "  title:"),
    ] {
      let theme = "lintel: 1\ntheme: Shop\nios: 15..27\n" + text
      let errors = Self.errors(theme)
      #expect(errors.count == 1, "\(errors.map(\.message))")
      let note = try #require(errors.first?.notes.first { $0.message.contains("has no content") })
      let end = try #require(note.range).lower
      #expect(String(decoding: Array(theme.utf8)[..<Int(end)], as: UTF8.self).hasSuffix(key))
    }
  }
}
