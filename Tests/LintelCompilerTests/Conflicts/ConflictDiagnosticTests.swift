import LintelCascade
import LintelDiagnostics
import LintelLint
import LintelTheme
import TestThemes
import Testing

@Suite struct ConflictDiagnosticTests {
  private let overlapping = theme(
    """
    brands:
      harbor: { promos: { summer: { navigationBar: { title.color: "#F00" } } } }
      night: { extends: harbor }
    promos:
      summer: { from: 2027-06-01, until: 2027-09-01 }
      gift: { with: any, navigationBar: { scrollEdge: { title.color: "#00F" } } }
    """
  )

  @Test("Two patterns that match the same screens are each named as written")
  func patterns() throws {
    let (diagnostics, _) = try conflicts(
      theme(
        """
        screens:
          home: {}
          'h*': { toolbar: { tint: label } }
          '*e': { toolbar: { tint: link } }
        """
      )
    )
    #expect(
      diagnostics.flatMap(\.notes).map(\.message) == [
        "'toolbar.tint' sets label: screens 'h*'", "'toolbar.tint' sets link: screens '*e'",
        "all of them apply in the same contexts: screens '*e'; screens 'h*'",
        "for example: brand Test, screen home, slot standard, iOS 15, phone",
      ]
    )
    #expect(diagnostics.first?.facts?.conditions == ["screens '*e'", "screens 'h*'"])
  }

  @Test("The block that settles an overlap names existing versions")
  func versions() throws {
    let (diagnostics, _) = try conflicts(
      theme(
        """
        brands: { day: { screens: { home: { when ios 16..: { toolbar: { tint: label } } } } } }
        screens: { home: { when ios ..25: { toolbar: { tint: link } } } }
        """
      )
    )
    #expect(
      diagnostics.first?.help.first == """
        settle just the overlap with the value that you mean:
        brands:
          day:
            screens:
              home:
                when ios 16..18:
                  toolbar:
                    tint: label
        """
    )
  }

  @Test(
    "An unsettled overlap is one error with both places, a witness, and a block to add"
  )
  func conflictingOverride() throws {
    let (diagnostics, sources) = try conflicts(overlapping)
    let diagnostic = try #require(diagnostics.first)
    #expect(diagnostics.count == 1)
    #expect(
      rendered(diagnostic, in: sources) == """
        5:63 error [conflicting-override] two declarations of 'navigationBar.title.color' set different values in the \
        same contexts, and neither is narrower
        """
    )
    #expect(
      diagnostic.notes.map(\.message) == [
        "'navigationBar.title.color' sets \"#FF0000\": brand 'harbor', promo 'summer'",
        """
        'navigationBar.scrollEdge.title.color' sets "#0000FF": promo 'gift', slot 'scrollEdge'
        """,
        """
        both apply here: promo 'gift', slot 'scrollEdge'; brand 'harbor', promo 'summer'
        """,
        """
        for example: brand harbor, promos gift + summer (2027-06-01), slot scrollEdge, iOS 15, phone
        """,
      ]
    )
    #expect(
      diagnostic.help == [
        """
        settle just the overlap with the value that you mean:
        brands:
          harbor:
            promos:
              gift:
                promos:
                  summer:
                    navigationBar:
                      scrollEdge:
                        title.color: "#FF0000"
        """,
        "or give the block that should win a higher 'priority'",
        "or remove one of the two",
      ]
    )
    #expect(diagnostic.property == "navigationBar.title.color")
  }

  @Test("The blocks that settle several overlaps have the values of declarations that apply there")
  func values() throws {
    let (diagnostics, _) = try conflicts(
      theme(
        """
        brands: { day: {}, night: {} }
        promos:
          summer: { from: 2027-06-01, toolbar: { tint: label } }
          sale:
            with: any
            brands: { day: { toolbar: { tint: link } }, night: { toolbar: { tint: systemRed } } }
        """
      )
    )
    #expect(
      diagnostics.map(\.help.first) == [
        """
        settle just the overlaps with the value that you mean:
        brands:
          day:
            promos:
              sale:
                promos:
                  summer:
                    toolbar:
                      tint: link
          night:
            promos:
              sale:
                promos:
                  summer:
                    toolbar:
                      tint: systemRed
        """
      ]
    )
  }

  @Test("A witness names one promo as one")
  func onePromo() throws {
    let (diagnostics, _) = try conflicts(
      theme(
        """
        promos:
          sale: { from: 2027-01-07, screens: { '*': { toolbar: { tint: label } } } }
        screens: { home: {}, '*': { when pad: { toolbar: { tint: link } } } }
        """
      )
    )
    #expect(
      diagnostics.first?.notes.last?.message
        .contains("promo sale (2027-01-07), screen home, slot standard") == true
    )
  }

  @Test("The block that the help shows settles the conflict when it is added to the theme")
  func blockSettles() throws {
    let help = try #require(try conflicts(overlapping).0.first?.help.first)
    let block = help.split(separator: "\n").dropFirst().joined(separator: "\n")
    let (rest, _) = try conflicts(
      overlapping + "\nimports: [block.yaml]\n",
      files: ["block.yaml": "lintel: 1\n" + block + "\n"]
    )
    #expect(rest.isEmpty)
  }

  @Test("Without a block that settles it, the help begins with a priority")
  func withoutBlock() throws {
    let (diagnostics, _) = try conflicts(
      theme(
        """
        modes: { m: { m1: {}, m2: {} }, k: { k1: {}, k2: { screens: { g: { toolbar: { tint: red1 } } } } } }
        groups: { g: [s, x.e] }
        screens:
          s: {}
          x.e: {}
          g: { modes: { k: { k2: { toolbar: { tint: blue1 } } } } }
          '*.e': { when ios 16..: { modes: { m: { m2: { toolbar: { tint: label } } } } } }
        """
        .replacing("red1", with: "\"#F00\"").replacing("blue1", with: "\"#00F\"")
      )
    )
    #expect(
      diagnostics.map(\.help) == [
        ["give the block that should win a higher 'priority'", "or remove all but one"]
      ]
    )
  }

  @Test("If shorthands overlap, one block settles everything that they expand to")
  func shorthands() throws {
    let yaml = theme(
      """
      brands: { harbor: { screens: { '*': { navigationBar: { background: opaque } } } }, night: {} }
      screens:
        home: { navigationBar: { background: transparent } }
        cart: {}
      """
    )
    let (diagnostics, _) = try conflicts(yaml)
    let help = try #require(diagnostics.first?.help.first)
    #expect(diagnostics.count == 1)
    let block = help.split(separator: "\n").dropFirst().joined(separator: "\n")
    let (rest, _) = try conflicts(
      yaml + "\nimports: [block.yaml]\n",
      files: ["block.yaml": "lintel: 1\n" + block + "\n"]
    )
    #expect(rest.isEmpty)
  }

  @Test("Two values under one condition are a duplicate definition")
  func duplicateDefinition() throws {
    let (diagnostics, sources) = try conflicts(
      theme(
        """
        imports: [more.yaml]
        navigationBar: { tint: "#F00" }
        """
      ),
      files: ["more.yaml": "lintel: 1\nnavigationBar: { tint: \"#00F\" }\n"]
    )
    #expect(
      diagnostics.map { rendered($0, in: sources) } == [
        """
        5:24 error [duplicate-definition] 'navigationBar.tint' is set to different values under \
        the same condition
        """
      ]
    )
    #expect(diagnostics.first?.notes.compactMap(\.range).count == 2)
  }

  @Test("Equal values in different spellings do not conflict")
  func equalValues() throws {
    let (diagnostics, _) = try conflicts(
      theme(
        """
        imports: [more.yaml]
        navigationBar: { tint: "#F00" }
        """
      ),
      files: ["more.yaml": "lintel: 1\nnavigationBar: { tint: \"#ff0000\" }\n"]
    )
    #expect(diagnostics.isEmpty)
  }

  @Test("A shorthand of a part is compatible with one that resets the part along with others")
  func narrowerShorthand() throws {
    let (diagnostics, _) = try conflicts(
      theme("navigationBar: { background: opaque, shadow: none }")
    )
    #expect(diagnostics.isEmpty)
  }

  @Test("A cluster of three is one error, and its blocks settle all of them")
  func cluster() throws {
    let yaml = theme(
      """
      brands: { harbor: { screens: { '*': { priority: 1, tint: "#00F" } } }, night: {} }
      screens:
        cart.edit: {}
        cart.view: {}
        home.edit: {}
        '*.edit': { priority: 1, tint: "#F00" }
        'cart.*': { priority: 1, tint: "#0F0" }
      """
    )
    let (diagnostics, _) = try conflicts(yaml)
    let help = try #require(diagnostics.first?.help.first)
    #expect(diagnostics.count == 1)
    #expect(diagnostics.first?.notes.compactMap(\.range).count == 3)
    let block = help.split(separator: "\n").dropFirst().joined(separator: "\n")
    let (rest, _) = try conflicts(
      yaml + "\nimports: [block.yaml]\n",
      files: ["block.yaml": "lintel: 1\n" + block + "\n"]
    )
    #expect(rest.isEmpty)
  }

  @Test("A declaration whose value is equal by chance isn't part of a conflict of others")
  func equalByChance() throws {
    let yaml = theme(
      """
      tokens: { colors: { sale: "#F00" } }
      promos:
        summer: { from: 2027-06-01, until: 2027-09-01, toolbar: { tint: $sale } }
        gift: { with: any, toolbar: { scrolled: { tint: "#F00" } } }
        club: { with: [summer], toolbar: { scrollEdge: { tint: "#00F" } } }
      """
    )
    let (diagnostics, _) = try conflicts(yaml)
    #expect(diagnostics.count == 1)
    #expect(
      diagnostics.first?.notes.map(\.message) == [
        "'toolbar.tint' sets $sale: promo 'summer'",
        "'toolbar.scrollEdge.tint' sets \"#0000FF\": promo 'club', slot 'scrollEdge'",
        "both apply here: promo 'club', slot 'scrollEdge'; promo 'summer'",
        "for example: brand Test, promos club + summer (2027-06-01), slot scrollEdge, iOS 15, phone",
      ]
    )
  }

  /// The conflicts of a theme that has no other findings.
  private func conflicts(
    _ yaml: String,
    files: [String: String] = [:]
  ) throws -> ([Diagnostic], SourceMap) {
    let reading = readingOfTheme(yaml: yaml, files: files)
    #expect(reading.diagnostics.map { rendered($0, in: reading.sources) } == [])
    let cascade = Cascade(try #require(reading.theme))
    let findings = ConflictChecker.check(cascade).separatingCoincidences(in: cascade)
    let diagnostics = conflictDiagnostics(findings, in: cascade)
    return (diagnostics.sortedForOutput(), reading.sources)
  }
}
