import LintelCascade
import LintelDiagnostics
import LintelSchema
import LintelTheme

/// A property or a token of two themes.
enum SharedTarget: Hashable {
  /// A property, which has the same number in both themes.
  case leaf(LeafID)
  /// A token, by its group and name in each theme.
  case token(old: TokenKey, new: TokenKey)

  /// The property, or `nil` for a token.
  var leaf: LeafID? {
    switch self {
    case .leaf(let leaf): leaf
    case .token: nil
    }
  }

  /// Whether it is a token with a different name in the newer theme.
  var isRenamed: Bool {
    if case .token(let old, let new) = self { old != new } else { false }
  }

  /// The path of a property, or a token with its group, such as `$colors.accent`.
  func name(in schema: Schema) -> String {
    switch self {
    case .leaf(let leaf): schema[leaf].path
    case .token(_, let key): "$\(key.group.rawValue).\(key.name)"
    }
  }
}

/// The sources of values in one of two themes.
extension ComparedTheme {
  /// The place of a declaration: a block, and the path in it.
  struct Place: Hashable {
    /// The path of the block, such as `screens.home`.
    let block: String
    /// The path in the block, such as `navigationBar.title.color`.
    let entry: String
  }

  /// The target in this theme, or `nil` for a token that the theme doesn't have.
  func target(_ target: SharedTarget) -> TargetID? {
    switch target {
    case .leaf(let leaf): TargetID(leaf)
    case .token(let old, let new): theme.target(of: old) ?? theme.target(of: new)
    }
  }

  /// The declaration with a number among those of a target, or `nil` if there is none.
  func declaration(_ number: Int, of target: SharedTarget) -> Declaration? {
    guard let target = self.target(target) else { return nil }
    let all = cascade.declarations(of: target)
    return number < all.count ? all[all.startIndex + number] : nil
  }

  func value(of declaration: Declaration) -> Value { theme.values[declaration.value.index] }

  func place(of declaration: Declaration) -> Place {
    let entry = theme.entries[Int(declaration.entry)]
    return Place(block: theme.blocks[Int(entry.block)].path, entry: entry.path)
  }

  /// The path at which a block is written, such as `styles.quiet` for `screens.home.use quiet`, because a style is written once
  /// however many blocks use it.
  private func writtenPath(of block: Int32?) -> String {
    guard let block else { return "" }
    let path = theme.blocks[Int(block)].path
    var next: Int32? = block
    while let index = next {
      let outer = theme.blocks[Int(index)]
      if let style = style(usedBy: index) {
        return "styles.\(style)\(path.dropFirst(outer.path.count))"
      }
      next = outer.parent
    }
    return path
  }

  /// The name of the style if a block is the use of one, or `nil` for a block that is written in place.
  private func style(usedBy index: Int32) -> String? {
    let block = theme.blocks[Int(index)]
    let outer = block.parent.map { theme.blocks[Int($0)].path } ?? ""
    let key = outer.isEmpty ? block.path[...] : block.path.dropFirst(outer.count + 1)
    // Names of blocks have no spaces, and conditions begin with a different word.
    return key.hasPrefix("use ") ? String(key.dropFirst(4)) : nil
  }

  /// The outermost `use:` that adds a declaration to its block and that another theme doesn't have, or
  /// `nil` if the theme has all of them.
  func use(of declaration: Declaration, missingIn other: ComparedTheme) -> DifferenceCause.Source? {
    let entry = theme.entries[Int(declaration.entry)]
    var uses: [(block: Int32, style: String)] = []
    var next: Int32? = entry.block
    while let index = next {
      if let style = style(usedBy: index) { uses.append((index, style)) }
      next = theme.blocks[Int(index)].parent
    }
    for (use, range) in zip(uses.reversed(), entry.uses) {
      let block = theme.blocks[Int(use.block)]
      guard other.theme.block(at: block.path) == nil else { continue }
      return DifferenceCause.Source(
        value: use.style,
        block: writtenPath(of: block.parent),
        range: range
      )
    }
    return nil
  }

  func source(_ declaration: Declaration) -> DifferenceCause.Source {
    let entry = theme.entries[Int(declaration.entry)]
    return DifferenceCause.Source(
      value: declaration.shorthandSteps == 0
        ? value(of: declaration).text : text(at: entry.valueRange),
      block: writtenPath(of: entry.block),
      range: entry.valueRange
    )
  }

  private func text(at range: SourceRange) -> String {
    let bytes = sources[range.file].bytes
    let (lower, upper) = (Int(range.lower), min(Int(range.upper), bytes.count))
    guard lower < upper else { return "" }
    let words = String(decoding: bytes[lower..<upper], as: UTF8.self)
      .split(whereSeparator: \.isWhitespace)
    return words.joined(separator: " ")
  }
}

extension Theme {
  /// Returns the first block with a path, found by binary search, with a preference for blocks over a token's values by brand.
  func block(at path: String) -> Block? {
    let index = blocks.indices.partitioned { blocks[$0].path >= path }
    let same = blocks[index...].prefix { $0.path == path }
    guard same.count > 1 else { return same.first }
    return same.first { block in !entries.contains { $0.keyRange == block.keyRange } } ?? same.first
  }
}
