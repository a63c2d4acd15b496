package import Foundation

/// A process that a test starts, with empty input; it ends with the last reference to it at the latest.
///
/// Foundation's `Process` can wait forever when tests run in parallel: on Linux, it learns from a socket that a child ended, and a child
/// that another thread starts at that moment inherits the socket's other end. This class never waits for a socket or pipe to close. The
/// streams are files, and it waits for the process with the system's own call.
package final class ChildProcess {
  /// The result of a process.
  package struct Run: Sendable {
    /// The exit status, or 128 and the signal that ended it, as a shell says.
    package let status: Int32
    package let output: String
    /// Standard error, unless it was joined to the output.
    package let errors: String
  }

  private struct Failure: Error {
    let description: String
  }

  private let id: pid_t
  private let streams: URL
  private var status: Int32?

  /// Starts a process.
  ///
  /// - Parameters:
  ///   - arguments: the command, which is a path or a name on the tests' search path, and its arguments.
  ///   - environment: the complete environment, or `nil` for the tests' own.
  ///   - folder: the working directory, or `nil` for the tests' own.
  ///   - joinsStreams: whether standard error goes to standard output, in the order in which both are written.
  /// - Throws: an error if the process can't be started.
  package init(
    _ arguments: [String],
    environment: [String: String]? = nil,
    in folder: URL? = nil,
    joinsStreams: Bool = false
  ) throws {
    streams = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: streams, withIntermediateDirectories: true)
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawnattr_init(&attributes)
    defer {
      unsafe posix_spawn_file_actions_destroy(&actions)
      unsafe posix_spawnattr_destroy(&attributes)
    }
    let write = O_WRONLY | O_CREAT | O_TRUNC
    unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    unsafe posix_spawn_file_actions_addopen(&actions, 1, Self.stream(1, streams).path, write, 0o600)
    if joinsStreams {
      unsafe posix_spawn_file_actions_adddup2(&actions, 1, 2)
    } else {
      unsafe posix_spawn_file_actions_addopen(
        &actions,
        2,
        Self.stream(2, streams).path,
        write,
        0o600
      )
    }
    // The tests' threads block signals, and the program that started the tests may ignore some.
    var (none, all) = (sigset_t(), sigset_t())
    unsafe sigemptyset(&none)
    unsafe sigfillset(&all)
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    unsafe posix_spawnattr_setsigdefault(&attributes, &all)
    var flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    // A file that another test is writing can't be run while any process has it open.
    #if canImport(Darwin)
      flags |= POSIX_SPAWN_CLOEXEC_DEFAULT
    #else
      // Swift can't call the function that closes all descriptors. Closing one that isn't open does no harm.
      for descriptor in Int32(3)..<256 {
        unsafe posix_spawn_file_actions_addclose(&actions, descriptor)
      }
    #endif
    unsafe posix_spawnattr_setflags(&attributes, Int16(flags))
    // Swift can't call the C library's function that sets the working directory.
    let command =
      (folder.map { ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", $0.path] } ?? []) + arguments
    let variables = (environment ?? ProcessInfo.processInfo.environment).map { "\($0)=\($1)" }
    let words = unsafe (command + variables).map { unsafe strdup($0) }
    defer { for index in unsafe words.indices { unsafe free(words[index]) } }
    var id: pid_t = 0
    let error = unsafe posix_spawnp(
      &id,
      command[0],
      &actions,
      &attributes,
      words.prefix(command.count) + [nil],
      words.dropFirst(command.count) + [nil]
    )
    self.id = id
    guard error == 0 else {
      status = 127
      throw Failure(description: "\(arguments[0]): error \(error)")
    }
  }

  deinit {
    end()
    try? FileManager.default.removeItem(at: streams)
  }

  /// Runs a process until it ends, which must write UTF-8.
  package static func run(
    _ arguments: [String],
    environment: [String: String]? = nil,
    in folder: URL? = nil,
    joinsStreams: Bool = false
  ) throws -> Run {
    let process = try ChildProcess(
      arguments,
      environment: environment,
      in: folder,
      joinsStreams: joinsStreams
    )
    let status = process.wait()
    return try Run(
      status: status,
      output: process.output,
      errors: joinsStreams
        ? "" : String(contentsOf: stream(2, process.streams), encoding: .utf8)
    )
  }

  package var output: String {
    get throws { try String(contentsOf: Self.stream(1, streams), encoding: .utf8) }
  }

  /// Ends the process with a signal that it can't ignore.
  package func end() {
    guard status == nil else { return }
    _ = kill(id, SIGKILL)
    _ = wait()
  }

  private func wait() -> Int32 {
    if let status { return status }
    var state: Int32 = 0
    while unsafe waitpid(id, &state, 0) == -1, errno == EINTR {}
    let signal = state & 0x7F
    let status = signal == 0 ? (state >> 8) & 0xFF : 128 + signal
    self.status = status
    return status
  }

  private static func stream(_ number: Int, _ folder: URL) -> URL {
    folder.appending(path: "\(number)")
  }
}
