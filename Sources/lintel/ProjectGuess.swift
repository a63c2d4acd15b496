import LintelSchema
import LintelTheme

/// Facts about the app from the working folder: the name of its Xcode project or package, and the iOS versions.
struct ProjectGuess {
  /// A name that a theme may have.
  let name: String
  /// The major version of the oldest iOS, or 15 if it isn't declared.
  let oldestVersion: Int
  let isXcode: Bool
  let isPackage: Bool
  /// The folder of the app's target or of the only target, or `nil` if there is none, or several that can't be told apart.
  let sources: String?

  /// The folder of the package's target, in which the plugin looks for themes; an Xcode project's target isn't the package's.
  var pluginFolder: String? { isPackage && !isXcode ? sources : nil }

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
    let packageName = package.flatMap(Self.packageName)
    name = Self.themeName(called ?? packageName ?? folder)
    isPackage = package != nil
    if let called {
      sources = Files.kind(called) == .folder ? called : nil
    } else {
      sources = package.flatMap { Self.sources(in: $0, named: packageName) }
    }
    let texts = [project.flatMap { text("\($0)/project.pbxproj") }, package].compactMap(\.self)
    oldestVersion = texts.flatMap(Self.versions).min() ?? 15
  }

  /// Returns a name from the letters and digits of another, with each word's first letter in uppercase.
  static func themeName(_ name: String) -> String {
    let words = name.split { !NameRules.isValid(String($0)) || $0 == "-" || $0 == "_" || $0 == "." }
    let joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return NameRules.isValidTheme(joined) ? joined : "Theme"
  }

  private static func packageName(in text: String) -> String? {
    text.firstMatch(of: /\bPackage\s*\(\s*name:\s*"([^"\\]+)"/).map { String($0.output.1) }
  }

  /// Returns the folder of the target that is most likely the app's: the only one, an executable, or the one with the package's name.
  private static func sources(in manifest: String, named package: String?) -> String? {
    struct Target {
      let name: String
      let isExecutable: Bool
      let folder: String
    }
    let calls = manifest.matches(
      of: /\.(executableTarget|target)\s*\(\s*name:\s*"([^"\\\/]+)"\s*[,)]/
    )
    var targets: [Target] = []
    for (index, call) in calls.enumerated() {
      let name = String(call.output.2)
      let end = index + 1 < calls.count ? calls[index + 1].range.lowerBound : manifest.endIndex
      let rest = manifest[call.range.upperBound..<end]
      let path = rest.firstMatch(of: /\bpath:\s*"([^"\\]+)"/).map { String($0.output.1) }
      let folder = SourcePath.normalized(path ?? "Sources/\(name)")
      // A dependency on a target is written in the same way, and has the same folder.
      guard folder.isEmpty || Files.kind(folder) == .folder,
        !targets.contains(where: { $0.name == name })
      else {
        continue
      }
      let isExecutable = call.output.1 == "executableTarget"
      targets.append(Target(name: name, isExecutable: isExecutable, folder: folder))
    }
    // A package's only target may have all of 'Sources'.
    if targets.isEmpty, Set(calls.map(\.output.2)).count == 1, Files.kind("Sources") == .folder {
      return "Sources"
    }
    let executables = targets.filter(\.isExecutable)
    for candidates in [targets, executables, targets.filter { $0.name == package }]
    where candidates.count == 1 {
      return candidates[0].folder
    }
    return nil
  }

  /// Returns the iOS versions that a project or a package declares, as far as themes support them.
  private static func versions(in text: String) -> [Int] {
    let matches =
      text.matches(of: /IPHONEOS_DEPLOYMENT_TARGET = ([0-9]+)/).map(\.output.1)
      + text.matches(of: /\.iOS\(\.v([0-9]+)/).map(\.output.1)
      + text.matches(of: /\.iOS\("([0-9]+)/).map(\.output.1)
    return matches.compactMap { Int($0) }.filter { VersionLine.majors.contains($0) }
  }
}
