import LintelDiagnostics

/// What a file held, or which names a folder had, when a run looked at it.
struct FileRecord: Hashable {
  var stamp: FileStamp
  /// The digest of a file's contents, or of the names in a folder that are not hidden.
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

  /// Whether a folder has the same names now; the record is brought up to date if so.
  ///
  /// - Parameters:
  ///   - folder: the folder.
  ///   - time: when this is asked, in nanoseconds since 1970.
  /// - Returns: whether it does.
  mutating func holdsNames(in folder: String, at time: Int64) -> Bool {
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
  /// Whether all of them hold, by path; they are brought up to date on the way.
  mutating func hold(_ holds: (inout FileRecord, String) -> Bool) -> Bool {
    for (path, known) in self {
      var record = known
      guard holds(&record, path) else { return false }
      if record != known { self[path] = record }
    }
    return true
  }
}
