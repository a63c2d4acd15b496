import LintelDiagnostics
import LintelSchema
import LintelSyntax

/// The table's answer to a mistaken key in one place.
struct KeyAnswer {
  let sentence: String
  /// The replacement for the key, or `nil` if there's only advice.
  var key: String?
  /// The replacement for the whole entry.
  var entry: String?
  let advice: String?
  /// Whether the key's content belongs where the key is, without it.
  private(set) var isNeedlessLevel = false
  /// Whether the entry changes more than a name, so that the author has to check it.
  var isDoubtful = false

  /// Creates the answer of the first row that has one for a key and its value, which is `nil` if it isn't a scalar.
  ///
  /// If `isForeign`, only rows with another tool's exact name count.
  init?(
    _ name: String,
    value: String?,
    at places: KeyPlaces,
    isForeign: Bool = false,
    exists: (String) -> Bool
  ) {
    for row in KeyMistake.rows(for: name, at: places) where row.fits(value) {
      if isForeign, row.origin == .guess || !row.names.contains(name) { continue }
      let target = row.targets.first { exists(Self.path(of: $0)) }
      let rewrite = value.flatMap { value in
        row.rewrites.first { $0.key == value || ".\($0.key)" == value }?.value
      }
      guard target != nil || row.targets.isEmpty && row.advice != nil else { continue }
      if let rewrite {
        self.init(row, name, key: Self.path(of: rewrite), entry: rewrite)
      } else if let target, row.advice == nil || !Self.isTemplate(target) {
        let isTemplate = Self.isTemplate(target)
        // A value that isn't a weight is reported under the corrected key.
        let isRenaming = target == "weight: *weight" && !(value.map(Self.isWeight) ?? false)
        let entry =
          isTemplate && !isRenaming ? value.flatMap { Self.filled(target, with: $0) } : nil
        self.init(row, name, key: Self.path(of: target), entry: entry)
        // If the row has advice, the value has a different meaning there.
        if row.advice != nil { key = nil }
        if isTemplate, !isRenaming {
          key = nil
          isDoubtful = !places.contains(.font)
          guard entry != nil else { continue }
        }
      } else {
        self.init(row, name, key: nil, entry: nil)
      }
      return
    }
    return nil
  }

  private init(_ row: KeyMistake, _ name: String, key: String?, entry: String?) {
    sentence = row.sentence(name, meant: key)
    self.key = key
    self.entry = entry
    isNeedlessLevel = row.isNeedlessLevel
    // The exact entry includes everything that the advice says.
    advice = entry == nil ? row.advice : nil
  }

  /// Creates the answer to a key whose content belongs where the key is, without it.
  init(needlessLevel sentence: String) {
    self.init(sentence: sentence, advice: "move the keys up one level")
    isNeedlessLevel = true
  }

  init(sentence: String, key: String? = nil, entry: String? = nil, advice: String? = nil) {
    self.sentence = sentence
    self.key = key
    self.entry = entry
    self.advice = advice
  }

  private static func isTemplate(_ target: String) -> Bool { target.contains(": ") }

  /// Returns the key of an entry, or the target itself if it's a path.
  static func path(of target: String) -> String {
    target.firstRange(of: ": ").map { String(target[..<$0.lowerBound]) } ?? target
  }

  /// Returns whether a value is the name of a weight in any case, or one of CSS's numbers for weights.
  private static func isWeight(_ value: String) -> Bool {
    FontVocabulary.weight(meantBy: value) != nil
      || FontVocabulary.weights.contains { $0.lowercased() == value.lowercased() }
  }

  /// Returns an entry with the value filled in, after converting CSS's number of a weight for `*weight`.
  private static func filled(_ template: String, with value: String) -> String? {
    // A gradient is the only mapping that a row's entry can contain.
    guard !value.isEmpty, !value.hasPrefix("{") || template.contains("{ gradient: * }") else {
      return nil
    }
    let weight = FontVocabulary.weight(meantBy: value) ?? value
    return template.replacing("*weight", with: weight).replacing("*", with: value)
  }

