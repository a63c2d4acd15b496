import LintelDiagnostics

/// The bytes of a file that YAML doesn't allow.
///
/// The check runs before libyaml, because libyaml stops at the first such byte and doesn't report
/// where it is in the line. Invalid bytes are patched, so the rest of the file can still be read.
struct InputCheck {
  /// The findings about the bytes, at most eight places of each kind.
  private(set) var diagnostics: [Diagnostic] = []
  /// Patches that replace invalid bytes with bytes that don't have a meaning.
  private(set) var patches: [SourcePatch] = []
  private(set) var isReadable = true
  private(set) var hasTabs = false
  /// Whether every byte is one character.
  private(set) var isASCII = true

  private let file: FileID
  /// The number of places of each kind that are reported, while others are only counted.
  private static let placesShown = 8
  /// The number of zeros that no text has.
  private static let zerosOfText = 8
  /// The number of places after which nothing else is read.
  fileprivate static let placesRead = 1000

  init(_ source: SourceFile, as file: FileID, limits: SyntaxLimits) {
    self.file = file
    let bytes = source.bytes
    if bytes.count > limits.fileSize {
      refuse(
        "file-too-large",
        "the file has more than \(limits.fileSize) bytes, which is the limit",
        help: "split the theme and list its parts under 'imports:'"
      )
    } else if isUTF16(bytes) {
      refuse(
        "invalid-utf8",
        "the file is encoded in UTF-16, but themes are UTF-8",
        help: "save the file as UTF-8"
      )
    } else {
      let found = invalidBytes(in: bytes)
      hasTabs = found.hasTabs
      isASCII = found.isASCII
      let zeros = found.invalidBytes.lazy.filter { bytes[$0.lower] == 0 }.prefix(Self.zerosOfText)
      if zeros.count == Self.zerosOfText {
        refuse("control-character", "the file isn't text", help: "specify a text file")
        return
      }
      report(found.invalidBytes, in: bytes)
      // A file with this many isn't text.
      isReadable = found.invalidBytes.count < Self.placesRead
    }
  }

  private mutating func refuse(_ rule: String, _ message: String, help: String) {
    isReadable = false
    let place = SourceRange(file: file, lower: 0, upper: 0)
    diagnostics.append(rule, message, at: place, help: [help])
  }

  /// Reports the first places of each kind, and patches all of them.
  private mutating func report(_ invalidBytes: [InvalidBytes], in bytes: [UInt8]) {
    for kind in [InvalidBytes.Kind.encoding, .control] {
      let places = invalidBytes.filter { $0.kind == kind }
      for (index, place) in places.prefix(Self.placesShown).enumerated() {
        var notes: [Note] = []
        if index == Self.placesShown - 1, places.count > Self.placesShown {
          notes = [Note("\((places.count - Self.placesShown).more("place")) in this file")]
        }
        let range = SourceRange(file: file, lower: place.lower, upper: place.upper)
        diagnostics.append(place.diagnostic(at: range, in: bytes, notes: notes))
      }
    }
    patches = invalidBytes.map { invalid in
      SourcePatch(
        invalid.lower,
        invalid.upper,
        Array(
          repeating: UInt8(ascii: isAloneOnLine(invalid, in: bytes) ? " " : "_"),
          count: invalid.upper - invalid.lower
        )
      )
    }
  }
}

/// Whether a line contains nothing else, so that it would be empty without the bytes.
private func isAloneOnLine(_ invalid: InvalidBytes, in bytes: [UInt8]) -> Bool {
  guard invalid.kind == .control else { return false }
  let reach = 64
  func isBlank(_ byte: UInt8) -> Bool { byte <= 0x20 && byte != 0x0A && byte != 0x0D }
  func endsLine(_ byte: UInt8?) -> Bool { byte.map { $0 == 0x0A || $0 == 0x0D } ?? true }
  return endsLine(bytes[..<invalid.lower].suffix(reach).last { !isBlank($0) })
    && endsLine(bytes[invalid.upper...].prefix(reach).first { !isBlank($0) })
}

/// Consecutive bytes that YAML doesn't allow.
private struct InvalidBytes {
  enum Kind {
    case encoding
    case control
  }

  let kind: Kind
  /// The offset of the first byte.
  let lower: Int
  /// The offset after the last byte.
  var upper: Int

