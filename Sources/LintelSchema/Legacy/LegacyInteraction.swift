/// How a legacy property interacts with a theme's declarations.
///
/// Proxies and instance settings change the same bars as a theme. An interaction has the leaves that a
/// legacy property concerns, and the way in which UIKit decides between the two.
package struct LegacyInteraction: Hashable, Sendable {
  /// Which of the two UIKit shows.
  package enum Relation: Hashable, Sendable {
    /// A property of the bar that its appearance object replaces as a whole.
    case ignoredWithObject
    /// A property of the bar's items, which overrides the same part of an appearance object.
    case overridesObject
    /// The same property of the same object, which the theme sets on the instance.
    case sameProperty
  }

  /// The leaves that count, at and below the places.
  package enum Part: Hashable, Sendable {
    /// Every leaf at the places and below them.
    case all
    /// The leaves in a dictionary of text attributes.
    case textAttributes
    /// Only the color of the text.
    case textColor
    /// The property with a name, in every state.
    case property(String)
  }

  package let relation: Relation
  /// Paths of leaves, or of the components that contain them, such as `navigationBar.title`.
  package let places: [String]
  /// The leaves that count at these places.
  package let part: Part

  /// Returns the interaction of a property that UIKit ignores once the bar has an appearance object.
  static func ignoredWithObject(_ places: String...) -> LegacyInteraction {
    LegacyInteraction(relation: .ignoredWithObject, places: places, part: .all)
  }

  /// Returns the interaction of a property that the theme sets under another name.
  static func sameProperty(_ places: String...) -> LegacyInteraction {
    LegacyInteraction(relation: .sameProperty, places: places, part: .all)
  }

  /// Returns the interaction of an item's property, which overrides the appearance object.
  static func overridesObject(_ part: Part = .all, _ places: [String]) -> LegacyInteraction {
    LegacyInteraction(relation: .overridesObject, places: places, part: part)
  }
}

extension Schema {
  /// Returns the leaves that an interaction concerns, in the order of the table.
  ///
  /// `state` is the state that is set, or `nil` if the property doesn't have one. It selects a button's leaves; a tab bar item has the same
  /// leaves in all states.
  package func leaves(of interaction: LegacyInteraction, state: ItemState?) -> [Leaf] {
    leaves.filter { leaf in
      guard interaction.places.contains(where: { leaf.isAt($0) }) else { return false }
      if let state, let own = leaf.buttonState, own != state { return false }
      switch interaction.part {
      case .all: return leaf.property.destination != .slot
      case .textAttributes: return leaf.isTextAttribute
      case .property(let name): return leaf.property.name == name
      case .textColor:
        return leaf.property.binding == .textAttribute("foregroundColor")
          && leaf.buttonState.map { $0 == .normal } ?? true
      }
    }
  }
}

extension Leaf {
  fileprivate func isAt(_ place: String) -> Bool {
    path.hasPrefix(place)
      && (path.utf8.count == place.utf8.count
        || path.utf8.dropFirst(place.utf8.count).first == UInt8(ascii: "."))
  }

  /// Whether the leaf belongs to a dictionary of text attributes in UIKit.
  package var isTextAttribute: Bool {
    switch property.binding {
    case .textAttribute, .textAttributePart: true
    case .property, .part, .argument, .configure, .none: false
    }
  }
}
