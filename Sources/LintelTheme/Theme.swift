package import LintelDiagnostics
package import LintelSchema

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
}

extension Theme {
  /// The keys and the values of entries whose values couldn't be read.
  package var unreadPlaces: Set<SourceRange> {
    let unread = declarations.filter { values[$0.value.index] == .unread }
    return Set(unread.map { entries[Int($0.entry)] }.flatMap { [$0.keyRange, $0.valueRange] })
  }
}
