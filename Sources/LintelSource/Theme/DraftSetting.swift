import LintelSchema
import LintelTheme

/// One property of a theme that the code sets, before it is known where in the theme it goes.
struct DraftSetting: Hashable {
  /// Which object of UIKit's has the property.
  enum Place: Hashable {
    /// An appearance object in a slot of a bar or of an item.
    case object(AppearanceSlot)
    /// A legacy property, which a bar without appearance objects shows.
    case legacy(AppearanceSlot?)
    /// Something else, which UIKit has once.
    case own
  }

  /// The class of the screen, nil for all.
  var screen: String?
  var property: DraftProperty
  var place: Place
  var value: Value
  var condition: DraftCondition
  /// A later level beats an earlier one.
  var level: SettingLevel
  var source: SourcePlace
}

extension [DraftSetting] {
  /// The settings of each property, in the order of the properties' paths.
  var groupedByProperty: [(key: DraftProperty, value: [DraftSetting])] {
    Dictionary(grouping: self, by: \.property).sorted { $0.key.path < $1.key.path }
  }
}

/// UIKit's own order of what sets a property, and the order of the classes that do.
enum SettingLevel: Int, Hashable, Comparable {
  case app
  case proxy
  case containedProxy
  case bar
  case item

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// An appearance object that the code assigns to a slot, or nil.
struct DraftObject: Hashable {
  var screen: String?
  var bar: BarKind
  var slot: AppearanceSlot
  var level: SettingLevel
  var condition: DraftCondition
  /// Empty for nil.
  var isNil: Bool
  /// The slot that the object is a copy of, with changes; nil for one that the code makes.
  var base: AppearanceSlot?
  var source: SourcePlace
}

/// Everything of a reading in the theme's words, and what has none.
struct DraftSettings {
  var settings: [DraftSetting] = []
  var objects: [DraftObject] = []
  var lost: [UnreadSetting] = []
  /// Places whose code counts for nothing in the versions of the theme.
  var dead: [SourcePlace] = []
}
