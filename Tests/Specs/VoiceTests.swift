import Foundation
import LintelTesting
import Testing

@Suite("The voice")
struct VoiceTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Phrases in lowercase that read as translated; the style guide lists replacements.
  static let banned = [
    "is no ", "are no ", "is none", "of which", "for whose", "whoever", "whomever", "say with",
    "says with", "looks on", "nothing is said", "is said", "are said", "is told", "are told",
    " stands ", " stand ", "comes to ", "come to ", "all else", "heed", "errand", "amiss",
    "likewise", "beneath", "mended", "is to be", "are to be", "is to go",
    "thereof", "wherein", "whence", "for the sake of", "speaks against", "keeps quiet",
    "keep quiet", "is what comes out", ", for it ", ", for they ", "afresh",
    "may be repeated", "the other way round", " anew", "by itself", "goes on ", "in place of",
    "is another than", "are another than", "from which on", "says nothing", "that which",
    "what holds",
  ]

  /// A place with texts of the project, and the number of phrases that it may still contain.
  struct Place: CustomTestStringConvertible {
    let path: String
    let allowance: Int
    var testDescription: String { path }
  }

  /// The file of allowances, which has a row for each place.
  ///
  /// Allowances only shrink: with `UPDATE_GOLDENS=1`, they become the counts that are lower.
  private static let allowances = root.appending(path: "Tests/Specs/voice-allowances.txt")
  private static let places: [Place] = {
    let text = (try? String(contentsOf: allowances, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map { row in
      let words = row.split(separator: " ")
      return Place(path: String(words[0]), allowance: Int(words[1]) ?? 0)
    }
  }()

  /// Pages that tests generate from texts in `Sources`, where the phrases count.
  private static let derived = ["properties.md", "rules.md", "reference/", "key-index.md"]

  private struct Hit: CustomStringConvertible {
    let place: String
    let line: Int
    let phrase: String
    var description: String { "\(place):\(line): '\(phrase)'" }
  }

  @Test("No phrase that the style guide rules out comes back", arguments: places)
  func phrases(place: Place) throws {
    let hits = try Self.files(in: place.path).flatMap(Self.hits)
    #expect(
      hits.count <= place.allowance,
      "write what style-guide.md says instead:\n\(hits.map(\.description).joined(separator: "\n"))"
    )
  }

  @Test("Allowances shrink to the remaining number")
  func allowances() throws {
    let places = Set(Self.places.map(\.path))
    let modules = try FileManager.default.contentsOfDirectory(
      atPath: Self.root.appending(path: "Sources").path
    )
    // CLibYAML has only a module map, without prose.
    let wanted = modules.filter { $0 != "CLibYAML" && !$0.hasPrefix(".") }.map { "Sources/\($0)" }
    #expect(places.isSuperset(of: ["README.md", "Tests/Specs"] + wanted))
    guard ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] != nil else { return }
    let rows = try Self.places.map { place in
      let count = try Self.files(in: place.path).flatMap(Self.hits).count
      return "\(place.path) \(min(count, place.allowance))\n"
    }
    try Derived.compare(rows.joined(), with: Self.allowances)
  }

  @Test("The style guide lists each phrase, with a replacement")
  func guide() throws {
    let guide = try String(
      contentsOf: Self.root.appending(path: "Tests/Specs/style-guide.md"),
      encoding: .utf8
    )
    let rows = guide.lowercased().split(separator: "\n").filter { $0.hasPrefix("| ") }
    for phrase in Self.banned {
      let words = phrase.trimmingCharacters(in: .whitespaces)
      #expect(rows.contains { $0.contains(words) }, "style-guide.md lacks '\(words)'")
    }
  }

  @Test("A phrase counts in prose and comments, but not in code")
  func counting() {
    let page = "A bar of which\n\n```yaml\n# of which\n```\nRun `of which`.\n"
    #expect(Self.lines(of: page, named: "page.md").filter { $0.1.contains("of which") }.count == 1)
  }

  private static func files(in place: String) throws -> [String] {
    guard place.hasSuffix(".md") == false else { return [place] }
    let paths = try FileManager.default.subpathsOfDirectory(
      atPath: root.appending(path: place).path
    )
    return paths.filter { path in
      let isText = [".md", ".c", ".h", ".js", ".css"].contains { path.hasSuffix($0) }
      // The texts of tests don't count.
      let isCode = path.hasSuffix(".swift") && !place.hasPrefix("Tests")
      return (isText || isCode) && !derived.contains { path.hasPrefix($0) }
    }.sorted().map { "\(place)/\($0)" }
  }

  private static func hits(in path: String) throws -> [Hit] {
    let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
    // Most texts contain few of the phrases, in few of their lines.
    let whole = TextSearch(text.lowercased())
    let present = banned.filter { whole.contains($0.trimmingCharacters(in: .whitespaces)) }
    guard !present.isEmpty else { return [] }
    return lines(of: text, named: path).flatMap { number, line in
      let line = TextSearch(" \(line) ")
      return present.filter(line.contains).map { phrase in
        Hit(place: path, line: number, phrase: phrase)
      }
    }
  }

  /// The lines that count, in lowercase; for pages, the prose without code and quotations.
  private static func lines(of text: String, named path: String) -> [(Int, String)] {
    var isCode = false
    let isPage = path.hasSuffix(".md")
    let isStyleGuide = path.hasSuffix("style-guide.md")
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .compactMap { index, line in
        if isPage, line.hasPrefix("```") {
          isCode.toggle()
          return nil
        }
        // The style guide's tables list the phrases.
        guard !isCode, !(isStyleGuide && line.hasPrefix("|")) else { return nil }
        let isQuoting = isPage && line.utf8.contains(UInt8(ascii: "`"))
        var text = (isQuoting ? line.replacing(#/`[^`]*`/#, with: "") : line[...]).lowercased()
        // "There is no" and "if there is none" are fine.
        if TextSearch(text).contains("there ") {
          text.replace(#/there (is|are|was|were) (no\b|none)/#, with: "")
        }
        return (index + 1, text)
      }
  }
}
