import LintelDiagnostics

/// Everything that was read of an app.
public struct SourceReading: Codable, Sendable {
  /// In the order of files and lines.
  public var settings: [SourceSetting]
  /// What was seen of bars and not understood.
  public var unread: [UnreadSetting]
  /// What SwiftUI views set on the bars around them.
  public var modifiers: [ViewModifierUse] = []
  /// Where the app makes navigation controllers of UIKit's own class, the first place in each file.
  public var plainNavigationControllers: [SourcePlace] = []
  /// The app's own classes that matter here.
  public var classes: [SourceClass]
  /// The colors of asset catalogs by name.
  public var colors: [String: SourceColor]
  /// The names of the catalogs' other colors, whose components aren't known.
  public var unreadColors: Set<String> = []
  /// The names of the images in asset catalogs.
  public var images: Set<String>
  /// How many files were read, by their ending: `swift`, `storyboard`, `xib`, `xcassets`, `plist`, and `m` for those that were only counted.
  public var files: [String: Int]
  /// How many expressions were evaluated for it: what reading costs beside parsing, on any machine.
  package var steps = 0

  /// Creates a reading.
  public init(
    settings: [SourceSetting] = [],
    unread: [UnreadSetting] = [],
    classes: [SourceClass] = [],
    colors: [String: SourceColor] = [:],
    images: Set<String> = [],
    files: [String: Int] = [:]
  ) {
    self.settings = settings
    self.unread = unread
    self.classes = classes
    self.colors = colors
    self.images = images
    self.files = files
  }
}

extension SourceReading {
  /// Notes that a file isn't what its name says.
  mutating func noteDamage(_ phrase: String, to file: SourceFile) {
    let place = SourcePlace(file: file.path, line: 1)
    unread.append(UnreadSetting(text: file.path, reason: .damaged(phrase), at: place))
  }

  /// The reading with what SwiftUI views set among what UIKit's classes set.
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
  /// The code or element, as it is, on one line, at most 120 characters.
  public internal(set) var text: String
  /// Why it isn't in the theme.
  public let reason: UnreadReason
  /// What to write by hand: a phrase that begins with a verb.
  public internal(set) var advice: String
  /// Where it is.
  public let place: SourcePlace
  /// Whether the text names a property, where it could be the statement that sets it.
  var isSummary = false

  /// Creates an item; without advice, with that of its reason.
  public init(text: String, reason: UnreadReason, advice: String? = nil, at place: SourcePlace) {
    self.text = text
    self.reason = reason
    self.advice = advice ?? reason.advice()
    self.place = place
  }

  /// Creates an item whose text names a property that is lost.
  init(summary text: String, _ lost: LostSetting, at place: SourcePlace) {
    self.init(text: text, reason: lost.reason, advice: lost.advice, at: place)
    isSummary = true
  }
}

/// A class of the app, as far as bars are concerned.
public struct SourceClass: Codable, Hashable, Sendable {
  /// What a class is in UIKit.
  public enum Kind: Codable, Hashable, Sendable {
    case viewController
    case navigationController
    case tabBarController
    case navigationBar
    case tabBar
    case toolbar
  }

  /// The name without the types around it.
  public let name: String
  /// What it is in UIKit, following superclasses of the app's.
  public let kind: Kind
  /// The superclass as written; nil for none.
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
