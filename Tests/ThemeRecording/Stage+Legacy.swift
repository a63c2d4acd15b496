import UIKit

extension Stage {
  /// Adds a plain and a bold button each to the screen and the toolbar, and a back button to the screen.
  public func addButtons() {
    func buttons() -> [UIBarButtonItem] {
      [.plain, .done].map {
        UIBarButtonItem(title: "Button", style: $0, target: nil, action: nil)
      }
    }
    let item = viewController.navigationItem
    item.rightBarButtonItems = buttons()
    item.backBarButtonItem = buttons().first
    viewController.toolbarItems = buttons()
    navigationController.navigationBar.items = [item]
    navigationController.toolbar.items = viewController.toolbarItems
  }

  /// The values of UIKit's older properties, in the form of the JSON output's `legacy` nodes.
  ///
  /// - Parameter isDark: the interface style for which colors are resolved.
  /// - Returns: an object with the three bars and the settings; values that were never set are UIKit's own or missing.
  public func recordLegacy(isDark: Bool) -> Record {
    let recorder = Recorder(traits: UITraitCollection(userInterfaceStyle: isDark ? .dark : .light))
    return .members([
      ("navigationBar", navigationBar(recorder)), ("toolbar", toolbar(recorder)),
      ("tabBar", tabBar(recorder)), ("settings", settings(recorder)),
    ])
  }

  private func navigationBar(_ recorder: Recorder) -> Record {
    let bar = navigationController.navigationBar
    let item = viewController.navigationItem
    return .members(
      [
        ("isTranslucent", .boolean(bar.isTranslucent)),
        ("barTintColor", recorder.color(bar.barTintColor)),
        ("tintColor", recorder.color(bar.assignedTintColor)),
        ("barStyle", .string("\(bar.barStyle)")),
        ("prefersLargeTitles", .boolean(bar.prefersLargeTitles)),
        ("shadowImage", recorder.image(bar.shadowImage)),
        ("backIndicatorImage", recorder.image(bar.backIndicatorImage)),
        (
          "backIndicatorTransitionMaskImage",
          recorder.image(bar.backIndicatorTransitionMaskImage)
        ),
        ("titleTextAttributes", bar.titleTextAttributes.map(recorder.attributes)),
        ("largeTitleTextAttributes", bar.largeTitleTextAttributes.map(recorder.attributes)),
        ("backBarButtonItem", item.backBarButtonItem.map { button($0, recorder) }),
      ] + recorder.settings(bar.legacySettings) + buttons(item.rightBarButtonItems, recorder)
    )
  }

  private func toolbar(_ recorder: Recorder) -> Record {
    guard let bar = navigationController.toolbar else { return .null }
    return .members(
      [
        ("isTranslucent", .boolean(bar.isTranslucent)),
        ("barTintColor", recorder.color(bar.barTintColor)),
        ("tintColor", recorder.color(bar.assignedTintColor)),
        ("barStyle", .string("\(bar.barStyle)")),
      ] + recorder.settings(bar.legacySettings) + buttons(bar.items, recorder)
    )
  }

  private func tabBar(_ recorder: Recorder) -> Record {
    let bar = tabBarController.tabBar
    let item = bar.items?.first.map { item in
      Record.members(
        [("badgeColor", recorder.color(item.badgeColor))] + recorder.settings(item.legacySettings)
      )
    }
    return .members(
      [
        ("isTranslucent", .boolean(bar.isTranslucent)),
        ("barTintColor", recorder.color(bar.barTintColor)),
        ("tintColor", recorder.color(bar.assignedTintColor)),
        ("unselectedItemTintColor", recorder.color(bar.unselectedItemTintColor)),
        ("barStyle", .string("\(bar.barStyle)")),
        ("itemPositioning", .string("\(bar.itemPositioning)")),
        ("itemWidth", .number(bar.itemWidth)), ("itemSpacing", .number(bar.itemSpacing)),
        ("tabBarItems", item),
      ] + recorder.settings(bar.legacySettings)
    )
  }

  private func buttons(
    _ items: [UIBarButtonItem]?,
    _ recorder: Recorder
  ) -> [(String, Record?)] {
    ["barButtonItems", "prominentBarButtonItems"].enumerated().map { index, name in
      let items = items ?? []
      return (name, items.indices.contains(index) ? button(items[index], recorder) : nil)
    }
  }

  private func button(_ item: UIBarButtonItem, _ recorder: Recorder) -> Record {
    .members(
      [("tintColor", recorder.color(item.tintColor))] + recorder.settings(item.legacySettings)
    )
  }

  private func settings(_ recorder: Recorder) -> Record {
    let item = viewController.navigationItem
    return .members([
      ("tintColor", recorder.color(window.assignedTintColor)),
      ("largeTitleDisplayMode", .string("\(item.largeTitleDisplayMode)")),
      ("backButtonTitle", item.backButtonTitle.map(Record.string)),
      ("hidesBottomBarWhenPushed", .boolean(viewController.hidesBottomBarWhenPushed)),
      ("isNavigationBarHidden", .boolean(navigationController.isNavigationBarHidden)),
      ("isToolbarHidden", .boolean(navigationController.isToolbarHidden)),
      (
        "extendedLayoutIncludesOpaqueBars",
        .boolean(viewController.extendedLayoutIncludesOpaqueBars)
      ),
    ])
  }
}

extension Recorder {
  /// Settings by property and arguments, without a bar's position, which is always the same.
  @MainActor
  fileprivate func settings(_ settings: [UIAppearanceProxies.Setting]) -> [(String, Record?)] {
    let record = nested(
      settings.map { setting in
        let path = [setting.property] + setting.arguments.filter { $0 != "any" }
        return (path[...], self.record(setting.value))
      }
    )
    guard case .object(let members) = record else { return [] }
    return members.map { ($0.key, $0.value) }
  }
}
