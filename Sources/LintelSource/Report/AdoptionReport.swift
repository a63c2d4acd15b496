import LintelDiagnostics
import LintelTheme

/// How much of an app's bar code is in its theme, and what isn't.
package struct AdoptionReport: Sendable {
  /// The settings that aren't in the theme, each with its place and reason, in the order of files and lines.
  let lost: [UnreadSetting]
  /// The entries that no single place in the code states, each with the reason for it.
  let assumed: [UnreadSetting]
  /// The number of places in the code from which the theme's entries come.
  let carried: Int
  /// The number of places in the code that set something on bars for the theme's versions.
  let total: Int
  /// The places whose code never runs on the theme's versions.
  let dead: [SourcePlace]
  /// The number of files that were read, by extension.
  let files: [String: Int]
  /// The classes of the theme's screens, by screen name.
  let screens: [String: String]
  private let versions: String

  init(
    _ reading: SourceReading,
    entries: [DraftEntry],
    repeated: [DraftEntry] = [],
    lost: [UnreadSetting],
    assumed: [UnreadSetting],
    dead: [SourcePlace],
    options: AdoptionOptions
  ) {
    self.lost = Self.eachOnce(lost)
    self.assumed = assumed
    let carriedPlaces = Set((entries + repeated).flatMap(\.sources))
    carried = carriedPlaces.count
    total = carriedPlaces.union(self.lost.map(\.place)).count
    // Code that never runs in one call may run in another.
    self.dead = Set(dead).subtracting(carriedPlaces).subtracting(self.lost.map(\.place)).sorted()
    files = reading.files
    screens = Dictionary(
      DraftNames(entries).screens.map { ($0.value, $0.key) }
    ) { first, _ in first }
    versions = "iOS \(options.versions.lowerBound) to \(options.versions.upperBound)"
  }
}

/// Removes repetitions from the lost settings.
extension AdoptionReport {
  /// Combines what a line loses for one reason into the whole statement; the reader lists the statement, and the draft its property.
  private static func eachOnce(_ lost: [UnreadSetting]) -> [UnreadSetting] {
    struct Loss: Hashable {
      let file: String
      let line: Int
      let reason: UnreadReason
    }
    let groups = Dictionary(grouping: lost.uniqued) {
      Loss(file: $0.place.file, line: $0.place.line, reason: $0.reason)
    }
    return joiningReasons(groups.values.flatMap { joined(statements($0)) })
      .sorted { ($0.place, $0.text, $0.reason.phrase) < ($1.place, $1.text, $1.reason.phrase) }
  }

  /// Combines the items of each statement that is lost under several conditions, or because of several values.
  ///
  /// A helper's settings are lost once for each call, and a value that depends on something is lost once for each part.
  private static func joiningReasons(_ lost: [UnreadSetting]) -> [UnreadSetting] {
    struct Statement: Hashable {
      let place: SourcePlace
      let text: String
      let isCondition: Bool
    }
    var groups: [Statement: [UnreadSetting]] = [:]
    var result: [UnreadSetting] = []
    for item in lost {
      guard item.reason.joined(with: 1) != item.reason else {
        result.append(item)
        continue
      }
      var isCondition = false
      if case .condition = item.reason { isCondition = true }
      let key = Statement(place: item.place, text: item.text, isCondition: isCondition)
      groups[key, default: []].append(item)
    }
    for all in groups.values {
      guard let first = all.min(by: { $0.reason.phrase < $1.reason.phrase }),
        let advice = all.map(\.advice).max(by: { ($0.count, $0) < ($1.count, $1) })
      else { continue }
      let more = Set(all.map(\.reason)).count - 1
      let reason = more > 0 ? first.reason.joined(with: more) : first.reason
      result.append(
        UnreadSetting(text: first.text, reason: reason, advice: advice, at: first.place)
      )
    }
    return result
  }
}

extension UnreadReason {
  /// Returns the reason with the number of other reasons, or unchanged if each reason is reported separately.
  fileprivate func joined(with count: Int) -> Self {
    switch self {
    case .condition(let text): .condition("\(text), and \(count) more")
    case .value(let text): .value("\(text), among \(count + 1) reasons")
    case .undeclared(let text): .undeclared("\(text), among \(count + 1) reasons")
    case .depth(let text): .depth("\(text), among \(count + 1) reasons")
    case .owner, .missing, .contradiction, .privateAPI, .withoutEffect, .damaged, .objectiveC,
      .refused:
      self
    }
  }
}

