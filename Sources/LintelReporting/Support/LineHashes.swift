import LintelDiagnostics

/// Computes `primaryLocationLineHash` as GitHub's upload action does, which warns about any other value.
///
/// A line's hash covers 100 UTF-16 code units from the start of the line, without spaces and tabs, with breaks as LF, and with
/// U+FFFF and zeros at the end of the file. Equal hashes are numbered. Source: `fingerprints.ts` of github/codeql-action.
final class LineHashes {
  /// The number of code units in a hash, without spaces and tabs.
  private static let length = 100
  /// The factor of the rolling hash.
  private static let base: UInt64 = 37

  private let sources: SourceMap
  /// The hashes of each file that was asked for.
  private var hashes: [FileID: [String]] = [:]

  init(_ sources: SourceMap) {
    self.sources = sources
  }

  /// Returns the hash of one line, counted from 0.
  func hash(ofLine line: Int, in file: FileID) -> String {
    let lines = hashes[file] ?? Self.hashes(of: sources[file].bytes)
    hashes[file] = lines
    return lines.indices.contains(line) ? lines[line] : ""
  }

  /// Returns the hash of each line, including the empty one after a final break.
  static func hashes(of bytes: [UInt8]) -> [String] {
    var units: [UInt16] = []
    var starts: [Int] = [0]
    var followsReturn = false
    for unit in String(decoding: bytes, as: UTF8.self).utf16 {
      let isSecondHalf = followsReturn && unit == 0x0A
      followsReturn = unit == 0x0D
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
