/// Applies changes to a file.
///
/// Of two fix-its whose edits overlap, the one that comes first holds; the other is left for the
/// next run. A fix-it is applied as a whole or not at all; one that reaches into another file than
/// the first fix-it's is left out.
///
/// - Parameters:
///   - fixIts: the changes, most wanted first.
///   - file: the file that the edits refer to.
/// - Returns: the file's new bytes.
package func apply(_ fixIts: [FixIt], to file: SourceFile) -> [UInt8] {
  guard let id = fixIts.lazy.compactMap(\.edits.first).first?.range.file else { return file.bytes }
  var accepted = EditSet()
  for fixIt in fixIts where fixIt.edits.allSatisfy({ isInside($0.range, file, id) }) {
    accepted.add(fixIt.edits)
  }
  return applying(accepted.edits, to: file.bytes)
}

/// Fixes that fit the file they change.
extension Diagnostic {
  /// The same with fix-its whose lines end as those of the files do that they change.
  package func breakingLines(as sources: SourceMap) -> Diagnostic {
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

/// Whether a range lies within a file.
private func isInside(_ range: SourceRange, _ file: SourceFile, _ id: FileID) -> Bool {
  range.file == id && range.lower >= 0 && range.lower <= range.upper
    && Int(range.upper) <= file.bytes.count
}

/// Edits that do not touch each other, by file and place.
///
/// The set is sorted by file and place. Adding one edit takes O(log n) comparisons, and O(n) moves
/// for its place in the array.
package struct EditSet: Sendable {
  /// The edits in source order.
  package private(set) var edits: [FixIt.Edit] = []

  /// Creates an empty set.
  package init() {}

  /// Adds the edits of one fix-it, all of them or none.
  ///
  /// - Parameter candidates: edits of any files, in any order.
  /// - Returns: whether they are in the set now, which those are too that were in it before.
  @discardableResult
  package mutating func add(_ candidates: [FixIt.Edit]) -> Bool {
    var added: [FixIt.Edit] = []
    for edit in candidates.sorted(by: { $0.range < $1.range }) {
      // Two findings may ask for the same change.
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

  /// Returns the index of the first edit that doesn't come before another one.
  private func firstIndex(notBefore edit: FixIt.Edit) -> Int {
    edits.indices.partitioned { edits[$0].range >= edit.range }
  }
}

/// Whether two edits touch the same bytes or insert at the same place.
private func collide(_ a: SourceRange, _ b: SourceRange) -> Bool {
  a.file == b.file && (a.lower == b.lower || (a.lower < b.upper && b.lower < a.upper))
}

/// Replaces ranges of one file that do not overlap.
///
/// - Parameters:
///   - edits: in any order; of two that overlap, only the first in source order is made.
///   - bytes: the file before the edits.
/// - Returns: the file afterward.
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
