import ArgumentParser
import LintelCompiler
import LintelLint
import LintelRuns
import LintelSyntax
import LintelTheme

extension ColorChoice: ExpressibleByArgument {}

extension ArgumentHelp {
  /// Returns the help for an option with a value, whose name appears in the usage.
  static func value(_ name: String, _ text: String) -> ArgumentHelp {
    ArgumentHelp(text, valueName: name)
  }
}

/// Returns the number that is the value of an option.
func wholeNumber<Number: FixedWidthInteger & Sendable>(
  _ text: String
) throws(ValidationError) -> Number {
  if let number = Number(text) { return number }
  let range = Number.bitWidth > 16 ? "" : " from \(Number.min) to \(Number.max)"
  throw ValidationError("write a whole number\(range)")
}

extension ValidationError {
  /// Throws the first message whose condition is true.
  static func check(_ mistakes: KeyValuePairs<Bool, String>) throws(ValidationError) {
    if let mistake = mistakes.first(where: \.key) { throw ValidationError(mistake.value) }
  }

  /// Throws an error for the first empty path, such as from an empty shell variable, which would mean the working folder.
  ///
  /// The keys are what each path is for, such as an option.
  static func checkPaths(_ paths: KeyValuePairs<String, String?>) throws(ValidationError) {
    if let empty = paths.first(where: { $0.value == "" }) {
      throw ValidationError("the path for \(empty.key) is empty")
    }
  }

  /// Throws an error for a path that only means a standard stream to commands that use one.
  static func checkFolder(_ path: String?, for name: String) throws(ValidationError) {
    try checkPaths([name: path])
    if path == StandardInputOptions.word {
      throw ValidationError(
        "\(name) needs a folder, and '-' isn't one; write './-' for a folder with that name"
      )
    }
  }
}

/// The options of every command that reads themes.
struct InputOptions: ParsableArguments {
  @Option(
    name: .customLong("allow-import"),
    help: .value("dir", "Also let themes import files from this folder. Can be repeated.")
  )
  var allowedFolders: [String] = []

  @Option(
    name: .customLong("assets"),
    help: .value(
      "catalog",
      "Also look for colors and images in this asset catalog, or for SF Symbols in this property list. Can be repeated."
    )
  )
  var assets: [String] = []

  @Option(help: .value("when", "When to color messages: auto, always, or never."))
  var color: ColorChoice = .auto

  @Flag(name: .customLong("allow-private-api"), help: "Allow 'mechanism: private' for experiments.")
  var allowsPrivateAPI = false

  func validate() throws {
    for folder in allowedFolders {
      try ValidationError.checkPaths(["--allow-import": folder])
      if Files.kind(folder) != .folder {
        let reason = Files.kind(folder) == nil ? "doesn't exist" : "isn't one"
        throw ValidationError("--allow-import needs a folder, and '\(folder)' \(reason)")
      }
    }
    for path in assets { try ValidationError.checkPaths(["--assets": path]) }
  }

  var options: CompilerOptions {
    var options = CompilerOptions()
    options.allowsPrivateAPI = allowsPrivateAPI
    return options
  }

  /// Compiles a theme to answer a question about it, and reports its findings.
  ///
  /// Returns the theme even if it has errors, and throws only if there is none. A `release` of `nil` is the newest one.
  func compileOne(
    _ path: String,
    release: AppRelease? = nil
  ) throws -> (compilation: Compilation, theme: Theme) {
    try ThemeFiles.refuseFolder(path)
    _ = try Files.contents(of: path)
    let options = try options(forThemeAt: path, release: release)
    let compilation = compile(root: path, provider: provider, options: options)
    try Reporting(color: color).send([compilation])
    guard let theme = compilation.theme else { throw Exit.findings }
    return (compilation, theme)
  }

  /// Returns the options for a theme, with the settings of its configuration; a `release` of `nil` is the newest one.
  func options(
    forThemeAt path: String,
    release: AppRelease?,
    in source: ObservedFiles = ObservedFiles()
  ) throws -> CompilerOptions {
    let configurations = ConfigurationFiles(color: color, in: source)
    let configuration = try configurations.configuration(forFilesIn: Files.folder(of: path))
    var options = options
    options.appVersion = release
    options.lint = configuration.settings(in: configurations.workingFolder)
    return options
  }

  /// The compiler's access to files.
  var provider: SourceProvider { provider(of: ObservedFiles()) }

  /// Returns the compiler's access to files, which `source` records.
  func provider(of source: ObservedFiles) -> SourceProvider {
    // One byte more than the limit shows that a file is too large.
    let limit = SyntaxLimits().fileSize + 1
    var provider = SourceProvider(
      read: { try? source.contents(of: $0, upTo: limit) },
      expand: { pattern in
        FilePattern.expand(
          pattern,
          kind: { path in
            switch source.kind(path) {
            case .file: .file
            case .folder: .folder
            // Reading something that isn't a file is an error.
            case .stream: path == pattern ? .file : nil
            case nil: nil
            }
          },
          names: { (try? source.names(in: $0)) ?? [] }
        )
      },
      allowedFolders: allowedFolders
    )
    provider.reason = { path in
      do throws(FileError) {
        _ = try Files.contents(of: path, upTo: 0)
        return nil
      } catch {
        return error.reason
      }
    }
    provider.resolve = { Files.realPath($0) }
    provider.assets = assets
    provider.spelling = { PathSpelling.onDisk($0) }
    return provider
  }
}

enum AnswerFormat: String, CaseIterable, ExpressibleByArgument {
  case text
  case json
}

