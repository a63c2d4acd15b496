import LintelSchema

/// A value of an appearance object, with tokens unresolved.
package struct UnboundValue: Hashable {
  let leaf: LeafID
  /// The tab item's cell, or -1 elsewhere.
  let item: Int8
  /// An index into the theme's values, or `disabledTitle`.
  let value: Int32

  /// Used instead of an index for the color that UIKit gives a disabled title, `tertiaryLabel`.
  static let disabledTitle: Int32 = -1
}

/// A complete appearance object with tokens unresolved, which affect its values but not which properties it sets.
struct UnboundAppearance: Hashable {
  /// The kind of bar, which determines the object's class.
  let bar: BarKind
  /// The last part of the configure call's name.
  var configure: String
  /// Whether any value uses the name that UIKit had for it before a rename, such as `doneButtonAppearance`.
  var usesFormerNames: Bool
  /// The values, sorted by leaf and tab item cell.
  var values: [UnboundValue]

  static func initial(of bar: BarKind) -> UnboundAppearance {
    UnboundAppearance(
      bar: bar,
      configure: Preset.defaultBackground,
      usesFormerNames: false,
      values: []
    )
  }

  /// Returns the copy that UIKit shows at an edge that the object wasn't made for, without background and shadow.
  func madeTransparent(_ roles: LeafRoles) -> UnboundAppearance {
    UnboundAppearance(
      bar: bar,
      configure: Preset.transparentBackground,
      usesFormerNames: usesFormerNames,
      values: values.filter { !roles[$0.leaf].belongsToBackgrounds }
    )
  }
}

/// The configure calls, by the last part of their names.
package enum Preset {
  /// UIKit's own background, which a new object has.
  static let defaultBackground = "defaultBackground"
  /// An opaque background in the system's color.
  static let opaqueBackground = "opaqueBackground"
  /// No background and no shadow.
  package static let transparentBackground = "transparentBackground"

  /// Returns the name of a configure call in themes, such as `opaque` for `opaqueBackground`.
  static func name(of configure: String) -> String {
    configure.hasSuffix("Background") ? String(configure.dropLast(10)) : configure
  }
}
