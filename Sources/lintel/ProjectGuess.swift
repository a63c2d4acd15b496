import LintelLanguage

/// What the working folder says about the app: what an Xcode project or a package there is called, and which systems it is for.
struct ProjectGuess {
  /// A name that a theme may have.
  let name: String
  /// The major version of the oldest iOS; 15 if nothing says so.
  let oldestVersion: Int
  /// Whether there is an Xcode project.
  let isXcode: Bool

  init() {
    let names = ((try? Files.names(in: ".")) ?? []).sorted()
    let project = names.first { $0.hasSuffix(".xcodeproj") }
    isXcode = project != nil
    let folder = Files.baseName(Files.workingFolder())
    func text(_ path: String) -> String? {
      (try? Files.contents(of: path)).map { String(decoding: $0, as: UTF8.self) }
    }
    let package = names.contains("Package.swift") ? text("Package.swift") : nil
    let called = project.map { String($0.dropLast(".xcodeproj".count)) }
    name = Self.themeName(called ?? package.flatMap(Self.packageName) ?? folder)
    let texts = [project.flatMap { text("\($0)/project.pbxproj") }, package].compactMap(\.self)
    oldestVersion = texts.flatMap(Self.versions).min() ?? 15
  }

  /// A name made of the letters and digits of another, each word's first letter in upper case.
  static func themeName(_ name: String) -> String {
    let words = name.split { !NameRules.isValid(String($0)) || $0 == "-" || $0 == "_" || $0 == "." }
    let joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return NameRules.isValidTheme(joined) ? joined : "Theme"
  }

  /// What a package's manifest calls it.
  private static func packageName(in text: String) -> String? {
    text.firstMatch(of: /\bPackage\s*\(\s*name:\s*"([^"\\]+)"/).map { String($0.output.1) }
  }

  /// The versions of iOS that a project or a package says it is for, as far as a theme can be.
  private static func versions(in text: String) -> [Int] {
    let matches =
      text.matches(of: /IPHONEOS_DEPLOYMENT_TARGET = ([0-9]+)/).map(\.output.1)
      + text.matches(of: /\.iOS\(\.v([0-9]+)/).map(\.output.1)
      + text.matches(of: /\.iOS\("([0-9]+)/).map(\.output.1)
    return matches.compactMap { Int($0) }.filter { ReleasedVersions.majors.contains($0) }
  }
}
