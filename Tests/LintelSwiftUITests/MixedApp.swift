@_spi(Generated) import LintelSwiftUI
@_spi(Generated) import LintelUIKit
import SwiftUI

/// The screens of the tests' theme.
enum Page: String, Hashable, CaseIterable, Sendable {
  case home
  case photo
  case list
}

/// A theme with a different color for each brand and screen.
@MainActor
enum PageTheme {
  static let colors: [String: UIColor] = {
    var colors: [String: UIColor] = [:]
    for (index, name) in ["day", "night"].enumerated() {
      for (number, page) in ([nil] + Page.allCases).enumerated() {
        colors["\(name) \(page?.rawValue ?? "")"] = UIColor(
          red: CGFloat(index + 1) / 4,
          green: CGFloat(number + 1) / 8,
          blue: 0,
          alpha: 1
        )
      }
    }
    return colors
  }()

  static func color(_ context: String, _ page: Page?) -> UIColor? {
    colors["\(context) \(page?.rawValue ?? "")"]
  }

  static var theme: CompiledTheme<String, Page> {
    CompiledTheme(style: { context, page in
      var style = ThemeStyle(
        navigationBar: NavigationBarStyle(),
        toolbar: ToolbarStyle(),
        tabBar: TabBarStyle(),
        settings: ScreenSettings()
      )
      guard let color = color(context, page) else { return style }
      let bar = UINavigationBarAppearance()
      bar.configureWithOpaqueBackground()
      bar.backgroundColor = color
      style.navigationBar.standardAppearance = .set(bar)
      style.navigationBar.scrollEdgeAppearance = .set(bar)
      style.navigationBar.tintColor = .set(SlotColors(color))
      style.navigationBar.buttonTintColor = .set(SlotColors(color))
      style.navigationBar.search.tintColor = .set(color)
      if page == .list { style.navigationBar.scrollBehavior = .set(.crossfade(distance: 10)) }
      let tabs = UITabBarAppearance()
      tabs.backgroundColor = color
      style.tabBar.standardAppearance = .set(tabs)
      style.tabBar.tintColor = .set(SlotColors(color))
      return style
    })
  }
}

/// The bindings of the views, which tests change.
@MainActor
final class Model {
  var path: Binding<[Page]>?
  var sheet: Binding<Bool>?
  var tab: Binding<Int>?
  var title: Binding<String>?
  var options: Binding<PageOptions>?
  var contexts: [String?] = []
}

/// The values that a screen's views set themselves.
struct PageOptions: Equatable {
  var isSearchable = false
  var hasBackground = false
  var isDark = false
}

/// Two tabs, a stack with a path and a stack with one screen, and a sheet with another stack.
struct MixedView: View {
  let model: Model
  let bars: ThemeController<String, Page>
  @State private var tab = 0

  var body: some View {
    model.tab = $tab
    return TabView(selection: $tab) {
      StackView(model: model).tabItem { Text("Stack") }
      NavigationStack { Text("List").themedScreen(Page.list) }.tabItem { Text("List") }
    }
    .themedBars(bars)
  }
}

struct StackView: View {
  let model: Model
  @State private var path: [Page] = []
  @State private var isPresented = false
  @State private var title = "Home"
  @State private var options = PageOptions()

  var body: some View {
    model.options = $options
    model.path = $path
    model.sheet = $isPresented
    model.title = $title
    return NavigationStack(path: $path) {
      PageView(page: .home, title: title, options: options, model: model)
        .navigationDestination(for: Page.self) {
          PageView(page: $0, title: title, options: options, model: model)
        }
    }
    .sheet(isPresented: $isPresented) {
      NavigationStack { PageView(page: .photo, title: "Sheet", model: model) }
    }
  }
}

struct PageView: View {
  let page: Page
  let title: String
  var options = PageOptions()
  let model: Model
  @Environment(\.testContext) private var context
  @State private var text = ""

  var body: some View {
    model.contexts.append(context)
    return content
  }

  /// The content, which with the search field is a different view, as an `if` makes it.
  @ViewBuilder private var content: some View {
    if options.isSearchable { screen.searchable(text: $text) } else { screen }
  }

  private var screen: some View {
    ScrollView { Text(title) }
      .navigationTitle(title)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar { Text("Share") }
      .toolbarBackground(options.hasBackground ? .visible : .automatic, for: .navigationBar)
      .toolbarColorScheme(options.isDark ? .dark : nil, for: .navigationBar)
      .themedScreen(page)
  }
}

extension EnvironmentValues {
  var testContext: String? { self[themeContext: ContextOf<String>()] }
}

@MainActor
final class MixedApp {
  let window = UIWindow(frame: .zero)
  let model = Model()
  let bars = ThemeController(PageTheme.theme, context: "day")
  let root: UIHostingController<MixedView>

  init() {
    root = UIHostingController(rootView: MixedView(model: model, bars: bars))
    window.rootViewController = root
    window.makeKeyAndVisible()
    settle()
  }

  var tabs: UITabBarController? { root.children.compactMap { $0 as? UITabBarController }.first }

  func stack(_ index: Int) -> UINavigationController? {
    tabs?.viewControllers?[index].children.compactMap { $0 as? UINavigationController }.first
  }

  var sheet: UINavigationController? {
    var controller: UIViewController? = stack(0)?.parent
    while let current = controller {
      if let sheet = current.presentedViewController {
        return sheet.children.compactMap { $0 as? UINavigationController }.first
      }
      controller = current.parent
    }
    return nil
  }

  /// Lets SwiftUI update, and completes transitions.
  func settle() {
    for _ in 0..<4 {
      window.layoutIfNeeded()
      for index in 0..<2 { stack(index)?.transition?.finish() }
    }
  }

  /// How a stack's bar differs from the resolved look, or `nil` if it doesn't.
  func failure(_ stack: UINavigationController?, _ page: Page?) -> String? {
    guard let stack, let top = stack.topViewController else { return "no stack" }
    let color = PageTheme.color(bars.context, page)
    let slots = [top.navigationItem.standardAppearance, top.navigationItem.scrollEdgeAppearance]
    if page != .list, slots.contains(where: { $0?.backgroundColor !== color }) {
      return
        "the background of \(page?.rawValue ?? "no page") in a stack of \(stack.viewControllers.count), path \(model.path?.wrappedValue ?? [])"
    }
    if stack.navigationBar.assignedTintColor !== color { return "the bar's tint" }
    let buttons = top.navigationItem.rightBarButtonItems ?? []
    if buttons.contains(where: { $0.tintColor !== color }) { return "a button's tint" }
    if let search = top.navigationItem.searchController,
      search.searchBar.assignedTintColor !== color
    {
      return "the search field's tint"
    }
    if stack === self.stack(tabs?.selectedIndex ?? 0), tabs?.tabBar.assignedTintColor !== color {
      return "the tab bar's tint"
    }
    return nil
  }

  /// How the front screen differs from the resolved look.
  var failure: String? {
    if let misuse = Simulation.misuses.first(where: { $0 != .transitionDuringTransition }) {
      return "\(misuse)"
    }
    guard let index = tabs?.selectedIndex else { return "no tabs" }
    let page = index == 1 ? .list : model.path?.wrappedValue.last ?? .home
    let depth = (model.path?.wrappedValue.count ?? 0) + 1
    if index == 0, stack(0)?.viewControllers.count != depth { return "a stack without its path" }
    return failure(stack(index), page)
  }
}
