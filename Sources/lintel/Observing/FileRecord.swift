import LintelDiagnostics

/// The state of a file's contents, or of the names in a folder, when a run read them.
struct FileRecord: Hashable {
  var stamp: FileStamp
  /// The digest of a file's contents, or of the names in a folder that aren't hidden.
  let digest: ContentDigest
  /// Whether an equal stamp proves that the file is the same; otherwise, it has to be read again.
  var isSettled: Bool

  /// Whether a file still has the same contents at a time, in nanoseconds since 1970; if so, the record is updated.
  mutating func isCurrent(_ path: String, at time: Int64) -> Bool {
    guard let current = FileStamp(path) else { return false }
    if isSettled, current == stamp { return true }
    guard current.size == stamp.size, let read = Files.digest(of: path), read.digest == digest
    else { return false }
    stamp = read.stamp
    isSettled = stamp.isSettled(at: time)
    return true
  }

  /// Whether a folder still has the same names at a time, in nanoseconds since 1970; if so, the record is updated.
  mutating func areNamesCurrent(in folder: String, at time: Int64) -> Bool {
    guard let current = FileStamp(folder.isEmpty ? "." : folder) else { return false }
    if isSettled, current == stamp { return true }
    guard let names = try? Files.names(in: folder), Self.digest(of: names) == digest
    else { return false }
    stamp = current
    isSettled = stamp.isSettled(at: time)
    return true
  }

  static func digest(of names: [String]) -> ContentDigest {
    ContentDigest(Array(names.joined(separator: "\0").utf8))
  }
}

extension [String: FileRecord] {
  /// Whether all records are current; they are updated.
  mutating func areCurrent(_ isCurrent: (inout FileRecord, String) -> Bool) -> Bool {
    for (path, known) in self {
      var record = known
      guard isCurrent(&record, path) else { return false }
      if record != known { self[path] = record }
    }
    return true
  }
}