  func diagnostic(at range: SourceRange, in bytes: [UInt8], notes: [Note]) -> Diagnostic {
    let (rule, message, help) =
      switch kind {
      case .encoding:
        (
          "invalid-utf8",
          "the byte 0x\(bytes[lower].hexadecimal(digits: 2)) isn't valid UTF-8 here",
          "save the file as UTF-8"
        )
      case .control:
        (
          "control-character",
          "the control character U+\(scalar(in: bytes).hexadecimal(digits: 4)) isn't allowed",
          "remove it, or write it as an escape in double quotes"
        )
      }
    return Diagnostic(rule, message, at: range, notes: notes, help: [help])
  }

  /// Returns the first control character, for the message.
  private func scalar(in bytes: [UInt8]) -> UInt32 {
    String(decoding: bytes[lower..<upper], as: UTF8.self).unicodeScalars.first?.value ?? 0
  }
}

/// Whether a file looks like UTF-16, with or without a byte-order mark.
private func isUTF16(_ bytes: [UInt8]) -> Bool {
  if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return true }
  guard bytes.count >= 4 else { return false }
  // ASCII in UTF-16 without a byte-order mark: every other byte is zero.
  return (bytes[0] == 0) != (bytes[1] == 0) && (bytes[0] == 0) == (bytes[2] == 0)
    && (bytes[1] == 0) == (bytes[3] == 0)
}

/// Finds the bytes that YAML doesn't allow, in one pass, up to `placesRead`.
///
/// If all bytes are ASCII, columns are bytes.
private func invalidBytes(
  in bytes: [UInt8]
) -> (invalidBytes: [InvalidBytes], hasTabs: Bool, isASCII: Bool) {
  unsafe bytes.withUnsafeBufferPointer { buffer in
    var result: [InvalidBytes] = []
    var hasTabs = false
    var isASCII = true
    var index = unsafe buffer.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    func add(_ kind: InvalidBytes.Kind, _ length: Int) {
      if kind == .encoding, let last = result.last, last.kind == kind, last.upper == index {
        result[result.count - 1].upper += length
      } else {
        result.append(InvalidBytes(kind: kind, lower: index, upper: index + length))
      }
    }
    while index < buffer.count, result.count < InputCheck.placesRead {
      if unsafe isPlainASCII(buffer, at: index) {
        index += 8
        continue
      }
      let byte = unsafe buffer[index]
      if byte >= 0x20, byte < 0x7F {
        index += 1
      } else if byte < 0x80 {
        if byte == 0x09 {
          hasTabs = true
        } else if byte != 0x0A, byte != 0x0D {
          add(.control, 1)
        }
        index += 1
      } else if isASCII {
        // The branches below look at the byte again.
        isASCII = false
      } else if let (scalar, length) = unsafe decode(buffer, at: index) {
        if !isPrintable(scalar) { add(.control, length) }
        index += length
      } else {
        add(.encoding, 1)
        index += 1
      }
    }
    return (result, hasTabs, isASCII)
  }
}

/// Whether there are eight bytes starting at an index, all between space and tilde.
private func isPlainASCII(_ buffer: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
  guard index + 8 <= buffer.count else { return false }
  let bytes = UnsafeRawBufferPointer(buffer)
  let word = unsafe bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
  let ones: UInt64 = 0x0101_0101_0101_0101
  // Bytes below 0x20 borrow, 0x7F carries into the highest bit, and bytes outside of ASCII have that bit.
  return ((word &- ones &* 0x20) | (word &+ ones) | word) & (ones &* 0x80) == 0
}

/// Decodes one scalar of two to four bytes, or returns `nil` if they aren't valid UTF-8.
private func decode(
  _ bytes: UnsafeBufferPointer<UInt8>,
  at index: Int
) -> (scalar: UInt32, length: Int)? {
  var parser = UTF8.ForwardParser()
  var rest = unsafe bytes[index...].makeIterator()
  guard case .valid(let encoded) = unsafe parser.parseScalar(from: &rest) else { return nil }
  return (UTF8.decode(encoded).value, encoded.count)
}

/// Whether a character beyond ASCII is printable in YAML 1.1 (section 5.1).
private func isPrintable(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0x85, 0xA0...0xD7FF, 0xE000...0xFEFE, 0xFF00...0xFFFD, 0x10000...0x10FFFF: true
  default: false
  }
}
