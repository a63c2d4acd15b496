import LintelSchema

/// The properties of UIKit's bars, items, and appearance objects, derived from the table of properties.
struct BarVocabulary: Sendable {
  enum Kind: Hashable, Sendable {
    case value(ValueType)
    case textAttributes
    case slot
    /// A part of an appearance object that has its own settings.
    case part
  }

  static let standard = BarVocabulary()

  /// The paths within all classes of appearance objects, without the layout and state of a tab bar item.
  private(set) var paths: [String: Kind] = [:]
  /// The properties by UIKit's class and name.
  private(set) var properties: [String: [String: Kind]] = [:]
  /// The setters with arguments after the value, by class and name without arguments.
  private(set) var setters: [String: [String: (property: String, kind: Kind, labels: [String])]] =
    [:]
  /// The words that show that a function is about bars.
  private(set) var words: Set<String> = [
    "navigationBar", "tabBar", "toolbar", "navigationItem", "appearance", "UINavigationBar",
    "UITabBar", "UIToolbar", "UIBarButtonItem", "UITabBarItem", "setNavigationBarHidden",
    "setToolbarHidden", "UINavigationBarAppearance", "UITabBarAppearance", "UIToolbarAppearance",
    "traitOverrides", "setTabBarHidden", "isTabBarHidden", "backBarButtonItem",
  ]

  /// The names of properties by class, for a search bar with those of its parts.
  private(set) var sharedNames: [String: Set<String>] = [:]

  /// The setters that buttons and segmented controls have, too.
  let sharedSetters: Set<String> = ["setImage", "setBackgroundImage", "setTitleTextAttributes"]

  /// The properties that only bars, items, and their controllers have.
  private(set) var assignable: Set<String> = slots.union(["hidesBarsOnSwipe"])

  static let slots = Set(AppearanceSlot.allCases.map(\.uikitName))
  static let bars = Set(BarKind.allCases.map(\.uikitClass))
  /// The classes of bars that a screen can have besides those of its containers and of its search controller.
  static let separable = bars.union(["UISearchBar"])
  static let objects: Set<String> = [
    "UIBarAppearance", "UINavigationBarAppearance", "UITabBarAppearance", "UIToolbarAppearance",
    "UIBarButtonItemAppearance", "UITabBarItemAppearance",
  ]
  /// The steps before a tab bar item's properties.
  static let layouts = Set(ItemLayout.allCases.map(\.uikitName))
  static let states: Set<String> = ["normal", "highlighted", "selected", "disabled", "focused"]

  init() {
    addPaths()
    addProperties()
    // Two switches form the background of an item.
    for name in ["hidesSharedBackground", "sharesBackground"] {
      properties["UIBarButtonItem", default: [:]][name] = .value(.boolean)
    }
    // A window gives its style to all of its screens.
    let style = "overrideUserInterfaceStyle"
    properties["UIWindow", default: [:]][style] = properties["UIViewController"]?[style]
    for legacy in LegacyClass.all { add(legacy) }
    for bar in ["UINavigationBar", "UITabBar", "UIToolbar", "UINavigationItem", "UITabBarItem"] {
      for slot in Self.slots { properties[bar, default: [:]][slot] = .slot }
    }
    words.formUnion(Self.slots)
    words.formUnion(PrivateAPI.names)
    // Names that many other views and layouts have, too.
    let common: Set<String> = [
      "backgroundColor", "backgroundImage", "tintColor", "style", "itemSpacing", "itemWidth",
      "isHidden",
    ]
    for (owner, names) in properties
    where owner != "UISearchBar" && UIKitGraph.partsOfSearchBars[owner] == nil {
      assignable.formUnion(names.keys.filter { !common.contains($0) })
    }
    words.formUnion(assignable)
    for (owner, names) in properties {
      let isPart = UIKitGraph.partsOfSearchBars[owner] != nil
      // The properties of a text begin with the name of the text.
      sharedNames[isPart ? "UISearchBar" : owner, default: []]
        .formUnion(names.keys.map { String($0.prefix { $0 != "." }) })
    }
    words.formUnion(UIKitGraph.edgeEffects.keys)
  }

