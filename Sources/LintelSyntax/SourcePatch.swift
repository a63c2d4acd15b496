import LintelDiagnostics

/// A change to a file's bytes before libyaml reads them, so that reading can continue after an error.
struct SourcePatch {
  /// The start of the range, a UTF-8 offset in the file.
  let lower: Int
  /// The end of the range, exclusive.
  let upper: Int
  let text: [UInt8]

  /// Creates a patch that replaces a range, by default with nothing.
  init(_ lower: Int, _ upper: Int, _ text: [UInt8] = []) {
    self.lower = lower
    self.upper = upper
    self.text = text
  }

  init(_ edit: FixIt.Edit) {
    self.init(Int(edit.range.lower), Int(edit.range.upper), Array(edit.newText.utf8))
  }

  init(insert text: [UInt8], at offset: Int) { self.init(offset, offset, text) }

  /// Creates a patch that replaces a byte with an underscore, which has no meaning in YAML.
  init(maskAt offset: Int) { self.init(offset, offset + 1, [UInt8(ascii: "_")]) }
}

/// A file's text with patches, and the conversion of its offsets to those of the file.
struct PatchedText {
  /// A part of the patched text that corresponds to a part of the file.
  private struct Segment {
    let start: Int
    /// The start of the part in the file.
    let original: Int
    /// The end of the part in the file.
    let limit: Int
  }

  /// The bytes that libyaml reads, from `base` to `limit`.
  let bytes: [UInt8]
  /// The offset of the first byte that libyaml reads.
  let base: Int
  /// The offset after the last byte that libyaml reads.
  let limit: Int
  /// The parts in order, or an empty array without patches.
  private let segments: [Segment]

  /// Creates the text of a part of a file, without patches.
  init(_ original: [UInt8], part: Range<Int>) {
    bytes = original
    base = part.lowerBound
    limit = part.upperBound
    segments = []
  }

  /// Creates the text of a file after a byte-order mark, where the earlier of two overlapping patches applies.
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

  /// Returns the offset in the file for an offset in the text that libyaml reads.
  func original(_ offset: Int) -> Int {
    guard !segments.isEmpty else { return base + offset }
    let segment = segments[(1..<segments.count).partitioned { segments[$0].start > offset } - 1]
    return min(segment.original + offset - segment.start, segment.limit)
  }
}
