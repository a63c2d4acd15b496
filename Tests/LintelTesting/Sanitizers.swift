import Foundation

/// The sanitizer that `make sanitize` builds everything with.
package enum Sanitizers {
  private static let kind = ProcessInfo.processInfo.environment["LINTEL_SANITIZED"]

  /// Whether a sanitizer is on; it has to be the first of all libraries, and fails if the size of files is limited.
  package static var areOn: Bool { kind != nil }

  /// Variables that every process needs, even if it gets no other part of the environment.
  package static let environment = ProcessInfo.processInfo.environment.filter {
    $0.key == "ASAN_OPTIONS" || $0.key == "TSAN_OPTIONS"
  }

  /// The compiler's options, so that the programs that tests build can be linked with the products of the build.
  static var options: [String] { kind.map { ["-sanitize=\($0)"] } ?? [] }
}
