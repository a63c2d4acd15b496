/// The difference of two versions of a file as `diff -u` writes it, which `patch -p1` and `git apply` read.
///
/// - Parameters:
///   - path: the file's path; an absolute one is written relative to the root, because patches
///     accept no others.
///   - old: the bytes that are there.
///   - new: the bytes to write.
///   - context: how many unchanged lines are shown around changes.
/// - Returns: `--- a/path`, `+++ b/path` and the hunks; empty if nothing differs.
package func unifiedDiff(
  of path: String,
  old: [UInt8],
  new: [UInt8],
  context: Int = 3
) -> String {
  guard old != new else { return "" }
  let script = DiffScript(linesWithBreaks(of: old), linesWithBreaks(of: new))
  let name = String(path.drop { $0 == "/" })
  return "--- \(fileName("a/\(name)"))\n+++ \(fileName("b/\(name)"))\n"
    + script.hunks(context: max(0, context)).map(\.text).joined()
}

/// Lines with their breaks; the last one may have none.
func linesWithBreaks(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
  var lines: [ArraySlice<UInt8>] = []
  var rest = bytes[...]
  while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
    lines.append(rest[...end])
    rest = rest[(end + 1)...]
  }
  if !rest.isEmpty { lines.append(rest) }
  return lines
}

/// A name as git writes it: in quotes where a character would break the line, and closed by a tab where a space might end it.
private func fileName(_ name: String) -> String {
  let isPlain = name.unicodeScalars.allSatisfy {
    $0.value >= 0x20 && !"\"\\\u{7F}".unicodeScalars.contains($0)
  }
  guard !isPlain else { return name.contains(" ") ? name + "\t" : name }
  var result = "\""
  for byte in name.utf8 {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"):
      result += "\\" + String(UnicodeScalar(byte))
    case 0x20..<0x7F:
      result += String(UnicodeScalar(byte))
    default:
      let digits = String(byte, radix: 8)
      result += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
    }
  }
  return result + "\""
}

/// What was removed, added and kept, in the order in which it is shown.
private struct DiffScript {
  /// One line of the difference.
  struct Step {
    /// A space, `-` or `+`.
    let sign: Character
    /// The line with its break.
    let line: ArraySlice<UInt8>
  }

  /// Steps that are shown together, with the lines around them.
  struct Hunk {
    /// The first line in the older file, counted from 0.
    let oldStart: Int
    /// The first line in the newer file, counted from 0.
    let newStart: Int
    /// The lines.
    let steps: ArraySlice<Step>

    /// The hunk with its `@@` line.
    var text: String {
      let oldCount = steps.count { $0.sign != "+" }
      let newCount = steps.count { $0.sign != "-" }
      var text = "@@ -\(Self.place(oldStart, oldCount)) +\(Self.place(newStart, newCount)) @@\n"
      for step in steps {
        text.append(step.sign)
        text += String(decoding: step.line, as: UTF8.self)
        if step.line.last != UInt8(ascii: "\n") { text += "\n\\ No newline at end of file\n" }
      }
      return text
    }

    /// Lines count from 1; where there are none, the place is the line before.
    private static func place(_ start: Int, _ count: Int) -> String {
      switch count {
      case 0: "\(start),0"
      case 1: "\(start + 1)"
      default: "\(start + 1),\(count)"
      }
    }
  }

  /// All lines of both files in order.
  private(set) var steps: [Step] = []

  /// Compares two files.
  init(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) {
    let partners = LineMatches(old, new).partners
    var next = 0
    var gone: Range<Int> = 0..<0
    for index in old.indices {
      guard let partner = partners[index] else {
        gone = gone.lowerBound..<index + 1
        continue
      }
      steps += old[gone].map { Step(sign: "-", line: $0) }
      steps += new[next..<partner].map { Step(sign: "+", line: $0) }
      steps.append(Step(sign: " ", line: old[index]))
      next = partner + 1
      gone = index + 1..<index + 1
    }
    steps += old[gone].map { Step(sign: "-", line: $0) }
    steps += new[next...].map { Step(sign: "+", line: $0) }
  }

  /// The hunks, each with some unchanged lines around it.
  ///
  /// - Parameter context: The number of unchanged lines, 3 as `diff -u` has it.
  /// - Returns: The hunks in order; those that would overlap are one.
  func hunks(context: Int) -> [Hunk] {
    var hunks: [Hunk] = []
    var (oldLine, newLine, counted) = (0, 0, 0)
    var shown: Range<Int>?
    func close() {
      guard let shown else { return }
      for step in steps[counted..<shown.lowerBound] {
        if step.sign != "+" { oldLine += 1 }
        if step.sign != "-" { newLine += 1 }
      }
      counted = shown.lowerBound
      hunks.append(Hunk(oldStart: oldLine, newStart: newLine, steps: steps[shown]))
    }
    for (index, step) in steps.enumerated() where step.sign != " " {
      let wanted = max(0, index - context)..<min(steps.count, index + 1 + context)
      if let last = shown, wanted.lowerBound <= last.upperBound {
        shown = last.lowerBound..<wanted.upperBound
      } else {
        close()
        shown = wanted
      }
    }
    close()
    return hunks
  }
}
