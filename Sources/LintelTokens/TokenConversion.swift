package import LintelDiagnostics
import LintelSyntax
package import LintelTheme

/// The result of converting files of tokens into a file of a theme.
package struct TokenConversion: Sendable {
  /// The files that were read, for displaying findings.
  package let sources: SourceMap
  /// The text of a file that a theme can import, or `nil` if there are errors.
  package let text: String?
  /// The findings, including those about what can't be carried over.
  package let diagnostics: [Diagnostic]
  /// Mistakes in the request rather than in the files: modifiers and contexts that the files don't have.
  package let mistakes: [String]
}

/// Converts files of design tokens, resolver documents, and trees for Style Dictionary into tokens of a theme.
///
/// The contexts of `brandModifier` become brands, or those of a modifier called `brand` or `brands` if it is `nil`. `modifiers` has the
/// roles of other modifiers, by name.
package func convertTokens(
  _ paths: [String],
  brandModifier: String? = nil,
  modifiers: [String: ModifierChoice] = [:],
  provider: SourceProvider
) -> TokenConversion {
  var converter = TokenConverter(paths, provider: provider)
  converter.convert(brandModifier: brandModifier, modifiers)
  let diagnostics = converter.diagnostics.sortedForOutput()
  return TokenConversion(
    sources: converter.sources,
    text: diagnostics.hasErrors || !converter.mistakes.isEmpty ? nil : converter.text,
    diagnostics: diagnostics,
    mistakes: converter.mistakes
  )
}

/// The declarations and findings of trees for Style Dictionary that are read together.
private struct TreeReading {
  /// The declarations for the theme's file.
  var declarations: [DesignTokenLibrary.Declaration] = []
  /// The findings, including those about what is left out.
  var diagnostics: [Diagnostic] = []

  init(_ trees: [YAMLNode]) {
    var scopes: [[DesignToken]] = []
    for root in trees {
      var collector = StyleDictionaryCollector(scope: scopes.count)
      collector.collect(root)
      diagnostics += collector.diagnostics
      scopes.append(collector.tokens)
    }
    var reader = DesignTokenReader(scopes, themeTokens: [], dialect: .styleDictionary)
    reader.read()
    diagnostics += reader.diagnostics + reader.summary.diagnostics
    declarations = reader.declarations
  }
}

/// Converts files step by step for `convertTokens`.
private struct TokenConverter {
  /// The normalized paths of the files, without duplicates.
  private let paths: [String]
  /// Loads the files, and those that they refer to.
  private var loader: ThemeLoader
  /// The declarations for the theme's file.
  private var declarations: [DesignTokenLibrary.Declaration] = []
  /// The names of brands that documents distinguish.
  private var brands: Set<String> = []
  /// The names of promos that documents distinguish.
  private var promos: Set<String> = []
  /// The findings about the files.
  private(set) var diagnostics: [Diagnostic] = []
  /// The mistakes in the request.
  private(set) var mistakes: [String] = []

  var sources: SourceMap { loader.loaded.sources }

  /// The text of the theme's file.
  var text: String {
    TokenYAML(declarations: declarations, brands: brands.sorted(), promos: promos.sorted()).text
  }

  init(_ paths: [String], provider: SourceProvider) {
    self.paths = paths.map(SourcePath.normalized).uniqued
    loader = ThemeLoader(filesIn: self.paths.map(SourcePath.folder), provider: provider)
  }

  /// The opened files, by what they contain.
  private struct Inputs {
    /// Files of design tokens.
    var files: [YAMLNode] = []
    /// Files of design tokens whose names don't reveal the format, so they may be trees for Style Dictionary 4, which also contain '$value'.
    var drafts: [YAMLNode] = []
    /// Trees for Style Dictionary.
    var trees: [YAMLNode] = []
    var documents: [ResolverDocument] = []
  }

  /// Converts all files.
  mutating func convert(brandModifier: String?, _ modifiers: [String: ModifierChoice]) {
    let inputs = open()
    // The content of a document with errors isn't known.
    if !diagnostics.hasErrors {
      for name in [brandModifier].compactMap(\.self) + modifiers.keys.sorted() {
        checkModifier(name, modifiers[name], among: inputs.documents)
      }
      // The result depends on what the author means.
      guard mistakes.isEmpty else { return }
    }
    var (library, loose) = read(inputs, brands: .contexts(of: brandModifier), modifiers)
    library.checkModifiers(brandFamilies: nil)
    diagnostics += library.diagnostics + loose.diagnostics
    declarations += library.declarations + loose.declarations
    for role in library.roles.joined() {
      switch role {
      case .brands(let contexts): brands.formUnion(contexts.keys)
      case .promos(let contexts): promos.formUnion(contexts.keys)
      case .appearances, .other: break
      }
    }
    checkDuplicates()
    reportRenamed()
  }

  /// Opens all files, and those that they refer to.
  private mutating func open() -> Inputs {
    var inputs = Inputs()
    for path in paths {
      guard let file = loader.open(path, as: .designTokens, importedAt: nil), let root = file.root
      else { continue }
      let isDocument = FileFormat(path) == .resolver || file.isResolverDocument
      if isDocument {
        loader.loadReferences(of: file)
        var reader = ResolverReader(file, root: root, files: loader.loaded.referencedFiles)
        reader.read()
        diagnostics += reader.diagnostics
        inputs.documents.append(reader.document)
      } else if root.treeValue != nil {
        inputs.trees.append(root)
      } else if FileFormat(path) == .designTokens {
        inputs.files.append(root)
      } else {
        inputs.drafts.append(root)
      }
      diagnostics += ForeignMembers(in: root, isDocument: isDocument).diagnostics
    }
    for file in loader.loaded.referencedFiles.values.sorted(by: { $0.path < $1.path }) {
      guard let root = file.root else { continue }
      diagnostics += ForeignMembers(in: root, isDocument: file.isResolverDocument).diagnostics
    }
    loader.reportMissing()
    diagnostics += loader.loaded.diagnostics
    return inputs
  }

