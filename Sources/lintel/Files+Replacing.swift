/// The new contents of a file.
struct FileChange {
  let path: String
  let bytes: [UInt8]
  /// The contents that the change is based on, or `nil` if it doesn't depend on the file.
  var before: [UInt8]?
}

/// Writes files so that an interruption never leaves half of one.
extension Files {
  /// Replaces a file as a whole, unless it already has the bytes, and returns whether it was written.
  @discardableResult
  static func replace(_ path: String, with bytes: [UInt8]) throws(FileError) -> Bool {
    try !replaceAll([FileChange(path: path, bytes: bytes)]).isEmpty
  }

  /// Replaces files, but not before the contents of all are written.
  ///
  /// Each file is either the old or the new one, whatever happens. Problems with the disk appear before the first file is replaced. If
  /// the process is killed between two files, the next run makes the remaining changes. Files are replaced in the order given, so a
  /// file that vouches for others must be last.
  ///
  /// Files that already have their bytes are left alone. If `isDurable` is true, the contents survive a power failure, because nothing
  /// can create them again. Returns the paths of the files that were written; an error names them, too.
  @discardableResult
  static func replaceAll(
    _ changes: [FileChange],
    isDurable: Bool = false
  ) throws(FileError) -> [String] {
    guard try !unwritten(changes).isEmpty else { return [] }
    for change in changes { try makeFolder(folder(of: change.path)) }
    // All runs lock folders in the same order, so that no two wait for each other.
    let folders = Set(changes.map { folder(behind: $0.path) }).sorted()
    let locks = folders.compactMap { FolderLock($0) }
    for lock in locks { FileDraft.sweep(lock.folder) }
    // Checked again, because other runs could write until now.
    let wanted = try unwritten(changes)
    // Streams have nothing to replace.
    let streams = wanted.filter { kind($0.path) == .stream }
    try commit(drafts(of: wanted.filter { kind($0.path) != .stream }, isDurable: isDurable))
    if isDurable { for lock in locks { lock.flush() } }
    for stream in streams { try send(stream.bytes, to: stream.path) }
    return wanted.map(\.path)
  }

  /// The folder of a file, with links resolved.
  private static func folder(behind path: String) -> String {
    let folder = folder(of: realPath(path))
    return realPath(folder.isEmpty ? "." : folder)
  }

  /// Returns the changes of files that don't have their new contents yet.
  private static func unwritten(_ changes: [FileChange]) throws(FileError) -> [FileChange] {
    var result: [FileChange] = []
    for change in changes where try needsWriting(change) { result.append(change) }
    return result
  }

  /// Whether a file doesn't have its new contents yet; a change that is based on other contents is refused.
  private static func needsWriting(_ change: FileChange) throws(FileError) -> Bool {
    guard kind(change.path) == .file else {
      if change.before == nil { return true }
      throw FileError(change.path, "it was deleted after Lintel read it; nothing was written")
    }
    let now = try contents(of: change.path)
    if now == change.bytes { return false }
    guard let before = change.before else { return true }
    guard before == now else {
      throw FileError(change.path, "it has changed since Lintel read it; nothing was written")
    }
    // Replacing the file would check only the permissions of its folder.
    guard unsafe access(change.path, W_OK) == 0 else { throw .last(change.path) }
    return true
  }

  /// Writes the drafts of all changes; if one can't be written, none of them is left.
  private static func drafts(
    of changes: [FileChange],
    isDurable: Bool
  ) throws(FileError) -> [FileDraft] {
    var drafts: [FileDraft] = []
    do throws(FileError) {
      for change in changes {
        drafts.append(try FileDraft(of: change.path, change.bytes, isDurable: isDurable))
      }
    } catch {
      for draft in drafts { draft.discard() }
      throw error
    }
    return drafts
  }

  /// Puts all drafts into place, one after another.
  private static func commit(_ drafts: [FileDraft]) throws(FileError) {
    for (index, draft) in drafts.enumerated() {
      do throws(FileError) {
        try draft.commit()
      } catch {
        for draft in drafts[index...] { draft.discard() }
        guard index > 0 else { throw error }
        let written = drafts[..<index].map(\.path).joined(separator: ", ")
        throw FileError(error.path, "\(error.reason); written before it: \(written)")
      }
    }
  }

  /// Writes to a pipe or a device, such as `/dev/stdout`; a pipe without a reader is an error.
  private static func send(_ bytes: [UInt8], to path: String) throws(FileError) {
    let descriptor = unsafe open(path, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last(path) }
    defer { _ = close(descriptor) }
    // A slow reader is waited for.
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
    try write(bytes, to: descriptor, named: path)
  }

  /// Writes all bytes, in as many steps as the system needs.
  static func write(_ bytes: [UInt8], to descriptor: Int32, named path: String) throws(FileError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      errno = 0
      let count = unsafe rest.withUnsafeBytes { bytes in
        #if canImport(Glibc)
          unsafe Glibc.write(descriptor, bytes.baseAddress, bytes.count)
        #elseif canImport(Darwin)
          unsafe Darwin.write(descriptor, bytes.baseAddress, bytes.count)
        #elseif canImport(Musl)
          unsafe Musl.write(descriptor, bytes.baseAddress, bytes.count)
        #endif
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .last(path) }
      rest = rest.dropFirst(count)
    }
  }

  /// Makes the contents of a file survive a power failure, and returns whether the system confirms that.
  static func flush(_ descriptor: Int32) -> Bool {
    #if canImport(Darwin)
      // On Darwin, `fsync` passes the contents to the disk, which may keep them in its own memory.
      // Not every file system supports `F_FULLFSYNC`.
      if fcntl(descriptor, F_FULLFSYNC) == 0 { return true }
    #endif
    return fsync(descriptor) == 0
  }

  /// Removes a file if it still has the recorded contents, and returns whether it was removed.
  static func remove(_ path: String, ifStill record: FileRecord) -> Bool {
    var record = record
    guard record.isCurrent(path, at: FileStamp.now()) else { return false }
    return unsafe unlink(path) == 0
  }

  /// Returns the absolute path of a file with links resolved, or the path itself if there is no such file.
  static func realPath(_ path: String) -> String {
    guard let resolved = unsafe realpath(path, nil) else { return path }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }
}
