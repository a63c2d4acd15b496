import LintelDiagnostics
import LintelSchema
import LintelSyntax

extension ValueReader {
  /// Reads a number in a range, with the units that the range allows, or returns `nil` after an error.
  ///
  /// Messages call the number `name`, or the property's own key if `name` is `nil`. They include `help` if the number is out of range.
  mutating func number(
    _ node: YAMLNode,
    in range: NumberRange,
    named name: String? = nil,
    help: [String] = []
  ) -> Double? {
    guard node.kind == .scalar, !node.isEmpty, let written = WrittenNumber(node.text) else {
      if node.kind == .scalar, !node.isEmpty, reportMistake(node, as: .number(range)) { return nil }
      return findings.mismatch(node, expected: range.noun, help: hint(for: node))
    }
    guard node.style == .plain else {
      return findings.mismatch(
        node,
        expected: range.noun,
        help: ["a quoted number is a string"],
        fixIts: [FixIt("remove the quotes", replace: node.range, with: node.text)]
      )
    }
    guard let number = range.value(of: written) else {
      if reportMistake(node, as: .number(range)) { return nil }
      let help = lettersHelp(written) ?? range.unitHelp(written)
      return findings.mismatch(node, expected: range.noun, help: help)
    }
    if let violation = range.violation(by: number) {
      let subject =
        name ?? expectation.property.flatMap { $0.split(separator: ".").last.map(String.init) }
      return findings.reject(
        "out-of-range",
        "\(subject.map { "'\($0)'" } ?? "the number") is \(node.text), \(violation)",
        at: node.range,
        help: help.isEmpty ? Suggestion.help(for: range.percentages(meantBy: written)) : help,
        fixIts: Suggestion.fixIts(for: range.percentages(meantBy: written), at: node.range)
      )
    }
    if range.unit == .ratio {
      warnTinyPercentage(written, at: node.range)
      warnHugeRatio(written, at: node.range)
    }
    return number
  }

  /// Returns help for letter spacing in percent of the font size, as design tools measure it, or `nil` for other values.
  private func lettersHelp(_ written: WrittenNumber) -> [String]? {
    guard written.unit == "%", expectation.property?.hasSuffix(".kern") ?? false else { return nil }
    let points = (written.number * 0.17).shortText
    return ["write points: in a font of 17 points, \(written.number.shortText)% is \(points)"]
  }

  /// Warns about a percentage below one, such as `0.5%`, which usually is a ratio with a mistaken percent sign.
  mutating func warnTinyPercentage(_ written: WrittenNumber, at range: SourceRange) {
    guard written.unit == "%", written.number > 0, written.number < 1 else { return }
    let meant = "\((written.number * 100).shortText)%"
    findings.append(
      "doubtful-unit",
      as: .warning,
      "'\(written.number.shortText)%' is less than one hundredth",
      at: range,
      help: [
        "write '\(meant)', or '\((written.number / 100).shortText)' if it's that small on purpose"
      ],
      fixIts: [FixIt("change to '\(meant)'", .unsafe, replace: range, with: meant)]
    )
  }

  /// Warns about a ratio without a unit such as `110`, which usually is a percentage with a missing percent sign.
  private mutating func warnHugeRatio(_ written: WrittenNumber, at range: SourceRange) {
    guard written.unit.isEmpty, abs(written.number) >= 5 else { return }
    let (meant, whole) = ("\(written.number.shortText)%", "\((written.number * 100).shortText)%")
    findings.append(
      "doubtful-unit",
      as: .warning,
      "'\(written.number.shortText)' is \(whole)",
      at: range,
      help: ["write '\(meant)', or '\(whole)' if it's that large on purpose"],
      fixIts: [FixIt("change to '\(meant)'", .unsafe, replace: range, with: meant)]
    )
  }

  /// Returns help for a text that isn't a number.
  private func hint(for node: YAMLNode) -> [String] {
    guard node.kind == .scalar else { return [] }
    let text = node.text
    if text.hasPrefix("0x"), let number = Int(text.dropFirst(2), radix: 16) {
      return ["numbers are decimal: \(number)"]
    }
    if text.hasPrefix("$") { return ["a token can only be the whole value"] }
    return []
  }
}