  private mutating func addPaths() {
    for leaf in Schema.standard.leaves where leaf.property.destination == .appearance {
      for path in [leaf.uikitPath, leaf.former?.uikitPath ?? []] where !path.isEmpty {
        add(path: path.filter { !Self.layouts.contains($0) }, leaf.property.type)
      }
    }
  }

  private mutating func add(path: [String], _ type: ValueType) {
    paths[path.joined(separator: ".")] = .value(type)
    for length in 1..<max(path.count, 1) {
      let step = path[length - 1]
      let key = path.prefix(length).joined(separator: ".")
      if paths[key] == nil {
        paths[key] =
          step.hasSuffix("TextAttributes") || step == "titleTextAttributes"
          ? .textAttributes : .part
      }
    }
  }

  private mutating func addProperties() {
    for leaf in Schema.standard.leaves {
      if leaf.property.destination == .searchBar {
        addPart(of: leaf.uikitPath.dropFirst().joined(separator: "."), leaf.property.type)
      }
      guard let name = leaf.uikitPath.last, let owner = Self.owner(of: leaf) else { continue }
      properties[owner, default: [:]][name] = .value(leaf.property.type)
    }
  }

  /// Adds a property of a search bar, or of the innermost part that has it.
  private mutating func addPart(of path: String, _ type: ValueType) {
    let parts = UIKitGraph.partsOfSearchBars.filter { path.hasPrefix("\($0.value).") }
    let part = parts.max { $0.value.count < $1.value.count }
    let name = part.map { String(path.dropFirst($0.value.count + 1)) } ?? path
    properties[part?.key ?? "UISearchBar", default: [:]][name] = .value(type)
  }

  private static func owner(of leaf: Leaf) -> String? {
    switch leaf.property.destination {
    case .bar: leaf.bar?.uikitClass
    case .item: "UIBarButtonItem"
    case .navigationItem: "UINavigationItem"
    case .viewController: "UIViewController"
    case .barController: "UITabBarController"
    case .window: "UIWindow"
    // The effects of the two edges have one class, but different bars.
    case .scrollView: leaf.uikitPath.first
    case .appearance, .searchBar, .runtime, .slot, .fact: nil
    }
  }

  private mutating func add(_ legacy: LegacyClass) {
    for property in legacy.properties {
      let kind: Kind
      switch property.type {
      case .value(let type): kind = .value(type)
      case .textAttributes: kind = .textAttributes
      }
      guard let labels = property.labels else {
        properties[legacy.name, default: [:]][property.name] = kind
        continue
      }
      let setter = "set" + property.name.prefix(1).uppercased() + property.name.dropFirst()
      setters[legacy.name, default: [:]][setter] = (property.name, kind, labels)
      if !sharedSetters.contains(setter) { words.insert(setter) }
    }
  }

  /// Returns the kind of a property that a class has or inherits.
  func kind(of property: String, in uikit: String) -> Kind? {
    UIKitClasses.lineage(of: uikit).compactMap { properties[$0]?[property] }.first
  }

  func setter(_ name: String, in uikit: String) -> (property: String, kind: Kind, labels: [String])?
  {
    UIKitClasses.lineage(of: uikit).compactMap { setters[$0]?[name] }.first
  }

  /// Returns the kind of a path in an appearance object of a class.
  ///
  /// Paths in the objects of items are those in the bar's object without the first step. They may begin with a layout and a tab item's
  /// state.
  func kind(ofPath path: [String], in type: String) -> Kind? {
    var steps = path
    if let first = steps.first, Self.layouts.contains(first) {
      steps.removeFirst()
      if steps.isEmpty { return .part }
      guard let state = steps.first, Self.states.contains(state) else { return nil }
      steps.removeFirst()
      return steps.isEmpty ? .part : paths[steps.joined(separator: ".")]
    }
    if type == "UITabBarItemAppearance" {
      return kind(ofPath: ["stackedLayoutAppearance"] + path, in: "UITabBarAppearance")
    }
    if type == "UIBarButtonItemAppearance" {
      return paths[(["buttonAppearance"] + path).joined(separator: ".")]
    }
    return paths[steps.joined(separator: ".")]
  }
}
