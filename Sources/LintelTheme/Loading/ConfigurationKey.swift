import LintelDiagnostics
import LintelSyntax

/// The keys of a configuration file, which are also the suggestions for an unknown key.
package enum ConfigurationKey: String, Hashable, Sendable, CaseIterable {
  case extends
  case included
  case excluded
  /// The lowest severity that makes a run fail.
  case failOn = "fail-on"
  case format
  case baseline
  /// The levels and options of rules.
  case rules
  /// The levels of rules for some files.
  case perPath = "per-path"

  /// Creates the key that a name in a theme means, perhaps without its hyphen, or returns `nil` for a key of themes or another name.
  init?(inTheme name: String) {
    func letters(_ name: String) -> String { name.lowercased().filter { !"-_".contains($0) } }
    let key = Self.allCases.first { letters($0.rawValue) == letters(name) }
    guard let key, BlockKey(rawValue: key.rawValue) == nil else { return nil }
    self = key
  }
}

extension LoadedFile {
  /// The first key that only a configuration has, if the file has such keys but none that only a theme has.
  private var keyOfConfiguration: YAMLNode? {
    let keys = topLevel.map(\.key)
    let isTheme = keys.contains { key in
      ConfigurationKey(rawValue: key.text) == nil && Self.isKeyOfThemes(key.firstPart)
    }
    return isTheme ? nil : keys.first { ConfigurationKey(inTheme: $0.text) != nil }
  }

  /// The finding about a configuration where a theme is expected, or `nil` for any other file.
  var configurationFinding: Diagnostic? {
    keyOfConfiguration.map { key in
      Diagnostic(
        "missing-theme-name",
        "'\(SourcePath.name(of: path))' is a configuration, not a theme",
        at: key.range,
        help: [
          "name a theme or a folder; Lintel finds the configuration in the theme's folder or above"
        ]
      )
    }
  }
}
