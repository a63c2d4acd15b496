import LintelCompiler
import LintelDiagnostics
import LintelLint
import LintelRuns
import LintelTesting
import TestThemes
import Testing

@Suite("Baselines")
struct BaselineTests {
  private static let vivid = "oklch(0.7 0.4 150)"
  private let folders = BaselineFolders(working: "/app", baselineAt: "lint/baseline.json")

  private func run(_ body: String, path: String = "theme.yaml") -> Compilation {
    analyze(root: path, provider: .inMemory([path: theme(body)]))
  }

  /// The shown, hidden, and stale findings when the baseline of one theme is used for another.
  private func meeting(
    _ old: String,
    _ new: String
  ) -> (shown: [String], hidden: [String], stale: [String]) {
    var before = [run(old)]
    let baseline = BaselineRun(hidingIn: &before, Baseline(), folders)
      .updated(Baseline(), isGone: { _ in false })
    var after = [run(new)]
    let found = BaselineRun(hidingIn: &after, baseline, folders)
    let stale = found.stale(in: baseline, isGone: { _ in false })
    return (
      after[0].diagnostics.map(\.rule), after[0].baselined.map(\.rule),
      stale.map { "\($0.entry.rule) \($0.left)" }
    )
  }

  @Test("Known findings are hidden, new ones are shown, and fixed ones are stale")
  func change() {
    let one = "toolbar: { tint: \(Self.vivid) }"
    let two = "tabBar: { tint: \(Self.vivid) }"
    let same = meeting(one, one)
    #expect(same.shown == [] && same.hidden == ["out-of-gamut"] && same.stale == [])
    let more = meeting(one, one + "\n" + two)
    #expect(more.shown == ["out-of-gamut"] && more.hidden == ["out-of-gamut"] && more.stale == [])
    let less = meeting(one + "\n" + two, two)
    #expect(less.shown == [] && less.hidden == ["out-of-gamut"] && less.stale == ["out-of-gamut 0"])
    // A different value is a different finding.
    let other = meeting(one, one.replacing("150", with: "151"))
    #expect(other.shown == ["out-of-gamut"] && other.stale == ["out-of-gamut 0"])
  }

  @Test("Identical findings are counted")
  func counts() {
    func body(_ count: Int) -> String {
      let element = "{ class: UITabBar, set: { barTintColor: \(Self.vivid) } }"
      return "proxies:\n" + String(repeating: "  - \(element)\n", count: count)
    }
    func gamut(_ rules: [String]) -> Int { rules.count { $0 == "out-of-gamut" } }
    #expect(gamut(meeting(body(2), body(2)).hidden) == 2)
    let more = meeting(body(2), body(3))
    #expect(gamut(more.hidden) == 2 && gamut(more.shown) == 1)
    let less = meeting(body(3), body(1))
    #expect(gamut(less.shown) == 0 && less.stale.contains("out-of-gamut 1"))
  }

  @Test("In a file with errors, only entries that errors don't hide are stale")
  func errors() {
    let low =
      "navigationBar: { background: { preset: opaque, color: \"#FFF\" }, title: { color: \"#EEE\" } }"
    let old = low + "\ntoolbar: { tint: \(Self.vivid) }"
    let broken = low + "\ntoolbar: { tnit: \"#000000\" }"
    let met = meeting(old, broken)
    #expect(met.shown == ["unknown-property"])
    #expect(met.stale == ["out-of-gamut 0"])
  }

