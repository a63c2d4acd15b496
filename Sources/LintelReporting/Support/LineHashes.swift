import LintelDiagnostics

/// `primaryLocationLineHash` as GitHub's upload action would compute it, which warns of any other value.
///
/// A line is hashed with the 100 UTF-16 code units from its start on, blanks left out, breaks as LF, the end of the file as U+FFFF
/// with zeros behind it; equal hashes are numbered. Source: `fingerprints.ts` of github/codeql-action.
final class LineHashes {
  /// The number of characters that a hash takes into account, spaces and tabs left out.
  private static let length = 100
  /// The factor of the rolling hash.
  private static let base: UInt64 = 37

  /// The files.
  private let sources: SourceMap
  /// The hashes of each file that was asked for.
  private var hashes: [FileID: [String]] = [:]

  /// Prepares to hash lines; nothing is computed before it is asked for.
  init(_ sources: SourceMap) {
    self.sources = sources
  }

  /// The hash of one line, counted from 0.
  func hash(ofLine line: Int, in file: FileID) -> String {
    let lines = hashes[file] ?? Self.hashes(of: sources[file].bytes)
    hashes[file] = lines
    return lines.indices.contains(line) ? lines[line] : ""
  }

  /// The hash of each line, the empty one behind a last break included.
  static func hashes(of bytes: [UInt8]) -> [String] {
    var units: [UInt16] = []
    var starts: [Int] = [0]
    var isBehindReturn = false
    for unit in String(decoding: bytes, as: UTF8.self).utf16 {
      let isSecondHalf = isBehindReturn && unit == 0x0A
      isBehindReturn = unit == 0x0D
      if isSecondHalf || unit == 0x20 || unit == 0x09 { continue }
      let isBreak = unit == 0x0A || unit == 0x0D
      units.append(isBreak ? 0x0A : unit)
      if isBreak { starts.append(units.count) }
    }
    units.append(0xFFFF)
    var counts: [UInt64: Int] = [:]
    return starts.map { start in
      var hash: UInt64 = 0
      for index in start..<start + length {
        hash = hash &* base &+ UInt64(index < units.count ? units[index] : 0)
      }
      let count = counts[hash, default: 0] + 1
      counts[hash] = count
      return "\(String(hash, radix: 16)):\(count)"
    }
  }
}
