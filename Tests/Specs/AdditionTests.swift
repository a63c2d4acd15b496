import Testing

/// Checks the additions to the language after its first version: an example shows each of them, and another violates it if possible.
@Suite("Additions to the language")
struct AdditionTests {
  /// A sentence about the language, with the sections whose examples show it, and those whose examples violate it.
  struct Claim: CustomTestStringConvertible, Sendable {
    let sentence: String
    /// The section as `page: section`.
    let shown: String
    /// The section as `page: section`, or `nil` if a theme can't violate the sentence.
    let refused: String?

    init(_ sentence: String, shown: String, refused: String?) {
      self.sentence = sentence
      self.shown = shown
      self.refused = refused
    }

    var testDescription: String { sentence }
  }

  private static let claims: [Claim] = [
    // Modes
    Claim(
      "a mode is a dimension of the theme's own, with values in order",
      shown: "modes.md: The first value applies until the app picks another",
      refused: "modes.md: Mistakes"
    ),
    Claim(
      "the first value applies when the app sets none, whatever the order of files",
      shown: "modes.md: The first value applies until the app picks another",
      refused: "modes.md: A value that another file adds"
    ),
    Claim(
      "a mode nests like any block",
      shown: "modes.md: Mode blocks nest like any other block",
      refused: "modes.md: A value that the mode doesn't have"
    ),
    Claim(
      "the layers are base, brand, promo, mode, screen",
      shown: "modes.md: A mode is above promos and below screens",
      refused: nil
    ),
    Claim(
      "two modes that apply and disagree are a conflict",
      shown: "modes.md: Two modes that disagree are a conflict",
      refused: "modes.md: Two modes that disagree are a conflict"
    ),
    Claim(
      "values of one mode exclude each other",
      shown: "modes.md: Mode blocks nest like any other block",
      refused: "modes.md: Two values of one mode never apply together"
    ),
    Claim(
      "outputs have an enum, a property with a default, and a list; flows tell modes apart",
      shown: "modes.md: The app picks values in its context",
      refused: "modes.md: A name that something else in the output has"
    ),
    Claim(
      "a mode and its values are declared once, under names that stay apart in Swift",
      shown: "modes.md: The app picks values in its context",
      refused: "modes.md: Two names that become one in Swift"
    ),
    Claim(
      "a mode that no block mentions is of no use",
      shown: "modes.md: The first value applies until the app picks another",
      refused: "modes.md: A mode that changes nothing"
    ),
    // Sizes
    Claim(
      "width and height are conditions, compact or regular",
      shown: "sizes.md: A size is a condition of `when`",
      refused: "sizes.md: A size needs exactly one class"
    ),
    Claim(
      "sizes combine with versions and devices",
      shown: "sizes.md: Sizes combine with versions, devices, and each other",
      refused: "sizes.md: A size needs exactly one class"
    ),
    Claim(
      "a size doesn't change the layer",
      shown: "sizes.md: A size doesn't change the layer",
      refused: "sizes.md: A size doesn't change the layer"
    ),
    Claim(
      "the runtime follows the traits",
      shown: "sizes.md: The bars follow the window",
      refused: nil
    ),
    // Search
    Claim(
      "the search has UIKit's names, and nothing that only a proxy sets",
      shown: "search.md: The field has colors and a font",
      refused: "search.md: The field has colors and a font"
    ),
    Claim(
      "scope buttons have states",
      shown: "search.md: Scope buttons have a normal and a selected title",
      refused: nil
    ),
    Claim(
      "style, placement, and hidesWhenScrolling have UIKit's values, newer ones guarded",
      shown: "search.md: `style`, `placement`, and `hidesWhenScrolling` have UIKit's values",
      refused: "search.md: `style`, `placement`, and `hidesWhenScrolling` have UIKit's values"
    ),
    Claim(
      "a screen without a search can't style one",
      shown: "search.md: A screen can say that it has no search",
      refused: "search.md: A screen can say that it has no search"
    ),
    Claim(
      "text, placeholder, and icon are judged against the field, and the field against the bar",
      shown: "search.md: The field has colors and a font",
      refused: "search.md: Lintel checks the contrast of the field"
    ),
    // Bars of iOS 26 and 27
    Claim(
      "buttons share glass, have their own, or have none",
      shown: "glass.md: Buttons share glass, have their own, or have none",
      refused: "glass.md: Buttons share glass, have their own, or have none"
    ),
    Claim(
      "edge effects have a style, or are hidden",
      shown: "glass.md: Content fades at a bar's edge",
      refused: "glass.md: Content fades at a bar's edge"
    ),
    Claim(
      "a tab bar can minimize",
      shown: "glass.md: A tab bar can minimize while content scrolls",
      refused: "glass.md: A tab bar can minimize while content scrolls"
    ),
    Claim(
      "buttons can omit their padding on iOS 27",
      shown: "glass.md: Buttons can omit their padding",
      refused: "glass.md: Buttons can omit their padding"
    ),
    Claim(
      "a bar can keep a style on iOS 27",
      shown: "glass.md: A bar can keep a light or dark style",
      refused: "glass.md: A bar can keep a light or dark style"
    ),
    Claim(
      "what these versions ignore is found at its setting, with what works there",
      shown: "glass.md: Content fades at a bar's edge",
      refused: "glass.md: A finding is at each setting that these versions ignore"
    ),
    // Short forms
    Claim(
      "a background can be a color",
      shown: "values.md: A bar's background can be a color",
      refused: "values.md: A bar's background can be a color"
    ),
    Claim(
      "a transparent screen is allSlots.background: transparent, and findings lead there in one step",
      shown: "slots.md: A transparent screen is `allSlots.background: transparent`",
      refused: "slots.md: A transparent screen is `allSlots.background: transparent`"
    ),
    Claim(
      "fixed states that a color has no variants on purpose",
      shown: "values.md: `fixed` means that a color has no variants on purpose",
      refused: "values.md: `fixed` means that a color has no variants on purpose"
    ),
    Claim(
      "a font can be derived",
      shown: "values.md: A font can be derived from another one",
      refused: "values.md: A font can be derived from another one"
    ),
    Claim(
      "tokens hold families, sizes, and weights",
      shown: "values.md: Tokens supply families, sizes, and weights",
      refused: "values.md: Tokens supply families, sizes, and weights"
    ),
    Claim(
      "colors and images of catalogs have two forms",
      shown: "values.md: Colors and images of asset catalogs have two forms",
      refused: "values.md: Colors and images of asset catalogs have two forms"
    ),
    // Slots, screens, assets
    Claim(
      "a slot that contains only unset belongs to the theme",
      shown: "slots.md: A slot that contains only `unset` belongs to the theme",
      refused: "slots.md: A slot that contains only `unset` belongs to the theme"
    ),
    Claim(
      "a screen that only a brand declares is found if its name is close to another one",
      shown: "blocks.md: Blocks nest in any order",
      refused: "blocks.md: A screen that one brand declares exists in that brand"
    ),
    Claim(
      "the compiler reads asset catalogs, and judges names and contrast by them",
      shown: "values.md: Colors and images of asset catalogs have two forms",
      refused: "keys.md: `assets`"
    ),
    Claim(
      "a list of SF Symbols tells which names exist, and since when",
      shown: "keys.md: `assets`",
      refused: "keys.md: Lists of SF Symbols"
    ),
  ]

  /// The blocks of the examples in a section.
  private static func blocks(_ place: String) -> [SpecDocument.Block] {
    let cases = SpecDocument.all.flatMap(\.cases)
      .filter { "\($0.document): \($0.title)" == place }
    return cases.flatMap(\.blocks)
  }

  @Test("Each sentence has an example that it allows", arguments: claims)
  func shown(claim: Claim) {
    let results = ["json", "jsonc", "swift", "flows", "fixed"]
    let shown = Self.blocks(claim.shown).filter { results.contains($0.language) }
    #expect(!shown.isEmpty, "\(claim.shown) shows no result")
  }

  @Test("Each sentence that can be violated has an example of the error", arguments: claims)
  func refused(claim: Claim) {
    guard let refused = claim.refused else { return }
    let found = Self.blocks(refused).filter {
      ["diagnostics", "lint"].contains($0.language) && !$0.lines.isEmpty
    }
    #expect(!found.isEmpty, "\(refused) refuses nothing")
  }

  @Test("Few sentences can't be violated")
  func unbreakable() {
    #expect(Self.claims.filter { $0.refused == nil }.count <= 3)
    #expect(Set(Self.claims.map(\.sentence)).count == Self.claims.count)
  }
}
