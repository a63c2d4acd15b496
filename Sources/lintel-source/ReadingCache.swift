import Foundation
import LintelDiagnostics
import LintelSource

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// What was read of apps, in the user's cache: a run that finds the same files doesn't parse them again.
///
/// A reading depends on the paths and contents of the files and on the tool, and on nothing else; options decide what is made of it.
struct ReadingCache {
  /// The end of a reading's file name.
  private static let suffix = ".reading"

  private let tool: String
  /// The file of the readings of some folders; nil if readings aren't kept.
  private let place: URL?

  /// Of folders and files of an app.
  ///
  /// - Parameters:
  ///   - paths: what the command is given.
  ///   - isOff: whether everything is read again, and nothing kept.
  init(of paths: [String], isOff: Bool) {
    let tool = Self.tool
    self.tool = tool ?? ""
    guard !isOff, tool != nil, let folder = Self.folder else {
      place = nil
      return
    }
    let roots = paths.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path }
    let name = ContentDigest(Array(roots.joined(separator: "\0").utf8)).value
    place = folder.appendingPathComponent(String(name, radix: 16) + Self.suffix)
  }

  /// Reads files, or takes what was read of the same files before.
  ///
  /// - Parameters:
  ///   - files: the files.
  ///   - report: gets what is done so far, on any thread, one call at a time.
  /// - Returns: what the files set on bars.
  func read(_ files: [SourceFile], report: @Sendable (WorkStage) -> Void) -> SourceReading {
    if let known = reading(of: files) { return known }
    let reading = SourceReader.read(files, report: report)
    keep(reading, of: files)
    return reading
  }

  /// What was read of files the last time; nil if they, or the tool, are others now.
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

  /// Keeps what was read for the next run, which does without if that fails.
  private func keep(_ reading: SourceReading, of files: [SourceFile]) {
    guard let place, let content = try? JSONEncoder().encode(reading) else { return }
    let folder = place.deletingLastPathComponent()
    let isNew = !FileManager.default.fileExists(atPath: place.path)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      var data = Data(head(of: files).utf8)
      data += Data("\(Self.digest(of: content))\n".utf8)
      data += content
      // Another run may be writing the same: one of both files is moved into place as a whole.
      try data.write(to: place, options: .atomic)
    } catch {
      // A cache that can't be written, as in a sandbox, costs time only.
    }
    if isNew { removeOld(besides: place) }
  }

  /// What the tool and the files are known by.
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

  /// Removes readings that nobody has written for a month: each app that is moved leaves one behind.
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

  /// The folder of `LINTEL_CACHE`, or the user's; nil if that isn't known, or `LINTEL_CACHE` is empty.
  private static var folder: URL? {
    let environment = ProcessInfo.processInfo.environment
    if let chosen = environment["LINTEL_CACHE"] {
      return chosen.isEmpty ? nil : URL(fileURLWithPath: chosen)
    }
    if let caches = environment["XDG_CACHE_HOME"], caches.hasPrefix("/") {
      return URL(fileURLWithPath: caches).appendingPathComponent("lintel")
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    #if canImport(Darwin)
      let caches = "Library/Caches/lintel"
    #else
      let caches = ".cache/lintel"
    #endif
    return URL(fileURLWithPath: home).appendingPathComponent(caches)
  }

  /// What tells this tool from one that was built otherwise; nil if its file can't be looked at.
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
