/// Distinguishes two states of a file or a folder without reading it.
///
/// Programs can't set the time of the last change of anything, including the inode. It reveals a file that was given an old date, and
/// one that another was moved over.
struct FileStamp: Hashable {
  let size: Int64
  let inode: UInt64
  /// The time when the contents last changed, in nanoseconds since 1970.
  let modified: Int64
  /// The time when anything last changed, in nanoseconds since 1970.
  let changed: Int64
}

/// Reads stamps and the clock.
extension FileStamp {
  /// Reads the stamp at a path, or returns `nil` if there is nothing, or something that can't be read twice, such as a pipe.
  init?(_ path: String) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// Reads the stamp of an open file, or returns `nil` if it can't be read twice.
  init?(_ descriptor: Int32) {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  private init?(_ status: stat) {
    guard [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) else { return nil }
    size = Int64(status.st_size)
    inode = UInt64(status.st_ino)
    #if canImport(Darwin)
      modified = Self.nanoseconds(status.st_mtimespec)
      changed = Self.nanoseconds(status.st_ctimespec)
    #else
      modified = Self.nanoseconds(status.st_mtim)
      changed = Self.nanoseconds(status.st_ctim)
    #endif
  }

  /// Whether every change after a time, in nanoseconds since 1970, results in a different stamp.
  ///
  /// The coarsest time steps of file systems are two seconds. A file can change twice within one step.
  func isSettled(at time: Int64) -> Bool { max(modified, changed) < time - 2_000_000_000 }

  /// The current time, in nanoseconds since 1970.
  static func now() -> Int64 {
    var time = timespec()
    unsafe clock_gettime(CLOCK_REALTIME, &time)
    return nanoseconds(time)
  }

  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }
}
