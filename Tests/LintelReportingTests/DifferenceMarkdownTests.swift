import LintelBackends
import LintelLanguage
import LintelReporting
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

  @Test("Nothing that a theme says becomes markup, a cell, or a mention")
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

  @Test("Values are left out where a comment would be too long, and that is said")
  func limit() throws {
    let words = try words("toolbar: { tint: \"#000001\" }", "toolbar: { tint: \"#000002\" }")
    let text = differenceMarkdown(words, limit: 300)
    #expect(!text.contains("<details>"))
    #expect(text.hasSuffix("The values of 1 cause are left out.\n"))
    #expect(differenceMarkdown(words).contains("<details>"))
  }

  @Test("Themes that look the same are a line")
  func nothing() throws {
    let words = try words("toolbar: { tint: label }", "toolbar: { tint: label } # A comment.")
    #expect(differenceMarkdown(words) == "## Lintel: nothing changes on screen\n")
  }
}
