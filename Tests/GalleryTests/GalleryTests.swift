import LintelAppearance
import LintelBackends
import LintelCascade
import LintelCompiler
import LintelDiagnostics
import LintelSchema
import LintelTesting
import LintelTheme
import Testing

@Suite("The gallery of themes")
struct GalleryTests {
  @Test(
    "An example theme has no warnings or errors",
    arguments: GalleryTheme.examples
  )
  func examplesAreClean(theme: GalleryTheme) throws {
    let findings = theme.compilation.diagnostics.filter { $0.severity > .info }.map(\.rule)
    #expect(findings == [], "\(theme.compilation.report)")
    _ = try theme.tree()
  }

  @Test("The theme that shows slots has a different color for each")
  func slotsAreToldApart() throws {
    let gallery = try #require(GalleryTheme.examples.first { $0.name == "SlotDebug.yaml" })
    let theme = try #require(gallery.compilation.theme)
    let resolved = ContextResolver(Cascade(theme))
      .resolved(
        ContextSelection(brand: 0, promos: [], screen: 0, ios: theme.minimumIOS, device: .phone)
      )
    for kind in BarKind.allCases {
      let bar = try #require(resolved.bars.first { $0.kind == kind })
      let colors = kind.slots.compactMap { slot in
        bar.slots[slot]?.flatMap { $0.values.first { $0.path == ["backgroundColor"] }?.value }
      }
      #expect(colors.count == kind.slots.count && Set(colors).count == colors.count, "\(kind)")
    }
  }

  @Test("The gallery has themes")
  func galleryIsComplete() {
    #expect(GalleryTheme.examples.count >= 9)
    #expect(GalleryTheme.realApps.count >= 6)
  }

  @Test("The JSON of every theme conforms to the schema")
  func treesConform() throws {
    let texts = try GalleryTheme.all.map { try #require($0.compilation.json).text() }
    let violations = try JSONSchemaValidator.violations(in: texts, of: outputSchema().text())
    #expect(violations.count == texts.count)
    for (theme, messages) in zip(GalleryTheme.all, violations) {
      #expect(messages == [], "\(theme.name)")
    }
  }

  @Test(
    "Every context has one entry, which matches the independently resolved context",
    arguments: GalleryTheme.all
  )
  func entriesAreResolvedContexts(gallery: GalleryTheme) throws {
    let tree = try gallery.tree()
    let theme = try #require(gallery.compilation.theme)
    let resolver = ContextResolver(Cascade(theme))
    var visited: Set<Int> = []
    var compared = 0
    var generator = SeededGenerator(seed: 1)
    for context in theme.everyContext.shuffled(using: &generator) {
      let exists = theme.space.exists(screen: context.screen, inBrand: context.brand)
      let entries = tree.entries(of: context)
      #expect(entries.count == (exists ? 1 : 0), "\(context)")
      // One cell of each entry is enough, because other tests show with random themes that all cells of an entry are the same.
      guard let entry = entries.first, visited.insert(entry).inserted else { continue }
      compared += 1
      guard compared <= 40 else { continue }
      let resolved = resolver.resolved(
        ContextSelection(
          brand: context.brand,
          promos: context.promos,
          screen: context.screen,
          ios: context.ios,
          device: context.device
        )
      )
      #expect(resolved.conflicts == [])
      let difference = tree.difference(tree.contexts[entry], from: resolved, in: context)
      #expect(difference == nil, "\(context)")
    }
    // The theme doesn't cover later systems, but apps run there, too, and UIKit's rules continue to change.
    let covered = tree.contexts.indices.filter { tree.contexts[$0].firstIOS <= theme.newestIOS }
    #expect(visited == Set(covered))
  }
}
