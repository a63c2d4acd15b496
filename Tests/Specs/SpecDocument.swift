import Foundation

/// A page of the language reference, read as test cases.
///
/// A section with a `yaml` block is a case: the prose says what holds, the block is a theme (blocks with `file=NAME` are files that it
/// imports; `proxies=SCOPE` compiles it with that option), and the blocks behind it say what comes out:
///
/// - `json brand=… promo=… screen=… ios=… idiom=… app-version=…`: a mapping of paths in the resolved context to their values;
/// - `swift`: lines that stand in the Swift output, in this order;
/// - `json tree`: lines that stand in the appearance tree, in this order;
/// - `explain PROPERTY brand=… promo=… screen=… ios=… idiom=… app-version=…`: what `lintel explain` prints;
/// - `flows app-version=…`: what `lintel flows` prints;
/// - `yaml new`: a newer theme; `diff` is what `lintel diff` prints about the two, with `--details` for `diff details`;
/// - `lint`: what `lintel lint` shows on a terminal;
/// - `formatted`: what `lintel format` makes of the theme as it is written there;
/// - `config`: the `.lintel.yml` that holds; its own findings come first among the diagnostics, with its name in front;
/// - `baseline`: what `--update-baseline` writes, and what hides the findings then;
/// - `diagnostics`: every finding as `line:column severity [rule] message`. Without one, and without `lint`, there must be none;
///   `diagnostics lint` has the warnings of the rules too, as `lintel lint` does.
///
/// The blocks behind a theme may stand in sections of their own, as long as no further theme begins.
struct SpecDocument {
  struct Block {
    let language: String
    let options: [String: [String]]
    let lines: [String]
    /// Line numbers of the first and behind the last line of the text, from 0.
    let range: Range<Int>

    var text: String {
      lines.map { $0 + "\n" }.joined()
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

  init(name: String, text: String) {
    self.name = name
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
        blocks.append(
          Block(
            language: words.first ?? "",
            options: options,
            lines: Array(lines[start..<index]),
            range: start..<index
          )
        )
        index += 1
      }
    }
    finish()
    self.cases = cases
  }

  /// The folder that this file stands in.
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  static let all: [SpecDocument] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".md") }.sorted().map { read(folder.appending(path: $0)) }
  }()

  /// The package's own README, whose samples are held to what they claim as the reference is.
  static let readme = read(
    folder.deletingLastPathComponent().deletingLastPathComponent().appending(path: "README.md")
  )

  private static func read(_ file: URL) -> SpecDocument {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return SpecDocument(name: file.lastPathComponent, text: text)
  }
}
