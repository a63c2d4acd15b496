#if os(Linux)
  import Foundation
  import LintelBackends
  import LintelTesting
  import Testing

  /// Checks the Swift code that the README and the guide tell readers to copy: blocks marked `swift app`.
  @Suite("App code in the README and the guide")
  struct ReadmeAppTests {
    private static let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()

    /// The pages with such code, as paths in the package.
    private static let pages: [String] = {
      let folder = "Tests/Specs/guide"
      let names = try? FileManager.default.contentsOfDirectory(
        atPath: root.appending(path: folder).path
      )
      let pages = (names ?? []).filter { $0.hasSuffix(".md") }.sorted().map { "\(folder)/\($0)" }
      return (["README.md"] + pages).filter { page in
        (try? text(page))?.contains("\n```swift app") ?? false
      }
    }()

    private static func text(_ page: String) throws -> String {
      try String(contentsOf: root.appending(path: page), encoding: .utf8)
    }

    /// A block of code, and the theme that it is written for.
    private struct Sample {
      let code: String
      let theme: String
      /// Whether the block declares types instead of being the body of a function.
      let isFile: Bool
      /// Whether it is for SwiftUI, and declares types or functions.
      let isSwiftUI: Bool
    }

    private static func samples(_ page: String) throws -> [Sample] {
      var theme = ""
      var samples: [Sample] = []
      for block in try text(page).components(separatedBy: "\n```") {
        let lines = block.split(separator: "\n", omittingEmptySubsequences: false)
        let code = lines.dropFirst().joined(separator: "\n")
        if block.hasPrefix("yaml"), block.contains("\ntheme: ") { theme = code }
        if block.hasPrefix("swift app") {
          samples.append(
            Sample(
              code: code,
              theme: theme,
              isFile: block.hasPrefix("swift app file"),
              isSwiftUI: block.hasPrefix("swift app swiftui")
            )
          )
        }
      }
      return samples
    }

    @Test("Code for apps compiles with the output of the page's theme", arguments: pages)
    func appCompiles(page: String) throws {
      for sample in try Self.samples(page) where !sample.isSwiftUI {
        let code = try SampleTheme(sample.theme).code(SwiftOptions(source: "Shop.yaml"))
        let program = """
          import LintelTree
          import LintelUIKit
          import UIKit

          final class HomeController: UIViewController {}
          final class PhotoController: UIViewController {}

          \(sample.isFile ? sample.code : "@MainActor\nfunc launch() {\n\(sample.code)\n}")

          """
        let run = try SwiftToolchain.typecheck(
          code.map { ($0.name, $0.text) } + [("App.swift", program)]
        )
        #expect(run.status == 0, "\(page): \(run.output)")
      }
    }

    @Test("Code for SwiftUI apps compiles in Swift 5 and 6", arguments: ["5", "6"])
    func swiftUIAppCompiles(version: String) throws {
      let page = "Tests/Specs/guide/swiftui.md"
      let samples = try Self.samples(page).filter(\.isSwiftUI)
      let theme = try #require(samples.first?.theme)
      let options = SwiftOptions(source: "Shop.yaml", includesSwiftUI: true)
      let code = try SampleTheme(theme).code(options)
      let program = """
        import LintelSwiftUI
        import LintelUIKit
        import SwiftUI

        struct HomeView: View {
          var body: some View { Text("Home").themed(Shop.previews) }
        }

        \(Self.program(of: samples))

        """
      let run = try SwiftToolchain.typecheck(
        code.map { ($0.name, $0.text) } + [("App.swift", program)],
        flags: ["-swift-version", version, "-Xfrontend", "-disable-cross-import-overlays"]
      )
      #expect(run.status == 0, "\(run.output)")
    }

    /// The samples in one file; because Linux has no Xcode macros, a function that accepts view builders replaces `#Preview`.
    private static func program(of samples: [Sample]) -> String {
      samples.enumerated().map { number, sample in
        sample.code.replacing(
          "#Preview {",
          with: "@MainActor @ViewBuilder func preview\(number)() -> some View {"
        )
      }.joined(separator: "\n\n")
    }

    @Test("The README's sample has at most ten lines")
    func length() throws {
      let samples = try Self.samples("README.md")
      #expect(!samples.isEmpty)
      for sample in samples { #expect(sample.code.split(separator: "\n").count <= 10) }
    }
  }
#endif
