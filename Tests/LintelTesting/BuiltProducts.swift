package import Foundation

/// The products of the build that the running tests belong to.
package enum BuiltProducts {
  /// The folder that contains the running tests and everything built with them.
  package static let folder: URL = {
    #if os(Linux)
      let tests = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      // A test bundle either runs as a program, or another program loads it from a path in its arguments.
      let candidates = [tests.path] + CommandLine.arguments
      let bundle = candidates.first { $0.hasSuffix(".xctest") } ?? tests.path
      return URL(filePath: bundle).deletingLastPathComponent()
    #else
      // SwiftPM's own runner loads the bundle from a path in its arguments, without creating a `Bundle` for it.
      let candidates = Bundle.allBundles.map(\.bundlePath) + CommandLine.arguments
      let bundle = candidates.lazy.compactMap(Self.testBundle).first
      return (bundle ?? Bundle.main.bundleURL).deletingLastPathComponent()
    #endif
  }()

  #if !os(Linux)
    /// The test bundle at a path, or the one that contains the path.
    private static func testBundle(at path: String) -> URL? {
      var url = URL(filePath: path)
      while url.pathComponents.count > 1 {
        if url.pathExtension == "xctest" { return url }
        url.deleteLastPathComponent()
      }
      return nil
    }
  #endif
}
