package import LintelDiagnostics
package import LintelSchema

/// Why a name leads to no target, in a sentence for the person who asked.
package struct TargetNameError: Error, Hashable, Sendable {
  /// The sentence, without a period.
  package let message: String
}

/// What a name narrows its targets to: slots of a bar, and layouts and states of tab items.
package struct TargetPart: Hashable, Sendable {
  /// Nil for all.
  package var slots: [AppearanceSlot]?
  /// The layout of tab items; nil for all.
  package var layout: ItemLayout?
  /// The state of tab items; nil for all.
  package var state: ItemState?

  /// Everything of a target.
  package static let whole = TargetPart()

  /// Some slots, and a layout and a state of tab items; nil for all of each.
  package init(slots: [AppearanceSlot]? = nil, layout: ItemLayout? = nil, state: ItemState? = nil) {
    self.slots = slots
    self.layout = layout
    self.state = state
  }
}

/// A theme with every declaration that it makes, ready for the cascade.
///
/// Everything is sorted by meaning, so two themes with the same content in another order are equal,
/// down to the ids. `Cascade` answers which declaration wins; `space` knows all contexts.
package struct Theme: Sendable {
  /// What iOS 26 does with the theme's backgrounds: `native` leaves them to its glass.
  package enum Glass: String, Sendable, CaseIterable {
    /// Bars keep the backgrounds that the theme declares.
    case keep
    /// On iOS 26 and later, backgrounds and shadows are left to the system.
    case native
  }

  /// A push from one screen to another.
  package struct Flow: Hashable, Sendable {
    /// The screen that pushes.
    package let from: String
    /// The screen that is pushed.
    package let to: String
    /// The place of the push in `flows`.
    package let range: SourceRange

    /// Creates a push.
    package init(from: String, to: String, range: SourceRange) {
      self.from = from
      self.to = to
      self.range = range
    }
  }

  /// What the app sets by `appearance()` proxy or on instances, with UIKit's own names.
  package struct InstanceSetting: Sendable {
    /// How the app sets it.
    package enum Kind: Hashable, Sendable {
      /// With `appearance()`, for all instances or some.
      case proxy
      /// On an instance, in code.
      case instance
    }

    /// A name and where it stands.
    package struct Name: Hashable, Sendable {
      /// The name as written.
      package let text: String
      /// Its place.
      package let range: SourceRange

      /// Creates a name.
      package init(_ text: String, at range: SourceRange) {
        self.text = text
        self.range = range
      }
    }

    /// Whether it is a proxy or an instance.
    package var kind: Kind
    /// UIKit's class, such as `UINavigationBar`, as written.
    package var classOf: Name
    /// The class in the table of legacy properties.
    package var owner: LegacyClass
    /// The containers, innermost first as UIKit's call takes them.
    package var containedIn: [Name]
    /// The traits that a proxy is limited to; empty for none.
    package var traits: ProxyTraits
    /// In source order.
    package var set: [SettingAssignment]
    /// The tokens that its values refer to.
    package var tokenUses: [TokenUse]
    /// An index into `Theme.blocks`: where it holds.
    package var block: Int32
    /// The sum of the `priority` of the enclosing blocks.
    package var priority: Int32
    /// How many `use:` lie between the block and the style: 0 for what is written in place.
    package var styleDepth: Int32
    /// The path of the list and the position in it, such as `proxies[0]`.
    package var path: String
    /// The place of the whole element.
    package var range: SourceRange
  }

  /// The Swift types that a screen names, so that proxies contained in them can be judged.
  package struct ScreenClasses: Hashable, Sendable {
    /// The screen's name.
    package var screen: String
    /// The type of its view controller.
    package var viewController: InstanceSetting.Name?
    /// The type of the navigation controller around it.
    package var navigationController: InstanceSetting.Name?
  }

  /// A token's key, and where it is first declared.
  package struct Token: Hashable, Sendable {
    /// The group and the name.
    package let key: TokenKey
    /// The place of its first declaration.
    package let keyRange: SourceRange
  }

  /// The theme's name, which becomes a Swift type.
  package var name: String
  /// The place of the name.
  package var nameRange: SourceRange
  /// The oldest version that the outputs must be right on.
  package var minimumIOS = Version(13)
  /// The newest; its minor releases are included.
  package var newestIOS = Version(27)
  /// What happens to backgrounds on iOS 26.
  package var glass = Glass.keep
  /// All contexts: brands, promos, screens, versions, and devices.
  package var space = ContextSpace(brands: [], promos: [], screens: [], versions: [])
  /// Sorted by key; the target of `tokens[i]` is `schema.leaves.count + i`.
  package var tokens: [Token] = []
  /// The conditions by their ids.
  package var conditions: [Condition] = []
  /// The values of declarations and settings by their ids.
  package var values: [Value] = []
  /// The entries, sorted by block and path.
  package var entries: [Entry] = []
  /// The blocks, sorted by path.
  package var blocks: [Block] = []
  /// Sorted by target, condition, layer and entry, so that nothing depends on the order of the source.
  package var declarations: [Declaration] = []
  /// The token references of written values.
  package var tokenUses = TokenUses()
  /// The token references of written values that have no meaning, so that all that is wrong in them is found.
  package var strayTokenUses: [TokenUse] = []
  /// Whether it says which versions of iOS it is for, even if in a way that can't be read.
  package var declaresIOS = true
  /// Names that may be declared in what couldn't be read.
  package var unread = UnreadNames()
  /// The pushes, sorted by their screens.
  package var flows: [Flow] = []
  /// `proxies:` and `instances:`, in order of their blocks and lists.
  package var settings: [InstanceSetting] = []
  /// What the app's asset catalogs hold; nil if the theme names none.
  package var assets: AssetCatalog?
  /// The names of SF Symbols; nil if the theme names no list of them.
  package var symbols: SymbolList?
  /// By screen.
  package var screenClasses: [ScreenClasses] = []
  /// The names of `groups:`, sorted.
  package var groups: [String] = []
  /// The names of `styles:`, sorted.
  package var styles: [String] = []

  /// Creates a theme without content.
  package init(name: String, nameRange: SourceRange) {
    self.name = name
    self.nameRange = nameRange
  }

  /// Returns the target of a token, by binary search; nil if the theme doesn't declare it.
  package func target(of token: TokenKey, in schema: Schema = .standard) -> TargetID? {
    let index = tokens.indices.partitioned { tokens[$0].key >= token }
    guard index < tokens.count, tokens[index].key == token else { return nil }
    return TargetID(schema.leaves.count + index)
  }

  /// The leaf of a target, nil if it is a token.
  package func leaf(of target: TargetID, in schema: Schema = .standard) -> LeafID? {
    target.index < schema.leaves.count ? LeafID(target.index) : nil
  }

  /// The token of a target, nil if it is a leaf property.
  package func token(of target: TargetID, in schema: Schema = .standard) -> Token? {
    let index = target.index - schema.leaves.count
    return index >= 0 ? tokens[index] : nil
  }

  /// The keys and the values of entries whose values couldn't be read.
  package var unreadPlaces: Set<SourceRange> {
    let unread = declarations.filter { values[$0.value.index] == .unread }
    return Set(unread.map { entries[Int($0.entry)] }.flatMap { [$0.keyRange, $0.valueRange] })
  }

  /// A target's name as an author writes it: `navigationBar.title.color` or `$colors.accent`.
  package func name(of target: TargetID, in schema: Schema = .standard) -> String {
    if let leaf = leaf(of: target, in: schema) { return schema[leaf].path }
    guard let token = token(of: target, in: schema) else { return "" }
    return "$\(token.key.group.rawValue).\(token.key.name)"
  }

  /// The targets that a name means: a leaf, every leaf below a component, or a token (`$accent`,
  /// `$colors.accent`).
  ///
  /// A path may contain slots, and layouts and states of tab items; they are conditions and choose
  /// no other leaf (`part`).
  package func targets(named name: String) -> Result<[TargetID], TargetNameError> {
    if name.hasPrefix("$") { return tokens(named: String(name.dropFirst())) }
    var node = Schema.standard.root
    for key in name.split(separator: ".", omittingEmptySubsequences: false).map(String.init) {
      switch node[key] {
      case .node(let next), .itemLayout(_, let next): node = next
      case .slot, .itemState: continue
      case nil:
        let own = node.path.isEmpty ? meant(by: name) : []
        let foreign = KeyMistake.paths(meantBy: key, in: .standard).filter { path in
          node.path.isEmpty || path.hasPrefix(node.path + ".")
        }
        let near =
          !own.isEmpty
          ? own
          : foreign.isEmpty
            ? nearestNames(to: key, among: node.children.map(\.key)) : Array(foreign.prefix(3))
        let hint = near.isEmpty ? "" : "; did you mean \(near.joined(separator: ", "))?"
        let place = node.path.isEmpty ? "a theme" : "'\(node.path)'"
        return .failure(TargetNameError(message: "\(place) has no property '\(key)'\(hint)"))
      }
    }
    return .success(node.subtree.map { TargetID($0) })
  }

  /// What a name of targets narrows them to.
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

  /// What someone may mean who leaves out the bar of a property or the sign of a token, or who writes the blocks around a property.
  private func meant(by name: String) -> [String] {
    let tokens = tokens.map(\.key).filter {
      $0.name == name || "\($0.group.rawValue).\($0.name)" == name
    }
    let properties = BarKind.allCases.map { "\($0.rawValue).\(name)" }.filter { path in
      Schema.standard.leaves.contains { $0.path == path || $0.path.hasPrefix(path + ".") }
    }
    let root = Schema.standard.root
    let inside = name.split(separator: ".").drop { root[String($0)] == nil }
    let path = inside.joined(separator: ".")
    let own = path != name && !path.isEmpty && root.node(at: path) != nil ? [path] : []
    return tokens.map { "'$\($0.name)'" } + properties + own
  }

  /// Returns the tokens that a name means; a name may belong to several groups.
  private func tokens(named name: String) -> Result<[TargetID], TargetNameError> {
    let found = tokens.indices.filter { index in
      let key = tokens[index].key
      return key.name == name || "\(key.group.rawValue).\(key.name)" == name
    }
    let first = Schema.standard.leaves.count
    if !found.isEmpty { return .success(found.map { TargetID(first + $0) }) }
    let near = nearestNames(to: name, among: tokens.map(\.key.name))
    let hint =
      near.isEmpty ? "" : "; did you mean \(near.map { "$\($0)" }.joined(separator: ", "))?"
    return .failure(TargetNameError(message: "the theme has no token '$\(name)'\(hint)"))
  }
}