  @Test("Entries for other files are kept unless the files don't exist anymore")
  func otherFiles() {
    var before = [
      run("toolbar: { tint: \(Self.vivid) }"),
      run("tabBar: { tint: \(Self.vivid) }", path: "b.yaml"),
    ]
    let baseline = BaselineRun(hidingIn: &before, Baseline(), folders)
      .updated(Baseline(), isGone: { _ in false })
    #expect(baseline.total == 2)
    #expect(
      baseline.counts.keys.flatMap(\.places).map(\.path).sorted() == ["../b.yaml", "../theme.yaml"]
    )
    var after = [run("toolbar: { shadow: none }")]
    let found = BaselineRun(hidingIn: &after, baseline, folders)
    #expect(found.stale(in: baseline, isGone: { _ in false }).count == 1)
    #expect(found.stale(in: baseline, isGone: { $0 == "/app/b.yaml" }).count == 2)
    #expect(found.updated(baseline, isGone: { _ in false }).total == 1)
    #expect(found.updated(baseline, isGone: { _ in true }).total == 0)
  }

  @Test("Findings of one theme in a shared file are updated only in runs that lint that theme")
  func sharedFiles() {
    let shared = "lintel: 1\ntokens: { colors: { sea: \"#084C6B\" } }\n"
    let user = "imports: [shared.yaml]\ntoolbar: { tint: $sea }"
    func compilations(_ bodies: [String: String]) -> [Compilation] {
      let files = bodies.mapValues { theme($0) }.merging(["shared.yaml": shared]) { own, _ in own }
      return bodies.keys.sorted().map { analyze(root: $0, provider: .inMemory(files)) }
    }
    func stale(
      _ bodies: [String: String],
      in baseline: Baseline,
      gone: Set<String> = []
    ) -> Int {
      var runs = compilations(bodies)
      let met = BaselineRun(hidingIn: &runs, baseline, folders)
      let count = met.stale(in: baseline, isGone: gone.contains).count
      #expect(met.updated(baseline, isGone: gone.contains).total == 1 - count)
      return count
    }
    var before = compilations(["a.yaml": "imports: [shared.yaml]", "b.yaml": user])
    let baseline = BaselineRun(hidingIn: &before, Baseline(), folders)
      .updated(Baseline(), isGone: { _ in false })
    #expect(baseline.counts.keys.map(\.rule) == ["unused-token"])
    #expect(baseline.themes.values.map { $0.sorted() } == [["../a.yaml"]])
    #expect(stale(["b.yaml": user], in: baseline) == 0)
    #expect(stale(["a.yaml": "imports: [shared.yaml]"], in: baseline) == 0)
    #expect(stale(["a.yaml": user], in: baseline) == 1)
    #expect(stale(["a.yaml": user, "b.yaml": user], in: baseline) == 1)
    #expect(stale(["b.yaml": user], in: baseline, gone: ["/app/a.yaml"]) == 1)
  }

  @Test("A conflict can be in a baseline, regardless of the order of its sides")
  func conflicts() {
    let summer =
      "  summer: { from: 2027-06-01, until: 2027-09-01, toolbar: { tint: \"#084C6B\" } }\n"
    let finals =
      "  finals: { from: 2027-08-20, until: 2027-09-10, toolbar: { tint: \"#B3261E\" } }\n"
    let met = meeting("promos:\n" + summer + finals, "promos:\n" + finals + summer)
    #expect(met.shown == [] && met.hidden == ["conflicting-override"] && met.stale == [])
  }

  /// A theme with findings of many rules, as lines that can be moved within their block.
  private static let lines: [String] = [
    "tokens: { colors: { unused: \"#010203\", ink: \"#EEEEEE\" } }",
    "navigationBar:",
    "  background: { preset: opaque, color: \"#FFFFFF\" }",
    "  title: { color: $ink }",
    "  tint: \(vivid)",
    "toolbar: { tint: \(vivid) }",
    "screens:",
    "  home: { toolbar: { tint: \(vivid) }, statusBar: hidden }",
    "  search: { navigationBar: { tint: \"#EFEFEF\" } }",
    "  detail: { navigationBar: { scrollEdge: { title: { color: \"#F4F4F4\" } } } }",
    "brands:",
    "  day: { tabBar: { tint: \"#FAFAFA\" } }",
    "  night: { tabBar: { tint: oklch(0.8 0.4 20) } }",
  ]

  @Test(
    "Random edits of lines without findings don't affect any finding",
    arguments: 0..<60
  )
  func unrelatedEdits(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    var blocks: [[String]] = []
    for line in Self.lines {
      if line.hasPrefix(" ") {
        blocks[blocks.count - 1].append(line)
      } else {
        blocks.append([line])
      }
    }
    let old = blocks.flatMap(\.self).joined(separator: "\n")
    #expect(Set(run(old).diagnostics.map(\.rule)).count >= 3)
    // Shuffle blocks and the entries in them.
    blocks.shuffle(using: &generator)
    blocks = blocks.map { [$0[0]] + $0.dropFirst().shuffled(using: &generator) }
    var lines: [String] = []
    for (index, line) in blocks.flatMap(\.self).enumerated() {
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: lines.append("")
      case 1:
        lines.append(
          String(repeating: " ", count: Int.random(in: 0..<9, using: &generator))
            + "# note \(index)"
        )
      default: break
      }
      let isEmptied = Int.random(in: 0..<3, using: &generator) == 0
      lines.append(isEmptied ? line + "   # why" : line)
    }
    // Add a block without findings.
    lines.append("styles: {}")
    let new = lines.joined(separator: Bool.random(using: &generator) ? "\n" : "\r\n")
    let met = meeting(old, new)
    #expect(met.shown == [], "\(new)")
    #expect(met.stale == [], "\(new)")
    #expect(met.hidden.count == run(old).diagnostics.count)
  }
}
