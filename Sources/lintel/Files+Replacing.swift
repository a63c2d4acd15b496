#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

extension Files {
  /// A file's new contents, written beside it and not yet in its place.
  private struct Draft {
    let path: String
    let target: String
    let temporary: String

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
      temporary = "\(target).\(getpid()).tmp"
      let descriptor = unsafe open(temporary, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
      guard descriptor >= 0 else { throw .last(path) }
      do throws(FileError) {
        try fill(descriptor, bytes)
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

    private func fill(_ descriptor: Int32, _ bytes: [UInt8]) throws(FileError) {
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = unsafe rest.withUnsafeBytes { bytes in
          unsafe write(descriptor, bytes.baseAddress, bytes.count)
        }
        guard count > 0 else { throw .last(path) }
        rest = rest.dropFirst(count)
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
      guard unsafe rename(temporary, target) == 0 else {
        let error = FileError.last(path)
        discard()
        throw error
      }
    }

    func discard() {
      unsafe unlink(temporary)
    }
  }

  /// Replaces a file as a whole, so that no reader ever sees half of it; a file that holds the bytes already is not touched.
  ///
  /// - Returns: whether the file was written.
  @discardableResult
  static func replace(_ path: String, with bytes: [UInt8]) throws(FileError) -> Bool {
    if kind(path) == .file, try contents(of: path) == bytes { return false }
    try Draft(of: path, bytes, isDurable: false).commit()
    return true
  }

  /// Replaces files, none of them before the contents of all are on disk.
  static func replaceAll(_ files: [(path: String, bytes: [UInt8])]) throws(FileError) {
    var drafts: [Draft] = []
    do throws(FileError) {
      for file in files { drafts.append(try Draft(of: file.path, file.bytes, isDurable: true)) }
    } catch {
      for draft in drafts { draft.discard() }
      throw error
    }
    while let draft = drafts.first {
      do throws(FileError) {
        try draft.commit()
      } catch {
        for draft in drafts { draft.discard() }
        throw error
      }
      drafts.removeFirst()
    }
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
