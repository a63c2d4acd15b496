/// Runs git, because only git knows how a repository is laid out.
enum Git {
  enum Answer {
    /// Git isn't installed.
    case missing
    case failed
    case output([UInt8])

    var bytes: [UInt8]? {
      if case .output(let bytes) = self { bytes } else { nil }
    }
  }

  /// The environment variables that git gets; all others are hidden from it.
  private static let variables = [
    "HOME", "PATH", "TMPDIR", "XDG_CONFIG_HOME", "GIT_DIR", "GIT_WORK_TREE", "GIT_COMMON_DIR",
    "GIT_INDEX_FILE", "GIT_OBJECT_DIRECTORY", "GIT_ALTERNATE_OBJECT_DIRECTORIES",
    "GIT_CEILING_DIRECTORIES", "GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM", "GIT_CONFIG_NOSYSTEM",
    "GIT_CONFIG_PARAMETERS", "DEVELOPER_DIR",
  ]

  /// Runs git in a folder, which is the working folder if empty, and returns its standard output if it succeeds.
  static func run(_ arguments: [String], in folder: String) -> Answer {
    var ends: [Int32] = [-1, -1]
    guard unsafe ends.withUnsafeMutableBufferPointer({ unsafe pipe($0.baseAddress) }) == 0 else {
      return .failed
    }
    let child = spawn(
      ["git", "-C", folder.isEmpty ? "." : folder] + arguments,
      writingTo: ends[1],
      closing: ends[0]
    )
    _ = close(ends[1])
    defer { _ = close(ends[0]) }
    guard let child else { return .missing }
    let bytes = (try? Files.contents(of: ends[0], named: "git")) ?? []
    var status: Int32 = 0
    while unsafe waitpid(child, &status, 0) < 0 {
      guard errno == EINTR else { return .failed }
    }
    // The shell's status for a command that doesn't exist, for systems where spawning itself succeeds.
    if status >> 8 & 0xFF == 127 { return .missing }
    return status == 0 ? .output(bytes) : .failed
  }

  /// Starts a program, or returns `nil` if there is none with that name.
  private static func spawn(
    _ command: [String],
    writingTo output: Int32,
    closing other: Int32
  ) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t? = nil
    #else
      var actions = unsafe posix_spawn_file_actions_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    unsafe posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    unsafe posix_spawn_file_actions_addclose(&actions, other)
    let environment = variables.compactMap { name in
      Terminal.environment(name).map { "\(name)=\($0)" }
    }
    var arguments = unsafe (command.map { unsafe strdup($0) } + [nil])
    var values = unsafe ((environment + ["LC_ALL=C"]).map { unsafe strdup($0) } + [nil])
    defer {
      var copies = unsafe arguments + values
      while let copy = unsafe copies.popLast() { unsafe free(copy) }
    }
    var child: pid_t = 0
    let result = unsafe posix_spawnp(&child, command[0], &actions, nil, &arguments, &values)
    return result == 0 ? child : nil
  }
}
