import LintelDiagnostics
import LintelSyntax

/// Everything that files of design tokens declare, those of resolver documents brand by brand and with a color for each appearance.
///
/// A resolver document is a recipe for many files; each file that differs is read as if it stood there, and what comes out is put
/// together again where a theme has words for it.
struct DesignTokenLibrary {
  /// What a design token declares in a theme.
  struct Declaration {
    let key: TokenKey
    /// Nil for every brand.
    let brand: String?
    /// Nil where it holds without a promo.
    var promo: String?
    let value: Value
    let uses: [TokenUse]
    let token: DesignToken
  }

  /// A brand that resolver documents tell apart.
  struct Brand {
    let name: String
    /// The nearest brand around it that they tell apart as well.
    let parent: String?
  }

  /// Which context each modifier of each document has.
  typealias Choice = [[Int?]]

  let files: [YAMLNode]
  let documents: [ResolverDocument]
  let roles: [[ModifierRole]]
  /// Parents before the brands that extend them.
  let brands: [Brand]
  /// The promos that resolver documents tell apart.
  let promos: [String]
  private let themeTokens: [TokenKey]
  private(set) var declarations: [Declaration] = []
  var diagnostics: [Diagnostic] = []
  /// Tokens whose values are wrong, with the places of their names.
  private(set) var broken: [(key: TokenKey, range: SourceRange)] = []
  private(set) var settled: Set<DesignTokenReader.Settled> = []
  private var summary = DesignTokenSummary()
  private var readings: [Choice: Reading] = [:]
  /// How many tokens have been read, in all readings.
  private var steps = 0
  /// Beyond it a theme is refused, so that no document can exhaust the machine.
  private static let limit = 2_000_000

  /// What one choice comes to.
  private struct Reading {
    /// Of plain files, of which there is but one choice.
    var ofFiles: [Declaration] = []
    /// By document.
    var values: [[TokenKey: Declaration]] = []
  }

