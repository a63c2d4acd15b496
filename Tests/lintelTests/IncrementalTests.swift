import Foundation
import LintelTesting
import Testing

@testable import lintel

/// Tests which compiles find that there is nothing to do.
@Suite("Incremental compiles")
struct IncrementalTests {
  private static let arguments = [
    "compile", "Styles", "--to", "swift", "--to", "json", "--output", "Out", "--depfile", "Out/d",
  ]

  private static let files = [
    "Styles/Shop.yaml": "imports: [parts/*.yaml]\n"
      + SampleThemes.shop.replacing("tokens: { colors: { accent: \"#00569E\" } }\n", with: ""),
    "Styles/parts/colors.yaml": "imports: [../more/base.yaml]\nlintel: 1\n",
    "Styles/more/base.yaml": "lintel: 1\ntokens: { colors: { accent: \"#00569E\" } }\n",
    ".git/HEAD": "",
  ]

  /// A folder with compiled themes, and with manifests that the tool trusts without reading other files.
  private func compiled(_ files: [String: String] = files) throws -> Workplace {
    let place = try Workplace(files)
    #expect(try compile(place).status == 0)
    try settle(place)
    return place
  }

  private func compile(
    _ place: Workplace,
    _ further: [String] = [],
    in subfolder: String = ""
  ) throws -> Workplace.Run {
    try place.lintel(Self.arguments + further, environment: environment(place), in: subfolder)
  }

  private func environment(_ place: Workplace) -> [String: String] {
    ["LINTEL_CACHE": place.folder.appending(path: "cache").path]
  }

  private func manifests(_ place: Workplace) throws -> [URL] {
    try place.files().filter { $0.hasSuffix(".manifest") }.map { place.folder.appending(path: $0) }
  }

  /// Changes every manifest to its state two seconds later, and then as a test needs.
  private func settle(
    _ place: Workplace,
    _ change: (inout BuildManifest) throws -> Void = { _ in }
  ) throws {
    for file in try manifests(place) {
      var manifest = try #require(BuildManifest(Array(try Data(contentsOf: file))))
      for (path, record) in manifest.inputs.files {
        manifest.inputs.files[path] = settled(record)
      }
      for path in manifest.inputs.folders.keys { manifest.inputs.folders[path]?.isSettled = true }
      manifest.outputs = manifest.outputs.mapValues(settled)
      try change(&manifest)
      try Data(manifest.bytes).write(to: file)
    }
  }

  private func settled(_ record: FileRecord) -> FileRecord {
    FileRecord(stamp: record.stamp, digest: record.digest, isSettled: true)
  }

  private func times(_ place: Workplace) throws -> [String: Date] {
    var times: [String: Date] = [:]
    for name in try place.files() {
      let attributes = try FileManager.default.attributesOfItem(
        atPath: place.folder.appending(path: name).path
      )
      times[name] = attributes[.modificationDate] as? Date
    }
    return times
  }

  @Test("A run without changes since the last one says so and writes nothing")
  func unchanged() throws {
    let place = try compiled()
    let before = try times(place)
    #expect(before.keys.filter { $0.hasPrefix("Out/") }.count == 3)
    for _ in 0..<2 {
      let run = try compile(place)
      #expect(run.status == 0)
      #expect(run.output + run.errors == "")
      #expect(try times(place) == before)
    }
  }

  /// Changes an import, and makes the manifest claim that it is unchanged.
  private func deceive(_ place: Workplace) throws {
    let path = "Styles/more/base.yaml"
    try Self.edit(place, path, "#00569E", "#00569F")
    try settle(place) { manifest in
      let old = try #require(manifest.inputs.files[path])
      let stamp = try #require(FileStamp(place.folder.appending(path: path).path))
      manifest.inputs.files[path] = FileRecord(stamp: stamp, digest: old.digest, isSettled: true)
    }
  }

  @Test("Such a run uses the manifest, and compiles nothing")
  func believes() throws {
    let place = try compiled()
    try deceive(place)
    #expect(try compile(place).output == "")
    #expect(try compile(place, ["--no-cache"]).output.hasPrefix("wrote Out/Shop.json\n"))
  }

