import LintelSchema
import Testing

@Suite("Coverage of UIKit's properties for styling")
struct UIKitCoverageTests {
  /// The bar and UIKit's property path of every leaf, and all paths that lead to it.
  private let places: Set<String> = {
    var places: Set<String> = []
    for leaf in Schema.standard.leaves where leaf.property.destination == .appearance {
      var place = leaf.bar?.rawValue ?? ""
      for step in leaf.uikitPath {
        place += " " + step
        places.insert(place)
      }
    }
    return places
  }()

  @Test(
    "The table has every property of every class, wherever the class occurs",
    arguments: UIKitClass.all
  )
  func coverage(uikit: UIKitClass) {
    for place in uikit.places {
      for property in uikit.properties {
        #expect(places.contains("\(place) \(property)"), "\(place) has no \(property)")
      }
    }
  }

  @Test("The table has no properties of appearance objects that UIKit doesn't have")
  func nothingInvented() {
    let known = Set(
      UIKitClass.all.flatMap { uikit in
        uikit.places.flatMap { place in uikit.properties.map { "\(place) \($0)" } }
      }
    )
    let invented = Schema.standard.leaves.filter { leaf in
      guard leaf.property.destination == .appearance, let bar = leaf.bar else { return false }
      let place = ([bar.rawValue] + leaf.uikitPath).joined(separator: " ")
      return !known.contains(place) && !known.contains(withoutPart(place))
    }
    #expect(invented.map(\.path).allSatisfy { $0.hasSuffix("background.translucency") })
    #expect(invented.count == BarKind.allCases.count)
  }

  @Test(
    "Intentionally omitted properties aren't in the table",
    arguments: UIKitClass.leftOut.keys.sorted()
  )
  func leftOut(property: String) {
    #expect(places.allSatisfy { !$0.hasSuffix(" " + property) })
  }

  /// Returns `paragraphStyle` for `paragraphStyle alignment`, because the classes don't list its parts.
  private func withoutPart(_ place: String) -> String {
    let steps = place.split(separator: " ")
    guard steps.dropLast().last == "paragraphStyle" else { return place }
    return steps.dropLast().joined(separator: " ")
  }
}
