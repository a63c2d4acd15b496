import LintelAppearance
import LintelCascade
import LintelCompiler
import LintelDecisions
import LintelSchema
import LintelTheme
import TestThemes
import Testing

/// Tests which objects bars get, and which values are written once for all of them.
@Suite struct DecidedThemeTests {
  private static func decided(_ yaml: String) throws -> DecidedTheme {
    let theme = try #require(ThemeText(yaml).compilation.theme)
    let decided = try DecidedTheme(Cascade(theme).limited(to: theme.space.release))
    return try #require(decided)
  }

  private static func bar(_ decided: DecidedTheme) throws -> DecidedTheme.Bar {
    try #require(decided.bars.first { $0.kind == .navigationBar })
  }

  /// The object of a slot on iOS 18; 0 means no screen.
  private static func object(
    at slot: AppearanceSlot,
    screen: Int,
    _ decided: DecidedTheme
  ) throws -> AssignedObject? {
    let context = decided.dimensions.context(
      ContextSelection(
        brand: 0,
        promos: [],
        screen: screen,
        ios: Version(18),
        device: .phone
      )
    )
    guard let decision = try bar(decided).assigned[slot],
      case .assigned(let object) = decided.outcome(of: decision, at: context)
    else { return nil }
    return object
  }

  @Test("A compact bar has a separate object only if it differs")
  func twins() throws {
    let alike = try Self.decided(
      "navigationBar: { background.color: \"#111111\" }\n"
    )
    let different = try Self.decided(
      "navigationBar: { background.color: \"#111111\", compact.background.color: \"#222222\" }\n"
    )
    #expect(try Self.bar(alike).objects.allSatisfy { $0.slot != .compact })
    #expect(try Self.bar(different).objects.contains { $0.slot == .compact })
    #expect(try Self.object(at: .compact, screen: 0, different)?.source == .compact)
    #expect(try Self.object(at: .standard, screen: 0, different)?.source == .standard)
  }

  @Test("A screen that styles another slot has that slot's object")
  func furtherSlots() throws {
    let decided = try Self.decided(
      """
      navigationBar: { standard.background.color: "#111111" }
      screens:
        a: {}
        b: { navigationBar: { scrollEdge.background.color: "#222222" } }
      """
    )
    #expect(try Self.object(at: .scrollEdge, screen: 1, decided)?.source != .scrollEdge)
    #expect(try Self.object(at: .scrollEdge, screen: 2, decided)?.source == .scrollEdge)
    #expect(try Self.object(at: .standard, screen: 2, decided)?.source == .standard)
  }

  @Test("Text attributes are shared as a whole or not at all")
  func splitAttributes() throws {
    func common(_ title: String) throws -> [String] {
      let decided = try Self.decided(
        """
        navigationBar:
          title: { color: "#111111", font: headline }
          largeTitle.color: "#222222"
          background.color: "#FFFFFF"
          scrollEdge: { background.color: "#EEEEEE"\(title) }
        """
      )
      return try Self.bar(decided).common.map { $0.path.joined(separator: ".") }
    }
    let whole = try common("")
    let split = try common(", title.font: body")
    #expect(whole.contains { $0.hasPrefix("titleTextAttributes") })
    #expect(!split.contains { $0.hasPrefix("titleTextAttributes") }, "\(split)")
    #expect(split.contains { $0.hasPrefix("largeTitleTextAttributes") }, "\(split)")
  }

  @Test("Buttons belong to their slot, and equal slots have equal buttons")
  func buttonsBySlot() throws {
    let decided = try Self.decided(
      """
      navigationBar:
        background.color: "#FFFFFF"
        compact.background.color: "#EEEEEE"
        button.color: "#111111"
        scrollEdge.button.color: "#222222"
      """
    )
    var values: [AppearanceSlot: [DecisionID]] = [:]
    for object in try Self.bar(decided).objects {
      values[object.slot] = object.places.filter { $0.path.first == "buttonAppearance" }.map {
        $0.value.value
      }
    }
    #expect(values[.standard]?.isEmpty == false)
    #expect(values[.standard] == values[.compact])
    #expect(values[.standard] != values[.scrollEdge])
  }
}
