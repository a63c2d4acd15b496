#if os(Linux)
  import Foundation
  import LintelTesting
  import Testing

  @Suite("Faults while files are written")
  struct FaultTests {
    /// The library that makes calls fail, which is built once for all tests.
    private static let shim = Result {
      try SwiftToolchain.sharedLibrary(
        of: URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
          .appending(path: "Faults/faults.c")
      )
    }

    @Test(
      "If any call fails, every file is the old or the new one, and the next run completes the set",
      .disabled(if: Sanitizers.areOn),
      arguments: FaultScenario.all,
      FaultScenario.Kind.allCases
    )
    func everyCall(scenario: FaultScenario, kind: FaultScenario.Kind) throws {
      let (calls, faults) = try scenario.faults(kind, shim: Self.shim.get())
      #expect(faults.isEmpty)
      // At least, the tool opens a file, writes it, and moves it into place.
      #expect(calls >= 3)
    }

    @Test(
      "If only outputs may be written, they are written in place, and restored if that fails",
      .disabled(if: Sanitizers.areOn),
      arguments: FaultScenario.sandboxed,
      [FaultScenario.Kind.fail, .short, .interrupt]
    )
    func sandbox(scenario: FaultScenario, kind: FaultScenario.Kind) throws {
      let shim = try Self.shim.get()
      let place = try Workplace(scenario.files)
      let sandbox = ["LD_PRELOAD": shim, "LINTEL_SANDBOX": "1"]
      let run = try place.lintel(scenario.arguments, environment: sandbox)
      #expect(run.status == 0, "\(run.errors)")
      let free = try Workplace(scenario.files)
      #expect(try free.lintel(scenario.arguments).output == run.output)
      #expect(try FaultScenario.State(free) == FaultScenario.State(place))
      let (calls, faults) = try scenario.faults(kind, shim: shim)
      #expect(faults.isEmpty)
      #expect(calls >= 3)
    }

    @Test("A shorter text written in place leaves nothing of a longer one")
    func shorter() throws {
      let place = try Workplace(["Shop.yaml": SampleThemes.shop, "out/Shop.json": ""])
      let long = "\"lintel.appearance-tree\"" + String(repeating: "x", count: 100_000)
      try place.write(long, to: "out/Shop.json")
      let arguments = ["compile", "Shop.yaml", "--to", "json", "-o", "out"]
      let sandbox = ["LD_PRELOAD": try Self.shim.get(), "LINTEL_SANDBOX": "1"]
      #expect(try place.lintel(arguments, environment: sandbox).status == 0)
      #expect(try !place.text(of: "out/Shop.json").contains("xx"))
    }

    @Test("If a sandbox prevents listening, a preview with --watch says what to do")
    func preview() throws {
      let place = try Workplace(["Shop.yaml": SampleThemes.shop])
      let sandbox = ["LD_PRELOAD": try Self.shim.get(), "LINTEL_SANDBOX": "1"]
      let run = try place.lintel(["preview", "Shop.yaml", "--watch"], environment: sandbox)
      #expect(run.status == 2)
      #expect(run.errors.contains("a sandbox prevents this process from listening at 127.0.0.1:0"))
      #expect(run.errors.contains("swift package --disable-sandbox lintel preview"))
      #expect(run.errors.contains("'--output'"))
    }

    @Test("Two simultaneous runs leave the complete outputs of one of them")
    func together() throws {
      let other = SampleThemes.shop.replacing("#00569E", with: "#123456")
      let place = try Workplace(["a/Shop.yaml": SampleThemes.shop, "b/Shop.yaml": other])
      let options = "--to swift --to json --standalone"
      for side in ["a", "b"] {
        let run = try place.shell("lintel compile \(side) \(options) -o \(side)-out")
        #expect(run.status == 0)
      }
      let names = ["LintelUIKit.swift", "Shop.json", "Shop.swift"]
      let wanted = try ["a", "b"].map { side in
        try names.map { try place.text(of: "\(side)-out/\($0)") }
      }
      #expect(wanted[0] != wanted[1])
      var winners: Set<Int> = []
      for round in 0..<12 {
        // Each command has to overwrite the other's outputs.
        let order = round % 2 == 0 ? ["a", "b", "a", "b"] : ["b", "a", "b", "a"]
        let runs = order.map { "lintel compile \($0) \(options) -o out &" }.joined(separator: " ")
        let run = try place.shell("\(runs) wait")
        #expect(run.errors == "")
        let found = try names.map { try place.text(of: "out/\($0)") }
        let winner = try #require(wanted.firstIndex(of: found), "round \(round): a mix")
        winners.insert(winner)
        let left = try place.files().filter { $0.hasPrefix("out/") }
        #expect(left == names.map { "out/\($0)" })
      }
    }

    @Test("The next run removes only files that a killed run left")
    func leftovers() throws {
      let place = try Workplace([
        "Shop.yaml": SampleThemes.shop, "out/.lintel-123-0.tmp": "half",
        "out/.lintel.yml": "lint: {}\n", "out/mine.tmp": "mine",
      ])
      let run = try place.lintel(["compile", "Shop.yaml", "--to", "json", "-o", "out"])
      #expect(run.status == 0)
      #expect(
        try place.files() == ["Shop.yaml", "out/.lintel.yml", "out/Shop.json", "out/mine.tmp"]
      )
    }
  }
#endif
