/// How a legacy property meets what a theme says.
///
/// Proxies and instance settings change the same bars as a theme does. A rivalry says which leaves
/// a legacy property concerns, and how UIKit decides between the two.
package struct Rivalry: Hashable, Sendable {
  /// Which of the two UIKit shows.
  package enum Relation: Hashable, Sendable {
    /// A property of the bar that its appearance object takes over as a whole.
    case besideObject
    /// A property of the bar's items, which beats the same part of an appearance object.
    case beatsObject
    /// The same property of the same object, which the theme sets on the instance.
    case sameProperty
  }

  /// Which leaves below the places count.
  package enum Part: Hashable, Sendable {
    /// Every leaf at the places and below them.
    case all
    /// The leaves that go into a dictionary of text attributes.
    case textAttributes
    /// The color of the text alone.
    case textColor
    /// The property of a name, in every state.
    case property(String)
  }

  /// How UIKit decides.
  package let relation: Relation
  /// Paths of leaves or of what holds them, such as `navigationBar.title`.
  package let places: [String]
  /// Which leaves at the places count.
  package let part: Part

  /// Returns the rivalry of a property that UIKit ignores once the bar has an appearance object.
  static func besideObject(_ places: String...) -> Rivalry {
    Rivalry(relation: .besideObject, places: places, part: .all)
  }

  /// Returns the rivalry of a property that the theme sets under another name.
  static func sameProperty(_ places: String...) -> Rivalry {
    Rivalry(relation: .sameProperty, places: places, part: .all)
  }

  /// Returns the rivalry of an item's property, which overrides the appearance object.
  static func beatsObject(_ part: Part = .all, _ places: [String]) -> Rivalry {
    Rivalry(relation: .beatsObject, places: places, part: part)
  }
}

/// What rivalries concern.
extension Schema {
  /// The leaves that a rivalry is about.
  ///
  /// - Parameters:
  ///   - rivalry: of a legacy property.
  ///   - state: the state that is set, nil if the property takes none; of a button's leaves it chooses those of the state,
  ///     tab bar items' leaves are the same in all.
  /// - Returns: in the order of the table.
  package func leaves(of rivalry: Rivalry, state: ItemState?) -> [Leaf] {
    leaves.filter { leaf in
      guard rivalry.places.contains(where: { leaf.isAt($0) }) else { return false }
      if let state, let own = leaf.buttonState, own != state { return false }
      switch rivalry.part {
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

/// Where leaves are.
extension Leaf {
  /// Whether the leaf is at a path or below it.
  fileprivate func isAt(_ place: String) -> Bool {
    path.hasPrefix(place)
      && (path.utf8.count == place.utf8.count
        || path.utf8.dropFirst(place.utf8.count).first == UInt8(ascii: "."))
  }

  /// Whether UIKit takes it in a dictionary of text attributes.
  package var isTextAttribute: Bool {
    switch property.binding {
    case .textAttribute, .textAttributePart: true
    case .property, .part, .argument, .configure, .none: false
    }
  }
}
