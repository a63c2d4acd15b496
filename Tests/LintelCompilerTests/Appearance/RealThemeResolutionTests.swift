import Foundation
import LintelAppearance
import LintelCascade
import LintelSchema
import LintelTheme
import TestThemes
import Testing

@Suite("Resolved themes of real apps")
struct RealThemeResolutionTests {
  struct Expectation: Decodable {
    struct Context: Decodable, Hashable {
      let brand: String
      let promos: [String]
      let screen: String?
      let ios: String
      let idiom: String
    }

    let context: Context
    let path: String
    let equals: ExpectedValue
  }

  static let names = [
    "duckduckgo", "element", "mastodon", "navigation-bar-hiding", "wikipedia", "woocommerce",
  ]

  @Test("Bars are the same as those of the app's own code", arguments: names)
  func matchesTheApp(name: String) throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let text = try String(
      contentsOf: tests.appending(path: "LintelThemeTests/Theme/Fixtures/\(name).yaml"),
      encoding: .utf8
    )
    let expectations = try JSONDecoder().decode(
      [Expectation].self,
      from: Data(
        contentsOf: tests.appending(path: "LintelCompilerTests/Appearance/Fixtures/\(name).json")
      )
    )
    let (read, diagnostics) = readTheme(yaml: text)
    #expect(diagnostics == [])
    let theme = try #require(read)
    let resolver = ContextResolver(Cascade(theme))
    var resolved: [Expectation.Context: ResolvedContext] = [:]
    for expectation in expectations {
      let context = expectation.context
      let result = try resolved[context] ?? resolver.resolved(context, of: theme)
      resolved[context] = result
      #expect(
        result[expectation.path] == expectation.equals,
        "\(expectation.path) of \(context.brand), \(context.screen ?? "no screen")"
      )
      #expect(result.conflicts == [])
    }
    #expect(expectations.count > 5)
  }
}

extension ContextResolver {
  fileprivate func resolved(
    _ context: RealThemeResolutionTests.Expectation.Context,
    of theme: Theme
  ) throws -> ResolvedContext {
    let space = theme.space
    let screen = try context.screen.map { name in
      try #require(space.screens.firstIndex { $0.name == name }) + 1
    }
    return resolved(
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
