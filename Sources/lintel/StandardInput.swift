import ArgumentParser
import LintelTheme

/// A text that is read instead of the file at its path.
struct GivenText {
  /// The path, normalized.
  let path: String
  let bytes: [UInt8]
}

/// The meaning of `-` instead of a file, for the commands that accept it.
struct StandardInputOptions: ParsableArguments {
  /// The argument for standard input instead of a file to read, and for standard output instead of a file to write.
  static let word = "-"

  @Option(
    help: .value(
      "path",
      "The path of standard input, for messages, the configuration, and imports."
    )
  )
  var stdinFilename: String?

  /// Checks that standard input is the only file if the command line names it.
  func check(_ paths: [String]) throws(ValidationError) {
    try ValidationError.checkPaths(["--stdin-filename": stdinFilename])
    for path in paths { try ValidationError.checkPaths(["a file": path]) }
    try ValidationError.check([
      paths.contains(Self.word) && paths.count > 1:
        "'-' must be the only file: standard input is one file",
      stdinFilename != nil && paths != [Self.word]: "--stdin-filename needs '-' as the file",
    ])
  }

  /// Reads standard input, or returns `nil` if the command line names files.
  func read(for paths: [String]) throws(FileError) -> GivenText? {
    guard paths == [Self.word] else { return nil }
    let path = SourcePath.normalized(stdinFilename ?? "<stdin>")
    return GivenText(path: path, bytes: try Files.input())
  }
}

extension GivenText? {
  /// Returns the files of a command line, with the path of this text instead of `-`.
  func naming(_ paths: [String]) -> [String] {
    guard let self else { return paths }
    return paths.map { $0 == StandardInputOptions.word ? self.path : $0 }
  }
}
