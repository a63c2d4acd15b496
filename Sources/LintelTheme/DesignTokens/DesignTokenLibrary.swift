package import LintelDiagnostics
package import LintelSyntax

/// Everything that files of design tokens declare, those of resolver documents brand by brand and with a color for each appearance.
///
/// A resolver document is a recipe for many files; each file that differs is read as if it stood there, and what comes out is put
/// together again where a theme has words for it.
package struct DesignTokenLibrary {
  /// What a design token declares in a theme.
  package typealias Declaration = DesignTokenReader.Declaration

  /// A brand that resolver documents tell apart.
  package struct Brand {
    /// The brand's name in the theme.
    let name: String
    /// The nearest brand around it that they tell apart as well.
    let parent: String?
  }

  /// Which context each modifier of each document has.
  package typealias Choice = [[Int?]]

  /// The files of tokens alone.
  let files: [YAMLNode]
  /// The resolver documents.
  let documents: [ResolverDocument]
  /// What each modifier of each document is for.
  package let roles: [[ModifierRole]]
  /// What modifiers are for, by their names, as far as someone says besides the documents.
  let choices: [String: ModifierChoice]
  /// Parents before the brands that extend them.
  package let brands: [Brand]
  /// Whether promos can all run at one time.
  let mayRunTogether: ([String]) -> Bool
  /// The tokens that the theme declares itself.
  private let themeTokens: [TokenKey]
  /// What the files and documents declare.
  package var declarations: [Declaration] = []
  /// What is wrong with them.
  package var diagnostics: [Diagnostic] = []
  /// Tokens whose values are wrong, with the places of their names.
  private(set) var broken: [(key: TokenKey, range: SourceRange)] = []
  /// Tokens whose type isn't known, and so neither what a theme would call them.
  private(set) var untyped: [SourceRange] = []
  /// The tokens that another token's value has absorbed.
  private(set) var settled: Set<DesignTokenReader.Settled> = []
  /// What is reported once for each file.
  private var summary = DesignTokenSummary()
  /// The readings of choices so far.
  private var readings: [Choice: Reading] = [:]
  /// How many tokens have been read, in all readings.
  private var steps = 0
  /// Whether too many tokens have been read.
  var isExhausted: Bool { steps > Self.limit }
  /// Beyond it a theme is refused, so that no document can exhaust the machine.
  private static let limit = 2_000_000

  /// What one choice comes to, by file and then by document.
  private typealias Reading = [[TokenKey: Declaration]]

  /// - Parameters:
  ///   - files: what the files of design tokens hold.
  ///   - documents: the resolver documents.
  ///   - themeTokens: the tokens that the theme's own files declare.
  ///   - brandSource: which brands and promos there are.
  ///   - choices: what modifiers are for, by their names, as far as someone says.
  ///   - parents: what each brand of a theme extends.
  ///   - mayRunTogether: whether promos can all run at one time.
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

  /// Reads all files and documents.
  package mutating func read() {
    declare()
    diagnostics += summary.diagnostics
  }

  /// The choice for a brand in an appearance, while promos run or none does.
  func choice(brand: String?, promos: [String] = [], _ appearance: ColorAppearance) -> Choice {
    zip(documents, roles).map { document, roles in
      zip(document.modifiers, roles).map { modifier, role in
        role.context(of: modifier, brand: brand, promos: promos, appearance: appearance)
      }
    }
  }

  /// The tokens of a choice; O(n) the first time, then O(1).
  private mutating func reading(of choice: Choice) -> Reading {
    if let known = readings[choice] { return known }
    var scopes: [[DesignToken]] = []
    func collect(_ sources: [DesignTokenSource]) {
      var collector = DesignTokenCollector(sources, scope: scopes.count)
      collector.collect()
      addNew(collector.diagnostics)
      scopes.append(collector.tokens)
    }
    for file in files { collect([DesignTokenSource(node: file)]) }
    for (document, contexts) in zip(documents, choice) {
      collect(document.sources(for: contexts))
    }
    steps += scopes.reduce(0) { $0 + $1.count }
    var reader = DesignTokenReader(scopes, themeTokens: themeTokens)
    reader.read()
    addNew(reader.diagnostics)
    summary.formUnion(reader.summary)
    settled.formUnion(reader.settled)
    broken += reader.brokenKeys
    untyped += reader.untyped
    var reading: Reading = scopes.map { _ in [:] }
    for declaration in reader.declarations {
      reading[declaration.token.file][declaration.key] = declaration
    }
    readings[choice] = reading
    return reading
  }

  /// What a brand's tokens are while promos run, by file and then by document, every appearance put together.
  mutating func rows(brand: String?, promos: [String]) -> [[TokenKey: Declaration]] {
    // A document that says nothing has rows all the same.
    steps += 1
    let choices = ColorAppearance.allCases.map { choice(brand: brand, promos: promos, $0) }
    if let first = choices.first, choices.allSatisfy({ $0 == first }) { return reading(of: first) }
    let byAppearance = zip(ColorAppearance.allCases, choices).map { ($0, reading(of: $1)) }
    return (0..<(files.count + documents.count)).map { scope in
      row(byAppearance.map { ($0.0, $0.1[scope]) })
    }
  }

  /// One row of tokens from the rows of all appearances.
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
