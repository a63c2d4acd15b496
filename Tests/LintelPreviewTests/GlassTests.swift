import LintelBackends
import LintelLint
import LintelSchema
import LintelTheme
import Testing

@testable import LintelPreview

@Suite("Glass in previews")
struct GlassTests {
  /// A bar of iOS 26 in a slot.
  private static func scene(
    _ kind: BarKind,
    _ theme: String,
    in slot: AppearanceSlot = .standard,
    idiom: Idiom = .phone
  ) throws -> BarScene {
    // A theme that distinguishes phones and pads has a separate look for each.
    let devices = "when pad: { backButtonTitle: Pad }\n"
    let subject = try PreviewTheme.text(devices + theme)
    let looks = try Looks(of: subject).all
    let look = try #require(looks.last { $0.design == .glass && $0.idiom == idiom })
    return BarScene(kind, slot, of: look, in: subject)
  }

  /// The number of panes of glass that a bar draws.
  private static func panes(_ scene: BarScene) -> Int {
    BarDrawing(scene: scene, ink: light, captions: Captions()).foreground()
      .flatMap(\.panes).count
  }

  private static var light: Ink {
    Ink(ColorEnvironment(appearance: .light, version: Version(26), samples: [:]))
  }

  private static func text(_ tile: Tile) -> String { tile.svg().compactText }

  @Test(
    "Buttons share a pane, have separate ones, or have none",
    arguments: [
      // The back button, Edit and the ellipsis, Done.
      ("button.tint: \"#112233\"", 3),
      ("button.sharedBackground: separate", 4),
      ("button.sharedBackground: hidden", 0),
      ("button.sharedBackground: hidden, prominentButton.sharedBackground: shown", 1),
      ("backButton.sharedBackground: hidden", 2),
    ]
  )
  func sharedBackgrounds(bar: String, panes: Int) throws {
    #expect(try Self.panes(Self.scene(.navigationBar, "navigationBar: { \(bar) }")) == panes)
  }

  @Test("A button without padding is as wide as its text")
  func padding() throws {
    func width(_ bar: String) throws -> Double {
      let scene = try Self.scene(.navigationBar, "navigationBar: { button: { \(bar) } }")
      let drawing = BarDrawing(scene: scene, ink: Self.light, captions: Captions())
      return drawing.width(of: scene.button(.button), "Edit")
    }
    let plain = try width("tint: \"#112233\"")
    #expect(try width("paddingRemoved: true") == plain - 26)
  }

  @Test("A prominent button without glass has the color that would otherwise fill it")
  func hiddenProminent() throws {
    func button(_ more: String) throws -> ButtonScene {
      let bar = "navigationBar: { prominentButton: { tint: \"#102030\"\(more) } }"
      return try Self.scene(.navigationBar, bar).button(.prominentButton)
    }
    let tint = ResolvedColor.srgb(red: 16 / 255, green: 32 / 255, blue: 48 / 255, alpha: 1)
    #expect(try button("").fill == tint)
    let bare = try button(", sharedBackground: hidden")
    #expect(bare.fill == nil)
    #expect(bare.text.color == tint)
  }

  @Test("A bar of glass is dark over dark content and light over light content, in each appearance")
  func contents() throws {
    let bar =
      "tint: { light: \"#0A0B0C\", dark: \"#F1F2F3\" }\nnavigationBar: { title: { kern: 1 } }"
    let scene = try Self.scene(.navigationBar, bar)
    for appearance in [ColorAppearance.light, .dark] {
      let ink = Ink(ColorEnvironment(appearance: appearance, version: Version(26), samples: [:]))
      let light = Self.text(Tile(scene, Captions(), ink, id: "t", over: .light))
      let dark = Self.text(Tile(scene, Captions(), ink, id: "t", over: .dark))
      #expect(light.contains("#0A0B0C") && !light.contains("#F1F2F3"))
      #expect(dark.contains("#F1F2F3") && !dark.contains("#0A0B0C"))
    }
  }

  @Test("A bar that keeps a style, or has a background, doesn't adapt to content")
  func keeps() throws {
    let kept = try Self.scene(.navigationBar, "navigationBar: { overrideUserInterfaceStyle: dark }")
    #expect(!kept.adapts)
    let covered = try Self.scene(.navigationBar, "navigationBar: { background: opaque }")
    #expect(!covered.adapts)
    #expect(try Self.scene(.navigationBar, "navigationBar: { title: { kern: 1 } }").adapts)
  }

  @Test("Glass on a dark background is dark, and the title keeps the appearance's color")
  func backgrounds() throws {
    let scene = try Self.scene(
      .navigationBar,
      "navigationBar: { background: { preset: opaque, color: \"#101010\" } }"
    )
    let drawing = BarDrawing(scene: scene, ink: Self.light, captions: Captions())
    let label = ResolvedColor.uikit("label")
    #expect(drawing.ink.paint("fill", label)[0].value == "#000000")
    #expect(drawing.onGlass.ink.paint("fill", label)[0].value == "#FFFFFF")
  }

