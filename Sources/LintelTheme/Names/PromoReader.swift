import LintelDiagnostics
import LintelSyntax

/// The maximum length in minutes of a promo whose end probably needs the next year: half a year.
private let maximumMinutesOverNewYear = 183 * 24 * 60

/// Reads when promos run, from the `from`, `until`, and `with` of their declarations at the top level.
struct PromoReader {
  /// The promos by name, after a call of `finish()`.
  private(set) var promos: [Promo] = []
  private(set) var diagnostics: [Diagnostic] = []
  private let sources: SourceMap
  /// The values of each promo's keys, from all of its blocks.
  private var written: [String: [String: [YAMLNode]]] = [:]

  init(_ sources: SourceMap) { self.sources = sources }

  /// Collects the keys of one block of a promo.
  ///
  /// A promo may have several blocks in different files. Its dates may be in any of them, but only once.
  mutating func read(_ name: String, _ block: YAMLNode) {
    written[name] = written[name] ?? [:]
    for entry in block.entries where ["from", "until", "with"].contains(entry.key.text) {
      written[name]?[entry.key.text, default: []].append(entry.value)
    }
  }

  /// Reads and checks the collected promos, where `places` has their declarations.
  mutating func finish() {
    let names = written.keys.sorted()
    for name in names {
      let reported = diagnostics.count
      let fromNode = single("from", of: name)
      let untilNode = single("until", of: name)
      let from = fromNode.flatMap { instant($0) }
      let until = untilNode.flatMap { instant($0) }
      var isWrong = fromNode != nil && from == nil || untilNode != nil && until == nil
      if let from, let until, let fromNode, let untilNode, until.minutes <= from.minutes,
        from.hasOffset == until.hasOffset
      {
        reportEnd(of: name, from, until, fromNode, untilNode)
        isWrong = true
      }
      let companions = companions(single("with", of: name), of: name, among: names)
      // A promo with a wrong date could run at any time and with every other promo, so no block in it is unreachable.
      promos.append(
        Promo(
          name: name,
          from: isWrong ? nil : from,
          until: isWrong ? nil : until,
          companions: isWrong ? .any : companions,
          isDoubtful: diagnostics.count > reported
        )
      )
    }
  }

  /// Reports a promo that ends before or when it begins.
  ///
  /// If the promo spans the new year, the year is probably wrong. Otherwise, the dates are in the wrong order.
  private mutating func reportEnd(
    of name: String,
    _ begin: Promo.Instant,
    _ end: Promo.Instant,
    _ from: YAMLNode,
    _ until: YAMLNode
  ) {
    var message = "promo '\(name)' ends before it begins"
    let help: String
    var fixIts: [FixIt] = []
    if let next = end.nextYear, begin.minutes < next.minutes,
      next.minutes - begin.minutes < maximumMinutesOverNewYear
    {
      help = "did you mean the next year? write 'until: \(next.text)'"
      fixIts = [FixIt("write '\(next.text)'", .unsafe, replace: until.range, with: next.text)]
    } else if begin.minutes == end.minutes {
      message =
        "promo '\(name)' ends when it begins: 'until' is the first day on which it no longer runs"
      help = "write the day after its last one"
    } else {
      let (first, last) = (until.inlineText ?? until.text, from.inlineText ?? from.text)
      help = "write 'from: \(first)' and 'until: \(last)'"
      let edits = [(from.range, first), (until.range, last)].map(FixIt.Edit.init)
      fixIts = [FixIt("swap the dates", .safe, edits: edits)]
    }
    let (rule, note) = ("invalid-date", Note("it begins here", at: from.range))
    diagnostics.append(rule, message, at: until.range, notes: [note], help: [help], fixIts: fixIts)
  }

  /// Returns the first node of a key, and reports a second one.
  private mutating func single(_ key: String, of name: String) -> YAMLNode? {
    let nodes = written[name]?[key] ?? []
    if let first = nodes.first, let other = nodes.dropFirst().first {
      let message = "'\(key)' of promo '\(name)' is written twice"
      let note = Note("first written here", at: first.range)
      diagnostics.append("duplicate-key", message, at: other.range, notes: [note])
    }
    return nodes.first
  }

