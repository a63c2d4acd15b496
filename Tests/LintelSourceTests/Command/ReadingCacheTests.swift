import Foundation
import LintelTesting
import Testing

@Suite("The cache of adopt and audit")
struct ReadingCacheTests {
  private static let screen = """
    import UIKit

    final class PhotoViewController: UIViewController {
      override func viewDidLoad() {
        navigationItem.largeTitleDisplayMode = .never
      }
    }

    """

  /// A folder with an app and a cache, which exists as long as a test runs.
  private final class Place: Sendable {
    let folder: URL

    init() throws {
      folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(
        at: folder.appending(path: "App"),
        withIntermediateDirectories: true
      )
      try write(ReadingCacheTests.screen, to: "App/Photo.swift")
    }

    deinit {
      try? FileManager.default.removeItem(at: folder)
    }

    func write(_ text: String, to name: String) throws {
      try Data(text.utf8).write(to: folder.appending(path: name))
    }

    func adopt(_ arguments: String..., cache: String = "cache") throws -> String {
      let run = try run(["adopt", "App"] + arguments, cache)
      #expect(run.status == 0, "\(run.errors)")
      return run.output
    }

    func run(_ arguments: [String], _ cache: String = "cache") throws -> ChildProcess.Run {
      var environment = ProcessInfo.processInfo.environment
      environment["LINTEL_CACHE"] = cache
      let tool = BuiltProducts.folder.appending(path: "lintel").path
      return try ChildProcess.run([tool] + arguments, environment: environment, in: folder)
    }

    func readings() -> [String: Data] {
      let cache = folder.appending(path: "cache")
      let names = (try? FileManager.default.contentsOfDirectory(atPath: cache.path)) ?? []
      return names.reduce(into: [:]) { $0[$1] = try? Data(contentsOf: cache.appending(path: $1)) }
    }

    /// Replaces a text in the only reading in the cache, with a digest that matches or doesn't.
    func forge(_ old: String, _ new: String) throws {
      let (name, data) = try #require(readings().first)
      let text = String(decoding: data, as: UTF8.self)
      #expect(text.contains(old))
      try write(text.replacing(old, with: new), to: "cache/\(name)")
    }
  }

  @Test("A second run uses the first run's readings, regardless of its options")
  func again() throws {
    let place = try Place()
    let first = try place.adopt()
    let known = place.readings()
    #expect(known.count == 1)
    #expect(try place.adopt() == first)
    #expect(place.readings() == known)
    let other = try place.adopt("--ios", "17..18", "--name", "Other")
    #expect(other.contains("theme: Other\nios: 17..18"), "\(other)")
    #expect(other.contains("largeTitleDisplay: never"), "\(other)")
    #expect(place.readings() == known)
    try place.write(first, to: "Styles.yaml")
    #expect(try place.run(["audit", "App", "Styles.yaml", "--format", "concise"]).status == 0)
    #expect(place.readings() == known)
  }

  @Test("A changed, new, deleted, or renamed file is noticed")
  func changes() throws {
    let place = try Place()
    #expect(try place.adopt().contains("largeTitleDisplay: never"))
    try place.write(Self.screen.replacing(".never", with: ".always"), to: "App/Photo.swift")
    #expect(try place.adopt().contains("largeTitleDisplay: always"))
    let album = Self.screen.replacing("Photo", with: "Album")
    try place.write(album, to: "App/Album.swift")
    #expect(try place.adopt().contains("class: AlbumViewController"))
    let file = place.folder.appending(path: "App/Album.swift")
    try FileManager.default.moveItem(at: file, to: place.folder.appending(path: "App/Zoom.swift"))
    #expect(try place.adopt().contains("# Zoom.swift:5"))
    try FileManager.default.removeItem(at: place.folder.appending(path: "App/Zoom.swift"))
    #expect(try !place.adopt().contains("AlbumViewController"))
    #expect(place.readings().count == 1)
  }

  @Test("A damaged reading is read again")
  func damage() throws {
    let place = try Place()
    let first = try place.adopt()
    let known = place.readings()
    try place.forge("PhotoViewController", "FalseViewController")
    #expect(try place.adopt() == first)
    #expect(Set(place.readings().keys) == Set(known.keys))
    let name = try #require(known.keys.first)
    for text in ["", "x", String(decoding: known[name]?.prefix(90) ?? Data(), as: UTF8.self)] {
      try place.write(text, to: "cache/\(name)")
      #expect(try place.adopt() == first)
    }
  }

  @Test("--no-cache and an empty LINTEL_CACHE disable the cache")
  func off() throws {
    let place = try Place()
    let first = try place.adopt("--no-cache")
    #expect(place.readings().isEmpty)
    #expect(try place.adopt(cache: "") == first)
    #expect(place.readings().isEmpty)
    // A cache that can't be written only costs time.
    #expect(try place.adopt(cache: "App/Photo.swift/cache") == first)
  }

  @Test("Simultaneous runs have one result, and leave one reading")
  func concurrency() async throws {
    let place = try Place()
    let expected = try place.adopt("--no-cache")
    let runs = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<4 {
        group.addTask {
          var environment = ProcessInfo.processInfo.environment
          environment["LINTEL_CACHE"] = "cache"
          let tool = BuiltProducts.folder.appending(path: "lintel").path
          return try ChildProcess.run(
            [tool, "adopt", "App"],
            environment: environment,
            in: place.folder
          ).output
        }
      }
      return try await group.reduce(into: [String]()) { $0.append($1) }
    }
    #expect(runs == Array(repeating: expected, count: 4))
    #expect(place.readings().count == 1)
  }
}
