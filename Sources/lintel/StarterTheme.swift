import LintelBackends
import LintelSchema
import LintelTheme

/// The files that `init` writes.
struct StarterTheme {
  let name: String
  /// The major version of the oldest iOS.
  let oldest: Int
  /// The brands; empty for a theme without brands.
  let brands: [String]

  var text: String {
    """
    # The bars of \(name). 'lintel explain' shows why a property has its value, and 'lintel rules' lists the rules of 'lintel lint'.
    lintel: 1
    theme: \(name)
    ios: \(oldest)..\(VersionLine.newest.major)
    glass: native  # on iOS 26 and later, backgrounds are left to the system; 'keep' draws them there, too

    tokens:
      colors:
        accent: { light: "#0B6E99", dark: "#5CC8F2" }
        paper: systemBackground

    largeTitleDisplay: never  # screens can turn large titles on

    navigationBar:
      background: { preset: opaque, color: $paper }
      shadow: none
      tint: $accent
      prefersLargeTitles: true
      title: { font: headline }

    tabBar:
      background: { preset: opaque, color: $paper }
      tint: $accent
    \(brandsText)
    # Screens override modes, modes override promos, and promos override brands. A mode is a choice that you define, such as a reading theme:
    #   modes: { reading: { standard: {}, sepia: { tokens: { colors: { paper: "#F8F1E3" } } } } }
    # The app decides which view controller is which screen.
    screens:
      home: { largeTitleDisplay: always }

    """
  }

  /// Accents for light and dark that are easy to distinguish and to read.
  private static let accents = [
    ("#8F4A00", "#FFB77A"), ("#6B3FA0", "#CDA9FF"), ("#1D6F42", "#7CD9A2"),
    ("#A3244B", "#FF9DB5"), ("#4A5A00", "#C3D86B"),
  ]

  private var brandsText: String {
    guard !brands.isEmpty else { return "" }
    let lines = brands.enumerated().map { index, brand in
      // The first brand has the accent of the top level.
      if index == 0 { return "  \(brand): {}" }
      let (light, dark) = Self.accents[(index - 1) % Self.accents.count]
      return
        "  \(brand): { tokens: { colors: { accent: { light: \"\(light)\", dark: \"\(dark)\" } } } }"
    }
    return """

      # A token that a brand overrides changes everything that refers to it.
      brands:
      \(lines.joined(separator: "\n"))

      """
  }

  /// The text of `.lintel.yml`.
  func configuration(folder: String) -> String {
    """
    # The settings of 'lintel lint'. 'lintel lint --print-config' shows which settings apply, and where they come from.
    included: [\(yamlScalar(folder))]
    fail-on: warning

    """
  }

  func nextSteps(folder: String, project: ProjectGuess) -> String {
    let type = swiftTypeName(ofTheme: name)
    // A theme without brands has one brand, with the theme's name.
    let brand = SwiftName.flatMember(brands.first ?? name)
    return """

      Look at it:
        lintel lint
        lintel preview \(Self.shellWord(Files.join(folder, "\(name).yaml"))) --watch

      \(buildSteps(folder: folder, project))

      In the app, with the product LintelUIKit of Lintel's package:
        let bars = ThemeController(\(type).theme, context: \(type).Context(brand: .\(brand))) { controller in
          controller is HomeController ? .home : nil  // your view controllers and the theme's screens
        }
        bars.adopt(navigationController)

      """
  }

  private func buildSteps(folder: String, _ project: ProjectGuess) -> String {
    var steps: [String] = []
    if project.isPackage { steps.append(pluginStep(folder: folder, project)) }
    let themes = Self.shellWord(folder)
    if project.isXcode {
      let output = Self.inProject(Files.join(project.sources ?? "", "Generated"))
      // A sandboxed script can read files that the phase lists, but no folder.
      let theme = Self.inProject(Files.join(folder, "\(name).yaml"))
      steps.append(
        """
        In Xcode, in a Run Script phase before Compile Sources ('lintel help xcode' describes its fields):
          lintel compile \(theme) --to swift --output \(output) --depfile "$DERIVED_FILE_DIR/\(name).d"
        """
      )
    } else if let sources = project.sources {
      steps.append(
        """
        \(project.isPackage ? "Or before each build:" : "In a build step:")
          lintel compile \(themes) --to swift --output \(Self.shellWord(Files.join(sources, "Generated")))
        """
      )
    } else {
      steps.append(
        """
        \(project.isPackage ? "Or before each build" : "In a build step"), where TARGET is the folder of a target:
          lintel compile \(themes) --to swift --output TARGET/Generated
        """
      )
    }
    return steps.joined(separator: "\n\n")
  }

  /// Returns how a package's manifest uses the plugin, which finds only themes among the files of a target.
  private func pluginStep(folder: String, _ project: ProjectGuess) -> String {
    let target = project.pluginFolder
    let folder = SourcePath.normalized(folder)
    let isInTarget = target.map { $0.isEmpty || "\(folder)/".hasPrefix("\($0)/") } ?? false
    var move = ""
    if !isInTarget {
      // The configuration includes a theme in its own folder wherever it's moved.
      let moved = folder.isEmpty ? "\(name).yaml" : folder
      move = ", after you move '\(moved)' into \(target ?? "the folder of a target")"
      if let last = folder.split(separator: "/").last {
        let included = target.map { "'\(Files.join($0, String(last)))'" } ?? "its new path"
        move += " and write \(included) under 'included' in .lintel.yml"
      }
    }
    return """
      In the package, with its plugin\(move) ('lintel help xcode' shows the manifest):
        plugins: [.plugin(name: "LintelPlugin", package: "lintel")]
      """
  }

  /// Returns a path of an Xcode project as a word of a script, in which `$SRCROOT` is the project's folder.
  private static func inProject(_ path: String) -> String {
    guard !path.hasPrefix("/") else { return shellWord(path) }
    let text = SourcePath.normalized(path).replacing(#/["$`\\]/#) { "\\\($0.0)" }
    return "\"$SRCROOT/\(text)\""
  }

  /// Returns a text as one word of a shell's command line, in quotes if needed.
  static func shellWord(_ text: String) -> String {
    let isPlain = text.allSatisfy { $0.isLetter || $0.isNumber || "/._-".contains($0) }
    return isPlain ? text : "'\(text.replacing("'", with: #"'\''"#))'"
  }
}
