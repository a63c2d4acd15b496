import LintelCompiler
import LintelDiagnostics
import LintelTheme
import TestThemes
import Testing

@Suite("Mistakes from other tools")
struct MistakeTests {
  @Test("The table and the tests have the expected numbers of rows")
  func counts() {
    #expect(KeyMistake.all.count + ValueMistake.all.flatMap(\.patterns).count > 600)
    #expect(MistakeCase.all.count > 600)
  }

  @Test("A mistake causes one error, which names its cause and says what to write")
  func answers() {
    for testCase in MistakeCase.all {
      let found = MistakeCase.errors(in: testCase.mistake)
      let lines = found.flatMap { finding in
        ["! \(finding.message) [\(finding.rule)]"] + finding.help.map { "> \($0)" }
      }
      #expect(found.count == 1, "\(testCase.testDescription)")
      #expect(lines == testCase.finding, "\(testCase.testDescription)")
    }
  }

  @Test("A fix-it results in the corrected theme, which has no errors")
  func fixes() {
    for testCase in MistakeCase.all {
      let compilation = MistakeCase.analysis(of: testCase.mistake)
      guard let finding = compilation.diagnostics.first(where: { $0.severity == .error }) else {
        continue
      }
      let header = MistakeCase.theme(testCase.mistake).utf8.count - testCase.mistake.utf8.count - 1
      let fixed = finding.fixIts.first.map { fixIt in
        let bytes = apply([fixIt], to: compilation.sources[FileID(0)])
        return String(decoding: bytes.dropFirst(header).dropLast(), as: UTF8.self)
      }
      #expect(fixed == testCase.fixed, "\(testCase.testDescription)")
      let corrected = testCase.fixed ?? testCase.corrected
      #expect(corrected != nil, "no correction: \(testCase.testDescription)")
      let left = corrected.map { MistakeCase.errors(in: $0).map(\.message) }
      #expect(left == [], "\(testCase.testDescription)")
    }
  }

  @Test("A mistake whose value is a number without a usable amount is answered, too")
  func extremeNumbers() {
    let numbers = ["nan", "inf", "-1e30", "1e400", "99999999999999999999"]
    let cases = MistakeCase.all.map(\.mistake).filter { $0.contains(/: -?[0-9.]+%?[ ,}\n]/) }
    #expect(cases.count > 100)
    // Without a crash, a few of the numbers are valid, such as the name of a screen.
    let answered = cases.enumerated().count { index, mistake in
      let number = numbers[index % numbers.count]
      let changed = mistake.replacing(/: -?[0-9.]+%?(?=[ ,}\n])/, with: ": \(number)")
      return !MistakeCase.errors(in: changed).isEmpty
    }
    #expect(answered >= cases.count - 5)
    for number in numbers {
      let mistake = "navigationBar: { title: { color: label, opacity: \(number) } }"
      #expect(MistakeCase.errors(in: mistake).count == 1)
    }
  }

  @Test("Each row has a test")
  func coverage() {
    let findings = MistakeCase.all.map { ($0.mistake, $0.finding.first ?? "") }
    for row in KeyMistake.all {
      let isShown = findings.contains { mistake, finding in
        row.names.contains { mistake.contains($0) }
          && (row.targets.isEmpty || row.targets.contains { finding.contains(Self.key($0)) }
            || finding.contains("; ") || finding.contains("'final'") || finding.contains("slot")
            || finding.contains("style") || finding.contains("compact"))
      }
      #expect(isShown, "\(row.names) \(row.targets)")
    }
    for pattern in (ValueMistake.all + ValueMistake.conditions).flatMap(\.patterns) {
      let parts = pattern.split(separator: "*").map(String.init)
      #expect(
        findings.contains { mistake, _ in parts.allSatisfy { mistake.contains($0) } },
        "\(pattern)"
      )
    }
  }

  private static func key(_ target: String) -> String {
    target.firstRange(of: ": ").map { String(target[..<$0.lowerBound]) } ?? target
  }

  @Test("Every spelling of a row's key has the row's help")
  func spellings() {
    var seen = 0
    for row in KeyMistake.all {
      guard let first = row.names.first,
        let testCase = MistakeCase.all.first(where: { testCase in
          let finding = testCase.finding.first ?? ""
          let isAbout =
            row.cause.map { finding.contains($0) }
            ?? row.targets.contains { finding.contains("'\(Self.key($0))' [") }
          return isAbout && testCase.origin == row.origin.rawValue
            && testCase.mistake.contains("\(first):")
        })
      else { continue }
      for name in row.names.dropFirst() {
        let plain = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
        guard plain, !name.hasPrefix("-"), !testCase.mistake.contains("'\(first)'") else {
          continue
        }
        let text = testCase.mistake.replacing("\(first):", with: "\(name):", maxReplacements: 1)
        guard text != testCase.mistake else { continue }
        seen += 1
        #expect(MistakeCase.errors(in: text).count == 1, "\(text)")
      }
    }
    #expect(seen > 100)
  }

  @Test(
    "If no row matches, the nearest names by meaning are suggested",
    arguments: [
      ("navigationBar: { title: { textHue: label } }", "'color'"),
      ("navigationBar: { backgroundSurfaceColour: label }", "background"),
      ("tabBar: { item: { titleOfTab: { color: label } } }", "'title'"),
      ("screens: { home: { hideBottomStrip: true } }", "'hidesBottomBar'"),
      ("toolbar: { button: { touched: { color: label } } }", "'highlighted'"),
    ]
  )
  func meanings(text: String, name: String) {
    let found = MistakeCase.errors(in: text)
    #expect(found.count == 1)
    #expect(found.first?.help.contains { $0.contains(name) } ?? false, "\(found)")
  }

  @Test("A theme with thousands of mistakes is judged, and the first ones have help")
  func many() {
    let lines = (0..<3000).map { "screens.s\($0): { navigationBar: { barTintColor: .red } }" }
    let found = MistakeCase.errors(in: lines.joined(separator: "\n"))
    #expect(found.count >= 3000)
  }
}
