import Foundation
import LintelTesting
import Testing

/// Checks what no compiler on Linux can check: sources and scripts that don't work on a Mac.
@Suite("Platforms")
struct PlatformTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Folders that a Mac doesn't build, because of the package's manifest or because there is no UIKit.
  private static let forLinux = [
    "Sources/LintelSwiftUI/", "Sources/LintelTree/", "Sources/LintelUIKit/",
    "Tests/LintelSwiftUITests/",
    "Tests/SwiftUIStub/", "Tests/UIKitStub/", "Tests/UIKitStubTests/", "Tests/ThemeRecording/",
    "Tests/LintelUIKitTests/", "Tests/ExampleApp/", "Tests/ExampleAppTests/",
    "Tests/ExampleSwiftUIApp/",
  ]

  /// The files in a folder and its subfolders, as paths relative to the package.
  private static func files(below folder: String) -> [String] {
    let files = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
    var names: [String] = []
    while let name = files?.nextObject() as? String {
      if name.split(separator: "/").contains(".build") {
        files?.skipDescendants()
      } else {
        names.append("\(folder)/\(name)")
      }
    }
    return names.sorted()
  }

  private static func text(of name: String) throws -> String {
    try String(contentsOf: root.appending(path: name), encoding: .utf8)
  }

  private struct SourceFile {
    let name: String
    let source: ConditionalSource
    private let search: TextSearch

    init(name: String, source: ConditionalSource) {
      self.name = name
      self.source = source
      search = TextSearch(source.text)
    }

    /// Whether the file contains a word; few files contain the word that a pattern requires.
    func mentions(_ word: String) -> Bool { search.contains(word) }
  }

  /// Every Swift file that a Mac builds, without the rules themselves, which contain the patterns.
  private static let sources = Result {
    try (files(below: "Sources") + files(below: "Tests"))
      .filter { name in
        name.hasSuffix(".swift") && !name.contains("lintelTests/Platforms/")
          && !forLinux.contains { name.hasPrefix($0) }
      }
      .map { SourceFile(name: $0, source: ConditionalSource(try text(of: $0))) }
  }

  @Test("Where the systems differ, sources have a branch for each", arguments: PlatformRule.all)
  func sources(rule: PlatformRule) throws {
    let files = try Self.sources.get()
    #expect(files.count > 500)
    let complaints = files.flatMap { file in
      rule.findings(in: file.source).map { finding in
        "\(file.name):\(finding.line) (for \(finding.platform.rawValue)): \(rule.advice)"
      }
    }
    #expect(complaints == [])
  }

  @Test("Each rule finds violations, and nothing else", arguments: PlatformRule.all)
  func rules(rule: PlatformRule) {
    #expect(!rule.findings(in: ConditionalSource(rule.violation)).isEmpty)
    #expect(rule.findings(in: ConditionalSource(rule.sound)).isEmpty)
  }

  private static let keywords = "\\b(struct|enum|class|actor|protocol|typealias) "

  /// The types that are declared for only one platform.
  private static func names(declaredFor platform: Platform, in files: [SourceFile]) -> [String] {
    let own = files.flatMap(\.source.lines).filter { $0.platforms == [platform] }
      .compactMap { line in
        outsideStrings(line.code)
          .firstMatch(of: #/\b(?:struct|enum|class|actor|protocol|typealias) ([A-Z]\w+)/#)
          .map { String($0.1) }
      }
    return Set(own).filter { name in
      let declaration = keywords + name + "\\b"
      let declaring = files.filter { $0.mentions(name) && $0.source.text.has(declaration) }
      return !declaring.flatMap(\.source.lines)
        .contains { $0.platforms != [platform] && $0.code.has(declaration) }
    }.sorted()
  }

  /// The places where a file on a Mac uses names that only Linux has.
  private static func uses(of names: [String], in file: SourceFile) -> [String] {
    let mentioned = names.filter(file.mentions)
    let pattern = "\\b(" + mentioned.joined(separator: "|") + ")\\b"
    guard !mentioned.isEmpty, file.source.text.has(pattern) else { return [] }
    return file.source.lines
      .filter {
        $0.platforms.contains(.mac) && $0.code.has(pattern) && outsideStrings($0.code).has(pattern)
      }
      .map { "\($0.number): \($0.code)" }
  }

  /// A line without the contents of its string literals, whose names aren't uses.
  private static func outsideStrings(_ code: String) -> String {
    guard code.contains("\"") else { return code }
    return code.replacing(#/"(?:[^"\\]|\\.)*"/#, with: "\"\"")
  }

  @Test("Declarations only for Linux are used only there")
  func declarations() throws {
    let files = try Self.sources.get()
    let modules = ["ThemeRecording", "ExampleApp"]
    let names = Self.names(declaredFor: .linux, in: files) + modules
    #expect(Set(names).isSuperset(of: ["SwiftToolchain", "SimulatedRuntime", "FaultTests"]))
    let uses = files.flatMap { file in
      Self.uses(of: names, in: file).map { "\(file.name):\($0)" }
    }
    #expect(uses == [], "put it inside '#if os(Linux)', like its declaration")

    let declaring = "#if os(Linux)\nstruct Toolchain {}\n#endif\n"
    func file(_ use: String) -> SourceFile {
      SourceFile(name: "Seed.swift", source: ConditionalSource(declaring + use))
    }
    let seed = file("let a = Toolchain.self\n")
    #expect(Self.uses(of: Self.names(declaredFor: .linux, in: [seed]), in: seed).count == 1)
    let quoted = file("let a = \"Toolchain\"\n")
    #expect(Self.uses(of: ["Toolchain"], in: quoted).isEmpty)
  }

  /// Every script that doesn't run only on Linux, as those for fuzzing do.
  private static func scripts() throws -> [String] {
    let candidates = files(below: ".ci") + files(below: "Tests")
    return try ["Makefile"]
      + candidates.filter { name in
        guard !name.hasPrefix("Tests/Fuzzing/"), (name as NSString).pathExtension.isEmpty else {
          return false
        }
        var isFolder: ObjCBool = false
        _ = unsafe FileManager.default.fileExists(
          atPath: root.appending(path: name).path,
          isDirectory: &isFolder
        )
        return try !isFolder.boolValue && text(of: name).hasPrefix("#!/usr/bin/env bash")
      }
  }

  @Test("Scripts use only commands that a Mac has, too", arguments: ShellRule.all)
  func scripts(rule: ShellRule) throws {
    let scripts = try Self.scripts()
    #expect(Set(scripts).isSuperset(of: ["Makefile", ".ci/dist", "Tests/Mutants/run"]))
    let complaints = try scripts.flatMap { name in
      rule.lines(in: try Self.text(of: name)).map { "\(name):\($0): \(rule.advice)" }
    }
    #expect(complaints == [])
    #expect(rule.lines(in: rule.violation) == [1])
    #expect(rule.lines(in: rule.sound) == [])
  }
}
