import Foundation
import PackagePlugin

/// The files of a target, including its themes.
struct ThemeSources {
  /// The name of the target.
  let target: String
  /// All files of the target, regardless of what they contain.
  let files: [URL]
  /// The folder at which the search for configurations ends.
  let root: URL

  /// The endings of a theme's outputs after its name, as `lintel compile --split` writes them for every theme.
  static let suffixes = [
    "", "+UINavigationBar", "+UIToolbar", "+UITabBar", "+Settings", "+Legacy",
  ]

  /// Returns a command for each theme, which runs when any file has changed, because each may be part of every theme.
  ///
  /// Throws a message if there is no theme, or if two themes would write the same files.
  func commands(tool: URL, output: URL) throws -> [Command] {
    let themes = files.filter(isTheme).sorted { $0.path < $1.path }
    try check(themes)
    // The plan doesn't notice a file that becomes a theme later, but the compiler does.
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
        // SwiftPM itself looks for changes, and lets commands write only to their output folder.
        environment: ["LINTEL_CACHE": ""],
        inputFiles: inputs,
        outputFiles: Self.suffixes.map { output.appending(path: "\(name)\($0).swift") }
      )
    }
  }

  /// Throws a `Failure` if there are no themes, with the names of files that look like parts of one, or if two share a name.
  private func check(_ themes: [URL]) throws {
    guard !themes.isEmpty else {
      let found = files.filter(isPart).map { "'\($0.lastPathComponent)'" }.sorted()
      throw Failure(
        "the target '\(target)' uses LintelPlugin but has no theme: expected a file NAME.yaml in its folder with 'theme:' at its top level, "
          + (found.isEmpty ? "found no YAML file" : "found \(found.joined(separator: ", "))")
      )
    }
    // On a Mac, names that differ only in case are one file.
    let byName = Dictionary(grouping: themes) { Self.name(of: $0).lowercased() }
    for themes in byName.sorted(by: { $0.key < $1.key }).map(\.value) where themes.count > 1 {
      let name = Self.name(of: themes[0])
      let each = themes.count == 2 ? "both" : "all"
      throw Failure(
        "the target '\(target)' has \(themes.count) themes that would \(each) be written to '\(name).swift': "
          + themes.map(path).joined(separator: ", ") + "; rename one of them"
      )
    }
  }

  /// Returns the base name of a theme's outputs.
  private static func name(of theme: URL) -> String {
    theme.deletingPathExtension().lastPathComponent
  }

  /// A response file with more options.
  private var arguments: URL? {
    files.first { $0.lastPathComponent == "lintel.arguments" }
  }

  /// Whether a file may be part of a theme.
  private func isPart(_ file: URL) -> Bool {
    isYAML(file) || ["json", "tokens"].contains(file.pathExtension)
  }

  /// Whether a file has an extension of YAML.
  private func isYAML(_ file: URL) -> Bool {
    ["yaml", "yml"].contains(file.pathExtension)
  }

  /// Whether a file is a theme instead of a part of one; the compiler reports what is wrong with it.
  private func isTheme(_ file: URL) -> Bool {
    guard isYAML(file),
      let text = try? String(contentsOf: file, encoding: .utf8)
    else { return false }
    return text.split(whereSeparator: \.isNewline)
      .contains { $0.hasPrefix("theme:") || $0.hasPrefix("\"theme\":") }
  }

  /// Every configuration in the folders of the files and above.
  private var configurations: [URL] {
    var folders: Set<String> = []
    for file in files where isPart(file) {
      var folder = file.deletingLastPathComponent()
      while folder.path.hasPrefix(root.path), folders.insert(folder.path).inserted {
        folder = folder.deletingLastPathComponent()
      }
    }
    return folders.sorted()
      .flatMap { folder in
        [".lintel.yml", ".lintel.yaml"].map { URL(filePath: folder).appending(path: $0) }
      }
      .filter { FileManager.default.fileExists(atPath: path($0)) }
  }

  /// Returns the path of a file for command lines.
  private func path(_ file: URL) -> String {
    file.path(percentEncoded: false)
  }

  /// An error whose message SwiftPM and Xcode show unchanged.
  struct Failure: Error, CustomStringConvertible {
    /// The message, as it appears in Xcode's list of issues.
    let description: String

    /// Creates a failure with a message that says what to do.
    init(_ description: String) {
      self.description = description
    }
  }
}
