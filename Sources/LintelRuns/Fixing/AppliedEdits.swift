import LintelDiagnostics
import LintelTheme

/// Edits that were applied together, which say where places of the files are afterwards.
///
/// Each question takes a search among the edits of its file, since thousands of findings ask.
struct AppliedEdits {
  /// The edits of one file.
  private struct File {
    /// In source order.
    var edits: [FixIt.Edit] = []
    /// For each edit how many bytes longer the file is before it, and behind the last one.
    var growth = [0]
  }

  /// By file.
  private var files: [FileID: File] = [:]

  /// Prepares edits.
  ///
  /// - Parameter edits: the edits of an `EditSet`, sorted and apart from each other.
  init(_ edits: [FixIt.Edit]) {
    for edit in edits {
      var file = files.removeValue(forKey: edit.range.file) ?? File()
      file.growth.append(file.growth[file.edits.count] + edit.growth)
      file.edits.append(edit)
      files[edit.range.file] = file
    }
  }

  /// Where a range is afterwards; nil if an edit touches it.
  func moved(_ range: SourceRange) -> SourceRange? {
    guard let file = files[range.file] else { return range }
    let edits = file.edits
    let index = edits.indices.partitioned { edits[$0].range.upper > range.lower }
    if index < edits.count, edits[index].range.lower < range.upper { return nil }
    return range.moved(to: range.file, by: file.growth[index])
  }

  /// Where what began at an offset of a file may begin afterwards; two places if something is inserted right there.
  func starts(of offset: Int32, in file: FileID) -> Set<Int> {
    guard let own = files[file] else { return [Int(offset)] }
    let index = own.edits.indices.partitioned { index in
      let range = own.edits[index].range
      return range.upper > offset || range.upper == offset && range.isEmpty
    }
    let start = Int(offset) + own.growth[index]
    guard index < own.edits.count else { return [start] }
    let next = own.edits[index]
    if next.range.upper == offset { return [start, start + next.growth] }
    // What stood there was replaced, beginning here.
    return next.range.lower < offset ? [Int(next.range.lower) + own.growth[index]] : [start]
  }

  /// The text that has replaced the one at an offset; nil if none has.
  func replacement(of offset: Int32, in file: FileID) -> String? {
    guard let own = files[file] else { return nil }
    let index = own.edits.indices.partitioned { own.edits[$0].range.upper > offset }
    guard index < own.edits.count, own.edits[index].range.lower <= offset else { return nil }
    return own.edits[index].newText
  }
}

/// Looks at the length of ranges.
extension SourceRange {
  /// Whether the range is a position between two bytes.
  fileprivate var isEmpty: Bool { lower == upper }
}

/// Looks at the length of edits.
extension FixIt.Edit {
  /// How many bytes longer the file gets.
  fileprivate var growth: Int { newText.utf8.count - Int(range.upper - range.lower) }
}
