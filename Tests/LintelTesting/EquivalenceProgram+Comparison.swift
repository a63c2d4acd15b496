#if os(Linux)
  import LintelBackends
  import LintelLanguage
  import LintelSchema

  extension EquivalenceProgram.Visit {
    /// Builds and runs a program for themes, and compares the objects that it finds with the trees.
    ///
    /// - Parameter visits: the themes, each with the contexts to look at.
    /// - Returns: what differs, in words; empty if everything was visited and is equal.
    /// - Throws: if the compiler can't be run.
    package static func differences(_ visits: [EquivalenceProgram.Visit]) throws -> [String] {
      let run = try SwiftToolchain.execute(EquivalenceProgram(visits).files)
      guard run.status == 0 else { return ["\(run.output.prefix(3000))"] }
      var lines = run.output.split(separator: "\n")[...]
      var differences: [String] = []
      for visit in visits {
        let own = lines.prefix(visit.stops.count)
        lines = lines.dropFirst(visit.stops.count)
        guard own.count == visit.stops.count else {
          return differences + ["the program left out \(visit.stops.count - own.count) contexts"]
        }
        differences += visit.differences(own)
      }
      return differences + lines.map { "not asked for: \($0.prefix(300))" }
    }

    private func differences(_ lines: ArraySlice<Substring>) -> [String] {
      var reduced: [Version: ExpectedStyle.Reduced] = [:]
      for (stop, line) in zip(stops, lines) {
        let version = stop.context.ios
        let tree = reduced[version] ?? ExpectedStyle.Reduced(tree, to: version)
        reduced[version] = tree
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
        let (other, own) = (fields[fields.count - 2], fields[fields.count - 1])
        if other != "equal" {
          let common = zip(other, own).prefix { $0 == $1 }.count
          let parts = [own, other].map { $0.dropFirst(max(0, common - 60)).prefix(160) }
          return [
            "\(self.tree.theme), \(stop): the JSON tree gives …\(parts[1])… for …\(parts[0])…"
          ]
        }
        guard let expected = ExpectedStyle(tree, in: stop.context) else {
          return ["\(self.tree.theme): no entry for \(stop.context)"]
        }
        var comparison = RecordComparison(
          isDark: stop.isDark,
          isHighContrast: stop.isHighContrast
        )
        let found = RecordReader.value(of: String(fields[fields.count - 1]))
        for kind in BarKind.allCases {
          compare(expected.bar(kind), found[kind.rawValue], kind, &comparison)
        }
        // What the app keeps for itself is only told to it if the theme says it somewhere.
        let told = Set(
          tree.tree.settings.flatMap(\.values).map { Schema.standard[$0.leaf].uikitPath[0] }
        )
        let asked = ["preferredStatusBarStyle", "scrolls", "transition"]
        let settings = expected.settings
          .filter { told.contains($0.key) || !asked.contains($0.key) }
          .map { JSONMember($0.key, $0.value) }
        comparison.compare(.object(settings), found["settings"], at: "settings")
        if !comparison.differences.isEmpty {
          // One context is enough to look for the reason.
          return comparison.differences.prefix(5).map { "\(self.tree.theme), \(stop): \($0)" }
        }
      }
      return []
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
      let keys: [String: (key: String, initial: JSONValue)] = [
        "fade": ("distance", 10), "crossfade": ("distance", 10), "away": ("threshold", 0),
      ]
      guard case .string(let behavior)? = scroll["behavior"] else { return scroll }
      guard let (key, initial) = keys[behavior] else { return ["behavior": .string(behavior)] }
      let value = members.first { $0.key == key }?.value ?? initial
      return .object([JSONMember("behavior", .string(behavior)), JSONMember(key, value)])
    }
  }
#endif
