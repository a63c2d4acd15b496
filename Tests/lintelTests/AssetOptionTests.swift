import Foundation
import Testing

@Suite("Asset catalogs on the command line")
struct AssetOptionTests {
  private static let theme = """
    lintel: 1
    theme: Shop
    ios: 15..18
    navigationBar:
      background: asset(Paper)
      title: { color: asset(Ink) }
    toolbar: { tint: label }

    """

  private static func color(_ component: String) -> String {
    """
    { "colors": [{ "idiom": "universal", "color": { "color-space": "srgb",
      "components": { "red": "\(component)", "green": "\(component)", "blue": "\(component)", "alpha": "1" } } }] }
    """
  }

  private func place(ink: String) throws -> Workplace {
    try Workplace([
      "Themes/Shop.yaml": Self.theme,
      "App/Assets.xcassets/Contents.json": "{}",
      "App/Assets.xcassets/Paper.colorset/Contents.json": Self.color("1"),
      "App/Assets.xcassets/Ink.colorset/Contents.json": Self.color(ink),
    ])
  }

  @Test("--assets specifies catalogs, whose colors are judged")
  func contrast() throws {
    let place = try place(ink: "0.9")
    let without = try place.lintel(["lint", "Themes/Shop.yaml", "--format", "concise"])
    #expect(!without.errors.contains("[low-contrast]"), "\(without.errors)")
    let options = ["lint", "Themes/Shop.yaml", "--format", "concise", "--assets"]
    let with = try place.lintel(options + ["App/Assets.xcassets"])
    #expect(with.errors.contains("[low-contrast]"), "\(with.errors)")
    let legible = try self.place(ink: "0").lintel(options + ["App/Assets.xcassets"])
    #expect(!legible.errors.contains("contrast]"), "\(legible.errors)")
  }

  @Test("A name that isn't in the catalogs is an error, and so is a path without a catalog")
  func refusals() throws {
    let place = try place(ink: "0")
    try FileManager.default.removeItem(
      at: place.folder.appending(path: "App/Assets.xcassets/Ink.colorset")
    )
    let missing = try place.lintel(
      ["lint", "Themes/Shop.yaml", "--assets", "App/Assets.xcassets", "--format", "concise"]
    )
    #expect(missing.status == 1)
    #expect(missing.errors.contains("Themes/Shop.yaml:6:19: error:"), "\(missing.errors)")
    #expect(missing.errors.contains("[unknown-asset]"), "\(missing.errors)")
    let wrong = try place.lintel(
      ["lint", "Themes/Shop.yaml", "--assets", "App/None.xcassets", "--format", "concise"]
    )
    #expect(wrong.status == 1)
    let message = "'--assets' names 'App/None.xcassets', which doesn't exist"
    #expect(wrong.errors.contains(message), "\(wrong.errors)")
    let near = try place.lintel(["lint", "Themes/Shop.yaml", "--assets", "App/Asets.xcassets"])
    #expect(near.errors.contains("did you mean 'Assets.xcassets'?"), "\(near.errors)")
  }
}
