import LintelAppearance
import LintelSchema
import Testing

@Suite("UIKit's lookup of the appearance object")
struct AppearanceLookupTests {
  /// A chain in the words of UIKit's headers, and the versions to which it applies.
  struct Chain: CustomTestStringConvertible, Sendable {
    let bar: BarKind
    let cell: AppearanceSlot
    let ios: Version
    let largeTitles: Bool
    let steps: String

    init(_ bar: BarKind, _ cell: AppearanceSlot, ios: Int, large: Bool = false, _ steps: String) {
      self.bar = bar
      self.cell = cell
      self.ios = Version(ios)
      largeTitles = large
      self.steps = steps
    }

    var testDescription: String {
      "\(bar) at \(cell), iOS \(ios)\(largeTitles ? ", large titles" : "")"
    }
  }

  static let navigationBar =
    [15, 18, 26, 27].flatMap { ios in
      [false, true].flatMap { large in
        [
          Chain(.navigationBar, .standard, ios: ios, large: large, "item.standard bar.standard"),
          Chain(
            .navigationBar,
            .compact,
            ios: ios,
            large: large,
            "item.compact bar.compact item.standard bar.standard"
          ),
          Chain(
            .navigationBar,
            .scrollEdge,
            ios: ios,
            large: large,
            "item.scrollEdge bar.scrollEdge item.standard* bar.standard*"
          ),
          Chain(
            .navigationBar,
            .compactScrollEdge,
            ios: ios,
            large: large,
            """
            item.compactScrollEdge bar.compactScrollEdge item.scrollEdge bar.scrollEdge \
            item.compact* bar.compact* item.standard* bar.standard*
            """
          ),
        ]
      }
    }

  static let older = [
    Chain(.navigationBar, .standard, ios: 13, "item.standard bar.standard"),
    Chain(.navigationBar, .compact, ios: 14, "item.compact bar.compact item.standard bar.standard"),
    Chain(.navigationBar, .scrollEdge, ios: 14, "item.standard bar.standard"),
    Chain(
      .navigationBar,
      .scrollEdge,
      ios: 14,
      large: true,
      "item.scrollEdge bar.scrollEdge item.standard* bar.standard*"
    ),
    Chain(
      .navigationBar,
      .compactScrollEdge,
      ios: 14,
      large: true,
      "item.compact bar.compact item.standard bar.standard"
    ),
    Chain(.toolbar, .scrollEdge, ios: 14, "bar.standard"),
    Chain(.toolbar, .compactScrollEdge, ios: 14, "bar.compact bar.standard"),
    Chain(.tabBar, .scrollEdge, ios: 14, "bar.standard"),
  ]

  static let others = [
    Chain(.toolbar, .standard, ios: 15, "bar.standard"),
    Chain(.toolbar, .compact, ios: 13, "bar.compact bar.standard"),
    Chain(.toolbar, .scrollEdge, ios: 15, "bar.scrollEdge bar.standard*"),
    Chain(
      .toolbar,
      .compactScrollEdge,
      ios: 15,
      "bar.compactScrollEdge bar.scrollEdge bar.compact* bar.standard*"
    ),
    Chain(.tabBar, .standard, ios: 13, "bar.standard"),
    Chain(.tabBar, .scrollEdge, ios: 15, "bar.scrollEdge bar.standard*"),
  ]

  @Test(
    "The lookup uses the first assigned slot of the chain",
    arguments: navigationBar + older + others
  )
  func followsTheChain(_ chain: Chain) {
    let lookup = AppearanceLookup(
      bar: chain.bar,
      ios: chain.ios,
      showsLargeTitles: chain.largeTitles
    )
    let steps = chain.steps.split(separator: " ").map(String.init)
    for bar in UInt8(0)..<16 {
      for item in UInt8(0)..<(chain.bar == .navigationBar ? 16 : 1) {
        let (bar, item) = (SlotSet(rawValue: bar), SlotSet(rawValue: item))
        let assigned = Set(
          bar.slots.map { "bar.\($0)" } + item.slots.map { "item.\($0)" }
        )
        let expected = steps.first { assigned.contains($0.replacing("*", with: "")) }
        let found = lookup.found(at: chain.cell, bar: bar, item: item)
        let star = found.isMadeTransparent ? "*" : ""
        switch found.owner {
        case .item, .bar: #expect("\(found.owner).\(found.slot)\(star)" == expected)
        case .initial:
          #expect(expected == nil)
          #expect(found.isMadeTransparent == steps.last?.hasSuffix("*"))
        }
      }
    }
  }
}
