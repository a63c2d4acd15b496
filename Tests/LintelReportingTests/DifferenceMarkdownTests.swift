import LintelBackends
import LintelCompiler
import LintelDiff
import LintelReporting
import LintelRuns
import LintelTesting
import LintelTheme
import Testing

@Suite("Differences in Markdown")
struct DifferenceMarkdownTests {
  private func words(_ old: String, _ new: String) throws -> DifferenceWords {
    func side(_ text: String) throws -> ComparedTheme {
      let bytes = Array("lintel: 1\ntheme: Shop\nios: 15..18\n\(text)\n".utf8)
      let provider = SourceProvider(read: { $0 == "a|b.yaml" ? bytes : nil }, expand: { _ in [] })
      return try #require(ComparedTheme(compile(root: "a|b.yaml", provider: provider)))
    }
    let (old, new) = (try side(old), try side(new))
    return DifferenceWords(try differences(from: old, to: new), from: old, to: new)
  }

  @Test("No text of a theme becomes markup, a cell, or a mention")
  func escaping() throws {
    let words = try words(
      "backButtonTitle: Back",
      "backButtonTitle: \"a|b `c` <b>d</b> @team #12 [e](f) ~g~ \\nh\""
    )
    let text = differenceMarkdown(words)
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("|") }
    #expect(rows.count == 6)
    for row in rows {
      let cells = row.matches(of: #/(?:^|[^\\])\|/#).count
      #expect(cells == 5 || cells == 6, "\(row)")
    }
    let cells = rows.joined(separator: "\n")
    for markup in ["`c`", "[e]", "~g~"] { #expect(!cells.contains(markup)) }
    for markup in ["<b>", "@team", "#12"] { #expect(!text.contains(markup)) }
    #expect(text.split(separator: "\n").filter { $0.hasPrefix("<details>") }.count == 1)
    #expect(text.split(separator: "\n").filter { $0 == "</details>" }.count == 1)
  }

  @Test("Values that are too long are cut so that what differs stays")
  func longValues() throws {
    func font(_ size: Int, _ family: String = "Avenir Next") -> String {
      "tokens: { fonts: { a: { family: \(family), size: 17, weight: semibold, relativeTo: headline, maximumSize: \(size) } } }\n"
        + "navigationBar: { title: { font: $a } }"
    }
    func cause(_ old: String, _ new: String) throws -> String? {
      try words(old, new).rows.first?.cause
    }
    #expect(
      try cause(font(24), font(26)) == "$fonts.a: …maximumSize: 24 } -> …maximumSize: 26 }"
    )
    let other = try #require(try cause(font(24), font(24, "Avenir")))
    #expect(other.hasPrefix("$fonts.a: …family: Avenir Next, size: 17, "))
    #expect(other.contains("… -> …family: Avenir, size: 17, "))
    let name = String(repeating: "abcdefghi ", count: 12)
    let values = (name.filter { $0 != " " } + "1", name.filter { $0 != " " } + "2")
    let (old, new) = ("backButtonTitle: \(values.0)", "backButtonTitle: \(values.1)")
    let ends = try #require(try cause(old, new))
    #expect(ends.contains("abcdefghi1") && ends.contains("abcdefghi2") && ends.count < 200)
  }

  @Test("GitHub's own renderer shows tables with every text unchanged, and no other markup")
  func rendering() throws {
    let odd =
      #"a|b `c` ``d`` <b>e</b> <!-- f --> @team #12 :100: [g](h) ![i](j) ~~k~~ _l_ *m* $n$ &amp; "#
      + ##"\\ \\| www.o.de \\# https://p.de q@r.de <https://s.de> `t|u"##
    let name = "odd|_name_*`x`"
    let old = "brands: { a: {}, b: {} }\nbackButtonTitle: Back"
    let new = """
      brands: { a: {}, b: { toolbar: { tint: "#000001" } } }
      backButtonTitle: "\(odd)"
      navigationBar: { title: { font: { family: "\(name)", size: 17 } } }
      """
    let words = try words(old, new)
    let text = differenceMarkdown(words, pictures: [("a|b c/1.svg", "(2).svg"), nil, nil])
    var expected = ["h2 ¦ Lintel: \(words.summary)"]
    expected.append("tr ¦ what changed ¦ place ¦ what it changes ¦ where")
    for row in words.rows {
      expected.append("tr ¦ \(row.cause) ¦ \(row.place) ¦ \(row.properties) ¦ \(row.contexts)")
    }
    for (index, row) in words.rows.enumerated() {
      expected.append("summary ¦ \(row.cause)")
      expected.append("tr ¦ property ¦ slots ¦ before ¦ after ¦ where")
      for detail in row.details {
        let slots = detail.slots.isEmpty ? "all" : detail.slots
        expected.append(
          "tr ¦ \(detail.property) ¦ \(slots) ¦ \(detail.old) ¦ \(detail.new) ¦ \(detail.contexts)"
        )
      }
      guard index == 0 else { continue }
      expected.append("tr ¦ before ¦ after")
      expected.append(
        "tr ¦ <img src=a%7Cb%20c/1.svg alt=before> ¦ <img src=%282%29.svg alt=after>"
      )
    }
    let rendered = try PythonJudge.answers(of: "render-markdown.py", about: [text])[0]
    #expect(words.rows.count == 3)
    // Code hosts look for these in the rendered text of a page.
    for found in ["@team", "#12", ":100", "https:/", "www.o", "q@r"] {
      #expect(!text.contains(found), "\(found)")
    }
    #expect(expected.joined().contains(":100: [g](h)"))
    for (line, wanted) in zip(rendered, expected) { #expect(line == wanted) }
    #expect(rendered.count == expected.count, "\(text)")
  }

  @Test("Values are omitted from a comment that would be too long, with a note")
  func limit() throws {
    let words = try words("toolbar: { tint: \"#000001\" }", "toolbar: { tint: \"#000002\" }")
    let text = differenceMarkdown(words, limit: 300)
    #expect(!text.contains("<details>"))
    #expect(text.hasSuffix("The values of 1 cause are left out.\n"))
    #expect(differenceMarkdown(words).contains("<details>"))
  }

  @Test("Themes that look the same are one line")
  func nothing() throws {
    let words = try words("toolbar: { tint: label }", "toolbar: { tint: label } # A comment.")
    #expect(differenceMarkdown(words) == "## Lintel: nothing changes on screen\n")
  }
}
