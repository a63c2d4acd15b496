import Foundation
import LintelBackends
import LintelTesting
import LintelTheme
import Testing

@Suite("The runtime library inside the compiler")
struct RuntimeSourcesTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let modules = ["LintelUIKit", "LintelTree"].map {
    root.appending(path: "Sources/\($0)")
  }

  private static func files() throws -> [(name: String, text: String)] {
    try modules.flatMap(files)
  }

  private static func files(of library: URL) throws -> [(name: String, text: String)] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: library.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
    return try paths.map { path in
      let file = library.appending(path: path)
      return (
        file.deletingPathExtension().lastPathComponent,
        try String(contentsOf: file, encoding: .utf8)
      )
    }
  }

  @Test("The embedded library has its own text, in the order of the paths")
  func filesAreEmbedded() throws {
    let files = try Self.files()
    let embedded = Set(RuntimeSources.all)
    let missing = files.filter { !embedded.contains($0.text) }.map(\.name)
    #expect(missing == [], "add them to Sources/CLintelRuntime/files.c")
    let isInOrder = RuntimeSources.all == files.map(\.text)
    #expect(isInOrder, "Sources/CLintelRuntime/files.c has other files, or another order")
  }

  @Test("The standalone file contains every line of the library")
  func fileIsWhole() throws {
    let imports = ["", "public ", "@_spi(Generated) ", "@_spi(Generated) public "]
      .map { $0 + "import " }
    func lines(_ text: String) -> [Substring] {
      text.split(separator: "\n").filter { !imports.contains(where: $0.hasPrefix) }
    }
    let standalone = Set(lines(runtimeFile(isPublic: true, readsTrees: true).text))
    for file in try Self.files() {
      #expect(lines(file.text).filter { !standalone.contains($0) } == [], "\(file.name)")
    }
  }

  @Test("Code for UIKit is left out if there is no UIKit, as on the Mac that builds the package")
  func filesAreGuarded() throws {
    for file in try Self.files() where file.text.contains("import UIKit\n") {
      let lines = file.text.split(separator: "\n")
      #expect(lines.first == "#if canImport(UIKit)", "\(file.name)")
      #expect(lines.last == "#endif", "\(file.name)")
    }
  }

  @Test("Code that uses the main actor or iOS 13 is guarded on older systems")
  func filesAreAvailable() throws {
    // Values and formulas, which themes for systems before iOS 13 use as well.
    let older = [
      "OKLab", "RGBSpace", "RuntimeColor", "AlmostOpaqueRecipe", "ExtendedSRGB", "ScrollFormula",
      "PromoRules", "PromoSpan", "Setting", "DrawnImage", "TextAttributes",
      "ThemeColor+Functions",
      "ThemeColor", "ThemeFont", "ThemeImage", "ThemeTraits", "UIColor+Traits", "TreeContext",
      "TreeKeywords",
      "TreeKeywords+Newer", "TreeLegacy", "TreeLegacy+Bars", "TreeLegacy+Items", "TreeNode",
      "TreeProxies", "TreeTexts", "TreeTheme",
      "TreeTheme+Applying", "TreeValues", "TreeVersion",
    ]
    let kind = /^((public|open|private|final) )*(struct|class|enum|extension|protocol|func)\b/
    for file in try Self.files() {
      if older.contains(file.name) {
        #expect(!file.text.contains("@MainActor"), "\(file.name)")
        continue
      }
      var attributes: [Substring] = []
      for line in file.text.split(separator: "\n") {
        if line.hasPrefix("@") { attributes.append(line) }
        if line.firstMatch(of: kind) != nil {
          #expect(attributes.contains("@available(iOS 13, *)"), "\(file.name): \(line)")
        }
        if !line.hasPrefix("@") { attributes = [] }
      }
    }
  }

  @Test("Nonisolated code says so, because the app's module may default to the main actor")
  func valuesAreNonisolated() throws {
    let kind = /^((public|private|nonisolated) )*(struct|enum)\b/
    for file in try Self.files() {
      var attributes: [Substring] = []
      for line in file.text.split(separator: "\n") {
        if line.hasPrefix("@") { attributes.append(line) }
        if line.firstMatch(of: kind) != nil {
          let isIsolated = attributes.contains("@MainActor")
          #expect(isIsolated != line.contains("nonisolated "), "\(file.name): \(line)")
        }
        if !line.hasPrefix("@") { attributes = [] }
      }
    }
  }

  @Test("The library is formatted like all other code, without indentation for the guard")
  func formatting() throws {
    func settings(_ folder: URL) throws -> String {
      try String(contentsOf: folder.appending(path: ".swift-format"), encoding: .utf8)
    }
    let indents = #""indentConditionalCompilationBlocks": true"#
    let own = indents.replacing("true", with: "false")
    let expected = try settings(Self.root).replacing(indents, with: own)
    for module in Self.modules { #expect(try settings(module) == expected) }
  }

  @Test("Without the package, its types are internal unless the theme's code is public")
  func access() {
    let own = runtimeFile(isPublic: false)
    #expect(own.name == "LintelUIKit.swift")
    #expect(own.text.contains("\n#if canImport(UIKit)\nimport Foundation\nimport UIKit\n"))
    #expect(!own.text.contains("public ") && !own.text.contains("open class"))
    #expect(!own.text.contains("struct TreeTheme"))
    let shared = runtimeFile(isPublic: true)
    #expect(shared.text.contains("\npublic import UIKit\n"))
    #expect(shared.text.contains("\npublic struct ThemeStyle {\n"))
    #expect(shared.text.contains("\nopen class ThemedNavigationController"))
  }

  #if os(Linux)
    @Test("Without UIKit, the library and its copy contain only code that doesn't need it")
    func typechecksWithoutUIKit() throws {
      let files = try Self.files().map { ("\($0.name).swift", $0.text) }
      let copies = [false, true].map { runtimeFile(isPublic: $0, readsTrees: $0) }
        .map { [($0.name, $0.text)] }
      for files in [files] + copies {
        let run = try SwiftToolchain.typecheck(files, hasUIKit: false)
        #expect(run.status == 0, "\(run.output)")
      }
      let use = ("Use.swift", "let scroll = ScrollFormula.self\nlet style = ThemeStyle.self\n")
      let run = try SwiftToolchain.typecheck(copies[0] + [use], hasUIKit: false)
      #expect(run.output.contains("cannot find 'ThemeStyle' in scope"))
      #expect(!run.output.contains("cannot find 'ScrollFormula'"))
    }

    @Test("With the library in its module, a theme needs no dependency", arguments: [false, true])
    func standaloneCompiles(isPublic: Bool) throws {
      let options = SwiftOptions(
        source: "harbor.yaml",
        isPublic: isPublic,
        splits: isPublic,
        isStandalone: true
      )
      let files =
        try SampleTheme.everything().code(options) + [
          runtimeFile(isPublic: isPublic, readsTrees: isPublic)
        ]
      #expect(files.allSatisfy { !$0.text.contains("import LintelUIKit") })
      let run = try SwiftToolchain.typecheck(files.map { ($0.name, $0.text) })
      #expect(run.status == 0, "\(run.output)")
    }
  #endif
}
