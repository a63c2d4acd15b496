package import LintelDiagnostics
import LintelSyntax

/// Reads the values of all design tokens that a theme imports.
///
/// References can lead to any file and to the theme's own tokens, so all files are read together.
package struct DesignTokenReader {
  /// A declaration in a theme that results from a design token.
  package struct Declaration {
    package let key: TokenKey
    /// The brand, or `nil` for every brand.
    package internal(set) var brand: String?
    /// The names of the promos that must all run, if any.
    package internal(set) var promos: [String] = []
    /// The value in the theme's terms.
    package internal(set) var value: Value
    package internal(set) var uses: [TokenUse]
    package let token: DesignToken
    /// The index of the token among those that are read together.
    fileprivate let index: Int
  }

  /// A token whose value became part of another token, which doesn't change if the first one is overridden.
  package struct AbsorbedToken: Hashable {
    let key: TokenKey
    let range: SourceRange
    let owner: TokenKey
  }

  enum Target {
    case token(Int)
    /// A token that the theme declares itself.
    case theme(TokenKey)
    /// A part of a token's value, and the file that contains it.
    case node(YAMLNode, file: Int)
  }

  /// The maximum number of references that are followed in a row.
  private static let chain = ResolutionLimits.chain

  private(set) var tokens: [DesignToken]
  private(set) var types: [DesignTokenType?] = []
  package private(set) var declarations: [Declaration] = []
  package var absorbed: Set<AbsorbedToken> = []
  package var diagnostics: [Diagnostic] { findings.all }
  /// The findings about the tokens, with a count of the errors, because a token with errors has no value.
  var findings = CountedFindings()
  /// The findings that are reported once per file.
  package var summary = DesignTokenSummary()
  /// The indices of the tokens that bars don't support.
  private var leftOut: Set<Int> = []
  /// The notation of the files: the format's own, or Style Dictionary's.
  let dialect: DesignTokenDialect
  /// The index of each token, by file and then by path.
  private let indices: [[String: Int]]
  /// The index of each token by its path, across all files.
  private let allIndices: [String: Int]
  /// The index of the only token with a path inside of its set, or `nil` if several sets have it.
  private let indicesInSets: [String: Int?]
  /// The tokens that the theme declares itself, by path.
  private let themeTokens: [String: TokenKey]
  /// The references in the token that is being read.
  var uses: [TokenUse] = []
  /// The index of the token that is being read.
  private(set) var owner = 0
  /// The indices of the tokens that don't have a value because of an error.
  private(set) var broken: Set<Int> = []

  /// Creates a reader for the tokens of each file, or of files that are read as one.
  package init(
    _ scopes: [[DesignToken]],
    themeTokens: [TokenKey],
    dialect: DesignTokenDialect = .designTokens
  ) {
    var tokens: [DesignToken] = []
    var indices: [[String: Int]] = []
    var all: [String: Int] = [:]
    self.dialect = dialect
    for scope in scopes {
      var own: [String: Int] = [:]
      for (index, token) in scope.enumerated() {
        own[token.path] = tokens.count + index
        all[token.path] = all[token.path] ?? tokens.count + index
      }
      tokens += scope
      indices.append(own)
    }
    self.tokens = tokens
    self.indices = indices
    allIndices = all
    let inSets = tokens.enumerated().compactMap { index, token in
      token.pathInSet.map { ($0, Optional(index)) }
    }
    indicesInSets = Dictionary(inSets) { _, _ in nil }
    self.themeTokens = Dictionary(themeTokens.sorted().map { ($0.name, $0) }) { first, _ in first }
  }

  /// Reads all values, after finding types and cycles.
  package mutating func read() {
    findTypes()
    findCycles()
    checkNames()
    for index in tokens.indices where !broken.contains(index) {
      readToken(index)
      notePart(index)
    }
    leaveOutReferences()
  }

  /// Leaves out tokens that refer to tokens that are left out.
  private mutating func leaveOutReferences() {
    var pending = leftOut
    while !pending.isEmpty {
      var keys: Set<TokenKey> = []
      for index in pending {
        for part in types[index]?.parts ?? [] {
          if let key = key(of: index, part) { keys.insert(key) }
        }
      }
      keys.subtract(declarations.filter { !pending.contains($0.index) }.map(\.key))
      let referring = declarations.filter { $0.uses.contains { keys.contains($0.key) } }
      pending = Set(referring.map(\.index)).subtracting(leftOut)
      for index in pending {
        owner = index
        noteUnusable("something that refers to such a token")
      }
      declarations.removeAll { pending.contains($0.index) }
    }
  }

  /// The tokens with invalid values, with the places of their names.
  var brokenKeys: [(key: TokenKey, range: SourceRange)] {
    broken.sorted().flatMap { index in
      (types[index]?.parts ?? []).compactMap { part in
        key(of: index, part).map { ($0, tokens[index].keyRange) }
      }
    }
  }

  /// The places of the tokens that don't have a type because of an error.
  var untyped: [SourceRange] {
    broken.sorted().filter { types[$0] == nil }
      .map { tokens[$0].keyRange.union(tokens[$0].node.range) }
  }

  /// Returns the index of the token at a reference's path, preferably in the same file.
  private func find(_ path: String, in file: Int) -> Int? {
    dialect.paths(named: path).lazy
      .compactMap { indices[file][$0] ?? allIndices[$0] ?? indicesInSets[$0] ?? nil }.first
  }

  private mutating func readToken(_ index: Int) {
    let token = tokens[index]
    owner = index
    guard let type = types[index] else {
      // A reference without a target is reported as such.
      if let reference = DesignTokenReference(token.value) {
        _ = target(of: reference, in: token.file)
      } else if dialect == .styleDictionary {
        noteUnusable("a value of a type that themes don't have")
      } else if !token.hasUnknownType {
        reportUntyped(token)
      }
      broken.insert(index)
      return
    }
    let errors = findings.errorCount
    for (part, value, uses) in values(of: token, type) {
      guard let key = key(of: index, part), findings.errorCount == errors else { continue }
      declarations.append(.init(key: key, value: value, uses: uses, token: token, index: index))
    }
    if findings.errorCount > errors { broken.insert(index) }
  }

  /// Returns the values in the theme that result from a token, part by part.
  private mutating func values(of token: DesignToken, _ type: DesignTokenType) -> [PartValue] {
    uses = []
    if type.isUnusable { noteUnusable(type.noun) }
    guard let reference = DesignTokenReference(token.value) else {
      return literal(token.value, type, in: token.file)
    }
    switch target(of: reference, in: token.file) {
    case nil: return []
    case .node(let node, let file): return literal(node, type, in: file)
    case .theme(let key):
      guard type.parts.first.map({ $0.group == key.group && $0.suffix.isEmpty }) == true else {
        reportWrongType(reference, found: key.group.noun, expected: type, at: nil)
        return []
      }
      return [(type.parts[0], .token(key), [TokenUse(key, at: reference.range)])]
    case .token(let index):
      guard checkType(of: index, type, reference) else { return [] }
      return type.parts.compactMap { part in
        key(of: index, part).map { (part, .token($0), [TokenUse($0, at: reference.range)]) }
      }
    }
  }

  /// Records that bars don't support the token that is being read.
  @discardableResult
  mutating func noteUnusable(_ noun: String) -> [Value?] {
    leftOut.insert(owner)
    let token = tokens[owner]
    summary.unusable.insert(.init(path: token.path, noun: noun, range: token.keyRange))
    return []
  }

  /// Records that a part of the token's value is changed or left out, unless it is a part of another token's value.
  mutating func noteLoss(_ kind: DesignTokenLoss.Kind, _ what: String, at node: YAMLNode) {
    let token = tokens[owner]
    guard node.range.file == token.node.range.file, node.range.lower >= token.node.range.lower,
      node.range.upper <= token.node.range.upper
    else { return }
    let text = "'\(token.path)' has \(what)"
    summary.losses.insert(DesignTokenLoss(kind: kind, text: text, range: node.range))
  }

  /// Records a token that can only be a part of other tokens, and that is left out if it isn't.
  private mutating func notePart(_ index: Int) {
    guard let type = types[index], type.parts.isEmpty, !type.isUnusable, !broken.contains(index)
    else { return }
    let token = tokens[index]
    summary.parts.insert(
      .init(path: token.path, noun: "\(type.noun) that no other token uses", range: token.keyRange)
    )
  }

  /// Returns the theme's token for a part of a design token, or `nil` for a design token without a name.
  func key(of index: Int, _ part: DesignTokenType.Part) -> TokenKey? {
    tokens[index].name.map { DesignTokenName.key(part.group, $0 + part.suffix) }
  }

  /// Returns the target of a reference, or reports a reference that doesn't have one.
  mutating func target(of reference: DesignTokenReference, in file: Int) -> Target? {
    var reference = reference
    var file = file
    for _ in 0..<Self.chain {
      guard let index = find(reference.path, in: file) else {
        if reference.rest.isEmpty, let key = themeTokens[reference.path] { return .theme(key) }
        reportUnknown(reference)
        return nil
      }
      if types[owner]?.parts.isEmpty == false { summary.usedParts.insert(tokens[index].keyRange) }
      if reference.rest.isEmpty { return .token(index) }
      var node = tokens[index].value
      file = tokens[index].file
      var rest = reference.rest[...]
      var next: DesignTokenReference?
      while true {
        // A value along the path can be a reference, too.
        next = DesignTokenReference(node)
        guard next == nil, let part = rest.first else { break }
        guard let child = node.child(part) else {
          reportUnknown(reference)
          return nil
        }
        rest = rest.dropFirst()
        node = child
      }
      guard let next else { return .node(node, file: file) }
      reference = next.appending(Array(rest))
    }
    return findings.all.reject(
      "cyclic-token",
      "'\(reference.text)' leads through more than \(Self.chain) references, or back to itself",
      at: reference.range,
      help: ["refer directly to the token that has the value"]
    )
  }

  /// Follows references up to a value, for places where a theme can't have a reference.
  mutating func settle(
    _ node: YAMLNode,
    as type: DesignTokenType?,
    in file: Int
  ) -> (node: YAMLNode, file: Int)? {
    var (node, file) = (node, file)
    for _ in 0..<Self.chain {
      guard let reference = DesignTokenReference(node) else { return (node, file) }
      switch target(of: reference, in: file) {
      case nil: return nil
      case .node(let next, let nextFile): (node, file) = (next, nextFile)
      case .theme(let key):
        reportThemeToken(key, reference)
        return nil
      case .token(let index):
        if let type, !checkType(of: index, type, reference) { return nil }
        noteAbsorbed(index, reference)
        (node, file) = (tokens[index].value, tokens[index].file)
      }
    }
    return nil
  }

  /// Records that the token being read has absorbed another token's value.
  private mutating func noteAbsorbed(_ index: Int, _ reference: DesignTokenReference) {
    guard let part = types[index]?.parts.first, let key = key(of: index, part),
      let ownPart = types[owner]?.parts.first, let owner = self.key(of: owner, ownPart)
    else { return }
    absorbed.insert(AbsorbedToken(key: key, range: reference.range, owner: owner))
  }
}

