import Foundation
import PackagePlugin

/// The files of a target, as far as themes are made of them.
struct ThemeSources {
  /// The target's name.
  let target: String
  /// All files of the target, whatever they contain.
  let files: [URL]
  /// The folder at which the search for configurations ends.
  let root: URL

  /// What a theme's files are called behind its name, as `lintel compile --split` writes them for every theme.
  static let suffixes = [
    "", "+UINavigationBar", "+UIToolbar", "+UITabBar", "+Settings", "+Legacy",
  ]

  /// A command for each theme.
  ///
  /// - Parameters:
  ///   - tool: the compiler.
  ///   - output: the folder to write to.
  /// - Returns: commands that run when any of the files has changed, since each may be part of every theme.
  /// - Throws: a message if there is no theme, or two would write the same files.
  func commands(tool: URL, output: URL) throws -> [Command] {
    let themes = files.filter(isTheme).sorted { $0.path < $1.path }
    try check(themes)
    // A file that becomes a theme later is not looked for again by itself; the compiler notices.
    let parts = files.filter { isYAML($0) && !themes.contains($0) }
    let inputs = files.filter(isPart) + configurations + [arguments].compactMap(\.self)
    return themes.map { theme in
      let name = Self.name(of: theme)
      return .buildCommand(
        displayName: "Compiling theme \(theme.lastPathComponent)",
        executable: tool,
        arguments: ["compile", path(theme), "--to", "swift", "--split"]
          + [arguments.map { "@" + path($0) }].compactMap(\.self)
          + parts.flatMap { ["--part", path($0)] } + ["--output", path(output)],
        // SwiftPM looks for changes itself, and lets commands write to their output folder alone.
        environment: ["LINTEL_CACHE": ""],
        inputFiles: inputs,
        outputFiles: Self.suffixes.map { output.appending(path: "\(name)\($0).swift") }
      )
    }
  }

  /// Explains a target in which the plugin finds no theme.
  ///
  /// - Parameter themes: The themes that were found.
  /// - Throws: `Failure` if there are none, with the names of files that look like parts of one.
  private func check(_ themes: [URL]) throws {
    guard !themes.isEmpty else {
      let found = files.filter(isPart).map { "'\($0.lastPathComponent)'" }.sorted()
      throw Failure(
        "the target '\(target)' uses LintelPlugin and has no theme: expected a file NAME.yaml in its folder with 'theme:' at its top level, "
          + (found.isEmpty ? "found no YAML file" : "found \(found.joined(separator: ", "))")
      )
    }
    // On a Mac's disk names that differ in case alone are one file.
    let byName = Dictionary(grouping: themes) { Self.name(of: $0).lowercased() }
    for themes in byName.sorted(by: { $0.key < $1.key }).map(\.value) where themes.count > 1 {
      let name = Self.name(of: themes[0])
      throw Failure(
        "the target '\(target)' has \(themes.count) themes that would both be written to '\(name).swift': "
          + themes.map(path).joined(separator: ", ") + "; give one of them another name"
      )
    }
  }

  /// What the outputs of a theme are called.
  private static func name(of theme: URL) -> String {
    theme.deletingPathExtension().lastPathComponent
  }

  /// Further options, in a response file.
  private var arguments: URL? {
    files.first { $0.lastPathComponent == "lintel.arguments" }
  }

  /// Whether themes may be made of a file.
  private func isPart(_ file: URL) -> Bool {
    isYAML(file) || ["json", "tokens"].contains(file.pathExtension)
  }

  /// Whether a file's name ends like one of YAML.
  private func isYAML(_ file: URL) -> Bool {
    ["yaml", "yml"].contains(file.pathExtension)
  }

  /// Whether a file is a theme rather than a part of one; what is wrong with it the compiler says.
  private func isTheme(_ file: URL) -> Bool {
    guard isYAML(file),
      let text = try? String(contentsOf: file, encoding: .utf8)
    else { return false }
    return text.split(whereSeparator: \.isNewline)
      .contains { $0.hasPrefix("theme:") || $0.hasPrefix("\"theme\":") }
  }

  /// Every `.lintel.yml` from the folders of the files upwards.
  private var configurations: [URL] {
    var folders: Set<String> = []
    for file in files where isPart(file) {
      var folder = file.deletingLastPathComponent()
      while folder.path.hasPrefix(root.path), folders.insert(folder.path).inserted {
        folder = folder.deletingLastPathComponent()
      }
    }
    return folders.sorted().map { URL(filePath: $0).appending(path: ".lintel.yml") }
      .filter { FileManager.default.fileExists(atPath: path($0)) }
  }

  /// The path as command lines take it.
  private func path(_ file: URL) -> String {
    file.path(percentEncoded: false)
  }

  /// A message, which SwiftPM and Xcode show as it is.
  struct Failure: Error, CustomStringConvertible {
    /// The sentence, as a person reads it in Xcode's list of issues.
    let description: String

    /// Creates a failure with a sentence that tells what to do.
    init(_ description: String) {
      self.description = description
    }
  }
}
