import Foundation
import LintelReference
import LintelSchema
import LintelTesting
import Testing

/// Checks that a promo adds few lines to outputs, regardless of the properties that it changes.
@Suite("The sizes of promos")
struct PromoSizeTests {
  /// The number of lines that a promo may add for each property that it changes.
  private static let limit = 25

  /// A theme with five brands, ten screens, all bars, and promos that run with all others and override the previous ones.
  private static func app(_ promos: [String]) -> String {
    let brands = (1...5).map {
      "  b\($0): { tokens: { colors: { accent: \"#00000\($0)\" } } }\n"
    }
    let screens = (1...10).map { "  s\($0): { navigationBar: { title: { kern: \($0) } } }\n" }
    return """
      lintel: 1
      theme: App
      ios: 15..27
      tokens: { colors: { accent: "#123456" } }
      navigationBar: { background: default, title: { color: $accent } }
      toolbar: { background: default }
      tabBar: { background: default }
      brands:
      \(brands.joined())screens:
      \(screens.joined())
      """
        + (promos.isEmpty ? "" : "promos:\n")
        + promos.enumerated().map { "  p\($0):\n    with: any\n    priority: \($0)\n\($1)" }
        .joined()
  }

  /// A property's example as the content of a promo, and the number of properties in it.
  private static func promo(_ leaf: Leaf) -> (text: String, properties: Int) {
    let lines = PropertyExample(leaf).yaml.split(separator: "\n")
      .filter { !$0.hasPrefix("ios:") }
    return (
      lines.map { "    \($0)\n" }.joined(), lines.count { !$0.hasSuffix(":") }
    )
  }

  @Test("A promo adds few lines, regardless of the property that it changes", arguments: 0..<8)
  func properties(part: Int) throws {
    let before = try OutputLines(Self.app([]))
    for (index, leaf) in Schema.standard.leaves.enumerated() where index % 8 == part {
      let (text, properties) = Self.promo(leaf)
      let after = try OutputLines(Self.app([text]))
      let limit = Self.limit * properties
      #expect(after.swift <= before.swift + limit, "\(leaf.path): \(before) to \(after)")
      #expect(after.json <= before.json + limit, "\(leaf.path): \(before) to \(after)")
    }
  }

  @Test(
    "Several promos that change any properties add few lines",
    arguments: 0..<Thoroughness.rounds(40, usually: 10)
  )
  func several(round: Int) throws {
    var random = SeededGenerator(seed: UInt64(round))
    let before = try OutputLines(Self.app([]))
    let all = Schema.standard.leaves.map { (leaf: $0, promo: Self.promo($0)) }
      .filter { $0.promo.properties == 1 }
    let some = all.shuffled(using: &random).prefix(Int.random(in: 2...16, using: &random))
    let after = try OutputLines(Self.app(some.map(\.promo.text)))
    let limit = Self.limit * some.count
    #expect(
      after.swift <= before.swift + limit && after.json <= before.json + limit,
      "\(some.map(\.leaf.path)): \(before) to \(after)"
    )
  }
}
