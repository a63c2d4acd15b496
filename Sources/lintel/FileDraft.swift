/// A file's new contents, written next to it and not yet in its place.
///
/// The file doesn't change until `commit`, which replaces it in one step, so that no reader sees half of it even if the process ends.
///
/// A sandbox may let a process write to its outputs but not next to them, as Xcode's does for user scripts. Then the file is opened
/// here and written in `commit`, where only the end of the process can leave half of it.
struct FileDraft {
  /// Where the contents are before `commit`.
  private enum Stage {
    /// In a file next to the target.
    case beside(String)
    /// In memory; the target is open.
    case inPlace(OpenTarget)
  }

  /// A file that is written in place.
  private struct OpenTarget {
    let descriptor: Int32
    let bytes: [UInt8]
    /// The contents before the draft, or `nil` if the file was created for it.
    let old: [UInt8]?
    /// Whether the contents must survive a power failure.
    let isDurable: Bool
  }

  /// The path as the caller named it.
  let path: String
  /// The path of the file to replace, with links resolved.
  private let target: String
  private let stage: Stage

  /// The start of a draft's file name, hidden so that neither build tools nor `lintel` treat it as a source.
  private static let prefix = ".lintel-"
  /// The end of a draft's file name.
  private static let suffix = ".tmp"

  /// Writes the complete contents of a file or of a link's target, or throws and leaves nothing behind.
  init(of path: String, _ bytes: [UInt8], isDurable: Bool) throws(FileError) {
    self.path = path
    target = Files.realPath(path)
    // A folder can't be replaced, and that should be found out before any file is.
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
    guard descriptor >= 0 else {
      guard [EPERM, EACCES].contains(errno) else { throw .last(path) }
      stage = .inPlace(try Self.opened(target, named: path, for: bytes, isDurable: isDurable))
      return
    }
    stage = .beside(name)
    do throws(FileError) {
      try Files.write(bytes, to: descriptor, named: path)
      keepPermissions(descriptor)
      if isDurable, !Files.flush(descriptor) { throw .last(path) }
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

  /// Opens a file to write it in place, without changing its contents.
  private static func opened(
    _ target: String,
    named path: String,
    for bytes: [UInt8],
    isDurable: Bool
  ) throws(FileError) -> OpenTarget {
    let old = Files.kind(target) == .file ? try Files.contents(of: target) : nil
    let flags = O_WRONLY | O_CLOEXEC | (old == nil ? O_CREAT | O_EXCL : 0)
    let descriptor = unsafe open(target, flags, 0o666)
    guard descriptor >= 0 else { throw .last(path) }
    return OpenTarget(descriptor: descriptor, bytes: bytes, old: old, isDurable: isDurable)
  }

  /// Gives the draft the permissions of the file and, if the system allows it, its owner.
  private func keepPermissions(_ descriptor: Int32) {
    var status = stat()
    guard unsafe stat(target, &status) == 0 else { return }
    _ = fchown(descriptor, status.st_uid, status.st_gid)
    _ = fchmod(descriptor, status.st_mode & 0o7777)
  }

  /// Puts the contents in place: in one step, or in the open file, which gets its old contents back if that fails.
  ///
  /// If it throws, the draft must still be discarded.
  func commit() throws(FileError) {
    switch stage {
    case .beside(let temporary):
      guard unsafe rename(temporary, target) == 0 else { throw .last(path) }
    case .inPlace(let file):
      do throws(FileError) {
        try write(file.bytes, to: file)
      } catch {
        if let old = file.old { try? write(old, to: file) }
        throw error
      }
      guard close(file.descriptor) == 0 else { throw .last(path) }
    }
  }

  /// Writes an open file from its start, and cuts off the rest of the old contents.
  private func write(_ bytes: [UInt8], to file: OpenTarget) throws(FileError) {
    guard lseek(file.descriptor, 0, SEEK_SET) == 0 else { throw .last(path) }
    try Files.write(bytes, to: file.descriptor, named: path)
    guard ftruncate(file.descriptor, off_t(bytes.count)) == 0 else { throw .last(path) }
    if file.isDurable, !Files.flush(file.descriptor) { throw .last(path) }
  }

  /// Leaves the file as it was.
  func discard() {
    switch stage {
    case .beside(let temporary): _ = unsafe unlink(temporary)
    case .inPlace(let file):
      _ = close(file.descriptor)
      if file.old == nil { _ = unsafe unlink(target) }
    }
  }

  /// Removes the drafts that interrupted processes left in a folder, whose lock the caller must hold.
  static func sweep(_ folder: String) {
    guard let names = try? Files.names(in: folder, includingHidden: true) else { return }
    for name in names where name.hasPrefix(prefix) && name.hasSuffix(suffix) {
      _ = unsafe unlink(Files.join(folder, name))
    }
  }
}
