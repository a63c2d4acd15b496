import LintelAppearance
import LintelBackends
import LintelCompiler
import LintelDiagnostics
import LintelLint
import LintelTheme
import Testing

@Suite("The order of proxies")
struct ProxyOrderTests {
  /// Settings of one class from strong to weak, whose color is their position.
  private static let theme = """
    lintel: 1
    theme: Shop
    ios: 15..18
    proxies:
      - { class: UIToolbar, traits: { userInterfaceStyle: dark }, set: { barTintColor: "#000005" } }
      - { class: UIToolbar, containedIn: [A, B], set: { barTintColor: "#000004" } }
      - { class: UIToolbar, containedIn: [B], set: { barTintColor: "#000003" } }
      - { class: UIToolbar, containedIn: [A], set: { barTintColor: "#000002" } }
      - { class: UIToolbar, set: { barTintColor: "#000001" } }
    """

  @Test("Outputs list general proxies first, in UIKit's order, and equal ones by name")
  func generalFirst() throws {
    let bytes = Array(Self.theme.utf8)
    let provider = SourceProvider(read: { _ in bytes }, expand: { [$0] })
    var options = CompilerOptions()
    options.proxies = .everywhere
    let decided = try #require(
      compile(root: "theme.yaml", provider: provider, options: options).decided
    )
    let swift = swiftFiles(decided, options: SwiftOptions(source: "theme.yaml")).map(\.text)
    for text in [swift.joined(), appearanceTreeJSON(decided).text()] {
      #expect(text.matches(of: #/00000([1-5])/#).map(\.1) == ["1", "2", "3", "4", "5"])
    }
  }
}
