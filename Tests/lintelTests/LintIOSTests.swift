import Foundation
import Testing

@Suite("lint --ios: what changes when older versions are dropped")
struct LintIOSTests {
  private static let theme = """
    lintel: 1
    theme: Shop
    ios: 15..27
    navigationBar:
      tint: label
      when ios ..18:
        background: opaque
      when ios 26..:
        subtitle: { color: secondaryLabel }

    """

  @Test("The range begins with the version, and the theme isn't changed")
  func range() throws {
    let place = try Workplace(["Shop.yaml": Self.theme])
    #expect(try place.lintel(["lint", "Shop.yaml", "--strict"]).status == 0)
    let run = try place.lintel(["lint", "Shop.yaml", "--ios", "26", "--format", "concise"])
    #expect(run.errors.contains("Shop.yaml:6:3: warning:"), "\(run.errors)")
    #expect(run.errors.contains("[unreachable-block]"), "\(run.errors)")
    #expect(run.errors.contains("[always-true-condition]"), "\(run.errors)")
    #expect(try place.files() == ["Shop.yaml"])
  }

  @Test("An older version reveals newer APIs")
  func older() throws {
    let theme = Self.theme.replacing("when ios 26..:", with: "when pad:")
    let place = try Workplace(["Shop.yaml": theme.replacing("15..27", with: "26..27")])
    let run = try place.lintel(["lint", "Shop.yaml", "--ios", "15", "--format", "concise"])
    #expect(run.errors.contains("[newer-api]"), "\(run.errors)")
  }

  @Test(
    "A version that doesn't exist, and options that write, are refused",
    arguments: [
      (["--ios", "20"], "'20' isn't an iOS version that themes can have"),
      (["--ios", "newest"], "'newest' isn't an iOS version that themes can have"),
      (["--ios", "26", "--fix"], "--ios only looks ahead"),
      (["--ios", "26", "--diff"], "--ios only looks ahead"),
    ]
  )
  func refused(options: [String], message: String) throws {
    let place = try Workplace(["Shop.yaml": Self.theme])
    let run = try place.lintel(["lint", "Shop.yaml"] + options)
    #expect(run.status == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
  }
}
