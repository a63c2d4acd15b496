import LintelAppearance
import LintelDiagnostics
import LintelSchema
import LintelTesting
import LintelTheme

/// Writes the code of an app that sets by hand the values that a theme results in.
struct AppWriter {
  /// The resolved contexts for one brand on one kind of device.
  struct Variant {
    let brand: String?
    let isPad: Bool
    var isSummer = false
    /// The mode's value, or `nil` for a theme without modes.
    var mode: String?
    /// The context of each screen's class, and under `nil` that of the app as a whole.
    let contexts: [String?: ResolvedContext]
  }

  private let variants: [Variant]
  private let conditions: AppConditions
  private let usesStoryboard: Bool
  private var random: SeededGenerator
  private var values: SwiftValues
  private var helpers: [String] = []
  private var count = 0
  private var storyboard = Storyboard()

  /// Creates a writer, whose seed determines how everything is spelled; an app with one brand, or without modes, has none of these.
  init(_ variants: [Variant], brands: [String], modes: [String] = [], seed: UInt64) {
    self.variants = variants
    random = SeededGenerator(seed: seed)
    values = SwiftValues(seed: seed &+ 1)
    conditions = AppConditions(
      brands: brands,
      modes: modes,
      hasPromo: variants.contains { $0.isSummer },
      hasPad: variants.contains { $0.isPad },
      &random
    )
    usesStoryboard = Int.random(in: 0..<4, using: &random) == 0
  }

  private mutating func die(_ sides: Int) -> Int { Int.random(in: 0..<sides, using: &random) }

  mutating func files() -> [SourceFile] {
    var classes: [String] = []
    if let context = variants.first?.contexts {
      for screen in context.keys.compactMap(\.self).sorted() { classes.append(screenClass(screen)) }
    }
    let app = appClass()
    var code = conditions.declarations
    // Adopting moves declarations that all screens of an app share to the top level.
    classes.append("final class AboutViewController: UIViewController {}")
    code += ([app] + classes).joined(separator: "\n\n")
    let scenes = SourceFile(path: "Main.storyboard", bytes: Array(storyboard.text.utf8))
    return (storyboard.isEmpty ? [] : [scenes]) + [
      SourceFile(path: "Values.swift", bytes: Array(values.declarations.utf8)),
      SourceFile(path: "App.swift", bytes: Array("import UIKit\n\n\(code)\n".utf8)),
      Self.asset("Ink", "colorset"), Self.asset("Paper", "colorset"),
      Self.asset("waves", "imageset"), Self.asset("paper", "imageset"),
    ]
  }

  private static func asset(_ name: String, _ type: String) -> SourceFile {
    let color =
      "{\"colors\":[{\"idiom\":\"universal\",\"color\":{\"color-space\":\"srgb\",\"components\":{\"red\":\"0.1\",\"green\":\"0.2\",\"blue\":\"0.3\",\"alpha\":\"1\"}}}]}"
    return SourceFile(
      path: "Assets.xcassets/\(name).\(type)/Contents.json",
      bytes: Array((type == "colorset" ? color : "{\"images\":[]}").utf8)
    )
  }

  // MARK: Conditions

  /// Code for each variant, under the conditions that distinguish them.
  private func branching(_ bodies: [String]) -> String {
    conditions.branching(zip(variants, bodies).map { (variant: $0, body: $1) })
  }

  /// The value that all variants share, or `nil` if they differ.
  private func common<Content: Equatable>(_ content: (Variant) -> Content?) -> Content? {
    let all = variants.map(content)
    return all.allSatisfy { $0 == all[0] } ? all.first ?? nil : nil
  }

  // MARK: Storyboard

  /// The bars of a container that the storyboard styles.
  private mutating func designed(_ bars: [BarKind], _ kind: String, _ type: String) -> Set<BarKind>
  {
    guard usesStoryboard else { return [] }
    var elements: [String] = []
    var result: Set<BarKind> = []
    for bar in bars {
      guard
        let own = common({ variant in
          variant.contexts[nil]?.bars.first { $0.kind == bar }
        })
      else { continue }
      result.insert(bar)
      let (attributes, children) = Self.parts(own.values.map { ($0.leaf, $0.value) })
      elements.append(
        Storyboard.element(
          bar.rawValue,
          ["contentMode=\"scaleToFill\""] + attributes,
          children + (Self.objects(own.slots, bar) ?? [])
        )
      )
    }
    if !elements.isEmpty { storyboard.add(kind, type, [], elements) }
    return result
  }

  private static func parts(
    _ values: [(LeafID, ResolvedValue)]
  ) -> (attributes: [String], children: [String]) {
    var result: (attributes: [String], children: [String]) = ([], [])
    for (leaf, value) in values {
      switch StoryboardText.part(Schema.standard[leaf], value) {
      case .attribute(let text)?: result.attributes.append(text)
      case .element(let text)?: result.children.append(text)
      case nil: continue
      }
    }
    return result
  }

