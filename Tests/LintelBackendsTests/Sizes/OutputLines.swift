import LintelBackends
import LintelTesting
import LintelTheme
import Testing

/// The number of lines in a theme's outputs.
struct OutputLines: CustomStringConvertible {
  let json: Int
  let swift: Int

  /// Counts lines without the tree of all contexts, which may be too many.
  init(_ text: String) throws {
    let reading = readTheme(root: "t.yaml", provider: .text(text))
    #expect(reading.diagnostics.isEmpty, "\(reading.diagnostics)")
    let decided = try #require(try reading.theme?.decided())
    json = appearanceTreeJSON(decided).bytes().count { $0 == UInt8(ascii: "\n") }
    swift = swiftFiles(decided, options: SwiftOptions(source: "t.yaml"))
      .reduce(0) { $0 + $1.text.utf8.count { $0 == UInt8(ascii: "\n") } }
  }

  var description: String { "JSON \(json), Swift \(swift)" }
}
