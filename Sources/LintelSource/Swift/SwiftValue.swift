import SwiftSyntax

/// A value in code that is run abstractly.
indirect enum SwiftValue {
  /// The possible values, with the tests for each.
  typealias Options = [(tests: [SourceTest], value: SwiftValue)]

  case constant(SourceValue)
  /// A value that isn't known, with its type if that is known.
  case opaque(type: String?, reason: UnreadReason)
  case object(HeapObject)
  /// A part of an appearance object: `buttonAppearance.normal`.
  case part(HeapObject, [String])
  case receiver(Receiver)
  case metatype(String)
  case enumCase(type: String, name: String)
  /// `.name`, whose type depends on the place.
  case member(String, FunctionCallExprSyntax?)
  case closure(SwiftClosure)
  /// A function that is used as a value: `Bars.look` without a call.
  case function(FunctionReference)
  /// How far content has scrolled, as a part of a distance in points.
  case progress(Double)
  case array([SwiftValue])
  case dictionary([(key: String, value: SwiftValue)])
  /// Values that depend on conditions; the last one whose condition is met applies.
  case choice(Options)

  static func unknown(_ reason: UnreadReason) -> Self { .opaque(type: nil, reason: reason) }
  /// Returns a value that isn't constant or isn't understood, with a reason that completes "isn't in the theme because".
  static func unknown(_ phrase: String) -> Self { .unknown(.value(phrase)) }
  /// Returns an unknown value of a type, with such a reason.
  static func opaque(_ type: String?, _ phrase: String) -> Self {
    .opaque(type: type, reason: .value(phrase))
  }
  static func number(_ value: Double) -> Self { .constant(.number(value)) }
  static func text(_ value: String) -> Self { .constant(.text(value)) }
  static func bool(_ value: Bool) -> Self { .constant(.bool(value)) }
  static func color(_ content: SourceColor.Content) -> Self {
    .constant(.color(SourceColor(content)))
  }

  var number: Double? {
    if case .constant(.number(let value)) = self { value } else { nil }
  }
  var text: String? {
    if case .constant(.text(let value)) = self { value } else { nil }
  }
  var bool: Bool? {
    if case .constant(.bool(let value)) = self { value } else { nil }
  }

  var isNil: Bool { if case .constant(.none) = self { true } else { false } }

  /// Applies a function to each possible value.
  func map(_ transform: (SwiftValue) -> SwiftValue) -> SwiftValue {
    guard case .choice(let options) = self else { return transform(self) }
    return .choice(options.map { ($0.tests, transform($0.value)) }).simplified
  }

  /// The value without nested choices, and with light and dark colors combined.
  var simplified: SwiftValue {
    guard case .choice(let options) = self else { return self }
    var flat: Options = []
    for option in options {
      if case .choice(let inner) = option.value {
        flat += inner.map {
          (option.tests + $0.tests.filter { !option.tests.contains($0) }, $0.value)
        }
      } else {
        flat.append(option)
      }
    }
    if flat.count == 1, flat[0].tests.isEmpty { return flat[0].value }
    return Self.dynamic(flat) ?? .choice(Array(flat.prefix(32)))
  }

  /// The value if it isn't `nil`.
  ///
  /// Code that binds an optional is read as if there were a value, so a test that isn't understood holds if there is none otherwise.
  var unwrapped: SwiftValue {
    guard case .choice(let options) = self else { return self }
    var rest: Options = []
    var failing: [SourceTest] = []
    for option in options {
      if case .constant(.none) = option.value {
        if option.tests.count == 1 { failing += option.tests }
      } else {
        rest.append(option)
      }
    }
    guard !rest.isEmpty, rest.count < options.count else { return self }
    let values = rest.map { tests, value in
      (tests.filter { test in !failing.contains { $0.isUnknownOpposite(of: test) } }, value)
    }
    return Self.choice(values).simplified
  }

  /// The value if some tests are true.
  func assuming(_ tests: [SourceTest]) -> SwiftValue {
    guard case .choice(let options) = self else { return self }
    let possible = options.filter { option in
      !option.tests.contains { tests.contains($0.negated) }
    }
    let rest = possible.map { option in
      (option.tests.filter { !tests.contains($0) }, option.value)
    }
    return rest.isEmpty ? self : SwiftValue.choice(rest).simplified
  }

  private static func dynamic(_ options: Options) -> SwiftValue? {
    guard options.count >= 2 else { return nil }
    var light: SourceColor?
    var dark: SourceColor?
    for option in options {
      guard case .constant(.color(let color)) = option.value else { return nil }
      switch option.tests {
      case [.style(isDark: true)]: dark = color
      case [.style(isDark: false)], []: light = color
      case _: return nil
      }
    }
    guard let light, let dark else { return nil }
    return .color(.dynamic(light: light, dark: dark))
  }
}

/// A closure with the variables around it.
struct SwiftClosure {
  let node: ClosureExprSyntax
  let frame: Frame
  /// The type of the result, if the code declares it.
  var result: String?
}