/// A decimal number with its unit.
package struct WrittenNumber {
  let number: Double
  /// The unit in lowercase, such as `%`, `pt`, or `deg`, or an empty string.
  let unit: String

  /// Creates a finite decimal number with an optional unit, or returns `nil` for anything else, such as `0x10`, `.inf`, or `1_000`.
  init?(_ text: some StringProtocol) {
    let bytes = Array(text.utf8)
    var end = 0
    func skipDigits() -> Bool {
      let start = end
      while end < bytes.count, (0x30...0x39).contains(bytes[end]) { end += 1 }
      return end > start
    }
    if end < bytes.count, bytes[end] == UInt8(ascii: "-") || bytes[end] == UInt8(ascii: "+") {
      end += 1
    }
    let hasWhole = skipDigits()
    if end + 1 < bytes.count, bytes[end] == UInt8(ascii: "."),
      (0x30...0x39).contains(bytes[end + 1])
    {
      end += 1
      _ = skipDigits()
    } else if !hasWhole {
      return nil
    }
    if end < bytes.count, bytes[end] | 0x20 == UInt8(ascii: "e") {
      let mark = end
      end += 1
      if end < bytes.count, bytes[end] == UInt8(ascii: "-") || bytes[end] == UInt8(ascii: "+") {
        end += 1
      }
      if !skipDigits() { end = mark }
    }
    guard let number = Double(String(decoding: bytes[..<end], as: UTF8.self)), number.isFinite
    else { return nil }
    let unit = bytes[end...]
    let isUnit =
      unit.elementsEqual([UInt8(ascii: "%")])
      || unit.allSatisfy { (0x61...0x7A).contains($0 | 0x20) }
    guard isUnit else { return nil }
    // Negative zero is the same value as zero, but its text differs.
    self.number = number == 0 ? 0 : number
    self.unit = String(decoding: unit, as: UTF8.self).lowercased()
  }
}

extension NumberRange {
  /// Returns the number in the range's own unit, or `nil` if its unit doesn't fit.
  func value(of written: WrittenNumber) -> Double? {
    switch (unit, written.unit) {
    case (_, ""): written.number
    // Design tools write px for UIKit's points.
    case (.points, "pt"), (.points, "px"): written.number
    case (.ratio, "%"): written.number / 100
    case (.percent, "%"): written.number
    case (.points, _), (.ratio, _), (.percent, _), (.count, _): nil
    }
  }

  /// Returns what a message expects instead of an out-of-range number, or `nil` if the number is in range.
  package func violation(by number: Double) -> String? {
    if unit == .count, number != number.rounded() { return "expected \(noun)" }
    if let minimum, number < minimum { return "expected \(noun)" }
    if let maximum, number > maximum { return "expected \(noun)" }
    return nil
  }

  /// Returns the percentage that an out-of-range ratio means, such as `60%` for `60`, or an empty array if that is out of range, too.
  func percentages(meantBy written: WrittenNumber) -> [String] {
    guard unit == .ratio, written.unit.isEmpty, violation(by: written.number / 100) == nil else {
      return []
    }
    return ["\(written.number.shortText)%"]
  }

  /// The accepted numbers, such as `a number of points from 0`.
  var noun: String {
    let what =
      switch unit {
      case .points: "a number of points"
      case .ratio: "a ratio or a percentage"
      case .percent: "a percentage of the font's size"
      case .count: "a whole number"
      }
    return switch (minimum, maximum) {
    case (let low?, let high?): "\(what) from \(low.shortText) to \(high.shortText)"
    case (let low?, nil): "\(what) from \(low.shortText)"
    case (nil, let high?): "\(what) up to \(high.shortText)"
    case (nil, nil): what
    }
  }

  /// Returns help for a unit that doesn't fit.
  func unitHelp(_ written: WrittenNumber) -> [String] {
    switch unit {
    case .points:
      written.unit == "%"
        ? ["a percentage isn't a number of points; write a number such as 8"]
        : ["write points without a unit, or with 'pt'"]
    case .ratio: ["write 0.5 or 50%"]
    case .percent: ["write 5 or 5%"]
    case .count: ["write the number without a unit"]
    }
  }
}
