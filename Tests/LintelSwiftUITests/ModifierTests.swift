@_spi(Generated) import LintelSwiftUI
@_spi(Generated) import LintelUIKit
import SwiftUI
import Testing

/// A UIKit screen in a SwiftUI stack.
private struct UIKitPage: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UITableViewController {
    UITableViewController()
  }

  func updateUIViewController(_ controller: UITableViewController, context: Context) {}
}

/// A stack whose state determines whether its first view is a screen, and which one.
private struct ChangingView: View {
  /// Receives the bindings of the state.
  let keep: @MainActor (Binding<Page?>, Binding<Bool>) -> Void
  @State private var page: Page? = .home
  @State private var isScreen = true

  var body: some View {
    keep($page, $isScreen)
    return NavigationStack { content }
  }

  @ViewBuilder private var content: some View {
    if isScreen {
      ScrollView { Text("A screen") }.themedScreen(page)
    } else {
      ScrollView { Text("No screen") }
    }
  }
}

@Suite("Views' own modifiers, and containers of every kind", .serialized)
@MainActor
struct ModifierTests {
  /// Views in a separate window.
  @MainActor
  private struct Shown<Content: View> {
    let window = UIWindow(frame: .zero)
    let bars = ThemeController(PageTheme.theme, context: "day")
    let root: UIHostingController<Content>

    init(_ content: (ThemeController<String, Page>) -> Content) {
      root = UIHostingController(rootView: content(bars))
      window.rootViewController = root
      window.makeKeyAndVisible()
      settle()
    }

    func settle() { for _ in 0..<3 { window.layoutIfNeeded() } }

    var stack: UINavigationController? { Self.stacks(in: root).first }
    var stacks: [UINavigationController] { Self.stacks(in: root) }

    private static func stacks(in controller: UIViewController) -> [UINavigationController] {
      ((controller as? UINavigationController).map { [$0] } ?? [])
        + controller.children.flatMap(stacks)
    }

    /// Whether a stack's bar shows the theme's style for a page.
    func shows(_ page: Page, in stack: UINavigationController?) -> Bool {
      let color = PageTheme.color(bars.context, page)
      let item = stack?.topViewController?.navigationItem
      return color != nil && stack?.navigationBar.assignedTintColor === color
        && item?.standardAppearance?.backgroundColor === color
        && item?.scrollEdgeAppearance?.backgroundColor === color
    }
  }

  private func everywhere(_ body: () -> Void) {
    let before = (SwiftUISimulation.itemUpdates, SwiftUISimulation.firstUpdate)
    defer { (SwiftUISimulation.itemUpdates, SwiftUISimulation.firstUpdate) = before }
    for updates in ItemUpdates.allCases {
      for first in FirstUpdate.allCases {
        (SwiftUISimulation.itemUpdates, SwiftUISimulation.firstUpdate) = (updates, first)
        Simulation.run { body() }
      }
    }
  }

  @Test(
    "A search field has the theme's style when it appears, after a push and back, and in a new context"
  )
  func search() {
    everywhere {
      let app = MixedApp()
      app.model.options?.wrappedValue.isSearchable = true
      app.settle()
      #expect(app.stack(0)?.topViewController?.navigationItem.searchController != nil)
      #expect(app.failure == nil)
      app.bars.context = "night"
      app.settle()
      #expect(app.failure == nil)
      app.model.path?.wrappedValue = [.photo]
      app.settle()
      #expect(app.stack(0)?.topViewController?.navigationItem.searchController != nil)
      #expect(app.failure == nil)
      app.model.path?.wrappedValue = []
      app.settle()
      #expect(app.failure == nil)
      app.model.options?.wrappedValue.isSearchable = false
      app.settle()
      #expect(app.stack(0)?.topViewController?.navigationItem.searchController == nil)
      #expect(app.failure == nil)
    }
  }

