#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// What a file is to hold.
struct FileChange {
  /// The path of the file.
  let path: String
  /// The bytes that it is to have.
  let bytes: [UInt8]
  /// What was read from the file, for changes that are made from it; nil for a file that is made from others.
  var before: [UInt8]?
}

/// Writes files so that an interruption never leaves half of one.
extension Files {
  /// Replaces a file as a whole, so that no reader ever sees half of it; a file that holds the bytes already is not touched.
  ///
  /// - Returns: whether the file was written.
  @discardableResult
  static func replace(_ path: String, with bytes: [UInt8]) throws(FileError) -> Bool {
    try !replaceAll([FileChange(path: path, bytes: bytes)]).isEmpty
  }

  /// Replaces files, none of them before the contents of all are written.
  ///
  /// Each file is the old or the new one, whatever happens. What can go wrong with a disk goes wrong before the first is replaced; a
  /// process that is killed between two of them leaves the rest to the next run, for which those are changes that it has yet to make.
  /// Files are replaced in the order given: what vouches for others comes last.
  ///
  /// - Parameters:
  ///   - changes: of different files; those that hold their bytes already are left alone.
  ///   - isDurable: whether the contents are to outlive the machine's sudden end: those that nothing can make again.
  /// - Returns: the paths of the files that were written.
  /// - Throws: if one can't be written; the error says which are.
  @discardableResult
  static func replaceAll(
    _ changes: [FileChange],
    isDurable: Bool = false
  ) throws(FileError) -> [String] {
    guard try !unwritten(changes).isEmpty else { return [] }
    for change in changes { try makeFolder(folder(of: change.path)) }
    // In one order for all runs, so that no two wait for each other.
    let folders = Set(changes.map { folder(behind: $0.path) }).sorted()
    let locks = folders.compactMap { FolderLock($0) }
    for lock in locks { FileDraft.sweep(lock.folder) }
    // Asked again now that nobody else writes, so that what stays is of this set too.
    let wanted = try unwritten(changes)
    // Streams have nothing to replace.
    let streams = wanted.filter { kind($0.path) == .stream }
    try commit(drafts(of: wanted.filter { kind($0.path) != .stream }, isDurable: isDurable))
    if isDurable { for lock in locks { lock.flush() } }
    for stream in streams { try send(stream.bytes, to: stream.path) }
    return wanted.map(\.path)
  }

  /// The folder that a file lies in behind every link.
  private static func folder(behind path: String) -> String {
    let folder = folder(of: realPath(path))
    return realPath(folder.isEmpty ? "." : folder)
  }

  /// The changes of files that don't have their contents yet.
  private static func unwritten(_ changes: [FileChange]) throws(FileError) -> [FileChange] {
    var result: [FileChange] = []
    for change in changes where try needsWriting(change) { result.append(change) }
    return result
  }

  /// Whether a file does not hold its bytes yet; a change of what the file no longer holds is refused.
  private static func needsWriting(_ change: FileChange) throws(FileError) -> Bool {
    guard kind(change.path) == .file else {
      if change.before == nil { return true }
      throw FileError(change.path, "it was deleted after Lintel read it; nothing is written")
    }
    let now = try contents(of: change.path)
    if now == change.bytes { return false }
    guard let before = change.before else { return true }
    guard before == now else {
      throw FileError(change.path, "it has changed since it was read; nothing is written")
    }
    // Replacing would ask the folder's permission only.
    guard unsafe access(change.path, W_OK) == 0 else { throw .last(change.path) }
    return true
  }

  /// The drafts of all changes; if one can't be written, none of them is left.
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

  /// Writes to a pipe or a device, such as `/dev/stdout`; a pipe that nobody reads is an error, and not waited for.
  private static func send(_ bytes: [UInt8], to path: String) throws(FileError) {
    let descriptor = unsafe open(path, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last(path) }
    defer { _ = close(descriptor) }
    // A reader who is slow is waited for.
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
    try write(bytes, to: descriptor, named: path)
  }

  /// Writes all bytes, in as many steps as the system takes.
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

  /// Has what was written to a file outlive the machine's sudden end.
  ///
  /// - Returns: whether the system says that it does.
  static func flush(_ descriptor: Int32) -> Bool {
    #if canImport(Darwin)
      // There `fsync` hands the contents to the disk, which may keep them in its own memory. Not every file system knows better.
      if fcntl(descriptor, F_FULLFSYNC) == 0 { return true }
    #endif
    return fsync(descriptor) == 0
  }

  /// Removes a file that holds what was once written to it.
  ///
  /// - Returns: whether it was removed; what somebody has changed since is left alone.
  static func remove(_ path: String, ifStill record: FileRecord) -> Bool {
    var record = record
    guard record.holds(path, at: FileStamp.now()) else { return false }
    return unsafe unlink(path) == 0
  }

  /// The absolute path of a file behind every link; the path itself if there is no such file.
  static func realPath(_ path: String) -> String {
    guard let resolved = unsafe realpath(path, nil) else { return path }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }
}
