import Foundation
import LintelAppearance
import LintelBackends
import LintelCascade
import LintelSchema
import LintelTesting
import LintelTheme
import Testing

@Suite("Resolved themes of real apps as JSON")
struct RealThemeOutputTests {
  private struct Expectation: Decodable {
    struct Context: Decodable, Hashable {
      let brand: String
      let promos: [String]
      let screen: String?
      let ios: String
      let idiom: String
    }

    let context: Context
    let path: String
    let equals: ReadJSON
  }

  private static let tests = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test(
    "Paths and values match those of the app's own code, in valid outputs",
    arguments: [
      "duckduckgo", "element", "mastodon", "navigation-bar-hiding", "wikipedia", "woocommerce",
    ]
  )
  func realTheme(name: String) throws {
    let folder = Self.tests.appending(path: "LintelCompilerTests/Appearance/Fixtures")
    let expectations = try JSONDecoder().decode(
      [Expectation].self,
      from: Data(contentsOf: folder.appending(path: "\(name).json"))
    )
    let theme = try #require(Self.theme("\(name).yaml"))
    let resolver = ContextResolver(Cascade(theme))
    var outputs: [Expectation.Context: JSONValue] = [:]
    for expectation in expectations {
      let context = expectation.context
      let output = try outputs[context] ?? resolvedContextJSON(resolve(context, by: resolver))
      outputs[context] = output
      let value = expectation.path.split(separator: ".").reduce(output) { value, key in
        value[String(key)] ?? .null
      }
      #expect(
        value.sorted == expectation.equals.value.sorted,
        "\(expectation.path) of \(context.brand), \(context.screen ?? "no screen")"
      )
    }
    #expect(expectations.count > 5)
    let violations = try JSONSchemaValidator.violations(
      in: outputs.values.map { $0.text() },
      of: outputSchema().text()
    )
    #expect(violations.flatMap(\.self) == [])
  }

  private static func theme(_ file: String) -> Theme? {
    let folder = tests.appending(path: "LintelThemeTests/Theme/Fixtures")
    let provider = SourceProvider(
      read: { path in
        (try? Data(contentsOf: folder.appending(path: path))).map { [UInt8]($0) }
      },
      expand: { [$0] }
    )
    return readTheme(root: file, provider: provider).theme
  }

  private func resolve(
    _ context: Expectation.Context,
    by resolver: ContextResolver
  ) throws -> ResolvedContext {
    let space = resolver.theme.space
    let screen = try context.screen.map { name in
      try #require(space.screens.firstIndex { $0.name == name }) + 1
    }
    return resolver.resolved(
      ContextSelection(
        brand: try #require(space.brands.firstIndex { $0.name == context.brand }),
        promos: context.promos.compactMap { name in
          space.calendar.promos.firstIndex { $0.name == name }
        },
        screen: screen ?? 0,
        ios: Version(try #require(Int(context.ios))),
        device: context.idiom == "pad" ? .pad : .phone
      )
    )
  }
}

/// JSON as Foundation decodes it.
private struct ReadJSON: Decodable {
  let value: JSONValue

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      value = .null
    } else if let boolean = try? container.decode(Bool.self) {
      value = .boolean(boolean)
    } else if let number = try? container.decode(Double.self) {
      value = .number(number)
    } else if let string = try? container.decode(String.self) {
      value = .string(string)
    } else if let elements = try? container.decode([ReadJSON].self) {
      value = .array(elements.map(\.value))
    } else {
      let members = try container.decode([String: ReadJSON].self)
      value = .object(members.map { JSONMember($0.key, $0.value.value) })
    }
  }
}

extension JSONValue {
  /// The value with the members of objects sorted, for comparing decoded values.
  fileprivate var sorted: JSONValue {
    switch self {
    case .array(let elements): .array(elements.map(\.sorted))
    case .object(let members):
      .object(members.sorted { $0.key < $1.key }.map { JSONMember($0.key, $0.value.sorted) })
    case .null, .boolean, .number, .string: self
    }
  }
}
