import Foundation
import Testing

@Suite("ARCHITECTURE.md")
struct ArchitectureTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func exists(_ path: String) -> Bool {
    ["", "Sources/", "Tests/"].contains { folder in
      ["", ".swift"].contains { ending in
        FileManager.default.fileExists(
          atPath: Self.root.appending(path: folder + path + ending).path
        )
      }
    }
  }

  @Test("Every folder and file that it names exists")
  func paths() throws {
    let text = try String(contentsOf: Self.root.appending(path: "ARCHITECTURE.md"), encoding: .utf8)
    let paths = Set(text.matches(of: /`([\w.-]+(?:\/[\w+.-]+)+)`/).map { String($0.1) })
    #expect(paths.count > 60)
    let missing = paths.filter { !exists($0) }.sorted()
    #expect(missing.isEmpty, "\(missing)")
  }
}
