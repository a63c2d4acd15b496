import LintelDiagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// What went wrong with a file, in the system's words.
struct FileError: Error {
  /// The path as the user named it.
  let path: String
  /// The system's description of the error.
  let reason: String
  /// Whether it is the machine's policy that forbids it, such as a sandbox, and not the rights of a file.
  let isForbidden: Bool

  /// Creates an error.
  init(_ path: String, _ reason: String, isForbidden: Bool = false) {
    self.path = path
    self.reason = reason
    self.isForbidden = isForbidden
  }

  /// The reason of the call that has just failed.
  static func last(_ path: String) -> FileError {
    let code = errno
    return FileError(path, unsafe String(cString: strerror(code)), isForbidden: code == EPERM)
  }
}

/// Tells files and folders apart, whatever they are called.
struct FileIdentity: Hashable {
  /// The device.
  let device: UInt64
  /// The number of the file on the device.
  let number: UInt64
}

/// Files by the system's own calls: Foundation would double the time that the tool takes to start.
enum Files {
  /// What can be at a path, by its number in manifests.
  enum Kind: UInt64 {
    /// A regular file.
    case file = 1
    /// A folder.
    case folder
    /// A pipe, a device or a socket: it has no contents of its own, and may have no end.
    case stream
  }

  /// Nil if there is nothing at the path.
  static func kind(_ path: String) -> Kind? {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? kind(status) : nil
  }

  /// The kind that a status tells.
  private static func kind(_ status: stat) -> Kind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    default: .stream
    }
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: the file, or a link to one.
  ///   - limit: how many bytes are read at most; what lies beyond is left out.
  /// - Returns: the bytes.
  /// - Throws: If it can't be read or isn't a file, because reading a pipe or a device might never end.
  static func contents(of path: String, upTo limit: Int = .max) throws(FileError) -> [UInt8] {
    try stampedContents(of: path, upTo: limit).bytes
  }

  /// The contents of a file as `contents(of:upTo:)` reads them, and its stamp from before that.
  static func stampedContents(
    of path: String,
    upTo limit: Int = .max
  ) throws(FileError) -> (bytes: [UInt8], stamp: FileStamp?) {
    // Opening a pipe waits for somebody to write to it unless one says otherwise.
    let descriptor = unsafe open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last(path) }
    defer { _ = close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw .last(path) }
    switch kind(status) {
    case .file:
      let stamp = FileStamp(descriptor)
      return (try contents(of: descriptor, named: path, upTo: limit), stamp)
    case .folder: throw FileError(path, "Is a folder")
    case .stream: throw FileError(path, "Is a pipe or a device, and not a file")
    }
  }

  /// What a file holds, read bit by bit and kept nowhere; nil if it can't be read, or not twice.
  static func digest(of path: String) -> (digest: ContentDigest, stamp: FileStamp)? {
    let descriptor = unsafe open(path, O_RDONLY | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { _ = close(descriptor) }
    guard let stamp = FileStamp(descriptor) else { return nil }
    var digest = ContentDigest()
    var block = [UInt8](repeating: 0, count: ContentDigest.blockSize)
    return unsafe block.withUnsafeMutableBytes { block in
      while true {
        var filled = 0
        while filled < block.count {
          let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: block[filled...])
          let count = unsafe read(descriptor, rest.baseAddress, rest.count)
          guard count >= 0 else { return nil }
          if count == 0 { break }
          filled += count
        }
        if filled > 0 { unsafe digest.add(UnsafeRawBufferPointer(rebasing: block[..<filled])) }
        if filled < block.count { return (digest, stamp) }
      }
    }
  }

  /// All that comes from standard input.
  static func input() throws(FileError) -> [UInt8] {
    try contents(of: STDIN_FILENO, named: "standard input")
  }

  /// The contents of an open file.
  ///
  /// - Parameters:
  ///   - descriptor: The open file.
  ///   - path: The path for errors.
  ///   - limit: The greatest number of bytes; a longer file is an error.
  /// - Throws: `FileError` if the file can't be read or is too long.
  /// - Returns: The bytes up to its end.
  static func contents(
    of descriptor: Int32,
    named path: String,
    upTo limit: Int = .max
  ) throws(FileError) -> [UInt8] {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw .last(path) }
    guard kind(status) != .folder else { throw FileError(path, "Is a folder") }
    var bytes: [UInt8] = []
    // The size is a hint only: a pipe has none, and a file may grow while it is read.
    bytes.reserveCapacity(min(Int(status.st_size), limit) + 1)
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < limit {
      let count = unsafe buffer.withUnsafeMutableBytes { bytes in
        unsafe read(descriptor, bytes.baseAddress, bytes.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .last(path) }
      if count == 0 { break }
      bytes.append(contentsOf: buffer[..<min(count, limit - bytes.count)])
    }
    return bytes
  }

  /// Adds to the end of a file, which is made if there is none.
  static func append(_ bytes: [UInt8], to path: String) throws(FileError) {
    let old = kind(path) == .file ? try contents(of: path) : []
    try replace(path, with: old + bytes)
  }

  /// Whether a path is a symbolic link, whatever it leads to.
  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) == 0 && (status.st_mode & S_IFMT) == S_IFLNK
  }

  /// What a path leads to, the same for all links to it; nil if it leads nowhere.
  static func identity(_ path: String) -> FileIdentity? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    return FileIdentity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(truncatingIfNeeded: status.st_ino)
    )
  }

  /// The absolute path of the folder that the process runs in; `/` if the system does not say.
  static func workingFolder() -> String {
    guard let buffer = unsafe getcwd(nil, 0) else { return "/" }
    defer { unsafe free(buffer) }
    return unsafe String(cString: buffer)
  }

  /// Makes a folder and those above it.
  static func makeFolder(_ path: String) throws(FileError) {
    if path.isEmpty || kind(path) == .folder { return }
    try makeFolder(folder(of: path))
    guard unsafe mkdir(path, 0o755) != 0 else { return }
    // Looking at what is there forgets the reason.
    let error = FileError.last(path)
    guard kind(path) == .folder else { throw error }
  }

  /// The names in a folder, sorted, without hidden ones unless they are asked for.
  static func names(
    in folder: String,
    includingHidden: Bool = false
  ) throws(FileError) -> [String] {
    guard let directory = unsafe opendir(folder.isEmpty ? "." : folder) else { throw .last(folder) }
    defer { unsafe closedir(directory) }
    var names: [String] = []
    while let entry = unsafe readdir(directory) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if includingHidden || !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  /// The folder that a path lies in; empty for the working folder.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last part of a path, without the extension of a theme.
  static func baseName(_ path: String) -> String {
    var name = path.split(separator: "/").last.map(String.init) ?? path
    for suffix in [".yaml", ".yml"] where name.hasSuffix(suffix) && name.count > suffix.count {
      name.removeLast(suffix.count)
    }
    return name
  }

  /// A path in a folder; the working folder is the empty path.
  static func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }
}
