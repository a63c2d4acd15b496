import LintelDiagnostics
import LintelSchema
import LintelTheme

extension LintRule {
  static let proxyOutOfReach = LintRule(
    .warning("proxy-out-of-reach"),
    summary: "A proxy asks for a container that never contains the class it sets.",
    rationale: """
      A bar belongs to the navigation controller or the tab bar controller, not to the screen below it. A proxy for \
      bars in a content view controller has no effect. UIKit lists containers from the innermost to the outermost, so \
      a list in the opposite order has no effect, either.
      """,
    advice: "Name the navigation controller's type, or style the screen in the theme.",
    """
    screens:
      checkout:
        class: CheckoutViewController
        navigationController: ShopNavigationController
    proxies:
      - class: UINavigationBar
        containedIn: [CheckoutViewController] ←
        set: { barTintColor: systemYellow }

    screens:
      checkout:
        class: CheckoutViewController
        navigationController: ShopNavigationController
    proxies:
      - class: UINavigationBar
        containedIn: [ShopNavigationController]
        set: { barTintColor: systemYellow }
      - class: UISearchBar
        containedIn: [CheckoutViewController]
        set: { barTintColor: systemYellow }
    """,
    check: { analysis in
      let field = SettingField(analysis)
      return field.theme.settings.compactMap { setting in
        let containers = setting.containedIn.map(\.text)
        guard setting.kind == .proxy, !containers.isEmpty,
          field.bestReach(of: containers, setting.owner) == .never
        else { return nil }
        let names = containers.map { "'\($0)'" }.joined(separator: " in ")
        let isReversed = field.bestReach(of: containers.reversed(), setting.owner) > .never
        let reversed = containers.reversed().joined(separator: ", ")
        return Finding(
          "no '\(setting.owner.name)' is ever inside \(names)",
          at: setting.containedIn[0].range,
          notes: field.contentNotes(setting)
            + (isReversed ? [Note("the first container in the list is the innermost one")] : []),
          help: [
            isReversed
              ? "write 'containedIn: [\(reversed)]'"
              : "in 'containedIn', name the controller that owns the bar, such as 'UINavigationController' or your own subclass"
          ],
          property: "\(setting.path).containedIn"
        )
      }
    }
  )
}

extension SettingField {
  /// Notes for the containers that the theme declares as the content of a screen.
  fileprivate func contentNotes(_ setting: Theme.InstanceSetting) -> [Note] {
    let names = Set(setting.containedIn.map(\.text)).intersection(surroundings.contentTypes)
    return theme.screenClasses.compactMap { classes in
      guard let name = classes.viewController, names.contains(name.text) else { return nil }
      return Note(
        "'\(name.text)' is what screen '\(classes.screen)' shows below the bar",
        at: name.range
      )
    }
  }
}