/// Finds types, cycles, and invalid names before the values are read.
extension DesignTokenReader {
  /// Finds the type of every token: its own, that of the token it refers to, or that of the nearest group.
  private mutating func findTypes() {
    types = tokens.map(\.type)
    var isKnown = types.map { $0 != nil }
    for start in tokens.indices where !isKnown[start] {
      // Each token of the row depends on the next one.
      var row: [Int] = []
      var end = start
      var type: DesignTokenType?
      while !isKnown[end] {
        isKnown[end] = true
        row.append(end)
        guard let reference = DesignTokenReference(tokens[end].value), reference.rest.isEmpty
        else { break }
        guard let next = find(reference.path, in: tokens[end].file) else {
          type = themeTokens[reference.path].flatMap { DesignTokenType($0.group) }
          break
        }
        end = next
      }
      type = type ?? types[end]
      for index in row.reversed() {
        types[index] = type ?? tokens[index].inheritedType
        type = types[index]
      }
    }
  }

  /// Finds tokens that refer to themselves through any part of their values.
  private mutating func findCycles() {
    let declarations = tokens.map { token in
      var uses: [TokenUse] = []
      collectUses(in: token.value, of: token, into: &uses)
      return TokenDeclaration(key: TokenKey(.strings, token.path), uses: uses)
    }
    findings.all += checkTokenCycles(declarations).filter { $0.rule == "cyclic-token" }
    let graph = TokenGraph(declarations)
    for component in graph.components() {
      let node = component[0]
      guard component.count > 1 || graph.edges[node].contains(where: { $0.to == node }) else {
        continue
      }
      let members = Set(component.map { graph.keys[$0].name })
      broken.formUnion(tokens.indices.filter { members.contains(tokens[$0].path) })
    }
  }