  /// Reads a date, optionally with a time, and reports everything else.
  private mutating func instant(_ node: YAMLNode) -> Promo.Instant? {
    let example = "write '2027-06-01', or with a time and offset '2027-06-01T08:00+02:00'"
    var (message, help, meant) = ("expected a date", example, [String]())
    if node.kind == .scalar {
      switch Promo.Instant.parse(node.text) {
      case .success(let instant): return instant
      case .failure(.noDate(let dates)):
        message = "'\(node.text)' isn't a date"
        meant = dates
      case .failure(.noSuchDay(let days, let month)):
        message = "'\(node.text)' isn't a date: \(month) has \(days) days"
        help = "write a day from 1 to \(days)"
      case .failure(.noOffset(let text)):
        message = "the time in '\(node.text)' has no offset"
        help = "write '\(text)Z' for UTC, '\(text)+02:00' for a time zone, or only the date"
      }
    }
    let fixIts = meant.map { FixIt("write '\($0)'", replace: node.range, with: $0) }
    return diagnostics.reject(
      "invalid-date",
      message,
      at: node.range,
      help: [meant.isEmpty ? help : "write \(meant.quotedList(conjunction: "or"))"],
      fixIts: meant.count == 1 ? fixIts : []
    )
  }

  /// Reads `with`: `any`, a name, or a list of names.
  private mutating func companions(
    _ node: YAMLNode?,
    of promo: String,
    among names: [String]
  ) -> Promo.Companions {
    guard let node else { return .alone }
    diagnostics += Diagnostic.listedTwice("promo", in: node, sources)
    // Quotes matter only if a promo has that name.
    if node.kind == .scalar, node.text == "any", node.style == .plain || written["any"] == nil {
      return .any
    }
    let elements = node.listed
    var others: [String] = []
    for element in elements {
      if element.kind == .scalar, element.text == promo {
        diagnostics.append(
          "duplicate-name",
          "'\(promo)' is the promo itself, and 'with' names others",
          at: element.range,
          help: ["name the promos that may run at the same time, write 'any', or remove it"]
        )
      } else if element.kind == .scalar, written[element.text] != nil {
        others.append(element.text)
      } else if node.kind == .sequence, element.kind == .scalar, element.text == "any" {
        diagnostics.append(
          "wrong-value-type",
          "'any' can't be in a list",
          at: element.range,
          help: ["write 'with: any'"],
          fixIts: [FixIt("write 'any'", replace: node.range, with: "any")]
        )
      } else if node.kind == .scalar,
        ["all", "*"].contains(element.text)
          || nearestName(to: element.text, among: names + ["any"]) == "any"
      {
        let message = "there is no promo '\(element.text)'"
        diagnostics.append(.near(["any"], "undeclared-name", message, at: element.range))
      } else {
        let isValue = node.kind == .scalar
        diagnostics.append(.undeclared("promo", element, among: names, insteadOfList: isValue))
      }
    }
    // Whichever promo an unknown name means, the two may run together.
    return others.count == elements.count ? .with(Set(others).sorted()) : .any
  }
}

extension Promo.Instant {
  /// The reason why a text isn't an instant.
  enum Failure: Error, Hashable {
    /// The text isn't in the form of a date, but may mean the dates in the payload.
    case noDate(meant: [String])
    /// The month, which the payload names, has fewer days.
    case noSuchDay(days: Int, month: String)
    /// The time doesn't have an offset; the payload is the text up to the minutes.
    case noOffset(String)
  }

