/// A theme of 3,000 lines with 200 mistakes, and with the expected findings before and after fixes.
///
/// It is the same on every machine: mistakes with unique names are in a fixed order, between screens without mistakes.
package struct SeededTheme: Sendable {
  /// An expected finding with its line and column, which start at 1; columns count Unicode scalars.
  package struct Finding: Hashable, Comparable, Sendable, CustomStringConvertible {
    package let line: Int
    package let column: Int
    package let rule: String

    package init(line: Int, column: Int, rule: String) {
      self.line = line
      self.column = column
      self.rule = rule
    }

    package var description: String {
      "\(line):\(column) [\(rule)]"
    }

    package static func < (a: Finding, b: Finding) -> Bool {
      (a.line, a.column, a.rule) < (b.line, b.column, b.rule)
    }
  }

  /// A version of the theme.
  package struct Version: Sendable {
    package let text: String
    /// The expected findings, sorted.
    package let findings: [Finding]
  }

  /// The number of mistakes; some have more than one finding.
  package let mistakes: Int
  package let seeded: Version
  /// The theme after all safe fixes.
  package let fixed: Version

  private static let lines = 3_000

  /// A theme with all kinds of mistakes that can occur at the same time.
  package static let mixed = SeededTheme(
    of: Mistake.ofReading + Mistake.ofMeaning + Mistake.ofTheCascade,
    keepsErrors: true
  )

  /// A theme without errors, so that every rule runs.
  package static let sound = SeededTheme(of: Mistake.ofMeaning + Mistake.ofSoundThemes)

  /// Writes a number of mistakes, which are repeated in turn; `keepsErrors` is whether some errors have no fix.
  package init(of mistakes: [Mistake], count: Int = 200, keepsErrors: Bool = false) {
    var chosen: [(mistake: Mistake, name: String)] = []
    var uses = [Int](repeating: 0, count: mistakes.count)
    var index = 0
    while chosen.count < count, uses.indices.contains(where: { uses[$0] < mistakes[$0].most }) {
      let kind = index % mistakes.count
      index += 1
      guard uses[kind] < mistakes[kind].most else { continue }
      uses[kind] += 1
      chosen.append((mistakes[kind], Self.name(chosen.count)))
    }
    let bare = Composer(chosen.map { ($0.name, $0.mistake.parts) }, filler: 0)
    let filler = max(0, Self.lines - bare.lines.count)
    self.mistakes = chosen.count
    seeded = Composer(chosen.map { ($0.name, $0.mistake.parts) }, filler: filler).version
    fixed =
      Composer(
        chosen.map { mistake, name in
          let isFixed = !keepsErrors || !mistake.isAboutLooks
          return (name, isFixed ? mistake.fixed ?? mistake.parts : mistake.parts)
        },
        filler: filler
      ).version
  }

  /// Names in several scripts, with one to three bytes for each character.
  private static func name(_ index: Int) -> String {
    let words = ["kasse", "größe", "вход", "設定", "café", "ürün"]
    return words[index % words.count] + String(index)
  }
}

/// Writes a theme line by line.
private struct Composer {
  private(set) var lines: [String] = []
  private var findings: [SeededTheme.Finding] = []

  var version: SeededTheme.Version {
    SeededTheme.Version(
      text: lines.map { $0 + "\n" }.joined(),
      findings: findings.sorted()
    )
  }

  init(_ mistakes: [(name: String, parts: [Mistake.Section: String])], filler: Int) {
    add(Self.head)
    add(.colors, of: mistakes)
    add(Self.bars)
    add(.nightScreens, of: mistakes)
    add("promos:\n  später: { from: 2030-01-01, until: 2030-02-01, statusBar: default }")
    add(.promos, of: mistakes)
    add("styles:\n  ruhig: { hidesToolbar: false }")
    add(.styles, of: mistakes)
    add("screens:\n  start: { use: ruhig }")
    // The screens with mistakes are spread evenly among the others.
    let own = mistakes.filter { $0.parts[.screens] != nil }
    var spent = 0
    for (index, mistake) in own.enumerated() {
      let share = filler * (index + 1) / own.count
      while share - spent >= 5 {
        add(Self.filler(spent), Mistake.Section.screens.indentation)
        spent += 5
      }
      add(.screens, of: [mistake])
    }
    for line in spent..<max(spent, filler) { addLine("  # \(line)") }
    add(.end, of: mistakes)
  }

  private static let head = """
    # Übung: a theme to be linted
    lintel: 1
    theme: Übung
    ios: 15..18
    tokens:
      fonts:
        überschrift: { style: headline }
      colors:
        accent: { light: "#00569E", dark: "#7CC0FF" }
        paper: { light: "#FFFFFF", dark: "#000000" }
        meer: "#084C6B"
        ruhe: { light: "#0A4A78", dark: "#A8D8FF" }
    """

  private static let bars = """
    navigationBar:
      background: { preset: opaque, color: $paper }
      shadow: none
      title: { font: $überschrift, color: label }
      tint: $accent
      backButton: { color: $ruhe }
    toolbar:
      tint: "#757575"
      button: { color: label, kern: 0 }
      compact: { button: { kern: 1 } }
    tabBar: { tint: $meer }
    brands:
      tag: {}
      nacht:
        tokens: { colors: { accent: { light: "#003E73", dark: "#9AD0FF" } } }
        screens:
          nachts: { largeTitleDisplay: never }
    """

  /// A screen without a mistake.
  private static func filler(_ number: Int) -> String {
    let modes = ["minimal", "generic"]
    let title = number % 3 == 0 ? "Zurück \(number)" : "戻る"
    return """
      # nothing is wrong with the next one
      bereich\(number % 40).seite\(number):
        backButtonDisplayMode: \(modes[number % 2]) # short
        backButtonTitle: "\(title)"

      """
  }

  private mutating func add(
    _ section: Mistake.Section,
    of mistakes: [(name: String, parts: [Mistake.Section: String])]
  ) {
    for (name, parts) in mistakes {
      if let text = parts[section] { add(text, section.indentation, named: name) }
    }
  }

  private mutating func add(_ text: String, _ indentation: Int = 0, named name: String = "") {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let padding = line.isEmpty ? "" : String(repeating: " ", count: indentation)
      addLine(
        padding
          + line.split(separator: "§", omittingEmptySubsequences: false).joined(separator: name)
      )
    }
  }

  /// Adds a line, and the findings that it marks.
  private mutating func addLine(_ marked: String) {
    var line = ""
    var rest = Substring(marked)
    while let open = rest.firstIndex(of: "‹"), let close = rest[open...].firstIndex(of: "›") {
      line += rest[..<open]
      findings.append(
        SeededTheme.Finding(
          line: lines.count + 1,
          column: line.unicodeScalars.count + 1,
          rule: String(rest[rest.index(after: open)..<close])
        )
      )
      rest = rest[rest.index(after: close)...]
    }
    lines.append(line + rest)
  }
}
