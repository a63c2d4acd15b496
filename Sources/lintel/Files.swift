#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// What went wrong with a file, in the system's words.
struct FileError: Error {
  let path: String
  let reason: String

  init(_ path: String, _ reason: String) {
    self.path = path
    self.reason = reason
  }

  /// The reason of the call that has just failed.
  static func last(_ path: String) -> FileError {
    FileError(path, unsafe String(cString: strerror(errno)))
  }
}

/// Files by the system's own calls: Foundation would double the time that the tool takes to start.
enum Files {
  enum Kind {
    case file
    case folder
  }

  /// Nil if there is nothing at the path.
  static func kind(_ path: String) -> Kind? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    return (status.st_mode & S_IFMT) == S_IFDIR ? .folder : .file
  }

  static func contents(of path: String) throws(FileError) -> [UInt8] {
    try stampedContents(of: path).bytes
  }

  /// The contents of a file and its stamp from before they were read; nil if it can't be read twice.
  static func stampedContents(
    of path: String
  ) throws(FileError) -> (bytes: [UInt8], stamp: FileStamp?) {
    let descriptor = unsafe open(path, O_RDONLY)
    guard descriptor >= 0 else { throw .last(path) }
    defer { _ = close(descriptor) }
    let stamp = FileStamp(descriptor)
    return (try contents(of: descriptor, named: path), stamp)
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

  private static func contents(
    of descriptor: Int32,
    named path: String
  ) throws(FileError) -> [UInt8] {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw .last(path) }
    guard (status.st_mode & S_IFMT) != S_IFDIR else { throw FileError(path, "Is a folder") }
    var bytes: [UInt8] = []
    // The size is a hint only: a pipe has none, and a file may grow while it is read.
    bytes.reserveCapacity(Int(status.st_size) + 1)
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes { bytes in
        unsafe read(descriptor, bytes.baseAddress, bytes.count)
      }
      guard count >= 0 else { throw .last(path) }
      if count == 0 { return bytes }
      bytes.append(contentsOf: buffer[..<count])
    }
  }

  /// Adds to the end of a file, which is made if there is none.
  static func append(_ bytes: [UInt8], to path: String) throws(FileError) {
    let old = kind(path) == .file ? try contents(of: path) : []
    try replace(path, with: old + bytes)
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
    guard unsafe mkdir(path, 0o755) == 0 || kind(path) == .folder else { throw .last(path) }
  }

  /// The names in a folder, sorted, without hidden ones.
  static func names(in folder: String) throws(FileError) -> [String] {
    guard let directory = unsafe opendir(folder.isEmpty ? "." : folder) else { throw .last(folder) }
    defer { unsafe closedir(directory) }
    var names: [String] = []
    while let entry = unsafe readdir(directory) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
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

  static func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }
}
