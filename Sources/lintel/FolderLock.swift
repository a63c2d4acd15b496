#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// Keeps other runs of the tool from writing to a folder; it ends with its owner, however that ends.
///
/// A lock is advice among runs of this tool. Without one, files are still replaced as wholes, but two runs could each write some of a set.
final class FolderLock {
  private let descriptor: Int32
  let folder: String

  /// Waits for the folder; nil if the file system knows no locks, the folder can't be read, or another run does not let go of it.
  ///
  /// - Parameters:
  ///   - folder: an existing one.
  ///   - patience: how long to wait, in milliseconds.
  init?(_ folder: String, patience: Int = 30_000) {
    self.folder = folder
    let path = folder.isEmpty ? "." : folder
    descriptor = unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    var waited = 0
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      let mayPass = errno == EWOULDBLOCK || errno == EINTR
      guard mayPass, waited < patience else { return nil }
      usleep(5_000)
      waited += 5
    }
  }

  deinit {
    if descriptor >= 0 { _ = close(descriptor) }
  }

  /// Has the names of the files in the folder outlive the machine's sudden end.
  func flush() { _ = Files.flush(descriptor) }
}
