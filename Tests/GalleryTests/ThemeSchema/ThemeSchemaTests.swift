import Foundation
import LintelBackends
import LintelCompiler
import LintelDiagnostics
import LintelSchema
import LintelTesting
import LintelTheme
import Testing

@Suite("The JSON Schema of themes, judged by jsonschema-rs")
struct ThemeSchemaTests {
  private func text(_ theme: GalleryTheme) throws -> String {
    let path = try #require(theme.compilation.sources.files.first?.path)
    let file = try #require(theme.compilation.sources.files.first)
    #expect(path == theme.name)
    return String(decoding: file.bytes, as: UTF8.self)
  }

  @Test("Every theme conforms to the language's schema")
  func conforms() throws {
    let themes = GalleryTheme.all
    let violations = try JSONSchemaValidator.violations(
      in: themes.map { EditorView.json(try text($0)) },
      of: themeSchema().text()
    )
    for (theme, messages) in zip(themes, violations) { #expect(messages == [], "\(theme.name)") }
    #expect(violations.count > 10)
  }

  @Test("Every theme conforms to the schema with its own names", arguments: GalleryTheme.examples)
  func conformsToItsOwn(_ theme: GalleryTheme) throws {
    let known = try #require(theme.compilation.theme)
    let violations = try JSONSchemaValidator.violations(
      in: [EditorView.json(try text(theme))],
      of: themeSchema(for: known).text()
    )
    #expect(violations == [[]])
  }

  /// A valid theme, which the tests change into invalid ones.
  private static let right = """
    lintel: 1
    theme: Shop
    ios: 15..27
    tokens:
      colors: { accent: { light: "#00569E", dark: "#7CC0FF" }, brand: { deep: "#003A6B" }, by: { default: $accent, brands: { night: label } } }
      images: { sky: { gradient: { from: top, stops: [$accent, $colors.accent 60%, { color: $accent }] } } }
      fonts: { title: { family: Avenir Next, size: 17, relativeTo: headline } }
    styles: { quiet: { navigationBar: { shadow: none } } }
    groups: { forms: [home, photo], details: '*.detail' }
    navigationBar:
      background: { preset: opaque, color: $accent, effect: systemChromeMaterial }
      background.image: { fill: $accent, cornerRadius: 2 }
      shadow: none
      tint: $colors.brand.deep
      title: { font: $title, color: mix(alpha($accent 40%) $colors.brand.deep 30%), kern: 0.5, offset: [0, 2] }
      button.disabled.color: $accent
      scrollEdge: { background: transparent }
      compact: system
      prefersLargeTitles: true
      scroll: { behavior: fade, distance: 10 }
      when ios 26..: { final: true, priority: 1, appVersions: 5.., title: unset }
    tabBar: { item: { selected: { iconColor: label }, badge: { background: $accent } } }
    brands: { day: {}, night: { extends: day } }
    promos: { sale: { from: 2027-01-07, until: 2027-02-01, use: quiet }, gala: { with: [sale] }, fair: { with: any } }
    screens:
      home: { largeTitleDisplay: always, statusBar: darkContent, priority: 1 }
      photo: { brands: { night: { toolbar: { tint: $accent } } }, use: [quiet] }
      photo.detail: {}
      '*.detail': { hidesBottomBar: true }
      forms: { scrolls: false }
    when pad: { tabBar: { tint: $accent } }
    proxies: [{ class: UIToolbar, traits: { userInterfaceStyle: dark }, set: { barStyle: black, backgroundImage: { any: { compact: none } } } }]
    flows: [home -> photo -> photo.detail]
    """

  private static let mistakes: [(was: String, becomes: String)] = [
    ("lintel: 1", "lintel: 2"), ("theme: Shop", "them: Shop"), ("colors:", "colours:"),
    ("\"#00569E\"", "\"#00569\""), ("dark: \"", "dusk: \""), ("size: 17", "size: 0"),
    ("relativeTo: headline", "relativeTo: header"), ("preset: opaque", "preset: opak"),
    ("systemChromeMaterial", "chrome"), ("shadow: none\n", "shadow: [none]\n"),
    ("kern: 0.5", "kern: wide"), ("offset: [0, 2]", "offset: [0]"),
    ("background.image:", "background.picture:"), ("button.disabled", "knob.disabled"),
    ("compact: system", "compact: mine"), ("compact: system", "compcat: system"),
    ("scrollEdge: { b", "scrollEdge: { compact: { title: unset }, b"),
    ("scrollEdge: { b", "scrollEdge: { final: true, b"), ("{ final: true", "{ use: quiet"),
    ("prefersLargeTitles: true", "prefersLargeTitles: always"),
    ("behavior: fade", "behavior: fades"), ("distance: 10", "distance: far"),
    ("title: unset }", "titel: unset }"), ("iconColor: label", "iconColor: lable"),
    ("selected: {", "choosen: {"), ("extends: day", "extend: day"),
    ("from: 2027-01-07", "from: January"), ("largeTitleDisplay: always", "largeTitleDisplay: 1"),
    ("hidesBottomBar: true", "hidesBottomBar: \"yes\""), ("priority: 1", "priority: high"),
    ("when pad:", "whenever pad:"), ("mix(alpha(", "fade(alpha("),
    ("flows: [home -> photo -> photo.detail]", "flows: { home: photo }"),
    ("UIToolbar", "UIToolBar"), ("barStyle: black", "barStyle: blak"),
    ("{ compact: none", "{ top: none"), ("userInterfaceStyle: dark", "userInterfaceStyle: dusk"),
    ("flows: [home -> photo", "flows: [home, photo"), ("[$accent, $colors", "[[$accent], $colors"),
    ("size: 17", "size: 17, style: body"), ("cornerRadius: 2", "cornerRadius: 2, asset: Sky"),
    ("cornerRadius: 2", "pointSize: 2"),
  ]

  /// A value that is invalid for a type.
  private static func wrongValue(of type: ValueType) -> String {
    switch type {
    case .color: "12"
    case .font: "[headline]"
    case .image: "picture"
    case .effect: "[blurred]"
    case .offset: "[0]"
    case .number: "wide"
    case .boolean: "perhaps"
    case .keyword: "nonesuch"
    case .string: "[text]"
    }
  }

  /// A property with a key for each part of its path.
  private static func nested(_ path: String, _ value: String) -> String {
    let parts = path.split(separator: ".")
    let lines = parts.enumerated().map { String(repeating: "  ", count: $0.offset) + $0.element }
    return lines.joined(separator: ":\n") + ": \(value)"
  }

  @Test("A wrong value and a misspelled name are refused for every property")
  func properties() throws {
    let head = "lintel: 1\ntheme: Shop\nios: 15..27\n"
    // Top-level keys may be any word of the language, and are tested above.
    let leaves = Schema.standard.leaves.filter { $0.bar != nil && !$0.path.hasSuffix(".slot") }
    let texts = leaves.flatMap { leaf in
      [
        Self.nested(leaf.path, Self.wrongValue(of: leaf.property.type)),
        Self.nested("\(leaf.path)z", "unset"),
      ]
    }
    let violations = try JSONSchemaValidator.violations(
      in: texts.map { EditorView.json(head + $0) },
      of: themeSchema().text()
    )
    #expect(violations.count > 300)
    for (text, messages) in zip(texts, violations) { #expect(!messages.isEmpty, "\(text)") }
  }

  @Test("The schema accepts every color function that the compiler accepts")
  func colorFunctions() throws {
    let head = """
      lintel: 1
      theme: Shop
      ios: 15..27
      tokens:
        colors: { color: "#00569E", background: white, first: "#003A6B", second: "#7CC0FF" }

      """
    let values = ColorFunctions.names.compactMap { ColorFunctions.examples[$0] }
    #expect(values.count == ColorFunctions.names.count)
    let themes = (values + ["color(srgb 0.1 0.2 0.3)", "color(display-p3 0.1 0.2 0.3)"])
      .map { GalleryTheme(text: head + "toolbar: { tint: \($0) }\n", name: "Shop.yaml") }
    for theme in themes {
      #expect(!theme.compilation.diagnostics.hasErrors, "\(theme.compilation.report)")
    }
    let known = try #require(themes[0].compilation.theme)
    let texts = try themes.map { try text($0) }
    for schema in [themeSchema(), themeSchema(for: known)] {
      let violations = try JSONSchemaValidator.violations(
        in: texts.map(EditorView.json),
        of: schema.text()
      )
      #expect(violations.count == themes.count)
      for (text, messages) in zip(texts, violations) { #expect(messages == [], "\(text)") }
    }
  }

  private static let unknownNames: [(was: String, becomes: String)] = [
    ("{ night: { toolbar", "{ nihgt: { toolbar"), ("tint: $accent } } }", "tint: $acent } } }"),
    ("$colors.brand.deep", "$fonts.brand.deep"), ("font: $title", "font: $accent"),
    ("use: quiet", "use: quite"), ("use: [quiet]", "use: [quiet, loud]"),
    ("extends: day", "extends: dya"), ("home -> photo ->", "home -> phto ->"),
    ("home -> photo ->", "home -> forms ->"), ("with: [sale]", "with: [sael]"),
    ("with: [sale]", "with: sael"), ("brands: { night: label", "brands: { nihgt: label"),
    ("alpha($accent 40%)", "alpha($acent 40%)"), ("$colors.brand.deep 30%", "$brand.depe 30%"),
    ("[home, photo]", "[home, phto]"), ("[home, photo]", "[home, details]"),
    ("stops: [$accent", "stops: [$acent"), ("$colors.accent 60%", "$colours.accent 60%"),
    ("{ color: $accent }", "{ color: $acent }"),
  ]

  @Test("Authors' mistakes are refused; the theme's own schema also refuses unknown names")
  func refusals() throws {
    let themes = [GalleryTheme(text: Self.right, name: "Shop.yaml")]
    let known = try #require(themes[0].compilation.theme)
    #expect(!themes[0].compilation.diagnostics.hasErrors, "\(themes[0].compilation.report)")
    for (mistakes, schema) in [
      (Self.mistakes, themeSchema()), (Self.mistakes + Self.unknownNames, themeSchema(for: known)),
    ] {
      let texts = mistakes.map { mistake in
        Self.right.replacing(mistake.was, with: mistake.becomes, maxReplacements: 1)
      }
      #expect(texts.allSatisfy { $0 != Self.right })
      let violations = try JSONSchemaValidator.violations(
        in: ([Self.right] + texts).map(EditorView.json),
        of: schema.text()
      )
      #expect(violations.first == [])
      for (mistake, messages) in zip(mistakes, violations.dropFirst()) {
        #expect(!messages.isEmpty, "\(mistake.becomes)")
      }
    }
  }
}
