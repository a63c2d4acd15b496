import LintelSchema
import Testing

@testable import LintelSource

@Suite("A theme from an app's settings")
struct AdoptedThemeTests {
  private func adopt(
    _ settings: [SourceSetting],
    classes: [SourceClass] = [],
    colors: [String: SourceColor] = [:]
  ) -> AdoptedTheme {
    adoptTheme(
      SourceReading(settings: settings, classes: classes, colors: colors, files: ["swift": 1]),
      options: AdoptionOptions(name: "App", versions: Version(15)...Version(18))
    )
  }

  /// The theme without its heading and its first three keys.
  private func body(_ theme: AdoptedTheme) -> String {
    #expect(theme.isSound, "\(theme.text)")
    let head = """
      # What the code of the app sets. Written by 'lintel adopt'.
      lintel: 1
      theme: App
      ios: 15..18

      """
    #expect(theme.text.hasPrefix(head))
    return String(theme.text.dropFirst(head.count))
  }

  @Test("A theme names a file's image like one of an asset catalog")
  func imageFiles() {
    let image = SourceValue.image(SourceImage(.asset("wave@2x.png")))
    let theme = adopt(Sample.object(Sample.proxy(), ["backgroundImage": image]))
    #expect(theme.isSound, "\(theme.text)")
    #expect(theme.text.contains("wave") && !theme.text.contains("png"), "\(theme.text)")
  }

  @Test("Parts of search bars, and what controllers set on bars, become properties")
  func partsOfBars() {
    let paper = Sample.hex(0x10_20_30, "paper")
    let find = SettingOwner.searchBar(screen: "FindController")
    let settings: [(owner: SettingOwner, property: String, value: SourceValue)] = [
      (Sample.proxy("UISearchTextField"), "searchTextField.backgroundColor", paper),
      (find, "searchTextField.leftView.tintColor", paper),
      (find, "scopeBarButtonTitleTextAttributes.selected.foregroundColor", paper),
      (.bar("UINavigationBar", screen: "FindController"), "scroll.behavior", .keyword("hide")),
      (.bar("UITabBar", screen: "FindController"), "tabBarMinimizeBehavior", .keyword("never")),
    ]
    let theme = adopt(
      settings.map { owner, property, value in
        let change = SettingChange.value(property: property, value)
        return SourceSetting(owner: owner, change: change, place: Sample.place(1))
      }
    )
    #expect(theme.isSound, "\(theme.text)")
    for line in ["background: $paper", "behavior: hide", "minimize: never"] {
      #expect(theme.text.contains(line), "\(theme.text)")
    }
  }