  @Test(
    "The theme overrides toolbarBackground and toolbarColorScheme, however they change",
    arguments: [false, true]
  )
  func toolbarModifiers(isColorScheme: Bool) {
    let option: WritableKeyPath<PageOptions, Bool> = isColorScheme ? \.isDark : \.hasBackground
    everywhere {
      let app = MixedApp()
      for value in [true, false, true] {
        app.model.options?.wrappedValue[keyPath: option] = value
        app.settle()
        #expect(app.failure == nil)
      }
      app.model.path?.wrappedValue = [.photo]
      app.settle()
      #expect(app.failure == nil)
      let swipe = app.stack(0)?.beginSwipeBack()
      app.model.options?.wrappedValue[keyPath: option] = false
      app.window.layoutIfNeeded()
      swipe?.cancel()
      app.settle()
      #expect(app.failure == nil)
    }
  }

  @Test("Values that the theme doesn't declare stay as the view sets them")
  func undeclared() {
    everywhere {
      let shown = Shown { bars in
        NavigationStack {
          ScrollView { Text("Plain") }
            .navigationTitle("Plain")
            .navigationBarTitleDisplayMode(.inline)
            .themedScreen(Page.photo)
        }
        .themedBars(bars)
      }
      let item = shown.stack?.topViewController?.navigationItem
      #expect(item?.title == "Plain")
      #expect(item?.largeTitleDisplayMode == .never)
    }
  }

  @Test("Each column of a split view is a separate screen")
  func columns() {
    everywhere {
      let shown = Shown { bars in
        NavigationSplitView {
          List { Text("Sidebar") }.themedScreen(Page.home)
        } detail: {
          ScrollView { Text("Detail") }.themedScreen(Page.photo)
        }
        .themedBars(bars)
      }
      #expect(shown.stacks.count == 2)
      for context in ["day", "night"] {
        shown.bars.context = context
        shown.settle()
        #expect(shown.shows(.home, in: shown.stacks.first))
        #expect(shown.shows(.photo, in: shown.stacks.last))
      }
      shown.window.turn(toLandscape: true)
      shown.settle()
      #expect(shown.shows(.home, in: shown.stacks.first))
    }
  }

  @Test("A NavigationView of iOS 15, as a stack and as columns")
  func navigationView() {
    everywhere {
      let stack = Shown { bars in
        NavigationView { List { Text("Home") }.themedScreen(Page.home) }
          .navigationViewStyle(.stack)
          .themedBars(bars)
      }
      #expect(stack.shows(.home, in: stack.stack))
      let columns = Shown { bars in
        NavigationView { List { Text("Home") }.themedScreen(Page.home) }.themedBars(bars)
      }
      #expect(columns.root.children.contains { $0 is UISplitViewController })
      #expect(columns.shows(.home, in: columns.stack))
      columns.bars.context = "night"
      columns.settle()
      #expect(columns.shows(.home, in: columns.stack))
    }
  }

  @Test("A UIKit screen in a SwiftUI stack")
  func uikitScreen() {
    everywhere {
      let shown = Shown { bars in
        NavigationStack { UIKitPage().themedScreen(Page.photo) }.themedBars(bars)
      }
      #expect(shown.shows(.photo, in: shown.stack))
      let content = shown.stack?.topViewController?.children.first { $0 is UITableViewController }
      #expect(content != nil)
      #expect(content?.navigationItem.standardAppearance == nil)
    }
  }