extension AdoptionReport {
  /// Removes items that name a property of a statement in the same group, and gives their advice to the statement.
  private static func statements(_ group: [UnreadSetting]) -> [UnreadSetting] {
    let statements = group.filter { !$0.isSummary }
    guard statements.count == 1, let statement = statements.first else {
      return group.filter { one in
        !group.contains { $0.text != one.text && $0.text.hasPrefix(one.text) }
      }
    }
    let names = group.filter(\.isSummary)
    // The only name in a group is that of the only statement, such as the one that returns the value of a property.
    let covered = names.filter { item in
      if names.count == 1, item.reason == statement.reason { return true }
      let last = item.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        .last { $0.first?.isLetter == true && $0 != "for" && $0 != "_" }
      return last.map { statement.text.contains($0) } ?? false
    }
    guard let advice = covered.map(\.advice).max(by: { $0.count < $1.count }) else { return group }
    var joined = statement
    joined.advice = advice
    return [joined] + names.filter { !covered.contains($0) }
  }

  /// Combines what a line of shared code loses for many screens into one item.
  private static func joined(_ group: [UnreadSetting]) -> [UnreadSetting] {
    let sorted = group.sorted { $0.text < $1.text }
    guard sorted.count > 3, var joined = sorted.first else { return sorted }
    (joined.text, joined.isSummary) = ("\(joined.text) and \(sorted.count - 1) more", false)
    return [joined]
  }
}

extension AdoptionReport {
  /// Two sentences: what was read, and how much of it is in the theme.
  private var summary: String {
    let kinds = ["Swift", "storyboard", "xib", "plist"].compactMap { name -> String? in
      guard let count = files[name.lowercased()], count > 0 else { return nil }
      return "\(count) \(name) file\(count == 1 ? "" : "s")"
    }
    let catalogs = files["xcassets"].map { ["\($0) asset catalog\($0 == 1 ? "" : "s")"] } ?? []
    let read = kinds + catalogs
    let settings =
      total == 0
      ? "They don't set anything of bars"
      : "Carried over \(carried) of \(total) settings (\(carried * 100 / total)%)"
    return "Read \(read.isEmpty ? "no files" : read.plainList()). \(settings).\n" + objectiveC
  }

  /// A sentence about the files that weren't read at all.
  private var objectiveC: String {
    guard let count = files["m"], count > 0 else { return "" }
    let files = "Didn't read \(count) Objective-C file\(count == 1 ? "" : "s")"
    let styling = Set(lost.filter { $0.reason == .objectiveC }.map(\.place.file)).count
    return switch styling {
    case 0: "\(files). None of them styles bars.\n"
    case 1: "\(files). One of them styles bars: what it sets isn't in the theme.\n"
    case _: "\(files). \(styling) of them style bars: what they set isn't in the theme.\n"
    }
  }

  /// Returns the summary and the first items, grouped by reason, for a terminal.
  package func text(limit: Int = 10) -> String {
    var result = summary
    guard !lost.isEmpty else { return result }
    result += "Not carried over:\n"
    var shown = 0
    for group in groups where shown < limit {
      result += "  \(group.items.count) because \(group.reason.phrase)\n"
      for item in group.items.prefix(limit - shown) {
        result += "    \(item.place.text): \(item.text)\n"
        shown += 1
      }
    }
    if shown < lost.count { result += "  and \(lost.count - shown) more\n" }
    return result
  }

  /// Returns the whole report as Markdown.
  package func markdown(theme: String) -> String {
    var result = "# From the code to \(Self.code(theme))\n\n\(summary)"
    if !dead.isEmpty {
      result +=
        "\n## Not for \(versions)\n\nThis code never runs there, so the theme doesn't include it:\n\n"
      for place in dead { result += "- \(Self.code(place.text))\n" }
    }
    if !assumed.isEmpty {
      result += "\n## Carried over, but worth checking\n\n"
      for item in assumed {
        let phrase = item.reason.phrase
        let sentence = Self.plain(phrase.prefix(1).uppercased() + phrase.dropFirst())
        result += "- \(Self.code(item.place.text)): \(Self.plain(item.text)). \(sentence).\n"
      }
    }
    guard !lost.isEmpty else { return result }
    result += "\n## Not carried over\n"
    for group in groups {
      result += "\n### Because \(Self.plain(group.reason.phrase))\n\n"
      for item in group.items {
        result += "- \(Self.code(item.place.text)): \(Self.code(item.text))"
        result += ". By hand: \(Self.plain(item.advice)).\n"
      }
    }
    return result
  }

  /// The items by reason, starting with the reasons that have the most items.
  private var groups: [(reason: UnreadReason, items: [UnreadSetting])] {
    Dictionary(grouping: lost, by: \.reason).map { (reason: $0.key, items: $0.value) }
      .sorted { left, right in
        left.items.count == right.items.count
          ? left.reason.phrase < right.reason.phrase : left.items.count > right.items.count
      }
  }

  /// Returns a text as Markdown code, with a fence that is longer than any run of backticks in it.
  private static func code(_ text: String) -> String {
    let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    let space = longest > 0 ? " " : ""
    return "\(fence)\(space)\(text.replacing("\n", with: " "))\(space)\(fence)"
  }

  /// Returns a text in which Markdown's special characters are escaped.
  private static func plain(_ text: String) -> String {
    String(text.flatMap { "\\`*_<>[]#|".contains($0) ? ["\\", $0] : [$0] })
  }
}
