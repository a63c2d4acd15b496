#if os(Linux)
  import LintelAppearance
  import LintelBackends
  import LintelTesting
  import LintelTheme
  import Testing

  @Suite("The shapes of the Swift output")
  struct ShapeTests {
    private func files(
      _ sample: SampleTheme,
      _ shapes: Set<DeliveryShape>,
      isPublic: Bool = false
    ) -> [(name: String, text: String)] {
      let options = SwiftOptions(
        source: "harbor.yaml",
        isPublic: isPublic,
        splits: isPublic,
        shapes: shapes
      )
      return sample.files(options)
    }

    @Test("Each shape has the JSON tree's bars in every context")
    func shapesEqualTree() throws {
      let sample = try SampleTheme(SwiftGoldenTests.theme)
      let tree = sample.tree
      let run = try SwiftToolchain.execute(
        files(sample, Set(DeliveryShape.allCases)) + [
          ("tree.json", sample.json.text()), ("main.swift", Self.program),
        ]
      )
      #expect(run.status == 0, "\(run.output.prefix(3000))")
      let contexts = tree.brands.count * 4
      let screens = tree.screens.count
      #expect(
        run.output == """
          extension: \(contexts * (screens + 1)) equal
          factory: \(contexts) equal
          subclass: \(contexts * (screens + 1)) equal

          """
      )
    }

    @Test(
      "Each shape compiles separately, and for other modules",
      arguments: DeliveryShape.allCases
    )
    func shapesCompile(shape: DeliveryShape) throws {
      for isPublic in [false, true] {
        let files = try files(SampleTheme.everything(), [shape], isPublic: isPublic)
        let run = try SwiftToolchain.typecheck(files)
        #expect(run.status == 0, "\(run.output)")
        let lint = try SwiftToolchain.formatLint(files)
        #expect(lint.status == 0, "\(lint.output)")
      }
    }

    @Test("A theme without screens, with a name that the runtime uses, has them, too")
    func smallThemeCompiles() throws {
      let sample = try SampleTheme.empty("Themed")
      let run = try SwiftToolchain.typecheck(files(sample, Set(DeliveryShape.allCases)))
      #expect(run.status == 0, "\(run.output)")
    }

    @Test("Shapes follow swift format's style for names of up to thirty letters")
    func namesOfAllLengths() throws {
      let files = try [12, 13, 14, 15, 16, 20, 21, 23, 24, 27, 30].flatMap { length in
        let sample = try SampleTheme(
          """
          lintel: 1
          theme: \(String(repeating: "Bar", count: length).prefix(length))
          ios: 15..27
          screens: { home: { navigationBar: { tint: "#0A0B0C" } } }
          """
        )
        return self.files(sample, Set(DeliveryShape.allCases))
      }
      #expect(files.count == 11)
      let lint = try SwiftToolchain.formatLint(files)
      #expect(lint.status == 0, "\(lint.output)")
    }

    private static let program = """
      import Foundation
      import LintelTree
      @_spi(Generated) import LintelUIKit
      import ThemeRecording
      import UIKit

      let theme = try TreeTheme(FileManager.default.contents(atPath: "tree.json") ?? Data())
      let blue = ThemeColor.srgb(0x1234_56FF)

      let pool = RecordPool()

      /// Bars without buttons, as a shape makes them.
      @MainActor
      func bareStage() -> Stage {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        return Stage(root, in: navigation, in: tabs, pool)
      }

      /// What the three bars have.
      @MainActor
      func bars(_ style: ThemeStyle, _ screen: Harbor.Screen?, _ stage: Stage) -> String {
        let record = stage.record(style, isScreen: screen != nil)
        guard case .object(let members) = record else { return "" }
        // What shows on an item depends on bars beneath it that not every shape has styled, and tints follow what shows.
        return members.filter { $0.key != "settings" }.map { member in
          guard case .object(let parts) = member.value else { return member.value.text }
          return Record.object(parts.filter { !["shown", "objects"].contains($0.key) }).text
        }.joined(separator: "\\n")
      }

      /// The bars that the JSON tree says.
      @MainActor
      func expected(_ context: Harbor.Context, _ screen: Harbor.Screen?) -> String {
        var treeContext = TreeTheme.Context(brand: context.brand.rawValue)
        treeContext.promos = Set(context.promos.map(\\.rawValue))
        for name in theme.parameters { treeContext.colors[name] = blue }
        let style = theme.style(in: treeContext, screen: screen?.rawValue)
        let stage = bareStage()
        if screen == nil {
          style.apply(to: stage.navigationController)
          style.apply(to: stage.tabBarController)
        } else {
          style.apply(to: stage.viewController)
        }
        return bars(style, screen, stage)
      }

      typealias Look = @MainActor (Harbor.Context, Harbor.Screen?) -> Stage?

      let shapes: [String: Look] = [
        "factory": { context, screen in
          guard screen == nil else { return nil }
          let root = UIViewController()
          let navigation = Harbor.makeNavigationController(rootViewController: root, in: context)
          let tabs = Harbor.makeTabBarController(viewControllers: [navigation], in: context)
          return Stage(root, in: navigation, in: tabs, pool)
        },
        "extension": { context, screen in
          let stage = bareStage()
          if let screen {
            stage.viewController.applyHarbor(context, screen: screen)
          } else {
            // Once through the controllers, once bar by bar.
            stage.navigationController.navigationBar.applyHarbor(context)
            stage.tabBarController.applyHarbor(context)
            stage.navigationController.toolbar.applyHarbor(context)
            stage.window.applyHarbor(context)
            let other = bareStage()
            other.navigationController.applyHarbor(context)
            other.tabBarController.tabBar.applyHarbor(context)
            let style = Harbor.style(in: context)
            guard bars(style, nil, stage) == bars(style, nil, other) else { return nil }
          }
          return stage
        },
        "subclass": { context, screen in
          let root = UIViewController()
          let navigation = HarborNavigationController(rootViewController: root, context: context) {
            $0 === root ? screen : nil
          }
          let tabs = HarborTabBarController(viewControllers: [navigation], context: context)
          let stage = Stage(root, in: navigation, in: tabs, pool)
          // What changes later shows, too.
          guard let keeper = navigation.themeController else { return nil }
          keeper.context.brand = context.brand == .harbor ? .nightHarbor : .harbor
          keeper.context = context
          return stage
        },
      ]

      let none: Harbor.Screen? = nil
      let sets: [Set<Harbor.Promo>] = [[], [.summer], [.preview], [.summer, .preview]]
      for (name, look) in shapes.sorted(by: { $0.key < $1.key }) {
        var equal = 0
        for brand in Harbor.Brand.allCases {
          for promos in sets {
            for screen in [none] + Harbor.Screen.allCases {
              let context = Harbor.Context(brand: brand, promos: promos, colors: .init(cover: blue))
              guard let stage = look(context, screen) else { continue }
              let style = Harbor.style(in: context, screen: screen)
              let (own, other) = (bars(style, screen, stage), expected(context, screen))
              if own == other {
                equal += 1
              } else if let (a, b) = zip(own.split(separator: "\\n"), other.split(separator: "\\n"))
                .first(where: { $0 != $1 })
              {
                print(name, context, screen as Any, a, b, separator: "\\n")
              }
            }
          }
        }
        print("\\(name): \\(equal) equal")
      }

      """
  }
#endif
