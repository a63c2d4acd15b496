import Foundation
import Testing

/// Tests the files that builds copy from the reference, with the tools that they are for.
@Suite("Build tools")
struct BuildToolTests {
  private static let page = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Specs/build-tools.md")

  /// The block on the page with `build=NAME`.
  private static func block(_ name: String) throws -> String {
    let lines = try String(contentsOf: page, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(
      lines.firstIndex { $0.hasPrefix("```") && $0.hasSuffix(" build=\(name)") }
    )
    return lines[(start + 1)...].prefix { $0 != "```" }.joined(separator: "\n") + "\n"
  }

  private static let theme =
    "imports: [parts/*.yaml]\n"
    + SampleThemes.shop.replacing("tokens: { colors: { accent: \"#00569E\" } }\n", with: "")
  private static let colors = "lintel: 1\ntokens: { colors: { accent: \"#00569E\" } }\n"

  /// A build tool, its command, and the page's file for it.
  struct Tool: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let file: String
    let command: String
    /// The tool's output if there is nothing to do.
    let idle: String
    let output: String
  }

  private static let tools = [
    Tool(
      testDescription: "make",
      file: "Makefile",
      command: "make",
      idle: "Nothing to be done",
      output: "Generated/Shop.swift"
    ),
    Tool(
      testDescription: "ninja",
      file: "build.ninja",
      command: "ninja",
      idle: "no work to do",
      output: "Generated/Shop.swift"
    ),
    Tool(
      testDescription: "cmake",
      file: "CMakeLists.txt",
      command: "{ test -f out/build.ninja || cmake -G Ninja -B out -S .; } && cmake --build out",
      idle: "no work to do",
      output: "out/Shop.swift"
    ),
  ]

  /// Waits until new files get a date that a tool can tell from earlier ones: make 3.81, which a Mac has, compares seconds.
  private static func waitForAnotherDate(of tool: String) {
    #if canImport(Darwin)
      let seconds = tool == "make" ? 1.1 : 0.02
    #else
      let seconds = 0.02
    #endif
    Thread.sleep(forTimeInterval: seconds)
  }

  @Test(
    "The page's files build exactly what changed, including imports",
    arguments: tools
  )
  func build(tool: Tool) throws {
    let place = try Workplace([
      tool.file: try Self.block(tool.testDescription), "Styles/Shop.yaml": Self.theme,
      "Styles/parts/colors.yaml": Self.colors,
    ])
    func build() throws -> String {
      Self.waitForAnotherDate(of: tool.testDescription)
      let run = try place.shell(tool.command)
      #expect(run.status == 0, "\(run.output)\(run.errors)")
      return run.output
    }
    func isIdle() throws -> Bool { try build().contains(tool.idle) }

    #expect(try !isIdle())
    #expect(try isIdle())

    try place.write(Self.colors.replacing("569E", with: "569F"), to: "Styles/parts/colors.yaml")
    #expect(try !isIdle())
    #expect(try place.text(of: tool.output).contains("0x00569F"))
    #expect(try isIdle())

    // An output that doesn't change isn't written, and still counts as up to date.
    try place.write(
      "# ink\n" + Self.colors.replacing("569E", with: "569F"),
      to: "Styles/parts/colors.yaml"
    )
    #expect(try !isIdle())
    #expect(try isIdle())

    // Adds a file that the import's pattern matches.
    try place.write("lintel: 1\ntabBar: { tint: \"#ABCDEF\" }\n", to: "Styles/parts/tabs.yaml")
    #expect(try !isIdle())
    #expect(try place.text(of: tool.output).contains("0xABCDEF"))
    #expect(try isIdle())

    // Removes that file, for which a rule must not be missing.
    try FileManager.default.removeItem(at: place.folder.appending(path: "Styles/parts/tabs.yaml"))
    #expect(try !isIdle())
    #expect(try !place.text(of: tool.output).contains("0xABCDEF"))
    #expect(try isIdle())

    try FileManager.default.removeItem(at: place.folder.appending(path: "Styles/parts/colors.yaml"))
    let broken = try place.shell(tool.command)
    #expect(broken.status != 0)
    #expect((broken.output + broken.errors).contains("no file matches 'parts/*.yaml'"))
  }

