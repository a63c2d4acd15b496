#if os(Linux)
  import LintelAppearance
  package import LintelBackends
  import LintelSchema
  import LintelTheme

  /// A program that styles bars with generated code on systems before iOS 13, compiled with the sources of the runtime library, does the
  /// same with the JSON tree, and prints the values of UIKit's older properties.
  package struct LegacyProgram {
    private let tree: AppearanceTree
    private let json: JSONValue
    private let code: [SwiftFile]
    private let stops: [ExpectedStyle.Context]

    /// Creates a program from code for use without the package; the first file has the name of the type.
    package init(
      _ tree: AppearanceTree,
      json: JSONValue,
      code: [SwiftFile],
      stops: [ExpectedStyle.Context]
    ) {
      self.tree = tree
      self.json = json
      self.code = code
      self.stops = stops
    }

    private var type: String {
      String(code[0].name.dropLast(".swift".count))
    }

    package var files: [(name: String, text: String)] {
      let own = code + [runtimeFile(isPublic: false, readsTrees: true)]
      let lines = stops.map { stop in
        [
          stop.brand, stop.promos.joined(separator: "+"), stop.screen, "\(stop.ios.major)",
          "\(stop.ios.minor)", "\(stop.device.rawValue)",
        ].joined(separator: "\t") + "\n"
      }
      return own.map { ($0.name, SimulatedVersions.copy(of: $0.text)) } + [
        ("main.swift", main), ("contexts.txt", lines.joined()),
        ("tree.json", json.text(.compact)),
      ]
    }

    private var main: String {
      let colors = tree.parameters.map { parameter in
        "\(SwiftName.member(parameter.name)): ThemeColor.srgb(0x1234_56FF)"
      }
      let promos =
        "Set(fields[1].split(separator: \"+\").compactMap { .init(rawValue: String($0)) })"
      let arguments =
        ["brand: brand"] + (tree.promos.isEmpty ? [] : ["promos: \(promos)"])
        + tree.modes.map { mode in
          let name = SwiftName.flatMember(mode.name)
          let first = SwiftName.flatMember(mode.values[0])
          return
            "\(name): value(of: \"\(mode.name)\", fields).flatMap { .init(rawValue: $0) } ?? .\(first)"
        }
        + (colors.isEmpty ? [] : ["colors: .init(\(colors.joined(separator: ", ")))"])
      let screen =
        tree.screens.isEmpty
        ? ""
        : """
          if let screen = \(type).Screen(rawValue: fields[2]) {
            stage.viewController.apply\(type)(context, screen: screen)
            return
          }

        """
      return """
        import Foundation
        import ThemeRecording
        import UIKit

        // What was applied before stays, as in an app that runs.
        let (stage, treeStage) = (Stage(RecordPool()), Stage(RecordPool()))
        stage.addButtons()
        treeStage.addButtons()
        let tree = try TreeTheme(Data(contentsOf: URL(filePath: "tree.json")))

        /// What a mode has, by `mode=value`.
        func value(of mode: String, _ fields: [String]) -> String? {
          fields[1].split(separator: "+").first { $0.hasPrefix("\\(mode)=") }
            .map { String($0.dropFirst(mode.count + 1)) }
        }

        @MainActor
        func apply(_ fields: [String]) {
          guard let brand = \(type).Brand(rawValue: fields[0]) else { return }
          let context = \(type).Context(\(arguments.joined(separator: ", ")))
        \(screen)  stage.navigationController.apply\(type)(context)
          stage.tabBarController.apply\(type)(context)
          stage.window.apply\(type)(context)
        }

        @MainActor
        func applyTree(_ fields: [String]) {
          var context = TreeTheme.Context(brand: fields[0])
          let names = fields[1].split(separator: "+").map(String.init)
          context.promos = Set(names.filter { !$0.contains("=") })
          for mode in tree.modes.keys { context.modes[mode] = value(of: mode, fields) }
          for name in tree.parameters { context.colors[name] = ThemeColor.srgb(0x1234_56FF) }
          if !fields[2].isEmpty {
            treeStage.viewController.applyTheme(tree, in: context, screen: fields[2])
            return
          }
          treeStage.navigationController.applyTheme(tree, in: context)
          treeStage.tabBarController.applyTheme(tree, in: context)
          treeStage.window.applyTheme(tree, in: context)
        }

        for line in try String(contentsOfFile: "contexts.txt", encoding: .utf8).split(separator: "\\n") {
          let fields = line.split(separator: "\\t", omittingEmptySubsequences: false).map(String.init)
          Simulation.systemVersion = (Int(fields[3]) ?? 0) * 10 + (Int(fields[4]) ?? 0)
          Simulation.simulate(device: Int(fields[5]) ?? 0)
          for stage in [stage, treeStage] { stage.takeCurrentTraits() }
          apply(fields)
          applyTree(fields)
          // Colors were the same in light and dark.
          let (own, other) = (stage.recordLegacy(isDark: true), treeStage.recordLegacy(isDark: true))
          print(own.text, own == other ? "" : other.text, separator: "\\t")
        }
        // Such as an appearance object that the system does not have.
        for misuse in Simulation.misuses { print(misuse) }

        """
    }

    /// Builds and runs the program, and returns how its results differ from the `legacy` nodes of the tree's JSON, in words.
    package func differences() throws -> [String] {
      let run = try SwiftToolchain.execute(files)
      guard run.status == 0 else { return ["\(run.output.prefix(4000))"] }
      let lines = run.output.split(separator: "\n")
      guard lines.count == stops.count else {
        return ["\(stops.count) contexts, but \(lines.count) lines: \(lines.suffix(3))"]
      }
      // The legacy nodes are made of the values for newer systems.
      let reduced = ExpectedStyle.Reduced(tree, to: tree.newestIOS)
      for (stop, line) in zip(stops, lines) {
        guard let expected = ExpectedStyle(reduced, in: stop) else { return ["no entry: \(stop)"] }
        let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        let found = RecordReader.value(of: parts[0])
        // Code and tree call setters in different orders.
        if parts.count != 2 || !parts[1].isEmpty,
          found.inOrder != RecordReader.value(of: parts.last ?? "").inOrder
        {
          return ["\(stop): Swift and the tree differ", String(line)]
        }
        var comparison = RecordComparison(version: stop.ios)
        for kind in BarKind.allCases {
          compare(
            expected.legacy[kind] ?? .object([]),
            found[kind.rawValue] ?? .null,
            at: kind.rawValue,
            &comparison
          )
        }
        compareSettings(expected.settings, found["settings"] ?? .null, stop, &comparison)
        if !comparison.differences.isEmpty {
          return comparison.differences.prefix(6).map { "\(stop): \($0)" }
        }
      }
      return []
    }

    /// Compares values, with UIKit's defaults for everything undeclared.
    private func compare(
      _ expected: JSONValue,
      _ found: JSONValue,
      at path: String,
      _ comparison: inout RecordComparison
    ) {
      // Older systems use the light color in both appearances.
      comparison.compare(
        expected.seen(in: "light").withoutDefaults() ?? .object([]),
        found.withoutDefaults() ?? .object([]),
        at: path
      )
    }

    private func compareSettings(
      _ expected: [String: JSONValue],
      _ found: JSONValue,
      _ stop: ExpectedStyle.Context,
      _ comparison: inout RecordComparison
    ) {
      guard case .object(let members) = found else { return }
      let own = members.filter { member in
        // Outside of screens, only the window is styled. A screen has settings that older systems don't have.
        stop.screen.isEmpty ? member.key == "tintColor" : true
      }
      var wanted = own.compactMap { member in
        expected[member.key].map { JSONMember(member.key, $0) }
      }
      if let index = wanted.firstIndex(where: { $0.value == "inline" }) {
        wanted[index] = JSONMember("largeTitleDisplayMode", "automatic")
      }
      compare(.object(wanted), .object(own), at: "settings", &comparison)
    }
  }

  extension JSONValue {
    /// The value with the members of every object sorted by name.
    fileprivate var inOrder: JSONValue {
      switch self {
      case .object(let members):
        .object(
          members.map { JSONMember($0.key, $0.value.inOrder) }.sorted { $0.key < $1.key }
        )
      case .array(let elements): .array(elements.map(\.inOrder))
      case .null, .boolean, .number, .string: self
      }
    }

    /// The value without UIKit's defaults; an image without a pixel is `empty`.
    fileprivate func withoutDefaults(_ key: String = "") -> JSONValue? {
      switch self {
      case .null: return nil
      case .object(let members):
        if self["empty"] == true { return "empty" }
        // These objects are set as a whole, so an undeclared member isn't the text's default.
        if ["shadow", "paragraphStyle"].contains(key) { return self }
        // Members of fonts and attributes from newer systems, which the runtime leaves out.
        let newer: Set<String> = ["design", "tracking", "width"]
        let rest = members.filter { !newer.contains($0.key) }.compactMap { member in
          member.value.withoutDefaults(member.key).map { JSONMember(member.key, $0) }
        }
        return rest.isEmpty && !members.isEmpty ? nil : .object(rest)
      case .boolean(let value):
        if value == ["isTranslucent", "isToolbarHidden"].contains(key) { return nil }
      case .string(let word):
        if word == (key == "barStyle" ? "default" : "automatic") { return nil }
      case .number(let number):
        if number == 0 { return nil }
      case .array(let elements):
        if elements.allSatisfy({ $0 == 0 }) { return nil }
      }
      return self
    }
  }
#endif
