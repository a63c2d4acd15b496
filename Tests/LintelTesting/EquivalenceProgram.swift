package import LintelBackends
package import LintelLanguage
import LintelSchema

/// A program that puts the generated code of themes through contexts and prints what it finds.
///
/// It reads a line for each context from `contexts.txt`, and answers each with a line that begins with it.
package struct EquivalenceProgram {
  /// A theme and the contexts that the program visits, in order.
  package struct Visit {
    package let tree: AppearanceTree
    /// The generated code, of which the first file is named as the type.
    package let code: [SwiftFile]
    package let stops: [Stop]

    package init(tree: AppearanceTree, code: [SwiftFile], stops: [Stop]) {
      self.tree = tree
      self.code = code
      self.stops = stops
    }

    fileprivate var type: String {
      String(code[0].name.dropLast(".swift".count))
    }
  }

  /// A context and the traits in which its colors are looked at.
  package struct Stop: Sendable {
    package let context: ExpectedStyle.Context
    package let isDark: Bool
    package let isHighContrast: Bool

    /// Over a run of stops every kind of context meets each of the four appearances.
    package init(_ context: ExpectedStyle.Context, number: Int) {
      self.context = context
      let appearance = (number + number / 4) % 4
      isDark = appearance % 2 == 1
      isHighContrast = appearance > 1
    }
  }

  private let visits: [Visit]

  package init(_ visits: [Visit]) {
    self.visits = visits
  }

  /// The files of the program and of its input.
  package var files: [(name: String, text: String)] {
    let lines = visits.flatMap { visit in
      visit.stops.map { stop in Self.line(visit.type, stop) + "\n" }
    }
    return visits.flatMap { visit in
      visit.code.map { ($0.name, Self.simulatingVersions($0.text)) }
        + [
          ("Run\(visit.type).swift", Self.runner(visit)),
          ("\(visit.type).json", appearanceTreeJSON(visit.tree).text()),
        ]
    } + [
      ("SystemVersion.swift", Self.systemVersion), ("main.swift", main),
      ("contexts.txt", lines.joined()),
    ]
  }

  /// What a stop is called in the input and in the output.
  private static func line(_ type: String, _ stop: Stop) -> String {
    let context = stop.context
    return [
      type, context.brand, context.promos.joined(separator: "+"), context.screen,
      "\(context.ios.major)", "\(context.ios.minor)", "\(context.isPad)", "\(stop.isDark)",
      "\(stop.isHighContrast)",
    ].joined(separator: "\t")
  }

  /// Runs generated code on the system versions of the program's choice, since on Linux every version is there.
  static func simulatingVersions(_ code: String) -> String {
    code.replacing("#available(iOS ", with: "SystemVersion.isAtLeast(")
  }

  static let systemVersion = """
    @MainActor
    enum SystemVersion {
      static var current = (major: 0, minor: 0)

      /// A literal such as `16.4` has one digit behind its point at most.
      static func isAtLeast(_ version: Double, _ others: (Int, Int) -> Int = { $0 * $1 }) -> Bool {
        let major = Int(version)
        return current >= (major, Int(((version - Double(major)) * 10).rounded()))
      }
    }

    """

  private static func runner(_ visit: Visit) -> String {
    let (type, tree) = (visit.type, visit.tree)
    let colors = tree.parameters.map { parameter in
      "\(SwiftName.member(parameter.name)): ThemeColor.srgb(0x1234_56FF)"
    }
    let arguments =
      ["brand: brand"]
      + (tree.promos.isEmpty
        ? []
        : [
          "promos: Set(fields[2].split(separator: \"+\").compactMap { .init(rawValue: String($0)) })"
        ])
      + (colors.isEmpty ? [] : ["colors: \(type).Colors(\(colors.joined(separator: ", ")))"])
    let screens =
      tree.screens.isEmpty
      ? ""
      : """
        if let screen = \(type).Screen(rawValue: fields[3]) {
          \(type).apply(context, to: stage.viewController, screen: screen)
          return \(type).style(in: context, screen: screen)
        }

      """
    return """
      import LintelUIKit
      import ThemeRecording

      /// The same theme, read from its JSON tree.
      @MainActor
      let tree\(type) = readTree("\(type).json")

      @MainActor
      func run\(type)(_ fields: [String], on stage: Stage) -> ThemeStyle? {
        guard let brand = \(type).Brand(rawValue: fields[1]) else { return nil }
        let context = \(type).Context(\(arguments.joined(separator: ", ")))
      \(screens)
        \(type).apply(context, to: stage.navigationController)
        \(type).apply(context, to: stage.tabBarController)
        \(type).apply(context, to: stage.window)
        let style = \(type).style(in: context)
        style.settings.apply(to: stage.viewController)
        style.settings.applyVisibility(to: stage.navigationController, animated: false)
        return style
      }

      """
  }

  private var main: String {
    let cases = visits.map { "  case \"\($0.type)\": run\($0.type)(fields, on: stage)\n" }
    let trees = visits.map { "  case \"\($0.type)\": tree\($0.type)\n" }
    return """
      import Foundation
      import LintelUIKit
      import ThemeRecording
      import UIKit

      func readTree(_ file: String) -> TreeTheme? {
        FileManager.default.contents(atPath: file).flatMap { try? TreeTheme($0) }
      }

      /// Applies what a tree says, in the way in which the generated code does it.
      @MainActor
      func run(_ tree: TreeTheme, _ fields: [String], on stage: Stage) -> ThemeStyle {
        var context = TreeTheme.Context(brand: fields[1])
        context.promos = Set(fields[2].split(separator: "+").map(String.init))
        for name in tree.parameters { context.colors[name] = ThemeColor.srgb(0x1234_56FF) }
        let style = tree.style(in: context, screen: fields[3].isEmpty ? nil : fields[3])
        if !fields[3].isEmpty {
          style.apply(to: stage.viewController)
        } else {
          style.apply(to: stage.navigationController)
          style.apply(to: stage.tabBarController)
          style.apply(to: stage.window)
          style.settings.apply(to: stage.viewController)
          style.settings.applyVisibility(to: stage.navigationController, animated: false)
        }
        return style
      }

      var stage = Stage()
      var treeStage = Stage()
      var theme = ""
      for line in try String(contentsOfFile: "contexts.txt", encoding: .utf8).split(separator: "\\n") {
        let fields = line.split(separator: "\\t", omittingEmptySubsequences: false).map(String.init)
        // What was applied before stays, as in an app that runs, but for another theme's.
        if fields[0] != theme { (stage, treeStage) = (Stage(), Stage()) }
        theme = fields[0]
        SystemVersion.current = (Int(fields[4]) ?? 0, Int(fields[5]) ?? 0)
        Simulation.systemVersion = SystemVersion.current.major * 10 + SystemVersion.current.minor
        UIDevice.current.userInterfaceIdiom = fields[6] == "true" ? .pad : .phone
        let style: ThemeStyle? = switch theme {
      \(cases.joined())  default: nil
        }
        let tree: TreeTheme? = switch theme {
      \(trees.joined())  default: nil
        }
        guard let style, let tree else { continue }
        func record(_ style: ThemeStyle, _ stage: Stage) -> String {
          stage.record(
            style,
            isScreen: !fields[3].isEmpty,
            isDark: fields[7] == "true",
            isHighContrast: fields[8] == "true"
          ).text
        }
        let own = record(style, stage)
        let other = record(run(tree, fields, on: treeStage), treeStage)
        // In JSON, UIKit's clear and the literal are one.
        func compared(_ text: String) -> String {
          text.replacing(#"{"system":"clear"}"#, with: ##""#00000000""##)
        }
        let isEqual = compared(own) == compared(other)
        print(line, isEqual ? "equal" : compared(other), own, separator: "\\t")
      }

      """
  }
}
