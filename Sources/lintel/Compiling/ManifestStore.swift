import LintelDiagnostics
import LintelRuns

#if canImport(Darwin)
  import MachO
#endif

/// The manifests of compiles, one for each command line and folder.
///
/// They're in the user's cache, because next to the outputs they would get into repositories.
struct ManifestStore {
  /// The end of a manifest's file name.
  private static let suffix = ".manifest"

  /// The words that identify the command.
  let command: [String]
  /// The path of the manifest, or `nil` if manifests aren't kept.
  private let path: String?

  /// Creates the store for a command line, without the tool's name, in the working folder.
  init(_ arguments: [String]) {
    command = [Files.workingFolder(), Self.tool] + arguments
    let digest = ContentDigest(Array(command.joined(separator: "\0").utf8)).value
    let name = String(digest, radix: 16)
    // A write searches its folder for old drafts, so thousands of manifests in one folder would slow down each compile.
    path = Self.folder.map {
      Files.join(Files.join($0, String(name.prefix(2))), name.dropFirst(2) + Self.suffix)
    }
  }

  /// Returns the manifest of the command's last run, or `nil` if there is none.
  func load() -> BuildManifest? {
    guard let path, let bytes = try? Files.contents(of: path) else { return nil }
    return BuildManifest(bytes)
  }

  /// Keeps a manifest for the next run, which works without it if that fails.
  func save(_ manifest: BuildManifest) {
    guard let path else { return }
    do {
      let isNew = Files.kind(path) == nil
      try Files.makeFolder(Files.folder(of: path))
      try Files.replace(path, with: manifest.bytes)
      if isNew { Self.removeOld() }
    } catch {
      // A cache that can't be written, such as in a sandbox, only costs time.
    }
  }

  /// Whether the command has nothing to do.
  func isCurrent() -> Bool {
    guard let known = load() else { return false }
    var manifest = known
    guard manifest.isCurrent(for: command) else { return false }
    if manifest != known { save(manifest) }
    return true
  }

  /// Removes manifests that haven't been written for a month, because each theme that is moved leaves one behind.
  private static func removeOld() {
    let limit = FileStamp.now() - 30 * 24 * 3600 * 1_000_000_000
    func paths(in folder: String) -> [String] {
      ((try? Files.names(in: folder)) ?? []).map { Files.join(folder, $0) }
    }
    for path in paths(in: folder ?? "").flatMap(paths) where path.hasSuffix(suffix) {
      if let stamp = FileStamp(path), stamp.modified < limit { unsafe unlink(path) }
    }
  }

  private static var folder: String? { cacheFolder(in: Terminal.environment) }

  /// Text that distinguishes this build of the tool from others.
  private static var tool: String {
    #if os(Linux)
      let path = "/proc/self/exe"
    #else
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
      var size = UInt32(buffer.count)
      guard unsafe _NSGetExecutablePath(&buffer, &size) == 0 else { return lintelVersion }
      let path = String(
        decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)),
        as: UTF8.self
      )
    #endif
    let stamp = FileStamp(path)
    return "\(lintelVersion) \(stamp?.size ?? 0) \(stamp?.inode ?? 0) \(stamp?.changed ?? 0)"
  }
}
