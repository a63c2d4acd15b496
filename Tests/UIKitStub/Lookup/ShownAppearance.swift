/// The one appearance object that a bar shows, since "appearance objects are used in whole", and where it was found.
@MainActor
public struct ShownAppearance<Appearance: UIBarAppearance> {
  /// The object that was assigned, or a bar's default.
  public let appearance: Appearance
  /// Where it was assigned.
  public let place: AppearancePlace
  /// Whether the background is transparent, whatever the object says.
  ///
  /// At the scroll edge UIKit falls back to a standard object that is "modified to use a transparent background".
  public let isModified: Bool
}

/// Whose object it is, and of which slot.
public struct AppearancePlace: Hashable, Sendable {
  /// What an object is assigned to.
  public enum Owner: Hashable, Sendable {
    /// The navigation item, or the tab bar item that is selected.
    case item
    /// The bar.
    case bar
  }

  /// Whose it is.
  public let owner: Owner
  /// Which of the owner's slots holds it.
  public let slot: AppearanceSlot

  /// A slot of an owner.
  public init(_ owner: Owner, _ slot: AppearanceSlot) {
    self.owner = owner
    self.slot = slot
  }
}
