package import LintelDiagnostics
package import LintelSchema

/// A theme with every declaration that it makes, ready for the cascade.
package struct Theme: Sendable {
  /// What iOS 26 does with the theme's backgrounds: `native` leaves them to its glass.
  package enum Glass: String, Sendable, CaseIterable {
    case keep
    case native
  }

  /// A push from one screen to another.
  package struct Flow: Hashable, Sendable {
    package let from: String
    package let to: String
    package let range: SourceRange

    package init(from: String, to: String, range: SourceRange) {
      self.from = from
      self.to = to
      self.range = range
    }
  }

  /// What the app sets by `appearance()` proxy or on instances, with UIKit's own names.
  package struct InstanceSetting: Sendable {
    package enum Kind: Hashable, Sendable {
      case proxy
      case instance
    }

    /// A name and where it stands.
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
    package var owner: LegacyClass
    /// The containers, innermost first as UIKit's call takes them.
    package var containedIn: [Name]
    package var traits: ProxyTraits
    /// In source order.
    package var set: [SettingAssignment]
    /// The tokens that its values refer to.
    package var tokenUses: [TokenUse]
    /// An index into `Theme.blocks`: where it holds.
    package var block: Int32
    /// The sum of the `priority` of the enclosing blocks.
    package var priority: Int32
    /// How many `use:` lie between the block and the fragment: 0 for what is written in place.
    package var hops: Int32
    /// The path of the list and the position in it, such as `proxies[0]`.
    package var path: String
    package var range: SourceRange
  }

  /// The Swift types that a screen names, so that proxies contained in them can be judged.
  package struct ScreenClasses: Hashable, Sendable {
    package var screen: String
    package var viewController: InstanceSetting.Name?
    package var navigationController: InstanceSetting.Name?
  }

  /// A token's key, and where it is first declared.
  package struct Token: Hashable, Sendable {
    package let key: TokenKey
    package let keyRange: SourceRange

    package init(key: TokenKey, keyRange: SourceRange) {
      self.key = key
      self.keyRange = keyRange
    }
  }

  package var name: String
  package var nameRange: SourceRange
  /// The oldest version that the outputs must be right on.
  package var minimumIOS: Version
  /// The newest; its minor releases are included.
  package var newestIOS: Version
  package var glass: Glass
  package var space: ContextSpace
  /// Sorted by key; the target of `tokens[i]` is `schema.leaves.count + i`.
  package var tokens: [Token]
  package var conditions: [Condition]
  package var values: [Value]
  package var entries: [Entry]
  package var blocks: [Block]
  /// Sorted by target, condition, layer and entry, so that nothing depends on the order of the source.
  package var declarations: [Declaration]
  /// The token references of a written value, by its entry's index.
  package var tokenUses: [Int32: [TokenUse]]
  /// The token references of written values that have no meaning, so that all that is wrong in them is found.
  var strayTokenUses: [TokenUse] = []
  package var flows: [Flow]
  /// `proxies:` and `instances:`, in order of their blocks and lists.
  package var settings: [InstanceSetting]
  /// By screen.
  package var screenClasses: [ScreenClasses]
  /// The names of `groups:`, sorted.
  package var groups: [String]
  /// The names of `styles:`, sorted.
  package var styles: [String]

  package init(name: String, nameRange: SourceRange) {
    self.name = name
    self.nameRange = nameRange
    minimumIOS = Version(13)
    newestIOS = Version(27)
    glass = .keep
    space = ContextSpace(brands: [], promos: [], screens: [], versions: [])
    tokens = []
    conditions = []
    values = []
    entries = []
    blocks = []
    declarations = []
    tokenUses = [:]
    flows = []
    settings = []
    screenClasses = []
    groups = []
    styles = []
  }

  package func target(of token: TokenKey, in schema: Schema = .standard) -> TargetID? {
    var low = 0
    var high = tokens.count
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].key < token { low = middle + 1 } else { high = middle }
    }
    guard low < tokens.count, tokens[low].key == token else { return nil }
    return TargetID(schema.leaves.count + low)
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
