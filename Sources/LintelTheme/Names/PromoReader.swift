import LintelDiagnostics
import LintelSyntax

/// Reads when promos run: `from`, `until` and `with` of their declarations at the top level.
struct PromoReader {
  /// The values of a promo's keys, from all of its blocks.
  private struct Written {
    /// The values of `from`.
    var from: [YAMLNode] = []
    /// The values of `until`.
    var until: [YAMLNode] = []
    /// The values of `with`.
    var companions: [YAMLNode] = []
  }

  /// The promos by name, once `finish(places:)` was called.
  private(set) var promos: [Promo] = []
  /// What is wrong with their dates.
  private(set) var diagnostics: [Diagnostic] = []
  /// What was written, by promo.
  private var written: [String: Written] = [:]

  /// Collects the keys of one block of a promo.
  ///
  /// A promo may have several blocks, in several files; its dates may be in any of them, but only
  /// once.
  mutating func read(_ name: String, _ block: YAMLNode) {
    written[name, default: Written()].from += []
    for entry in block.entries {
      switch entry.key.text {
      case "from": written[name, default: Written()].from.append(entry.value)
      case "until": written[name, default: Written()].until.append(entry.value)
      case "with": written[name, default: Written()].companions.append(entry.value)
      default: break
      }
    }
  }

  /// - Parameter places: where each promo is declared.
  mutating func finish(places: [String: [SourceRange]]) {
    let names = written.keys.sorted()
    for name in names {
      let parts = written[name] ?? Written()
      let from = instant(single(parts.from, "from", of: name))
      let untilNode = single(parts.until, "until", of: name)
      let until = instant(untilNode)
      // Without its end it can run, so its content isn't reported as unreachable too.
      var end = until
      if let from, let until, let untilNode, until.minutes <= from.minutes,
        from.hasOffset == until.hasOffset
      {
        diagnostics.append(
          Diagnostic(
            "invalid-date",
            .error,
            "promo '\(name)' ends before it begins",
            at: untilNode.range,
            notes: parts.from.first.map { [Note("it begins here", at: $0.range)] } ?? []
          )
        )
        end = nil
      }
      let companions = companions(single(parts.companions, "with", of: name), among: names)
      promos.append(Promo(name: name, from: from, until: end, companions: companions))
    }
  }

  /// Returns the only node of a key; reports a second one.
  private mutating func single(_ nodes: [YAMLNode], _ key: String, of name: String) -> YAMLNode? {
    if let first = nodes.first, let other = nodes.dropFirst().first {
      diagnostics.append(
        Diagnostic(
          "duplicate-key",
          .error,
          "'\(key)' of promo '\(name)' is written twice",
          at: other.range,
          notes: [Note("first written here", at: first.range)]
        )
      )
    }
    return nodes.first
  }

  /// Reads a date, with a time if one is written; reports anything else.
  private mutating func instant(_ node: YAMLNode?) -> Promo.Instant? {
    guard let node else { return nil }
    if node.kind == .scalar, let instant = Promo.Instant(parsing: node.text) { return instant }
    diagnostics.append(
      Diagnostic(
        "invalid-date",
        .error,
        node.kind == .scalar ? "'\(node.text)' is not a date" : "expected a date",
        at: node.range,
        help: ["write '2027-06-01', or with a time and offset '2027-06-01T08:00+02:00'"]
      )
    )
    return nil
  }

  /// Reads `with`: `any`, a name, or a list of names.
  private mutating func companions(_ node: YAMLNode?, among names: [String]) -> Promo.Companions {
    guard let node else { return .alone }
    // Quotes make a difference only where a promo has the name.
    if node.kind == .scalar, node.text == "any", node.style == .plain || written["any"] == nil {
      return .any
    }
    let elements = node.kind == .sequence ? Array(node.elements) : [node]
    var others: [String] = []
    for element in elements {
      if element.kind == .scalar, written[element.text] != nil {
        others.append(element.text)
      } else if node.kind == .scalar,
        nearestName(to: element.text, among: names + ["any"]) == "any"
      {
        diagnostics.append(
          Diagnostic(
            "undeclared-name",
            .error,
            "there is no promo '\(element.text)'",
            at: element.range,
            help: Suggestion.help(for: ["any"]),
            fixIts: Suggestion.fixIts(for: ["any"], at: element.range)
          )
        )
      } else {
        diagnostics.append(.undeclared("promo", element, among: names))
      }
    }
    return .with(Set(others).sorted())
  }
}

extension Promo.Instant {
  /// `2027-06-01`, `2027-06-01T08:30`, with seconds, and with `Z` or an offset such as `+02:00`.
  package init?(parsing text: String) {
    var rest = Substring(text)
    guard let year = Self.number(&rest, 4), Self.skip(&rest, "-"),
      let month = Self.number(&rest, 2), 1...12 ~= month, Self.skip(&rest, "-"),
      let day = Self.number(&rest, 2), 1...Self.days(inMonth: month, year) ~= day
    else { return nil }
    var minutes = CalendarDate.days(year: year, month: month, day: day) * 24 * 60
    guard !rest.isEmpty else {
      self.init(minutes: minutes, hasOffset: false, text: text)
      return
    }
    guard Self.skip(&rest, "T") || Self.skip(&rest, "t") || Self.skip(&rest, " "),
      let hour = Self.number(&rest, 2), 0...23 ~= hour, Self.skip(&rest, ":"),
      let minute = Self.number(&rest, 2), 0...59 ~= minute
    else { return nil }
    if Self.skip(&rest, ":") {
      guard let second = Self.number(&rest, 2), 0...59 ~= second else { return nil }
    }
    minutes += hour * 60 + minute
    if rest.isEmpty || rest == "Z" || rest == "z" {
      self.init(minutes: minutes, hasOffset: !rest.isEmpty, text: text)
      return
    }
    let sign = rest.removeFirst()
    guard sign == "+" || sign == "-", let hours = Self.number(&rest, 2), 0...14 ~= hours,
      Self.skip(&rest, ":"), let offset = Self.number(&rest, 2), 0...59 ~= offset, rest.isEmpty
    else { return nil }
    let zone = (hours * 60 + offset) * (sign == "+" ? 1 : -1)
    self.init(minutes: minutes - zone, hasOffset: true, text: text)
  }

  /// Takes a number with a fixed count of digits from the start of a text.
  private static func number(_ text: inout Substring, _ digits: Int) -> Int? {
    let prefix = text.prefix(digits)
    guard prefix.utf8.count == digits, prefix.utf8.allSatisfy({ 48...57 ~= $0 }) else { return nil }
    text.removeFirst(digits)
    return Int(prefix)
  }

  /// Takes a character from the start of a text; false if another one is there.
  private static func skip(_ text: inout Substring, _ character: Character) -> Bool {
    guard text.first == character else { return false }
    text.removeFirst()
    return true
  }

  /// Returns the number of days in a month, in the Gregorian calendar.
  private static func days(inMonth month: Int, _ year: Int) -> Int {
    let next = month == 12 ? (year + 1, 1) : (year, month + 1)
    return CalendarDate.days(year: next.0, month: next.1, day: 1)
      - CalendarDate.days(year: year, month: month, day: 1)
  }
}
