import LintelTheme
import TestThemes
import Testing

@Suite("Releases of an app")
struct ReleaseSpanTests {
  private func span(_ text: String) throws -> ReleaseSpan {
    try ReleaseSpan.parse(text).get()
  }

  @Test(
    "Spans that share a release overlap",
    arguments: [
      ("5.2..", "..5.3", "5.2 to 5.3"), ("5.2..", "..5.2", "5.2 to 5.2"),
      ("5.2.4..", "..5.2", "5.2.4 to 5.2"), ("5..", "..5.0", "5 to 5.0"),
      ("5.9..", "..5.10", "5.9 to 5.10"), ("0..", "1..", "1 and later"), ("1..3", "2..5", "2 to 3"),
      ("1..5.1", "1..5.1.2", "1 to 5.1.2"), ("..2", "..3", "up to 2"),
      ("1..", "2..", "2 and later"), ("0..", "0.0..", "every release"),
    ]
  )
  func overlapping(a: String, b: String, both: String) throws {
    let (x, y) = (try span(a), try span(b))
    #expect(x.intersection(y)?.words == both)
    #expect(y.intersection(x) == x.intersection(y))
  }

  @Test(
    "Consecutive spans don't overlap",
    arguments: [
      ("5.2..", "..5.1"), ("5.10..", "..5.9"), ("5.2..", "..5.1.9"), ("6..", "..5"),
      ("3..4", "1..2"),
    ]
  )
  func apart(a: String, b: String) throws {
    #expect(try span(a).intersection(try span(b)) == nil)
    #expect(try span(b).intersection(try span(a)) == nil)
  }

  @Test(
    "A span as text has the same meaning",
    arguments: ["5.2..", "..5.1", "..5", "..5.1.2", "5..5.0", "5.0.1..6", "0..", "1.10..1.10"]
  )
  func text(written: String) throws {
    let first = try span(written)
    #expect(try span(first.text) == first)
  }

  @Test(
    "Invalid spans of versions with up to three numbers are refused",
    arguments: [
      "5.2", "..", "", "a..", "5.2...", "1.2.3.4..", "5.-1..", "5,2..", "..5.", "1234567890..",
      "٥..", "5 ..", "1..2..3",
    ]
  )
  func malformed(written: String) {
    #expect(ReleaseSpan.parse(written) == .failure(.malformed))
  }

  @Test("A span that ends before it begins is refused")
  func backwards() {
    let (_, diagnostics) = readTheme(yaml: theme("when pad: { appVersions: 5.2..5.1 }"))
    #expect(diagnostics == ["4:26 error [invalid-version] the range ends before it begins"])
    #expect(ReleaseSpan.parse("5.10..5.9") == .failure(.backwards("5.10", "5.9")))
  }

  @Test("Intervals are between the bounds, and contain every release")
  func intervals() throws {
    let spans = [try span("5.2.."), try span("..5.1"), try span("4..5.3.1")]
    let intervals = ReleaseSpan.intervals(between: spans)
    #expect(intervals.map(\.text) == ["..3", "4..5.1", "5.2..5.3.1", "5.3.2.."])
    #expect(ReleaseSpan.intervals(between: []) == [.every])
  }
}

@Suite("Blocks for some releases of the app")
struct AppVersionBlockTests {
  private func blocks(_ yaml: String) throws -> [String: String] {
    let (read, diagnostics) = readTheme(yaml: theme(yaml))
    #expect(diagnostics == [])
    let theme = try #require(read)
    let domain = theme.space.domains[Dimension.appVersion.index]
    return Dictionary(
      uniqueKeysWithValues: theme.blocks.map { block in
        let set = theme.conditions[block.condition.index][.appVersion]
        let values = domain[set].values.flatMap { $0.map { theme.space.releases[Int($0)].text } }
        return (block.path, set == .top ? "" : values.joined(separator: " "))
      }
    )
  }

  @Test("A block applies to its releases, and so does its content")
  func nesting() throws {
    let found = try blocks(
      """
      brands:
        a:
          appVersions: 5.2..
          screens: { home: {} }
          when pad: { appVersions: ..6 }
          when phone: { appVersions: ..5.1 }
      """
    )
    #expect(
      found == [
        "": "", "brands.a": "5.2..6 7..", "brands.a.screens.home": "5.2..6 7..",
        "brands.a.when pad": "5.2..6", "brands.a.when phone": "",
      ]
    )
  }

  @Test("A block in a bar has releases, too, and so has each block that uses a style")
  func insideBarsAndFragments() throws {
    let found = try blocks(
      """
      styles: { new: { appVersions: 5.., toolbar: { tint: red } } }
      navigationBar:
        when pad: { appVersions: 6.., tint: red }
      when phone: { use: new }
      """
    )
    #expect(
      found == [
        "": "", "navigationBar.when pad": "6..", "when phone": "",
        "when phone.use new": "5..5 6..",
      ]
    )
  }

  @Test("A theme without releases has one interval of them")
  func none() throws {
    let theme = try #require(readTheme(yaml: theme("when pad: {}")).theme)
    #expect(theme.space.releases == [.every])
    #expect(theme.space.interval(of: AppRelease(3)) == 0)
  }

  @Test("Without a specified release, the newest one is chosen, after the last named release")
  func newest() throws {
    let theme = try #require(readTheme(yaml: theme("when pad: { appVersions: 5.2..6 }")).theme)
    #expect(theme.space.releases.map(\.text) == ["..5.1", "5.2..6", "7.."])
    #expect(theme.space.release == 2)
    for (asked, index) in [("5.1.9", 0), ("5.2", 1), ("6.99.1", 1), ("7", 2)] {
      #expect(theme.space.interval(of: try AppRelease.asked(asked)) == index)
    }
    #expect(throws: ContextQueryError.self) { try AppRelease.asked("soon") }
  }

  @Test("Declarations for other releases are left out, including settings")
  func limited() throws {
    let yaml = """
      navigationBar: { tint: "#000001" }
      when ios 15..:
        appVersions: 5..
        navigationBar: { tint: "#000002" }
      when pad:
        appVersions: ..4
        toolbar: { tint: "#000003" }
        proxies: [{ class: UITabBar, set: { itemWidth: 4 } }]
      """
    let theme = try #require(readTheme(yaml: theme(yaml)).theme)
    func values(_ theme: Theme) -> [String] {
      theme.declarations.map { theme.values[$0.value.index].text }.sorted()
    }
    #expect(values(theme.limited(to: 0)) == ["\"#000001\"", "\"#000003\""])
    #expect(values(theme.limited(to: 1)) == ["\"#000001\"", "\"#000002\""])
    #expect(theme.limited(to: 0).settings.count == 1)
    #expect(theme.limited(to: 1).settings.isEmpty)
  }
}
