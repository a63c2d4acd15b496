import Foundation
import Testing

@testable import lintel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Tests paths that lead to something other than a theme: every run ends, with the place and the reason.
@Suite("Paths that aren't files")
struct HostileFileTests {
  private static let theme = "lintel: 1\ntheme: Shop\nios: 15..18\n"

  private func link(_ name: String, to target: String, in place: Workplace) throws {
    try FileManager.default.createSymbolicLink(
      atPath: place.folder.appending(path: name).path,
      withDestinationPath: target
    )
  }

  private func pipe(_ name: String, in place: Workplace) {
    let status = unsafe mkfifo(place.folder.appending(path: name).path, 0o600)
    #expect(status == 0)
  }

  @Test("An import that can't be read is an error at the import, with the reason")
  func imports() throws {
    let names = ["pipe", "zero", "folder", "loop", "secret", "gone", "outside", "beyond"]
    let place = try Workplace([
      "Styles/Shop.yaml": Self.theme + "imports:\n"
        + names.map { "- \($0).yaml\n" }.joined(),
      "Styles/folder.yaml/a.yaml": "lintel: 1\n", "Styles/secret.yaml": "lintel: 1\n",
      "elsewhere/a.yaml": "lintel: 1\n", "elsewhere/sub/b.yaml": "lintel: 1\n",
    ])
    pipe("Styles/pipe.yaml", in: place)
    try link("Styles/zero.yaml", to: "/dev/zero", in: place)
    try link("Styles/loop.yaml", to: "loop.yaml", in: place)
    try link("Styles/gone.yaml", to: "nowhere.yaml", in: place)
    try link("Styles/outside.yaml", to: "../elsewhere/a.yaml", in: place)
    try link("Styles/sub", to: "../elsewhere/sub", in: place)
    try link("Styles/beyond.yaml", to: "sub/b.yaml", in: place)
    _ = unsafe chmod(place.folder.appending(path: "Styles/secret.yaml").path, 0)
    let run = try place.lintel(["lint", "Styles/Shop.yaml", "--format", "concise"])
    #expect(run.status == 1)
    let lines = run.errors.split(separator: "\n").filter { $0.contains(": error: ") }
    func said(_ line: Int) -> String {
      lines.filter { $0.hasPrefix("Styles/Shop.yaml:\(line):3: error: ") }.joined(separator: "\n")
    }
    #expect(
      said(5).contains("'Styles/pipe.yaml' can't be read: Is a pipe or a device, not a file")
    )
    // A device is always outside of the folder.
    #expect(said(6).contains("'Styles/zero.yaml' is a link to '/dev/zero', outside"))
    #expect(said(7).contains("'folder.yaml' is a folder"))
    #expect(said(8).contains("the file 'loop.yaml' doesn't exist"))
    if getuid() != 0 { #expect(said(9).contains("can't be read: Permission denied")) }
    #expect(said(10).contains("the file 'gone.yaml' doesn't exist"))
    #expect(said(11).contains("is a link to '"))
    #expect(said(11).contains("elsewhere/a.yaml', outside the theme's folder 'Styles'"))
    #expect(said(12).contains("elsewhere/sub/b.yaml', outside the theme's folder 'Styles'"))
    let allowed = try place.lintel([
      "lint", "Styles/Shop.yaml", "--format", "concise", "--allow-import", "elsewhere",
    ])
    #expect(!allowed.errors.contains("Shop.yaml:11:"))
    #expect(!allowed.errors.contains("Shop.yaml:12:"))
  }

  @Test("A build that links every input into a separate folder reads the linked files")
  func linkedInputs() throws {
    let place = try Workplace([
      "real/Shop.yaml": Self.theme + "imports: [parts/a.yaml]\n",
      "real/parts/a.yaml": "lintel: 1\n", "sandbox/parts/x": "", "linked": "",
    ])
    try link("sandbox/Shop.yaml", to: "../real/Shop.yaml", in: place)
    try link("sandbox/parts/a.yaml", to: "../../real/parts/a.yaml", in: place)
    #expect(try place.lintel(["lint", "sandbox/Shop.yaml"]).status == 0)
    // The same applies to a link to a folder.
    try link("all", to: "real", in: place)
    #expect(try place.lintel(["lint", "all/Shop.yaml"]).status == 0)
    #expect(try place.lintel(["lint", "all"]).status == 0)
  }