  @Test("An object in all slots becomes the plain block of its bar")
  func allSlots() {
    let theme = adopt(
      Sample.object(
        Sample.proxy(),
        slots: ["standardAppearance", "compactAppearance", "scrollEdgeAppearance"],
        ["backgroundColor": Sample.hex(0x10_20_30, "paper"), "shadowColor": .none]
      )
    )
    #expect(
      body(theme) == """

        tokens:
          colors:
            paper: "#102030"  # App.swift:3

        navigationBar:
          background:
            preset: opaque  # App.swift:2
            color: $paper  # App.swift:3
          shadow:
            color: none  # App.swift:4

        """
    )
    #expect(theme.report.lost.isEmpty)
    #expect(theme.report.carried == 3)
  }

  @Test("A scroll edge slot that the code doesn't assign is left to UIKit")
  func standardAlone() {
    let theme = adopt(Sample.object(Sample.proxy(), [:]))
    #expect(
      body(theme) == """

        navigationBar:
          background:
            preset: opaque  # App.swift:2
          scrollEdge:
            slot: system  # App.swift:3

        """
    )
  }

  @Test("A slot that differs has only the differences, and 'unset' for missing values")
  func difference() {
    let theme = adopt(
      Sample.object(
        Sample.proxy(),
        ["titleTextAttributes": .fields(["foregroundColor": .color(.init(.system("label")))])]
      )
        + Sample.object(
          Sample.proxy(),
          slots: ["scrollEdgeAppearance"],
          configure: "transparentBackground",
          [:],
          line: 10
        )
    )
    #expect(
      body(theme) == """

        navigationBar:
          background:
            preset: opaque  # App.swift:2
          title:
            color: label  # App.swift:3
          scrollEdge:
            background:
              preset: transparent  # App.swift:11
            title:
              color: unset  # App.swift:12

        """
    )
  }

  @Test("A value that isn't known is only in the report, not 'unset'")
  func unknownValue() {
    let theme = CodeSample(
      """
      func dress() {
        let look = UINavigationBarAppearance()
        look.backgroundColor = .red
        UINavigationBar.appearance().standardAppearance = look
        let items = UITabBarAppearance()
        items.stackedLayoutAppearance.normal.iconColor = .red
        items.inlineLayoutAppearance.normal.iconColor = .red
        items.compactInlineLayoutAppearance.normal.iconColor = .red
        UITabBar.appearance().standardAppearance = items
      }
      final class PhotoController: UIViewController {
        override func viewDidLoad() {
          let look = UINavigationBarAppearance()
          look.backgroundColor = Settings.load().color
          look.shadowColor = .green
          navigationItem.standardAppearance = look
          let items = UITabBarAppearance()
          items.stackedLayoutAppearance.normal.iconColor = Settings.load().color
          tabBarController?.tabBar.standardAppearance = items
        }
      }
      """
    ).theme
    #expect(!theme.text.contains("unset"), "\(theme.text)")
    #expect(theme.losses == [14, 18].map { "\($0) 'Settings.load()' isn't constant" })
  }

  @Test("A screen has its changes, under the name of its class")
  func screen() {
    let theme = adopt(
      Sample.object(
        Sample.proxy(),
        slots: ["standardAppearance", "scrollEdgeAppearance"],
        ["backgroundColor": .color(.init(.system("systemBackground")))]
      ) + [
        Sample.value(
          .screen("ProfileViewController"),
          "preferredStatusBarStyle",
          .keyword("lightContent"),
          line: 5,
          file: "Profile.swift"
        ),
        Sample.value(
          .bar("UINavigationBar", screen: "ProfileViewController"),
          "tintColor",
          .color(.init(.system("white"))),
          line: 8,
          file: "Profile.swift"
        ),
        Sample.value(
          .item(screen: "ProfileViewController"),
          "largeTitleDisplayMode",
          .keyword("never"),
          line: 9,
          file: "Profile.swift"
        ),
      ],
      classes: [Sample.screen("ProfileViewController")]
    )
    #expect(
      body(theme) == """

        navigationBar:
          background:
            preset: opaque  # App.swift:2
            color: systemBackground  # App.swift:3

        screens:
          profile:
            class: ProfileViewController
            statusBar: lightContent  # Profile.swift:5
            largeTitleDisplay: never  # Profile.swift:9
            navigationBar:
              tint: white  # Profile.swift:8

        """
    )
  }

  @Test("Legacy properties mean the same on an object, and the scroll edge is UIKit's")
  func legacy() {
    let theme = adopt([
      Sample.value(Sample.proxy(), "barTintColor", Sample.hex(0xFFFFFF), line: 1),
      Sample.value(Sample.proxy(), "isTranslucent", .bool(false), line: 2),
      Sample.value(
        Sample.proxy(),
        "titleTextAttributes",
        .fields(["foregroundColor": Sample.hex(0), "font": .font(.init(.style("headline")))]),
        line: 3
      ),
      Sample.value(
        Sample.proxy(),
        "shadowImage",
        .image(.init(.empty)),
        line: 4
      ),
    ])
    #expect(
      body(theme) == """

        navigationBar:
          background:
            preset: opaque  # App.swift:2
            color: "#FFFFFF"  # App.swift:1
          shadow:
            color: none  # App.swift:4
          title:
            font: headline  # App.swift:3
            color: "#000000"  # App.swift:3
          scrollEdge:
            slot: system  # App.swift:1

        """
    )
  }

  @Test("A legacy property has no effect with an object, which the report says")
  func legacyBesideObject() {
    let theme = adopt(
      Sample.object(Sample.proxy(), [:])
        + [Sample.value(Sample.proxy(), "barTintColor", Sample.hex(0xFF), line: 9)]
    )
    #expect(!theme.text.contains("0000FF"))
    #expect(theme.report.lost.map(\.place.line) == [9])
    #expect(theme.report.lost.first?.reason.phrase.contains("ignores this legacy property") == true)
  }

  @Test("Conditions become blocks, and code that never runs on the versions is left out")
  func conditions() {
    let theme = adopt([
      Sample.value(
        Sample.proxy(),
        "prefersLargeTitles",
        .bool(true),
        when: [.iOS(atLeast: 130, holds: true)]
      ),
      Sample.value(
        Sample.proxy(),
        "prefersLargeTitles",
        .bool(false),
        when: [.iOS(atLeast: 130, holds: false)],
        line: 2
      ),
      Sample.value(
        Sample.proxy(),
        "tintColor",
        Sample.hex(0xFF),
        when: [.iOS(atLeast: 160, holds: false), .idiom(isPad: true)],
        line: 3
      ),
      Sample.value(
        Sample.proxy("UITabBar"),
        "tintColor",
        Sample.hex(0xFF00),
        when: [.choice(type: "Brand", value: "nord")],
        line: 4
      ),
      Sample.value(
        Sample.proxy("UITabBar"),
        "tintColor",
        Sample.hex(0xFF_0000),
        when: [.choice(type: "Brand", value: "sued")],
        line: 5
      ),
      Sample.value(
        Sample.proxy("UIToolbar"),
        "tintColor",
        Sample.hex(0xFF_FF00),
        when: [.flag(name: "isSummer", holds: true)],
        line: 6
      ),
      Sample.value(
        Sample.proxy("UIToolbar"),
        "barStyle",
        .keyword("black"),
        when: [.unknown("user.isVIP")],
        line: 7
      ),
    ])
    #expect(
      body(theme) == """

        navigationBar:
          prefersLargeTitles: true  # App.swift:1

        when ios ..15 pad:
          navigationBar:
            tint: "#0000FF"  # App.swift:3

        brands:
          nord:
            tabBar:
              tint: "#00FF00"  # App.swift:4
          sued:
            tabBar:
              tint: "#FF0000"  # App.swift:5

        promos:
          isSummer:
            toolbar:
              tint: "#FFFF00"  # App.swift:6

        """
    )
    #expect(theme.report.dead.map(\.line) == [2])
    #expect(theme.report.lost.map(\.place.line) == [7])
  }

  @Test("Light and dark settings become one color")
  func appearances() {
    let theme = adopt([
      Sample.value(Sample.proxy(), "tintColor", Sample.hex(0xFF), when: [.style(isDark: false)]),
      Sample.value(
        Sample.proxy(),
        "tintColor",
        Sample.hex(0xFF00),
        when: [.style(isDark: true)],
        line: 2
      ),
    ])
    #expect(
      body(theme) == """

        navigationBar:
          tint: { light: "#0000FF", dark: "#00FF00" }  # App.swift:1, App.swift:2

        """
    )
  }

  @Test(
    "Two places that disagree without an order are both reported, and an instance overrides a proxy"
  )
  func disagreement() {
    let theme = adopt([
      Sample.value(Sample.proxy(), "tintColor", Sample.hex(0xFF), line: 1),
      Sample.value(Sample.proxy(), "tintColor", Sample.hex(0xFF00), line: 2),
      Sample.value(Sample.proxy("UITabBar"), "tintColor", Sample.hex(0xFF), line: 3),
      Sample.value(
        .containerBar("UITabBar", container: "TabController"),
        "tintColor",
        Sample.hex(0xFF00),
        line: 4
      ),
    ])
    #expect(theme.report.lost.map(\.place.line) == [1, 2])
    #expect(body(theme) == "\ntabBar:\n  tint: \"#00FF00\"  # App.swift:4\n")
  }

  @Test("Tab items with the same values in every layout are written once, by state")
  func tabItems() {
    var settings: [String: SourceValue] = [:]
    for layout in ["stacked", "inline", "compactInline"] {
      settings["\(layout)LayoutAppearance.selected.iconColor"] = Sample.hex(0xFF, "brand")
    }
    settings["stackedLayoutAppearance.normal.badgeBackgroundColor"] = Sample.hex(0xFF00)
    let theme = adopt(
      Sample.object(
        Sample.proxy("UITabBar"),
        slots: ["standardAppearance", "scrollEdgeAppearance"],
        configure: nil,
        settings,
        type: "UITabBarAppearance"
      )
    )
    #expect(
      body(theme) == """

        tokens:
          colors:
            brand: "#0000FF"  # App.swift:3

        tabBar:
          background:
            preset: default  # App.swift:1
          item:
            selected:
              iconColor: $brand  # App.swift:3, App.swift:4, App.swift:6
          stacked:
            normal:
              badge:
                background: "#00FF00"  # App.swift:5

        """
    )
  }

  @Test("Values that all screens share are at the top level, and subclasses inherit")
  func sharing() {
    let base = SettingOwner.screen("BaseViewController")
    let theme = adopt(
      [Sample.value(base, "preferredStatusBarStyle", .keyword("lightContent"))],
      classes: [
        Sample.screen("BaseViewController"),
        Sample.screen("HomeViewController", "BaseViewController"),
      ]
    )
    #expect(body(theme) == "statusBar: lightContent  # App.swift:1\n")
  }

  @Test("The same reading results in the same bytes, in any order")
  func order() {
    let settings = [
      Sample.value(Sample.proxy(), "tintColor", Sample.hex(0xFF), line: 1),
      Sample.value(Sample.proxy("UITabBar"), "tintColor", Sample.hex(0xFF), line: 2),
      Sample.value(.screen("AViewController"), "hidesBottomBarWhenPushed", .bool(true), line: 3),
      Sample.value(.screen("BViewController"), "hidesBottomBarWhenPushed", .bool(true), line: 4),
    ]
    let texts = Set([settings, settings.reversed(), settings.shuffled()].map { adopt($0).text })
    #expect(texts.count == 1)
  }
}
