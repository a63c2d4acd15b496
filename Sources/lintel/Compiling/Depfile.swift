/// The inputs of each output, in the format of make and Ninja.
struct Depfile {
  private var rules: [(output: String, inputs: [String])] = []
  /// The folders in which patterns were expanded, because new files in them matter, too.
  private var folders: [String] = []

  /// The files that were read, once for each output that depends on them.
  var inputs: [String] { rules.flatMap(\.inputs) }

  /// Adds an output with its inputs and with the folders that were listed, where a new file may be a new input.
  mutating func add(_ output: String, inputs: [String], folders: [String]) {
    rules.append((output, inputs))
    self.folders += folders
  }

  /// Returns a rule for each output, as the text of a file that will be written at a path.
  func text(at path: String) -> String {
    // A folder that is written to is always newer than its files, so nothing would ever be up to date.
    let written = Set((rules.map(\.output) + [path]).map { place(Files.folder(of: $0)) })
    let listed = Set(folders).filter { !written.contains(place($0)) }.sorted()
      .map { $0.isEmpty ? "." : $0 }
    let lines = rules.map { rule in
      ([Self.escaped(rule.output) + ":"] + (rule.inputs + listed).map(Self.escaped))
        .joined(separator: " ")
    }
    // A rule for each input keeps make from stopping at a deleted one. It runs lintel instead, which reports what imports it.
    let inputs = Set(self.inputs + listed).sorted().map { Self.escaped($0) + ":" }
    return (lines + inputs).map { $0 + "\n" }.joined()
  }

  /// Returns the absolute path of a folder, as build tools compare paths.
  private func place(_ folder: String) -> String { Files.realPath(folder.isEmpty ? "." : folder) }

  /// Escapes spaces, `#`, and `$` in a path in the way that make and Ninja share.
  private static func escaped(_ path: String) -> String {
    path.replacing(" ", with: "\\ ").replacing("#", with: "\\#").replacing("$", with: "$$")
  }
}
