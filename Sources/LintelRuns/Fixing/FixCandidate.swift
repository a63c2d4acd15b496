import LintelDiagnostics

/// A fix that a finding offers, with places as a run numbers its files.
struct FixCandidate: Hashable {
  /// The id of the rule that found the mistake.
  let rule: String
  /// The finding's message, which identifies it together with the place.
  let message: String
  /// What the fix does, as an imperative.
  let title: String
  /// Whether the fix keeps what the author has most likely meant.
  let isSafe: Bool
  /// Where the finding is.
  let place: SourceRange
  /// The edits of the fix.
  let edits: [FixIt.Edit]

  /// The same after other changes; nil if they touch it.
  func moved(by changes: [FixIt.Edit]) -> FixCandidate? {
    let moved = edits.map { edit in
      changes.moved(edit.range).map { FixIt.Edit(range: $0, newText: edit.newText) }
    }
    let place = changes.moved(place)
    guard let place, !moved.contains(nil) else { return nil }
    return FixCandidate(
      rule: rule,
      message: message,
      title: title,
      isSafe: isSafe,
      place: place,
      edits: moved.compactMap(\.self)
    )
  }
}

/// Follows places through edits.
extension [FixIt.Edit] {
  /// Where a range is after the edits; nil if one of them touches it.
  func moved(_ range: SourceRange) -> SourceRange? {
    var shift = 0
    for edit in self where edit.range.file == range.file {
      if edit.range.upper <= range.lower {
        shift += edit.growth
      } else if edit.range.lower < range.upper {
        return nil
      }
    }
    return SourceRange(
      file: range.file,
      lower: Int(range.lower) + shift,
      upper: Int(range.upper) + shift
    )
  }

  /// Where what began at an offset of a file may begin after the edits; two places if something is inserted right there.
  func starts(of offset: Int32, in file: FileID) -> Set<Int> {
    var shift = 0
    var inserted = 0
    for edit in self where edit.range.file == file {
      if edit.range.upper < offset || (edit.range.upper == offset && !edit.range.isEmpty) {
        shift += edit.growth
      } else if edit.range.upper == offset {
        inserted += edit.growth
      } else if edit.range.lower < offset {
        // What stood there was replaced, beginning here.
        return [Int(edit.range.lower) + shift]
      }
    }
    return [Int(offset) + shift, Int(offset) + shift + inserted]
  }
}

/// Looks at the length of ranges.
extension SourceRange {
  /// Whether the range is a position between two bytes.
  fileprivate var isEmpty: Bool {
    lower == upper
  }
}

/// Looks at the length of edits.
extension FixIt.Edit {
  /// How many bytes longer the file gets.
  fileprivate var growth: Int {
    newText.utf8.count - Int(range.upper - range.lower)
  }
}