  @Test("A SwiftUI screen in a UIKit stack, before and after UIKit's own")
  func hosting() {
    everywhere {
      let bars = ThemeController(PageTheme.theme, context: "day")
      let root = UIViewController()
      bars.assign(.home, to: root)
      let stack = UINavigationController(rootViewController: root)
      bars.adopt(stack)
      let window = UIWindow(frame: .zero)
      window.rootViewController = stack
      window.makeKeyAndVisible()
      let hosting = UIHostingController(
        rootView: ScrollView { Text("Photo") }.themedScreen(Page.photo).themedBars(bars)
      )
      @MainActor func shows(_ page: Page) -> Bool {
        window.layoutIfNeeded()
        let color = PageTheme.color("day", page)
        return stack.navigationBar.assignedTintColor === color
          && stack.topViewController?.navigationItem.standardAppearance?.backgroundColor === color
      }
      stack.pushViewController(hosting, animated: true)
      stack.transition?.finish()
      #expect(shows(.photo))
      let cancelled = stack.beginSwipeBack()
      cancelled?.advance(to: 0.3)
      cancelled?.cancel()
      #expect(shows(.photo))
      stack.pushViewController(UIViewController(), animated: true)
      stack.transition?.finish()
      stack.popViewController(animated: true)
      stack.transition?.finish()
      #expect(shows(.photo))
      stack.popViewController(animated: true)
      stack.transition?.finish()
      #expect(shows(.home))
      #expect(!Simulation.misuses.contains { $0 != .transitionDuringTransition })
    }
  }

  @Test("A bar that should follow content without a scroll view reports that once")
  func missingContent() {
    let before = ThemeMessages.show
    defer { ThemeMessages.show = before }
    var messages: [String] = []
    ThemeMessages.show = { messages.append($0) }
    Simulation.run {
      let shown = Shown { bars in
        NavigationStack { Text("Nothing scrolls").themedScreen(Page.list) }.themedBars(bars)
      }
      shown.bars.context = "night"
      shown.settle()
      #expect(messages.count == 1)
      #expect(messages.first?.hasPrefix("The bar of the screen 'list' should follow") == true)
      #expect(messages.first?.contains("'scroll: system'") == true)
      messages = []
      _ = Shown { bars in
        NavigationStack { List { Text("This does") }.themedScreen(Page.list) }.themedBars(bars)
      }
      #expect(messages == [])
    }
  }

  @Test("A view may become a different screen, or none, and then its item is restored")
  func otherScreens() {
    everywhere {
      var page: Binding<Page?>?
      var isScreen: Binding<Bool>?
      let shown = Shown { bars in
        ChangingView {
          page = $0
          isScreen = $1
        }
        .themedBars(bars)
      }
      #expect(shown.shows(.home, in: shown.stack))
      page?.wrappedValue = .photo
      shown.settle()
      #expect(shown.shows(.photo, in: shown.stack))
      page?.wrappedValue = nil
      shown.settle()
      #expect(shown.stack?.topViewController?.navigationItem.standardAppearance == nil)
      page?.wrappedValue = .home
      shown.settle()
      #expect(shown.shows(.home, in: shown.stack))
      isScreen?.wrappedValue = false
      shown.settle()
      #expect(shown.stack?.topViewController?.navigationItem.standardAppearance == nil)
    }
  }

  @Test("Themed bars around a stack in a tab style the tab bar, too")
  func stackInTab() {
    everywhere {
      let shown = Shown { bars in
        TabView {
          NavigationStack { List { Text("Home") }.themedScreen(Page.home) }
            .themedBars(bars)
            .tabItem { Text("Home") }
        }
      }
      #expect(shown.shows(.home, in: shown.stack))
      let tabBar = shown.stack?.tabBarController?.tabBar
      #expect(tabBar?.assignedTintColor === PageTheme.color("day", .home))
    }
  }

  @Test("Previews show a stack once for each context, each with a different brand")
  func previews() {
    Simulation.run {
      let theme = PageTheme.theme
      let previews = ["day", "night"].map { ThemePreview($0, theme, $0) }
      let root = UIHostingController(
        rootView: NavigationStack { List { Text("Home") }.themedScreen(Page.home) }
          .themed(previews)
      )
      let window = UIWindow(frame: .zero)
      window.rootViewController = root
      window.makeKeyAndVisible()
      for _ in 0..<3 { window.layoutIfNeeded() }
      let stacks = root.children.compactMap { $0 as? UINavigationController }
      let tints = stacks.map(\.navigationBar.assignedTintColor)
      #expect(tints.count == 2)
      #expect(tints.first == PageTheme.color("day", .home))
      #expect(tints.last == PageTheme.color("night", .home))
    }
  }
}
