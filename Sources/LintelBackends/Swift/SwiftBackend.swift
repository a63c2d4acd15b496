package import LintelAppearance
import LintelDiagnostics
package import LintelSchema
import LintelTheme

/// Writes a theme as `--to swift` does: a type with the theme's name that makes and applies its styles.
///
/// - Parameters:
///   - decided: what to write.
///   - options: how to write it.
///   - schema: the table of properties.
/// - Returns: the files; one unless the options allow several.
package func swiftFiles(
  _ decided: DecidedTheme,
  options: SwiftOptions,
  schema: Schema = .standard
) -> [SwiftFile] {
  SwiftBackend(decided, options: options, schema: schema).files()
}

/// The names of the files that `swiftFiles` makes, whatever is in the theme.
///
/// - Parameters:
///   - name: what they begin with.
///   - splits: as in the options.
/// - Returns: names without folders.
package func swiftFileNames(of name: String, splits: Bool) -> [String] {
  SwiftBackend.suffixes(splits: splits).map { "\(name)\($0).swift" }
}

/// Puts the parts of the output together.
struct SwiftBackend: Sendable {
  let decided: DecidedTheme
  /// The names of the theme, without its contexts.
  let outline: ThemeOutline
  let options: SwiftOptions
  let names: SwiftNames
  let schema: Schema
  /// Spells values without tokens.
  let values: SwiftValues

  init(_ decided: DecidedTheme, options: SwiftOptions, schema: Schema) {
    self.decided = decided
    outline = decided.outline
    self.options = options
    self.schema = schema
    names = SwiftNames(outline)
    values = SwiftValues(names: names, minimum: max(outline.minimumIOS, oldestIOS))
  }

  var access: String { options.isPublic ? "public " : "" }

  func files() -> [SwiftFile] {
    let legacy = LegacyFunctions(self)
    let pushes = PushFunction(decided, names, access: access).declarations
    let shapes = ShapeDeclarations(
      type: names.type,
      access: access,
      availability: availability,
      hasScreens: !outline.screens.isEmpty,
      bars: BarKind.allCases.filter(decided.sets),
      legacy: legacy
    )
    let declarations = ThemeDeclarations(self)
    let tokens = TokenDeclarations(decided, names, values, access: access)
    let proxies = ProxyFunctions(self, tokens: tokens.calls)
    let sections = SectionFunctions(
      DecidedValues(decided, values, tokens: tokens.calls),
      names,
      schema: schema,
      access: access
    )
    let (tokenDeclarations, bars) = concurrently(
      { tokens.declarations },
      with: { BarKind.allCases.map(sections.bar) + [sections.settings] }
    )
    let functions =
      declarations.functions + shapes.members(options.shapes) + pushes
      + (proxies?.members ?? [])
      + PrivateCrossfade(decided: decided, access: access).members
      + tokenDeclarations
    let older = legacy?.declarations ?? []
    let swiftUI =
      options.includesSwiftUI ? SwiftUIDeclarations(self, tokens: tokens.views).declarations : []
    let around = shapes.declarations(options.shapes) + swiftUI
    let aliases = proxies?.aliases ?? []
    guard options.splits else {
      let theme = theme(declarations.types, functions + bars.joined())
      return [file("", aliases + theme + around + older)]
    }
    let parts = zip(BarKind.allCases.map { "+\($0.uikitClass)" } + ["+Settings"], bars)
    return [file("", aliases + theme(declarations.types, functions) + around)]
      + parts.map { file($0, $1.isEmpty ? [] : [part($1)]) }
      + [file(Self.legacySuffix, older)]
  }

  /// The theme's type, in two parts if there are systems in the range that have no appearance objects and no main actor.
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
      "Systems before iOS \(oldestIOS) have no appearance objects. What styles bars on them too are the methods on UIKit's classes "
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

  /// Members of the theme's type outside of its first declaration.
  private func part(_ members: [SwiftDeclaration], conformance: String = "") -> SwiftDeclaration {
    // Isolated by the type itself where that can be.
    let isolation = hasLegacy ? "@MainActor\n" : ""
    let head = "\(availability)\(isolation)extension \(names.type)\(conformance)"
    return SwiftDeclaration(.members(head, members))
  }

  private static let legacySuffix = "+Legacy"

  /// The text after the theme's name in the names of its files.
  static func suffixes(splits: Bool) -> [String] {
    splits
      ? [""] + BarKind.allCases.map { "+\($0.uikitClass)" } + ["+Settings", legacySuffix] : [""]
  }

  private var hasLegacy: Bool { outline.minimumIOS < oldestIOS }

  /// Keeps the code from systems of the theme's range that have no appearance objects.
  private var availability: String {
    hasLegacy ? "@available(iOS \(oldestIOS), *)\n" : ""
  }

  private func file(_ suffix: String, _ declarations: [SwiftDeclaration]) -> SwiftFile {
    var writer = SwiftWriter()
    let source = SwiftLiteral.comment(options.source)
    writer.line("// Generated by lintel from \(source). Changes belong in the theme.")
    let name = options.fileName ?? names.type.withoutBackticks
    guard !declarations.isEmpty else {
      // Builds want every file that they expect.
      return SwiftFile(name: "\(name)\(suffix).swift", text: writer.text)
    }
    writer.line()
    let keyword = options.isPublic ? "public import" : "import"
    // The older properties are set by what no other module sees.
    let isInternal = suffix == Self.legacySuffix
    let isSwiftUI = options.includesSwiftUI && suffix.isEmpty
    if isSwiftUI { writer.line("@_spi(Generated) \(keyword) LintelSwiftUI") }
    // What only generated code needs of the library is not in the way of an app's own names.
    if !options.isStandalone {
      writer.line("@_spi(Generated) \(isInternal ? "import" : keyword) LintelUIKit")
    }
    if isSwiftUI { writer.line("\(keyword) SwiftUI") }
    // Only the first file has UIKit's types in public declarations.
    writer.line(suffix.isEmpty ? "\(keyword) UIKit" : "import UIKit")
    writer.line()
    writer.write(declarations)
    return SwiftFile(name: "\(name)\(suffix).swift", text: writer.text)
  }
}
