import Foundation

/// A page of the language reference, read as test cases.
///
/// A section with a `yaml` block is a case: the block is a theme (blocks with `file=NAME` are files that it imports; `proxies=SCOPE`
/// compiles it with that option), and the blocks after it contain the results that the prose describes:
///
/// - `json brand=… promo=… mode=… screen=… ios=… idiom=… app-version=…`: a mapping of paths in the resolved context to their values. A
///   value of `"not set"` is left to UIKit, and `null` is nil;
/// - `jsonc` with the same options: the same, after a comment that names them for readers, such as `// promo sale, screen home`;
/// - `swift`: lines of the Swift output, in this order;
/// - `json tree`: lines of the appearance tree, in this order;
/// - `explain PROPERTY brand=… promo=… mode=… screen=… ios=… idiom=… app-version=…`: what `lintel explain` prints;
/// - `flows app-version=…`: what `lintel flows` prints;
/// - `yaml new`: a newer theme; `diff` is the output of `lintel diff` for the two, with `--details` for `diff details`;
/// - `lint`: the output of `lintel lint` on a terminal;
/// - `formatted`: the theme as `lintel format` formats it;
/// - `config`: the `.lintel.yml` that applies; its own findings come first among the diagnostics, preceded by its name;
/// - `baseline`: the file that `--update-baseline` writes, which then hides the findings;
/// - `diagnostics`: every finding as `line:column severity [rule] message`. Without it, and without `lint`, there must be none;
///   `diagnostics lint` includes the warnings of the rules, as `lintel lint` does.
///
/// The blocks after a theme may be in separate sections, as long as no other theme begins. A second theme in a section is a separate
/// case.
///
/// Other tests run two kinds of blocks: `GuideTests` runs `console`, and `ReadmeAppTests` compiles `swift app`, an app's own code.
struct SpecDocument {
  struct Block {
    let language: String
    let options: [String: [String]]
    let lines: [String]
    /// The line numbers of the text's first line and of the line after its last, starting with 0.
    let range: Range<Int>

    var text: String {
      lines.map { $0 + "\n" }.joined()
    }

    /// Whether the block is a theme, not another file or a newer theme.
    fileprivate var isTheme: Bool {
      language == "yaml" && options["file"] == nil && options["new"] == nil
    }
  }

  struct Case {
    let document: String
    let title: String
    let line: Int
    let blocks: [Block]
  }

  let name: String
  let cases: [Case]
  private let file: URL

  init(name: String, text: String, file: URL) {
    self.name = name
    self.file = file
    var cases: [Case] = []
    var title = name
    var titleLine = 1
    var blocks: [Block] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    func finish() {
      if blocks.contains(where: { $0.language == "yaml" }) {
        cases.append(Case(document: name, title: title, line: titleLine, blocks: blocks))
      } else if let last = cases.popLast() {
        cases.append(
          Case(document: name, title: last.title, line: last.line, blocks: last.blocks + blocks)
        )
      }
    }
    var index = 0
    while index < lines.count {
      let line = lines[index]
      index += 1
      if line.hasPrefix("#") {
        finish()
        blocks = []
        title = line.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces)
        titleLine = index
      } else if line.hasPrefix("```") {
        let start = index
        while index < lines.count, !lines[index].hasPrefix("```") { index += 1 }
        let words = line.dropFirst(3).split(separator: " ").map(String.init)
        var options: [String: [String]] = [:]
        for word in words.dropFirst() {
          let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
          options[parts[0], default: []].append(parts.count > 1 ? parts[1] : "")
        }
        let block = Block(
          language: words.first ?? "",
          options: options,
          lines: Array(lines[start..<index]),
          range: start..<index
        )
        if block.isTheme, blocks.contains(where: { $0.language == "yaml" }) {
          finish()
          blocks = []
        }
        blocks.append(block)
        index += 1
      }
    }
    finish()
    self.cases = cases
  }

  /// The folder that contains this file.
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  static let all: [SpecDocument] = (pages(in: "") + pages(in: "guide/")).map { page in
    read(folder.appending(path: page), named: page)
  }

  /// The Markdown files in a subfolder of this folder, such as `guide/`, as paths relative to this folder.
  private static func pages(in subfolder: String) -> [String] {
    let path = folder.appending(path: subfolder).path
    let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return files.filter { $0.hasSuffix(".md") }.sorted().map { subfolder + $0 }
  }

  /// The package's own README, whose samples are tested in the same way as the reference.
  static let readme = read(
    folder.deletingLastPathComponent().deletingLastPathComponent().appending(path: "README.md"),
    named: "README.md"
  )

  private static func read(_ file: URL, named name: String) -> SpecDocument {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return SpecDocument(name: name, text: text, file: file)
  }

  /// The current lines of the page's file.
  func lines() throws -> [String] {
    try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  func write(_ lines: [String]) throws {
    try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
  }
}
