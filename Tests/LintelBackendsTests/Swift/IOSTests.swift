#if os(Linux)
  import Foundation
  import LintelAppearance
  import LintelBackends
  import LintelLint
  import LintelSchema
  import LintelTesting
  import Testing

  @Suite("The runtime and the output on every version of iOS")
  struct IOSTests {
    /// The oldest version, those that introduced what themes use, and the newest released one.
    static let versions = Thoroughness.isFull ? [12, 13, 15, 17, 18, 26] : [12, 15, 26]

    @Test(
      "The runtime uses only APIs that a version has and doesn't deprecate",
      arguments: versions,
      SimulatedRuntime.modules
    )
    func runtimeCompiles(version: Int, module: String) async throws {
      let run = try await IOSCompiler.check(
        Self.runtime(module),
        iOS: version,
        .strict6,
        module: module
      )
      #expect(run.status == 0, "\(run.output.prefix(3000))")
    }

    @Test(
      "The library for SwiftUI uses only APIs that a version has and doesn't deprecate",
      arguments: versions
    )
    func swiftUICompiles(version: Int) async throws {
      let run = try await IOSCompiler.check(
        IOSCompiler.swiftUILibrary(),
        iOS: version,
        .strict6,
        module: "LintelSwiftUI"
      )
      #expect(run.status == 0, "\(run.output.prefix(3000))")
    }

    @Test("APIs of iOS 15 and newer cause errors before iOS 15")
    func swiftUIMutantsAreFound() async throws {
      let files = try IOSCompiler.swiftUILibrary()
      let mutants = [
        ("ThemedScreen.swift", "@available(iOS 15, *)\nextension View", "extension View", 13),
        (
          "ThemedBars.swift", "    modifier(ThemedBars(controller: controller))",
          "    modifier(ThemedBars(controller: controller)).toolbarBackground(.visible, for: .navigationBar)",
          15
        ),
      ]
      for (file, old, new, version) in mutants {
        let mutated = files.map { name, text in
          (name, name == file ? text.replacing(old, with: new) : text)
        }
        #expect(zip(files, mutated).count { $0.1 != $1.1 } == 1)
        let run = try await IOSCompiler.check(
          mutated,
          iOS: version,
          .strict6,
          module: "LintelSwiftUI"
        )
        #expect(run.status != 0 && run.output.contains("is only available in iOS"), "\(file)")
      }
    }

    // Starting with iOS 26, no compiled theme has the sample's values for older versions.
    @Test(
      "The output uses only APIs that a version has, with every leaf and every kind of value",
      arguments: versions.dropLast()
    )
    func outputCompiles(version: Int) async throws {
      let options = SwiftOptions(
        source: "harbor.yaml",
        isPublic: true,
        includesSwiftUI: true,
        shapes: Set(DeliveryShape.allCases)
      )
      let files = try SampleTheme.everything(minimum: Version(version)).files(options)
      let run = try await IOSCompiler.check(files, iOS: version)
      #expect(run.status == 0, "\(run.output.prefix(3000))")
    }

    @Test(
      "The output with --public --swiftui compiles in each language mode",
      arguments: LanguageMode.allCases
    )
    func swiftUIOutputCompiles(mode: LanguageMode) async throws {
      let options = SwiftOptions(
        source: "shop.yaml",
        isPublic: true,
        splits: true,
        includesSwiftUI: true
      )
      for theme in [SwiftGoldenTests.theme, SwiftGoldenTests.viewTheme] {
        let files = try SampleTheme(theme).code(options)
        let run = try await IOSCompiler.check(files.map { ($0.name, $0.text) }, iOS: 15, mode)
        #expect(run.status == 0, "\(run.output.prefix(3000))")
      }
    }

    @Test("Values for proxies use only APIs that a version has", arguments: versions)
    func proxiesCompile(version: Int) async throws {
      let text = ProxySample.everything.replacing("ios: 13..27", with: "ios: \(version)..27")
      var options = CompilerOptions()
      options.proxies = .contained
      let files = try SampleTheme(text, options: options).code(SwiftOptions(source: "a.yaml"))
      #expect(files.contains { $0.text.contains("mergedCollection(") })
      let run = try await IOSCompiler.check(
        files.map { ($0.name, $0.text) } + [("App.swift", "import UIKit\n\n" + ProxySample.app)],
        iOS: version
      )
      #expect(run.status == 0, "\(run.output.prefix(3000))")
    }

    /// A change to a file of the runtime that some version doesn't accept.
    struct Mutant: CustomTestStringConvertible, Sendable {
      let file: String
      let text: String
      let replacement: String
      /// The versions on which the compiler reports it.
      let versions: Set<Int>
      let message: String

      var module: String { file.hasPrefix("Tree") ? "LintelTree" : "LintelUIKit" }

      var testDescription: String { "\(file): \(text)" }
    }

    static let mutants = [
      Mutant(
        file: "StackPlace",
        text: "unsafe tabs.selectedViewController !==",
        replacement: "tabs.selectedViewController !==",
        versions: Set(versions),
        message: "unowned(unsafe) property 'selectedViewController'"
      ),
      Mutant(
        file: "TreeValues",
        text: "  @available(iOS 13, *)\n  func slotColors",
        replacement: "  func slotColors",
        versions: [12],
        message: "'SlotColors' is only available in iOS 13 or newer"
      ),
      Mutant(
        file: "TreeProxies+Setting",
        text: "mergedCollection(traitsFrom: all)",
        replacement: "UITraitCollection(traitsFrom: all)",
        versions: [17, 18, 26],
        message: "'init(traitsFrom:)' was deprecated in iOS 17"
      ),
      Mutant(
        file: "ThemeTraits",
        text:
          "guard #available(iOS 17, *) else { return UITraitCollection(traitsFrom: collections) }\n",
        replacement: "",
        versions: [12, 13, 15],
        message: "'init(mutations:)' is only available in iOS 17 or newer"
      ),
      Mutant(
        file: "TreeAppearances",
        text: "setProminentButton(node, on: appearance)",
        replacement: "setButton(node, on: appearance.doneButtonAppearance)",
        versions: [26],
        message: "'doneButtonAppearance' was deprecated in iOS 26"
      ),
    ]

    /// Whether the compiler reports a mutant, on the first version where it does, and on the first where it doesn't; `nil` on others.
    private static func isShown(_ mutant: Mutant, on version: Int) -> Bool? {
      if version == mutant.versions.min() { return true }
      return version == versions.first { !mutant.versions.contains($0) } ? false : nil
    }

    @Test(
      "An API that a version doesn't have causes an error only on that version",
      arguments: versions.filter { version in
        mutants.contains { isShown($0, on: version) != nil }
      }
    )
    func mutantsAreFound(version: Int) async throws {
      // Mutants with the same result are checked together, because each check reads the whole runtime.
      for (isShown, module) in [true, false].flatMap({ shown in
        SimulatedRuntime.modules.map { (shown, $0) }
      }) {
        let mutants = Self.mutants.filter {
          $0.module == module && Self.isShown($0, on: version) == isShown
        }
        guard !mutants.isEmpty else { continue }
        let files = try mutants.reduce(Self.runtime(module)) { files, mutant in
          let mutated = files.map { name, text in
            let isMeant = name.hasSuffix("-\(mutant.file).swift")
            return (name, isMeant ? text.replacing(mutant.text, with: mutant.replacement) : text)
          }
          #expect(zip(files, mutated).count { $0.1 != $1.1 } == 1, "\(mutant)")
          return mutated
        }
        let run = try await IOSCompiler.check(files, iOS: version, .strict6, module: module)
        #expect((run.status != 0) == isShown, "\(mutants): \(run.output.prefix(2000))")
        for mutant in mutants where isShown {
          let isBlamed = run.output.split(separator: "\n").contains {
            $0.contains("-\(mutant.file).swift:") && $0.contains(": error: ")
          }
          #expect(
            isBlamed && run.output.contains(mutant.message),
            "\(mutant): \(run.output.prefix(2000))"
          )
        }
      }
    }

    @Test("The stand-in is as strict as UIKit's headers")
    func standInIsStrict() async throws {
      let uses = [
        ("_ = UIImage().capInsets?.top", "cannot use optional chaining"),
        ("UIDevice.current.userInterfaceIdiom = .pad", "is a get-only property"),
        ("_ = tabs.selectedViewController", "not marked with 'unsafe'"),
        ("_ = gesture.delegate?.gestureRecognizerShouldBegin(gesture)", "'@_spi' protection level"),
        ("UIView.animate(withDuration: 1, animations: {}, completion: { _ in })", "delay"),
        ("_ = UIBarButtonItem.Style.done", "deprecated in iOS 26"),
        ("_ = UINavigationItem.SearchBarPlacement.inline", "deprecated in iOS 26"),
      ].map { ("@MainActor \(Self.parameters) { \($0) }", $1) }
      let types = [
        "UIBarAppearance", "UIBarButtonItemAppearance", "UITabBarItemAppearance", "UIBarItem",
        "UIScene.ConnectionOptions", "UISceneSession",
      ].map {
        ("nonisolated func use() { _ = \($0)() }", "main actor-isolated initializer 'init()'")
      }
      // Each use has a separate file, so that its errors can be told from those of the others.
      let all = (uses + types).enumerated().map { (name: "Use\($0).swift", $1.0, message: $1.1) }
      let files = all.map {
        ($0.name, "import UIKit\n\n" + $0.1.replacing("func use", with: "private func use") + "\n")
      }
      let run = try await IOSCompiler.check(files, iOS: 26, .strict6)
      for use in all {
        let lines = run.output.split(separator: "\n").filter { $0.contains("/\(use.name):") }
        #expect(lines.contains { $0.contains(use.message) }, "\(use.1): \(run.output)")
      }
      #expect(run.status != 0)
    }

    @Test("The stand-in is no stricter than UIKit's headers")
    func standInIsNotTooStrict() async throws {
      let uses = """
        navigation.isNavigationBarHidden = true
        navigation.isToolbarHidden = false
        UITraitCollection.current = UITraitCollection(userInterfaceStyle: .dark)
        table.tableView = UITableView(frame: .zero)
        _ = UIBarButtonItem(title: nil, style: .plain, target: 1, action: nil)
        _ = UIFontDescriptor().addingAttributes()
        _ = unsafe tabs.selectedViewController
        """
      let run = try await Self.check(
        """
        @MainActor \(Self.parameters) {
        \(uses)
        }
        final class Keeper: NSObject, UIGestureRecognizerDelegate {
          func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
        }
        final class Delegate: NSObject, UIWindowSceneDelegate {}
        """
      )
      #expect(run.status == 0, "\(run.output)")
    }

    @Test("Every type that the stand-in shares with UIKit declares when it was introduced")
    func standInSaysVersions() throws {
      let declaration = /^(public|open) .*\b(class|struct|enum|protocol) (UI|NS)\w+/
      var types = 0
      for (name, text) in try IOSCompiler.standIn()
      where !["Observation", "Simulation"].contains(where: name.hasPrefix) {
        var attributes: [Substring] = []
        for line in text.split(separator: "\n") {
          if line.hasPrefix("@") { attributes.append(line) }
          if line.firstMatch(of: declaration) != nil, !line.contains("UIAppearanceProxies") {
            types += 1
            #expect(attributes.contains { $0.hasPrefix("@available(iOS") }, "\(name): \(line)")
          }
          if !line.hasPrefix("@") { attributes = [] }
        }
      }
      #expect(types > 80)
    }

    private static let parameters = """
      func use(
        tabs: UITabBarController,
        navigation: UINavigationController,
        table: UITableViewController,
        gesture: UIGestureRecognizer
      )
      """

    private static func check(_ code: String) async throws -> SwiftToolchain.Run {
      try await IOSCompiler.check([("App.swift", "import UIKit\n\n\(code)\n")], iOS: 26, .strict6)
    }

    private static func runtime(_ module: String) throws -> [(name: String, text: String)] {
      try SimulatedRuntime.sources(of: module).map { path, text in
        ("-" + path.replacing("/", with: "-"), text)
      }
    }
  }
#endif
