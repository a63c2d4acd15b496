import Foundation
import LintelTesting
import Testing

@Suite("Fixes of the command line")
struct FixCommandTests {
  /// A theme with a finding that has a safe fix, one with an unsafe fix, and one without a fix.
  private static let mistaken = """
    lintel: 1
    theme: Mistaken
    ios: 15..18
    toolbar:
      tint: #00569E # ours
    screens:
      home:
        priority: 3
        toolbar: { tint: "#084C6B" }
      about:
        toolbar:
          tint: "#00569E" # as everywhere
      spare: { navigationBar: { tint: oklch(0.7 0.4 150) } }

    """

  private static let fixed =
    mistaken
    .replacing("tint: #00569E #", with: "tint: \"#00569E\" #")
    .replacing("    priority: 3\n", with: "")

  @Test(
    "--fix applies safe fixes, --unsafe-fixes also the others, and remaining findings are reported"
  )
  func levels() throws {
    let place = try Workplace(["A.yaml": Self.mistaken])
    let safe = try place.lintel(["lint", "A.yaml", "--fix"])
    #expect(safe.status == 0)
    #expect(safe.output == "fixed A.yaml: 2 findings\n")
    #expect(safe.errors.contains("[out-of-gamut]"))
    #expect(safe.errors.contains("[redundant-override]"))
    #expect(try place.text(of: "A.yaml") == Self.fixed)
    let unsafe = try place.lintel(["lint", "A.yaml", "--fix", "--unsafe-fixes"])
    #expect(unsafe.output == "fixed A.yaml: 1 finding\n")
    #expect(
      try place.text(of: "A.yaml")
        == Self.fixed.replacing(
          "  about:\n    toolbar:\n      tint: \"#00569E\" # as everywhere\n",
          with: "  about: {}\n"
        )
    )
    #expect(try place.files() == ["A.yaml"])
  }

  @Test("--diff prints the changes of --fix as a patch for patch, and writes nothing")
  func patch() throws {
    let place = try Workplace(["themes/A.yaml": Self.mistaken])
    let run = try place.lintel(["lint", "themes/A.yaml", "--diff"])
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("--- a/themes/A.yaml\n+++ b/themes/A.yaml\n@@ "))
    #expect(
      run.errors.contains("A.yaml:5:9: error: "),
      "the findings are those of the file as it is"
    )
    #expect(try place.text(of: "themes/A.yaml") == Self.mistaken)
    try place.write(run.output, to: "a.patch")
    let applied = try place.shell("patch -p1 < a.patch")
    #expect(applied.status == 0, "\(applied.output)")
    #expect(try place.text(of: "themes/A.yaml") == Self.fixed)
    let again = try place.lintel(["lint", "themes/A.yaml", "--diff", "--fail-on", "never"])
    #expect(again.output == "")
    #expect(again.status == 0)
  }

  @Test("--diff fails only because of its patch, which has standard output to itself")
  func patchStatus() throws {
    let place = try Workplace(["A.yaml": Self.mistaken])
    let run = try place.lintel(
      ["lint", "A.yaml", "--diff", "--fail-on", "never"],
      environment: ["GITHUB_ACTIONS": "true"]
    )
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("--- a/A.yaml\n"))
    #expect(!run.output.contains("::"))
  }

  @Test(
    "Incompatible options are wrong usage",
    arguments: [
      ["--unsafe-fixes"], ["--fix", "--diff"], ["--diff", "--format", "sarif"],
      ["--diff", "--output", "json=-"], ["--diff", "--baseline", "b.json", "--update-baseline"],
    ]
  )
  func usage(arguments: [String]) throws {
    let place = try Workplace(["A.yaml": Self.mistaken])
    #expect(try place.lintel(["lint", "A.yaml"] + arguments).status == 2)
    #expect(try place.text(of: "A.yaml") == Self.mistaken)
    #expect(try place.files() == ["A.yaml"])
  }

  @Test("A file keeps its line endings, byte-order mark, permissions, and links to it")
  func keeping() throws {
    let text = "\u{FEFF}" + Self.mistaken.replacing("\n", with: "\r\n")
    let place = try Workplace(["real/A.yaml": text])
    let link = place.folder.appending(path: "A.yaml").path
    try FileManager.default.createSymbolicLink(
      atPath: link,
      withDestinationPath: "real/A.yaml"
    )
    let file = place.folder.appending(path: "real/A.yaml").path
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
    let run = try place.lintel(["lint", "A.yaml", "real/A.yaml", "--fix"])
    #expect(run.output == "fixed real/A.yaml: 2 findings\n", "one file, whatever leads to it")
    // Reading the file as a string would remove the byte-order mark.
    let expected = "\u{FEFF}" + Self.fixed.replacing("\n", with: "\r\n")
    #expect(try Data(contentsOf: URL(filePath: file)) == Data(expected.utf8))
    let rights = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions]
    #expect((rights as? NSNumber)?.intValue == 0o640)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real/A.yaml")
  }

  @Test("A file that two themes import is fixed once, and only if both look the same after it")
  func shared() throws {
    let shared = """
      lintel: 1
      screens:
        home: { toolbar: { tint: "#00569E" } }
        about: { navigationBar: { tint: "#084C6B" }, priority: 2 }

      """
    func theme(_ name: String, _ color: String) -> String {
      "lintel: 1\ntheme: \(name)\nios: 15..18\nimports: [shared.yaml]\ntoolbar: { tint: \"\(color)\" }\n"
    }
    let place = try Workplace([
      "A.yaml": theme("A", "#00569E"), "B.yaml": theme("B", "#B3261E"), "shared.yaml": shared,
    ])
    let run = try place.lintel(["lint", "A.yaml", "B.yaml", "--fix"])
    #expect(run.output == "fixed shared.yaml: 1 finding\n")
    #expect(
      run.errors.contains(
        "shared.yaml:3:22: note: 'remove it' isn't applied: it would change how a bar looks [redundant-override]\n"
      )
    )
    #expect(try place.text(of: "shared.yaml") == shared.replacing(", priority: 2", with: ""))
    // For A only, the tint is redundant, so the fix is applied.
    let alone = try place.lintel(["lint", "A.yaml", "--fix"])
    #expect(alone.output == "fixed shared.yaml: 1 finding\n")
  }

  @Test("Findings in the baseline aren't fixed")
  func baseline() throws {
    let place = try Workplace(["A.yaml": Self.fixed.replacing("qqqqqqqq", with: "label")])
    let arguments = ["lint", "A.yaml", "--baseline", "b.json"]
    _ = try place.lintel(arguments + ["--update-baseline"])
    let text = try place.text(of: "A.yaml")
    let run = try place.lintel(arguments + ["--fix", "--unsafe-fixes"])
    #expect(run.output == "")
    #expect(run.status == 0)
    #expect(try place.text(of: "A.yaml") == text)
  }
}

