/// Starts `lintel-source`, which reads Swift and is built only on request.
enum SourceTool {
  private static let name = "lintel-source"

  /// Replaces this process with a command of `lintel-source`; if there is no such tool, the error says how to build it.
  static func run(
    _ command: String,
    _ options: [(name: String, value: String?)],
    flags: [String],
    paths: [String]
  ) throws(Exit) {
    let given = options.compactMap { option in option.value.map { "\(option.name)=\($0)" } }
    let arguments = given + flags + ["--"] + paths
    guard let path = path() else {
      throw .usage(
        "'lintel \(command)' needs \(name), which isn't next to lintel or on the path; "
          + "in a clone, 'make source' builds it"
      )
    }
    var words: [UnsafeMutablePointer<CChar>?] = unsafe ([path, command] + arguments).map {
      unsafe strdup($0)
    }
    unsafe words.append(nil)
    unsafe execv(path, &words)
    throw .usage("\(path): \(FileError.last(path).reason)")
  }

  /// Finds the tool, first next to this program so that both have the same version.
  private static func path() -> String? {
    var folders = (Terminal.environment("PATH") ?? "").split(separator: ":").map(String.init)
    let program = CommandLine.arguments.first ?? ""
    if program.contains("/") {
      folders.insert(Files.folder(of: Files.realPath(program)), at: 0)
    } else if let own = folders.first(where: { isProgram(Files.join($0, program)) }) {
      folders.insert(Files.folder(of: Files.realPath(Files.join(own, program))), at: 0)
    }
    return folders.map { Files.join($0, name) }.first(where: isProgram)
  }

  private static func isProgram(_ path: String) -> Bool {
    unsafe Files.kind(path) == .file && access(path, X_OK) == 0
  }
}
