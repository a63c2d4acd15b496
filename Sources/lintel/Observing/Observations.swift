/// The files and folders that a run has read, and their states.
struct Observations: Hashable {
  /// The files that were read.
  var files: [String: FileRecord] = [:]
  /// The folders that were listed.
  var folders: [String: FileRecord] = [:]
  /// The paths whose kind was checked, with that kind, or `nil` if there was nothing.
  var kinds: [String: Files.Kind?] = [:]
  /// The files that exist but couldn't be read.
  var unreadable: [String: FileStamp] = [:]
  /// Whether everything can be read twice, which isn't true of pipes.
  var isRepeatable = true

  /// Adds observations; the first state of a path is kept, so that a later state counts as a change.
  mutating func formUnion(_ other: Observations) {
    files.merge(other.files) { first, _ in first }
    folders.merge(other.folders) { first, _ in first }
    kinds.merge(other.kinds) { first, _ in first }
    unreadable.merge(other.unreadable) { first, _ in first }
    isRepeatable = isRepeatable && other.isRepeatable
  }

  /// Whether a run at a time, in nanoseconds since 1970, would observe the same; the records are updated.
  mutating func areCurrent(at time: Int64 = FileStamp.now()) -> Bool {
    for (path, kind) in kinds where Files.kind(path) != kind { return false }
    for (path, stamp) in unreadable where FileStamp(path) != stamp { return false }
    return files.areCurrent { $0.isCurrent($1, at: time) }
      && folders.areCurrent { $0.areNamesCurrent(in: $1, at: time) }
  }

  /// Returns the current stamps of everything that was read, which show whether it's changing.
  func stamps() -> [String: FileStamp] {
    var stamps: [String: FileStamp] = [:]
    let paths = [Array(files.keys), Array(folders.keys), Array(kinds.keys), Array(unreadable.keys)]
    for path in paths.joined() {
      stamps[path] = FileStamp(path.isEmpty ? "." : path)
    }
    return stamps
  }
}
