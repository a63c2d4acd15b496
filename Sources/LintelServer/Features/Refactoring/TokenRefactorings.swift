import LintelCascade
import LintelCompiler
import LintelDiagnostics
import LintelLint
import LintelSchema
import LintelSyntax
import LintelTheme

/// Turns colors into tokens, and tokens into colors.
extension Refactorings {
  /// Keys that aren't specific enough to name a token.
  private static let plainKeys: Set<String> = [
    "color", "light", "dark", "lightHighContrast", "darkHighContrast", "fill", "normal",
  ]

  // MARK: Extracting

  /// Returns the refactorings that replace the color at an offset with a token.
  func extractions(at offset: Int) -> [Refactoring] {
    guard let root = analysis.compilation.roots[file], let theme = analysis.compilation.theme,
      let (path, node) = root.scalars().first(where: {
        $0.node.range.encloses(offset)
      }), !Self.isTokenPath(path), let color = Self.color(node)
    else { return [] }
    let places = places(of: color)
    let written = sources[file].text(of: node.range)
    let count = places.count == 1 ? "" : " (\(places.count) places)"
    let known = theme.tokens.first { token in
      token.key.group == .colors && self.value(of: token.key) == .color(color)
    }
    if let known {
      let reference = "$\(known.key.name)"
      return [
        Refactoring(
          title: "Write '\(reference)' instead of \(written)\(count)",
          kind: "refactor.rewrite"
        ) { replaced(places, with: reference) }
      ]
    }
    let name = Self.name(for: path, besides: Set(theme.tokens.map(\.key.name)))
    return [
      Refactoring(
        title: "Extract \(written) into the token '$\(name)'\(count)",
        kind: "refactor.extract"
      ) {
        var changes = replaced(places, with: "$\(name)")
        let home = self.home
        let index = changes.firstIndex { $0.file.path == sources[home].path }
        let bytes = index.map { changes[$0].bytes } ?? sources[home].bytes
        var edited = EditedFile(file: SourceFile(path: sources[home].path, bytes: bytes))
        let keys = edited.root?.entries.map(\.key.text) ?? []
        let group = keys.contains("tokens.colors") ? ["tokens.colors"] : ["tokens", "colors"]
        guard edited.insert(written, at: group + [name]) else { return nil }
        if let index { changes.remove(at: index) }
        return changes + [FileChange(file: sources[home], bytes: edited.file.bytes)]
      }
    ]
  }

  /// The file that gets new tokens: the author's own if it has tokens or no other file does, or the first one that has tokens.
  private var home: FileID {
    let roots = analysis.compilation.roots.sorted { $0.key < $1.key }
    func hasTokens(_ root: YAMLNode?) -> Bool {
      root?.entries.contains { $0.key.text == "tokens" || $0.key.text == "tokens.colors" } ?? false
    }
    if hasTokens(analysis.compilation.roots[file]) { return file }
    let others = roots.filter { !sources[$0.key].path.hasSuffix(".json") && hasTokens($0.value) }
    return others.first?.key ?? file
  }

  /// Returns everywhere that a color is written, except in tokens.
  private func places(of color: ColorValue) -> [SourceRange] {
    analysis.compilation.roots.sorted { $0.key < $1.key }.flatMap { id, root -> [SourceRange] in
      guard !sources[id].path.hasSuffix(".json") else { return [] }
      return root.scalars().filter { path, node in
        !Self.isTokenPath(path) && Self.color(node) == color
      }.map(\.node.range)
    }
  }

  private func replaced(_ places: [SourceRange], with text: String) -> [FileChange] {
    changes(by: places.map { FixIt.Edit(range: $0, newText: text) })
  }

  private func changes(by edits: [FixIt.Edit]) -> [FileChange] {
    let byFile = Dictionary(grouping: edits, by: \.range.file)
    return byFile.sorted { $0.key < $1.key }.map { id, edits in
      var edited = EditedFile(file: sources[id])
      edited.apply(edits)
      return FileChange(file: sources[id], bytes: edited.file.bytes)
    }
  }

  /// Whether a path leads to a token, or to a place that can't use one.
  private static func isTokenPath(_ path: [String]) -> Bool {
    path.contains { $0 == "tokens" || $0.hasPrefix("tokens.") || $0 == SchemaWalk.element }
      || path.first == "proxies" || path.first == "instances"
  }

  /// Returns the color that a scalar writes with components or a function, or `nil` for names and tokens.
  private static func color(_ node: YAMLNode) -> ColorValue? {
    guard node.text.hasPrefix("#") || node.text.hasSuffix(")"), !node.text.hasPrefix("fixed("),
      case .color(let color) = parseValue(node, as: ValueExpectation(.color)).value
    else { return nil }
    switch color {
    case .literal, .function: return color
    case .system, .asset, .token, .appearances, .runtime: return nil
    }
  }

  /// Returns a name after the property that no token has.
  private static func name(for path: [String], besides taken: Set<String>) -> String {
    let steps = path.flatMap { $0.split(separator: ".").map(String.init) }
    let last = steps.lastIndex { !plainKeys.contains($0) }
    let own = last.map { steps[$0] } ?? "color"
    let plain = own.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    let base = plain.first?.isLetter == true ? plain : "color"
    guard taken.contains(base) else { return base }
    return (2...).lazy.map { "\(base)\($0)" }.first { !taken.contains($0) } ?? base
  }

  // MARK: Inlining

  /// Returns the refactorings that replace the token at an offset with its value, there or everywhere.
  func inlinings(at offset: Int) -> [Refactoring] {
    guard let occurrence = analysis.names.occurrence(at: offset, in: file),
      case .token(let key) = occurrence.subject, let entry = onlyEntry(of: key)
    else { return [] }
    let written = sources[entry.valueRange.file].text(of: entry.valueRange)
    guard !written.contains("\n"), !sources[entry.valueRange.file].path.hasSuffix(".json") else {
      return []
    }
    let uses = analysis.names.occurrences(of: occurrence.subject).filter { !$0.isDeclaration }
    var found: [Refactoring] = []
    if !occurrence.isDeclaration {
      found.append(
        Refactoring(
          title: "Write \(written) instead of '$\(key.name)'",
          kind: "refactor.inline"
        ) { replaced([occurrence.range], with: written) }
      )
    }
    guard !uses.isEmpty, uses.count > 1 || occurrence.isDeclaration else { return found }
    found.append(
      Refactoring(
        title: "Write \(written) everywhere, and remove '$\(key.name)'",
        kind: "refactor.inline"
      ) {
        let removal = entryRemoval(of: entry.keyRange, in: sources, analysis.compilation.roots)
        guard let removal else { return nil }
        return changes(by: removal + uses.map { FixIt.Edit(range: $0.range, newText: written) })
      }
    )
    return found
  }

  /// Returns the only declaration of a token, if it applies everywhere.
  private func onlyEntry(of key: TokenKey) -> Entry? {
    guard let cascade = analysis.cascade, let target = cascade.theme.target(of: key) else {
      return nil
    }
    let declarations = cascade.declarations(of: target)
    guard declarations.count == 1, let only = declarations.first,
      cascade.theme.conditions[only.condition.index] == Condition()
    else { return nil }
    return cascade.theme.entries[Int(only.entry)]
  }

  private func value(of key: TokenKey) -> Value? {
    guard let theme = analysis.compilation.theme, let cascade = analysis.cascade,
      let target = theme.target(of: key), onlyEntry(of: key) != nil
    else { return nil }
    return cascade.declarations(of: target).first.map { theme.values[$0.value.index] }
  }
}
