import LintelAppearance
import LintelCompiler
import LintelDiagnostics
import LintelLint
import LintelTheme
import Testing

@Suite("Proxies that differ in more contexts than can be written out")
struct ProxyLimitTests {
  /// The errors of a theme with promos that run beside any other, each of which sets a proxy.
  private func errors(_ count: Int) -> [Diagnostic] {
    let promos = (10..<(10 + count)).map { number in
      """
        p\(number):
          with: any
          proxies: [{ class: UIToolbar, containedIn: [C\(number)], set: { barTintColor: label } }]
      """
    }
    let text = "lintel: 1\ntheme: Shop\nios: 15..18\npromos:\n" + promos.joined(separator: "\n")
    let bytes = Array(text.utf8)
    let provider = SourceProvider(read: { _ in bytes }, expand: { [$0] })
    var options = CompilerOptions()
    options.proxies = .contained
    let compilation = compile(root: "theme.yaml", provider: provider, options: options)
    return compilation.diagnostics.filter { $0.severity == .error }
  }

  @Test("They are refused at the first of them, and nothing is left out without a word")
  func refused() throws {
    let errors = errors(17)
    #expect(errors.map(\.rule) == ["too-many-contexts"])
    let error = try #require(errors.first)
    #expect(error.message.contains("'proxies'") && error.help.joined().contains("with: any"))
    #expect(error.notes.count == 6)
  }

  @Test("Fewer are written")
  func written() {
    #expect(errors(4).isEmpty)
  }
}
