import Foundation
import LintelDiagnostics
import LintelRuns
import LintelSource

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// Readings of apps in the user's cache, so that a run that finds the same files doesn't parse them again.
///
/// A reading depends only on the paths and contents of the files and on the tool. Options determine what it's used for.
struct ReadingCache {
  /// The end of a reading's file name.
  private static let suffix = ".reading"

  private let tool: String
  /// The file with the reading of some folders, or `nil` if readings aren't kept.
  private let place: URL?

  /// Prepares the cache for folders and files of an app; if `isOff`, everything is read again, and nothing is kept.
  init(of paths: [String], isOff: Bool) {
    let tool = Self.tool
    self.tool = tool ?? ""
    let environment = ProcessInfo.processInfo.environment
    guard !isOff, tool != nil, let folder = cacheFolder(in: { environment[$0] }) else {
      place = nil
      return
    }
    let roots = paths.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path }
    let name = ContentDigest(Array(roots.joined(separator: "\0").utf8)).value
    place = URL(fileURLWithPath: folder)
      .appendingPathComponent(String(name, radix: 16) + Self.suffix)
  }

  /// Reads files, or returns what was read of the same files before.
  func read(_ files: [SourceFile], report: @Sendable (WorkStage) -> Void) -> SourceReading {
    if let known = reading(of: files) { return known }
    let reading = SourceReader.read(files, report: report)
    keep(reading, of: files)
    return reading
  }

  /// Returns the last reading of files, or `nil` if they, or the tool, have changed.
  private func reading(of files: [SourceFile]) -> SourceReading? {
    guard let place, let data = try? Data(contentsOf: place) else { return nil }
    let head = Data(head(of: files).utf8)
    guard data.starts(with: head) else { return nil }
    let rest = data.dropFirst(head.count)
    guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let content = rest[(end + 1)...]
    guard String(decoding: rest[..<end], as: UTF8.self) == Self.digest(of: content) else {
      return nil
    }
    return try? JSONDecoder().decode(SourceReading.self, from: Data(content))
  }

  /// Keeps a reading for the next run, which works without it if that fails.
  private func keep(_ reading: SourceReading, of files: [SourceFile]) {
    guard let place, let content = try? JSONEncoder().encode(reading) else { return }
    let folder = place.deletingLastPathComponent()
    let isNew = !FileManager.default.fileExists(atPath: place.path)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      var data = Data(head(of: files).utf8)
      data += Data("\(Self.digest(of: content))\n".utf8)
      data += content
      // Another run may be writing the same, so each file is moved into place as a whole.
      try data.write(to: place, options: .atomic)
    } catch {
      // A cache that can't be written, such as in a sandbox, only costs time.
    }
    if isNew { removeOld(besides: place) }
  }

  /// Returns a text that identifies the tool and the files.
  private func head(of files: [SourceFile]) -> String {
    var names: [UInt8] = []
    var contents: [UInt8] = []
    for file in files {
      names += Array("\(file.path)\0\(file.bytes.count)\0".utf8)
      unsafe withUnsafeBytes(of: ContentDigest(file.bytes).value.littleEndian) { bytes in
        unsafe contents.append(contentsOf: bytes)
      }
    }
    let digests = [names, contents].map { String(ContentDigest($0).value, radix: 16) }
    return "lintel-source \(tool)\n\(files.count) \(digests.joined(separator: " "))\n"
  }

  private static func digest(of content: Data) -> String {
    String(ContentDigest([UInt8](content)).value, radix: 16)
  }

  /// Removes readings that haven't been written for a month, because each app that is moved leaves one behind.
  private func removeOld(besides place: URL) {
    let folder = place.deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names where name.hasSuffix(Self.suffix) {
      let other = folder.appendingPathComponent(name)
      let values = try? other.resourceValues(forKeys: [.contentModificationDateKey])
      if let date = values?.contentModificationDate, date < Date(timeIntervalSinceNow: -30 * 86400)
      {
        try? FileManager.default.removeItem(at: other)
      }
    }
  }

  /// Text that distinguishes this build of the tool from others, or `nil` if its file can't be read.
  private static var tool: String? {
    guard let path = Bundle.main.executablePath else { return nil }
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let changed = status.st_ctimespec
    #else
      let changed = status.st_ctim
    #endif
    return "\(status.st_size) \(status.st_ino) \(changed.tv_sec) \(changed.tv_nsec)"
  }
}
