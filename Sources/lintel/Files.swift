import LintelDiagnostics

/// An error about a file, with the system's reason.
struct FileError: Error {
  /// The reason if nothing is at the path, whether Lintel or the system finds that.
  static let noSuchFile = "No such file or folder"

  /// The path as the user named it.
  let path: String
  let reason: String
  /// Whether the machine's policy, such as a sandbox, prevents the access, instead of the file's permissions.
  let isForbidden: Bool

  init(_ path: String, _ reason: String, isForbidden: Bool = false) {
    self.path = path
    self.reason = reason
    self.isForbidden = isForbidden
  }

  /// The path with the reason and, for a path that doesn't exist, similar names in its folder.
  var message: String {
    let near = reason == Self.noSuchFile ? Self.names(near: path) : []
    return "\(path): \(reason)" + (HelpTopic.hint(near).map { "; \($0)" } ?? "")
  }

  /// Returns the paths of files in a path's folder whose names differ from the path's in case, in their extensions, or in a few letters.
  private static func names(near path: String) -> [String] {
    let folder = Files.folder(of: path)
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    guard !name.isEmpty, let names = try? Files.names(in: folder) else { return [] }
    func stem(_ name: String) -> Substring { name.prefix { $0 != "." } }
    let own = stem(name).lowercased()
    let equal = names.filter { stem($0).lowercased() == own }
    let near = equal.isEmpty ? nearestNames(to: name, among: names) : equal.prefix(3).map { $0 }
    return near.map { Files.join(folder, $0) }
  }

  /// Returns an error with the reason of the system call that has just failed.
  static func last(_ path: String) -> FileError {
    let code = errno
    let reason = code == ENOENT ? noSuchFile : unsafe String(cString: strerror(code))
    return FileError(path, reason, isForbidden: code == EPERM)
  }
}

/// Distinguishes files and folders, regardless of their paths.
struct FileIdentity: Hashable {
  let device: UInt64
  /// The number of the file on the device.
  let number: UInt64
}

/// Access to files with system calls, because Foundation would double the time that the tool needs to start.
enum Files {
  /// The kinds of things at a path, with their numbers in manifests.
  enum Kind: UInt64 {
    case file = 1
    case folder
    /// A pipe, a device, or a socket, which has no contents of its own and may have no end.
    case stream
  }

  /// Returns the kind of what is at a path, or `nil` if there is nothing.
  static func kind(_ path: String) -> Kind? {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? kind(status) : nil
  }

  private static func kind(_ status: stat) -> Kind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    default: .stream
    }
  }

  /// Reads a file, up to a limit of bytes; throws for a pipe or a device, because reading it might never end.
  static func contents(of path: String, upTo limit: Int = .max) throws(FileError) -> [UInt8] {
    try stampedContents(of: path, upTo: limit).bytes
  }

  /// Returns the contents of a file like `contents(of:upTo:)`, with the stamp that it had before.
  static func stampedContents(
    of path: String,
    upTo limit: Int = .max
  ) throws(FileError) -> (bytes: [UInt8], stamp: FileStamp?) {
    // Without `O_NONBLOCK`, opening a pipe waits until something writes to it.
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
    case .stream: throw FileError(path, "Is a pipe or a device, not a file")
    }
  }

  /// Returns the digest of a file without keeping its contents, or `nil` if it can't be read, or not twice.
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

  /// Reads all of standard input.
  static func input() throws(FileError) -> [UInt8] {
    try contents(of: STDIN_FILENO, named: "standard input")
  }

  /// Reads an open file up to its end or to a limit of bytes; the path is for errors.
  static func contents(
    of descriptor: Int32,
    named path: String,
    upTo limit: Int = .max
  ) throws(FileError) -> [UInt8] {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw .last(path) }
    guard kind(status) != .folder else { throw FileError(path, "Is a folder") }
    var bytes: [UInt8] = []
    // The size is only a hint: a pipe has none, and a file may grow while it's read.
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

  /// Appends bytes to a file, which is created if there is none.
  static func append(_ bytes: [UInt8], to path: String) throws(FileError) {
    let old = kind(path) == .file ? try contents(of: path) : []
    try replace(path, with: old + bytes)
  }

  /// Whether a path is a symbolic link, regardless of its target.
  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) == 0 && (status.st_mode & S_IFMT) == S_IFLNK
  }

  /// Returns the identity of what a path leads to, the same for all links to it, or `nil` if it leads nowhere.
  static func identity(_ path: String) -> FileIdentity? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    return FileIdentity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(truncatingIfNeeded: status.st_ino)
    )
  }

  /// Returns the absolute path of the working folder, or `/` if the system doesn't report it.
  static func workingFolder() -> String {
    guard let buffer = unsafe getcwd(nil, 0) else { return "/" }
    defer { unsafe free(buffer) }
    return unsafe String(cString: buffer)
  }

  /// Creates a folder and those above it.
  static func makeFolder(_ path: String) throws(FileError) {
    if path.isEmpty || kind(path) == .folder { return }
    try makeFolder(folder(of: path))
    guard unsafe mkdir(path, 0o755) != 0 else { return }
    // Saved here, because `kind` overwrites `errno`.
    let error = FileError.last(path)
    switch kind(path) {
    case .folder: break
    case .file, .stream: throw FileError(path, "Is a file, not a folder")
    case nil: throw error
    }
  }

  /// Returns the names in a folder, sorted, and without hidden ones unless the caller asks for them.
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

  /// The folder of a path; empty for the working folder.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last part of a path, without a theme's extension.
  static func baseName(_ path: String) -> String {
    var name = path.split(separator: "/").last.map(String.init) ?? path
    for suffix in [".yaml", ".yml"] where name.hasSuffix(suffix) && name.count > suffix.count {
      name.removeLast(suffix.count)
    }
    return name
  }

  /// Returns a path in a folder; the empty path is the working folder.
  static func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }
}
