package import LintelDiagnostics
package import LintelSchema

/// The reason why a name doesn't lead to a target, as a sentence for the person who asked.
package struct TargetNameError: Error, Hashable, Sendable {
  /// The sentence, without a period.
  package let message: String
}

/// The parts of a target that a name selects: slots of a bar, and a layout and state of tab items.
package struct TargetPart: Hashable, Sendable {
  /// The slots, or `nil` for all.
  package var slots: [AppearanceSlot]?
  /// The layout of tab items, or `nil` for all.
  package var layout: ItemLayout?
  /// The state of tab items, or `nil` for all.
  package var state: ItemState?

  package static let whole = TargetPart()
}

/// A theme with all its declarations, ready for the cascade.
///
/// Everything is sorted by meaning, so two themes with the same content in a different order are equal,
/// including their ids. `Cascade` finds the declaration that wins, and `space` has all contexts.
package struct Theme: Sendable {
  /// What happens to the theme's backgrounds on iOS 26 and later.
  package enum Glass: String, Sendable, CaseIterable {
    /// Bars keep the backgrounds that the theme declares.
    case keep
    /// Bars leave backgrounds and shadows to the system on iOS 26 and later.
    case native
  }

  /// A push from one screen to another.
  package struct Flow: Hashable, Sendable {
    /// The screen that pushes.
    package let from: String
    /// The screen that is pushed.
    package let to: String
    package let range: SourceRange
  }

  /// What the app sets with an `appearance()` proxy or on instances, in UIKit's own names.
  package struct InstanceSetting: Sendable {
    /// How the app applies a setting.
    package enum Kind: Hashable, Sendable {
      /// With `appearance()`, on all instances or some.
      case proxy
      /// On an instance, in code.
      case instance
    }

    package struct Name: Hashable, Sendable {
      package let text: String
      package let range: SourceRange

      package init(_ text: String, at range: SourceRange) {
        self.text = text
        self.range = range
      }
    }

    package var kind: Kind
    /// UIKit's class, such as `UINavigationBar`, as written.
    package var classOf: Name
    /// The class in the table of legacy properties.
    package var owner: LegacyClass
    /// The containers, innermost first, in the order of the arguments of UIKit's call.
    package var containedIn: [Name]
    /// The traits that a proxy is limited to, empty if it isn't limited.
    package var traits: ProxyTraits
    /// The assignments in source order.
    package var set: [SettingAssignment]
    package var tokenUses: [TokenUse]
    /// The index in `Theme.blocks` of the block that has the setting.
    package var block: Int32
    /// The sum of the `priority` of the enclosing blocks.
    package var priority: Int32
    /// The number of `use:` steps between the block and the style, or 0 for a setting written in place.
    package var styleDepth: Int32
    /// The path of the list and the position in it, such as `proxies[0]`.
    package var path: String
    package var range: SourceRange
  }

  /// The Swift types that a screen names, used to check which proxies apply inside it.
  package struct ScreenClasses: Hashable, Sendable {
    package var screen: String
    package var viewController: InstanceSetting.Name?
    /// The type of the navigation controller that contains it.
    package var navigationController: InstanceSetting.Name?
  }

  /// A token's key and the range of its first declaration.
  package struct Token: Hashable, Sendable {
    package let key: TokenKey
    package let keyRange: SourceRange
  }

  /// The theme's name, which becomes a Swift type.
  package var name: String
  package var nameRange: SourceRange
  package var minimumIOS = Version(13)
  /// The newest iOS version that the theme supports, including its minor releases.
  package var newestIOS = Version(27)
  /// What happens to backgrounds on iOS 26.
  package var glass = Glass.keep
  package var space = ContextSpace(brands: [], promos: [], screens: [], versions: [])
  /// The tokens, sorted by key; the target of `tokens[i]` is `schema.leaves.count + i`.
  package var tokens: [Token] = []
  package var conditions: [Condition] = []
  /// The values of declarations and settings by their ids.
  package var values: [Value] = []
  /// The entries, sorted by block and path.
  package var entries: [Entry] = []
  /// The blocks, sorted by path.
  package var blocks: [Block] = []
  /// The declarations, sorted by target, condition, layer, and entry, so that the order of the source has no effect.
  package var declarations: [Declaration] = []
  /// The token references of written values.
  package var tokenUses = TokenUses()
  /// The tokens that styles refer to, whether or not a block uses the style.
  package var tokensInStyles: Set<TokenKey> = []
  /// The token references in values that have no effect, kept so that errors in them are found too.
  package var strayTokenUses: [TokenUse] = []
  /// Whether the theme declares its iOS versions, even if they can't be read.
  package var declaresIOS = true
  /// Names that the unreadable parts may declare.
  package var unread = UnreadNames()
  /// The design tokens that bars don't support, with the reason, by their names in the theme.
  package var leftOutTokens: [String: Note] = [:]
  /// The pushes, sorted by their screens.
  package var flows: [Flow] = []
  /// The content of `proxies:` and `instances:`, in the order of their blocks and lists.
  package var settings: [InstanceSetting] = []
  /// The content of the app's asset catalogs, or `nil` if no catalog is named.
  package var assets: AssetCatalog?
  /// The names of SF Symbols, or `nil` if no list of them is named.
  package var symbols: SymbolList?
  /// The Swift types of screens, sorted by screen.
  package var screenClasses: [ScreenClasses] = []
  /// The names of `groups:`, sorted.
  package var groups: [String] = []
  /// The names of `styles:`, sorted.
  package var styles: [String] = []

  package init(name: String, nameRange: SourceRange) {
    self.name = name
    self.nameRange = nameRange
  }

  /// Returns the target of a token by binary search, or `nil` if the theme doesn't declare the token.
  package func target(of token: TokenKey, in schema: Schema = .standard) -> TargetID? {
    let index = tokens.indices.partitioned { tokens[$0].key >= token }
    guard index < tokens.count, tokens[index].key == token else { return nil }
    return TargetID(schema.leaves.count + index)
  }

  /// Returns the leaf of a target, or `nil` if the target is a token.
  package func leaf(of target: TargetID, in schema: Schema = .standard) -> LeafID? {
    target.index < schema.leaves.count ? LeafID(target.index) : nil
  }

  /// Returns the token of a target, or `nil` if the target is a leaf property.
  package func token(of target: TargetID, in schema: Schema = .standard) -> Token? {
    let index = target.index - schema.leaves.count
    return index >= 0 ? tokens[index] : nil
  }

  /// The ranges of the keys and values of entries whose values couldn't be read.
  package var unreadPlaces: Set<SourceRange> {
    let unread = declarations.filter { values[$0.value.index] == .unread }
    return Set(unread.map { entries[Int($0.entry)] }.flatMap { [$0.keyRange, $0.valueRange] })
  }

  /// Returns a target's name as an author writes it, such as `navigationBar.title.color` or `$colors.accent`.
  package func name(of target: TargetID) -> String {
    if let leaf = leaf(of: target) { return Schema.standard[leaf].path }
    guard let token = token(of: target) else { return "" }
    return "$\(token.key.group.rawValue).\(token.key.name)"
  }

  /// Returns the targets that a name means: a leaf, every leaf below a component, or a token (`$accent`, `$colors.accent`).
  ///
  /// Slots, and layouts and states of tab items, are conditions, so they don't change which leaves a path selects (see `part`).
  package func targets(named name: String) -> Result<[TargetID], TargetNameError> {
    if name.hasPrefix("$") { return tokens(named: String(name.dropFirst())) }
    var node = Schema.standard.root
    let keys = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    for (index, key) in keys.enumerated() {
      switch node[key] {
      case .node(let next), .itemLayout(_, let next): node = next
      case .slot, .itemState: continue
      case nil:
        if BlockKey(rawValue: name) != nil {
          let message = "'\(name)' is a key, not a property; 'lintel help \(name)' explains it"
          return .failure(TargetNameError(message: message))
        }
        if let question = question(meantBy: keys) {
          let message = "a property's name doesn't contain blocks; write '\(question)'"
          return .failure(TargetNameError(message: message))
        }
        let (before, rest) = (Array(keys[..<index]), keys[index...])
        let whole =
          rest.count == 1 ? [] : Schema.standard.paths(meantBy: rest, below: node, after: before)
        let spellings = [
          Schema.standard.pathsElsewhere(meantBy: keys),
          whole.map { $0.joined(separator: ".") },
          node.path.isEmpty ? meant(by: name) : [],
          Schema.standard.foreignPaths(of: key, below: node),
          node.children.isEmpty ? [node.path] : [],
        ]
        let near =
          spellings.first { !$0.isEmpty }?.prefix(3)
          ?? nearestNames(to: key, among: node.children.map(\.key))[...]
        let hint = Suggestion.question(for: Array(near))
        let place = node.path.isEmpty ? "a theme" : "'\(node.path)'"
        return .failure(TargetNameError(message: "\(place) has no property '\(key)'\(hint)"))
      }
    }
    return .success(node.subtree.map { TargetID($0) })
  }

  /// Returns the parts that a name selects of its targets.
  package func part(named name: String) -> TargetPart {
    var part = TargetPart.whole
    var node = Schema.standard.root
    for key in name.split(separator: ".", omittingEmptySubsequences: false).map(String.init) {
      switch node[key] {
      case .node(let next): node = next
      case .itemLayout(let layout, let next): (part.layout, node) = (layout, next)
      case .itemState(let state): part.state = state
      case .slot(let slot):
        part.slots = (part.slots ?? AppearanceSlot.allCases).filter(slot.slots.contains)
      case nil: return part
      }
    }
    return part
  }

  /// Returns the words of a command line that ask for a property in the blocks that its name contains: `tint --screen home` for
  /// `screens.home.tint`.
  private func question(meantBy keys: [String]) -> String? {
    let root = Schema.standard.root
    guard let start = keys.firstIndex(where: { root[$0] != nil }) else { return nil }
    let options = ["brands": "brand", "promos": "promo", "modes": "mode", "screens": "screen"]
    var blocks: [(option: String, names: [String])] = []
    for key in keys[..<start] {
      if let option = options[key] {
        blocks.append((option, []))
      } else if !blocks.isEmpty {
        blocks[blocks.count - 1].names.append(key)
      }
    }
    let words = blocks.map { option, names in
      let separator = option == "mode" ? "=" : "."
      return "--\(option) \(names.joined(separator: separator))"
    }
    let property = keys[start...].joined(separator: ".")
    return blocks.isEmpty ? nil : ([property] + words).joined(separator: " ")
  }

  /// Returns likely meanings of a name without the bar of a property or the sign of a token, or with the blocks around a property.
  private func meant(by name: String) -> [String] {
    let bare = name.hasPrefix("tokens.") ? name.dropFirst(7) : name[...]
    let tokens = tokens.map(\.key).filter {
      $0.name == bare || "\($0.group.rawValue).\($0.name)" == bare
    }
    let properties = BarKind.allCases.map { "\($0.rawValue).\(name)" }.filter { path in
      Schema.standard.leaves.contains { $0.path == path || $0.path.hasPrefix(path + ".") }
    }
    let root = Schema.standard.root
    let inside = name.split(separator: ".").drop { root[String($0)] == nil }
    let path = inside.joined(separator: ".")
    let own = path != name && !path.isEmpty && root.node(at: path) != nil ? [path] : []
    return tokens.map { "$\($0.name)" } + properties + own
  }

  /// Returns the tokens that a name means, which can be several because different groups may use the same name.
  private func tokens(named name: String) -> Result<[TargetID], TargetNameError> {
    let found = tokens.indices.filter { index in
      let key = tokens[index].key
      return key.name == name || "\(key.group.rawValue).\(key.name)" == name
    }
    let first = Schema.standard.leaves.count
    if !found.isEmpty { return .success(found.map { TargetID(first + $0) }) }
    let names = tokens.map(\.key.name)
    let inner = names.filter { $0.hasPrefix(name + ".") }.sorted().prefix(3)
    let near = inner.isEmpty ? nearestNames(to: name, among: names) : Array(inner)
    let hint = Suggestion.question(for: near.map { "$\($0)" })
    return .failure(TargetNameError(message: "the theme has no token '$\(name)'\(hint)"))
  }
}

