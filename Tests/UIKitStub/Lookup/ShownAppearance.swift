/// The one appearance object that a bar shows, because "appearance objects are used in whole", and where it was found.
@MainActor
public struct ShownAppearance<Appearance: UIBarAppearance> {
  /// The object that was assigned, or a bar's default.
  public let appearance: Appearance
  /// The place where it was assigned.
  public let place: AppearancePlace
  /// Whether the background is transparent, regardless of the object's values.
  ///
  /// At the scroll edge UIKit falls back to a standard object that is "modified to use a transparent background".
  public let isModified: Bool
}

/// The owner and the slot of an appearance object.
public struct AppearancePlace: Hashable, Sendable {
  /// The kind of object that has the slot.
  public enum Owner: Hashable, Sendable {
    /// The navigation item, or the selected tab bar item.
    case item
    /// The bar.
    case bar
  }

  /// The owner of the slot.
  public let owner: Owner
  /// The owner's slot.
  public let slot: AppearanceSlot

  /// Creates a place.
  public init(_ owner: Owner, _ slot: AppearanceSlot) {
    self.owner = owner
    self.slot = slot
  }
}
