#if os(Linux)
  import Foundation
  import LintelTesting
  import Testing

  /// Tests the files that `make dist` adds to the tool; `BuildPluginTests` tests the artifact bundle.
  @Suite("Distribution")
  struct DistributionTests {
    private static let scripts = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: ".ci")

    private static let tool = BuiltProducts.folder.appending(path: "lintel").path

    private static func manual() throws -> String {
      let script = scripts.appending(path: "manual").path
      let run = try SwiftToolchain.run([script, tool], in: FileManager.default.temporaryDirectory)
      try #require(run.status == 0, "\(run.output)")
      return run.output
    }

    @Test("The manual has every command with every option, and is always the same")
    func manual() throws {
      let manual = try Self.manual()
      #expect(try manual == Self.manual())
      #expect(manual.hasPrefix(".TH LINTEL 1 \"\" \"lintel 0."))
      let place = try Workplace()
      let commands = try place.lintel(["--help"]).output.matches(of: #/\n  ([a-z]+) +[A-Z]/#)
        .map { String($0.1) }
      #expect(commands.count >= 12)
      for command in commands {
        let head = ".SH LINTEL \(command.uppercased())\n"
        let part = try #require(manual.components(separatedBy: head).last)
        let options = try place.lintel([command, "--help"]).output.matches(of: #/\n  (--[a-z-]+)/#)
        for option in options {
          #expect(part.contains("\\fB\(option.1.replacing("-", with: "\\-"))\\fR"), "\(option.1)")
        }
      }
      // No line of a help text is mistaken for a request of roff.
      let requests = Set(
        manual.split(separator: "\n").filter { $0.hasPrefix(".") }.map { $0.prefix(3) }
      )
      #expect(
        requests.isSubset(of: [".TH", ".SH", ".B ", ".PP", ".RS", ".RE", ".nf", ".fi", ".TP"])
      )
    }

    @Test("Completions include every command", arguments: ["bash", "zsh", "fish"])
    func completions(shell: String) throws {
      let place = try Workplace()
      let run = try place.lintel(["--generate-completion-script", shell])
      #expect(run.status == 0)
      for command in ["compile", "lint", "explain", "preview", "--watch", "--depfile"] {
        #expect(run.output.contains(command.trimmingPrefix("--")), "\(command)")
      }
      guard shell == "bash" else { return }
      try place.write(run.output, to: "completions")
      #expect(try place.shell("bash -n completions").status == 0)
    }
  }
#endif
