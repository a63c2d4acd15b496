#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// What tells two states of a file or a folder apart without reading it.
///
/// The time of the last change of anything, the inode's included, can't be set by a program: it gives away a file that was given an
/// old date, and one that another was moved over.
struct FileStamp: Hashable {
  let size: Int64
  let inode: UInt64
  /// Nanoseconds since 1970.
  let modified: Int64
  /// Nanoseconds since 1970.
  let changed: Int64
}

/// Looks at files and at the clock.
extension FileStamp {
  /// Nil if there is nothing at the path, or something that can't be looked at twice, such as a pipe.
  init?(_ path: String) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// Of what is open; nil if it can't be looked at twice.
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

  /// Whether any further change has to give another stamp.
  ///
  /// The coarsest time steps of file systems are two seconds. A file can change twice within one step.
  ///
  /// - Parameter time: when the file was as it is noted, in nanoseconds since 1970.
  /// - Returns: whether that is long enough after its last change.
  func isSettled(at time: Int64) -> Bool { max(modified, changed) < time - 2_000_000_000 }

  /// Nanoseconds since 1970.
  static func now() -> Int64 {
    var time = timespec()
    unsafe clock_gettime(CLOCK_REALTIME, &time)
    return nanoseconds(time)
  }

  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }
}
