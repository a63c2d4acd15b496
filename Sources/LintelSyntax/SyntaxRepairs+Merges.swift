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
    var rest = (0..<lines.count).compactMap { line in
      marker(on: line).map { (line: line, kind: $0) }
    }[...]
    var repairs: [SyntaxRepair] = []
    while let first = rest.popFirst() {
      // A conflict ends at its last marker, or before the next one begins.
      let others = rest.prefix { first.kind != .end && $0.kind != .own }
      let end = others.first { $0.kind == .end }
      let own = others.prefix { $0.line <= end?.line ?? .max }
      rest = rest.dropFirst(own.count)
      repairs.append(
        own.isEmpty
          ? leftover(first.line, as: rule)
          : conflict(first, own, before: rest.first?.line ?? lines.count, as: rule)
      )
    }
    return repairs
  }

  /// Returns a repair for a conflict, which may lack its beginning, its middle, or its end.
  ///
  /// Without its end, everything up to a line is its other side.
  private func conflict(
    _ first: (line: Int, kind: Marker),
    _ others: some Collection<(line: Int, kind: Marker)>,
    before limit: Int,
    as rule: String
  ) -> SyntaxRepair {
    let isBegun = first.kind == .own
    let end = others.first { $0.kind == .end }?.line
    let other = others.first { $0.kind == .other }?.line
    let begin = isBegun ? others.first?.line ?? first.line : first.line
    let last = end ?? limit - 1
    let text = text(content(of: first.line))
    let isEmpty = begin == first.line + 1 && other != nil && end != nil
    let kept = isEmpty ? (other ?? begin) : first.line
    return SyntaxRepair(
      isBegun
        ? "'\(text)' begins a merge conflict that isn't resolved"
        : "'\(text)' is left over from a merge conflict",
      at: content(of: first.line),
      rule: rule,
      notes: (other.map { [Note("the other side begins here", at: content(of: $0))] } ?? [])
        + [
          end.map { Note("the conflict ends here", at: content(of: $0)) }
            ?? Note("the line with '>>>>>>>' that ends it is missing")
        ],
      help: ["keep the right parts of both sides, and remove the markers"],
      patches: [
        SourcePatch(lines.start(of: first.line), lines.end(of: kept)),
        SourcePatch(lines.start(of: isEmpty ? last : begin), lines.end(of: last)),
      ]
    )
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
