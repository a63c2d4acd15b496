import ArgumentParser
import LintelLanguage

/// A text that comes from elsewhere than the file that it is called by.
struct GivenText {
  /// Normalized.
  let path: String
  let bytes: [UInt8]
}

/// What `-` in the place of a file means to the commands that take it.
struct StandardInputOptions: ParsableArguments {
  /// What stands for standard input where a file can, and for standard output where one is written.
  static let word = "-"

  @Option(
    help: ArgumentHelp(
      "The path that messages show for standard input, and that decides which configuration holds and where imports begin.",
      valueName: "path"
    )
  )
  var stdinFilename: String?

  /// Makes sure that there is one text to be read.
  func check(_ paths: [String]) throws(ValidationError) {
    if paths.contains(Self.word), paths.count > 1 {
      throw ValidationError("'-' stands alone: standard input is one file")
    }
    if stdinFilename != nil, paths != [Self.word] {
      throw ValidationError("--stdin-filename is about '-'")
    }
  }

  /// Reads standard input if a command line names it.
  ///
  /// - Parameter paths: its files.
  /// - Returns: what has come; nil if files are to be read.
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
