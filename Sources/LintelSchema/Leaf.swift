/// Identifies a leaf property: an index into `Schema.leaves`.
package struct LeafID: Hashable, Comparable, Sendable {
  package let rawValue: Int32

  package init(_ index: Int) { rawValue = Int32(index) }

  package var index: Int { Int(rawValue) }

  /// Orders leaves as the table does.
  package static func < (a: LeafID, b: LeafID) -> Bool { a.rawValue < b.rawValue }
}

/// One addressable property: a row of the table at one place where its component is mounted.
///
/// Slots, tab item layouts, and tab item states are conditions, not leaves, but a button's states are leaves. This is a class because
/// readers ask for a leaf with every value, and returning one then copies no strings.
package final class Leaf: Sendable {
  package let id: LeafID
  /// The full YAML path, such as `navigationBar.button.disabled.color`; the `normal` state doesn't have its own step.
  package let path: String
  /// The bar, or `nil` for a property of a block, such as `statusBar`.
  package let bar: BarKind?
  package let property: Property
  /// The component that declares the row, such as `UIBarAppearance`.
  package let component: String
  /// The kind of button, or `nil` outside of buttons.
  package let buttonFamily: ButtonFamily?
  /// The button's state, or `nil` outside of buttons.
  package let buttonState: ItemState?
  /// Whether the leaf belongs to a tab bar item, and so can differ by layout and state.
  package let isTabItem: Bool
  /// UIKit's property path from the appearance object, bar, or item to the value, without tab item layout and state, such as
  /// `["buttonAppearance", "disabled", "titleTextAttributes", "foregroundColor"]`.
  package let uikitPath: [String]
  /// The path on systems before a rename, and the first version with the new path, or `nil` if there was no rename.
  package let former: (uikitPath: [String], renamed: Version)?
  /// The narrowest availability of the row and of the parts that it's mounted under.
  package let availability: Availability

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

  /// The path at which the row's component is mounted, empty for a block's own properties.
  package var place: String { String(path.dropLast(property.name.count + 1)) }

  /// Returns UIKit's property path on a version, which before iOS 26 has `doneButtonAppearance`, for example.
  package func uikitPath(on version: Version) -> [String] {
    guard let former, version < former.renamed else { return uikitPath }
    return former.uikitPath
  }
}
