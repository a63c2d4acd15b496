#if os(Linux)
  import Foundation

  /// The runtime library with the version checks of `SimulatedVersions`, to be linked instead of the real one.
  package enum SimulatedRuntime {
    /// An error for a library that doesn't compile.
    package struct Failure: Error {
      package let output: String
    }

    /// The library's modules, each after the modules that it imports.
    package static let modules = ["LintelUIKit", "LintelTree"]

    package static func sources(of module: String) throws -> [(name: String, text: String)] {
      let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Sources/\(module)")
      let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
      return try (paths ?? []).filter { $0.hasSuffix(".swift") }.sorted().map { path in
        (path, try String(contentsOf: root.appending(path: path), encoding: .utf8))
      }
    }

    /// The object files, which are built once in a run of the tests.
    static func objects() throws -> [String] {
      try made.get()
    }

    private static let made = Result { try modules.flatMap(make) }

    /// Builds a module with the interface of the real one, so that code built against that can be linked.
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
      // The tests' programs evaluate trees so often that optimizing this module saves time.
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