extension Schema {
  /// Returns the shortest paths that keys mean if each one that isn't a property of its place is misspelled, or another tool's.
  package func paths(
    meantBy keys: ArraySlice<String>,
    below node: SchemaNode,
    after path: [String] = []
  ) -> [[String]] {
    guard let key = keys.first else { return [path] }
    let others = keys.dropFirst()
    switch node[key] {
    case .node(let next), .itemLayout(_, let next):
      return paths(meantBy: others, below: next, after: path + [key])
    case .slot, .itemState: return paths(meantBy: others, below: node, after: path + [key])
    case nil:
      let foreign = foreignPaths(of: key, below: node)
      let near = nearestNames(to: key, among: node.children.map(\.key))
      let nodes = near.compactMap { node.node(at: $0) }
      let meant = foreign.compactMap { root.node(at: $0) }
      let depth = node.path.split(separator: ".").count
      let all = (meant.isEmpty ? nodes : meant).flatMap { next in
        let own = next.path.split(separator: ".").dropFirst(depth).map(String.init)
        return paths(meantBy: others, below: next, after: path + own)
      }
      let shortest = all.map(\.count).min()
      return all.filter { $0.count == shortest }
    }
  }

  /// Returns up to three paths to a property or a part of a bar, if it's deeper inside that bar or belongs to another bar, such as
  /// `navigationBar.title` for `toolbar.title`, or none if the first key after the bar is another tool's.
  package func pathsElsewhere(meantBy keys: [String]) -> [String] {
    guard let bar = keys.first.flatMap(BarKind.init), keys.count > 1, !keys.contains(""),
      let node = root.node(at: bar.rawValue), foreignPaths(of: keys[1], below: node).isEmpty
    else { return [] }
    let inner = keys.dropFirst().joined(separator: ".")
    let inside = shortestPaths(endingWith: inner, in: bar)
    if 1...3 ~= inside.count { return inside }
    let others = BarKind.allCases.filter { $0 != bar }
    let same = others.map { "\($0.rawValue).\(inner)" }.filter { root.node(at: $0) != nil }
    if !same.isEmpty || !inside.isEmpty { return same }
    let deeper = others.flatMap { shortestPaths(endingWith: inner, in: $0) }
    return deeper.count <= 3 ? deeper : []
  }

  /// Returns the shortest paths to the properties and parts of a bar that end with some keys.
  private func shortestPaths(endingWith inner: String, in bar: BarKind) -> [String] {
    var paths: [String] = []
    for leaf in leaves where leaf.path.hasPrefix(bar.rawValue + ".") {
      let keys = leaf.path.split(separator: ".")
      for count in 2...keys.count {
        let path = keys[..<count].joined(separator: ".")
        if path.hasSuffix("." + inner), !paths.contains(path) { paths.append(path) }
      }
    }
    let lengths = paths.map { $0.split(separator: ".").count }
    return zip(paths, lengths).filter { $0.1 == lengths.min() }.map(\.0)
  }

  /// Returns the paths below a node that another tool's key means.
  fileprivate func foreignPaths(of key: String, below node: SchemaNode) -> [String] {
    KeyMistake.paths(meantBy: key, in: self).filter { path in
      node.path.isEmpty || path.hasPrefix(node.path + ".")
    }
  }
}
