/// Returns the difference between two versions of a file as `diff -u` writes it, for `patch -p1` and `git apply`.
///
/// An absolute path is written relative to the root, because patches don't accept others. The text is empty if nothing differs.
package func unifiedDiff(of path: String, old: [UInt8], new: [UInt8]) -> String {
  guard old != new else { return "" }
  let name = String(path.drop { $0 == "/" })
  return "--- \(fileName("a/\(name)"))\n+++ \(fileName("b/\(name)"))\n"
    + LineHunks(old, new).unified
}

/// Returns a name as git writes it: in quotes if a character would break the line, and followed by a tab if it has a space.
private func fileName(_ name: String) -> String {
  let isPlain = name.unicodeScalars.allSatisfy {
    $0.value >= 0x20 && !"\"\\\u{7F}".unicodeScalars.contains($0)
  }
  guard !isPlain else { return name.contains(" ") ? name + "\t" : name }
  var result = "\""
  for byte in name.utf8 {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): result += "\\" + String(UnicodeScalar(byte))
    case 0x20..<0x7F: result += String(UnicodeScalar(byte))
    default:
      let digits = String(byte, radix: 8)
      result += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
    }
  }
  return result + "\""
}

extension LineHunks {
  /// The number of unchanged lines around changes.
  private static let context = 3

  /// Returns the changes as `diff -u` writes them, with their `@@` lines; changes whose unchanged lines would overlap are merged.
  fileprivate var unified: String {
    var text = ""
    var rest = hunks[...]
    while !rest.isEmpty {
      let joined = zip(rest, rest.dropFirst()).prefix { first, second in
        second.old.lowerBound - first.old.upperBound <= 2 * Self.context
      }
      text += unified(rest.prefix(joined.count + 1))
      rest = rest.dropFirst(joined.count + 1)
    }
    return text
  }

  /// Returns changes that are shown together.
  private func unified(_ group: ArraySlice<Hunk>) -> String {
    guard let first = group.first, let last = group.last else { return "" }
    let before = min(Self.context, first.old.lowerBound)
    let after = min(Self.context, old.count - last.old.upperBound)
    let oldLines = first.old.lowerBound - before..<last.old.upperBound + after
    let newLines = first.new.lowerBound - before..<last.new.upperBound + after
    var text = "@@ -\(Self.place(oldLines)) +\(Self.place(newLines)) @@\n"
    var next = oldLines.lowerBound
    for hunk in group {
      text += Self.text(of: old[next..<hunk.old.lowerBound], " ")
      text += Self.text(of: old[hunk.old], "-") + Self.text(of: new[hunk.new], "+")
      next = hunk.old.upperBound
    }
    return text + Self.text(of: old[next..<oldLines.upperBound], " ")
  }

  /// Returns lines after a space, `-`, or `+`.
  private static func text(of lines: ArraySlice<ArraySlice<UInt8>>, _ sign: String) -> String {
    lines.map { line in
      let isEnded = line.last == UInt8(ascii: "\n")
      return sign + String(decoding: line, as: UTF8.self)
        + (isEnded ? "" : "\n\\ No newline at end of file\n")
    }.joined()
  }

  /// Returns the place of lines, counted from 1; without lines, the place is the line before.
  private static func place(_ lines: Range<Int>) -> String {
    switch lines.count {
    case 0: "\(lines.lowerBound),0"
    case 1: "\(lines.lowerBound + 1)"
    default: "\(lines.lowerBound + 1),\(lines.count)"
    }
  }
}
