/// One property that code or a file sets on a bar, an item, or a view controller.
struct SourceSetting: Codable, Hashable, Sendable {
  var owner: SettingOwner
  /// The property and its new value.
  var change: SettingChange
  /// The condition under which the code runs.
  var condition = SourceCondition.always
  var place: SourcePlace
  /// When UIKit calls the code, or `nil` if that isn't known.
  var phase: ScreenPhase?
  /// Whether the same code sets the property again later, so that nobody sees this value.
  var isOverwritten = false
}

/// The functions that UIKit calls for a new screen, in their order.
enum ScreenPhase: Int, Codable, Comparable, Sendable {
  case loadView, viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear

  /// Returns the phase of a function, or `nil` for other functions.
  init?(function name: String) {
    switch name {
    case "loadView": self = .loadView
    case "viewDidLoad": self = .viewDidLoad
    case "viewWillAppear": self = .viewWillAppear
    case "viewIsAppearing": self = .viewIsAppearing
    case "viewDidAppear": self = .viewDidAppear
    case _: return nil
    }
  }

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// The owner of a property that a setting changes.
enum SettingOwner: Codable, Hashable, Sendable {
  /// `UINavigationBar.appearance(whenContainedInInstancesOf: […])`: a class of UIKit with a proxy, or a subclass of it; the classes
  /// that contain it, innermost first; and traits, such as `userInterfaceIdiom: pad`.
  case proxy(class: String, containers: [String], traits: [String: String])
  /// A view controller's own property: `preferredStatusBarStyle`, `hidesBottomBarWhenPushed`.
  case screen(String)
  /// The navigation item of a view controller's class.
  case item(screen: String)
  /// The bar that a view controller's class reaches: `navigationController?.navigationBar`, `tabBarController?.tabBar`, or
  /// `navigationController?.toolbar`. `bar` is `UINavigationBar`, `UITabBar`, or `UIToolbar`.
  case bar(String, screen: String)
  /// The bar of a container's own class: what a subclass of `UINavigationController` or `UITabBarController` sets on its own bar, and
  /// what a storyboard sets on the bar of a navigation controller without its own class (`container` is `nil`).
  case containerBar(String, container: String?)
  /// The search bar of a view controller's search controller, or one of the view controller itself.
  case searchBar(screen: String)
  /// A window, or the app as a whole: `window.tintColor`, `Info.plist`.
  case app
}

/// A property and its new value.
enum SettingChange: Codable, Hashable, Sendable {
  /// A slot of a bar or an item, by UIKit's name: `standardAppearance`. The snapshot is the object at the time of the assignment,
  /// because UIKit copies it; it's `nil` if the code assigns `nil`.
  case appearance(slot: String, AppearanceSnapshot?)
  /// Any other property, by UIKit's name: `tintColor`, `prefersLargeTitles`, `preferredStatusBarStyle`. For a method, it's the name
  /// with labels, `setBackgroundImage(_:for:)`, with the arguments after the value as keywords in `arguments`.
  case value(property: String, SourceValue, arguments: [String] = [])

  /// Whether it's a part of a fade, which follows the scroll position in a theme, too.
  var isFade: Bool {
    switch self {
    case .appearance: false
    case .value(let property, let value, _):
      property == "scroll.distance" || property == "scroll.behavior" && value == .keyword("fade")
    }
  }

  /// Whether it determines how the bar follows the scroll position.
  var isScrollBehavior: Bool {
    switch self {
    case .appearance: false
    case .value(let property, _, _): property == "scroll.behavior"
    }
  }
}

/// The contents of an appearance object at the time of its assignment.
struct AppearanceSnapshot: Codable, Hashable, Sendable {
  /// The class: `UINavigationBarAppearance`.
  var type: String
  /// The last configure method that was called, `opaqueBackground`, `defaultBackground`, or `transparentBackground`, or `nil` for none.
  var configure: Placed<String>?
  /// The settings of the object, by UIKit's path.
  ///
  /// Examples are `backgroundColor`, `titleTextAttributes.foregroundColor`, `buttonAppearance.normal.titleTextAttributes.font`, and
  /// `stackedLayoutAppearance.selected.iconColor`. Calling a configure method drops earlier backgrounds and shadows.
  var settings: [String: Placed<SourceValue>] = [:]
  /// Where the object was created.
  var place: SourcePlace
  /// The slot that an object with unknown contents was read from, such as `standardAppearance`, or `nil` for an object that code created.
  var base: String?
}

/// Something that was read, with its place and the condition for it.
struct Placed<Content: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
  var content: Content
  /// The condition under which it applies.
  var condition: SourceCondition
  var place: SourcePlace

  init(_ content: Content, condition: SourceCondition = .always, at place: SourcePlace) {
    self.content = content
    self.condition = condition
    self.place = place
  }
}
