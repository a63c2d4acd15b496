import LintelAppearance
import LintelBackends
import LintelCompiler
import LintelDiagnostics
import LintelLint
import LintelTesting
import LintelTheme
import Testing

@Suite("Proxies that differ in many contexts")
struct ProxyLimitTests {
  /// A theme whose promos can run with all others, and each set a proxy.
  private static func theme(_ count: Int, _ setting: (Int) -> String) -> String {
    let promos = (10..<(10 + count)).map { number in
      """
        p\(number):
          with: any
          proxies: [{ \(setting(number)) }]
      """
    }
    return "lintel: 1\ntheme: Shop\nios: 15..18\npromos:\n" + promos.joined(separator: "\n")
  }

  private static func apart(_ number: Int) -> String {
    "class: UIToolbar, containedIn: [C\(number)], set: { barTintColor: label }"
  }

  private func compiled(_ text: String, decisions: Int? = nil) -> Compilation {
    let bytes = Array(text.utf8)
    let provider = SourceProvider(read: { _ in bytes }, expand: { [$0] })
    var options = CompilerOptions()
    options.proxies = .contained
    if let decisions { options.limits.decisions = decisions }
    return compile(root: "theme.yaml", provider: provider, options: options)
  }

  private func sizes(_ text: String) throws -> (swift: Int, json: Int) {
    let compilation = compiled(text)
    #expect(compilation.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let decided = try #require(compilation.decided)
    let files = swiftFiles(decided, options: SwiftOptions(source: "theme.yaml"))
    func lines(_ text: String) -> Int { text.split(separator: "\n").count }
    return (files.reduce(0) { $0 + lines($1.text) }, lines(appearanceTreeJSON(decided).text()))
  }

  @Test("Twenty promos with a proxy each add a few lines per promo")
  func apart() throws {
    let none = try sizes(Self.theme(0, Self.apart).replacing("promos:\n", with: ""))
    for count in [1, 10, 20, 40] {
      let sizes = try sizes(Self.theme(count, Self.apart))
      #expect(sizes.swift - none.swift <= 40 + 24 * count, "\(count): \(sizes.swift)")
      #expect(sizes.json - none.json <= 10 + 20 * count, "\(count): \(sizes.json)")
    }
  }

  @Test("Twenty promos that each set a property of one proxy add a few lines per promo")
  func together() throws {
    let properties = [
      "barTintColor: label", "isTranslucent: false", "barStyle: black",
      "backgroundImage: { bottom: { compact: empty } }", "backgroundImage: { top: empty }",
      "shadowImage: { bottom: empty }", "shadowImage: { top: empty }",
    ]
    func setting(_ number: Int) -> String {
      "class: UIToolbar, containedIn: [C], set: { \(properties[(number - 10) % properties.count]) }"
    }
    let few = try sizes(Self.theme(1, setting))
    let most = try sizes(Self.theme(properties.count, setting))
    #expect(most.swift - few.swift <= 20 * properties.count, "\(most.swift)")
    #expect(most.json - few.json <= 20 * properties.count, "\(most.json)")
  }

  @Test("A decision that is too large is refused at the first setting, with a complete message")
  func refused() throws {
    let promos = (10..<27).map { number in
      """
        p\(number):
          with: any
          priority: \(number)
          proxies: [{ class: UIToolbar, containedIn: [C], set: { barTintColor: "#0000\(number)" } }]
      """
    }
    let theme = "lintel: 1\ntheme: Shop\nios: 15..18\npromos:\n" + promos.joined(separator: "\n")
    #expect(compiled(theme).diagnostics.filter { $0.severity == .error }.isEmpty)
    let errors = compiled(theme, decisions: 8).diagnostics.filter { $0.severity == .error }
    let error = try #require(errors.first { $0.message.contains("'proxies'") })
    #expect(error.rule == "too-many-contexts" && error.help.joined().contains("with: any"))
    #expect(error.notes.count == 6)
  }
}
