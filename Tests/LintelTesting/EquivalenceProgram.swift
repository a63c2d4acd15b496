import LintelAppearance
package import LintelBackends
import LintelSchema
import LintelTheme

/// A program that takes the generated code of themes through contexts, does the same with their JSON trees, and prints the results.
///
/// It reads a line for each context from `contexts.txt`, and answers each with a line. `#available` asks the stand-in for UIKit. Because
/// a process has one version of the system as long as it runs, the program runs itself once for each version.
package struct EquivalenceProgram {
  /// A theme and the contexts that the program visits, in order.
  package struct Visit {
    /// The tree with the expected values.
    package let tree: AppearanceTree
    package let json: JSONValue
    /// The generated code, whose first file has the name of the type.
    package let code: [SwiftFile]
    package let stops: [Stop]

    package init(
      tree: AppearanceTree,
      json: JSONValue,
      code: [SwiftFile],
      stops: [Stop]
    ) {
      self.tree = tree
      self.json = json
      self.code = code
      self.stops = stops
    }

    fileprivate var type: String {
      String(code[0].name.dropLast(".swift".count))
    }
  }

  /// The resolved context that all contexts with the same declarations share.
  package final class Resolution: Sendable {
    let context: ResolvedContext

    init(_ context: ResolvedContext) {
      self.context = context
    }
  }

  /// A context, and the independently resolved values to compare with.
  package struct Stop: Sendable {
    package let context: ExpectedStyle.Context
    /// `nil` to compare with the tree only.
    let resolved: Resolution?

    package init(_ context: ExpectedStyle.Context, resolved: Resolution? = nil) {
      self.context = context
      self.resolved = resolved
    }
  }

  private let visits: [Visit]

  package init(_ visits: [Visit]) {
    self.visits = visits
  }

  package var files: [(name: String, text: String)] {
    var types: Set<String> = []
    let code = visits.filter { types.insert($0.type).inserted }.flatMap { visit in
      visit.code.map { ($0.name, SimulatedVersions.copy(of: $0.text)) }
        + [("Run\(visit.type).swift", Self.runner(visit))]
    }
    let trees = visits.enumerated().map { index, visit in
      ("\(index).json", visit.json.text(.compact))
    }
    let lines = visits.enumerated().flatMap { index, visit in
      visit.stops.map { Self.line(index, $0.context) + "\n" }
    }
    return code + trees + [("main.swift", main), ("contexts.txt", lines.joined())]
  }

  private static func line(_ index: Int, _ context: ExpectedStyle.Context) -> String {
    [
      "\(index)", context.brand, context.promos.joined(separator: "+"), context.screen,
      "\(context.ios.major * 10 + context.ios.minor)", "\(context.device.rawValue)",
    ].joined(separator: "\t")
  }

  private static func runner(_ visit: Visit) -> String {
    let (type, tree) = (visit.type, visit.tree)
    let colors = tree.parameters.map { parameter in
      "\(SwiftName.member(parameter.name)): ThemeColor.srgb(0x1234_56FF)"
    }
    let arguments =
      ["brand: brand"]
      + (tree.promos.isEmpty
        ? [] : ["promos: Set(place.promos.compactMap { \(type).Promo(rawValue: $0) })"])
      + tree.modes.map { mode in
        let (name, first) = (SwiftName.flatMember(mode.name), SwiftName.flatMember(mode.values[0]))
        return
          "\(name): place.value(of: \"\(mode.name)\").flatMap { .init(rawValue: $0) } ?? .\(first)"
      }
      + (colors.isEmpty
        ? [] : ["colors: \(type).SuppliedColors(\(colors.joined(separator: ", ")))"])
    let screens =
      tree.screens.isEmpty
      ? ""
      : """
        if let screen = place.screen.flatMap({ \(type).Screen(rawValue: $0) }) {
          \(type).apply(context, to: stage.viewController, screen: screen)
          return \(type).style(in: context, screen: screen)
        }

      """
    return """
      @_spi(Generated) import LintelUIKit
      import ThemeRecording

      @MainActor
      func pushes\(type)(_ place: Place) -> [Push] {
      \(pushes(visit, "\(type).Context(\(arguments.joined(separator: ", ")))"))}

      @MainActor
      func run\(type)(_ place: Place, on stage: Stage) -> ThemeStyle? {
        guard let brand = \(type).Brand(rawValue: place.brand) else { return nil }
        let context = \(type).Context(\(arguments.joined(separator: ", ")))
        if place.isNew {
          \(type).apply(context, to: stage.navigationController)
          \(type).apply(context, to: stage.tabBarController)
          \(type).apply(context, to: stage.window)
        }
      \(screens)
        let style = \(type).style(in: context)
        style.settings.apply(to: stage.viewController)
        style.settings.applyVisibility(to: stage.navigationController, animated: false)
        return style
      }

      """
  }

  /// The body of a function that returns how the bars change on the pushes that a theme lists.
  private static func pushes(_ visit: Visit, _ context: String) -> String {
    let (type, tree) = (visit.type, visit.tree)
    // A screen that some brands don't have isn't part of any push here.
    let everywhere = Set(tree.screens.filter { $0.brands == nil }.map(\.name))
    let pushes = Set(tree.transitions.map { [$0.from, $0.to] })
      .filter { $0.allSatisfy(everywhere.contains) }.sorted { $0.lexicographicallyPrecedes($1) }
      .map { ".init(from: .\(SwiftName.flatMember($0[0])), to: .\(SwiftName.flatMember($0[1])))" }
    guard !pushes.isEmpty else { return "  []\n" }
    return """
        struct Screens { let from: \(type).Screen, to: \(type).Screen }
        guard let brand = \(type).Brand(rawValue: place.brand) else { return [] }
        let context = \(context)
        let pushes: [Screens] = [\(pushes.joined(separator: ", "))]
        return pushes.map {
          let scheme = \(type).transition(from: $0.from, to: $0.to, in: context)
          return Push(from: $0.from.rawValue, to: $0.to.rawValue, scheme: scheme)
        }

      """
  }

  private var main: String {
    let runs = visits.enumerated().map { index, visit in
      "  (run\(visit.type), pushes\(visit.type), try readTree(\(index))),\n"
    }
    return """
      import Foundation
      import LintelTree
      @_spi(Generated) import LintelUIKit
      import ThemeRecording
      import UIKit

      struct Place {
        let brand: String
        let promos: [String]
        let screen: String?
        /// Whether the bars themselves have to be styled, as an app does when the context changes.
        let isNew: Bool

        /// What a mode has, by `mode=value`.
        func value(of mode: String) -> String? {
          promos.first { $0.hasPrefix("\\(mode)=") }.map { String($0.dropFirst(mode.count + 1)) }
        }
      }

      struct Push {
        let from: String
        let to: String
        let scheme: TransitionScheme?
      }

      func readTree(_ index: Int) throws -> TreeTheme {
        try TreeTheme(Data(contentsOf: URL(filePath: "\\(index).json")))
      }

      @MainActor
      func treeContext(_ tree: TreeTheme, _ place: Place) -> TreeTheme.Context {
        var context = TreeTheme.Context(brand: place.brand)
        context.promos = Set(place.promos.filter { !$0.contains("=") })
        for mode in tree.modes.keys { context.modes[mode] = place.value(of: mode) }
        for name in tree.parameters { context.colors[name] = ThemeColor.srgb(0x1234_56FF) }
        return context
      }

      /// Applies what a tree says, in the way in which the generated code does it.
      @MainActor
      func run(_ tree: TreeTheme, _ place: Place, on stage: Stage) -> ThemeStyle {
        let context = treeContext(tree, place)
        if place.isNew {
          let style = tree.style(in: context)
          style.apply(to: stage.navigationController)
          style.apply(to: stage.tabBarController)
          style.apply(to: stage.window)
        }
        let style = tree.style(in: context, screen: place.screen)
        if place.screen != nil {
          style.apply(to: stage.viewController)
        } else {
          style.settings.apply(to: stage.viewController)
          style.settings.applyVisibility(to: stage.navigationController, animated: false)
        }
        return style
      }

      let lines = try String(contentsOfFile: "contexts.txt", encoding: .utf8).split(separator: "\\n")
        .map { $0.split(separator: "\\t", omittingEmptySubsequences: false).map(String.init) }
      guard CommandLine.arguments.count > 1, let version = Int(CommandLine.arguments[1]) else {
        let versions = Set(lines.map { $0[4] }).sorted()
        var waiting = versions[...]
        var running: [Process] = []
        while !waiting.isEmpty || !running.isEmpty {
          if running.count < 2, let version = waiting.popFirst() {
            let process = Process()
            process.executableURL = URL(filePath: CommandLine.arguments[0])
            process.arguments = [version]
            try Data().write(to: URL(filePath: version))
            process.standardOutput = try FileHandle(forWritingTo: URL(filePath: version))
            try process.run()
            running.append(process)
          } else {
            let process = running.removeFirst()
            process.waitUntilExit()
            guard process.terminationStatus == 0 else { exit(1) }
          }
        }
        for version in versions {
          try FileHandle.standardOutput.write(contentsOf: Data(contentsOf: URL(filePath: version)))
        }
        exit(0)
      }
      typealias Run = @MainActor (Place, Stage) -> ThemeStyle?
      let visits: [(Run, @MainActor (Place) -> [Push], TreeTheme)] = [
      \(runs.joined())]
      Simulation.systemVersion = version
      let pool = RecordPool(prefix: "\\(version).")
      var (stage, treeStage) = (Stage(pool), Stage(pool))
      var (theme, context) = (-1, [String]())
      for (index, fields) in lines.enumerated() where fields[4] == "\\(version)" {
        let before = (theme, context)
        theme = Int(fields[0]) ?? 0
        context = [fields[1], fields[2], fields[5]]
        // What was applied before stays, as in an app that runs, but for another theme's.
        let isOther = theme != before.0
        if isOther { (stage, treeStage) = (Stage(pool), Stage(pool)) }
        Simulation.simulate(device: Int(fields[5]) ?? 0)
        for stage in [stage, treeStage] { stage.takeCurrentTraits() }
        let place = Place(
          brand: fields[1],
          promos: fields[2].split(separator: "+").map(String.init),
          screen: fields[3].isEmpty ? nil : fields[3],
          isNew: isOther || context != before.1 || fields[3].isEmpty
        )
        guard let style = visits[theme].0(place, stage) else { continue }
        let treeStyle = run(visits[theme].2, place, on: treeStage)
        let own = stage.record(style, isScreen: place.screen != nil)
        let other = treeStage.record(treeStyle, isScreen: place.screen != nil)
        for line in pool.takeFresh() { print(line) }
        var faults = Simulation.misuses.map { "\\($0)" }
        // The scheme of a push depends on the context alone.
        let pushes = place.isNew ? visits[theme].1(place) : []
        let tree = visits[theme].2
        for push in pushes {
          let scheme = tree.transition(from: push.from, to: push.to, in: treeContext(tree, place))
          if push.scheme != scheme { faults.append("\\(push) has \\(scheme as Any) in the tree") }
        }
        Simulation.forgetMisuses()
        print("=", index, own.text, own == other ? "" : other.text, faults.joined(separator: ", "), pushes.count, separator: "\\t")
      }

      """
  }
}
