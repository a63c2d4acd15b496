package import LintelLanguage
package import LintelSchema

/// Writes an appearance tree as `--to swift` does: a type with the theme's name that makes and applies its styles.
///
/// - Parameters:
///   - tree: what to write.
///   - options: how to write it.
///   - schema: the table that the tree's leaves are of.
/// - Returns: the files; one unless the options allow several.
package func swiftFiles(
  _ tree: AppearanceTree,
  options: SwiftOptions,
  schema: Schema = .standard
) -> [SwiftFile] {
  SwiftBackend(tree: tree, options: options, schema: schema).files()
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
  let tree: AppearanceTree
  let options: SwiftOptions
  let names: SwiftNames
  let schema: Schema
  let values: SwiftValues
  /// The tree's bars by kind and its settings, each but once for brands and promos that differ in colors alone.
  let bars: [BarKind: AppearanceTree]
  let settings: AppearanceTree
  private let varying: VaryingColors

  init(tree: AppearanceTree, options: SwiftOptions, schema: Schema) {
    self.tree = tree
    self.options = options
    self.schema = schema
    names = SwiftNames(tree)
    var factoring = Factoring(tree)
    var bars: [BarKind: AppearanceTree] = [:]
    for kind in BarKind.allCases { bars[kind] = factoring.bars(kind) }
    self.bars = bars
    settings = factoring.settings()
    varying = factoring.colors
    let parts = BarKind.allCases.compactMap { bars[$0] } + [settings]
    values = SwiftValues(
      names: names,
      minimum: max(tree.minimumIOS, oldestIOS),
      palette: SwiftPalette(
        parts.flatMap(\.allValues) + varying.uses.map { .color($0) } + (tree.proxies?.values ?? [])
      ),
      colors: "context.colors"
    )
  }

  var access: String { options.isPublic ? "public " : "" }

  var hasParameters: Bool { !tree.parameters.isEmpty }

  func files() -> [SwiftFile] {
    let legacy = LegacyFunctions(self)
    let transitions = TransitionFunction(tree: tree, names: names, access: access).declaration
    let proxies = ProxyFunctions(self)
    let shapes = ShapeDeclarations(
      type: names.type,
      access: access,
      availability: availability,
      hasScreens: !tree.screens.isEmpty,
      legacy: legacy
    )
    let declarations = ThemeDeclarations(self)
    let functions =
      declarations.functions + shapes.members(options.shapes)
      + (transitions.map { [$0] } ?? []) + (proxies?.members ?? [])
      + PrivateCrossfade(tree: tree, schema: schema, access: access).members
      + shared
    let older = legacy?.declarations ?? []
    let around = shapes.declarations(options.shapes)
    let bars = BarKind.allCases.map(members) + [settingsMembers]
    let aliases = proxies?.aliases ?? []
    guard options.splits else {
      let theme = theme(declarations.types, functions + bars.joined())
      return [file("", aliases + theme + around + older)]
    }
    let parts = zip(BarKind.allCases.map { "+\($0.uikitClass)" } + ["+Settings"], bars)
    return [file("", aliases + theme(declarations.types, functions) + around)]
      + parts.map { file($0, [part($1)]) }
      + [file(Self.legacySuffix, older)]
  }

  /// What several functions use.
  private var shared: [SwiftDeclaration] {
    // Other files use it too where there are any.
    let access = options.splits ? "" : "private "
    let constants = values.paletteMembers
    let palette = SwiftDeclaration(
      .members("\(access)enum Palette", constants),
      documentation: ["Colors that several places use."]
    )
    return varying.declarations(values, access: access, schema: schema)
      + (constants.isEmpty ? [] : [palette])
  }

  /// The theme's type, in two parts if there are systems in the range that have no appearance objects and no main actor.
  private func theme(
    _ types: [SwiftDeclaration],
    _ functions: [SwiftDeclaration]
  ) -> [SwiftDeclaration] {
    let introduction = "The bars of the theme '\(tree.theme)'."
    guard hasLegacy else {
      let head = "@MainActor\n\(access)enum \(names.type)"
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
      part(functions),
    ]
  }

  /// Members of the theme's type outside of its first declaration.
  private func part(_ members: [SwiftDeclaration]) -> SwiftDeclaration {
    // Isolated by the type itself where that can be.
    let isolation = hasLegacy ? "@MainActor\n" : ""
    let head = "\(availability)\(isolation)extension \(names.type)"
    return SwiftDeclaration(.members(head, members))
  }

  private static let legacySuffix = "+Legacy"

  /// What stands behind the theme's name in the names of its files.
  static func suffixes(splits: Bool) -> [String] {
    splits
      ? [""] + BarKind.allCases.map { "+\($0.uikitClass)" } + ["+Settings", legacySuffix] : [""]
  }

  private var hasLegacy: Bool { tree.minimumIOS < oldestIOS }

  /// Keeps the code from systems of the theme's range that have no appearance objects.
  private var availability: String {
    hasLegacy ? "@available(iOS \(oldestIOS), *)\n" : ""
  }

  private func file(_ suffix: String, _ declarations: [SwiftDeclaration]) -> SwiftFile {
    var writer = SwiftWriter()
    let source = SwiftLiteral.comment(options.source)
    writer.line("// Generated by lintel from \(source). Changes belong in the theme.")
    let name = options.fileName ?? names.type.filter { $0 != "`" }
    guard !declarations.isEmpty else {
      // Builds want every file that they expect.
      return SwiftFile(name: "\(name)\(suffix).swift", text: writer.text)
    }
    writer.line()
    let keyword = options.isPublic ? "public import" : "import"
    // The older properties are set by what no other module sees.
    let isInternal = suffix == Self.legacySuffix
    if !options.isStandalone { writer.line("\(isInternal ? "import" : keyword) LintelUIKit") }
    // Only the first file has UIKit's types in public declarations.
    writer.line(suffix.isEmpty ? "\(keyword) UIKit" : "import UIKit")
    writer.line()
    writer.write(declarations)
    return SwiftFile(name: "\(name)\(suffix).swift", text: writer.text)
  }
}
