/// What each output was made of, as make and ninja read it.
struct Depfile {
  /// A rule for each output.
  private var rules: [(output: String, inputs: [String])] = []
  /// The folders that patterns were expanded in, whose new files matter too.
  private var folders: [String] = []

  /// The files that were read, each as often as an output was made of it.
  var inputs: [String] { rules.flatMap(\.inputs) }

  /// Adds what an output was made of.
  ///
  /// - Parameters:
  ///   - output: its path.
  ///   - inputs: the files that were read.
  ///   - folders: the folders that were listed: a further file in one of them may be a further input.
  mutating func add(_ output: String, inputs: [String], folders: [String]) {
    rules.append((output, inputs))
    self.folders += folders
  }

  /// The text.
  ///
  /// - Parameter path: where it is going to be written.
  /// - Returns: a rule for each output.
  func text(at path: String) -> String {
    // A folder that is written to is always newer than what is in it, so that nothing would ever be up to date.
    let written = Set((rules.map(\.output) + [path]).map { place(Files.folder(of: $0)) })
    let listed = Set(folders).filter { !written.contains(place($0)) }.sorted()
      .map { $0.isEmpty ? "." : $0 }
    let lines = rules.map { rule in
      ([Self.escaped(rule.output) + ":"] + (rule.inputs + listed).map(Self.escaped))
        .joined(separator: " ")
    }
    // A rule for each input keeps make from stopping at one that has been deleted; lintel is run then, and says who imports it.
    let inputs = Set(self.inputs + listed).sorted().map { Self.escaped($0) + ":" }
    return (lines + inputs).map { $0 + "\n" }.joined()
  }

  /// The absolute path of a folder, as build tools compare paths.
  private func place(_ folder: String) -> String { Files.realPath(folder.isEmpty ? "." : folder) }

  /// A path in which spaces, `#`, and `$` are escaped the way make and Ninja agree on.
  private static func escaped(_ path: String) -> String {
    path.replacing(" ", with: "\\ ").replacing("#", with: "\\#").replacing("$", with: "$$")
  }
}
