import LintelDiagnostics
import LintelTheme

/// Edits that were applied together, which determine the new positions of places in the files.
///
/// Lookups are binary searches among the edits of a file, because there are thousands of findings.
struct AppliedEdits {
  private struct File {
    /// The edits, in source order.
    var edits: [FixIt.Edit] = []
    /// The number of bytes by which the file is longer before each edit, and after the last one.
    var growth = [0]
  }

  private var files: [FileID: File] = [:]

  /// Prepares the edits of an `EditSet`, which are sorted and don't overlap.
  init(_ edits: [FixIt.Edit]) {
    for edit in edits {
      var file = files.removeValue(forKey: edit.range.file) ?? File()
      file.growth.append(file.growth[file.edits.count] + edit.growth)
      file.edits.append(edit)
      files[edit.range.file] = file
    }
  }

  /// The range after the edits, or `nil` if an edit overlaps it.
  func moved(_ range: SourceRange) -> SourceRange? {
    guard let file = files[range.file] else { return range }
    let edits = file.edits
    let index = edits.indices.partitioned { edits[$0].range.upper > range.lower }
    if index < edits.count, edits[index].range.lower < range.upper { return nil }
    return range.moved(to: range.file, by: file.growth[index])
  }

  /// The possible new offsets of text that began at an offset, which are two if something was inserted right there.
  func starts(of offset: Int32, in file: FileID) -> Set<Int> {
    guard let own = files[file] else { return [Int(offset)] }
    let index = own.edits.indices.partitioned { index in
      let range = own.edits[index].range
      return range.upper > offset || range.upper == offset && range.lower == offset
    }
    let start = Int(offset) + own.growth[index]
    guard index < own.edits.count else { return [start] }
    let next = own.edits[index]
    if next.range.upper == offset { return [start, start + next.growth] }
    // The text there was replaced, starting at this edit.
    return next.range.lower < offset ? [Int(next.range.lower) + own.growth[index]] : [start]
  }

  /// The text that replaced the text at an offset, or `nil` if none did.
  func replacement(of offset: Int32, in file: FileID) -> String? {
    guard let own = files[file] else { return nil }
    let index = own.edits.indices.partitioned { own.edits[$0].range.upper > offset }
    guard index < own.edits.count, own.edits[index].range.lower <= offset else { return nil }
    return own.edits[index].newText
  }
}

extension FixIt.Edit {
  /// The number of bytes by which the edit lengthens the file.
  fileprivate var growth: Int { newText.utf8.count - Int(range.upper - range.lower) }
}
