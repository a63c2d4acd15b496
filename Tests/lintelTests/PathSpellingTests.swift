import Testing

@testable import lintel

/// Tests disks that ignore the case of names, which are rare on Linux.
@Suite("Spelling of paths")
struct PathSpellingTests {
  @Test(
    "A name in a different case is noticed if both lead to one file, and no folder is listed otherwise"
  )
  func spelling() {
    let folders = [
      "": ["App"], "App": ["Styles"], "App/Styles": ["Größe.yaml", ".x"], "App/..": ["App"],
    ]
    let disk = PathSpelling(
      names: { folders[$0] ?? [] },
      identity: {
        FileIdentity(device: 1, number: UInt64(bitPattern: Int64($0.lowercased().hashValue)))
      }
    )
    #expect(disk("app/STYLES/grÖße.yaml") == "App/Styles/Größe.yaml")
    #expect(disk("App/Styles/Größe.yaml") == "App/Styles/Größe.yaml")
    #expect(disk("app/../app") == "App/../App")
    #expect(disk("app/styles/.X") == "App/Styles/.x")
    let exact = PathSpelling(
      names: { folder in
        Issue.record("lists \(folder)")
        return []
      },
      identity: { $0 == "app/a.yaml" ? FileIdentity(device: 1, number: 1) : nil }
    )
    #expect(exact("app/a.yaml") == "app/a.yaml")
  }
}
