import LintelCompiler
import LintelSchema
import LintelTheme
import Testing

@Suite("The theme with every property")
struct CompletenessTests {
  /// Leaves that the theme can't or shouldn't declare.
  private static let exceptions: Set<String> = []

  @Test("Styles/Everything.yaml declares each property of the table")
  func everyLeafIsDeclared() throws {
    let everything = try #require(GalleryTheme.examples.first { $0.name == "Everything.yaml" })
    let theme = try #require(everything.compilation.theme)
    let schema = Schema.standard
    let declared = Set(
      theme.declarations
        .filter { $0.target.index < schema.leaves.count && theme.values[$0.value.index] != .unset }
        .map { schema.leaves[$0.target.index].path }
    )
    let missing = Set(schema.leaves.map(\.path)).subtracting(declared)
    #expect(missing.subtracting(Self.exceptions).sorted() == [], "not declared")
    #expect(Self.exceptions.subtracting(missing).sorted() == [], "exceptions that no longer apply")
  }
}
