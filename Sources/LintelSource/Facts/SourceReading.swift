import LintelDiagnostics

/// Everything that was read of an app.
package struct SourceReading: Codable, Sendable {
  /// The settings in the order of files and lines.
  var settings: [SourceSetting] = []
  /// The lines about bars that weren't understood.
  var unread: [UnreadSetting] = []
  /// What code sets when people do something, until `resolveSwitches`.
  var switches: [SourceSetting] = []
  /// The settings of SwiftUI views for the bars around them.
  var modifiers: [ViewModifierUse] = []
  /// The SwiftUI views that hosting controllers of UIKit's own class show.
  var hostedViews: Set<String> = []
  /// The first values of variables that code changes, by the name of their type.
  var starts: [String: Set<String>] = [:]
  /// The values of choices in the order of the code, by the name of their type.
  var choices: [String: [String]] = [:]
  /// Where the app creates navigation controllers of UIKit's own class: the first place in each file.
  var plainNavigationControllers: [SourcePlace] = []
  /// The number of navigation controllers in storyboards by class, which is empty for those without one.
  var navigationScenes: [String: Int] = [:]
  /// The app's own classes that are relevant to bars.
  var classes: [SourceClass] = []
  /// The names of the classes that Objective-C declares.
  var objectiveCClasses: Set<String> = []
  /// The colors of asset catalogs by name.
  var colors: [String: SourceColor] = [:]
  /// The names of the catalogs' other colors, whose components are unknown.
  var unreadColors: Set<String> = []
  /// The names of the images in asset catalogs.
  var images: Set<String> = []
  /// The number of files, by extension: `swift`, `storyboard`, `xib`, `xcassets`, `plist`, and `m` for those that were only counted.
  var files: [String: Int] = [:]
  /// The number of evaluated expressions, which measures the cost of reading besides parsing, on any machine.
  var steps = 0
}

extension SourceReading {
  /// Adds what was read elsewhere in the app, except for classes, assets, and numbers of files.
  mutating func add(_ other: Self) {
    settings += other.settings
    unread += other.unread
    switches += other.switches
    modifiers += other.modifiers
    hostedViews.formUnion(other.hostedViews)
    starts.merge(other.starts) { $0.union($1) }
    plainNavigationControllers += other.plainNavigationControllers
    navigationScenes.merge(other.navigationScenes, uniquingKeysWith: +)
    steps += other.steps
  }

  /// The names of the types whose values determine what code sets.
  var choiceTypes: Set<String> {
    var result: Set<String> = []
    func add(_ condition: SourceCondition) {
      for case .choice(let type, _) in condition.tests { result.insert(type) }
    }
    for setting in settings {
      add(setting.condition)
      guard case .appearance(_, let snapshot?) = setting.change else { continue }
      for placed in snapshot.settings.values { add(placed.condition) }
      if let configure = snapshot.configure { add(configure.condition) }
    }
    return result
  }

  /// Records that a file isn't what its name says.
  mutating func noteDamage(_ phrase: String, to file: SourceFile) {
    let place = SourcePlace(file: file.path, line: 1)
    unread.append(UnreadSetting(text: file.path, reason: .damaged(phrase), at: place))
  }

  /// The reading with the settings of SwiftUI views among those of UIKit's classes.
  var withModifiersAsSettings: SourceReading {
    var reading = self
    reading.settings = (settings + modifiers.compactMap(\.setting))
      .sorted { $0.place < $1.place }
    reading.unread += modifiers.compactMap(\.unread)
    return reading
  }
}

/// A line about bars that wasn't understood.
struct UnreadSetting: Codable, Hashable, Sendable {
  /// The code or element on one line, at most 120 characters.
  var text: String
  /// The reason why it isn't in the theme.
  let reason: UnreadReason
  /// What to write by hand, as a phrase that begins with a verb.
  var advice: String
  let place: SourcePlace
  /// Whether the text only names a property, instead of being the statement that sets it.
  var isSummary = false

  /// Creates an item, by default with the advice for its reason.
  init(text: String, reason: UnreadReason, advice: String? = nil, at place: SourcePlace) {
    self.text = text
    self.reason = reason
    self.advice = advice ?? reason.advice()
    self.place = place
  }

  /// Creates an item whose text names a lost property.
  init(summary text: String, _ lost: LostSetting, at place: SourcePlace) {
    self.init(text: text, reason: lost.reason, advice: lost.advice, at: place)
    isSummary = true
  }
}

/// A class of the app that is relevant to bars.
struct SourceClass: Codable, Hashable, Sendable {
  /// The kind of a class in UIKit.
  enum Kind: Codable, Hashable, Sendable {
    case viewController
    case navigationController
    case tabBarController
    case navigationBar
    case tabBar
    case toolbar
  }

  /// The name without enclosing types.
  let name: String
  /// The kind in UIKit, found through the app's own superclasses.
  let kind: Kind
  /// The superclass as written, or `nil` if there is none.
  let superclass: String?
  /// Where the class is declared.
  let place: SourcePlace
  /// Whether it shows other controllers in its view, such as a navigation controller with its bar.
  var isParent = false
}
