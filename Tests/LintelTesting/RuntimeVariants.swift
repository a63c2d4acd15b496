#if os(Linux)
  package import Foundation

  /// Links a program with variants of the runtime library.
  ///
  /// A variant differs in one file and takes seconds: only that file is compiled, and the tests' own object files are linked again.
  /// Unoptimized object files contain no code of each other, so a single one can be replaced.
  package struct RuntimeVariants: Sendable {
    private static let library = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/LintelUIKit")

    private let folder: URL
    private let program: [String]

    /// Compiles a program, including `main.swift`, into an empty folder, which the caller removes.
    package init(of files: [URL], in folder: URL) throws {
      self.folder = folder
      program = files.map {
        folder.appending(path: $0.deletingPathExtension().lastPathComponent + ".o").path
      }
      try Self.compile(
        ["swiftc", "-c", "-Onone", "-module-name", "Variants"] + SwiftToolchain.wholeModule
          + SwiftToolchain.settings + files.map(\.path),
        in: folder
      )
    }

    /// Runs the program with the unchanged library, or with one file changed, given by its path in the library's folder and its new text.
    package func run(changing change: (path: String, text: String)? = nil) throws
      -> SwiftToolchain.Run
    {
      // Variants may be built at the same time.
      let folder = folder.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      var objects = try SwiftToolchain.objects(of: "LintelUIKit")
      if let change {
        let name = URL(filePath: change.path).lastPathComponent
        let file = folder.appending(path: name)
        try change.text.write(to: file, atomically: true, encoding: .utf8)
        let others = try FileManager.default.subpathsOfDirectory(atPath: Self.library.path)
          .filter { $0.hasSuffix(".swift") && $0 != change.path }.sorted()
          .map { Self.library.appending(path: $0).path }
        let object = folder.appending(path: "\(name).o").path
        try Self.compile(
          ["swiftc", "-frontend", "-c", "-Onone", "-enable-testing", "-parse-as-library"]
            + ["-module-name", "LintelUIKit", "-primary-file", file.path] + others
            // Code that a mutant doesn't use any more causes a warning.
            + SwiftToolchain.settings.filter { $0 != "-warnings-as-errors" } + ["-o", object],
          in: folder
        )
        objects.removeAll { $0.hasSuffix("/\(name).o") }
        objects.append(object)
      }
      let path = folder.appending(path: "program").path
      let link =
        try ["swiftc", "-o", path] + Sanitizers.options + program + objects
        + SwiftToolchain.objects(of: "UIKit")
      try Self.compile(link, in: folder)
      return try SwiftToolchain.run([path], in: folder)
    }

    private static func compile(_ arguments: [String], in folder: URL) throws {
      let run = try SwiftToolchain.run(arguments, in: folder)
      guard run.status == 0 else { throw SwiftToolchain.BuildFailure(message: run.output) }
    }
  }
#endif
