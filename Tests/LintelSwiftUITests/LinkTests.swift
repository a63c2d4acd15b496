import Foundation
import Testing

@Suite("What an app links")
struct LinkTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test("An app that uses UIKit alone links nothing of SwiftUI's")
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
