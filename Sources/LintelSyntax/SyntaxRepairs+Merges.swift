import LintelDiagnostics

/// Merge conflicts that version control left in a file.
extension SyntaxRepairs {
  /// A line that version control writes between the sides of a conflict.
  private enum Marker: UInt8 {
    /// Starts the side of the current branch.
    case own = 0x3C
    /// Starts the common ancestor.
    case base = 0x7C
    /// Starts the side of the branch that is being merged.
    case other = 0x3D
    /// Ends the conflict.
    case end = 0x3E
  }

  /// Finds the conflicts, and the markers that are left over from incomplete ones.
  ///
  /// After the repair of a conflict, reading continues with the current branch's side, or with the other one if that side is empty.
  func mergeConflicts(as rule: String = "yaml-syntax") -> [SyntaxRepair] {
    let markers = (0..<lines.count).compactMap { line in marker(on: line).map { (line, $0) } }
    var repairs: [SyntaxRepair] = []
    var rest = markers[...]
    while let (first, kind) = rest.popFirst() {
      // The markers before the next beginning can belong to the same conflict.
      let known = rest.prefix { $0.1 != .own }
      let end = known.first { $0.1 == .end }
      guard kind == .own, let end, let other = known.first(where: { $0.1 == .other }) else {
        repairs.append(leftover(first, as: rule))
        continue
      }
      rest = rest.drop { $0.0 <= end.0 }
      let begin = known.first { $0.1 == .base || $0.1 == .other }?.0 ?? other.0
      let isEmpty = begin == first + 1
      repairs.append(
        SyntaxRepair(
          "'\(text(content(of: first)))' begins a merge conflict that isn't resolved",
          at: content(of: first),
          rule: rule,
          notes: [
            Note("the other side begins here", at: content(of: other.0)),
            Note("the conflict ends here", at: content(of: end.0)),
          ],
          help: ["keep the right parts of both sides, and remove the markers"],
          patches: [
            SourcePatch(lines.start(of: first), lines.end(of: isEmpty ? other.0 : first)),
            SourcePatch(lines.start(of: isEmpty ? end.0 : begin), lines.end(of: end.0)),
          ]
        )
      )
    }
    return repairs
  }

  /// Returns a repair for a marker of an incomplete conflict.
  private func leftover(_ line: Int, as rule: String) -> SyntaxRepair {
    let all = range(lines.start(of: line), lines.end(of: line))
    let message = "'\(text(content(of: line)))' is left over from a merge conflict"
    let fixIt = FixIt("remove the line", .unsafe, replace: all, with: "")
    return SyntaxRepair(message, at: content(of: line), rule: rule, fixIts: [fixIt])
  }

  /// Returns the marker in a line, which is seven signs, alone or followed by a space and a name.
  private func marker(on line: Int) -> Marker? {
    let start = lines.start(of: line)
    guard start < bytes.count, let marker = Marker(rawValue: bytes[start]) else { return nil }
    let end = lines.textEnd(of: line)
    let signs = bytes[start..<end].prefix { $0 == marker.rawValue }.count
    return signs == 7 && (start + 7 == end || bytes[start + 7] == 0x20) ? marker : nil
  }

  private func content(of line: Int) -> SourceRange {
    range(lines.start(of: line), lines.textEnd(of: line))
  }
}
