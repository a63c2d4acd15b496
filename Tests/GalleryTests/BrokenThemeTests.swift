import Foundation
import FuzzTargets
import LintelCompiler
import LintelDiagnostics
import LintelTesting
import Testing

/// Tests the whole pipeline with damaged themes.
///
/// `LINTEL_BROKEN_ROUNDS` sets how many inputs each test tries, for longer runs.
@Suite("Broken themes")
struct BrokenThemeTests {
  private static let rounds: Int = {
    ProcessInfo.processInfo.environment["LINTEL_BROKEN_ROUNDS"].flatMap { Int($0) } ?? 60
  }()

  /// The bytes of themes that are small enough to be analyzed many times.
  private static let themes = GalleryTheme.all.map { $0.compilation.sources.files[0].bytes }
    .filter { $0.count < 3000 }

  /// Analyzes a file, and returns the faults of its report.
  private func faults(in bytes: [UInt8]) -> [String] {
    analyze(root: "t.yaml", provider: .files(["t.yaml": bytes])).faults
  }

  private func expectSound(_ bytes: [UInt8], _ place: String) {
    let faults = faults(in: bytes)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(faults.isEmpty, "\(place)\n\(text)")
  }

  @Test("The report about a truncated theme is valid")
  func truncations() throws {
    var generator = SeededGenerator(seed: 1)
    for round in 0..<Self.rounds {
      let theme = try #require(Self.themes.randomElement(using: &generator))
      let count = Int.random(in: 0...theme.count, using: &generator)
      expectSound(Array(theme[..<count]), "round \(round)")
    }
  }

  @Test(
    "The report about a theme with changed bytes is valid",
    arguments: 1...3 as ClosedRange<UInt64>
  )
  func mutations(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let signs = Array("{}[]:,#&*!|>'\"%@`-$. \t\n\r\\?<~\u{0}é\u{FEFF}0".utf8)
    for round in 0..<Self.rounds {
      var bytes = try #require(Self.themes.randomElement(using: &generator))
      for _ in 0..<Int.random(in: 1...5, using: &generator) {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: bytes[place] = try #require(signs.randomElement(using: &generator))
        case 1: bytes.insert(try #require(signs.randomElement(using: &generator)), at: place)
        case 2: bytes.remove(at: place)
        default: bytes[place] = UInt8.random(in: 0...255, using: &generator)
        }
      }
      expectSound(bytes, "seed \(seed), round \(round)")
    }
  }

  @Test("The report about random bytes is valid")
  func noise() throws {
    var generator = SeededGenerator(seed: 4)
    let header = Array("lintel: 1\ntheme: T\nios: 15..18\n".utf8)
    let signs = Array("{}[]:,#*'\"- \n$.abtint:title".utf8)
    for round in 0..<Self.rounds {
      let count = Int.random(in: 0..<120, using: &generator)
      let bytes = try (0..<count).map { _ in
        round % 3 == 0
          ? UInt8.random(in: 0...255, using: &generator)
          : try #require(signs.randomElement(using: &generator))
      }
      expectSound(round % 2 == 0 ? bytes : header + bytes, "round \(round)")
    }
  }

  @Test(
    "The report about a theme with lines of other themes in it is valid",
    arguments: 5...7 as ClosedRange<UInt64>
  )
  func splices(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for round in 0..<Self.rounds {
      let first = try #require(Self.themes.randomElement(using: &generator))
      let second = try #require(Self.themes.randomElement(using: &generator))
      var lines = first.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      let others = second.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let start = Int.random(in: 0..<others.count, using: &generator)
        let end = Int.random(in: start...min(start + 12, others.count), using: &generator)
        let place = Int.random(in: 0...lines.count, using: &generator)
        let indent = Array(
          repeating: UInt8(ascii: " "),
          count: 2 * Int.random(in: 0...2, using: &generator)
        )
        lines.insert(contentsOf: others[start..<end].map { (indent + $0)[...] }, at: place)
        if Bool.random(using: &generator), lines.count > 4 {
          lines.remove(at: Int.random(in: 0..<lines.count, using: &generator))
        }
      }
      expectSound(
        Array(lines.joined(separator: [UInt8(ascii: "\n")])),
        "seed \(seed), round \(round)"
      )
    }
  }
}
