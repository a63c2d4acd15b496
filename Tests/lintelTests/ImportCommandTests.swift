import Foundation
import LintelTesting
import Testing

@Suite("lintel import")
struct ImportCommandTests {
  private static let tokens = #"""
    {
      "accent": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 1] } },
      "quick": { "$type": "duration", "$value": { "value": 100, "unit": "ms" } }
    }
    """#

  @Test("The file is printed, and omissions are reported on standard error")
  func prints() throws {
    let place = try Workplace(["a.json": Self.tokens])
    let run = try place.lintel(["import", "a.json"])
    #expect(run.status == 0)
    #expect(run.output == "lintel: 1\n\ntokens:\n  colors:\n    accent: \"#0000FF\"\n")
    #expect(run.errors.contains("a.json:3:3: note: bars don't support a duration: 'quick'"))
  }

  @Test("An existing output is replaced only on request, and the written file compiles")
  func writes() throws {
    let place = try Workplace([
      "a.json": Self.tokens,
      "Styles/Shop.yaml":
        "lintel: 1\ntheme: Shop\nios: 15..18\nimports: [tokens.yaml]\ntoolbar: { tint: $accent }\n",
    ])
    let arguments = ["import", "a.json", "--output", "Styles/tokens.yaml"]
    #expect(try place.lintel(arguments).output == "wrote Styles/tokens.yaml\n")
    let text = try place.text(of: "Styles/tokens.yaml")
    #expect(try place.lintel(["lint", "--strict", "Styles"]).status == 0)
    try place.write("mine", to: "Styles/tokens.yaml")
    let again = try place.lintel(arguments)
    #expect(again.status == 2)
    #expect(
      again.errors == "lintel: error: Styles/tokens.yaml already exists; '--force' replaces it\n"
    )
    #expect(try place.text(of: "Styles/tokens.yaml") == "mine")
    #expect(try place.lintel(arguments + ["--force"]).status == 0)
    #expect(try place.text(of: "Styles/tokens.yaml") == text)
    let folder = try place.lintel(["import", "Styles"])
    #expect(folder.errors == "lintel: error: Styles is a folder; specify the files in it\n")
  }

  @Test(
    "No input is overwritten, not even through a link or a document, and a folder isn't a file"
  )
  func inputs() throws {
    let place = try Workplace([
      "a.json": Self.tokens, "Styles/note.txt": "",
      "a.resolver.json": ##"""
      { "version": "2025.10", "sets": { "s": { "sources": [{ "$ref": "a.json" }] } },
        "resolutionOrder": [{ "$ref": "#/sets/s" }] }
      """##,
    ])
    try FileManager.default.createSymbolicLink(
      atPath: place.folder.appending(path: "link.json").path,
      withDestinationPath: "a.json"
    )
    for (input, output, message) in [
      ("a.json", "a.json", "the output a.json is one of the inputs, which would be lost"),
      ("a.json", "./link.json", "the output ./link.json is the input a.json, which would be lost"),
      ("link.json", "a.json", "the output a.json is the input link.json, which would be lost"),
      ("a.resolver.json", "a.json", "the output a.json is one of the inputs, which would be lost"),
      ("a.json", ".", ". is a folder; specify a file with '--output'"),
      ("a.json", "Styles", "Styles is a folder; specify a file with '--output'"),
    ] {
      for force in [["--force"], []] where input == "a.json" || !force.isEmpty {
        let run = try place.lintel(["import", input, "--output", output] + force)
        #expect(run.status == 2)
        #expect(run.errors.contains("lintel: error: \(message)"), "\(run.errors)")
      }
      #expect(try place.text(of: "a.json") == Self.tokens)
    }
  }

  @Test("Nothing is written if there is a mistake, and a missing file is wrong usage")
  func refuses() throws {
    let place = try Workplace(["a.tokens.json": #"{ "a": { "$value": 1 } }"#])
    let run = try place.lintel(["import", "a.tokens.json", "--output", "out.yaml"])
    #expect(run.status == 1)
    #expect(run.errors.contains("[untyped-token]"))
    #expect(run.output == "")
    #expect(try place.files() == ["a.tokens.json"])
    #expect(try place.lintel(["import", "b.json"]).status == 2)
  }

  @Test("A resolver document reads the files in its folder")
  func document() throws {
    let place = try Workplace([
      "design/app.resolver.json": ##"""
      { "version": "2025.10",
        "modifiers": { "theme": { "contexts": { "light": [{ "$ref": "light.json" }], "dark": [{ "$ref": "dark.json" }] } } },
        "resolutionOrder": [{ "$ref": "#/modifiers/theme" }] }
      """##,
      "design/light.json": Self.tokens,
      "design/dark.json": Self.tokens.replacing("[0, 0, 1]", with: "[1, 1, 0]"),
    ])
    let run = try place.lintel(["import", "design/app.resolver.json"])
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("accent: { light: \"#0000FF\", dark: \"#FFFF00\" }"))
  }

  @Test(
    "Options specify the meaning of a modifier: brands, promos that differ by brand, or appearances"
  )
  func modifiers() throws {
    func color(_ name: String, _ red: Int, _ blue: Int) -> String {
      #""\#(name)": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [\#(red), 0, \#(blue)] } }"#
    }
    let place = try Workplace([
      "a.resolver.json": ##"""
      { "version": "2025.10",
        "sets": { "base": { "sources": [{ \##(color("ink", 0, 0)) }] } },
        "modifiers": {
          "label": { "default": "A", "contexts": { "A": [{ \##(color("accent", 0, 1)) }], "B": [{ \##(color("accent", 1, 0)) }] } },
          "season": { "default": "plain", "contexts": { "plain": [], "Sale": [{ \##(color("accent", 1, 1)) }] } },
          "mood": { "contexts": { "day": [], "night": [{ \##(color("ink", 1, 1)) }] } }
        },
        "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/season" }, { "$ref": "#/modifiers/label" }, { "$ref": "#/modifiers/mood" }] }
      """##
    ])
    let arguments = [
      "import", "a.resolver.json", "--modifier", "label=brands:A=shop", "--modifier",
      "season=promos",
      "--modifier", "mood=appearances:day=light,night=dark",
    ]
    let run = try place.lintel(arguments)
    #expect(run.status == 0, "\(run.errors)")
    // The label follows the season in the order, so no promo changes it.
    #expect(
      run.output == """
        lintel: 1

        tokens:
          colors:
            accent: "#0000FF"
            ink: { light: "#000000", dark: "#FF00FF" }

        brands:
          B:
            tokens:
              colors:
                accent: "#FF0000"
          shop: {}

        promos:
          Sale: {}

        """
    )
    let text = try place.text(of: "a.resolver.json")
    try place.write(
      text.replacing(
        ##"{ "$ref": "#/modifiers/season" }, { "$ref": "#/modifiers/label" }"##,
        with: ##"{ "$ref": "#/modifiers/label" }, { "$ref": "#/modifiers/season" }"##
      ),
      to: "a.resolver.json"
    )
    let later = try place.lintel(arguments)
    #expect(
      later.output.hasSuffix(
        """

        promos:
          Sale:
            tokens:
              colors:
                accent: "#FF00FF"

        """
      ),
      "\(later.output)"
    )
    for (said, message) in [
      (
        "label",
        "'label' doesn't specify what a modifier is for: write 'NAME=KIND' with one of brands"
      ),
      ("label=brand", "'label=brand' doesn't specify what a modifier is for"),
      ("mood=appearances:day=bright", "'day=bright' doesn't specify what a context is"),
      ("label=brands:A=x,B=x", "the contexts 'A' and 'B' of 'label' both have the name 'x'"),
      ("label=brands:A=x,A=y", "the context 'A' of 'label' is named twice"),
    ] {
      let run = try place.lintel(["import", "a.resolver.json", "--modifier", said])
      #expect(run.status == 2)
      #expect(run.errors.hasPrefix("lintel: error: \(message)"), "\(run.errors)")
    }
    let modifiers = "the modifiers are 'label', 'mood', and 'season'"
    for (said, message) in [
      (
        ["--modifier", "lable=brands"],
        "there is no modifier 'lable'; did you mean 'label'? \(modifiers)"
      ),
      (["--brands", "nope"], "there is no modifier 'nope'; \(modifiers)"),
      (
        ["--modifier", "mood=brands:dawn=x"],
        "the modifier 'mood' has no context 'dawn'; its contexts are 'day' and 'night'"
      ),
      (
        ["--modifier", "label=none", "--brands", "label"],
        "'--brands label' and '--modifier label=none' contradict each other"
      ),
      (
        ["--modifier", "label=none", "--modifier", "label=brands"],
        "'--modifier' names 'label' twice"
      ),
    ] {
      let run = try place.lintel(["import", "a.resolver.json"] + said)
      #expect(run.status == 2)
      #expect(run.errors.hasSuffix("lintel: error: \(message)\n"), "\(run.errors)")
    }
    let unused = try place.lintel([
      "import", "a.resolver.json", "--modifier", "label=none", "--modifier", "season=none",
      "--modifier", "mood=appearances:day=light,night=dark",
    ])
    #expect(unused.status == 0)
    #expect(unused.errors.contains("Lintel uses the default 'A' of the modifier 'label'"))
    #expect(!unused.errors.contains("say what it is for"))
    try place.write(Self.tokens, to: "a.json")
    let plain = try place.lintel(["import", "a.json", "--brands", "label"])
    #expect(plain.status == 2)
    #expect(plain.errors.hasSuffix("there is no modifier 'label'; the files have no modifiers\n"))
  }
}
