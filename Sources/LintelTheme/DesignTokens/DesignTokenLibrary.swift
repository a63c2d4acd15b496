package import LintelDiagnostics
package import LintelSyntax

/// The declarations in files of design tokens and in resolver documents, by brand and with colors by appearance.
///
/// A resolver document is a recipe for many files. Each distinct file is read as if it existed, and the results are combined
/// where a theme can express the differences.
package struct DesignTokenLibrary {
  package typealias Declaration = DesignTokenReader.Declaration

  /// A brand that resolver documents distinguish.
  package struct Brand {
    let name: String
    /// The nearest of the brands that it extends and that the documents distinguish, too.
    let parent: String?
  }

  /// The index of the context of each modifier in each document.
  package typealias Choice = [[Int?]]

  /// The files of tokens that aren't resolver documents.
  let files: [YAMLNode]
  let documents: [ResolverDocument]
  package let roles: [[ModifierRole]]
  /// The roles that are specified outside of the documents, by the names of modifiers.
  let choices: [String: ModifierChoice]
  /// The brands, with parents before the brands that extend them.
  package let brands: [Brand]
  /// Returns whether promos can all run at the same time.
  let mayRunTogether: ([String]) -> Bool
  private let themeTokens: [TokenKey]
  package var declarations: [Declaration] = []
  /// The findings about files and documents.
  package var diagnostics: [Diagnostic] = []
  /// The tokens with invalid values, with the places of their names.
  private(set) var broken: [(key: TokenKey, range: SourceRange)] = []
  /// The places of tokens with an unknown type, whose names in a theme are therefore unknown, too.
  private(set) var untyped: [SourceRange] = []
  /// Whether tokens are missing because of errors, so that any name may be one of theirs.
  private(set) var lacksTokens = false
  private(set) var absorbed: Set<DesignTokenReader.AbsorbedToken> = []
  /// The findings that are reported once per file.
  private(set) var summary = DesignTokenSummary()
  private var readings: [Choice: Reading] = [:]
  /// The number of tokens read so far, in all readings.
  private var steps = 0
  var isExhausted: Bool { steps > Self.limit }
  /// The maximum number of tokens, so that no document can exhaust the machine.
  private static let limit = 2_000_000

  /// The declarations for one choice, by file and then by document.
  private typealias Reading = [[TokenKey: Declaration]]

  /// Creates a library of files and documents, where `parents` has the brand that each brand of a theme extends.
  package init(
    files: [YAMLNode],
    documents: [ResolverDocument],
    themeTokens: [TokenKey],
    brands brandSource: BrandSource,
    choices: [String: ModifierChoice] = [:],
    parents: [String: String] = [:],
    mayRunTogether: @escaping ([String]) -> Bool = { _ in true }
  ) {
    self.files = files
    self.documents = documents
    self.themeTokens = themeTokens
    self.choices = choices
    roles = documents.map { document in
      document.modifiers.map { ModifierRole($0, brands: brandSource, choices[$0.name]) }
    }
    self.mayRunTogether = mayRunTogether
    var names: Set<String> = []
    for case .brands(let choice) in roles.joined() { names.formUnion(choice.keys) }
    func ancestors(of name: String) -> [String] {
      var chain: [String] = []
      var next = parents[name]
      while let name = next, !chain.contains(name) {
        chain.append(name)
        next = parents[name]
      }
      return chain
    }
    brands = names.map { name -> (depth: Int, brand: Brand) in
      let chain = ancestors(of: name)
      return (chain.count, Brand(name: name, parent: chain.first(where: names.contains)))
    }.sorted { ($0.depth, $0.brand.name) < ($1.depth, $1.brand.name) }.map(\.brand)
  }

  package mutating func read() {
    declare()
    diagnostics += summary.diagnostics
  }

  /// Returns the choice for a brand and an appearance while some promos run.
  func choice(brand: String?, promos: [String] = [], _ appearance: ColorAppearance) -> Choice {
    zip(documents, roles).map { document, roles in
      zip(document.modifiers, roles).map { modifier, role in
        role.context(of: modifier, brand: brand, promos: promos, appearance: appearance)
      }
    }
  }

  /// Returns the tokens for a choice, in O(n) for the first call and in O(1) afterward.
  private mutating func reading(of choice: Choice) -> Reading {
    if let known = readings[choice] { return known }
    var scopes: [[DesignToken]] = []
    func collect(_ sources: [DesignTokenSource]) {
      var collector = DesignTokenCollector(sources, scope: scopes.count)
      collector.collect()
      addNew(collector.diagnostics)
      if collector.lacksTokens { lacksTokens = true }
      summary.outdatedTypes.formUnion(collector.outdatedTypes)
      scopes.append(collector.tokens)
    }
    for file in files { collect([DesignTokenSource(node: file)]) }
    for (document, contexts) in zip(documents, choice) { collect(document.sources(for: contexts)) }
    steps += scopes.reduce(0) { $0 + $1.count }
    var reader = DesignTokenReader(scopes, themeTokens: themeTokens)
    reader.read()
    addNew(reader.diagnostics)
    summary.formUnion(reader.summary)
    absorbed.formUnion(reader.absorbed)
    broken += reader.brokenKeys
    untyped += reader.untyped
    var reading: Reading = scopes.map { _ in [:] }
    for declaration in reader.declarations {
      reading[declaration.token.file][declaration.key] = declaration
    }
    readings[choice] = reading
    return reading
  }

  /// Returns a brand's tokens while promos run, by file and then by document, with all appearances combined.
  mutating func rows(brand: String?, promos: [String]) -> [[TokenKey: Declaration]] {
    // Even a document without tokens has rows.
    steps += 1
    let choices = ColorAppearance.allCases.map { choice(brand: brand, promos: promos, $0) }
    if let first = choices.first, choices.allSatisfy({ $0 == first }) { return reading(of: first) }
    let byAppearance = zip(ColorAppearance.allCases, choices).map { ($0, reading(of: $1)) }
    return (0..<(files.count + documents.count)).map { scope in
      row(byAppearance.map { ($0.0, $0.1[scope]) })
    }
  }

  private mutating func row(
    _ byAppearance: [(ColorAppearance, [TokenKey: Declaration])]
  ) -> [TokenKey: Declaration] {
    guard let plain = byAppearance.first?.1 else { return [:] }
    var row: [TokenKey: Declaration] = [:]
    for key in Set(byAppearance.flatMap { $0.1.keys }) {
      let found = byAppearance.compactMap { item in item.1[key].map { (item.0, $0) } }
      guard let light = plain[key] else {
        if let only = found.first { reportNoLight(only.1) }
        continue
      }
      let values = Dictionary(uniqueKeysWithValues: found.map { ($0.0, $0.1.value) })
      if values.values.allSatisfy({ $0 == light.value }) {
        row[key] = light
      } else if let value = Value(byAppearance: values) {
        let uses = Set(found.flatMap(\.1.uses).filter { value.refers(to: $0.key) })
        var varying = light
        varying.value = value
        varying.uses = uses.sorted { ($0.range, $0.key) < ($1.range, $1.key) }
        row[key] = varying
      } else {
        row[key] = light
        reportByAppearance(found.map(\.1))
      }
    }
    return row
  }

  /// Whether the documents have values for a brand that isn't one of their contexts.
  var hasBase: Bool {
    zip(documents, roles).allSatisfy { document, roles in
      zip(document.modifiers, roles).allSatisfy { modifier, role in
        switch role {
        case .brands, .promos: modifier.defaultContext != nil
        case .appearances, .other: true
        }
      }
    }
  }
}