@Suite("Interrupted runs")
struct InterruptedRunTests {
  /// Two themes, the second larger than a process may write with a limit of four blocks.
  private static func themes() throws -> Workplace {
    let small = "lintel: 1\ntheme: Small\nios: 15..18\ntoolbar: { tint: #00569E }\n"
    let large =
      small.replacing("Small", with: "Large")
      + (1...400).map { "# a comment on line \($0)\n" }.joined()
    return try Workplace(["A.yaml": small, "B.yaml": large])
  }

  private func texts(_ place: Workplace) throws -> [String] {
    try ["A.yaml", "B.yaml"].map(place.text)
  }

  @Test(
    "A run that is killed while it writes leaves every file complete and unchanged",
    .disabled(if: Sanitizers.areOn)
  )
  func killed() throws {
    let place = try Self.themes()
    let before = try texts(place)
    // The system ends the process with SIGXFSZ in the middle of the larger file, unless the test's own process prevents it.
    let run = try place.shell("ulimit -f 4; lintel lint A.yaml B.yaml --fix")
    #expect(run.status >= 2)
    #expect(try texts(place) == before)
    #expect(try place.lintel(["lint", "A.yaml", "B.yaml", "--fix"]).status == 0)
    #expect(try texts(place) == before.map { $0.replacing("#00569E", with: "\"#00569E\"") })
  }

  @Test(
    "If one file can't be written, none is, no other files are left, and the run says why",
    .disabled(if: Sanitizers.areOn)
  )
  func failed() throws {
    let place = try Self.themes()
    let before = try texts(place)
    let run = try place.shell("trap '' XFSZ; ulimit -f 4; lintel lint A.yaml B.yaml --fix")
    #expect(run.status == 2)
    #expect(run.errors.contains("lintel: error: B.yaml: File too large"), "\(run.errors)")
    #expect(try texts(place) == before)
    #expect(try place.files() == ["A.yaml", "B.yaml"])
  }

  @Test("If a run is killed at any time, each file is the old one or the new one", arguments: 0..<8)
  func anytime(step: Int) throws {
    let place = try Self.themes()
    let before = try texts(place)
    _ = try place.shell(
      "lintel lint A.yaml B.yaml --fix & sleep 0.0\(step * 2 + 1); kill -9 $! 2>/dev/null; wait"
    )
    for (old, new) in zip(before, try texts(place)) {
      #expect(new == old || new == old.replacing("#00569E", with: "\"#00569E\""))
    }
  }
}
