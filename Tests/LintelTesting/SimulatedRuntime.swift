#if os(Linux)
  import Foundation

  /// The runtime library with the tests of versions that `SimulatedVersions` puts in, to be linked in the place of the real one.
  package enum SimulatedRuntime {
    /// Why there is none.
    package struct Failure: Error {
      package let output: String
    }

    /// The modules that it consists of, each after those that it imports.
    package static let modules = ["LintelUIKit", "LintelTree"]

    /// The files of a module of the library.
    package static func sources(of module: String) throws -> [(name: String, text: String)] {
      let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Sources/\(module)")
      let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
      return try (paths ?? []).filter { $0.hasSuffix(".swift") }.sorted().map { path in
        (path, try String(contentsOf: root.appending(path: path), encoding: .utf8))
      }
    }

    /// The object files, which are made once in a run of the tests.
    static func objects() throws -> [String] {
      try made.get()
    }

    private static let made = Result { try modules.flatMap(make) }

    /// The interface stays the real one's, so that whatever was built against that fits.
    private static func make(_ module: String) throws -> [String] {
      let folder = BuiltProducts.folder.appending(path: "SimulatedRuntime/\(module)")
      try? FileManager.default.removeItem(at: folder)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let names = try sources(of: module).map { path, text in
        let name = path.replacing("/", with: "-")
        try SimulatedVersions.copy(of: text)
          .write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
        return name
      }
      let options = ["-c", "-parse-as-library", "-module-name", module]
      // The tests' programs evaluate trees so often that optimizing this module pays for itself.
      let optimization = module == "LintelTree" ? "-O" : "-Onone"
      let run = try SwiftToolchain.run(
        ["swiftc", optimization] + SwiftToolchain.wholeModule + options + SwiftToolchain.settings
          + names,
        in: folder
      )
      guard run.status == 0 else { throw Failure(output: run.output) }
      return names.map { folder.appending(path: $0.dropLast(".swift".count) + ".o").path }
    }
  }
#endif
