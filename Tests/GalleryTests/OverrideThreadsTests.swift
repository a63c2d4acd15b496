import LintelCascade
import LintelCompiler
import LintelLint
import LintelTheme
import Testing

@Suite("Overrides on two threads")
struct OverrideThreadsTests {
  private struct Found: Equatable {
    let declaration: Declaration
    let winners: [[Declaration]]
  }

  @Test("Two threads find the same as one thread, in the same order")
  func halves() throws {
    var count = 0
    for gallery in GalleryTheme.all {
      let theme = try #require(gallery.compilation.theme)
      func overrides(halvesOf smallest: Int) -> [Found] {
        Cascade(theme).overrides(halvesOf: smallest).found.map { override in
          Found(declaration: override.declaration, winners: override.fallbacks.map(\.winners))
        }
      }
      let found = overrides(halvesOf: theme.declarations.count)
      #expect(overrides(halvesOf: 1) == found, "\(gallery.name)")
      count += found.count
    }
    #expect(count > 100)
  }
}
