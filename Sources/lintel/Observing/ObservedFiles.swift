import LintelDiagnostics
import LintelTheme
import Synchronization

/// Files as a run reads them.
///
/// It records everything that the run looks for, including files that don't exist, to tell later whether a run would differ.
final class ObservedFiles: Sendable {
  private let noted = Mutex(Observations())
  /// When the observation began, in nanoseconds since 1970.
  private let start = FileStamp.now()
  /// Text that is read instead of a file, which doesn't have to exist.
  private let given: GivenText?

  init(_ given: GivenText? = nil) {
    self.given = given
  }

  var observations: Observations { noted.withLock { $0 } }

  func add(_ observations: Observations) { noted.withLock { $0.formUnion(observations) } }

  func contents(of path: String, upTo limit: Int = .max) throws(FileError) -> [UInt8] {
    if let given = given(at: path) {
      noted.withLock { $0.isRepeatable = false }
      return Array(given.bytes.prefix(limit))
    }
    let (bytes, stamp) = try notingFailure(at: path) { () throws(FileError) in
      try Files.stampedContents(of: path, upTo: limit)
    }
    note(path, in: \.files, stamp, ContentDigest(bytes))
    return bytes
  }

  /// Throws if the file at a path can't be opened, or isn't a file.
  func requireFile(at path: String) throws(FileError) {
    guard given(at: path) == nil else { return }
    _ = try notingFailure(at: path) { () throws(FileError) in
      try Files.stampedContents(of: path, upTo: 0)
    }
  }

  /// Returns the kind of what is at a path, or `nil` if there is nothing.
  func kind(_ path: String) -> Files.Kind? {
    if given(at: path) != nil { return .file }
    let kind = Files.kind(path)
    noted.withLock { noted in
      if noted.kinds[path] == nil { noted.kinds[path] = .some(kind) }
    }
    return kind
  }

  /// Returns the names in a folder, sorted, without hidden ones.
  func names(in folder: String) throws(FileError) -> [String] {
    let stamp = FileStamp(folder.isEmpty ? "." : folder)
    let names = try notingFailure(at: folder) { () throws(FileError) in
      try Files.names(in: folder)
    }
    note(folder, in: \.folders, stamp, FileRecord.digest(of: names))
    return names
  }

  /// Records the state of a path; without a stamp, it can't be read twice.
  private func note(
    _ path: String,
    in table: WritableKeyPath<Observations, [String: FileRecord]>,
    _ stamp: FileStamp?,
    _ digest: @autoclosure () -> ContentDigest
  ) {
    var seen = Observations()
    seen.isRepeatable = stamp != nil
    seen[keyPath: table][path] = stamp.map {
      FileRecord(stamp: $0, digest: digest(), isSettled: $0.isSettled(at: start))
    }
    add(seen)
  }

  private func given(at path: String) -> GivenText? {
    given.flatMap { $0.path == SourcePath.normalized(path) ? $0 : nil }
  }

  /// Reads something at a path, and records a failure.
  private func notingFailure<Result>(
    at path: String,
    _ look: () throws(FileError) -> Result
  ) throws(FileError) -> Result {
    do throws(FileError) {
      return try look()
    } catch {
      _ = kind(path)
      var seen = Observations()
      seen.unreadable[path] = FileStamp(path)
      add(seen)
      throw error
    }
  }
}
