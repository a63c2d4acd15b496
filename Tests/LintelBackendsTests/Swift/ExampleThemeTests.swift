#if os(Linux)
  import Foundation
  import LintelBackends
  import LintelDiagnostics
  import LintelLanguage
  import Testing

  @Suite("The Swift output of the example themes")
  struct ExampleThemeTests {
    private static let folder = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Styles")

    @Test("All of them compile together, without a warning and as swift format writes them")
    func themesCompile() throws {
      let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        .filter { $0.hasSuffix(".yaml") }.sorted()
      let provider = SourceProvider(
        read: { path in
          (try? Data(contentsOf: Self.folder.appending(path: path))).map { [UInt8]($0) }
        },
        expand: { [$0] }
      )
      let files = try names.flatMap { name in
        let compilation = compile(root: name, provider: provider)
        let tree = try #require(compilation.tree, "\(name): \(compilation.diagnostics)")
        return swiftFiles(tree, options: SwiftOptions(source: name)).map { ($0.name, $0.text) }
      }
      #expect(files.count >= 5)
      let run = try SwiftToolchain.typecheck(files)
      #expect(run.status == 0, "\(run.output)")
      let lint = try SwiftToolchain.formatLint(files)
      #expect(lint.status == 0, "\(lint.output)")
    }
  }
#endif
