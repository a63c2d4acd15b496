package import LintelAppearance
import LintelDiagnostics
import LintelSchema
import LintelTheme

/// Returns a theme as `--to swift` writes it: a type with the theme's name that creates and applies its styles.
package func swiftFiles(_ decided: DecidedTheme, options: SwiftOptions) -> [SwiftFile] {
  SwiftBackend(decided, options).files()
}

/// Returns the names that the files of `swiftFiles` have for any theme, without folders.
package func swiftFileNames(of name: String, splits: Bool) -> [String] {
  SwiftBackend.suffixes(splits: splits).map { "\(name)\($0).swift" }
}

/// Returns the name of the theme's file for a Swift file that was generated with this name, or `nil` for any other file.
package func themeName(ofSwiftFile fileName: String, beginning text: String) -> String? {
  SwiftBackend.suffixes(splits: true).lazy.map { $0 + ".swift" }
    .filter { fileName.hasSuffix($0) }
    .map { String(fileName.dropLast($0.count)) }
    .first { text.hasPrefix(SwiftBackend.firstLine(from: "\($0).yaml")) }
}

/// Combines the parts of the output.
struct SwiftBackend: Sendable {
  let decided: DecidedTheme
  /// The names of the theme, without its contexts.
  let outline: ThemeOutline
  let options: SwiftOptions
  let names: SwiftNames
  /// The writer of values without tokens.
  let values: SwiftValues

  init(_ decided: DecidedTheme, _ options: SwiftOptions) {
    self.decided = decided
    outline = decided.outline
    self.options = options
    names = SwiftNames(outline)
    values = SwiftValues(names: names, minimum: max(outline.minimumIOS, oldestIOS))
  }

  var access: String { options.isPublic ? "public " : "" }
  var hasScreens: Bool { !outline.screens.isEmpty }

  func files() -> [SwiftFile] {
    let legacy = LegacyFunctions(self)
    let tokens = TokenDeclarations(self)
    let proxies = ProxyFunctions(self, tokens.values)
    let sections = SectionFunctions(backend: self, values: tokens.values)
    let (tokenDeclarations, bars) = concurrently(
      { tokens.declarations },
      with: { BarKind.allCases.map(sections.bar) + [sections.settings] }
    )
    let functions =
      styleFunctions + factories + transitionFunctions + (proxies?.members ?? [])
      + privateCrossfade + tokenDeclarations
    let older = legacy?.declarations ?? []
    let around = shapes(legacy) + (options.includesSwiftUI ? swiftUIDeclarations(tokens.views) : [])
    let aliases = proxies?.aliases ?? []
    guard options.splits else {
      let theme = theme(types, functions + bars.joined())
      return [file("", aliases + theme + around + older)]
    }
    let parts = zip(BarKind.allCases.map { "+\($0.uikitClass)" } + ["+Settings"], bars)
    return [file("", aliases + theme(types, functions) + around)]
      + parts.map { file($0, $1.isEmpty ? [] : [part($1)]) }
      + [file(Self.legacySuffix, older)]
  }

  /// Returns the theme's type, in two parts if the range has systems without appearance objects and the main actor.
  private func theme(
    _ types: [SwiftDeclaration],
    _ functions: [SwiftDeclaration]
  ) -> [SwiftDeclaration] {
    let introduction = "The bars of the theme '\(outline.theme)'."
    guard hasLegacy else {
      let head = "@MainActor\n\(access)enum \(names.type): BarTheme"
      return [SwiftDeclaration(.members(head, types + functions), documentation: [introduction])]
    }
    let documentation = [
      introduction, "",
      "Systems before iOS \(oldestIOS) have no appearance objects. To style bars on every version, use the methods on UIKit's classes "
        + "below, which set UIKit's older properties there.",
    ]
    return [
      SwiftDeclaration(
        .members("\(access)enum \(names.type)", types),
        documentation: documentation
      ),
      part(functions, conformance: ": BarTheme"),
    ]
  }

  private func part(_ members: [SwiftDeclaration], conformance: String = "") -> SwiftDeclaration {
    // The type itself is isolated where possible.
    let isolation = hasLegacy ? "@MainActor\n" : ""
    let head = "\(availability)\(isolation)extension \(names.type)\(conformance)"
    return SwiftDeclaration(.members(head, members))
  }

  private static let legacySuffix = "+Legacy"

  static func suffixes(splits: Bool) -> [String] {
    splits
      ? [""] + BarKind.allCases.map { "+\($0.uikitClass)" } + ["+Settings", legacySuffix] : [""]
  }

  /// Whether the range has systems without appearance objects.
  var hasLegacy: Bool { outline.minimumIOS < oldestIOS }

  /// The attribute that excludes systems without appearance objects.
  var availability: String {
    hasLegacy ? "@available(iOS \(oldestIOS), *)\n" : ""
  }

  /// Whether public declarations can have UIKit's types; the compiler warns about a public import that none of them needs.
  private var sharesUIKit: Bool {
    hasLegacy || !options.shapes.isEmpty || !outline.parameters.isEmpty
      || decided.tokens.contains { $0.key.group != .strings }
  }

  fileprivate static func firstLine(from source: String) -> String {
    "// Generated by lintel from \(SwiftLiteral.comment(source)). Changes belong in the theme."
  }

  private func file(_ suffix: String, _ declarations: [SwiftDeclaration]) -> SwiftFile {
    var writer = SwiftWriter()
    writer.line(Self.firstLine(from: options.source))
    let name = options.fileName ?? names.type.withoutBackticks
    guard !declarations.isEmpty else {
      // Builds need every file that they expect.
      return SwiftFile(name: "\(name)\(suffix).swift", text: writer.text)
    }
    writer.line()
    let keyword = options.isPublic ? "public import" : "import"
    // Other modules don't see the code that sets older properties.
    let isInternal = suffix == Self.legacySuffix
    let isSwiftUI = options.includesSwiftUI && suffix.isEmpty
    if isSwiftUI { writer.line("@_spi(Generated) \(keyword) LintelSwiftUI") }
    // API that only generated code needs is SPI, so that it doesn't conflict with an app's names.
    if !options.isStandalone {
      writer.line("@_spi(Generated) \(isInternal ? "import" : keyword) LintelUIKit")
    }
    if isSwiftUI { writer.line("\(keyword) SwiftUI") }
    // Only the first file has UIKit's types in public declarations.
    writer.line(suffix.isEmpty && sharesUIKit ? "\(keyword) UIKit" : "import UIKit")
    writer.line()
    writer.write(declarations)
    return SwiftFile(name: "\(name)\(suffix).swift", text: writer.text)
  }
}