  @Test("Content fades softly, at a line, or not at all, and only under the bar")
  func edgeEffects() throws {
    func effect(_ bar: String, _ slot: AppearanceSlot = .standard) throws -> EdgeEffectScene? {
      try Self.scene(.navigationBar, "navigationBar: { \(bar) }", in: slot).edgeEffect
    }
    #expect(try effect("title: { kern: 1 }") == .soft)
    #expect(try effect("edgeEffect.style: automatic") == .soft)
    #expect(try effect("edgeEffect.style: hard") == .hard)
    #expect(try effect("edgeEffect: { style: hard, hidden: true }") == nil)
    #expect(try effect("edgeEffect.style: hard", .scrollEdge) == nil)
    #expect(try effect("edgeEffect.style: hard, background: opaque") == nil)
    let scene = try Self.scene(.navigationBar, "navigationBar: { edgeEffect.style: hard }")
    let hard = Self.text(Tile(scene, Captions(), Self.light, id: "t"))
    #expect(hard.contains("navigationBar.edgeEffect") && hard.contains("stdDeviation=\"14\""))
  }

  @Test("A tab bar on a phone minimizes as the theme declares")
  func minimizing() throws {
    func minimize(_ value: String, _ idiom: Idiom = .phone) throws -> String? {
      try Self.scene(.tabBar, "tabBar: { minimize: \(value) }", idiom: idiom).minimize
    }
    #expect(try minimize("onScrollDown") == "onScrollDown")
    #expect(try minimize("onScrollUp") == "onScrollUp")
    #expect(try minimize("automatic") == nil)
    #expect(try minimize("never") == nil)
    #expect(try minimize("onScrollDown", .pad) == nil)
    let subject = try PreviewTheme.text("tabBar: { minimize: onScrollDown }")
    let page = try previewPage(subject)
    #expect(page.contains("\"minimize\":\"onScrollDown\""))
    let sheets = try previewSheets(subject, named: "S")
    #expect(sheets.contains { $0.text.contains("tab bar, minimized: scrolled down") })
  }

  @Test(
    "A search is in the system's place",
    arguments: [
      ("stacked", "", Idiom.phone, SearchScene.Place.stacked),
      ("automatic", "", .phone, .bottom),
      ("integrated", "", .phone, .bottom),
      ("integratedCentered", "", .phone, .bottom),
      ("integratedButton", "", .phone, .bottomButton),
      ("integrated", "tabBar: { tint: label }", .phone, .button),
      ("integrated", "tabBar: { tint: label }\nhidesBottomBar: true", .phone, .bottom),
      ("integrated", "", .pad, .trailing),
      ("integratedCentered", "", .pad, .center),
      ("integratedButton", "", .pad, .button),
    ]
  )
  func places(
    placement: String,
    more: String,
    idiom: Idiom,
    place: SearchScene.Place
  ) throws {
    let theme = "navigationBar: { search: { placement: \(placement) } }\n\(more)"
    let scene = try Self.scene(.navigationBar, theme, idiom: idiom)
    #expect(try #require(scene.search).place == place)
  }

  @Test("A toolbar shows an integrated search between its buttons")
  func toolbarSearch() throws {
    func drawing(_ placement: String) throws -> String {
      let theme = "navigationBar: { search.placement: \(placement) }\ntoolbar: { tint: label }"
      let scene = try Self.scene(.toolbar, theme)
      return Self.text(Tile(scene, Captions(), Self.light, id: "t"))
    }
    #expect(try drawing("integrated").contains(">Search<"))
    #expect(try !drawing("stacked").contains(">Search<"))
    #expect(try drawing("stacked").contains(">Select<"))
  }

  @Test("A field without its own color is glass, and its states show usage")
  func states() throws {
    func drawing(_ field: String, _ state: SearchScene.State) throws -> String {
      let theme = "navigationBar: { search: { placement: integrated, \(field) } }"
      let scene = try Self.scene(.navigationBar, theme)
      return Self.text(Tile(try #require(scene.search), state, on: scene, Self.light))
    }
    let glass = "class=\"glass\" fill=\"#FFFFFF\""
    #expect(try drawing("tint: \"#112233\"", .empty).contains(glass))
    let colored = try drawing("field.background: \"#0A0B0C\"", .empty)
    #expect(colored.contains("#0A0B0C") && !colored.contains(glass))
    #expect(try drawing("tint: \"#112233\"", .typing).contains(">Harbor<"))
    #expect(try drawing("field.tokenBackground: \"#0D0E0F\"", .tokens).contains("#0D0E0F"))
    #expect(try drawing("tint: \"#112233\"", .scopes).contains(">Saved<"))
    // Only the button is left.
    let collapsed = try drawing("tint: \"#112233\"", .collapsed)
    #expect(!collapsed.contains("<text") && collapsed.contains("#112233"))
  }
}
