import Foundation
import LintelBackends
import LintelCompiler
import LintelTheme
import Testing

@Suite("The example app's theme")
struct GeneratedThemeTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test(
    "The generated code matches the compiler's output; UPDATE_GOLDENS=1 rewrites it",
    arguments: [("ExampleApp", false), ("ExampleSwiftUIApp", true)]
  )
  func isCurrent(app: String, isSwiftUI: Bool) throws {
    let generated = Self.root.appending(path: "Tests/\(app)/Generated/Harbor.swift")
    let folder = Self.root.appending(path: "Styles")
    let provider = SourceProvider(
      read: { path in (try? Data(contentsOf: folder.appending(path: path))).map { [UInt8]($0) } },
      expand: { [$0] }
    )
    let decided = try #require(compile(root: "Harbor.yaml", provider: provider).decided)
    let options = SwiftOptions(source: "Harbor.yaml", includesSwiftUI: isSwiftUI)
    let text = swiftFiles(decided, options: options).map(\.text).joined()
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] != nil {
      try Data(text.utf8).write(to: generated)
      Issue.record("Recorded the file anew; look at the difference.")
    }
    let committed = try String(contentsOf: generated, encoding: .utf8)
    #expect(text == committed, "set UPDATE_GOLDENS=1 to rewrite it")
  }
}
