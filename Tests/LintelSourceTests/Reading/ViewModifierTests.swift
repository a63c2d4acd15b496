import LintelDiagnostics
import LintelSchema
import Testing

@testable import LintelSource

@Suite("Bar modifiers of SwiftUI views")
struct ViewModifierTests {
  private static let code = """
    import SwiftUI

    struct BasketView: View {
      @State private var color = Color.red

      var body: some View {
        List {}
          .navigationTitle("Basket")
          .toolbar { Button("Pay") {} }
          .navigationBarTitleDisplayMode(.inline)
          .toolbarBackground(Color(red: 1, green: 0.5, blue: 0), for: .navigationBar, .tabBar)
          .toolbarColorScheme(.dark, for: .navigationBar)
          .toolbar(.hidden, for: .bottomBar)
      }
    }

    struct PhotoView: View {
      let paper: Color

      var body: some View {
        Image("photo").toolbarBackground(paper, for: .navigationBar)
          .toolbarBackground(.hidden, for: .navigationBar)
      }
    }

    """

  private func reading() -> SourceReading {
    SourceReader.read([SourceFile(path: "Views.swift", bytes: Array(Self.code.utf8))])
  }

  @Test("Each use has its view, its bar, and its place")
  func uses() {
    let uses = reading().modifiers.map { use in
      "\(use.place.line) \(use.view) \(use.name) \(use.bar) \(use.setting == nil ? "unread" : "set")"
    }
    #expect(
      uses == [
        "10 BasketView navigationBarTitleDisplayMode UINavigationBar set",
        "11 BasketView toolbarBackground UINavigationBar set",
        "11 BasketView toolbarBackground UITabBar set",
        "12 BasketView toolbarColorScheme UINavigationBar unread",
        "13 BasketView toolbar UIToolbar set",
        "21 PhotoView toolbarBackground UINavigationBar unread",
        "22 PhotoView toolbarBackground UINavigationBar set",
      ]
    )
  }

  @Test("Previews are left out, and uses outside of views are listed without a screen")
  func views() {
    let code = """
      struct MenuView: View { var body: some View { content } }
      extension MenuView { var content: some View { List {}.toolbar(.hidden, for: .tabBar) } }
      extension View {
        func plain() -> some View { toolbarBackground(.hidden).toolbarBackground(.hidden, for: .navigationBar) }
      }
      func card() -> some View { Text("").navigationBarTitleDisplayMode(.large) }
      struct MenuView_Previews: PreviewProvider {
        static var previews: some View { MenuView().navigationBarTitleDisplayMode(.inline) }
      }
      #Preview { MenuView().toolbar(.hidden, for: .navigationBar) }
      #Preview("Dark") { MenuView().toolbarColorScheme(.dark, for: .navigationBar) }

      """
    let file = SourceFile(path: "Views.swift", bytes: Array(code.utf8))
    let theme = adoptTheme(SourceReader.read([file]), options: AdoptionOptions(name: "Shop"))
    let screens = theme.text.split(separator: "\nscreens:\n").last ?? ""
    #expect(
      theme.text.contains("\nscreens:\n")
        && screens == "  menuView:\n    hidesBottomBar: true  # Views.swift:2\n",
      "\(theme.text)"
    )
    #expect(theme.report.lost.map(\.place.line) == [4, 6], "\(theme.report.text())")
    let phrase = "which view it changes depends on the code that uses it"
    #expect(Set(theme.report.lost.map(\.reason)) == [.owner(phrase)])
  }

  @Test("Modifiers that set what the theme sets are found")
  func besideTheme() {
    let app = CodeSample(
      """
      @main struct ShopApp: App {
        var body: some Scene {
          WindowGroup {
            MenuView().tint(.red)
              .preferredColorScheme(.dark)
          }
        }
      }
      struct MenuView: View {
        var body: some View {
          List {}
            .scrollEdgeEffectStyle(.hard, for: .bottom)
            .tabBarMinimizeBehavior(.never)
            .toolbarRole(.editor)
            .searchable(text: $text, placement: .navigationBarDrawer)
            .tint(.blue)
        }
      }
      """
    )
    func lines(_ theme: String) -> [String] {
      app.audit(beside: theme).findings.filter { $0.rule == "swiftui-modifier-beside-theme" }
        .map(\.message)
    }
    #expect(
      lines("tint: white\noverrideUserInterfaceStyle: light") == [
        "'tint' sets the tint of the app's window, which the theme styles, too",
        "'preferredColorScheme' sets the light or dark style of the app's window, which the theme styles, too",
      ]
    )
    #expect(
      lines("tabBar: { minimize: never, edgeEffect.style: soft }\nitemStyle: browser") == [
        "'scrollEdgeEffectStyle' sets the edge effect of 'toolbar', which the theme styles, too",
        "'tabBarMinimizeBehavior' sets the behavior of 'tabBar', which the theme styles, too",
        "'toolbarRole' sets the layout of 'navigationBar', which the theme styles, too",
      ]
    )
    #expect(lines("navigationBar: { search.placement: inline }").count == 1)
    #expect(lines("navigationBar: { title.color: white }").isEmpty)
  }

  @Test("What SwiftUI sets without a constant, and what a theme can't have, is reported")
  func unread() {
    let theme = CodeSample(
      """
      struct MenuView: View {
        var body: some View {
          List {}
            .searchable(text: $text, placement: .sidebar)
            .searchable(text: $text)
            .tabBarMinimizeBehavior(behavior)
            .scrollEdgeEffectHidden(isFlat, for: .top)
            .preferredColorScheme(style)
            .preferredColorScheme(nil)
        }
      }
      """
    ).theme
    #expect(
      theme.losses == [
        "4 a theme has no such placement", "6 its value isn't a constant",
        "7 its value isn't a constant",
        "8 only a constant at the root of a window is part of a theme",
      ]
    )
  }

  @Test("A visible background is also at the scroll edge, and code for other platforms isn't read")
  func visible() {
    func theme(_ modifiers: String) -> AdoptedTheme {
      let code = "struct MenuView: View { var body: some View { List {}\n\(modifiers)\n} }"
      let file = SourceFile(path: "Views.swift", bytes: Array(code.utf8))
      return adoptTheme(SourceReader.read([file]), options: AdoptionOptions(name: "Shop"))
    }
    let color = ".toolbarBackground(Color.red, for: .navigationBar)"
    let visible = ".toolbarBackground(.visible, for: .navigationBar)"
    #expect(theme(color).text.contains("slot: system"))
    for modifiers in [color + visible, visible + color] {
      let theme = theme(modifiers)
      #expect(theme.text.contains("color: systemRed") && !theme.text.contains("scrollEdge"))
      #expect(theme.report.lost.isEmpty, "\(theme.report.text())")
    }
    let unknown = theme(".toolbarBackground(paper, for: .navigationBar)\(visible)")
    #expect(!unknown.text.contains("background") && unknown.report.lost.count == 2)
    let platforms = """
      #if os(macOS) || os(visionOS)
      .navigationBarTitleDisplayMode(.large)
      #else
      .navigationBarTitleDisplayMode(.inline)
      #endif
      """
    #expect(theme(platforms).text.contains("largeTitleDisplay: never"))
  }

  @Test("Constants become part of the theme, and the report lists the others with help")
  func adopted() {
    let theme = adoptTheme(reading(), options: AdoptionOptions(name: "Shop"))
    #expect(theme.isSound, "\(theme.text)")
    for entry in ["largeTitleDisplay: never", "color(srgb 1 0.5 0)", "hidesToolbar: true"] {
      #expect(theme.text.contains(entry), "\(theme.text)")
    }
    #expect(theme.text.contains("basketView:") && !theme.text.contains("class:"))
    let report = theme.report.markdown(theme: "Shop.yaml")
    #expect(report.contains(".toolbarColorScheme(.dark, for: .navigationBar)"))
    #expect(report.contains(".toolbarBackground(paper, for: .navigationBar)"))
    #expect(report.contains("declare 'background.color' of the bar for this screen."))
  }
}
