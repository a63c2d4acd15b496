import Foundation

/// What `make sanitize` builds everything with.
package enum Sanitizers {
  private static let kind = ProcessInfo.processInfo.environment["LINTEL_SANITIZED"]

  /// Whether there is one, which has to be the first of all libraries, and does not live with a limit on the size of files.
  package static var areOn: Bool { kind != nil }

  /// What processes have to be told of, whatever else of the environment is kept from them.
  package static let environment = ProcessInfo.processInfo.environment.filter {
    $0.key == "ASAN_OPTIONS" || $0.key == "TSAN_OPTIONS"
  }

  /// What the compiler is told, so that what it builds goes together with what was built before.
  static var options: [String] { kind.map { ["-sanitize=\($0)"] } ?? [] }
}
