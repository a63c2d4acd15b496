import Foundation
import Testing

/// Tests `-` instead of a file or an output.
@Suite("Standard input")
struct StandardInputTests {
  private static let parts = [
    "Styles/Shop.yaml": "imports: [colors.yaml]\n"
      + SampleThemes.shop.replacing("tokens: { colors: { accent: \"#00569E\" } }\n", with: ""),
    "Styles/colors.yaml": "lintel: 1\ntokens: { colors: { accent: \"#00569E\" } }\n",
  ]

  @Test(
    "A theme is linted under its specified name, with the imports and the configuration of that place"
  )
  func lint() throws {
    let place = try Workplace(Self.parts)
    try place.write("rules: { unused-token: error }\n", to: "Styles/.lintel.yml")
    let broken = "{ sed 's/tint:/tnt:/' Styles/Shop.yaml; echo 'tokens: { colors: { b: red } }'; }"
    let name = "--stdin-filename Styles/Shop.yaml --format concise"
    let run = try place.shell("\(broken) | lintel lint - \(name)")
    #expect(run.status == 1)
    #expect(run.errors.contains("Styles/Shop.yaml:6:3: error: "))
    // The file itself has no errors.
    #expect(try place.shell("lintel lint - \(name) < Styles/Shop.yaml").status == 0)
    let nameless = try place.shell("lintel lint - --format concise < Styles/Shop.yaml")
    #expect(nameless.errors.hasPrefix("<stdin>:1:11: error: the file 'colors.yaml' doesn't exist"))
  }

  @Test(
    "A theme is compiled to standard output, or to files with its specified name"
  )
  func compile() throws {
    let place = try Workplace(["Shop.yaml": SampleThemes.shop])
    for format in ["json", "swift"] {
      let file = try place.lintel(["compile", "Shop.yaml", "--to", format, "-o", "out"])
      #expect(file.status == 0)
      let printed = try place.shell("lintel compile - --to \(format) --output - < Shop.yaml")
      #expect(printed.status == 0)
      #expect(printed.errors == "")
      #expect(try printed.output == place.text(of: "out/Shop.\(format)"))
      let own = try place.lintel(["compile", "Shop.yaml", "--to", format, "-o", "-"])
      #expect(own.output == printed.output)
    }
    let named = "lintel compile - --stdin-filename x/Mine.yaml --to json -o out < Shop.yaml"
    // Input from a pipe has to be read each time.
    for shown in ["wrote out/Mine.json\n", ""] {
      #expect(try place.shell(named).output == shown)
    }
    let changed = "sed s/00569E/00569F/ Shop.yaml | " + named.replacing(" < Shop.yaml", with: "")
    #expect(try place.shell(changed).output == "wrote out/Mine.json\n")
    #expect(try place.files() == ["Shop.yaml", "out/Mine.json", "out/Shop.json", "out/Shop.swift"])
    let broken = try place.shell("echo 'lintel: 1' | lintel compile - --to json -o -")
    #expect(broken.status == 1)
    #expect(broken.output == "")
    #expect(broken.errors.contains("<stdin>:1:1: error: "))
  }

  @Test("Tokens are converted")
  func importTokens() throws {
    let tokens = ##"{ "ink": { "$type": "color", "$value": "#000000" } }"##
    let place = try Workplace(["a.tokens.json": tokens])
    let file = try place.lintel(["import", "a.tokens.json"])
    let run = try place.shell("lintel import - --stdin-filename a.tokens.json < a.tokens.json")
    #expect(run.status == 0)
    #expect(run.output == file.output)
    #expect(run.errors == file.errors)
    #expect(try place.shell("lintel import - --output - < a.tokens.json").output == file.output)
    #expect(try place.shell("echo { | lintel import -").errors.contains("<stdin>:"))
  }

  @Test(
    "Options that a stream doesn't support are wrong usage",
    arguments: [
      "lint - --fix", "lint - --diff", "lint - --watch", "lint - Shop.yaml",
      "lint Shop.yaml --stdin-filename x", "compile - --to json -o out",
      "compile - --to json -o - --watch", "compile Shop.yaml --to json --to swift -o -",
      "compile Shop.yaml --to swift --split -o -", "compile Shop.yaml --to json -o - --check",
      "compile Shop.yaml --to json -o - --depfile d", "compile . --to json -o -",
      "import - a.json", "import a.json --stdin-filename b",
    ]
  )
  func usage(command: String) throws {
    let place = try Workplace([
      "Shop.yaml": SampleThemes.shop,
      "More.yaml": SampleThemes.shop.replacing("theme: Shop", with: "theme: More"),
      "a.json": "{}",
    ])
    let run = try place.shell("lintel \(command) < Shop.yaml")
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(try place.files() == ["More.yaml", "Shop.yaml", "a.json"])
  }
}
