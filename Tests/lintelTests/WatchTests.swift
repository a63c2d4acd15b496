import Foundation
import Testing

@testable import lintel

@Suite("Watching")
struct WatchTests {
  private static let files = [
    "Styles/Shop.yaml": "imports: [parts/*.yaml]\n"
      + SampleThemes.shop.replacing("tokens: { colors: { accent: \"#00569E\" } }\n", with: ""),
    "Styles/parts/colors.yaml": colors("#00569E"),
  ]

  private static func colors(_ accent: String) -> String {
    "lintel: 1\ntokens: { colors: { accent: \"\(accent)\" } }\n"
  }

  private func watched() throws -> (Workplace, WatchedTool) {
    let place = try Workplace(Self.files)
    let arguments = ["compile", "Styles", "--to", "json", "--output", "Out", "--watch"]
    let tool = try WatchedTool(arguments, in: place.folder)
    return (place, tool)
  }

  @Test("Outputs follow edits, added, renamed, and removed imports, and replaced files")
  func imports() async throws {
    let (place, tool) = try watched()
    defer { tool.end() }
    #expect(
      try await tool.next("wrote ")
        == "watching until you press Ctrl-C\nwrote Out/Shop.json\n"
    )

    try place.write(Self.colors("#010203"), to: "Styles/parts/colors.yaml")
    #expect(try await tool.next("wrote ") == "wrote Out/Shop.json\n")
    #expect(try place.text(of: "Out/Shop.json").contains("#010203FF"))

    // As editors save: a hidden file beside the original, then a move to its place.
    try place.write(Self.colors("#040506"), to: "Styles/parts/.colors.yaml.swp")
    try FileManager.default.removeItem(at: place.folder.appending(path: "Styles/parts/colors.yaml"))
    try place.move("Styles/parts/.colors.yaml.swp", to: "Styles/parts/colors.yaml")
    #expect(try await tool.next("wrote ").hasSuffix("wrote Out/Shop.json\n"))
    #expect(try place.text(of: "Out/Shop.json").contains("#040506FF"))

    try place.write("lintel: 1\ntabBar: { tint: \"#070809\" }\n", to: "Styles/parts/tabs.yaml")
    #expect(try await tool.next("wrote ") == "wrote Out/Shop.json\n")
    #expect(try place.text(of: "Out/Shop.json").contains("#070809FF"))

    // The pattern matches the file by its new name, too.
    try place.move("Styles/parts/tabs.yaml", to: "Styles/parts/bars.yaml")
    #expect(try await tool.next("compiled") == "compiled, the outputs are the same\n")

    try FileManager.default.removeItem(at: place.folder.appending(path: "Styles/parts/bars.yaml"))
    #expect(try await tool.next("wrote ") == "wrote Out/Shop.json\n")
    #expect(try !place.text(of: "Out/Shop.json").contains("#070809FF"))

    // The file with the color that all others refer to disappears, and comes back.
    let good = try place.text(of: "Out/Shop.json")
    try place.move("Styles/parts/colors.yaml", to: "Styles/parts/colors.txt")
    #expect(try await tool.next("lintel: note").contains("no file matches 'parts/*.yaml'"))
    #expect(try place.text(of: "Out/Shop.json") == good)
    try place.write(Self.colors("#0A0B0C"), to: "Styles/parts/colors.txt")
    try place.move("Styles/parts/colors.txt", to: "Styles/parts/colors.yaml")
    #expect(try await tool.next("wrote ") == "wrote Out/Shop.json\n")
    #expect(try place.text(of: "Out/Shop.json").contains("#0A0B0CFF"))
  }

  @Test("Outputs follow themes that are added, changed, broken, and removed")
  func themes() async throws {
    let (place, tool) = try watched()
    defer { tool.end() }
    _ = try await tool.next("wrote ")

    let other = SampleThemes.shop.replacing("theme: Shop", with: "theme: Other")
    try place.write(other, to: "Styles/more/Other.yaml")
    #expect(try await tool.next("wrote ") == "wrote Out/Other.json\n")

    try place.move("Styles/more/Other.yaml", to: "Styles/more/Another.yaml")
    #expect(
      try await tool.next("removed ") == "wrote Out/Another.json\nremoved Out/Other.json\n"
    )

    try place.write(SampleThemes.clash, to: "Styles/more/Another.yaml")
    #expect(try await tool.next("lintel: note").contains("[conflicting-override]"))
    try place.write(other, to: "Styles/more/Another.yaml")
    #expect(try await tool.next("compiled") == "compiled, the outputs are the same\n")

    try place.move("Styles", to: "Themes")
    #expect(try await tool.next("error") == "lintel: error: Styles: No such file or folder\n")
    #expect(try place.files().filter { $0.hasPrefix("Out/") }.count == 2)
    try FileManager.default.removeItem(at: place.folder.appending(path: "Themes/more"))
    try place.move("Themes", to: "Styles")
    #expect(try await tool.next("removed ") == "removed Out/Another.json\n")
  }

  @Test("A file that changes in steps is compiled less often than it changes, in its last state")
  func debounce() async throws {
    let (place, tool) = try watched()
    defer { tool.end() }
    _ = try await tool.next("wrote ")
    for step in 10..<30 {
      try place.write(Self.colors("#0000\(step)"), to: "Styles/parts/colors.yaml")
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(try await tool.next("wrote ").contains("wrote Out/Shop.json\n"))
    while try !place.text(of: "Out/Shop.json").contains("#000029FF") {
      _ = try await tool.next("wrote ")
    }
    #expect(tool.count(of: "wrote") < 20)
  }

  @Test("A change is complete after a moment without changes")
  func quietness() throws {
    let place = try Workplace(["file": ""])
    let source = ObservedFiles()
    _ = try source.contents(of: place.folder.appending(path: "file").path)
    var observations = source.observations
    var pauses = 0
    ChangeWatch.wait(for: &observations) { _ in
      pauses += 1
      // No change in the first two checks, then one change in three steps.
      guard (3...5).contains(pauses) else { return }
      do {
        try place.write(String(repeating: "x", count: pauses), to: "file")
      } catch {
        Issue.record(error)
      }
    }
    #expect(pauses == 6)
  }

  @Test(
    "Touching a file without a change compiles nothing, and --check and --watch are incompatible"
  )
  func quiet() async throws {
    let (place, tool) = try watched()
    defer { tool.end() }
    _ = try await tool.next("wrote ")
    let colors = place.folder.appending(path: "Styles/parts/colors.yaml").path
    // Writing the same text again would empty the file for a moment, which is a change.
    try FileManager.default.setAttributes([.modificationDate: Date.now], ofItemAtPath: colors)
    try place.write("", to: "Styles/.hidden")
    try await Task.sleep(for: .milliseconds(600))
    #expect(tool.count(of: "compiled") == 0)
    #expect(tool.count(of: "wrote") == 1)
    let both = try place.lintel(["compile", "S", "--to", "json", "-o", "O", "--check", "--watch"])
    #expect(both.status == 2)
    #expect(both.errors.contains("--watch writes, and --check doesn't"))
  }
}