/// An object that code creates and changes.
final class HeapObject {
  let type: String
  let place: SourcePlace
  /// The configure calls of an appearance object, in order.
  var configure: [Placed<String>] = []
  /// The settings of an appearance object, by path, each in order.
  var entries: [String: [Placed<SourceValue>]] = [:]
  /// The properties of an object of another type.
  var fields: [String: SwiftValue] = [:]
  /// The slot that the object was copied from, if its contents aren't known.
  var base: String?
  /// The static constant of its own type whose value the object is: `sepia` for `Reading.sepia`.
  var constant: String?

  init(_ type: String, at place: SourcePlace) {
    self.type = type
    self.place = place
  }

  /// Returns a copy that can change separately.
  func copy(as type: String? = nil, at place: SourcePlace) -> HeapObject {
    let copy = HeapObject(type ?? self.type, at: place)
    copy.configure = configure
    copy.entries = entries
    copy.fields = fields
    copy.base = base
    return copy
  }
}

/// A bar, an item, or a controller that has settings.
struct Receiver: Hashable {
  /// The ways in which code reaches it.
  enum Access: Hashable {
    case proxy(containers: [String], traits: [String: String])
    /// `self`, or a property of `self`.
    case own
    /// Through the controller that contains a screen.
    case reached
    /// Created by the code: `UINavigationController(rootViewController:)`.
    case made
  }

  /// A list of items that code changes one after another.
  enum List: Hashable {
    /// All items of a bar.
    case all
    /// Those of a screen, for example.
    case some
  }

  /// The class in UIKit: `UINavigationBar`.
  var uikit: String
  /// The class in the app, or UIKit's.
  var className: String
  var access = Access.own
  /// The view controller's class, or `nil` if it isn't known.
  var screen: String?
  /// Whether `screen` contains the bar: a navigation controller or tab bar controller.
  var isContainer = false
  /// The list that it is in, or `nil` for an item that code reaches differently.
  var list: List?
  /// The title of an item that the code creates with one.
  var title: SourceValue?
  /// The tests under which the code creates a screen that it creates nowhere else, such as for the row that the user taps.
  var birth: [SourceTest] = []
  /// Whether it's a bar that code or a scene has besides those of its navigation controllers and tab bar controllers.
  var isSeparate = false

  /// The owner of a setting's property, or `nil` if it isn't known.
  var owner: SettingOwner? {
    if case .proxy(let containers, let traits) = access {
      return .proxy(class: className, containers: containers, traits: traits)
    }
    if isSeparate { return nil }
    if list == .all { return .proxy(class: uikit, containers: [], traits: [:]) }
    switch uikit {
    case "UIWindow", "UIApplication": return .app
    case "UINavigationBar", "UITabBar", "UIToolbar":
      if screen == nil, access == .own, className != uikit {
        return .proxy(class: className, containers: [], traits: [:])
      }
      if isContainer { return screen.map { .containerBar(uikit, container: $0) } }
      // All view controllers of an app get the same tab bar.
      if screen == nil, uikit == "UITabBar", access == .own || access == .made {
        return .containerBar(uikit, container: nil)
      }
      return screen.map { .bar(uikit, screen: $0) }
    case "UINavigationItem": return screen.map { .item(screen: $0) }
    case "UISearchBar": return screen.map { .searchBar(screen: $0) }
    case _ where UIKitGraph.partsOfSearchBars[uikit] != nil:
      return screen.map { .searchBar(screen: $0) }
    case "UIViewController", "UINavigationController", "UITabBarController":
      return screen.map { .screen($0) }
    case _ where UIKitGraph.edgeEffects[uikit] != nil: return screen.map { .screen($0) }
    case _: return nil
    }
  }
}

/// The variables of a running function.
final class Frame {
  let owner: String?
  let file: Int
  var selfValue: SwiftValue?
  /// The values of an initializer's `self.init(…)`.
  var initialized: SwiftValue?
  var variables: [String: (value: SwiftValue, depth: Int)] = [:]
  var returns: SwiftValue.Options = []
  let parent: Frame?
  /// The number of tests when the function was called.
  let depth: Int
  var expected: String?
  /// Whether an initializer is running.
  var isInit = false
  /// Whether the only statement of the current block is the result: nothing else is around it.
  var isResult = true
  /// The loops, the `switch` statements, and the labeled statements that are running, outermost first.
  var scopes: [ControlFlow.Scope] = []
  /// The label of the loop that runs next.
  var label: String?

  init(owner: String? = nil, file: Int = 0, selfValue: SwiftValue? = nil, depth: Int = 0) {
    self.owner = owner
    self.file = file
    self.selfValue = selfValue
    self.depth = depth
    parent = nil
  }

  /// Creates the variables of a closure or a local function, which can also access those around it.
  init(inside parent: Frame, depth: Int) {
    (owner, file, selfValue) = (parent.owner, parent.file, parent.selfValue)
    self.depth = depth
    self.parent = parent
  }

  func find(_ name: String) -> (value: SwiftValue, depth: Int)? {
    variables[name] ?? parent?.find(name)
  }

  func home(of name: String) -> Frame? { variables[name] != nil ? self : parent?.home(of: name) }
}