  /// - Parameters:
  ///   - files: what the files of design tokens hold.
  ///   - documents: the resolver documents.
  ///   - themeTokens: the tokens that the theme's own files declare.
  ///   - brandSource: which brands and promos there are.
  ///   - choices: what modifiers are for, by their names, as far as someone says.
  ///   - parents: what each brand of a theme extends.
  init(
    files: [YAMLNode],
    documents: [ResolverDocument],
    themeTokens: [TokenKey],
    brands brandSource: BrandSource,
    choices: [String: ModifierChoice] = [:],
    parents: [String: String] = [:]
  ) {
    self.files = files
    self.documents = documents
    self.themeTokens = themeTokens
    roles = documents.map { document in
      document.modifiers.map { ModifierRole($0, brands: brandSource, choices[$0.name]) }
    }
    var promos: Set<String> = []
    for case .promos(let choice) in roles.joined() { promos.formUnion(choice.keys) }
    self.promos = promos.sorted()
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

  mutating func read() {
    let base = choice(brand: nil, .light)
    let first = reading(of: base)
    declarations = first.ofFiles
    for index in documents.indices { declare(document: index) }
    diagnostics += summary.diagnostics
  }

  /// The choice for a brand in an appearance, while a promo runs or none does.
  func choice(brand: String?, promo: String? = nil, _ appearance: ColorAppearance) -> Choice {
    zip(documents, roles).map { document, roles in
      zip(document.modifiers, roles).map { modifier, role in
        role.context(of: modifier, brand: brand, promo: promo, appearance: appearance)
      }
    }
  }

  private mutating func reading(of choice: Choice) -> Reading {
    if let known = readings[choice] { return known }
    let isFirst = readings.isEmpty
    var scopes: [[DesignToken]] = []
    func collect(_ sources: [DesignTokenSource]) {
      var collector = DesignTokenCollector(sources, scope: scopes.count)
      collector.collect()
      diagnostics += collector.diagnostics
      scopes.append(collector.tokens)
    }
    for file in files { collect([DesignTokenSource(node: file)]) }
    for (document, contexts) in zip(documents, choice) {
      collect(document.sources(for: contexts))
    }
    steps += scopes.reduce(0) { $0 + $1.count }
    var reader = DesignTokenReader(scopes, themeTokens: themeTokens)
    reader.read()
    let known = Set(diagnostics)
    diagnostics += reader.diagnostics.filter { !known.contains($0) }
    summary.formUnion(reader.summary)
    settled.formUnion(reader.settled)
    broken += reader.brokenKeys
    var reading = Reading(values: documents.map { _ in [:] })
    for declaration in reader.declarations {
      let token = reader.tokens[declaration.token]
      let own = Declaration(
        key: declaration.key,
        brand: nil,
        value: declaration.value,
        uses: declaration.uses,
        token: token
      )
      if token.file >= files.count {
        reading.values[token.file - files.count][declaration.key] = own
      } else if isFirst {
        reading.ofFiles.append(own)
      }
    }
    readings[choice] = reading
    return reading
  }

  private mutating func declare(document index: Int) {
    var rows: [String?: [TokenKey: Declaration]] = [:]
    let hasBase = hasBase(of: index)
    for brand in (hasBase ? [nil] : []) + brands.map({ Optional($0.name) }) {
      guard steps <= Self.limit else {
        reportExhausted(documents[index])
        return
      }
      rows[brand] = row(of: index, brand: brand)
    }
    let keys = Set(rows.values.flatMap(\.keys)).sorted()
    for key in keys {
      let base = rows[nil]?[key]
      if let base { declarations.append(base) }
      let values = brands.map { rows[$0.name]?[key]?.value }
      // Without a default what all brands share stands for all.
      if !hasBase, let value = values.first, value != nil, values.allSatisfy({ $0 == value }),
        let first = brands.first.flatMap({ rows[$0.name]?[key] })
      {
        declarations.append(first)
        continue
      }
      for brand in brands {
        guard let own = rows[brand.name]?[key] else { continue }
        let inherited = brand.parent.map { rows[$0]?[key] } ?? base
        guard own.value != inherited?.value else { continue }
        declarations.append(
          Declaration(
            key: key,
            brand: brand.name,
            value: own.value,
            uses: own.uses,
            token: own.token
          )
        )
      }
    }
    for promo in promos { declare(promo: promo, document: index, rows, hasBase: hasBase) }
  }

  /// Declares what a promo changes, and what it changes otherwise in a brand.
  private mutating func declare(
    promo: String,
    document index: Int,
    _ rows: [String?: [TokenKey: Declaration]],
    hasBase: Bool
  ) {
    var changed: [String?: [TokenKey: Declaration]] = [:]
    for brand in (hasBase ? [nil] : []) + brands.map({ Optional($0.name) }) {
      guard steps <= Self.limit else {
        reportExhausted(documents[index])
        return
      }
      changed[brand] = row(of: index, brand: brand, promo: promo)
    }
    for key in Set(changed.values.flatMap(\.keys)).sorted() {
      var shown: [String?: Value] = [:]
      func add(_ own: Declaration, _ brand: String?) {
        declarations.append(
          Declaration(
            key: key,
            brand: brand,
            promo: promo,
            value: own.value,
            uses: own.uses,
            token: own.token
          )
        )
        shown[brand] = own.value
      }
      if let own = changed[nil]?[key], own.value != rows[nil]?[key]?.value { add(own, nil) }
      for brand in brands {
        guard let own = changed[brand.name]?[key] else { continue }
        // A promo beats a brand, and the brand within the promo both.
        let expected =
          brand.parent.flatMap { shown[$0] } ?? shown[nil] ?? rows[brand.name]?[key]?.value
        if own.value != expected {
          add(own, brand.name)
        } else {
          shown[brand.name] = brand.parent.flatMap { shown[$0] }
        }
      }
    }
  }

  /// What a brand's tokens are, every appearance put together.
  private mutating func row(
    of index: Int,
    brand: String?,
    promo: String? = nil
  ) -> [TokenKey: Declaration] {
    let byAppearance = ColorAppearance.allCases.map { appearance in
      (appearance, reading(of: choice(brand: brand, promo: promo, appearance)).values[index])
    }
    guard let plain = byAppearance.first?.1 else { return [:] }
    var row: [TokenKey: Declaration] = [:]
    for key in Set(byAppearance.flatMap { $0.1.keys }) {
      let found = byAppearance.compactMap { item in item.1[key].map { (item.0, $0) } }
      guard let light = plain[key] else {
        if let only = found.first { reportNoLight(only.1, in: documents[index]) }
        continue
      }
      let values = Dictionary(uniqueKeysWithValues: found.map { ($0.0, $0.1.value) })
      if values.values.allSatisfy({ $0 == light.value }) {
        row[key] = light
      } else if let value = Value(byAppearance: values) {
        let uses = found.flatMap(\.1.uses).filter { value.refers(to: $0.key) }
        row[key] = Declaration(
          key: key,
          brand: nil,
          value: value,
          uses: Array(Set(uses)).sorted { ($0.range, $0.key) < ($1.range, $1.key) },
          token: light.token
        )
      } else {
        row[key] = light
        reportByAppearance(found.map(\.1))
      }
    }
    return row
  }

  /// Whether a document says something about a brand that is none of its contexts.
  private func hasBase(of index: Int) -> Bool {
    zip(documents[index].modifiers, roles[index]).allSatisfy { modifier, role in
      switch role {
      case .brands, .promos: modifier.defaultContext != nil
      case .appearances, .other: true
      }
    }
  }
}
