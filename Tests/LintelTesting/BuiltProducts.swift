package import Foundation

/// What was built together with the tests that run.
package enum BuiltProducts {
  /// The folder of the products that the running tests are one of.
  package static let folder: URL = {
    #if os(Linux)
      let tests = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      // A test bundle is run by itself, or by a tool that was given its path.
      let candidates = [tests.path] + CommandLine.arguments
      let bundle = candidates.first { $0.hasSuffix(".xctest") } ?? tests.path
      return URL(filePath: bundle).deletingLastPathComponent()
    #else
      // SwiftPM's own runner loads the bundle by the path that it is given, without making a bundle of Foundation's of it.
      let candidates = Bundle.allBundles.map(\.bundlePath) + CommandLine.arguments
      let bundle = candidates.lazy.compactMap(Self.testBundle).first
      return (bundle ?? Bundle.main.bundleURL).deletingLastPathComponent()
    #endif
  }()

  #if !os(Linux)
    /// The test bundle that a path leads to, or into.
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
