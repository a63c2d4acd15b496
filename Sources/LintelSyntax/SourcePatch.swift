import LintelDiagnostics

/// A change to a file's bytes before libyaml sees them, so that reading can go on after an error.
struct SourcePatch {
  /// UTF-8 offsets in the file.
  let lower: Int
  /// The end of the range, exclusive.
  let upper: Int
  /// What replaces the range.
  let text: [UInt8]

  /// Creates a patch that replaces a range, by default with nothing.
  init(_ lower: Int, _ upper: Int, _ text: [UInt8] = []) {
    self.lower = lower
    self.upper = upper
    self.text = text
  }

  /// Creates the patch that a fix-it makes.
  init(_ edit: FixIt.Edit) {
    self.init(Int(edit.range.lower), Int(edit.range.upper), Array(edit.newText.utf8))
  }

  /// Creates a patch that inserts a text.
  init(insert text: [UInt8], at offset: Int) {
    self.init(offset, offset, text)
  }

  /// Keeps a byte's place but takes its meaning away.
  init(maskAt offset: Int) {
    self.init(offset, offset + 1, [UInt8(ascii: "_")])
  }
}

/// A file's text with patches applied, and the way back to the offsets of the file.
struct PatchedText {
  /// A stretch of the patched text that maps evenly onto the file.
  private struct Segment {
    /// Where the stretch begins in the patched text.
    let start: Int
    /// Where it begins in the file.
    let original: Int
    /// Where the stretch ends in the file.
    let limit: Int
  }

  /// What libyaml reads begins at `base`.
  let bytes: [UInt8]
  /// How many of its bytes are skipped: those of a byte-order mark.
  let base: Int
  /// Where it ends.
  let limit: Int
  /// The stretches in order; empty without patches.
  private let segments: [Segment]

  /// A part of a file without patches.
  init(_ original: [UInt8], part: Range<Int>) {
    bytes = original
    base = part.lowerBound
    limit = part.upperBound
    segments = []
  }

  /// - Parameters:
  ///   - original: the bytes of the file.
  ///   - base: how many bytes a byte-order mark takes.
  ///   - patches: in any order; of two that overlap the earlier one holds.
  init(_ original: [UInt8], from base: Int, patches: [SourcePatch]) {
    guard !patches.isEmpty else {
      bytes = original
      self.base = base
      limit = original.count
      segments = []
      return
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(original.count)
    var segments: [Segment] = []
    var position = base
    for patch in patches.sorted(by: { ($0.lower, $0.upper) < ($1.lower, $1.upper) })
    where patch.lower >= position && patch.upper <= original.count {
      segments.append(Segment(start: bytes.count, original: position, limit: patch.lower))
      bytes += original[position..<patch.lower]
      segments.append(Segment(start: bytes.count, original: patch.lower, limit: patch.upper))
      bytes += patch.text
      position = patch.upper
    }
    segments.append(Segment(start: bytes.count, original: position, limit: original.count))
    bytes += original[position...]
    self.bytes = bytes
    self.base = 0
    limit = bytes.count
    self.segments = segments
  }

  /// The offset in the file of an offset in what libyaml reads.
  func original(_ offset: Int) -> Int {
    guard !segments.isEmpty else { return base + offset }
    let segment = segments[(1..<segments.count).partitioned { segments[$0].start > offset } - 1]
    return min(segment.original + offset - segment.start, segment.limit)
  }
}
