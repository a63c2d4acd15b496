/// One thing that code or a file sets on a bar, an item, or a view controller.
public struct SourceSetting: Codable, Hashable, Sendable {
  /// Whose property it is.
  public var owner: SettingOwner
  /// The property, and what it becomes.
  public var change: SettingChange
  /// When the code runs.
  public var condition: SourceCondition
  /// Where the assignment is.
  public var place: SourcePlace

  /// Creates a setting.
  public init(
    owner: SettingOwner,
    change: SettingChange,
    condition: SourceCondition = .always,
    place: SourcePlace
  ) {
    self.owner = owner
    self.change = change
    self.condition = condition
    self.place = place
  }
}

/// Whose property a setting changes.
public enum SettingOwner: Codable, Hashable, Sendable {
  /// `UINavigationBar.appearance(whenContainedInInstancesOf: […])`: a class of UIKit's that has a proxy, or a subclass of it; the
  /// classes it is contained in, innermost first; and traits, such as `userInterfaceIdiom: pad`.
  case proxy(class: String, containers: [String], traits: [String: String])
  /// A view controller's own property: `preferredStatusBarStyle`, `hidesBottomBarWhenPushed`.
  case screen(String)
  /// The navigation item of a view controller's class.
  case item(screen: String)
  /// The bar that a view controller's class reaches: `navigationController?.navigationBar`, `tabBarController?.tabBar`,
  /// `navigationController?.toolbar`. `bar` is `UINavigationBar`, `UITabBar`, or `UIToolbar`.
  case bar(String, screen: String)
  /// The bar of a container's own class: what a subclass of `UINavigationController` or `UITabBarController` sets on its own bar, and
  /// what a storyboard sets on the bar of a navigation controller that has no class of its own (`container` is nil).
  case containerBar(String, container: String?)
  /// The search bar of a view controller's search controller, or one that it has.
  case searchBar(screen: String)
  /// A window, or the app as a whole: `window.tintColor`, `Info.plist`.
  case app
}

/// A property, and what it becomes.
public enum SettingChange: Codable, Hashable, Sendable {
  /// A slot of a bar or an item, by UIKit's name: `standardAppearance`. The object is what it was when it was assigned,
  /// since UIKit copies it; nil for `nil`.
  case appearance(slot: String, AppearanceSnapshot?)
  /// Any other property, by UIKit's name: `tintColor`, `prefersLargeTitles`, `preferredStatusBarStyle`. Of methods, the name with labels:
  /// `setBackgroundImage(_:for:)`, and the arguments after the value in `arguments`, as keywords.
  case value(property: String, SourceValue, arguments: [String] = [])

  /// Whether it decides how the bar follows the scroll position.
  var isScrollBehavior: Bool {
    switch self {
    case .appearance: false
    case .value(let property, _, _): property == "scroll.behavior"
    }
  }
}

/// What an appearance object contains when it is assigned.
public struct AppearanceSnapshot: Codable, Hashable, Sendable {
  /// The class: `UINavigationBarAppearance`.
  public var type: String
  /// The last configure method that was called: `opaqueBackground`, `defaultBackground`, `transparentBackground`; nil if none was.
  public var configure: Placed<String>?
  /// What was set, by UIKit's path.
  ///
  /// Such as `backgroundColor`, `titleTextAttributes.foregroundColor`, `buttonAppearance.normal.titleTextAttributes.font`, and
  /// `stackedLayoutAppearance.selected.iconColor`. Calling a configure method drops backgrounds and shadows that were set before.
  public var settings: [String: Placed<SourceValue>]
  /// Where the object was made.
  public var place: SourcePlace
  /// The slot that the object was read from, such as `standardAppearance`, if what was in it isn't known; nil for an object that code made.
  public var base: String?

  /// Creates a snapshot.
  public init(
    type: String,
    configure: Placed<String>? = nil,
    settings: [String: Placed<SourceValue>] = [:],
    place: SourcePlace,
    base: String? = nil
  ) {
    self.type = type
    self.configure = configure
    self.settings = settings
    self.place = place
    self.base = base
  }
}

/// Something that was read, with its place and what had to hold there.
public struct Placed<Content: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
  /// What was read.
  public var content: Content
  /// What had to hold.
  public var condition: SourceCondition
  /// Where it was read.
  public var place: SourcePlace

  /// Creates a placed value.
  public init(_ content: Content, condition: SourceCondition = .always, at place: SourcePlace) {
    self.content = content
    self.condition = condition
    self.place = place
  }
}
