import LintelSchema
import Testing

@Suite("Facts about UIKit")
struct UIKitFactTests {
  @Test("Color names are unique, and every color except the app's tint has values")
  func colors() {
    let names = UIKitColors.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.filter { UIKitColors[$0]?.variants(on: Version(18)) == nil } == ["tintColor"])
  }

  @Test("iOS 26 has a different blue, and interface colors stay the same")
  func newColors() throws {
    let blue = try #require(UIKitColors["systemBlue"])
    #expect(blue.variants(on: Version(18, 6))?.light == SRGBColor(0, 122 / 255, 1))
    #expect(blue.variants(on: Version(26))?.light == SRGBColor(0, 136 / 255, 1))
    #expect(blue.fixed == nil)
    let label = try #require(UIKitColors["secondaryLabel"])
    #expect(label.source == .measured)
    #expect(label.variants(on: Version(18)) == label.variants(on: Version(26)))
  }

  @Test("A color without variants is fixed, and clear is transparent")
  func fixedColors() throws {
    let clear = try #require(UIKitColors["clear"])
    #expect(clear.fixed?.alpha == 0)
    #expect(clear.variants(on: Version(13))?.dark == clear.fixed)
    #expect(UIKitColors.all.filter { $0.fixed != nil }.count == 17)
  }

  @Test("iOS 13 introduced five materials in three variants each")
  func effects() {
    let effects = UIKitNames.blurEffectStyles
    #expect(effects.count == 20)
    #expect(effects.filter { $0.introduced == Version(13) }.count == 15)
    #expect(effects.contains { $0.name == "systemChromeMaterialDark" })
  }

  @Test("The headline has the size of the body and a heavier weight")
  func textStyles() {
    #expect(UIKitTextStyle.all.count == 11)
    #expect(UIKitTextStyle["headline"]?.pointSize == UIKitTextStyle["body"]?.pointSize)
    #expect(UIKitTextStyle["headline"]?.weight == "semibold")
    #expect(UIKitTextStyle["heading"] == nil)
  }

  @Test("iOS 26 follows iOS 18, and minor releases belong to their major one")
  func versions() {
    #expect(VersionLine.contains(Version(16, 4)))
    #expect(!VersionLine.contains(Version(20)))
    #expect(VersionLine.first(from: Version(19)) == Version(26))
    #expect(VersionLine.first(from: Version(28)) == nil)
  }

  @Test("Slots that were introduced after the appearance classes are known")
  func slots() {
    #expect(BarKind.navigationBar.introduction(of: .compact) == Version(13))
    #expect(BarKind.navigationBar.introduction(of: .compactScrollEdge) == Version(15))
    #expect(BarKind.toolbar.introduction(of: .scrollEdge) == Version(15))
    for bar in BarKind.allCases {
      for slot in AppearanceSlot.allCases {
        #expect((bar.introduction(of: slot) != nil) == bar.slots.contains(slot))
      }
    }
  }
}
