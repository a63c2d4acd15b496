#if os(Linux)
  import Foundation
  import LintelAppearance
  import LintelBackends
  import LintelDiagnostics
  import LintelSchema
  import LintelTesting
  import LintelTheme
  import Testing

  @Suite("The Swift output before iOS 13")
  struct LegacyEquivalenceTests {
    private func files(_ sample: SampleTheme, splits: Bool = false) -> [SwiftFile] {
      sample.code(SwiftOptions(source: "everything.yaml", splits: splits, isStandalone: true))
    }

    @Test("UIKit's older properties have the values of the JSON tree's legacy nodes")
    func everything() throws {
      let sample = try SampleTheme.everything(minimum: Version(12))
      let differences = try Self.differences(sample, files(sample))
      #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
    }

    @Test("UIKit's older properties have the values of a compiled theme's legacy nodes")
    func compiled() throws {
      let sample = try Self.compiled()
      let differences = try Self.differences(sample, files(sample))
      #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
    }

    private static func differences(
      _ sample: SampleTheme,
      _ code: [SwiftFile]
    ) throws -> [String] {
      let tree = sample.tree
      return try LegacyProgram(tree, json: sample.json, code: code, stops: stops(of: tree))
        .differences()
    }

    private static func compiled() throws -> SampleTheme {
      let theme = """
        lintel: 1
        theme: Old
        ios: 12..18
        tokens: { colors: { ink: { light: "#111", dark: "#EEE" }, brand: { runtime: true, samples: ["#123456"] } } }
        navigationBar:
          background: { preset: opaque, color: $ink }
          shadow: none
          title: { color: label, offset: [0, -2] }
          backIndicator: { asset: back }
          button: { color: "#ABC", font: { size: 15 }, highlighted: { color: "#DEF" } }
          compact: { title.offset: [0, -1], background: { image: { fill: "#00F" } } }
        toolbar: { background: { preset: transparent, color: "#00000080" }, shadow: "#F00" }
        tabBar:
          background: default
          unselectedTint: groupTableViewBackground
          item: { title: { font: { size: 10 } }, badge: { background: $brand } }
        brands: { day: {}, night: { extends: day, tint: $ink, toolbar: { tint: darken($brand 20%) } } }
        promos: { sale: { from: 2027-01-07, until: 2027-02-01, navigationBar: { shadow: "#F00" } } }
        screens:
          home: { largeTitleDisplay: always, navigationBar: { prefersLargeTitles: true } }
          photo: { navigationBar: { background: transparent }, hidesBottomBar: true, hidesToolbar: false }
          late: { when ios 12.2..: { tabBar: { barStyle: black } } }

        """
      return try SampleTheme(theme)
    }

    @Test(
      "The output compiles in several files and for other modules, and passes swift format's lint"
    )
    func severalFilesCompile() throws {
      let options = SwiftOptions(source: "everything.yaml", isPublic: true, splits: true)
      let files = try SampleTheme.everything(minimum: Version(12)).files(options)
      #expect(files.last?.name == "Everything+Legacy.swift")
      let run = try SwiftToolchain.typecheck(files)
      #expect(run.status == 0, "\(run.output)")
      let small = try Self.compiled().files(options)
      let lint = try SwiftToolchain.formatLint(small)
      #expect(lint.status == 0, "\(lint.output)")
    }

    @Test("Code for systems without appearance objects doesn't mention the main actor")
    func mainActor() throws {
      let text = try files(SampleTheme.everything(minimum: Version(12))).map(\.text).joined()
      #expect(text.contains("@available(iOS 13, *)\n@MainActor\nextension Everything: BarTheme {"))
      #expect(text.components(separatedBy: "@MainActor").count == 2)
    }

    /// Every context, on two versions, on a phone and a pad.
    private static func stops(of tree: AppearanceTree) -> [ExpectedStyle.Context] {
      let calendar = PromoCalendar(tree.promos)
      let sets = tree.promos.indices.reduce([[]]) { sets, promo in
        sets + sets.map { $0 + [promo] }
      }.filter { calendar.normalized($0).running == $0 }.map { $0.map { tree.promos[$0].name } }
      let systems: [(ios: Version, isPad: Bool)] = [
        (Version(12), false), (Version(12, 4), false), (Version(12), true),
      ]
      return systems.flatMap { system in
        tree.brands.flatMap { brand in
          sets.flatMap { promos in
            ([""] + tree.screens.map(\.name)).map { screen in
              ExpectedStyle.Context(
                brand: brand.name,
                promos: promos,
                screen: screen,
                ios: system.ios,
                device: system.isPad ? .pad : .phone
              )
            }
          }
        }
      }
    }
  }
#endif