  @Test("A different build of the tool doesn't use it")
  func otherTool() throws {
    let place = try compiled()
    try deceive(place)
    // The shell makes the copy, because a process that another test starts could have it open, which would keep it from running.
    let tool = BuiltProducts.folder.appending(path: "lintel").path
    let run = try place.shell(
      "cp '\(tool)' other && ./other " + Self.arguments.joined(separator: " "),
      environment: environment(place)
    )
    #expect(run.output.hasPrefix("wrote Out/Shop.json\n"))
  }

  /// A change, and a part of the next run's expected output.
  struct Change: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let expected: String
    let make: @Sendable (Workplace) throws -> Void

    init(
      _ description: String,
      _ expected: String = "wrote Out/Shop.json\nwrote Out/Shop.swift\n",
      _ make: @escaping @Sendable (Workplace) throws -> Void
    ) {
      testDescription = description
      self.expected = expected
      self.make = make
    }
  }

  private static func edit(_ place: Workplace, _ name: String, _ old: String, _ new: String) throws
  {
    try place.write(try place.text(of: name).replacing(old, with: new), to: name)
  }

  private static let changes = [
    Change("the theme") { try edit($0, "Styles/Shop.yaml", "#6B4EFF", "#6B4EFE") },
    Change("an import's import") { try edit($0, "Styles/more/base.yaml", "#00569E", "#00569F") },
    Change("contents of the same size with the old date") { place in
      let path = place.folder.appending(path: "Styles/more/base.yaml").path
      let date = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate]
      let handle = try FileHandle(forWritingTo: URL(filePath: path))
      try handle.seek(toOffset: 42)
      try handle.write(contentsOf: Data("12".utf8))
      try handle.close()
      try FileManager.default.setAttributes(
        [.modificationDate: try #require(date as? Date)],
        ofItemAtPath: path
      )
    },
    Change("a new file that an import's pattern matches") {
      try $0.write("lintel: 1\ntabBar: { tint: \"#123456\" }\n", to: "Styles/parts/new.yaml")
    },
    Change("a file that the pattern doesn't match anymore", "no file matches") {
      try FileManager.default.moveItem(
        at: $0.folder.appending(path: "Styles/parts/colors.yaml"),
        to: $0.folder.appending(path: "Styles/parts/colors.txt")
      )
    },
    Change("another theme", "wrote Out/Other.json\n") {
      try $0.write(
        SampleThemes.shop.replacing("theme: Shop", with: "theme: Other"),
        to: "Styles/Other.yaml"
      )
    },
    Change(
      "a renamed theme",
      "wrote Out/Store.json\nwrote Out/Store.swift\nremoved Out/Shop.json\nremoved Out/Shop.swift\n"
    ) {
      try FileManager.default.moveItem(
        at: $0.folder.appending(path: "Styles/Shop.yaml"),
        to: $0.folder.appending(path: "Styles/Store.yaml")
      )
    },
    Change("a new configuration", ".lintel.yml:1:") {
      try $0.write("rules: { wrong-yaml: [ }\n", to: ".lintel.yml")
    },
    Change("a deleted output", "wrote Out/Shop.swift\n") {
      try FileManager.default.removeItem(at: $0.folder.appending(path: "Out/Shop.swift"))
    },
    Change("an output with one different letter", "wrote Out/Shop.json\n") {
      try edit($0, "Out/Shop.json", "#00569EFF", "#00569FFF")
    },
  ]

  @Test("No change goes unnoticed", arguments: changes)
  func noticed(change: Change) throws {
    let place = try compiled()
    #expect(try compile(place).output == "")
    try change.make(place)
    let run = try compile(place)
    #expect((run.output + run.errors).contains(change.expected), "\(run.output + run.errors)")
    // The outputs must be the same as those of a first compile.
    guard run.status == 0 else { return }
    let other = try place.lintel(
      Self.arguments.map { $0.replacing("Out", with: "New") } + ["--no-cache"]
    )
    #expect(other.status == 0)
    for name in try place.files() where name.hasPrefix("New/") && !name.hasSuffix("/d") {
      #expect(
        try place.text(of: name) == place.text(of: name.replacing("New", with: "Out")),
        "\(name)"
      )
    }
  }

  @Test("The same is true immediately after a write, when stamps may repeat")
  func unsettled() throws {
    let place = try Workplace(Self.files)
    #expect(try compile(place).status == 0)
    #expect(try compile(place).output == "")
    try Self.edit(place, "Styles/more/base.yaml", "#00569E", "#00569F")
    #expect(try compile(place).output == "wrote Out/Shop.json\nwrote Out/Shop.swift\n")
    try Self.edit(place, "Out/Shop.json", "#00569FFF", "#00569EFF")
    #expect(try compile(place).output == "wrote Out/Shop.json\n")
  }

  @Test("Other options and a different folder are a different run")
  func commands() throws {
    let place = try compiled()
    #expect(try compile(place, ["--public"]).output == "wrote Out/Shop.swift\n")
    #expect(try manifests(place).count == 2)
    // The first command's outputs have changed after it wrote them.
    #expect(try compile(place).output == "wrote Out/Shop.swift\n")
    try place.write(Self.files["Styles/more/base.yaml"] ?? "", to: "sub/Styles/more/base.yaml")
    try place.write(SampleThemes.shop, to: "sub/Styles/Shop.yaml")
    #expect(try compile(place, in: "sub").output.hasPrefix("wrote Out/Shop.json\n"))
  }

  @Test("Findings are printed again, and a failure keeps the last outputs and says so")
  func findings() throws {
    let place = try compiled()
    let good = try place.text(of: "Out/Shop.swift")
    try Self.edit(place, "Styles/Shop.yaml", "#6B4EFF", "#6B4EF")
    for _ in 0..<2 {
      let run = try compile(place)
      #expect(run.status == 1)
      #expect(run.errors.contains("error: "))
      #expect(
        run.errors.hasSuffix(
          "lintel: note: nothing was written; Out/Shop.json and 1 more stay as they are\n"
        )
      )
    }
    #expect(try place.text(of: "Out/Shop.swift") == good)
    let machine = try compile(place, ["--format", "jsonl"])
    #expect(!machine.errors.contains("lintel: note"))
    // Reverting the change restores the previous state.
    try Self.edit(place, "Styles/Shop.yaml", "#6B4EF", "#6B4EFF")
    let run = try compile(place)
    #expect(run.status == 0)
    #expect(run.output + run.errors == "")
  }

  @Test("Outputs of deleted themes are removed if nobody has changed them")
  func removal() throws {
    let place = try compiled(
      Self.files.merging([
        "Styles/Other.yaml": SampleThemes.shop.replacing("theme: Shop", with: "theme: Other")
      ]) { $1 }
    )
    try Self.edit(place, "Out/Other.json", "#00569EFF", "#00569FFF")
    try FileManager.default.removeItem(at: place.folder.appending(path: "Styles/Other.yaml"))
    #expect(try compile(place).output == "removed Out/Other.swift\n")
    #expect(try place.files().filter { $0.hasPrefix("Out/Other") } == ["Out/Other.json"])
  }

  @Test("Without a cache, or with one that can't be written, every run compiles")
  func noCache() throws {
    let place = try Workplace(Self.files)
    for environment in [[:], ["LINTEL_CACHE": ""], ["LINTEL_CACHE": "Styles/Shop.yaml/x"]] {
      #expect(try place.lintel(Self.arguments, environment: environment).status == 0)
      #expect(try manifests(place).isEmpty)
    }
    let home = ["HOME": place.folder.path]
    #expect(try place.lintel(Self.arguments, environment: home).status == 0)
    let folder = try manifests(place).map {
      $0.deletingLastPathComponent().deletingLastPathComponent().path
    }
    #if os(Linux)
      #expect(folder == [place.folder.appending(path: ".cache/lintel").path])
    #else
      #expect(folder == [place.folder.appending(path: "Library/Caches/lintel").path])
    #endif
  }

  @Test("Manifests that weren't used for a month are removed with the next new one")
  func oldManifests() throws {
    let place = try compiled()
    let old = try #require(try manifests(place).first)
    try place.write("", to: "cache/kept.txt")
    for file in [old, place.folder.appending(path: "cache/kept.txt")] {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -32 * 24 * 3600)],
        ofItemAtPath: file.path
      )
    }
    #expect(try compile(place, ["--public"]).status == 0)
    #expect(try manifests(place).count == 1)
    #expect(try place.files().contains("cache/kept.txt"))
  }
}
