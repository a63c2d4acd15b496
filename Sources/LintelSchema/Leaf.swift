/// Identifies a leaf property: an index into `Schema.leaves`.
package struct LeafID: Hashable, Comparable, Sendable {
  /// The index of the leaf in `Schema.leaves`.
  package let rawValue: Int32

  /// Creates the id of the leaf at an index.
  package init(_ index: Int) {
    rawValue = Int32(index)
  }

  /// The raw value as an array index.
  package var index: Int {
    Int(rawValue)
  }

  /// Orders leaves as the table does.
  package static func < (a: LeafID, b: LeafID) -> Bool {
    a.rawValue < b.rawValue
  }
}

/// One addressable property: a row of the table at one place where its component is mounted.
///
/// Slots, tab item layouts and tab item states are conditions, not leaves; a button's states are leaves. A class, since readers ask for
/// leaves with every value: handing one out copies no strings.
package final class Leaf: Sendable {
  /// The leaf's own id.
  package let id: LeafID
  /// The full YAML path, such as `navigationBar.button.disabled.color`; the `normal` state has no step of its own.
  package let path: String
  /// Nil for a property of a block, such as `statusBar`.
  package let bar: BarKind?
  package let property: Property
  /// The component that the row was written in, such as `UIBarAppearance`.
  package let component: String
  /// The kind of button, in a button's leaves.
  package let buttonFamily: ButtonFamily?
  /// The state, in a button's leaves.
  package let buttonState: ItemState?
  /// Whether the leaf belongs to a tab bar item, and so may differ by layout and state.
  package let isTabItem: Bool
  /// UIKit's steps from the appearance object (or bar, or item) to the value, without tab item layout and state, such as
  /// `["buttonAppearance", "disabled", "titleTextAttributes", "foregroundColor"]`.
  package let uikitPath: [String]
  /// The steps on systems before a rename, and the first version with the new ones; nil if there was none.
  package let former: (uikitPath: [String], renamed: Version)?
  /// The narrowest availability of the row and of the parts that it is mounted under.
  package let availability: Availability

  /// Creates the leaf of a row, which a component has at a place.
  init(_ property: Property, of component: String, at mount: Mount, id: LeafID) {
    let steps = mount.steps(of: property)
    let isItem = property.destination == .item
    self.id = id
    path = mount.appending(property.name)
    bar = mount.bar
    self.property = property
    self.component = component
    buttonFamily = mount.buttonFamily
    buttonState = mount.buttonState
    isTabItem = mount.isTabItem
    uikitPath = isItem ? [mount.items] + steps : mount.uikitPath + steps
    former = isItem ? nil : mount.former.map { ($0.uikitPath + steps, $0.renamed) }
    availability = property.availability.narrowed(to: mount.availability)
  }

  /// The path of what the row's component is mounted as; empty for a block's own properties.
  package var place: String {
    String(path.dropLast(property.name.count + 1))
  }

  /// UIKit's steps as they are called on a version, such as `doneButtonAppearance` below iOS 26.
  package func uikitPath(on version: Version) -> [String] {
    guard let former, version < former.renamed else { return uikitPath }
    return former.uikitPath
  }
}
