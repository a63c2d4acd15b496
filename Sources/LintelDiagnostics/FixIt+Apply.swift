/// Returns a file's bytes after applying fixes.
///
/// If the edits of two fixes overlap, the first fix is applied, and the other is left for the
/// next run. A fix is applied completely or not at all. Fixes with edits in a file other than that of
/// the first fix are left out.
package func apply(_ fixIts: [FixIt], to file: SourceFile) -> [UInt8] {
  guard let id = fixIts.lazy.compactMap(\.edits.first).first?.range.file else { return file.bytes }
  var accepted = EditSet()
  for fixIt in fixIts where fixIt.edits.allSatisfy({ isInside($0.range, file, id) }) {
    accepted.add(fixIt.edits)
  }
  return applying(accepted.edits, to: file.bytes)
}

extension Diagnostic {
  /// Returns the finding with fixes that use the line breaks of the files that they change.
  package func matchingLineBreaks(of sources: SourceMap) -> Diagnostic {
    func isCarriageReturned(_ edit: FixIt.Edit) -> Bool {
      guard edit.newText.utf8.contains(0x0A) else { return false }
      let bytes = sources[edit.range.file].bytes
      return bytes.firstIndex(of: 0x0A).map { $0 > 0 && bytes[$0 - 1] == 0x0D } ?? false
    }
    guard fixIts.contains(where: { $0.edits.contains(where: isCarriageReturned) }) else {
      return self
    }
    var copy = self
    copy.fixIts = fixIts.map { fixIt in
      let edits = fixIt.edits.map { edit in
        guard isCarriageReturned(edit) else { return edit }
        let lines = edit.newText.split(separator: "\n", omittingEmptySubsequences: false)
        return FixIt.Edit(range: edit.range, newText: lines.joined(separator: "\r\n"))
      }
      return FixIt(fixIt.title, fixIt.applicability, edits: edits)
    }
    return copy
  }
}

private func isInside(_ range: SourceRange, _ file: SourceFile, _ id: FileID) -> Bool {
  range.file == id && range.lower >= 0 && range.lower <= range.upper
    && Int(range.upper) <= file.bytes.count
}

/// Edits that don't overlap.
///
/// The set is sorted by file and place. Adding an edit takes O(log n) comparisons, and O(n) moves
/// in the array.
package struct EditSet: Sendable {
  /// The edits in source order.
  package private(set) var edits: [FixIt.Edit] = []

  /// Creates an empty set.
  package init() {}

  /// Adds the edits of a fix, either all of them or none.
  ///
  /// - Parameter candidates: edits in any files, in any order.
  /// - Returns: whether the edits are in the set, including those that were already in it.
  @discardableResult
  package mutating func add(_ candidates: [FixIt.Edit]) -> Bool {
    var added: [FixIt.Edit] = []
    for edit in candidates.sorted(by: { $0.range < $1.range }) {
      // Two findings may have the same edit.
      if added.last == edit { continue }
      if let last = added.last, collide(last.range, edit.range) { return false }
      let index = firstIndex(notBefore: edit)
      if index < edits.count, edits[index] == edit { continue }
      if index < edits.count, collide(edits[index].range, edit.range) { return false }
      if index > 0, collide(edits[index - 1].range, edit.range) { return false }
      added.append(edit)
    }
    if let edit = added.first, added.count == 1 {
      edits.insert(edit, at: firstIndex(notBefore: edit))
    } else if !added.isEmpty {
      edits = (edits + added).sorted { $0.range < $1.range }
    }
    return true
  }

  /// Returns the index of the first edit that doesn't precede another.
  private func firstIndex(notBefore edit: FixIt.Edit) -> Int {
    edits.indices.partitioned { edits[$0].range >= edit.range }
  }
}

/// Returns whether two edits change the same bytes or insert in the same place.
private func collide(_ a: SourceRange, _ b: SourceRange) -> Bool {
  a.file == b.file && (a.lower == b.lower || (a.lower < b.upper && b.lower < a.upper))
}

/// Returns a file's bytes after replacing ranges; if two edits overlap, only the first in source order is applied.
package func applying(_ edits: [FixIt.Edit], to bytes: [UInt8]) -> [UInt8] {
  var result: [UInt8] = []
  var position = 0
  for edit in edits.sorted(by: { $0.range < $1.range })
  where edit.range.lower >= position && edit.range.upper <= bytes.count {
    result += bytes[position..<Int(edit.range.lower)]
    result += Array(edit.newText.utf8)
    position = Int(edit.range.upper)
  }
  return result + bytes[position...]
}
