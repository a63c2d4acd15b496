import Foundation
import Testing

@Suite("Linking in apps")
struct LinkTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test("An app that uses only UIKit links nothing of SwiftUI")
  func imports() throws {
    let folder = Self.root.appending(path: "Sources/LintelUIKit")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var count = 0
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      count += 1
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(!text.contains("import SwiftUI"), "\(file.lastPathComponent)")
      #expect(!text.contains("import LintelSwiftUI"), "\(file.lastPathComponent)")
    }
    #expect(count > 20)
  }

  @Test("The product for UIKit has no SwiftUI target, not even indirectly")
  func dependencies() throws {
    let manifest = try String(
      contentsOf: Self.root.appending(path: "Package.swift"),
      encoding: .utf8
    )
    #expect(manifest.contains(#".library(name: "LintelUIKit", targets: ["LintelUIKit"])"#))
    /// The names in a target's declaration, which the manifest writes as one call.
    func names(of target: String) throws -> [String] {
      let call = try #require(
        manifest.split(separator: ".target(").dropFirst().first {
          $0.drop { $0.isWhitespace }.hasPrefix("name: \"\(target)\"")
        },
        "\(target)"
      )
      var depth = 0
      let end = call.prefix { character in
        depth += character == "(" ? 1 : character == ")" ? -1 : 0
        return depth >= 0
      }
      return end.split(separator: "\"").enumerated().filter { $0.offset % 2 == 1 }
        .map { String($0.element) }.filter { $0 != target }
    }
    var open = ["LintelUIKit"]
    var seen: Set<String> = []
    while let target = open.popLast() {
      guard seen.insert(target).inserted else { continue }
      open += try names(of: target)
    }
    #expect(!seen.contains { $0.contains("SwiftUI") }, "\(seen.sorted())")
    #expect(try names(of: "LintelSwiftUI").contains("LintelUIKit"))
  }

  @Test("The library has at most five hundred lines")
  func size() throws {
    let folder = Self.root.appending(path: "Sources/LintelSwiftUI")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: nil
    )
    let lines = try files.filter { $0.pathExtension == "swift" }.reduce(0) {
      try $0 + String(contentsOf: $1, encoding: .utf8).split(separator: "\n").count
    }
    #expect(lines <= 500)
  }
}
