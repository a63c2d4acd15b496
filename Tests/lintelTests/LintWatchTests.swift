import Foundation
import Testing

@Suite("Watching findings")
struct LintWatchTests {
  private static let done = "watching until you press Ctrl-C\n"

  private static func theme(_ tint: String, named name: String = "Shop") -> String {
    """
    lintel: 1
    theme: \(name)
    ios: 15..18
    imports: [parts/*.yaml]
    toolbar: { tint: \(tint) }

    """
  }

  private static let garish = "oklch(0.7 0.4 150)"

  private func watched(_ options: [String] = []) throws -> (Workplace, WatchedTool) {
    let place = try Workplace([
      "Styles/Shop.yaml": Self.theme("$accent"),
      "Styles/parts/colors.yaml": "lintel: 1\ntokens: { colors: { accent: \"#00569E\" } }\n",
    ])
    let arguments = ["lint", "Styles", "--watch", "--format", "concise"] + options
    return (place, try WatchedTool(arguments, in: place.folder))
  }

  @Test("Findings follow themes, imports, and new themes")
  func themes() async throws {
    let (place, tool) = try watched()
    defer { tool.end() }
    let first = try await tool.next("watching")
    #expect(first.hasSuffix("linted 1 theme; " + Self.done))
    #expect(!first.contains("[out-of-gamut]"))

    try place.write(Self.theme(Self.garish), to: "Styles/Shop.yaml")
    let garish = try await tool.next("watching")
    #expect(garish.contains("Styles/Shop.yaml:5:18: warning:"))
    #expect(garish.contains("[out-of-gamut]"))

    try place.write(Self.theme("$accent"), to: "Styles/Shop.yaml")
    #expect(try await !tool.next("watching").contains("[out-of-gamut]"))

    // The imported file disappears, and comes back.
    try place.move("Styles/parts/colors.yaml", to: "Styles/parts/colors.txt")
    #expect(try await tool.next("watching").contains("no file matches 'parts/*.yaml'"))
    try place.move("Styles/parts/colors.txt", to: "Styles/parts/colors.yaml")
    #expect(try await !tool.next("watching").contains("error"))

    try place.write(Self.theme("\"#00569E\"", named: "Other"), to: "Styles/Other.yaml")
    #expect(try await tool.next("watching").hasSuffix("linted 2 themes; " + Self.done))

    try place.move("Styles", to: "Themes")
    #expect(
      try await tool.next("watching")
        == "lintel: error: Styles: No such file or folder\n" + Self.done
    )
    try place.move("Themes", to: "Styles")
    #expect(try await tool.next("watching").hasSuffix("linted 2 themes; " + Self.done))
  }

  @Test("Findings follow the configuration and the baseline")
  func settings() async throws {
    let (place, tool) = try watched(["--output", "jsonl=found.jsonl"])
    defer { tool.end() }
    _ = try await tool.next("watching")
    try place.write(Self.theme(Self.garish), to: "Styles/Shop.yaml")
    #expect(try await tool.next("watching").contains("warning"))
    #expect(try place.text(of: "found.jsonl").contains("out-of-gamut"))

    try place.write("rules: { out-of-gamut: error }\n", to: ".lintel.yml")
    #expect(try await tool.next("watching").contains(": error:"))

    try place.write("rulse: { out-of-gamut: error }\n", to: ".lintel.yml")
    let broken = try await tool.next("watching")
    #expect(broken.contains("[unknown-key]"))
    #expect(!broken.contains("linted"))

    try place.write("baseline: known.json\n", to: ".lintel.yml")
    #expect(try await tool.next("watching").contains("known.json"))
    let update = ["lint", "Styles", "--update-baseline", "--baseline", "known.json"]
    #expect(try place.lintel(update).status == 0)
    #expect(try await !tool.next("linted").contains("[out-of-gamut]"))
    #expect(try !place.text(of: "found.jsonl").contains("out-of-gamut"))
  }

  @Test("Touching a file without a change lints nothing, and one-time tasks can't be watched")
  func quiet() async throws {
    let (place, tool) = try watched()
    defer { tool.end() }
    _ = try await tool.next("watching")
    try FileManager.default.setAttributes(
      [.modificationDate: Date.now],
      ofItemAtPath: place.folder.appending(path: "Styles/Shop.yaml").path
    )
    try place.write("", to: "Styles/.hidden")
    try await Task.sleep(for: .milliseconds(600))
    #expect(tool.count(of: "watching") == 1)
    for option in ["--fix", "--diff", "--update-baseline", "--print-config"] {
      let both = try place.lintel(["lint", "Styles", "--watch", option])
      #expect(both.status == 2)
      #expect(both.errors.contains("--watch lints repeatedly"))
    }
  }
}
