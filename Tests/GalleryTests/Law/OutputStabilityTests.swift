import Foundation
import LintelBackends
import LintelCompiler
import LintelTesting
import LintelTheme
import Testing

/// People who review a change of a theme review its outputs, too, so a change in one place should change only one place there.
@Suite("Changes of outputs when a theme changes")
struct OutputStabilityTests {
  private static let count = Thoroughness.rounds(120, usually: 48)
  private static let seeds = UInt64(1)...UInt64(count)

  /// The lines of both outputs, or `nil` for a theme that is refused.
  private static func lines(_ files: [String: String]) throws -> [Substring]? {
    let bytes = files.mapValues { Array($0.utf8) }
    guard let sample = try? SampleTheme(compile(root: "theme.yaml", provider: .files(bytes))) else {
      return nil
    }
    let code = sample.code(SwiftOptions(source: "theme.yaml")).map(\.text).joined()
    return (code + sample.json.text()).split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// Checks that only lines with a replaced text differ, and returns their number, or `nil` if one of the themes is refused.
  private static func check(_ drawn: LawTheme, _ old: String, _ new: String) throws -> Int? {
    let renamed = drawn.files.mapValues { text in
      text.replacing(old, with: new)
    }
    guard let before = try lines(drawn.files), let after = try lines(renamed) else { return nil }
    #expect(before.count == after.count, "\(old) to \(new)\n\(drawn.text)")
    var changed = 0
    for (a, b) in zip(before, after) where a != b {
      changed += 1
      let mark = new.filter { $0 != "#" }.lowercased()
      #expect(b.lowercased().contains(mark), "\(a)\n\(b)\n\(drawn.text)")
    }
    return changed
  }

  /// The number of declarations, blocks, and names in a theme.
  private static func words(of theme: Theme) -> Int {
    let space = theme.space
    let names = space.brands.count + space.screens.count + space.calendar.switches.count
    return theme.declarations.count + theme.blocks.count + names + theme.flows.count
      + theme.settings.count
  }

  @Test("The length of outputs depends on the theme's length, not on the number of contexts")
  func sizes() throws {
    var (themes, worst) = (0, 0)
    for seed in Self.seeds {
      let drawn = LawTheme(seed: seed, name: "Law\(seed)")
      let bytes = drawn.files.mapValues { Array($0.utf8) }
      let compilation = compile(root: "theme.yaml", provider: .files(bytes))
      guard let theme = compilation.theme, let lines = try Self.lines(drawn.files) else { continue }
      // Without the lines that every output begins with.
      let ratio = max(0, lines.count - 300) / max(1, Self.words(of: theme))
      #expect(ratio <= Self.mostLinesPerWord, "\(lines.count) lines\n\(drawn.text)")
      themes += 1
      worst = max(worst, ratio)
    }
    print("lines for each declaration, block and name: at most \(worst), in \(themes) themes")
    #expect(themes > Self.count * 2 / 3)
  }

  /// A declaration may set a value in each of four slots, layouts, and states, in both outputs.
  private static let mostLinesPerWord = 15

  @Test("A literal changes the lines that contain it")
  func literals() throws {
    var (themes, lines) = (0, 0)
    for seed in Self.seeds {
      let drawn = LawTheme(seed: seed, name: "Law\(seed)")
      guard let literal = drawn.text.firstMatch(of: /#[0-9A-F]{6}\b/).map({ String($0.0) }),
        let changed = try Self.check(drawn, literal, "#A1B2C3")
      else { continue }
      themes += 1
      lines += changed
    }
    #expect(themes > Self.count * 2 / 3 && lines > Self.count * 2 / 3, "\(themes), \(lines)")
  }

  @Test("The name of a brand changes the lines that contain it")
  func brands() throws {
    var (themes, lines) = (0, 0)
    for seed in Self.seeds {
      let drawn = LawTheme(seed: seed, name: "Law\(seed)")
      // The last brand by name stays the last.
      guard let last = ["b2", "b1", "b0"].first(where: { drawn.text.contains("\($0):") }),
        let changed = try Self.check(drawn, last, "bz")
      else { continue }
      themes += 1
      lines += changed
    }
    #expect(themes > Self.count * 2 / 3 && lines > Self.count * 2 / 3, "\(themes), \(lines)")
  }

  @Test(
    "Sorting a brand's name differently moves only the lines that contain it"
  )
  func order() throws {
    var themes = 0
    for seed in Self.seeds {
      let drawn = LawTheme(seed: seed, name: "Law\(seed)")
      guard drawn.text.contains("b0:"), drawn.text.contains("b1:") else { continue }
      let renamed = drawn.files.mapValues { $0.replacing("b0", with: "bz") }
      guard let before = try Self.lines(drawn.files), let after = try Self.lines(renamed) else {
        continue
      }
      // Lists of names are sorted, so each line that has a name may change.
      func others(_ lines: [Substring]) -> [Substring] {
        lines.filter { !$0.contains(/\bb[0-9z]|Bz|B[0-9]/) }.map {
          $0.last == "," ? $0.dropLast() : $0
        }.sorted()
      }
      #expect(others(before) == others(after), "\(drawn.text)")
      themes += 1
    }
    #expect(themes > Self.count / 2, "\(themes)")
  }

  @Test(
    "An empty screen adds only its name, whether all brands have it or one",
    arguments: ["screens: { zz: {} }", "brands: { b0: { screens: { zz: {} } } }"]
  )
  func emptyScreens(block: String) throws {
    var themes = 0
    for seed in Self.seeds {
      let drawn = LawTheme(seed: seed, name: "Law\(seed)")
      guard drawn.text.contains("screens:\n") else { continue }
      var longer = drawn.files
      longer["dz.yaml"] = "lintel: 1\n\(block)\n"
      guard let before = try Self.lines(drawn.files), let after = try Self.lines(longer) else {
        continue
      }
      themes += 1
      let changes = after.difference(from: before)
      for change in changes {
        switch change {
        case .insert(_, let line, _):
          #expect(line.contains("zz"), "\(line)\n\(drawn.text)")
        case .remove(_, let line, _):
          #expect(line.contains("\"screens\": ["), "\(line)\n\(drawn.text)")
        }
      }
      #expect(changes.count <= 3, "\(drawn.text)")
    }
    #expect(themes > Self.count / 2, "\(themes)")
  }

  @Test("A first empty screen changes no other line, even in a pattern or in one brand")
  func firstEmptyScreen() throws {
    let start = """
      lintel: 1
      theme: Shop
      ios: 16..27
      toolbar: { tint: "#000009" }

      """
    let brand = "{ toolbar: { tint: \"#000002\" } }"
    let bodies = [
      """
      screens: { home: { toolbar: { tint: "#000001" } }, list: { toolbar: { tint: "#000003" } } @ }
      """,
      """
      screens: { home: {}, list: { toolbar: { tint: "#000003" } } @ }
      brands: { day: {}, night: \(brand), sud: {} }
      """,
      """
      screens: { home: {}, list: { toolbar: { tint: "#000003" } } }
      brands: { day: { screens: { list: {} @ } }, night: \(brand), sud: {} }
      """,
      """
      screens: { "*": { toolbar: { tint: "#000001" } }, home: {}, list: {} @ }
      """,
    ]
    for body in bodies {
      func lines(_ screen: String) throws -> [Substring] {
        try #require(try Self.lines(["theme.yaml": start + body.replacing("@", with: screen)]))
      }
      let changes = try lines(", zoo: {}").difference(from: lines(""))
      #expect(changes.insertions.count == 2 && changes.removals.count == 1, "\(body)\n\(changes)")
    }
  }
}
