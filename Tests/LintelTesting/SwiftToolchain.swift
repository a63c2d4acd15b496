#if os(Linux)
  package import Foundation

  /// The compiler that built the tests, with the modules of the runtime library and of the stand-in for UIKit that it built with them.
  package enum SwiftToolchain {
    package typealias Run = ChildProcess.Run

    /// Type-checks files as an app that treats warnings as errors; `hasUIKit` is whether they can import this package's modules.
    package static func typecheck(
      _ files: [(name: String, text: String)],
      hasUIKit: Bool = true,
      flags: [String] = []
    ) throws -> Run {
      try inTemporaryFolder(files) { folder, paths in
        let modules = hasUIKit ? modules : []
        return try run(
          ["swiftc", "-typecheck"] + wholeModule + language + flags + modules + paths,
          in: folder
        )
      }
    }

    /// Builds a program from files, including `main.swift`, and runs it in the folder of the other files; optionally, the runtime library's
    /// `#available` asks the stand-in for UIKit.
    package static func execute(
      _ files: [(name: String, text: String)],
      simulatingVersions: Bool = false
    ) throws -> Run {
      let runtime =
        try simulatingVersions
        ? SimulatedRuntime.objects() : SimulatedRuntime.modules.flatMap(objects)
      return try inTemporaryFolder(files) { folder, paths in
        let objects = try ["UIKit", "ThemeRecording"].flatMap(objects) + runtime
        let build = try run(
          ["swiftc", "-Onone", "-o", "program"] + wholeModule + settings + paths + objects,
          in: folder
        )
        guard build.status == 0 else { return build }
        return try run([folder.appending(path: "program").path], in: folder)
      }
    }

    /// The lines of the parser's dump, one for each declaration, statement, and expression, and none for comments.
    package static func parse(_ text: String) throws -> [Substring] {
      let dump = try inTemporaryFolder([("parsed.swift", text)]) { folder, paths in
        // The dump ends with a line break on standard error, which could end up anywhere among the lines.
        let script = "swiftc -frontend -dump-parse \"$@\" 2>errors || { cat errors; exit 1; }"
        return try run(["sh", "-c", script, "sh"] + paths, in: folder)
      }
      guard dump.status == 0 else { throw BuildFailure(message: dump.output) }
      return dump.output.split(separator: "\n")
    }

    /// Checks files against the formatter's own rules.
    package static func formatLint(_ files: [(name: String, text: String)]) throws -> Run {
      try inTemporaryFolder(files) { folder, paths in
        try run(["swift", "format", "lint", "--strict"] + paths, in: folder)
      }
    }

    /// One process for all files, because a process for each file would read all other files and modules again.
    static let wholeModule = ["-wmo", "-num-threads", "2"]

    /// Builds a C file, whose name must be unique, as a library that `LD_PRELOAD` loads into a process, and returns its path.
    package static func sharedLibrary(of source: URL) throws -> String {
      let name = source.deletingPathExtension().lastPathComponent
      let library = BuiltProducts.folder.appending(path: "\(name).so").path
      let arguments = ["clang", "-Wall", "-Werror", "-shared", "-fPIC", "-O1", "-o", library]
      let build = try run(arguments + [source.path, "-ldl"], in: BuiltProducts.folder)
      guard build.status == 0 else { throw BuildFailure(message: build.output) }
      return library
    }

    struct BuildFailure: Error {
      let message: String
    }

    private static let language = ["-swift-version", "6", "-warnings-as-errors"]
    private static let modules = ["-I", BuiltProducts.folder.appending(path: "Modules").path]
    static let settings = language + modules + Sanitizers.options

    /// The object files of the module's current sources; the build keeps those of deleted files.
    static func objects(of module: String) throws -> [String] {
      let folder = BuiltProducts.folder.appending(path: "\(module).build")
      let map = try Data(contentsOf: folder.appending(path: "output-file-map.json"))
      let outputs = try JSONDecoder().decode([String: Outputs].self, from: map)
      return outputs.values.compactMap(\.object).sorted()
    }

    private struct Outputs: Decodable {
      let object: String?
    }

    static func inTemporaryFolder(
      _ files: [(name: String, text: String)],
      _ body: (URL, [String]) throws -> Run
    ) throws -> Run {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let paths = try files.compactMap { name, text -> String? in
        let file = folder.appending(path: name)
        try text.write(to: file, atomically: true, encoding: .utf8)
        return name.hasSuffix(".swift") ? file.path : nil
      }
      return try body(folder, paths)
    }

    /// Runs a tool from the search path, with standard error in the output.
    package static func run(_ arguments: [String], in folder: URL) throws -> Run {
      try ChildProcess.run(arguments, in: folder, joinsStreams: true)
    }
  }
#endif