  /// The elements of all objects, or `nil` if Interface Builder can't create one of them.
  private static func objects(
    _ slots: [AppearanceSlot: Appearance?],
    _ bar: BarKind
  ) -> [String]? {
    var result: [String] = []
    for slot in bar.slots {
      guard let object = slots[slot] ?? nil else { continue }
      guard let text = StoryboardText.appearance(object, slot) else { return nil }
      result.append(text)
    }
    return result
  }

  // MARK: Classes

  private mutating func appClass() -> String {
    let usesProxies = die(2) == 0
    let target: (BarKind) -> String = { bar in
      switch (usesProxies, bar) {
      case (true, _): "\(bar.uikitClass).appearance()"
      case (false, .navigationBar): "navigationBar"
      case (false, .toolbar): "toolbar!"
      case (false, .tabBar): "tabBar"
      }
    }
    func bodies(
      _ bars: [BarKind],
      without designed: Set<BarKind>,
      _ writer: inout AppWriter
    ) -> String {
      let start = writer
      var bodies: [String] = []
      for variant in writer.variants {
        // Each variant has the same spelling, so that equal code is written once.
        (writer.random, writer.count) = (start.random, start.count)
        writer.values.position = start.values.position
        let context = variant.contexts[nil] ?? nil
        bodies.append(
          bars.map { bar in
            writer.bar(
              context?.bars.first { $0.kind == bar },
              of: bar,
              on: target(bar),
              over: nil,
              isScreen: false,
              isDesigned: designed.contains(bar)
            )
          }.filter { !$0.isEmpty }.joined(separator: "\n")
        )
      }
      return writer.branching(bodies)
    }
    if usesProxies {
      let body = bodies(BarKind.allCases, without: [], &self)
      return """
        final class AppDelegate: UIResponder {
          func application() {
        \(body)
          }
        \(takeHelpers())
        }
        """
    }
    let bars = designed(
      [.navigationBar, .toolbar],
      "navigationController",
      "MainNavigationController"
    )
    let navigation = bodies([.navigationBar, .toolbar], without: bars, &self)
    let first = takeHelpers()
    let tabBar = designed([.tabBar], "tabBarController", "MainTabBarController")
    let tabs = bodies([.tabBar], without: tabBar, &self)
    return """
      final class MainNavigationController: UINavigationController {
        override func viewDidLoad() {
          super.viewDidLoad()
      \(navigation)
        }
      \(first)
      }

      final class MainTabBarController: UITabBarController {
        override func viewDidLoad() {
          super.viewDidLoad()
      \(tabs)
        }
      \(takeHelpers())
      }
      """
  }

  private mutating func takeHelpers() -> String {
    defer { helpers = [] }
    var seen: Set<String> = []
    return helpers.filter { seen.insert($0).inserted }.joined(separator: "\n")
  }

  private mutating func screenClass(_ name: String) -> String {
    var bodies: [String] = []
    var styles: [String] = []
    let start = (random, count, values.position)
    let isDesigned = designScreen(name)
    for variant in variants {
      (random, count, values.position) = start
      guard let own = variant.contexts[name], let shared = variant.contexts[nil] else { continue }
      var lines: [String] = []
      for value in own.settings where !shared.settings.contains(value) {
        let leaf = Schema.standard[value.leaf]
        if isDesigned, StoryboardText.part(leaf, value.value) != nil { continue }
        let text = values.text(value.value, leaf.property)
        let property = leaf.uikitPath.joined(separator: ".")
        switch property {
        case "preferredStatusBarStyle": styles.append(text)
        case _ where leaf.property.destination == .navigationItem:
          lines.append("navigationItem.\(property) = \(text)")
        case _: lines.append("\(property) = \(text)")
        }
      }
      let kind = BarKind.navigationBar
      lines.append(
        bar(
          own.bars.first { $0.kind == kind },
          of: kind,
          on: "navigationController?.navigationBar",
          over: shared.bars.first { $0.kind == kind },
          isScreen: true,
          isDesigned: isDesigned
        )
      )
      bodies.append(lines.filter { !$0.isEmpty }.joined(separator: "\n"))
    }
    let style = styles.first.map {
      "override var preferredStatusBarStyle: UIStatusBarStyle { \($0) }"
    }
    return """
      final class \(name): UIViewController {
        \(style ?? "")
        override func viewDidLoad() {
          super.viewDidLoad()
      \(branching(bodies))
        }
      \(takeHelpers())
      }
      """
  }

  /// Adds a screen's scene, and returns whether it did: the screen must be the same in all variants, and have values.
  private mutating func designScreen(_ name: String) -> Bool {
    guard usesStoryboard, let own = common({ $0.contexts[name] }),
      let shared = common({ $0.contexts[nil] })
    else { return false }
    let values = own.settings.filter { !shared.settings.contains($0) }
      .map { ($0.leaf, $0.value) }
    let (items, rest) = (
      values.filter { Schema.standard[$0.0].property.destination == .navigationItem },
      values.filter { Schema.standard[$0.0].property.destination != .navigationItem }
    )
    let bars = [own, shared].map { $0.bars.first { $0.kind == .navigationBar } }
    let isOwn = bars[0]?.slots != bars[1]?.slots
    let objects = isOwn ? Self.objects(bars[0]?.slots ?? [:], .navigationBar) ?? [] : []
    let item = Storyboard.element("navigationItem", Self.parts(items).attributes, objects)
    storyboard.add("viewController", name, Self.parts(rest).attributes, [item])
    return true
  }

