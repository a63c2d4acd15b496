import LintelSchema

/// What a component's page of the reference is called.
struct ReferencePageName {
  let file: String
  let title: String
  /// What the component is, as one or two sentences.
  let summary: String

  /// Nil for a component without a page.
  init?(_ component: Component) {
    guard let name = Self.names[component.name] else { return nil }
    self = name
  }

  private init(_ file: String, _ title: String, _ summary: String) {
    self.file = "\(file).md"
    self.title = title
    self.summary = summary
  }

  /// The file's name without its extension, with which the names of the page's pictures start.
  var stem: String { String(file.dropLast(3)) }

  // swift-format-ignore
  private static let names = [
    "Block": ReferencePageName("block", "A block", "What a theme, a brand, a promo or a screen says around its bars. [Blocks](../blocks.md) narrow one another."),
    "UIBarAppearance": ReferencePageName("every-bar", "Every bar", "What navigation bars, toolbars and tab bars have in common. Each of a bar's [slots](../slots.md) may say it otherwise."),
    "UINavigationBarAppearance": ReferencePageName("navigation-bar", "The navigation bar", "The bar at the top: titles, buttons, the way back."),
    "UIToolbarAppearance": ReferencePageName("toolbar", "The toolbar", "The bar of buttons at the bottom of a screen."),
    "UITabBarAppearance": ReferencePageName("tab-bar", "The tab bar", "The bar at the bottom by which people change between parts of an app."),
    "NSAttributedString.Key": ReferencePageName("text", "Texts", "What titles, buttons and badges say of their letters. UIKit takes a text's attributes as one dictionary; a [button's states](../buttons.md) are completed from its normal one."),
    "Title": ReferencePageName("title", "The title", "The title in the navigation bar, which has an offset besides what every text has."),
    "UIBarButtonItemAppearance": ReferencePageName("button", "Buttons", "A kind of button with its states. The back button and the prominent one take from `button` what they [do not say](../buttons.md), the prominent one no colors from iOS 26 on."),
    "UIBarButtonItemStateAppearance": ReferencePageName("button-state", "A button's states", "A button as it usually is, pressed, disabled or focused. `normal` may be left out; what another state does not say UIKit [makes of it](../buttons.md)."),
    "UITabBarItemStateAppearance": ReferencePageName("tab-item", "Tab bar items", "The items of a tab bar. What stands in `item` holds in every layout and state; `stacked`, `inline`, `compactInline` and `normal`, `selected`, `disabled`, `focused` [narrow it](../buttons.md)."),
    "Badge": ReferencePageName("badge", "Badges", "The badge on an item of a tab bar."),
  ]
}
