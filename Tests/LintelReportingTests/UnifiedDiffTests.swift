import Foundation
import LintelReporting
import LintelTesting
import Testing

@Suite("Unified diffs")
struct UnifiedDiffTests {
  private static func diff(_ old: String, _ new: String, of path: String = "a.yaml") -> String {
    unifiedDiff(of: path, old: Array(old.utf8), new: Array(new.utf8))
  }

  @Test("Equal texts have no diff")
  func equal() {
    #expect(Self.diff("a\nb", "a\nb") == "")
    #expect(Self.diff("", "") == "")
  }

  @Test("Changes are in hunks with three lines of context")
  func hunks() {
    let old = (1...20).map { "\($0)\n" }.joined()
    let new = old.replacing("\n2\n", with: "\ntwo\n").replacing("\n15\n", with: "\n15\n15a\n")
    #expect(
      Self.diff(old, new, of: "Styles/Harbor.yaml") == """
        --- a/Styles/Harbor.yaml
        +++ b/Styles/Harbor.yaml
        @@ -1,5 +1,5 @@
         1
        -2
        +two
         3
         4
         5
        @@ -13,6 +13,7 @@
         13
         14
         15
        +15a
         16
         17
         18

        """
    )
  }

  @Test("A last line without a line break is marked, on either side")
  func lastLines() {
    #expect(
      Self.diff("a", "a\n") == """
        --- a/a.yaml
        +++ b/a.yaml
        @@ -1 +1 @@
        -a
        \\ No newline at end of file
        +a

        """
    )
    #expect(Self.diff("a\n", "a").hasSuffix("-a\n+a\n\\ No newline at end of file\n"))
    #expect(
      Self.diff("x\na", "y\na").hasSuffix("-x\n+y\n a\n\\ No newline at end of file\n")
    )
  }

  @Test("A diff from or to an empty text counts from line 0")
  func emptyTexts() {
    #expect(Self.diff("", "a\nb\n").contains("@@ -0,0 +1,2 @@"))
    #expect(Self.diff("a\n", "").contains("@@ -1 +0,0 @@"))
  }

  @Test(
    "Names are written so that patch finds the file",
    arguments: [
      ("/tmp/x.yaml", "a/tmp/x.yaml"), ("My Styles/x.yaml", "a/My Styles/x.yaml\t"),
      ("a\"b\n.yaml", "\"a/a\\\"b\\012.yaml\""), ("Größe.yaml", "a/Größe.yaml"),
    ]
  )
  func names(path: String, expected: String) {
    let lines = Self.diff("a\n", "b\n", of: path).components(separatedBy: "\n")
    #expect(lines[0] == "--- \(expected)")
  }

  @Test("A unique line stays in place, though others around it repeat")
  func uniqueLines() {
    let old = "a {\n}\n\nb {\n}\n"
    let new = "a {\n}\n\nnew {\n}\n\nb {\n}\n"
    #expect(Self.diff(old, new).contains("+new {\n+}\n+\n b {\n"))
  }

  @Test("A patch turns the old text into the new one, regardless of moved lines")
  func applied() {
    var generator = SeededGenerator(seed: 7)
    for round in 0..<400 {
      let words = round % 2 == 0 ? 3 : 40
      let old = Self.lines(of: words, using: &generator)
      let new =
        round % 3 == 0 ? Self.lines(of: words, using: &generator) : Self.edited(old, &generator)
      let ending = round % 5 == 0 ? "" : "\n"
      let texts = (old.joined(separator: "\n") + ending, new.joined(separator: "\n") + "\n")
      let patch = Self.diff(texts.0, texts.1)
      #expect(Self.apply(patch, to: texts.0) == texts.1, "\(patch)")
    }
  }

  @Test("git applies a patch, with line breaks of either kind and without one at the end")
  func git() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (old, new) = ("a: 1\r\nb: 2\r\n# ü\nc", "\u{FEFF}b: 2\r\n# ü\nd: 4\nc: 3\n")
    let file = folder.appending(path: "x.yaml")
    try Data(old.utf8).write(to: file)
    try Data(Self.diff(old, new, of: "x.yaml").utf8).write(to: folder.appending(path: "x.patch"))
    let run = try ChildProcess.run(
      ["git", "apply", "--whitespace=nowarn", "x.patch"],
      environment: ["GIT_CEILING_DIRECTORIES": folder.path],
      in: folder
    )
    #expect(run.status == 0, "\(run.errors)")
    #expect(try Data(contentsOf: file) == Data(new.utf8))
  }

  @Test("The time for a large text with swapped halves isn't quadratic")
  func large() {
    let lines = (0..<40_000).map { $0 % 4 == 0 ? "  }\n" : "line \($0)\n" }
    let (old, new) = (lines.joined(), (lines[20_000...] + lines[..<20_000]).joined())
    let patch = Self.diff(old, new)
    #expect(patch.split(separator: "\n").count { $0.hasPrefix("-") } <= 20_001)
  }

  private static func lines(of words: Int, using generator: inout SeededGenerator) -> [String] {
    (0..<Int.random(in: 0..<25, using: &generator))
      .map { _ in "word \(Int.random(in: 0..<words, using: &generator))" }
  }

  private static func edited(_ lines: [String], _ generator: inout SeededGenerator) -> [String] {
    var lines = lines
    for _ in 0..<3 where !lines.isEmpty {
      let line = lines.remove(at: Int.random(in: lines.indices, using: &generator))
      lines.insert(line, at: Int.random(in: 0...lines.count, using: &generator))
    }
    return lines
  }

  /// Applies a patch using only the numbers of its hunks, or returns `nil` if a line differs from the patch.
  private static func apply(_ patch: String, to text: String) -> String? {
    guard !patch.isEmpty else { return text }
    var old = text.components(separatedBy: "\n")
    let endsWithBreak = old.last == ""
    if endsWithBreak { old.removeLast() }
    var result: [String] = []
    var position = 0
    var isOpen = !endsWithBreak
    var lastSign: Character = " "
    for line in patch.components(separatedBy: "\n").dropFirst(2).dropLast() {
      let rest = String(line.dropFirst())
      switch line.first {
      case "@":
        guard let match = line.firstMatch(of: #/^@@ -(\d+)(,0)?/#), let start = Int(match.1) else {
          return nil
        }
        let first = match.2 == nil ? start - 1 : start
        guard first >= position, first <= old.count else { return nil }
        result += old[position..<first]
        position = first
      case " ", "-":
        guard position < old.count, old[position] == rest else { return nil }
        if line.first == " " { result.append(rest) }
        position += 1
        lastSign = line.first ?? " "
      case "+":
        result.append(rest)
        lastSign = "+"
      case "\\":
        if lastSign == "-" { isOpen = false }
      default: return nil
      }
    }
    if position < old.count {
      result += old[position...]
    } else {
      isOpen = isOpen && lastSign == " "
    }
    guard !result.isEmpty else { return "" }
    return result.joined(separator: "\n") + (isOpen ? "" : "\n")
  }
}