  /// Returns the finding about a key, with a fix if the answer has a replacement; without an `entry`, the key is part of a dotted key.
  func diagnostic(
    _ rule: String,
    at part: SourceRange,
    in entry: YAMLEntry? = nil,
    value: String? = nil,
    valueEdits: [FixIt.Edit] = [],
    property: String? = nil
  ) -> Diagnostic {
    var help: [String] = []
    var fixIts: [FixIt] = []
    if let text = self.entry, let entry {
      help = ["write \(text.asCode)"]
      let range = part.union(entry.value.range)
      fixIts = [
        FixIt("write \(text.asCode)", isDoubtful ? .unsafe : .safe, replace: range, with: text)
      ]
    } else if let key {
      help = ["write \((value.map { "\(key): \($0)" } ?? key).asCode)"]
      let edit = FixIt.Edit(range: part, newText: key)
      fixIts = [FixIt("change to '\(key)'", .safe, edits: [edit] + valueEdits)]
    }
    if let advice { help = [advice] + help }
    return Diagnostic(rule, sentence, at: part, help: help, fixIts: fixIts, property: property)
  }
}

extension ValueReader {
  /// Reports a key of a value's mapping if the table of mistakes has it, and returns the table's answer.
  mutating func reportMistakenKey(
    _ entry: YAMLEntry,
    among keys: [String],
    at place: KeyPlaces
  ) -> KeyAnswer? {
    guard expectation.checksCommonMistakes, entry.key.text.utf8.count <= 200,
      nameInOtherCase(of: entry.key.text, among: keys) == nil
    else { return nil }
    let value = entry.value
    let text = value.kind == .scalar ? value.text : nil
    func answer(_ name: String) -> KeyAnswer? {
      KeyAnswer(name, value: text, at: place, exists: { keys.contains($0) })
    }
    guard
      let answer = answer(entry.key.text) ?? keyword(entry, at: place)
        ?? KeyMistake.name(near: entry.key.text, at: place, besides: keys).flatMap(answer)
    else { return nil }
    let isShort = value.kind == .scalar && value.style == .plain && value.text.utf8.count <= 40
    let finding = answer.diagnostic(
      "unknown-key",
      at: entry.key.range,
      in: entry,
      value: isShort && !value.isEmpty ? value.text : nil,
      property: expectation.property
    )
    if let key = answer.key, answer.entry == nil {
      renamings[findings.all.count] = (key, value.range)
    }
    findings.append(finding)
    return answer
  }
}

extension ValueReader {
  /// The keys of fonts and images that accept keywords, with the keywords.
  private static let keywords: [(place: KeyPlaces, key: String, words: [String])] = [
    (.font, "weight", FontVocabulary.weights), (.font, "width", FontVocabulary.widths),
    (.font, "design", FontVocabulary.designs), (.font, "style", FontVocabulary.styles),
    (.image, "scale", UIKitNames.symbolScales.map(\.name)),
    (.image, "rendering", UIKitNames.renderingModes.map(\.name)),
  ]

  /// Returns the answer to a keyword that is written as a key, such as `bold: true`.
  private func keyword(_ entry: YAMLEntry, at place: KeyPlaces) -> KeyAnswer? {
    let word = entry.key.text
    guard
      let key = Self.keywords.first(where: { $0.place == place && $0.words.contains(word) })?.key
    else { return nil }
    let meant = "\(key): \(word)"
    let sentence = "'\(word)' is a value of '\(key)'"
    guard entry.value.text == "true" else {
      return KeyAnswer(sentence: sentence, advice: "write '\(meant)'")
    }
    return KeyAnswer(sentence: sentence, entry: meant)
  }
}

/// Lookups of mistaken keys in settings, which are read in two places.
extension YAMLEntry {
  /// Returns the answer to the key in the table of mistakes and the finding about it, or `nil` if the table doesn't have the key.
  func mistake(
    at place: KeyPlaces,
    rule: String = "unknown-key",
    of path: String,
    exists: (String) -> Bool
  ) -> (answer: KeyAnswer, finding: Diagnostic)? {
    guard key.text.utf8.count <= 200 else { return nil }
    let value = value.inlineText
    return KeyAnswer(key.text, value: value, at: place, exists: exists).map { answer in
      (answer, answer.diagnostic(rule, at: key.range, in: self, value: value, property: path))
    }
  }
}
