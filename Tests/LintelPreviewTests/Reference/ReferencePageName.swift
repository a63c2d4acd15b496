import LintelSchema

/// The name of a component's page in the reference.
struct ReferencePageName {
  let file: String
  let title: String
  /// A description of the component in one or two sentences.
  let summary: String

  /// Returns `nil` for a component without a page.
  init?(_ component: Component) {
    guard let name = Self.names[component.name] else { return nil }
    self = name
  }

  /// Creates a name for a file with the extension `.md`.
  private init(_ file: String, _ title: String, _ summary: String) {
    self.file = "\(file).md"
    self.title = title
    self.summary = summary
  }

  /// The file's name without its extension, which the names of the page's pictures begin with.
  var stem: String { String(file.dropLast(3)) }

  /// The names by component.
  // swift-format-ignore
  private static let names = [
    "Block": ReferencePageName("block", "A block", "What a theme, a brand, a promo, or a screen sets around its bars. [Blocks](../blocks.md) narrow each other."),
    "UIBarAppearance": ReferencePageName("every-bar", "Every bar", "What navigation bars, toolbars, and tab bars have in common. Each of a bar's [slots](../slots.md) can differ."),
    "UINavigationBarAppearance": ReferencePageName("navigation-bar", "The navigation bar", "The bar at the top: titles, buttons, and the back button."),
    "UIToolbarAppearance": ReferencePageName("toolbar", "The toolbar", "The bar of buttons at the bottom of a screen."),
    "UITabBarAppearance": ReferencePageName("tab-bar", "The tab bar", "The bar at the bottom that people use to switch between parts of an app."),
    "NSAttributedString.Key": ReferencePageName("text", "Texts", "The text attributes of titles, buttons, and badges. UIKit uses them as one dictionary, so Lintel completes a [button's states](../buttons.md) from its normal one."),
    "Title": ReferencePageName("title", "The title", "The title in the navigation bar, which has an offset in addition to its text attributes."),
    "UIBarButtonItemAppearance": ReferencePageName("button", "Buttons", "A kind of button with its states. The back button and the prominent button [inherit](../buttons.md) from `button`. On iOS 26 and later, the prominent button doesn't inherit colors."),
    "UISearchBar": ReferencePageName("search", "Search", "The search controller of a screen, which the navigation bar shows. Its properties are the same in each slot."),
    "UIScrollEdgeEffect": ReferencePageName("edge-effect", "Edge effects", "How the content of a screen fades at a bar. [From iOS 26](../glass.md), the scroll view has such an effect at each edge, and each bar sets its own."),
    "UIBarButtonItemStateAppearance": ReferencePageName("button-state", "A button's states", "A button in its normal state, or highlighted, disabled, or focused. You can omit `normal`. UIKit [derives](../buttons.md) what another state doesn't declare."),
    "UITabBarItemStateAppearance": ReferencePageName("tab-item", "Tab bar items", "The items of a tab bar. `item` applies in every layout and state. `stacked`, `inline`, and `compactInline`, and `normal`, `selected`, `disabled`, and `focused` [narrow it](../buttons.md)."),
    "Badge": ReferencePageName("badge", "Badges", "The badge on an item of a tab bar."),
  ]
}
