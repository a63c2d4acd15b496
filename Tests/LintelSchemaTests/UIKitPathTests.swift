import LintelSchema
import Testing

@Suite("UIKit's property paths of leaves")
struct UIKitPathTests {
  private let schema = Schema.standard

  @Test(
    "A leaf has UIKit's property path from the object of its destination",
    arguments: [
      (
        "navigationBar.button.disabled.color",
        "buttonAppearance disabled titleTextAttributes foregroundColor"
      ),
      ("navigationBar.button.color", "buttonAppearance normal titleTextAttributes foregroundColor"),
      ("navigationBar.backButton.tint", "backBarButtonItem tintColor"),
      ("navigationBar.title.offset", "titlePositionAdjustment"),
      ("navigationBar.largeTitle.font", "largeTitleTextAttributes font"),
      ("navigationBar.title.shadow.blur", "titleTextAttributes shadow shadowBlurRadius"),
      ("navigationBar.background.preset", "configure"),
      ("navigationBar.background.translucency", "translucency"),
      ("navigationBar.backIndicator.mask", "backIndicatorTransitionMaskImage"),
      ("navigationBar.tint", "tintColor"),
      ("navigationBar.scroll.distance", "scroll distance"),
      ("tabBar.item.iconColor", "iconColor"),
      ("tabBar.item.badge.title.color", "badgeTextAttributes foregroundColor"),
      ("tabBar.item.badge.background", "badgeBackgroundColor"),
      ("tabBar.unselectedTint", "unselectedItemTintColor"),
      ("statusBar", "preferredStatusBarStyle"),
      ("hidesBottomBar", "hidesBottomBarWhenPushed"),
      ("scrolls", "scrolls"),
    ]
  )
  func steps(path: String, expected: String) throws {
    let id = try #require(schema.leaf(path), "no leaf \(path)")
    #expect(schema[id].uikitPath.joined(separator: " ") == expected)
  }

  @Test("A renamed property has its older name before the version of the rename")
  func formerName() throws {
    let leaf = schema[try #require(schema.leaf("toolbar.prominentButton.highlighted.font"))]
    #expect(leaf.uikitPath(on: Version(25)).first == "doneButtonAppearance")
    #expect(leaf.uikitPath(on: Version(25)).dropFirst() == leaf.uikitPath.dropFirst())
    #expect(leaf.uikitPath(on: Version(26)).first == "prominentButtonAppearance")
  }
}