  /// Reads design tokens and trees, and drafts as trees if they contain errors only as design tokens.
  private mutating func read(
    _ inputs: Inputs,
    brands: BrandSource,
    _ modifiers: [String: ModifierChoice]
  ) -> (DesignTokenLibrary, TreeReading) {
    func library(of files: [YAMLNode]) -> DesignTokenLibrary {
      var library = DesignTokenLibrary(
        files: files,
        documents: inputs.documents,
        themeTokens: [],
        brands: brands,
        choices: modifiers
      )
      library.read()
      return library
    }
    let strict = library(of: inputs.files + inputs.drafts)
    let drafts = Set(inputs.drafts.map(\.range.file))
    let refused = strict.diagnostics.filter {
      $0.severity == .error && drafts.contains($0.range.file)
    }
    guard !refused.isEmpty else { return (strict, TreeReading(inputs.trees)) }
    let loose = TreeReading(inputs.trees + inputs.drafts)
    // Otherwise, the findings of the stricter format remain.
    guard !loose.diagnostics.hasErrors else { return (strict, TreeReading(inputs.trees)) }
    reportLooseReading(refused)
    return (library(of: inputs.files), loose)
  }

  /// Reports once per file that values are read as a tree for Style Dictionary, with the findings of the Design Tokens format.
  private mutating func reportLooseReading(_ refused: [Diagnostic]) {
    for found in Dictionary(grouping: refused, by: \.range.file).values {
      let found = found.sortedForOutput()
      guard let first = found.first else { continue }
      diagnostics.append(
        "unusable-design-token",
        as: .info,
        "the file is read as a tree for Style Dictionary, because edition 2025.10 of the Design Tokens "
          + "format is stricter",
        at: first.range,
        notes: found.map { Note($0.message, at: $0.range) }.shown(),
        help: ["after you correct these values, a theme can import the file unchanged"]
      )
    }
  }

  /// Checks that a modifier from the command line exists, and that it has the contexts that are named there.
  private mutating func checkModifier(
    _ name: String,
    _ choice: ModifierChoice?,
    among documents: [ResolverDocument]
  ) {
    let modifiers = documents.flatMap(\.modifiers)
    let meant = modifiers.filter { $0.name == name }
    guard !meant.isEmpty else {
      let names = Set(modifiers.map(\.name)).sorted()
      return mistakes.append(
        "there is no modifier '\(name)'"
          + Self.hint(name, names, otherwise: "the files have no modifiers", "the modifiers are")
      )
    }
    let contexts = Set(meant.flatMap(\.contexts).map(\.name)).sorted()
    for context in choice?.names.keys.sorted() ?? [] where !contexts.contains(context) {
      mistakes.append(
        "the modifier '\(name)' has no context '\(context)'"
          + Self.hint(context, contexts, otherwise: "it has no contexts", "its contexts are")
      )
    }
  }

  /// Returns the names that exist, starting with a suggestion if a name is similar.
  private static func hint(
    _ name: String,
    _ known: [String],
    otherwise none: String,
    _ intro: String
  ) -> String {
    let near = nearestNames(to: name, among: known)
    let question = Suggestion.question(for: near)
    guard !known.isEmpty else { return "; \(none)" }
    return question + (near.isEmpty ? "; " : " ")
      + "\(intro) \(known.quotedList(conjunction: "and"))"
  }

  /// Reports tokens that two files define differently, and keeps one of several equal definitions.
  private mutating func checkDuplicates() {
    struct Slot: Hashable {
      let key: TokenKey
      let brand: String?
      let promos: [String]
    }
    var firsts: [Slot: DesignTokenLibrary.Declaration] = [:]
    for declaration in declarations {
      let slot = Slot(key: declaration.key, brand: declaration.brand, promos: declaration.promos)
      guard let first = firsts[slot] else {
        firsts[slot] = declaration
        continue
      }
      guard first.value != declaration.value else { continue }
      let places = [first, declaration].map(\.token.keyRange).sorted()
      diagnostics.append(
        "duplicate-definition",
        "'\(declaration.key.reference)' has two different definitions",
        at: places[1],
        notes: [Note("the other definition is here", at: places[0])],
        help: ["remove one of them, or convert the files one by one"]
      )
    }
    declarations = firsts.values.sorted {
      ($0.key, $0.token.keyRange) < ($1.key, $1.token.keyRange)
    }
  }

  /// Reports once per file which names change in a theme.
  private mutating func reportRenamed() {
    let renamed = declarations.map(\.token).filter { $0.renaming != nil }
    for tokens in Dictionary(grouping: renamed, by: \.keyRange.file).values {
      var names: [SourceRange: String] = [:]
      for token in tokens { names[token.keyRange] = token.renaming }
      guard let first = names.keys.min() else { continue }
      let notes = names.sorted { $0.key < $1.key }.map { Note($0.value, at: $0.key) }
      diagnostics.append(
        "unusable-design-token",
        as: .info,
        names.count == 1
          ? "a name isn't valid in a theme and changes"
          : "\(names.count) names aren't valid in a theme and change",
        at: first,
        notes: notes.shown(of: "name")
      )
    }
  }
}

extension DesignToken {
  /// How the name changes in a theme, or `nil` if it doesn't change.
  var renaming: String? {
    guard let name, name != path else { return nil }
    return "'\(path)' is '\(name)' in a theme"
  }
}
