import Foundation
import LintelTesting
import Testing

@testable import lintel

/// Tests the commands in the README and the guide, with their output.
///
/// A page's files are the blocks with `file=NAME`. A `console` block has lines that begin with `$ `, which a shell runs in a folder with
/// the files so far, followed by the terminal's output. A line `…` means any number of lines.
@Suite("The guide")
struct GuideTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static let pages: [String] = {
    let folder = "Tests/Specs/guide"
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: root.appending(path: folder).path
    )
    return ["README.md"]
      + (names ?? []).filter { $0.hasSuffix(".md") }.sorted().map { "\(folder)/\($0)" }
  }()

  private struct Block {
    let info: [Substring]
    let text: String

    var file: String? {
      info.first { $0.hasPrefix("file=") }.map { String($0.dropFirst("file=".count)) }
    }
  }

  private static func text(_ page: String) throws -> String {
    try String(contentsOf: root.appending(path: page), encoding: .utf8)
  }

  private static func blocks(of page: String) throws -> [Block] {
    var blocks: [Block] = []
    var open: (info: [Substring], lines: [Substring])?
    for line in try text(page).split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        if let block = open {
          blocks.append(Block(info: block.info, text: block.lines.map { $0 + "\n" }.joined()))
          open = nil
        } else {
          open = (line.dropFirst(3).split(separator: " "), [])
        }
      } else {
        open?.lines.append(line)
      }
    }
    return blocks
  }

  /// Runs the commands; with `UPDATE_GOLDENS=1`, the page's output is rewritten, and the run fails.
  @Test("Each command prints what its page shows", arguments: pages)
  func commands(page: String) throws {
    // Only builds with LINTEL_SOURCE have the tool that this page describes.
    let hasReader = FileManager.default.isExecutableFile(
      atPath: BuiltProducts.folder.appending(path: "lintel-source").path
    )
    guard hasReader || !page.hasSuffix("guide/adopting.md") else { return }
    let place = try Workplace()
    var text = try Self.text(page)
    for block in try Self.blocks(of: page) {
      if let file = block.file { try place.write(block.text, to: file) }
      guard block.info.first == "console" else { continue }
      var real = ""
      for (command, shown) in Self.commands(in: block) {
        let run = try place.shell("{ \(command)\n} 2>&1", environment: ["COLUMNS": "80"])
        let printed = run.output.split(separator: "\n", omittingEmptySubsequences: false)
          .dropLast().map(String.init)
        let isShown = Self.matches(printed[...], shown[...])
        #expect(isShown, "\(page): '\(command)' prints:\n\(run.output)")
        real += "$ \(command)\n"
        real += (isShown ? shown : printed).map { $0 + "\n" }.joined()
      }
      text = text.replacing("```console\n\(block.text)```", with: "```console\n\(real)```")
    }
    guard ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] != nil else { return }
    try text.write(to: Self.root.appending(path: page), atomically: true, encoding: .utf8)
  }

  /// The commands of a block, each with the following lines.
  private static func commands(in block: Block) -> [(command: String, shown: [String])] {
    var commands: [(command: String, shown: [String])] = []
    for line in block.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if line.hasPrefix("$ ") {
        commands.append((String(line.dropFirst(2)), []))
      } else if !commands.isEmpty {
        commands[commands.count - 1].shown.append(String(line))
      }
    }
    return commands
  }

  private static func matches(_ printed: ArraySlice<String>, _ shown: ArraySlice<String>) -> Bool {
    guard let first = shown.first else { return printed.isEmpty }
    if first == "…" {
      let rest = shown.dropFirst()
      return (printed.startIndex...printed.endIndex).contains { matches(printed[$0...], rest) }
    }
    guard printed.first == first else { return false }
    return matches(printed.dropFirst(), shown.dropFirst())
  }

  @Test("Each section of the guide shows something that is tested", arguments: pages.dropFirst())
  func examples(page: String) throws {
    let sections = try Self.text(page).components(separatedBy: "\n## ").dropFirst()
    #expect(!sections.isEmpty)
    for section in sections where !section.hasPrefix("Next") {
      // Other tests compare the pictures.
      #expect(
        section.contains("\n```") || section.contains("\n!["),
        "\(page): \(section.prefix { $0 != "\n" })"
      )
    }
  }

  @Test("Samples that are also on a tested page are the same there", arguments: pages)
  func same(page: String) throws {
    for block in try Self.blocks(of: page) {
      guard let other = block.info.first(where: { $0.hasPrefix("same=") }) else { continue }
      let file = Self.root.appending(path: page).deletingLastPathComponent()
        .appending(path: String(other.dropFirst("same=".count)))
      #expect(try String(contentsOf: file, encoding: .utf8).contains(block.text), "\(page)")
    }
  }

  @Test("The README has at most 200 lines")
  func length() throws {
    #expect(
      try Self.text("README.md").split(separator: "\n", omittingEmptySubsequences: false).count
        <= 201
    )
  }

  @Test("A topic for every page is embedded in the tool")
  func embedded() throws {
    let folder = Self.root.appending(path: "Tests/Specs")
    // These pages have separate commands, or are for developers of Lintel.
    let others = ["checklist.md", "key-index.md", "properties.md", "rules.md"]
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { path in
      path.hasSuffix(".md") && !path.hasPrefix("reference/") && !others.contains(path)
    }
    #expect(
      Set(HelpPages.files.map { "\($0).md" }) == Set(paths),
      "list the page in HelpPages.files and in Sources/CLintelPages/pages.c"
    )
    #expect(Set(HelpPages.names).count == HelpPages.names.count)
    for (name, file) in zip(HelpPages.names, HelpPages.files) {
      let page = try Self.text("Tests/Specs/\(file).md")
      #expect(HelpPages.text(of: name) == page, "\(name) is another page")
    }
  }

  @Test(
    "'lintel help' shows a page, a key, a function, a rule, and a property",
    arguments: [
      ("topics", "# "), ("first-theme", "# Your first theme"), ("diff.md", "# "),
      ("fade", "## `fade`"), ("priority", "## `priority`"),
      ("missing-slot", "## missing-slot"),
      ("navigationBar.title.color", "# navigationBar.title.color"),
      // The singular of a page's name, unless it's a property or a key.
      ("mode", "# Modes"), ("conflict", "# "), ("transition", "# transition"),
      ("slot", "## `slot`"), ("readable", "## `readable`"), ("oklch", "## `rgb`"),
      ("mix()", "## `mix`"),
      ("navigationbar", "# navigationbar\n\nIn a theme, this is:\n\n- `navigationBar`: "),
    ]
  )
  func topics(word: String, beginning: String) throws {
    let run = try Workplace().lintel(["help", word])
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.output.hasPrefix(beginning), "\(run.output.prefix(200))")
    #expect(!run.output.contains("```"))
    #expect(!run.output.contains("\u{1B}"))
  }

  @Test("Help on a command is the command's own help")
  func command() throws {
    let place = try Workplace()
    for command in ["lint", "diff"] {
      #expect(
        try place.lintel(["help", command]).output == place.lintel([command, "--help"]).output
      )
    }
  }

  @Test("Several words are the name of a page without its hyphens")
  func severalWords() throws {
    let place = try Workplace()
    #expect(
      try place.lintel(["help", "dark", "mode"]).output
        == place.lintel(["help", "dark-mode"]).output
    )
    let unknown = try place.lintel(["help", "first", "thme"])
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("did you mean 'first-theme'?"), "\(unknown.errors)")
  }

  @Test("A word without help is an error with the nearest topics")
  func unknown() throws {
    let run = try Workplace().lintel(["help", "scroling"])
    #expect(run.status == 2)
    #expect(
      run.errors.hasPrefix(
        "lintel: error: there is no help on 'scroling'; did you mean 'scrolling'?\n"
      ),
      "\(run.errors)"
    )
  }

  @Test("The help of the tool lists every page of the guide")
  func guide() throws {
    let help = try Workplace().lintel(["--help"]).output
    for file in HelpPages.files where file.hasPrefix("guide/") {
      #expect(help.contains("  lintel help \(file.dropFirst("guide/".count)) "))
    }
  }

  @Test("Markdown is formatted for a terminal")
  func layout() {
    let words = String(repeating: "word ", count: 20)
    let page = """
      # A title

      See [the keys](keys.md#fade) and [Apple](https://apple.com/a).
      \(words)

      > Note: \(words)
      > more
      the rest

      [All](../rules.md), [one](rules.md#import-case), [both](reference/README.md), [other](key-index.md)

      - an item
        that goes on

      | a | b |
      |---|---|
      | `x` | ![A bar](a.svg) |

      ```yaml
      tint: label
      ```

      """
    let expected = """
      # A title

      See the keys (lintel help keys) and Apple (https://apple.com/a). word word word
      word word word word word word word word word word word word word word word word
      word

      > Note: word word word word word word word word word word word word word word
      > word word word word word word more
      the rest

      All (lintel rules), one (lintel rules import-case), both (lintel properties),
      other

      - an item that goes on

      | a | b |
      | `x` | [Picture: A bar] |

          tint: label

      """
    #expect(PageText(colors: false).text(of: page) == expected)
    #expect(PageText(colors: true).text(of: "# A title\n") == "\u{1B}[1mA title\u{1B}[0m\n")
  }
}