/// The release of the app that an output is for.
struct ReleaseOptions: ParsableArguments {
  @Option(
    help: .value(
      "version",
      "The release of the app, such as 5.2, for blocks with 'appVersions'; by default, the newest."
    )
  )
  var appVersion: String?

  func parsed() throws(ContextQueryError) -> AppRelease? { try appVersion.map(AppRelease.asked) }
}

/// One context for `resolve` and `explain`.
struct ContextOptions: ParsableArguments {
  @Option(
    help:
      "The brand. By default, resolve uses the theme's only brand, and explain shows each brand for which the answer differs."
  )
  var brand: String?

  @Option(name: .customLong("promo"), help: "A promo that runs. Can be repeated.")
  var promos: [String] = []

  @Option(
    name: .customLong("mode"),
    help: .value(
      "mode=value",
      "A value of a mode, such as reading=sepia; by default, each mode's first one. Can be repeated."
    )
  )
  var modes: [String] = []

  @Option(help: "The screen; by default, none.")
  var screen: String?

  @Option(
    help:
      "The iOS version, such as 18 or 16.4. By default, resolve uses the newest, and explain shows each one for which the answer differs."
  )
  var ios: String?

  @OptionGroup var device: DeviceOptions
  @OptionGroup var release: ReleaseOptions

  /// Whether no option limits the context, except for the app's release.
  var isEveryContext: Bool {
    promos.isEmpty && modes.isEmpty && [brand, screen, ios].allSatisfy { $0 == nil }
      && device.isEmpty
  }

  /// Returns the context in a theme, and reports the promos that don't run as requested.
  func select(in theme: Theme) throws(ContextQueryError) -> ContextSelection {
    let selection = try select(in: theme, brand: brand)
    reportPromos(of: selection, in: theme)
    return selection
  }

  /// Returns the context in every brand that has it, or only in the named brand.
  func selections(in theme: Theme) throws(ContextQueryError) -> [ContextSelection] {
    let brands = theme.space.brands.map(\.name).sorted()
    guard brand == nil, brands.count > 1 else { return [try select(in: theme)] }
    var found = brands.compactMap { try? select(in: theme, brand: $0) }
    if found.isEmpty { found = [try select(in: theme, brand: brands[0])] }
    reportPromos(of: found[0], in: theme)
    return found
  }

  /// Reports the promos that are left out or added, which are the same in every brand.
  private func reportPromos(of selection: ContextSelection, in theme: Theme) {
    let promos = theme.space.calendar.promos
    func list(_ indices: [Int]) -> String {
      indices.map { promos[$0].name }.quotedList(conjunction: "and")
    }
    let running = theme.space.calendar.switches.promos(selection.promos)
    let others = running.filter { !selection.added.contains($0) }
    if !selection.leftOut.isEmpty {
      let words = selection.leftOut.count == 1 ? "is left out: it" : "are left out: they"
      Terminal.printError(
        "lintel: note: \(list(selection.leftOut)) \(words) can't run together with \(list(running))\n"
      )
    }
    if !selection.added.isEmpty {
      let isOne = selection.added.count == 1
      let reason =
        others.isEmpty
        ? "a promo always runs"
        : "\(isOne ? "it always runs" : "they always run") together with \(list(others))"
      Terminal.printError(
        "lintel: note: \(list(selection.added)) \(isOne ? "runs" : "run"), too: \(reason)\n"
      )
    }
  }

  /// The context by names.
  var query: ContextQuery {
    ContextQuery(
      brand: brand,
      promos: promos,
      modes: modes,
      screen: screen,
      ios: ios,
      idiom: device.idiom,
      width: device.width,
      height: device.height,
      appVersion: release.appVersion
    )
  }

  private func select(
    in theme: Theme,
    brand: String?
  ) throws(ContextQueryError) -> ContextSelection {
    var query = query
    query.brand = brand
    return try theme.select(query)
  }
}

/// The devices that a command considers.
struct DeviceOptions: ParsableArguments {
  @Option(
    help:
      "The device: phone or pad. By default, both if the answer differs, or phone where a command shows one context."
  )
  var idiom: String?

  @Option(
    help:
      "The horizontal size class: compact or regular. By default, both if the answer differs, or compact on phone and regular on pad."
  )
  var width: String?

  @Option(
    help:
      "The vertical size class: compact or regular. By default, both if the answer differs, or regular."
  )
  var height: String?

  /// Whether no option limits the devices.
  var isEmpty: Bool { [idiom, width, height].allSatisfy { $0 == nil } }
}

/// The contexts that `preview`, `flows`, and `diff` consider; an omitted option includes every value.
struct ScopeOptions: ParsableArguments {
  @Option(help: "The brand; by default, every brand.")
  var brand: String?

  @Option(name: .customLong("promo"), help: "A promo that runs. Can be repeated.")
  var promos: [String] = []

  @Option(
    name: .customLong("mode"),
    help: .value(
      "mode=value",
      "A value of a mode, such as reading=sepia; by default, every one. Can be repeated."
    )
  )
  var modes: [String] = []

  @Option(help: "The screen, or either side of a push; by default, every screen.")
  var screen: String?

  @Option(help: "The iOS version, such as 18 or 16.4; by default, every version.")
  var ios: String?

  @OptionGroup var device: DeviceOptions

  var query: ContextQuery {
    ContextQuery(
      brand: brand,
      promos: promos,
      modes: modes,
      screen: screen,
      ios: ios,
      idiom: device.idiom,
      width: device.width,
      height: device.height
    )
  }
}
