import Foundation
import LintelBackends
import LintelTesting
import Testing

@Suite("Themes named like types of the runtime library")
struct RuntimeNameTests {
  /// The names of all types that the library's files declare at file scope.
  private static func names() throws -> [String] {
    let sources = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
      .filter { $0.hasPrefix("LintelUIKit/") || $0.hasPrefix("LintelTree/") }
    let type =
      /^(?:(?:public|open|final|nonisolated|private|fileprivate) )*(?:class|struct|enum|protocol|typealias) (\w+)/
    return try paths.filter { $0.hasSuffix(".swift") }.flatMap { path in
      let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
      return text.split(separator: "\n").compactMap { line in
        line.firstMatch(of: type).map { String($0.1) }
      }
    }
  }

  private func code(_ theme: String) throws -> [SwiftFile] {
    try SampleTheme.empty(theme).code(SwiftOptions(source: "theme.yaml"))
  }

  @Test("These themes get different type names, so that apps can still use the library's types")
  func renamed() throws {
    let names = try Self.names()
    #expect(names.count > 50 && names.contains("SymbolScale") && names.contains("ThemeController"))
    for name in names {
      #expect(RuntimeSources.declaresType(name))
      #expect(!RuntimeSources.declaresType("\(name)y") && !RuntimeSources.declaresType("y\(name)"))
      #expect(try code(name).first?.name == "\(name)Theme.swift")
    }
    #expect(try code("Harbor").first?.name == "Harbor.swift")
    // Words of the texts that don't declare types, and members of types.
    for name in ["", "and", "navigationBar", "UIColor", "Storage", "String"] {
      #expect(RuntimeSources.declaresType(name) == names.contains(name), "\(name)")
    }
  }
}