  /// Collects the references in a value for the search for cycles.
  private func collectUses(in node: YAMLNode, of token: DesignToken, into uses: inout [TokenUse]) {
    if let reference = DesignTokenReference(node) {
      // A pointer into the same token's value is followed when that value is read.
      let path = find(reference.path, in: token.file).map { tokens[$0].path } ?? reference.path
      guard reference.rest.isEmpty || path != token.path else { return }
      return uses.append(TokenUse(TokenKey(.strings, path), at: reference.range))
    }
    for entry in node.entries { collectUses(in: entry.value, of: token, into: &uses) }
    for element in node.elements { collectUses(in: element, of: token, into: &uses) }
  }

  /// Finds names that become identical, and tokens that have the name of a group in another file.
  private mutating func checkNames() {
    var firsts: [TokenKey: Int] = [:]
    for index in tokens.indices.sorted(by: { tokens[$0].keyRange < tokens[$1].keyRange }) {
      let token = tokens[index]
      for part in types[index]?.parts ?? [] {
        guard let key = key(of: index, part) else { continue }
        if let first = firsts[key], tokens[first].path != token.path {
          reportSameName(index, first, key)
          broken.insert(index)
        } else if firsts[key] == nil {
          firsts[key] = index
        }
      }
      var path = token.path[...]
      while let dot = path.lastIndex(of: ".") {
        path = path[..<dot]
        guard let outer = allIndices[String(path)] else { continue }
        reportTokenAndGroup(inner: index, outer: outer)
      }
    }
  }
}