  // MARK: Bars

  /// The statements that style a bar of type `kind`, unless `shared` has the values without them, or the storyboard sets them.
  private mutating func bar(
    _ bar: ResolvedContext.ResolvedBar?,
    of kind: BarKind,
    on target: String,
    over shared: ResolvedContext.ResolvedBar?,
    isScreen: Bool,
    isDesigned: Bool
  ) -> String {
    guard let bar else { return "" }
    var lines: [String] = []
    for value in bar.values where !(shared?.values.contains(value) ?? false) {
      let leaf = Schema.standard[value.leaf]
      // The scene of a screen doesn't contain its bar.
      if isDesigned, !isScreen, StoryboardText.part(leaf, value.value) != nil { continue }
      lines.append(
        "\(target).\(leaf.uikitPath.joined(separator: ".")) = \(values.text(value.value, leaf.property))"
      )
    }
    guard bar.slots != shared?.slots,
      !isDesigned || Self.objects(bar.slots, kind) == nil
    else { return lines.joined(separator: "\n") }
    var names: [Appearance: String] = [:]
    let isItem = shared != nil
    for slot in kind.slots {
      guard let object = bar.slots[slot] ?? nil else { continue }
      if names[object] == nil {
        let (name, code) = make(object)
        names[object] = name
        lines.append(code)
      }
      let target = isItem ? "navigationItem" : target
      lines.append("\(target).\(slot.uikitName) = \(names[object] ?? "nil")")
    }
    return lines.joined(separator: "\n")
  }

  /// The code that creates an object, and the name of its constant.
  private mutating func make(_ object: Appearance) -> (name: String, code: String) {
    count += 1
    let name = "look\(count)"
    let type = object.bar.appearanceClass
    let lines = configuration(of: object)
    func body(_ receiver: String) -> String {
      lines.map { $0.replacing("§", with: receiver) }.joined(separator: "\n")
    }
    switch die(4) {
    case 0:
      return (
        name,
        "let \(name): \(type) = {\nlet made = \(type)()\n\(body("made"))\nreturn made\n}()"
      )
    case 1:
      let hash = "make\(helpers.count + 1)\(name)"
      helpers.append(
        "private func \(hash)() -> \(type) {\nlet made = \(type)()\n\(body("made"))\nreturn made\n}"
      )
      return (name, "let \(name) = \(hash)()")
    case 2:
      let hash = "style\(helpers.count + 1)\(name)"
      helpers.append("private func \(hash)(_ given: \(type)) {\n\(body("given"))\n}")
      return (name, "let \(name) = \(type)()\n\(hash)(\(name))")
    case _: return (name, "let \(name) = \(type)()\n\(body(name))")
    }
  }

  /// The statements that configure an object, with `§` instead of its name.
  private mutating func configuration(of object: Appearance) -> [String] {
    let call = object.configure.prefix(1).uppercased() + object.configure.dropFirst()
    var lines = ["§.configureWith\(call)()"]
    var attributes: [String: [(key: [String], value: String)]] = [:]
    var order: [String] = []
    for value in object.values {
      let text = values.text(value.value, Schema.standard[value.leaf].property)
      guard let at = value.path.firstIndex(where: { $0.hasSuffix("TextAttributes") }) else {
        lines.append("§.\(value.path.joined(separator: ".")) = \(text)")
        continue
      }
      let path = value.path[...at].joined(separator: ".")
      if attributes[path] == nil { order.append(path) }
      attributes[path, default: []].append((Array(value.path[(at + 1)...]), text))
    }
    for path in order { lines += textAttributes(path, attributes[path] ?? []) }
    return lines
  }

  private mutating func textAttributes(
    _ path: String,
    _ entries: [(key: [String], value: String)]
  ) -> [String] {
    var lines: [String] = []
    var plain: [(String, String)] = []
    for (key, type) in [("shadow", "NSShadow"), ("paragraphStyle", "NSMutableParagraphStyle")] {
      let parts = entries.filter { $0.key.count > 1 && $0.key[0] == key }
      guard !parts.isEmpty else { continue }
      count += 1
      let name = "\(key)\(count)"
      lines.append("let \(name) = \(type)()")
      for part in parts {
        let value = part.value.replacing("UIOffset(horizontal:", with: "CGSize(width:")
          .replacing("vertical:", with: "height:")
        lines.append("\(name).\(part.key[1]) = \(value)")
      }
      plain.append((key, name))
    }
    plain += entries.filter { $0.key.count == 1 }.map { ($0.key[0], $0.value) }
    if die(3) == 0 {
      return lines + plain.map { "§.\(path)[.\($0)] = \($1)" }
    }
    let pairs = plain.map { ".\($0): \($1)" }.joined(separator: ", ")
    return lines + ["§.\(path) = [\(pairs)]"]
  }
}
