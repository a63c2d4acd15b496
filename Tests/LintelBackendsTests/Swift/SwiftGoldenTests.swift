import Foundation
import LintelBackends
import LintelTesting
import Testing

@Suite("The Swift output of a small theme")
struct SwiftGoldenTests {
  private static let golden = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Goldens/Harbor.swift")

  @Test("It is the published one; UPDATE_GOLDENS=1 rewrites it")
  func outputIsGolden() throws {
    let files = swiftFiles(HarborTree.tree, options: SwiftOptions(source: "harbor.yaml"))
    #expect(files.map(\.name) == ["Harbor.swift"])
    let text = files.map(\.text).joined()
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] != nil {
      try Data(text.utf8).write(to: Self.golden)
      Issue.record("Recorded the file anew; look at the difference.")
    }
    let published = try String(contentsOf: Self.golden, encoding: .utf8)
    let (new, old) = (text.split(separator: "\n"), published.split(separator: "\n"))
    let difference = new.difference(from: old).map { change in
      switch change {
      case .insert(let line, let text, _): "+\(line + 1): \(text)"
      case .remove(let line, let text, _): "-\(line + 1): \(text)"
      }
    }
    #expect(text == published, "\(difference.joined(separator: "\n"))")
  }

  #if os(Linux)
    @Test("It compiles and passes swift format's lint")
    func outputCompiles() throws {
      let files = swiftFiles(HarborTree.tree, options: SwiftOptions(source: "harbor.yaml"))
      let texts = files.map { ($0.name, $0.text) }
      let run = try SwiftToolchain.typecheck(texts)
      #expect(run.status == 0, "\(run.output)")
      let lint = try SwiftToolchain.formatLint(texts)
      #expect(lint.status == 0, "\(lint.output)")
    }
  #endif
}
