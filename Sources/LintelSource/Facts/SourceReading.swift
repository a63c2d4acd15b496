import LintelDiagnostics

/// Everything that was read of an app.
public struct SourceReading: Codable, Sendable {
  /// The settings in the order of files and lines.
  public var settings: [SourceSetting]
  /// The lines about bars that weren't understood.
  public var unread: [UnreadSetting] = []
  /// The settings of SwiftUI views for the bars around them.
  public var modifiers: [ViewModifierUse] = []
  /// Where the app creates navigation controllers of UIKit's own class: the first place in each file.
  public var plainNavigationControllers: [SourcePlace] = []
  /// The app's own classes that are relevant to bars.
  public var classes: [SourceClass]
  /// The colors of asset catalogs by name.
  public var colors: [String: SourceColor]
  /// The names of the catalogs' other colors, whose components are unknown.
  public var unreadColors: Set<String> = []
  /// The names of the images in asset catalogs.
  public var images: Set<String> = []
  /// The number of files, by extension: `swift`, `storyboard`, `xib`, `xcassets`, `plist`, and `m` for those that were only counted.
  public var files: [String: Int]
  /// The number of evaluated expressions, which measures the cost of reading besides parsing, on any machine.
  package var steps = 0

  /// Creates a reading.
  public init(
    settings: [SourceSetting] = [],
    classes: [SourceClass] = [],
    colors: [String: SourceColor] = [:],
    files: [String: Int] = [:]
  ) {
    self.settings = settings
    self.classes = classes
    self.colors = colors
    self.files = files
  }
}

extension SourceReading {
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
public struct UnreadSetting: Codable, Hashable, Sendable {
  /// The code or element on one line, at most 120 characters.
  public internal(set) var text: String
  /// The reason why it isn't in the theme.
  public let reason: UnreadReason
  /// What to write by hand, as a phrase that begins with a verb.
  public internal(set) var advice: String
  /// Where it is.
  public let place: SourcePlace
  /// Whether the text only names a property, instead of being the statement that sets it.
  var isSummary = false

  /// Creates an item, by default with the advice for its reason.
  public init(text: String, reason: UnreadReason, advice: String? = nil, at place: SourcePlace) {
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
public struct SourceClass: Codable, Hashable, Sendable {
  /// The kind of a class in UIKit.
  public enum Kind: Codable, Hashable, Sendable {
    case viewController
    case navigationController
    case tabBarController
    case navigationBar
    case tabBar
    case toolbar
  }

  /// The name without enclosing types.
  public let name: String
  /// The kind in UIKit, found through the app's own superclasses.
  public let kind: Kind
  /// The superclass as written, or `nil` if there is none.
  public let superclass: String?
  /// Where the class is declared.
  public let place: SourcePlace

  /// Creates a class.
  public init(name: String, kind: Kind, superclass: String?, place: SourcePlace) {
    self.name = name
    self.kind = kind
    self.superclass = superclass
    self.place = place
  }
}
