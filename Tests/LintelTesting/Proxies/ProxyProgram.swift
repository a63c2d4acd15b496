package import LintelBackends
package import LintelSchema
import LintelTheme

@testable package import LintelAppearance

/// A program that sets proxies with generated code in one context after another, then with the JSON of a tree, and prints the values.
package struct ProxyProgram {
  /// A context, and whether values set at the previous stop stay and are replaced.
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

  private let sample: SampleTheme
  /// The settings of proxies that outputs set.
  private let settings: [ProxySelection.Kept]
  private let json: JSONValue
  private let code: [SwiftFile]
  private let app: String
  private let stops: [Stop]

  /// Creates a program from generated code, whose first file has the name of the type, and from declarations of the app's own types.
  package init(
    _ sample: SampleTheme,
    _ scope: ProxyScope,
    code: [SwiftFile],
    app: String,
    stops: [Stop]
  ) {
    self.sample = sample
    settings = ProxySelection(sample.theme, scope).selected().kept
    json = sample.json
    self.code = code
    self.app = app
    self.stops = stops
  }

  private var type: String {
    String(code[0].name.dropLast(".swift".count))
  }

  package var files: [(name: String, text: String)] {
    code.map { ($0.name, SimulatedVersions.copy(of: $0.text)) } + [
      ("App.swift", "import UIKit\n\n" + app), ("main.swift", main),
      ("tree.json", json.text(.compact)),
    ]
  }

  private var main: String {
    let colors = sample.tree.parameters.map { parameter in
      "\(SwiftName.member(parameter.name)): ThemeColor.srgb(0x1234_56FF)"
    }
    let visits = stops.map { stop in
      let promos = stop.promos.map { ".\(SwiftName.flatMember($0))" }.joined(separator: ", ")
      let arguments =
        ["brand: .\(SwiftName.flatMember(stop.brand))"]
        + (sample.tree.promos.isEmpty ? [] : ["promos: [\(promos)]"])
        + (colors.isEmpty ? [] : ["colors: .init(\(colors.joined(separator: ", ")))"])
      let place =
        "version: \(stop.ios.major * 10 + stop.ios.minor), isPad: \(stop.isPad), replaces: \(stop.replaces)"
      return (
        code: "code.visit(.init(\(arguments.joined(separator: ", "))), \(place))\n",
        tree: "tree.visit(place(\"\(stop.brand)\", \(stop.promos)), \(place))\n"
      )
    }
    return """
      import Foundation
      import LintelTree
      @_spi(Generated) import LintelUIKit
      import ThemeRecording
      import UIKit

      @MainActor
      final class Visitor<Context> {
        private let apply: (Context, Context?) -> Void
        private var former: Context?

        init(_ apply: @escaping (Context, Context?) -> Void) { self.apply = apply }

        func visit(_ context: Context, version: Int, isPad: Bool, replaces: Bool) {
          Simulation.systemVersion = version
          Simulation.idiom = isPad ? .pad : .phone
          if !replaces {
            UIAppearanceProxies.shared.removeAll()
            former = nil
          }
          apply(context, former)
          former = context
          print(UIAppearanceProxies.shared.record().text)
        }
      }

      @MainActor
      func place(_ brand: String, _ promos: Set<String>) -> TreeTheme.Context {
        var context = TreeTheme.Context(brand: brand, promos: promos)
        for name in theme.parameters { context.colors[name] = ThemeColor.srgb(0x1234_56FF) }
        return context
      }

      let code = Visitor<\(type).Context> { \(type).applyProxies($0, replacing: $1) }
      let theme = try TreeTheme(Data(contentsOf: URL(filePath: "tree.json")))
      let tree = Visitor<TreeTheme.Context> {
        let unknown = theme.applyProxies(
          in: $0, replacing: $1, containers: [\(containers.map { "\($0).self" }.joined(separator: ", "))]
        )
        if !unknown.isEmpty { print(unknown) }
      }
      \(visits.map(\.code).joined())
      \(visits.map(\.tree).joined())
      """
  }

  /// The app's types that proxies are contained in.
  private var containers: [String] {
    let names = settings.flatMap(\.setting.containedIn).map(\.text)
    return Set(names).filter { !$0.hasPrefix("UI") }.sorted().map(SwiftName.appType)
  }
}

extension ProxyProgram {
  /// The values expected in a context, which is resolved independently.
  package func expected(at stop: Stop) -> [JSONValue] {
    let theme = sample.theme
    let brands = theme.space.brands.indices.filter { theme.space.brands[$0].name == stop.brand }
    let promos = theme.space.calendar.promos.indices.filter {
      stop.promos.contains(theme.space.calendar.promos[$0].name)
    }
    guard let brand = brands.first else { return [.string("there is no brand \(stop.brand)")] }
    let context = TreeContext(
      brand: brand,
      promos: promos,
      screen: 0,
      ios: stop.ios,
      device: stop.isPad ? .pad : .phone
    )
    return ProxyResolver(theme, settings).proxies(at: context).map(\.json)
  }
}

#if os(Linux)
  extension ProxyProgram {
    /// An error for a program that didn't answer for every stop.
    package struct Failure: Error, CustomStringConvertible {
      package let description: String
    }

    /// The values at a stop, as the program recorded them.
    package struct Found: Sendable {
      package let byCode: JSONValue
      package let byTree: JSONValue
    }

    /// Builds and runs the program, and returns the values at each stop.
    package func run() throws -> [Found] {
      let run = try SwiftToolchain.execute(files, simulatingVersions: true)
      let lines = run.output.split(separator: "\n")
      guard run.status == 0, lines.count == 2 * stops.count else {
        throw Failure(description: "\(run.output.prefix(3000))")
      }
      let records = lines.map { RecordReader.value(of: String($0)) }
      return zip(records, records.dropFirst(stops.count)).map(Found.init)
    }

    /// The differences between a stop's values and the resolved context, in words, first for the code, then for the tree.
    package func differences(_ found: Found, at stop: Stop) -> [String] {
      [found.byCode, found.byTree].flatMap { found in
        let found = JSONValue.array(found.elements.map(Self.withEmptyImages))
        var comparison = RecordComparison(version: stop.ios)
        comparison.compare(.array(expected(at: stop)), found, at: "proxies")
        return comparison.differences
      }
    }

    /// The value with images without a pixel written as in the JSON output.
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
}
