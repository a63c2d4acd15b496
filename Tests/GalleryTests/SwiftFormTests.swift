import LintelBackends
import LintelCompiler
import LintelTesting
import LintelTheme
import Testing

/// Checks what readers of any theme's output can expect: short functions, no deep nesting, and no choice between equal values.
@Suite("The form of the Swift output")
struct SwiftFormTests {
  private static let longestFunction = 60
  private static let deepestNesting = 3

  @Test(
    "Functions are short, and choices are shallow and differ in their results",
    arguments: GalleryTheme.all
  )
  func gallery(theme: GalleryTheme) throws {
    for complaint in try Self.complaints(theme.compilation) {
      Issue.record("\(theme.name): \(complaint)")
    }
  }

  @Test("Functions of random themes are short, and their choices are shallow")
  func random() throws {
    var themes = 0
    for seed in UInt64(1)...120 {
      let drawn = LawTheme(seed: seed, name: "Form\(seed)")
      let bytes = drawn.files.mapValues { Array($0.utf8) }
      let compilation = compile(root: "theme.yaml", provider: .files(bytes))
      guard compilation.theme != nil, compilation.tree != nil else { continue }
      themes += 1
      for complaint in try Self.complaints(compilation) {
        Issue.record("seed \(seed): \(complaint)\n\(drawn.text)")
      }
    }
    #expect(themes > 80)
  }

  @Test("The checks notice violations")
  func complaints() {
    let deep = ["func f() {", "  if a {", "    if b {", "      if c {", "        if d {"]
    #expect(Self.nesting(deep).count == 1 && Self.nesting(Array(deep.dropLast())).isEmpty)
    let arms = ["  if a {", "    return 1", "  }", "  return 1"]
    #expect(Self.equalArms(arms).count == 1)
    #expect(Self.equalArms(["  if a {", "    x()", "  } else {", "    x()", "  }"]).count == 1)
    #expect(Self.equalArms(["  if a {", "    return 1", "  }", "  return 2"]).isEmpty)
    #expect(Self.equalArms(["  if a { return 1 }", "  return 1"]).count == 1)
    #expect(Self.equalArms(["  if a { return 1 }", "  return 2"]).isEmpty)
    let long = ["  func f() {"] + Array(repeating: "    x()", count: 60) + ["  }"]
    #expect(Self.longFunctions(long).count == 1)
  }

  private static func complaints(_ compilation: Compilation) throws -> [String] {
    let sample = try SampleTheme(compilation)
    let text = sample.code(SwiftOptions(source: "theme.yaml")).map(\.text).joined(separator: "\n")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return longFunctions(lines) + nesting(lines) + equalArms(lines)
  }

  private static func indentation(_ line: String) -> String {
    String(line.prefix { $0 == " " })
  }

  /// The index of the next line that has one of the texts at the indentation of another line.
  private static func next(_ ends: [String], after start: Int, _ lines: [String]) -> Int? {
    let wanted = ends.map { indentation(lines[start]) + $0 }
    return lines[(start + 1)...].firstIndex(where: wanted.contains)
  }

  private static func longFunctions(_ lines: [String]) -> [String] {
    lines.indices.compactMap { start in
      guard lines[start].contains("func "), !lines[start].contains("///"),
        let end = next(["}"], after: start, lines), end - start + 1 > longestFunction
      else { return nil }
      return "\(end - start + 1) lines: \(lines[start])"
    }
  }

  private static func nesting(_ lines: [String]) -> [String] {
    var open: [Bool] = []
    var complaints: [String] = []
    for line in lines.map({ $0.drop { $0 == " " } }) {
      if line.first == "}", !open.isEmpty { open.removeLast() }
      guard line.last == "{" else { continue }
      let words = ["if ", "for ", "switch ", "} else", "{"]
      open.append(words.contains { line.hasPrefix($0) })
      if open.reversed().prefix(while: \.self).count > deepestNesting {
        complaints.append("nested: \(line)")
      }
    }
    return complaints
  }

  /// Conditions with the same code in both branches.
  private static func equalArms(_ written: [String]) -> [String] {
    // Code on the line of its condition goes on a separate line.
    let lines = written.flatMap { line in
      let parts = line.split(separator: " { ", maxSplits: 1).map(String.init)
      guard parts.count == 2, parts[0].hasPrefix(indentation(line) + "if "), line.last == "}" else {
        return [line]
      }
      return [
        "\(parts[0]) {", "\(indentation(line))  \(parts[1].dropLast(2))", "\(indentation(line))}",
      ]
    }
    return lines.indices.compactMap { start in
      let line = lines[start].drop { $0 == " " }
      guard line.hasPrefix("if ") || line.hasPrefix("} else if "), line.last == "{",
        let end = next(["}", "} else {"], after: start, lines)
      else { return nil }
      func arm(_ range: Range<Int>) -> [Substring] {
        lines[range].map { $0.drop { $0 == " " } }
      }
      let first = arm(start + 1..<end)
      if lines[end].hasSuffix("{") {
        let close = next(["}"], after: end, lines) ?? end + 1
        return first == arm(end + 1..<close) ? "equal arms: \(line)" : nil
      }
      let isEqual =
        first.last?.hasPrefix("return") == true && end + first.count < lines.count
        && first == arm(end + 1..<end + 1 + first.count)
      return isEqual ? "equal results: \(line)" : nil
    }
  }
}
