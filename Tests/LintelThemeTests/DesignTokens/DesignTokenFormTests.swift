import LintelDiagnostics
import LintelTokens
import TestThemes
import Testing

/// Tests each form once, in a live import and in a conversion, for the right value or a finding with its name.
@Suite("Design tokens, form by form")
struct DesignTokenFormTests {
  @Test("A token", arguments: DesignTokenForm.ofTokens + DesignTokenForm.ofComposites)
  func token(form: DesignTokenForm) {
    let files = ["base.tokens.json": DesignTokenForm.base, "x.tokens.json": "{ \(form.text) }"]
    check(form, files, importing: ["base.tokens.json", "x.tokens.json"])
  }

  @Test("A resolver document", arguments: DesignTokenForm.ofDocuments + DesignTokenForm.ofPromos)
  func document(form: DesignTokenForm) {
    check(
      form,
      ["a.json": DesignTokenForm.file, "x.resolver.json": form.text],
      importing: ["x.resolver.json"]
    )
  }

  @Test("A tree for Style Dictionary", arguments: DesignTokenForm.ofTrees)
  func tree(form: DesignTokenForm) {
    let files = ["x.json": "{ \(form.text) }"]
    let conversion = conversion(["x.json"], files)
    let found = own(declared(conversion, form.theme)) + said(conversion, besides: [])
    #expect(found == form.expected)
  }

  @Test("A file's values in a document differ by brand and promo in the same way")
  func fileAndDocument() {
    func size(_ points: Int) -> String {
      #""size": { "$type": "dimension", "$value": { "value": \#(points), "unit": "px" } }"#
    }
    let files = [
      "a.tokens.json": #"""
      { "x": { "$type": "typography", "$value": { "fontFamily": "Didot", "fontSize": "{size}", "fontWeight": 400,
        "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1 } } }
      """#,
      "b.resolver.json": ##"""
      { "version": "2025.10",
        "modifiers": { "brand": { "default": "day", "contexts": { "day": [{ \##(size(17)) }], "night": [{ \##(size(20)) }] } },
          "season": { "default": "none", "contexts": { "none": [], "sale": [{ \##(size(23)) }] } } },
        "resolutionOrder": [{ "$ref": "#/modifiers/brand" }, { "$ref": "#/modifiers/season" }] }
      """##,
    ]
    let found = declarations(
      "imports: [a.tokens.json, b.resolver.json]\nbrands: { day: {}, night: {} }\npromos: { sale: {} }",
      files: files
    )
    #expect(
      found.filter { $0.hasPrefix("$fonts") } == [
        "$fonts.x = { family: Didot, size: 17 } @ base",
        "$fonts.x = { family: Didot, size: 20 } @ brand [brand 'night']",
        "$fonts.x = { family: Didot, size: 23 } @ promo [promo 'sale']",
      ]
    )
  }

  private func check(_ form: DesignTokenForm, _ files: [String: String], importing: [String]) {
    let live = declarations(
      "imports: [\(importing.joined(separator: ", "))]\n" + form.theme,
      files: files
    )
    let conversion = conversion(importing, files)
    let found = own(live)
    #expect(found + said(conversion, besides: live) == form.expected)
    // The conversion means the same as the file, except that it can't know which promos run together.
    let values = live.filter { $0.hasPrefix("$") }
    if conversion.text != nil {
      let written = declared(conversion, form.theme).filter { $0.hasPrefix("$") }
      #expect(form.runsAlone ? Set(written).isSuperset(of: values) : written == values)
    }
    let isWrong = live.contains { $0.contains(" error [") }
    #expect((conversion.text == nil) == isWrong)
  }

  private func declared(_ conversion: TokenConversion, _ theme: String) -> [String] {
    guard let text = conversion.text else { return [] }
    return declarations("imports: [converted.yaml]\n" + theme, files: ["converted.yaml": text])
  }

  /// The declarations of the form, and the findings about it.
  private func own(_ lines: [String]) -> [String] {
    lines.filter {
      $0.hasPrefix("$")
        ? !$0.contains(/^\$\w+\.(c|w|n|b|s|t|g|sp-ace-d|grp|fam|wt)[. ]/) : !$0.hasPrefix("base.")
    }
  }

  /// The findings of a conversion that a live import doesn't have.
  private func said(_ conversion: TokenConversion, besides live: [String]) -> [String] {
    conversion.diagnostics.map { diagnostic in
      let place = conversion.sources.location(of: diagnostic.range)
      let path = conversion.sources[diagnostic.range.file].path
      return "\(path):\(place.line):\(place.column) \(diagnostic.severity.rawValue) "
        + "[\(diagnostic.rule)] \(diagnostic.message)"
    }.filter { !live.contains($0) && !$0.hasPrefix("base.") }.map { "import: \($0)" }
  }
}
