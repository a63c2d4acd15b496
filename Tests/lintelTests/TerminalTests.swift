import Foundation
import Testing

/// Tests the output on a terminal, with a pseudo terminal.
@Suite("On a terminal")
struct TerminalTests {
  /// Runs a command line with a terminal for all three streams, and returns what it would show, with the line endings of a file.
  private func shown(_ line: String, environment: [String: String]) throws -> String {
    let place = try Workplace(["Clash.yaml": SampleThemes.clash])
    let spawn = "python3 -c 'import pty, sys; sys.exit(pty.spawn(sys.argv[1:]) >> 8)'"
    let run = try place.shell("\(spawn) \(line)", environment: environment)
    #expect(run.status == 1, "\(run.errors)")
    return run.output.replacing("\r\n", with: "\n")
  }

  private static let escape = "\u{1B}["
  private static let link = "\u{1B}]8;;"

  @Test(
    "Colors appear automatically unless something rules them out",
    arguments: [
      ([:], "", true), (["NO_COLOR": "1"], "", false), (["NO_COLOR": ""], "", true),
      (["CLICOLOR": "0"], "", false), (["CLICOLOR": "0", "CLICOLOR_FORCE": "1"], "", true),
      (["TERM": "dumb"], "", false), (["TERM": "dumb", "CLICOLOR_FORCE": "1"], "", true),
      ([:], "--color never", false), (["NO_COLOR": "1"], "--color always", true),
    ] as [([String: String], String, Bool)]
  )
  func colors(environment: [String: String], flags: String, isColored: Bool) throws {
    let environment = ["TERM": "xterm"].merging(environment) { $1 }
    let text = try shown("lintel lint Clash.yaml \(flags)", environment: environment)
    #expect(text.contains(Self.escape) == isColored)
    // The format for people is used in both cases.
    #expect(text.contains("^^^^^^^^^"))
    #expect(text.hasSuffix(isColored ? "1 error\u{1B}[0m\n" : "1 error\n"))
  }

  @Test("Rules are links if there is a page and the terminal supports links")
  func links() throws {
    let line = "lintel lint Clash.yaml --rules-page https://example.com/rules"
    let page = "https://example.com/rules#conflicting-override"
    #expect(try shown(line, environment: ["TERM": "xterm"]).contains(Self.link + page))
    for environment in [["TERM": "xterm", "NO_COLOR": "1"], ["TERM": "dumb"]] {
      #expect(!(try shown(line, environment: environment).contains(Self.link)))
    }
    #expect(
      !(try shown("lintel lint Clash.yaml", environment: ["TERM": "xterm"]).contains(Self.link))
    )
  }

  @Test("Forced colors in a file include no links")
  func forced() throws {
    let place = try Workplace(["Clash.yaml": SampleThemes.clash])
    let run = try place.lintel(
      ["lint", "Clash.yaml", "--format", "text", "--rules-page", "https://example.com/rules"],
      environment: ["CLICOLOR_FORCE": "1"]
    )
    #expect(run.errors.contains(Self.escape))
    #expect(!run.errors.contains(Self.link))
  }

  @Test(
    "Output for programs has no escapes on a terminal either",
    arguments: ["json", "sarif", "github"]
  )
  func programs(format: String) throws {
    let text = try shown(
      "lintel lint Clash.yaml --format \(format) --color always",
      environment: ["TERM": "xterm"]
    )
    #expect(!text.contains("\u{1B}"))
  }

  @Test("A lint without findings says so, with counts, only on a terminal")
  func clean() throws {
    let place = try Workplace([
      "Shop.yaml": SampleThemes.shop.replacing("theme:", with: "imports: [colors.yaml]\ntheme:"),
      "colors.yaml": "lintel: 1\n",
    ])
    let spawn = "python3 -c 'import pty, sys; sys.exit(pty.spawn(sys.argv[1:]) >> 8)'"
    let run = try place.shell("\(spawn) lintel lint Shop.yaml", environment: ["TERM": "dumb"])
    #expect(run.status == 0)
    #expect(run.output.replacing("\r\n", with: "\n") == "no findings in 1 theme, 2 files\n")
    let report = try place.shell("\(spawn) lintel lint Shop.yaml --format json")
    #expect(!report.output.contains("no findings in"))
    #expect(try place.lintel(["lint", "Shop.yaml"]).errors == "")
    let compile = "\(spawn) lintel compile Shop.yaml --to json --output Out"
    #expect(try !place.shell(compile).output.contains("no findings"))
  }
}