  @Test("Names with spaces, # and $ work in make and ninja", arguments: ["make", "ninja"])
  func names(tool: String) throws {
    let place = try Workplace([
      "my themes #1/Shop $5.yaml": "imports: ['more parts/$colors #2.yaml']\n"
        + Self.theme.replacing("imports: [parts/*.yaml]\n", with: ""),
      "my themes #1/more parts/$colors #2.yaml": Self.colors,
      "Makefile": """
      all: out\\ \\#3/Shop\\ $$5.json
      out\\ \\#3/Shop\\ $$5.json: my\\ themes\\ \\#1/Shop\\ $$5.yaml
      \tlintel compile 'my themes #1/Shop $$5.yaml' --to json -o 'out #3' --depfile deps.d
      -include deps.d

      """,
      "build.ninja": """
      rule lintel
        command = lintel compile $in --to json -o 'out #3' --depfile deps.d
        depfile = deps.d
      build out$ #3/Shop$ $$5.json: lintel my$ themes$ #1/Shop$ $$5.yaml

      """,
    ])
    func builds() throws -> Bool {
      Self.waitForAnotherDate(of: tool)
      let run = try place.shell(tool)
      #expect(run.status == 0, "\(run.output)\(run.errors)")
      return run.output.contains("lintel compile") || run.output.contains("wrote ")
    }
    #expect(try builds())
    #expect(try !builds())
    try place.write(
      Self.colors.replacing("569E", with: "569F"),
      to: "my themes #1/more parts/$colors #2.yaml"
    )
    #expect(try builds())
    #expect(try place.text(of: "out #3/Shop $5.json").contains("#00569FFF"))
    #expect(try !builds())
  }

  @Test("The script phase for Xcode runs, and leaves the files that its fields name")
  func xcode() throws {
    let place = try Workplace(["Styles/Shop.yaml": SampleThemes.shop])
    let folders = [
      "SRCROOT": place.folder.path, "DERIVED_FILE_DIR": place.folder.path + "/Derived",
    ]
    let run = try place.shell(try Self.block("xcode"), environment: folders)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try place.files() == ["Derived/Shop.d", "Generated/Shop.swift", "Styles/Shop.yaml"])
  }

  @Test("The page names the files of a split theme")
  func splitNames() throws {
    let page = try String(contentsOf: Self.page, encoding: .utf8)
    let row = try #require(
      page.split(separator: "\n").first { $0.contains("`--to swift --split`") }
    )
    let named = row.matches(of: #/`(Shop[^`]*\.swift)`/#).map { String($0.1) }
    for minimum in ["12", "15"] {
      let theme = SampleThemes.shop.replacing("ios: 15", with: "ios: \(minimum)")
      let place = try Workplace(["Shop.yaml": theme])
      let run = try place.lintel(["compile", "Shop.yaml", "--to", "swift", "--split", "-o", "Out"])
      #expect(run.status == 0)
      #expect(
        try place.files().filter { $0.hasPrefix("Out/") } == named.map { "Out/" + $0 }.sorted()
      )
    }
  }

  @Test("A change of one bar's looks doesn't change the files of others")
  func oneBar() throws {
    let screen = "screens:\n  late: { toolbar: { tint: \"#000003\" } }\n"
    let theme =
      SampleThemes.shop.replacing("screens:\n", with: screen)
      + "toolbar: { tint: \"#000001\" }\ntabBar: { tint: \"#000002\" }\n"
    let place = try Workplace(["Shop.yaml": theme])
    let arguments = ["compile", "Shop.yaml", "--to", "swift", "--split", "-o", "Out"]
    #expect(try place.lintel(arguments).output.split(separator: "\n").count == 6)
    for color in ["#000001", "#000003"] {
      try place.write(theme.replacing(color, with: "#000004"), to: "Shop.yaml")
      #expect(try place.lintel(arguments).output == "wrote Out/Shop+UIToolbar.swift\n")
    }
  }

  @Test(
    "A response file's words replace its name",
    arguments: [
      ("--to json -o Out", ["Out/Shop.json"]),
      (
        "# two\n--to 'json' # and\n--to \"swift\"\n-o\n'My Out'",
        ["My Out/Shop.json", "My Out/Shop.swift"]
      ),
    ]
  )
  func responseFile(text: String, expected: [String]) throws {
    let place = try Workplace(["Shop.yaml": SampleThemes.shop, "options": text])
    let run = try place.lintel(["compile", "Shop.yaml", "@options"])
    #expect(run.output == expected.map { "wrote \($0)\n" }.joined())
    let none = try place.lintel(["compile", "Shop.yaml", "@none"])
    #expect(none.status == 2)
    #expect(none.errors.hasPrefix("lintel: error: none: "))
  }
}
