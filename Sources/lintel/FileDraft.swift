#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// A file's new contents, written beside it and not yet in its place.
///
/// The file is as it was until `commit`, which replaces it in one step: no reader, and no end of the process, ever sees half of it.
struct FileDraft {
  /// As it was named.
  let path: String
  private let target: String
  private let temporary: String

  /// What drafts are called, hidden so that neither build tools nor `lintel` take one for a source.
  private static let prefix = ".lintel-"
  private static let suffix = ".tmp"

  /// Writes the contents; nothing is left of them if that fails.
  ///
  /// - Parameters:
  ///   - path: the file; what a link leads to is replaced, not the link.
  ///   - bytes: all that the file is to hold.
  ///   - isDurable: whether the contents are to outlive the machine's sudden end.
  /// - Throws: if they can't be written.
  init(of path: String, _ bytes: [UInt8], isDurable: Bool) throws(FileError) {
    self.path = path
    target = Files.realPath(path)
    // A folder, which could not be replaced, is better found out before any file is.
    if Files.kind(target) == .folder { throw FileError(path, "Is a folder") }
    let folder = Files.folder(of: target)
    var number = 0
    var descriptor: Int32
    var name: String
    repeat {
      name = Files.join(folder, "\(Self.prefix)\(getpid())-\(number)\(Self.suffix)")
      descriptor = unsafe open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      number += 1
    } while descriptor < 0 && (errno == EEXIST || errno == EINTR)
    temporary = name
    guard descriptor >= 0 else { throw .last(path) }
    do throws(FileError) {
      try Files.write(bytes, to: descriptor, named: path)
      keepRights(descriptor)
      if isDurable, fsync(descriptor) != 0 { throw .last(path) }
    } catch {
      _ = close(descriptor)
      discard()
      throw error
    }
    guard close(descriptor) == 0 else {
      let error = FileError.last(path)
      discard()
      throw error
    }
  }

  /// Gives the draft the permissions of the file, and its owner where the system lets us.
  private func keepRights(_ descriptor: Int32) {
    var status = stat()
    guard unsafe stat(target, &status) == 0 else { return }
    _ = fchown(descriptor, status.st_uid, status.st_gid)
    _ = fchmod(descriptor, status.st_mode & 0o7777)
  }

  /// Puts the contents into the file's place in one step.
  func commit() throws(FileError) {
    guard unsafe rename(temporary, target) == 0 else { throw .last(path) }
  }

  func discard() {
    _ = unsafe unlink(temporary)
  }

  /// Removes what processes that were ended in the middle have left in a folder; only for whoever holds the folder's lock.
  static func sweep(_ folder: String) {
    guard let names = try? Files.names(in: folder, includingHidden: true) else { return }
    for name in names where name.hasPrefix(prefix) && name.hasSuffix(suffix) {
      _ = unsafe unlink(Files.join(folder, name))
    }
  }
}
