#if os(Linux)
  import LintelBackends
  import LintelLanguage
  import LintelSchema
  import Testing

  @Suite("The Swift output and the JSON tree mean the same")
  struct EquivalenceTests {
    @Test("In every context the objects equal the tree's, whatever was applied before")
    func objectsEqualTree() throws {
      let tree = SampleTree.everything()
      let generated = swiftFiles(tree, options: SwiftOptions(source: "harbor.yaml"))
      let run = try SwiftToolchain.execute(
        generated.map { ($0.name, EquivalenceProgram.simulatingVersions($0.text)) } + [
          ("SystemVersion.swift", EquivalenceProgram.systemVersion),
          ("main.swift", EquivalenceProgram.main),
        ]
      )
      try #require(run.status == 0, "\(run.output.prefix(3000))")
      let lines = run.output.split(separator: "\n")
      #expect(lines.count == 2 * 4 * 4 * (EquivalenceProgram.versions.count + 1))
      let trees = Dictionary(
        uniqueKeysWithValues: EquivalenceProgram.versions.map { parts in
          let version = Version(parts[0], parts[1])
          return (version, ExpectedStyle.Reduced(tree, to: version))
        }
      )
      for line in lines {
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        try #require(fields.count == 8, "\(line.prefix(300))")
        let differences = try differences(fields, trees)
        let context = fields.prefix(7).joined(separator: " ")
        #expect(differences.isEmpty, "\(context): \(differences.prefix(5).joined(separator: "\n"))")
        if !differences.isEmpty { break }
      }
    }

    private func differences(_ fields: [String], _ trees: [Version: ExpectedStyle.Reduced]) throws
      -> [String]
    {
      let context = ExpectedStyle.Context(
        brand: fields[0],
        promos: fields[1].split(separator: "+").map(String.init),
        screen: fields[2],
        ios: Version(Int(fields[3]) ?? 0, Int(fields[4]) ?? 0),
        isPad: fields[5] == "true"
      )
      let appearance = Int(fields[6]) ?? 0
      let tree = try #require(trees[context.ios])
      let expected = ExpectedStyle(tree, in: context)
      let found = RecordReader.value(of: fields[7])
      var comparison = RecordComparison(isDark: appearance % 2 == 1, isHighContrast: appearance > 1)
      for kind in BarKind.allCases {
        compare(expected.bar(kind), found[kind.rawValue], kind, &comparison)
      }
      let settings = expected.settings.map { JSONMember($0.key, $0.value) }
      comparison.compare(.object(settings), found["settings"], at: "settings")
      return comparison.differences
    }

    /// Tints are recorded slot by slot, the scroll behavior with what it uses.
    private func compare(
      _ expected: [String: JSONValue],
      _ found: JSONValue?,
      _ kind: BarKind,
      _ comparison: inout RecordComparison
    ) {
      let tints = ["tintColor", "barButtonItems", "backBarButtonItem", "prominentBarButtonItems"]
      var others = expected.filter { !tints.contains($0.key) }
      if let scroll = expected["scroll"] { others["scroll"] = Self.used(scroll) }
      guard case .object(let members) = found else {
        comparison.compare(.object([]), found, at: kind.rawValue)
        return
      }
      let rest = members.filter { member in !tints.contains(member.key) }
      let defaults = rest.filter { $0.key == "scroll" && expected["scroll"] == nil }
      comparison.compare(
        .object(others.map { JSONMember($0.key, $0.value) } + defaults),
        .object(rest),
        at: kind.rawValue
      )
      for tint in tints {
        for slot in kind.slots {
          let value = expected[tint]
          let isSplit = kind.slots.contains { value?["\($0)"] != nil }
          let color = isSplit ? value?["\(slot)"] : value
          comparison.compare(color, found?[tint]?["\(slot)"], at: "\(kind).\(tint).\(slot)")
        }
      }
    }

    private static func used(_ scroll: JSONValue) -> JSONValue {
      guard case .object(let members) = scroll else { return scroll }
      let keys: [String: String] = [
        "fade": "distance", "crossfade": "distance", "away": "threshold",
      ]
      guard case .string(let behavior)? = scroll["behavior"] else { return scroll }
      return .object(members.filter { $0.key == "behavior" || $0.key == keys[behavior] })
    }
  }
#endif
