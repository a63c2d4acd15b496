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
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
      return bundle.bundleURL.deletingLastPathComponent()
    #endif
  }()
}