  @Test(
    "A path to anything but a file instead of a theme is an error",
    arguments: ["pipe", "device"]
  )
  func roots(kind: String) throws {
    let place = try Workplace()
    pipe("pipe", in: place)
    try link("device", to: "/dev/zero", in: place)
    for arguments in [
      ["lint", kind], ["compile", kind, "--to", "json", "-o", "out"], ["format", kind],
      ["import", kind], ["resolve", kind], ["flows", kind],
    ] {
      let run = try place.lintel(arguments)
      #expect(run.status == 2, "\(arguments)")
      #expect(run.errors.contains("Is a pipe or a device, not a file"), "\(arguments)")
    }
  }

  @Test("Links to folders in a cycle are walked once")
  func folderLoops() throws {
    let place = try Workplace(["themes/a/Shop.yaml": Self.theme, "themes/b/x": "", "other/x": ""])
    for name in ["one", "two", "three"] {
      try link("themes/a/\(name)", to: "..", in: place)
      try link("themes/b/\(name)", to: "../a", in: place)
      try link("themes/b/far-\(name)", to: "../../other", in: place)
      try link("other/\(name)", to: "../themes", in: place)
      try link("other/round-\(name)", to: ".", in: place)
    }
    let run = try place.lintel(["compile", "themes", "--to", "json", "-o", "out"])
    #expect(run.status == 0)
    #expect(run.output == "wrote out/Shop.json\n")
  }

  @Test("A file that links also lead to is read once, by its own path")
  func linkedTwice() throws {
    let place = try Workplace(["themes/Shop.yaml": Self.theme, "other/Far.yaml": Self.theme])
    try link("themes/Again.yaml", to: "Shop.yaml", in: place)
    try link("themes/Far.yaml", to: "../other/Far.yaml", in: place)
    try link("themes/Further.yaml", to: "../other/Far.yaml", in: place)
    try link("same", to: "themes", in: place)
    for name in ["themes/Shop.yaml", "other/Far.yaml"] {
      try place.write(Self.theme + "toolbar:  { tint: lable }\n", to: name)
    }
    let paths = ["themes", "same", "themes/../themes/Shop.yaml"]
    let run = try place.lintel(["format", "--check"] + paths)
    #expect(run.status == 1)
    #expect(
      run.errors == "themes/Far.yaml: isn't formatted\nthemes/Shop.yaml: isn't formatted\n"
    )
    let linted = try place.lintel(["lint"] + paths)
    #expect((linted.output + linted.errors).split(separator: "lable").count == 3)
  }

  @Test("Devices and pipes are written, but never replaced")
  func streams() throws {
    let place = try Workplace(["Shop.yaml": Self.theme])
    pipe("pipe", in: place)
    try link("null", to: "/dev/null", in: place)
    let arguments = ["lint", "Shop.yaml", "--output", "json=null"]
    #expect(try place.lintel(arguments).status == 0)
    var status = stat()
    let found = unsafe stat("/dev/null", &status)
    #expect(found == 0 && status.st_mode & S_IFMT == S_IFCHR)
    let unread = try place.lintel(["lint", "Shop.yaml", "--output", "json=pipe"])
    #expect(unread.status == 2, "nobody reads the pipe")
    let read = try place.shell("cat pipe & lintel lint Shop.yaml --output json=pipe; wait")
    #expect(read.output.contains("\"diagnostics\""))
  }

  @Test(
    "A file that isn't text is an error",
    arguments: [[0xFF, 0xFE, 0x41], [0x00], [0xC3, 0x28]]
  )
  func bytes(bytes: [UInt8]) throws {
    let place = try Workplace()
    try Data(bytes).write(to: place.folder.appending(path: "Shop.yaml"))
    let run = try place.lintel(["lint", "Shop.yaml"])
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("Shop.yaml:1:1: error: "))
  }

  @Test("A file that is too large isn't read to its end")
  func size() throws {
    let place = try Workplace()
    let file = place.folder.appending(path: "Shop.yaml")
    try Data(Self.theme.utf8).write(to: file)
    // A hole of a terabyte needs no space on the disk.
    let status = unsafe truncate(file.path, 1 << 40)
    guard status == 0 else { return }
    #expect(try Files.contents(of: file.path, upTo: 1000).count == 1000)
  }
}
