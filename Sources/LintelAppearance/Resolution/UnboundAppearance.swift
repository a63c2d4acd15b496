import LintelSchema

/// A value of an appearance object before tokens are bound.
package struct UnboundValue: Hashable {
  /// The property.
  let leaf: LeafID
  /// The cell of a tab item's layout and state; -1 elsewhere.
  let item: Int8
  /// An index into the theme's values; -1 for the color that UIKit gives a disabled title, `tertiaryLabel`.
  let value: Int32

  /// Takes the place of an index, for UIKit's color of a disabled title.
  static let disabledTitle: Int32 = -1
}

/// A complete appearance object before tokens are bound: what it sets depends on no token, only the values do.
struct UnboundAppearance: Hashable {
  /// The kind of bar, which decides the object's class.
  let bar: BarKind
  /// The last part of the configure call's name.
  var configure: String
  /// Whether a value goes by the name that UIKit had for it before a rename, such as `doneButtonAppearance`.
  var usesFormerNames: Bool
  /// Sorted by leaf and tab item cell.
  var values: [UnboundValue]

  /// What a new bar starts with.
  static func initial(of bar: BarKind) -> UnboundAppearance {
    UnboundAppearance(
      bar: bar,
      configure: Preset.defaultBackground,
      usesFormerNames: false,
      values: []
    )
  }

  /// The copy that UIKit shows at an edge for which the object was not made: its background and shadow are gone.
  func madeTransparent(_ roles: LeafRoles) -> UnboundAppearance {
    UnboundAppearance(
      bar: bar,
      configure: Preset.transparentBackground,
      usesFormerNames: usesFormerNames,
      values: values.filter { !roles[$0.leaf].isOfBackgrounds }
    )
  }
}

/// The configure calls by the last part of their names.
package enum Preset {
  /// UIKit's own background, the one of a new object.
  static let defaultBackground = "defaultBackground"
  /// An opaque background in the system's color.
  static let opaqueBackground = "opaqueBackground"
  /// No background, and no shadow.
  package static let transparentBackground = "transparentBackground"

  /// The language's name of a configure call, such as `opaque` for `opaqueBackground`.
  static func name(of configure: String) -> String {
    configure.hasSuffix("Background") ? String(configure.dropLast(10)) : configure
  }
}
