#if os(Linux)
  import Foundation

  /// A Swift compiler for iOS without Apple's SDK: it knows the versions of APIs and checks code, and builds nothing that runs.
  ///
  /// The standard library is the toolchain's own interface, adapted to another target. `Tests/AppleModules` declares what tests use of
  /// Foundation, and UIKit is the stand-in, whose `@available` Linux ignores.
  package enum IOSCompiler {
    /// Checks files as one module, including the analyses that the compiler makes only before it generates code.
    package static func check(
      _ files: [(name: String, text: String)],
      iOS version: Int,
      _ mode: LanguageMode = .swift6,
      module: String = "App"
    ) async throws -> SwiftToolchain.Run {
      let platform = try await made.value
      return try SwiftToolchain.inTemporaryFolder(files) { folder, paths in
        try platform.compile(
          ["-emit-sil", "-o", "/dev/null", "-module-name", module] + mode.options + paths,
          iOS: version,
          in: folder
        )
      }
    }

    package static func standIn() throws -> [(name: String, text: String)] {
      try sources(in: root.appending(path: "Tests/UIKitStub"))
    }

    package static func swiftUILibrary() throws -> [(name: String, text: String)] {
      try sources(in: root.appending(path: "Sources/LintelSwiftUI"))
    }

    private static let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private static func sources(in folder: URL) throws -> [(name: String, text: String)] {
      try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".swift") }.sorted().map { path in
          (path, try String(contentsOf: folder.appending(path: path), encoding: .utf8))
        }
    }

    /// The modules, which are built once in a run of the tests; the standard library is kept for the next run.
    ///
    /// The first build takes half a minute, during which tests that need it let other tests run.
    private static let made = Task { try make() }

    private static func make() throws -> Platform {
      let platform = try Platform(BuiltProducts.folder.appending(path: "IOSCompiler"))
      for name in ["Foundation", "Synchronization"] {
        let source = root.appending(path: "Tests/AppleModules/\(name).swift")
        try platform.makeModule(name, of: [source.path], checksVersions: false)
      }
      // The stand-in has the APIs of all versions, regardless of the deployment target.
      let defaults = root.appending(path: "Tests/AppleModules/OptionalMethods.swift").path
      let uikit = try paths(in: "Tests/UIKitStub") + [defaults]
      try platform.makeModule("UIKit", of: uikit, checksVersions: false)
      for name in SimulatedRuntime.modules {
        try platform.makeModule(name, of: paths(in: "Sources/\(name)"), checksVersions: true)
      }
      let swiftUI = try paths(in: "Tests/SwiftUIStub")
      try platform.makeModule("SwiftUI", of: swiftUI, checksVersions: false)
      let views = try paths(in: "Sources/LintelSwiftUI")
      try platform.makeModule("LintelSwiftUI", of: views, checksVersions: true)
      return platform
    }

    private static func paths(in folder: String) throws -> [String] {
      let folder = root.appending(path: folder)
      return try sources(in: folder).map { folder.appending(path: $0.name).path }
    }
  }

  /// A folder with the standard library and modules for another target.
  private struct Platform: Sendable {
    private struct Failure: Error {
      let output: String
    }

    private struct Toolchain: Decodable {
      struct Target: Decodable {
        let arch: String
        let moduleTriple: String
      }

      struct Paths: Decodable {
        let runtimeResourcePath: String
      }

      let compilerVersion: String
      let target: Target
      let paths: Paths
    }

    private let folder: URL
    private let arch: String
    private let suffix: String

    init(_ folder: URL) throws {
      let files = FileManager.default
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
      let info = try SwiftToolchain.run(["swiftc", "-print-target-info"], in: folder)
      let toolchain = try JSONDecoder().decode(Toolchain.self, from: Data(info.output.utf8))
      self.folder = folder
      // The interfaces contain types of the processor's Linux, such as x86's long floating-point numbers. On ARM, simulators begin with
      // iOS 14.
      let isX86 = toolchain.target.arch == "x86_64"
      (arch, suffix) = isX86 ? ("x86_64", "-simulator") : ("arm64", "")
      let system = isX86 ? "iphonesimulator" : "iphoneos"
      let resources = URL(filePath: toolchain.paths.runtimeResourcePath)
      for name in ["clang", "shims"] {
        let link = folder.appending(path: name)
        try? files.removeItem(at: link)
        try files.createSymbolicLink(
          at: link,
          withDestinationURL: resources.appending(path: name)
        )
      }
      for module in ["Swift", "_Concurrency", "_StringProcessing", "SwiftOnoneSupport"] {
        let name = "\(module).swiftmodule"
        let source = resources.appending(path: "linux/\(name)/\(toolchain.target.moduleTriple)")
        let interface = try String(
          contentsOf: source.appendingPathExtension("swiftinterface"),
          encoding: .utf8
        )
        let target = folder.appending(path: "\(system)/\(name)")
        try files.createDirectory(at: target, withIntermediateDirectories: true)
        try Self.write(
          Self.adapted(
            interface,
            from: toolchain.target.moduleTriple,
            to: "\(arch)-apple-ios12.0\(suffix)"
          ),
          to: target.appending(path: "\(arch)-apple-ios\(suffix).swiftinterface")
        )
      }
    }

    /// Writes a file only if its text changes, because the compiler rebuilds a module whose interface is newer.
    private static func write(_ text: String, to file: URL) throws {
      guard (try? String(contentsOf: file, encoding: .utf8)) != text else { return }
      try text.write(to: file, atomically: true, encoding: .utf8)
    }

    private static func adapted(_ interface: String, from: String, to: String) -> String {
      let lines = interface.split(separator: "\n", omittingEmptySubsequences: false)
      return lines.compactMap { line in
        if line.hasPrefix("// swift-module-flags:") {
          return line.replacing("-target \(from)", with: "-target \(to)")
            .replacing(" -O ", with: " -Onone ")
            // Some extensions have versions only on their members.
            + " -disable-availability-checking"
        }
        // Back-deployed functions have no body in Linux's interface, which has no older deployment targets.
        if line.drop(while: { $0 == " " }).hasPrefix("@backDeployed(") { return nil }
        return String(line)
      }.joined(separator: "\n")
    }

    func makeModule(_ name: String, of paths: [String], checksVersions: Bool) throws {
      let options =
        LanguageMode.strict + ["-swift-version", "6", "-experimental-skip-all-function-bodies"]
        + (checksVersions ? [] : ["-disable-availability-checking"])
      let run = try compile(
        ["-emit-module", "-o", "\(name).swiftmodule", "-module-name", name] + options + paths,
        iOS: 12,
        in: folder
      )
      guard run.status == 0 else { throw Failure(output: run.output) }
    }

    func compile(
      _ arguments: [String],
      iOS version: Int,
      in folder: URL
    ) throws -> SwiftToolchain.Run {
      let target = [
        "-target", "\(arch)-apple-ios\(version).0\(suffix)", "-resource-dir", self.folder.path,
        "-sdk", self.folder.path, "-I", self.folder.path,
        "-module-cache-path", self.folder.appending(path: "cache").path,
      ]
      // Linux has no Objective-C, and the toolchain has no table of layouts from before iOS 12.2.
      let foreign = ["-disable-objc-interop", "-disable-legacy-type-info"]
      return try SwiftToolchain.run(
        ["swiftc", "-frontend"] + target + foreign + ["-parse-as-library"] + arguments,
        in: folder
      )
    }
  }
#endif
