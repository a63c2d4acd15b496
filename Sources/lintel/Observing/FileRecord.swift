import LintelDiagnostics

/// What a file held when a run read or wrote it.
struct FileRecord: Hashable {
  var stamp: FileStamp
  let digest: ContentDigest
  /// Whether the stamp alone tells that the file is the same; until then it has to be read again.
  var isSettled: Bool

  /// Whether a file holds the same now; the record is brought up to date if so.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - time: when this is asked, in nanoseconds since 1970.
  /// - Returns: whether it does.
  mutating func holds(_ path: String, at time: Int64) -> Bool {
    guard let current = FileStamp(path) else { return false }
    if isSettled, current == stamp { return true }
    guard current.size == stamp.size, let read = Files.digest(of: path), read.digest == digest
    else { return false }
    stamp = read.stamp
    isSettled = stamp.isSettled(at: time)
    return true
  }
}
