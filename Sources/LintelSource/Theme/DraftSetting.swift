import LintelSchema
import LintelTheme

/// One property of a theme that the code sets, before its place in the theme is known.
struct DraftSetting: Hashable {
  /// The UIKit object that has the property.
  enum Place: Hashable {
    /// An appearance object in a slot of a bar or of an item.
    case object(AppearanceSlot)
    /// A legacy property, which a bar without appearance objects shows.
    case legacy(AppearanceSlot?)
    /// Something else, which UIKit has only once.
    case own
  }

  /// The class of the screen, or `nil` for all.
  var screen: String?
  var property: DraftProperty
  var place: Place
  var value: Value
  var condition: DraftCondition
  /// The level, which overrides earlier ones.
  var level: SettingLevel
  var source: SourcePlace
  /// When UIKit calls the code, or `nil` if that isn't known.
  var phase: ScreenPhase?
  /// UIKit's name if it's a legacy property.
  var legacy: String?

  /// Whether it gives a bar, in all sizes, the background image that UIKit shows instead of the bar's own background.
  var isBackgroundImage: Bool {
    legacy == "backgroundImage" && place == .legacy(nil) && property.keys.first == "background"
      && value != .none
  }

  /// Whether `nil` gives the property UIKit's value, which is only true of a bar's or an item's own colors.
  var isReset: Bool {
    place == .own && Schema.standard[property.leaf].property.type == .color
  }
}

extension [DraftSetting] {
  /// The settings by property, in the order of the properties' paths.
  var groupedByProperty: [(key: DraftProperty, value: [DraftSetting])] {
    Dictionary(grouping: self, by: \.property).sorted { $0.key.path < $1.key.path }
  }
}

/// The levels at which code sets a property, in the order in which later ones override earlier ones.
enum SettingLevel: Comparable {
  case app
  case proxy
  case containedProxy
  case bar
  case item
}

/// An appearance object, or `nil`, that the code assigns to a slot.
struct DraftObject: Hashable {
  var screen: String?
  var bar: BarKind
  var slot: AppearanceSlot
  var level: SettingLevel
  var condition: DraftCondition
  /// Whether the code assigns `nil`.
  var isNil: Bool
  /// The slot whose object the code copies and changes, or `nil` for an object that the code creates.
  var base: AppearanceSlot?
  var source: SourcePlace
  /// When UIKit calls the code, or `nil` if that isn't known.
  var phase: ScreenPhase?
  /// The properties that the code sets to values that aren't known.
  var unknown: Set<DraftProperty> = []
}

/// Everything in a reading in terms of the theme, and what has no equivalent.
struct DraftSettings {
  var settings: [DraftSetting] = []
  var objects: [DraftObject] = []
  var lost: [UnreadSetting] = []
  /// The places whose code has no effect in the versions of the theme.
  var dead: [SourcePlace] = []
}
