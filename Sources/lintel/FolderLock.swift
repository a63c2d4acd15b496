/// A lock that keeps other runs of the tool from writing to a folder, until it's deallocated or the process ends.
///
/// The lock is advisory, among runs of this tool. Without one, files are still replaced as a whole, but two runs could each write a
/// part of a set.
final class FolderLock {
  private let descriptor: Int32
  let folder: String

  /// Waits for the lock, or returns `nil` if the file system doesn't support locks, the folder can't be read, or another run holds the
  /// lock for longer than `patience`, in milliseconds.
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

  /// Makes the names of the files in the folder survive a power failure.
  func flush() { _ = Files.flush(descriptor) }
}
