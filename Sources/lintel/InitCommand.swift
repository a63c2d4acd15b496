import ArgumentParser
import LintelTheme

/// The `lintel init` command, which writes a first theme and its configuration, and prints how to build it.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Writes a starter theme, and prints the next steps.",
    discussion: """
      The theme gets its name and its iOS versions from the Xcode project, the package, or the folder. In a package, it's \
      in the folder of the target, where the plugin finds it. If one of the files already exists, nothing is written.

      EXAMPLES
        lintel init
        lintel init Themes --name Shop --brands harbor,nightHarbor
      """
  )

  @Argument(
    help: "The folder for the theme; by default, Styles, in a package in the target's folder."
  )
  var folder: String?

  @Option(help: "The theme's name; by default, the project's name.")
  var name: String?

  @Option(help: .value("a,b", "The brands, separated by commas."))
  var brands: String?

  func validate() throws { try ValidationError.checkFolder(folder, for: "'lintel init'") }

  func run() throws {
    if let folder { try refuseFile(folder) }
    let project = ProjectGuess()
    let folder = folder ?? Files.join(project.pluginFolder ?? "", "Styles")
    let theme = StarterTheme(
      name: try themeName() ?? project.name,
      oldest: project.oldestVersion,
      brands: try brandNames()
    )
    let files = [
      (path: Files.join(folder, "\(theme.name).yaml"), text: theme.text),
      (path: ".lintel.yml", text: theme.configuration(folder: folder)),
    ]
    if let taken = files.first(where: { Files.kind($0.path) != nil }) {
      throw Exit.usage("\(taken.path) already exists; nothing was written")
    }
    let changes = files.map { FileChange(path: $0.path, bytes: Array($0.text.utf8)) }
    for path in try Files.replaceAll(changes, isDurable: true) {
      Terminal.print("wrote \(path)\n")
    }
    Terminal.print(theme.nextSteps(folder: folder, project: project))
  }

  /// Reports the path of a theme, which every other command takes.
  private func refuseFile(_ folder: String) throws(Exit) {
    let file = SourcePath.name(of: folder)
    guard let end = [".yaml", ".yml"].first(where: file.hasSuffix) else { return }
    let parent = Files.folder(of: folder)
    let words = [parent.isEmpty ? nil : parent, "--name", String(file.dropLast(end.count))]
    let meant = words.compactMap(\.self).map(StarterTheme.shellWord).joined(separator: " ")
    throw .usage("'\(folder)' is a file, not a folder; write 'lintel init \(meant)'")
  }

  private func themeName() throws(Exit) -> String? {
    guard let name else { return nil }
    guard NameRules.isValidTheme(name) else {
      throw .usage(
        "'\(name)' isn't a valid name for a theme: use letters, digits, '-', and '_', and begin with a letter"
      )
    }
    return name
  }

  private func brandNames() throws(Exit) -> [String] {
    guard let brands else { return [] }
    let names = brands.split(separator: ",", omittingEmptySubsequences: false).map { name in
      // A list in quotes may have spaces after its commas.
      String(name.drop { $0 == " " })
    }
    for name in names where name.isEmpty {
      throw .usage("a brand in '\(brands)' has no name: separate brands with one comma")
    }
    for name in names where !NameRules.isValid(name) {
      throw .usage("'\(name)' isn't a valid name for a brand: use letters, digits, '-', and '_'")
    }
    if let twice = names.indices.first(where: { names[..<$0].contains(names[$0]) }) {
      throw .usage("brand '\(names[twice])' is named twice")
    }
    var firsts: [String: String] = [:]
    for name in names {
      let member = SwiftName.flatMember(name)
      if let first = firsts.updateValue(name, forKey: member) {
        throw .usage("brands '\(first)' and '\(name)' both become '\(member)' in Swift")
      }
    }
    return names
  }
}
