package import LintelBackends
package import LintelLanguage
package import LintelSchema

/// A program that lets generated code set proxies in one context after the other, and prints what is set.
package struct ProxyProgram {
  /// A context, and whether what was set before stays and is replaced.
  package struct Stop: Sendable {
    package let brand: String
    package let promos: [String]
    package let ios: Version
    package let isPad: Bool
    package let replaces: Bool

    package init(
      brand: String,
      promos: [String] = [],
      ios: Version,
      isPad: Bool = false,
      replaces: Bool = false
    ) {
      self.brand = brand
      self.promos = promos
      self.ios = ios
      self.isPad = isPad
      self.replaces = replaces
    }
  }

  private let tree: AppearanceTree
  private let code: [SwiftFile]
  private let app: String
  private let stops: [Stop]

  /// - Parameters:
  ///   - tree: of the theme that the code is of.
  ///   - code: the generated code, of which the first file is named as the type.
  ///   - app: declarations of the app's own types.
  ///   - stops: the contexts, in order.
  package init(_ tree: AppearanceTree, code: [SwiftFile], app: String, stops: [Stop]) {
    self.tree = tree
    self.code = code
    self.app = app
    self.stops = stops
  }

  private var type: String {
    String(code[0].name.dropLast(".swift".count))
  }

  /// The files of the program.
  package var files: [(name: String, text: String)] {
    code.map { ($0.name, SimulatedVersions.copy(of: $0.text)) } + [
      ("App.swift", "import UIKit\n\n" + app), ("main.swift", main),
    ]
  }

  private var main: String {
    let colors = tree.parameters.map { parameter in
      "\(SwiftName.member(parameter.name)): ThemeColor.srgb(0x1234_56FF)"
    }
    let visits = stops.map { stop in
      let promos = stop.promos.map { ".\(SwiftName.flatMember($0))" }.joined(separator: ", ")
      let arguments =
        ["brand: .\(SwiftName.flatMember(stop.brand))"]
        + (tree.promos.isEmpty ? [] : ["promos: [\(promos)]"])
        + (colors.isEmpty ? [] : ["colors: .init(\(colors.joined(separator: ", ")))"])
      return """
        Visitor.visit(
          .init(\(arguments.joined(separator: ", "))),
          version: \(stop.ios.major * 10 + stop.ios.minor),
          isPad: \(stop.isPad), replaces: \(stop.replaces)
        )

        """
    }
    return """
      import LintelUIKit
      import ThemeRecording
      import UIKit

      @MainActor
      enum Visitor {
        static var former: \(type).Context?

        static func visit(
          _ context: \(type).Context, version: Int, isPad: Bool, replaces: Bool
        ) {
          Simulation.systemVersion = version
          UIDevice.current.userInterfaceIdiom = isPad ? .pad : .phone
          if !replaces {
            UIAppearanceProxies.shared.removeAll()
            former = nil
          }
          \(type).applyProxies(context, replacing: former)
          former = context
          print(UIAppearanceProxies.shared.record().text)
        }
      }

      \(visits.joined())
      """
  }
}

extension ProxyProgram {
  /// What the JSON of a tree says is set in a context: the objects of the entry that holds it.
  package static func expected(_ tree: AppearanceTree, at stop: Stop) -> [JSONValue] {
    guard case .array(let entries)? = appearanceTreeJSON(tree)["proxies"] else { return [] }
    let holding = entries.filter { entry in
      let running = stop.promos.map(JSONValue.string)
      let (on, off) = (entry["promos"]?["on"]?.elements, entry["promos"]?["off"]?.elements)
      let versions = entry["ios"]?.elements.compactMap(\.version) ?? []
      return entry["brands"]?.elements.contains(.string(stop.brand)) ?? false
        && on?.allSatisfy(running.contains) ?? false
        && !(off?.contains(where: running.contains) ?? true)
        && entry["idioms"]?.elements.contains(stop.isPad ? "pad" : "phone") ?? false
        && versions.count == 2 && versions[0] <= stop.ios
        && (stop.ios <= versions[1]
          || (versions[1].minor == 0 && versions[1].major == stop.ios.major))
    }
    // The boxes are disjoint and complete.
    return holding.count == 1
      ? holding[0]["objects"]?.elements ?? [] : [.string("\(holding.count) entries")]
  }
}

#if os(Linux)
  extension ProxyProgram {
    /// The program did not answer for every stop.
    package struct Failure: Error, CustomStringConvertible {
      package let description: String
    }

    /// Builds and runs the program.
    ///
    /// - Returns: what is set at each stop, as it is recorded.
    /// - Throws: if it can't be built or doesn't come to its end.
    package func run() throws -> [JSONValue] {
      let run = try SwiftToolchain.execute(files, simulatingVersions: true)
      let lines = run.output.split(separator: "\n")
      guard run.status == 0, lines.count == stops.count else {
        throw Failure(description: "\(run.output.prefix(3000))")
      }
      return lines.map { RecordReader.value(of: String($0)) }
    }

    /// How what is set at a stop differs from what the tree's JSON says, in words.
    package func differences(_ found: JSONValue, at stop: Stop) -> [String] {
      let found = JSONValue.array(found.elements.map(Self.withEmptyImages))
      var comparison = RecordComparison(version: stop.ios)
      comparison.compare(.array(Self.expected(tree, at: stop)), found, at: "proxies")
      return comparison.differences
    }

    /// An image without a pixel in the words of the JSON.
    private static func withEmptyImages(_ value: JSONValue) -> JSONValue {
      switch value {
      case ["empty": true]: "empty"
      case .object(let members):
        .object(members.map { JSONMember($0.key, withEmptyImages($0.value)) })
      case .null, .boolean, .number, .string, .array: value
      }
    }
  }
#endif

extension JSONValue {
  package var elements: [JSONValue] {
    if case .array(let elements) = self { elements } else { [] }
  }

  fileprivate var version: Version? {
    guard case .string(let text) = self else { return nil }
    let numbers = text.split(separator: ".").compactMap { Int($0) }
    return numbers.first.map { Version($0, numbers.count > 1 ? numbers[1] : 0) }
  }
}
