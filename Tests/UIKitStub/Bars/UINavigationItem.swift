// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(iOS 2, *)
@MainActor
open class UINavigationItem: NSObject, KeyValueObserving {
  /// The observers of the properties that have a setter in Objective-C.
  public let keyValueObservers = KeyValueObservers()
  private var storedLargeTitleDisplayMode = LargeTitleDisplayMode.automatic
  private var storedSearchController: UISearchController?
  private var storedLeftBarButtonItems: [UIBarButtonItem]?
  private var storedRightBarButtonItems: [UIBarButtonItem]?

  @available(iOS 2, *)
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic
    case always
    case never
    @available(iOS 17, *) case inline
  }

  @available(iOS 2, *)
  public enum BackButtonDisplayMode: Int, Sendable {
    case `default`
    case generic
    case minimal
  }

  @available(iOS 16, *)
  public enum ItemStyle: Int, Sendable {
    case navigator
    case browser
    case editor
  }

  @available(iOS 16, *)
  public enum SearchBarPlacement: Int, Sendable {
    case automatic
    @available(iOS 26, *) case integrated
    case stacked
    @available(iOS 26, *) case integratedCentered
    @available(iOS 26, *) case integratedButton
    // "UINavigationItemSearchBarPlacementInline … = UINavigationItemSearchBarPlacementIntegrated"
    @available(iOS, introduced: 16, deprecated: 26, renamed: "integrated")
    public static var inline: SearchBarPlacement { SearchBarPlacement(rawValue: 1) ?? .automatic }
  }

  @available(iOS 11, *)
  public var searchController: UISearchController? {
    get { read("searchController", storedSearchController) }
    set {
      storedSearchController = newValue
      keyValueObservers.didSet("searchController")
    }
  }
  @available(iOS 11, *)
  public var hidesSearchBarWhenScrolling = true
  private var storedSearchBarPlacement = SearchBarPlacement.automatic

  @available(iOS 16, *)
  public var preferredSearchBarPlacement: SearchBarPlacement {
    get { storedSearchBarPlacement }
    set {
      Simulation.require(160, "UINavigationItem.preferredSearchBarPlacement")
      if newValue.rawValue > SearchBarPlacement.stacked.rawValue {
        Simulation.require(260, "UINavigationItem.SearchBarPlacement.\(newValue)")
      }
      storedSearchBarPlacement = newValue
    }
  }

  public var title: String?
  @available(iOS 11, *)
  public var largeTitleDisplayMode: LargeTitleDisplayMode {
    get { read("largeTitleDisplayMode", storedLargeTitleDisplayMode) }
    set {
      if newValue == .inline {
        Simulation.require(170, "UINavigationItem.LargeTitleDisplayMode.inline")
      }
      storedLargeTitleDisplayMode = newValue
      keyValueObservers.didSet("largeTitleDisplayMode")
    }
  }
  @available(iOS 11, *)
  public var backButtonTitle: String?
  public var backBarButtonItem: UIBarButtonItem?
  public var hidesBackButton = false
  @available(iOS 5, *)
  public var leftItemsSupplementBackButton = false
  @available(iOS 5, *)
  public var leftBarButtonItems: [UIBarButtonItem]? {
    get { read("leftBarButtonItems", storedLeftBarButtonItems) }
    set {
      storedLeftBarButtonItems = newValue
      keyValueObservers.didSet("leftBarButtonItems")
    }
  }
  @available(iOS 5, *)
  public var rightBarButtonItems: [UIBarButtonItem]? {
    get { read("rightBarButtonItems", storedRightBarButtonItems) }
    set {
      storedRightBarButtonItems = newValue
      keyValueObservers.didSet("rightBarButtonItems")
    }
  }
  public var titleView: UIView?
  public var prompt: String?

  private var storedStyle = ItemStyle.navigator
  private var storedBackButtonDisplayMode = BackButtonDisplayMode.default
  private var storedSubtitle: String?
  var slots = AppearanceSlots<UINavigationBarAppearance>(scrollEdgeSince: 130)

  public nonisolated override init() {
    super.init()
  }

  public init(title: String) {
    self.title = title
  }

  private func read<Value>(_ key: String, _ value: Value) -> Value {
    keyValueObservers.lastRead = key
    return value
  }

  /// The item next to the title.
  public var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  public var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  @available(iOS 16, *)
  public var style: ItemStyle {
    get { storedStyle }
    set {
      Simulation.require(160, "UINavigationItem.style")
      storedStyle = newValue
    }
  }

  @available(iOS 14, *)
  public var backButtonDisplayMode: BackButtonDisplayMode {
    get { storedBackButtonDisplayMode }
    set {
      Simulation.require(140, "UINavigationItem.backButtonDisplayMode")
      storedBackButtonDisplayMode = newValue
    }
  }

  @available(iOS 26, *)
  public var subtitle: String? {
    get { storedSubtitle }
    set {
      Simulation.require(260, "UINavigationItem.subtitle")
      storedSubtitle = newValue
    }
  }

  @available(iOS 13, *)
  public var standardAppearance: UINavigationBarAppearance? {
    get { read("standardAppearance", slots[.standard]) }
    set {
      slots.assign(.standard, newValue, of: self)
      keyValueObservers.didSet("standardAppearance")
    }
  }

  @available(iOS 13, *)
  public var compactAppearance: UINavigationBarAppearance? {
    get { read("compactAppearance", slots[.compact]) }
    set {
      slots.assign(.compact, newValue, of: self)
      keyValueObservers.didSet("compactAppearance")
    }
  }

  @available(iOS 13, *)
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { read("scrollEdgeAppearance", slots[.scrollEdge]) }
    set {
      slots.assign(.scrollEdge, newValue, of: self)
      keyValueObservers.didSet("scrollEdgeAppearance")
    }
  }

  @available(iOS 15, *)
  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { read("compactScrollEdgeAppearance", slots[.compactScrollEdge]) }
    set {
      slots.assign(.compactScrollEdge, newValue, of: self)
      keyValueObservers.didSet("compactScrollEdgeAppearance")
    }
  }

  /// The values that private properties were set to by their setters, by name.
  public private(set) var privateValues: [String: Double] = [:]

  /// The setters of properties that iOS 13 added, by the key for key-value coding.
  ///
  /// Key-value coding looks for "the first accessor named set<Key>: or _set<Key>"; class dumps have
  /// `_setManualScrollEdgeAppearanceEnabled:` and `_setManualScrollEdgeAppearanceProgress:`.
  private static let setters = [
    "manualScrollEdgeAppearanceEnabled": "_manualScrollEdgeAppearanceEnabled",
    "manualScrollEdgeAppearanceProgress": "_manualScrollEdgeAppearanceProgress",
  ]

  /// Sets a private property like key-value coding, which Foundation has only on Apple's systems.
  ///
  /// Without an accessor, it looks for "an instance variable with a name like _<key>, _is<Key>, <key>, or is<Key>", and writes that.
  public func setValue(_ value: Any?, forKey key: String) {
    guard let name = Self.setters[key] else {
      let isVariable = Self.setters.values.contains(key)
      Simulation.misuses.append(isVariable ? .instanceVariableWritten(key) : .undefinedKey(key))
      return
    }
    switch value {
    case let flag as Bool: privateValues[name] = flag ? 1 : 0
    case let number as CGFloat: privateValues[name] = Double(number)
    default: privateValues[name] = nil
    }
  }
}
