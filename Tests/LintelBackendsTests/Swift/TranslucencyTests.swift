import LintelBackends
import LintelTesting
import LintelTheme
import Testing

/// Objects are compared without their backgrounds where a translucency changes them, so this looks for the call that does.
@Suite("Translucency in the Swift output")
struct TranslucencyTests {
  @Test(
    "The code sets what the theme says of it",
    arguments: ["opaque", "almostOpaque", "translucent"]
  )
  func call(translucency: String) throws {
    let theme = """
      lintel: 1
      theme: T
      ios: 15..27
      toolbar: { background: { color: "#0A0B0C", translucency: \(translucency) } }
      """
    let decided = try #require(
      try readTheme(root: "t.yaml", provider: .text(theme)).theme?.decided()
    )
    let code = swiftFiles(decided, options: SwiftOptions(source: "t.yaml")).map(\.text).joined()
    #expect(code.contains("appearance.setTranslucency(.\(translucency))"), "\(code)")
  }
}
