#if os(Linux)
  import Foundation
  import LintelBackends
  import LintelLanguage
  import LintelTesting
  import Testing

  @Suite("The app's side of the README")
  struct ReadmeAppTests {
    private static let readme = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "README.md")

    /// The first block of a language that has a text in it.
    private func block(_ language: String, with text: String) throws -> String {
      let blocks = try String(contentsOf: Self.readme, encoding: .utf8).components(
        separatedBy: "\n```"
      )
      let block = blocks.first { $0.hasPrefix(language) && $0.contains(text) }
      return try #require(block).split(separator: "\n").dropFirst().joined(separator: "\n")
    }

    @Test("Ten lines of an app compile with what comes out of the README's theme")
    func appCompiles() throws {
      let sample = try SampleTheme(block("yaml", with: "theme: Shop"))
      let app = try block("text", with: "ThemeController(")
      #expect(app.split(separator: "\n").count <= 10)
      let program = """
        import LintelUIKit
        import UIKit

        final class HomeController: UIViewController {}
        final class PhotoController: UIViewController {}

        @MainActor
        func launch() {
          \(app)
        }

        """
      let code = sample.code(SwiftOptions(source: "Shop.yaml"))
      let run = try SwiftToolchain.typecheck(
        code.map { ($0.name, $0.text) } + [("App.swift", program)]
      )
      #expect(run.status == 0, "\(run.output)")
    }
  }
#endif
