/// What a run has looked at, and what it saw there.
struct Observations: Hashable {
  /// The files that were read.
  var files: [String: FileRecord] = [:]
  /// The folders that were listed.
  var folders: [String: FileRecord] = [:]
  /// Paths that were only checked for existence, with the kind of file; nil if nothing was there.
  var kinds: [String: Files.Kind?] = [:]
  /// Files that are there and could not be read.
  var unreadable: [String: FileStamp] = [:]
  /// Whether everything can be looked at twice, which pipes can't.
  var isRepeatable = true

  /// Adds what was seen elsewhere; of two different sights of a path the first holds, and what is seen later differs from it.
  mutating func formUnion(_ other: Observations) {
    files.merge(other.files) { first, _ in first }
    folders.merge(other.folders) { first, _ in first }
    kinds.merge(other.kinds) { first, _ in first }
    unreadable.merge(other.unreadable) { first, _ in first }
    isRepeatable = isRepeatable && other.isRepeatable
  }

  /// Whether a run would see the same now; what is noted is brought up to date on the way.
  ///
  /// - Parameter time: when this is asked, in nanoseconds since 1970.
  /// - Returns: whether it would.
  mutating func hold(at time: Int64 = FileStamp.now()) -> Bool {
    for (path, kind) in kinds where Files.kind(path) != kind { return false }
    for (path, stamp) in unreadable where FileStamp(path) != stamp { return false }
    return files.hold { $0.holds($1, at: time) } && folders.hold { $0.holdsNames(in: $1, at: time) }
  }

  /// The stamps of everything that was looked at, for telling whether it is being changed right now.
  func stamps() -> [String: FileStamp] {
    var stamps: [String: FileStamp] = [:]
    let paths = [Array(files.keys), Array(folders.keys), Array(kinds.keys), Array(unreadable.keys)]
    for path in paths.joined() {
      stamps[path] = FileStamp(path.isEmpty ? "." : path)
    }
    return stamps
  }
}
