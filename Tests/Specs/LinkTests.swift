import Foundation
import Testing

@Suite("Links")
struct LinkTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static let pages: [String] = {
    func markdown(in folder: String) -> [String] {
      let path = root.appending(path: folder).path
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      return names.filter { $0.hasSuffix(".md") }.sorted().map { folder + $0 }
    }
    return markdown(in: "") + markdown(in: "Tests/Specs/") + markdown(in: "Tests/Specs/guide/")
  }()

  /// The anchor that code hosts create for a heading.
  static func anchor(_ heading: Substring) -> String {
    String(
      heading.drop { $0 == "#" }.drop { $0 == " " }.lowercased().compactMap { character in
        if character == " " { return "-" }
        let isKept = character.isLetter || character.isNumber || "-_".contains(character)
        return isKept ? character : nil
      }
    )
  }

  /// The headings of a page, without similar lines in code.
  static func headings(of text: String) -> [Substring] {
    var isCode = false
    return text.split(separator: "\n").filter { line in
      if line.hasPrefix("```") { isCode.toggle() }
      return !isCode && line.hasPrefix("#")
    }
  }

  @Test("Each link on a page leads to a file, and to a heading if it names one", arguments: pages)
  func links(page: String) throws {
    let file = Self.root.appending(path: page)
    let text = try String(contentsOf: file, encoding: .utf8)
    var anchors: [URL: Set<String>] = [:]
    let prose = text.replacing(#/`[^`\n]*`/#, with: "")
    for match in prose.matches(of: #/\]\(([^)#]*)(?:#([^)]*))?\)/#) {
      let path = String(match.1)
      if path.hasPrefix("http") { continue }
      let target =
        path.isEmpty
        ? file : file.deletingLastPathComponent().appending(path: path).standardizedFileURL
      #expect(FileManager.default.fileExists(atPath: target.path), "\(page): \(path)")
      guard let anchor = match.2, path.isEmpty || path.hasSuffix(".md") else { continue }
      if anchors[target] == nil {
        let page = (try? String(contentsOf: target, encoding: .utf8)) ?? ""
        anchors[target] = Set(Self.headings(of: page).map(Self.anchor))
      }
      #expect(anchors[target]?.contains(String(anchor)) == true, "\(page): \(path)#\(anchor)")
    }
  }

  @Test("The list of pages has every page")
  func listed() throws {
    let list = try String(
      contentsOf: Self.root.appending(path: "Tests/Specs/README.md"),
      encoding: .utf8
    )
    let folder = "Tests/Specs/"
    for page in Self.pages where page.hasPrefix(folder) && !page.hasSuffix("README.md") {
      #expect(list.contains("](\(page.dropFirst(folder.count)))"), "\(page) is not listed")
    }
  }
}