  /// The same instant a year later, or `nil` if the year has more than four digits; February 29 becomes March 1.
  var nextYear: Promo.Instant? {
    guard let year = Int(text.prefix(4)), year < 9999 else { return nil }
    let rest = text.dropFirst(4)
    let day = rest.hasPrefix("-02-29") ? "-03-01" + rest.dropFirst(6) : rest
    return try? Self.parse("\(year + 1)\(day)").get()
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  /// Parses `2027-06-01` or `2027-06-01T08:30Z`, optionally with seconds and with an offset such as `+02:00` instead of `Z`.
  static func parse(_ text: String) -> Result<Promo.Instant, Failure> {
    var rest = Substring(text)
    let other = Failure.noDate(meant: datesMeant(by: text))
    guard let year = number(&rest, 4), skip(&rest, "-"),
      let month = number(&rest, 2), 1...12 ~= month, skip(&rest, "-"),
      let day = number(&rest, 2), 1...31 ~= day
    else { return .failure(other) }
    let days = days(inMonth: month, year)
    guard day <= days else {
      return .failure(.noSuchDay(days: days, month: "\(months[month - 1]) \(year)"))
    }
    var minutes = CalendarDate.days(year: year, month: month, day: day) * 24 * 60
    guard !rest.isEmpty else {
      return .success(Promo.Instant(minutes: minutes, hasOffset: false, text: text))
    }
    guard skip(&rest, "T") || skip(&rest, "t") || skip(&rest, " "),
      let hour = number(&rest, 2), 0...23 ~= hour, skip(&rest, ":"),
      let minute = number(&rest, 2), 0...59 ~= minute
    else { return .failure(other) }
    let written = "\(text.prefix(10))T\(text.dropFirst(11).prefix(5))"
    if skip(&rest, ":") {
      guard let second = number(&rest, 2), 0...59 ~= second else { return .failure(other) }
    }
    minutes += hour * 60 + minute
    // Other tools write fractions of a second, a space before the offset, or only the hours of the offset.
    let zone = rest.drop { ". 0123456789".contains($0) }
    guard !zone.isEmpty else { return .failure(.noOffset(written)) }
    let meant = "\(written)\(zone)\(zone.utf8.count == 3 ? ":00" : "")"
    if zone.count < rest.count || zone.utf8.count == 3, case .success = parse(meant) {
      return .failure(.noDate(meant: [meant]))
    }
    if rest == "Z" || rest == "z" {
      return .success(Promo.Instant(minutes: minutes, hasOffset: true, text: text))
    }
    let sign = rest.removeFirst()
    guard sign == "+" || sign == "-", let hours = number(&rest, 2), 0...14 ~= hours,
      skip(&rest, ":") || rest.count == 2, let offset = number(&rest, 2), 0...59 ~= offset,
      rest.isEmpty
    else { return .failure(other) }
    if text.suffix(3).first != ":" {
      return .failure(.noDate(meant: ["\(text.dropLast(2)):\(text.suffix(2))"]))
    }
    let shift = (hours * 60 + offset) * (sign == "+" ? 1 : -1)
    return .success(Promo.Instant(minutes: minutes - shift, hasOffset: true, text: text))
  }

  /// Returns a date with the name of its month, such as `Dec 24, 2026`, as `2026-12-24`, or `nil` for other texts.
  private static func dateInWords(_ text: String) -> String? {
    let words = text.lowercased().split { " ,-/.".contains($0) }
    let names = words.map { word in
      months.firstIndex { word.count > 2 && $0.lowercased().hasPrefix(word) }
    }
    let numbers = words.compactMap { Int($0.prefix(while: \.isNumber)) }
    guard words.count == 3, let month = names.compactMap(\.self).first, numbers.count == 2,
      let year = numbers.max(), let day = numbers.min(), year > 999
    else { return nil }
    return "\(year)-\(month + 1)-\(day)"
  }

  /// Returns the dates that a text with other separators, in another order, or without zeros may mean.
  ///
  /// If the year comes last, the day precedes the month in dates with dots, and may be on either side of it in others. If the year
  /// comes first, the month follows it unless only the other order is a date.
  private static func datesMeant(by text: String) -> [String] {
    if let date = dateInWords(text) { return datesMeant(by: date) }
    var parts = text.split(omittingEmptySubsequences: false) { "-/.–—‑−".contains($0) }
    if parts.count == 1, text.utf8.count == 8 {
      parts = [text.prefix(4), text.dropFirst(4).prefix(2), text.suffix(2)]
    }
    let numbers = parts.compactMap { Int($0) }
    guard parts.count == 3, numbers.count == 3 else { return [] }
    let orders =
      parts[0].count == 4
      ? [[0, 1, 2], [0, 2, 1]]
      : parts[2].count < 4 ? [] : text.contains(".") ? [[2, 1, 0]] : [[2, 1, 0], [2, 0, 1]]
    let dates = orders.map { $0.map { numbers[$0] } }.filter { date in
      1...9999 ~= date[0] && 1...12 ~= date[1] && date[2] > 0
        && date[2] <= days(inMonth: date[1], date[0])
    }
    let meant = parts[0].count == 4 ? dates.prefix(1) : dates[...]
    let texts = meant.map { date in date.map { $0 < 10 ? "0\($0)" : "\($0)" } }
    return Set(texts.map { $0.joined(separator: "-") }).sorted()
  }

  /// Removes a number with a fixed count of digits from the start of a text.
  private static func number(_ text: inout Substring, _ digits: Int) -> Int? {
    let prefix = text.prefix(digits)
    guard prefix.utf8.count == digits, prefix.utf8.allSatisfy({ 48...57 ~= $0 }) else { return nil }
    text.removeFirst(digits)
    return Int(prefix)
  }

  /// Removes a character from the start of a text, and returns whether it was there.
  private static func skip(_ text: inout Substring, _ character: Character) -> Bool {
    guard text.first == character else { return false }
    text.removeFirst()
    return true
  }

  /// Returns the number of days in a month of the Gregorian calendar.
  private static func days(inMonth month: Int, _ year: Int) -> Int {
    let next = month == 12 ? (year + 1, 1) : (year, month + 1)
    return CalendarDate.days(year: next.0, month: next.1, day: 1)
      - CalendarDate.days(year: year, month: month, day: 1)
  }
}
