import Foundation
import Testing

@testable import lintel

@Suite("Work that must not be lost")
struct LostWorkTests {
  @Test("A failed compile keeps the outputs of the last successful one, and says so")
  func failedCompile() throws {
    let place = try Workplace(["Shop.yaml": SampleThemes.shop])
    let arguments = ["compile", "Shop.yaml", "--to", "swift", "--to", "json", "-o", "out"]
    #expect(try place.lintel(arguments).status == 0)
    let outputs = try ["out/Shop.json", "out/Shop.swift"].map(place.text)
    try place.write(SampleThemes.shop + "tabBar: { tint: $nothing }\n", to: "Shop.yaml")
    let run = try place.lintel(arguments)
    #expect(run.status == 1)
    #expect(try ["out/Shop.json", "out/Shop.swift"].map(place.text) == outputs)
  }

  @Test("A handwritten file isn't mistaken for an output")
  func handWritten() throws {
    let place = try Workplace([
      "Shop.yaml": SampleThemes.shop, "App/Shop.swift": "struct Shop {}\n",
      "App/Shop.json": "{}\n",
    ])
    for format in ["swift", "json"] {
      let run = try place.lintel(["compile", "Shop.yaml", "--to", format, "-o", "App"])
      #expect(run.status == 2)
      #expect(run.errors.contains("App/Shop.\(format) exists, and lintel didn't generate it"))
    }
    #expect(try place.text(of: "App/Shop.swift") == "struct Shop {}\n")
    #expect(try place.text(of: "App/Shop.json") == "{}\n")
    try place.write("", to: "App/Shop.swift")
    #expect(try place.lintel(["compile", "Shop.yaml", "--to", "swift", "-o", "App"]).status == 0)
  }

  @Test("A theme's inputs aren't overwritten")
  func inputs() throws {
    let place = try Workplace([
      "Shop.yaml": SampleThemes.shop,
      "palette.tokens.yaml": "lintel: 1\ntheme: P\nios: 15..18\n"
        + "imports: [palette.tokens.json]\n",
      "palette.tokens.json": "{}\n",
    ])
    let depfile = ["compile", "Shop.yaml", "--to", "json", "-o", "out", "--depfile", "Shop.yaml"]
    let tokens = ["compile", "palette.tokens.yaml", "--to", "json", "-o", "."]
    for arguments in [depfile, tokens] {
      let run = try place.lintel(arguments)
      #expect(run.status == 2)
      #expect(run.errors.contains("would be overwritten, but a theme is read from it"))
    }
    #expect(try place.text(of: "Shop.yaml") == SampleThemes.shop)
    #expect(try place.text(of: "palette.tokens.json") == "{}\n")
    let twice = try place.lintel(
      ["compile", "Shop.yaml", "--to", "json", "-o", "out", "--depfile", "out/Shop.json"]
    )
    #expect(twice.status == 2)
  }

  @Test("A folder instead of an output is noticed before anything is written")
  func folders() throws {
    let place = try Workplace(["Shop.yaml": SampleThemes.shop, "out/Shop.swift/x": ""])
    let run = try place.lintel(
      ["compile", "Shop.yaml", "--to", "swift", "--to", "json", "-o", "out"]
    )
    #expect(run.status == 2)
    #expect(run.errors == "lintel: error: out/Shop.swift: Is a folder\n")
    #expect(try place.files() == ["Shop.yaml", "out/Shop.swift/x"])
  }

  @Test("A change of a file that has changed in the meantime is refused, with its whole set")
  func changedMeanwhile() throws {
    let place = try Workplace(["A.yaml": "read", "B.yaml": "read"])
    let paths = ["A.yaml", "B.yaml", "C.yaml"].map { place.folder.appending(path: $0).path }
    func change(_ path: String) -> FileChange {
      FileChange(path: path, bytes: Array("fixed".utf8), before: Array("read".utf8))
    }
    try place.write("mine", to: "B.yaml")
    let changed = #expect(throws: FileError.self) {
      try Files.replaceAll(paths.prefix(2).map(change))
    }
    #expect(changed?.reason == "it has changed since Lintel read it; nothing was written")
    let gone = #expect(throws: FileError.self) {
      try Files.replaceAll([change(paths[0]), change(paths[2])])
    }
    #expect(gone?.reason == "it was deleted after Lintel read it; nothing was written")
    #expect(try ["A.yaml", "B.yaml"].map(place.text) == ["read", "mine"])
    #expect(try Files.replaceAll([change(paths[0])]) == [paths[0]])
    #expect(try place.text(of: "A.yaml") == "fixed")
  }

  @Test("A run waits for a folder that another run writes to")
  func waiting() throws {
    let place = try Workplace(["A.yaml": "old"])
    let path = place.folder.appending(path: "A.yaml").path
    do {
      let lock = try #require(FolderLock(place.folder.path))
      withExtendedLifetime(lock) {
        #expect(FolderLock(place.folder.path, patience: 20) == nil)
      }
    }
    #expect(try Files.replace(path, with: Array("new".utf8)))
  }
}
