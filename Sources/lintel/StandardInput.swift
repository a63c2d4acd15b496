import ArgumentParser
import LintelTheme

/// A text that comes from elsewhere than the file that it is called by.
struct GivenText {
  /// Normalized.
  let path: String
  let bytes: [UInt8]
}

/// What `-` instead of a file means to the commands that take it.
struct StandardInputOptions: ParsableArguments {
  /// The argument that means standard input instead of a file to read, and standard output instead of a file to write.
  static let word = "-"

  @Option(
    help: .value(
      "path",
      "The path of standard input, for messages, the configuration, and imports."
    )
  )
  var stdinFilename: String?

  /// Makes sure that there is one text to be read.
  func check(_ paths: [String]) throws(ValidationError) {
    try ValidationError.check([
      paths.contains(Self.word) && paths.count > 1:
        "'-' must be the only file: standard input is one file",
      stdinFilename != nil && paths != [Self.word]: "--stdin-filename needs '-' as the file",
    ])
  }

  /// Reads standard input if a command line names it.
  ///
  /// - Parameter paths: its files.
  /// - Returns: The text of standard input; nil if the command line names files.
  /// - Throws: if it can't be read.
  func read(for paths: [String]) throws(FileError) -> GivenText? {
    guard paths == [Self.word] else { return nil }
    let path = SourcePath.normalized(stdinFilename ?? "<stdin>")
    return GivenText(path: path, bytes: try Files.input())
  }
}

extension GivenText? {
  /// The files of a command line, this text among them by the path that it is called by.
  func naming(_ paths: [String]) -> [String] {
    guard let self else { return paths }
    return paths.map { $0 == StandardInputOptions.word ? self.path : $0 }
  }
}
