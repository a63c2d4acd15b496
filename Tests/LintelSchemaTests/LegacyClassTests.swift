import LintelSchema
import Testing

@Suite("Legacy properties")
struct LegacyClassTests {
  private let all = LegacyClass.all.flatMap { owner in owner.properties.map { (owner, $0) } }

  @Test("A class has each property once")
  func unique() {
    #expect(Set(LegacyClass.all.map(\.name)).count == LegacyClass.all.count)
    for owner in LegacyClass.all {
      #expect(Set(owner.properties.map(\.name)).count == owner.properties.count, "\(owner.name)")
    }
  }

  @Test("Leaves that properties affect are in the table of the language")
  func rivals() {
    for (owner, property) in all {
      for interaction in property.interactions {
        for place in interaction.places {
          let one = Schema.standard.leaves.contains { $0.path.hasPrefix(place) }
          #expect(one, "\(owner.name).\(property.name) meets '\(place)'")
        }
        let leaves = Schema.standard.leaves(of: interaction, state: .normal)
        #expect(!leaves.isEmpty, "\(owner.name).\(property.name)")
        #expect(leaves.allSatisfy { $0.bar.map(owner.bars.contains) ?? false })
        for leaf in leaves {
          switch interaction.relation {
          case .ignoredWithObject, .overridesObject:
            #expect(leaf.property.destination == .appearance)
          case .sameProperty: #expect([.bar, .item].contains(leaf.property.destination))
          }
        }
      }
    }
  }

  @Test("Only properties that UIKit marks as appearance selectors may be set by proxy")
  func proxies() {
    let refused = all.filter { !$0.1.isProxyable }.map { "\($0.0.name).\($0.1.name)" }
    #expect(
      refused.sorted() == [
        "UIBarButtonItem.tintColor", "UINavigationBar.tintColor", "UISearchBar.isTranslucent",
        "UISearchBar.searchBarStyle", "UISearchBar.tintColor", "UITabBar.isTranslucent",
        "UITabBar.tintColor", "UIToolbar.tintColor",
      ]
    )
  }

  @Test("Every legacy property of a bar affects what an appearance object replaces")
  func coverage() {
    for bar in LegacyClass.all where !bar.isItem && !bar.bars.isEmpty {
      let quiet = bar.properties.filter(\.interactions.isEmpty).map(\.name)
      #expect(quiet == ["backgroundColor"], "\(bar.name)")
    }
    for item in LegacyClass.all where item.isItem {
      #expect(item.properties.allSatisfy { !$0.interactions.isEmpty })
    }
  }

  @Test("A setter has a label for each further argument")
  func labels() {
    for (owner, property) in all {
      #expect(
        (property.labels?.count ?? 0) == property.arguments.count,
        "\(owner.name).\(property.name)"
      )
    }
  }

  @Test("A state affects a button's leaves of the same state")
  func states() throws {
    let titles = try #require(LegacyClass.named("UIBarButtonItem")?["titleTextAttributes"])
    let leaves = Schema.standard.leaves(of: titles.interactions[0], state: .disabled).map(\.path)
    #expect(leaves.contains("navigationBar.button.disabled.color"))
    #expect(leaves.contains("navigationBar.backButton.disabled.font"))
    #expect(!leaves.contains("navigationBar.button.color"))
    #expect(!leaves.contains("navigationBar.button.disabled.offset"))
  }
}
