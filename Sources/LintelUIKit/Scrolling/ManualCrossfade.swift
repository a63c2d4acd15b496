#if canImport(UIKit)
public import UIKit

/// Draws a crossfade in the app's own way, in place of this library's.
///
/// It is for trying out what UIKit does by itself where the app's developer knows a way to ask for it; this library calls what
/// Apple documents, and the compiler's output has one only for themes that it was told to accept with `--allow-private-api`.
@available(iOS 13, *)
@MainActor
public struct ManualCrossfade {
  /// Takes over an item, whose appearance objects are set as the theme has them.
  public let begin: (UINavigationItem) -> Void
  /// Shows the item's bar between its look at the scroll edge, 0, and the standard one, 1.
  public let show: (_ item: UINavigationItem, _ progress: CGFloat) -> Void
  /// Leaves the item to UIKit again.
  public let end: (UINavigationItem) -> Void

  /// Puts a crossfade together.
  public init(
    begin: @escaping (UINavigationItem) -> Void,
    show: @escaping (_ item: UINavigationItem, _ progress: CGFloat) -> Void,
    end: @escaping (UINavigationItem) -> Void
  ) {
    self.begin = begin
    self.show = show
    self.end = end
  }
}

/// The items whose crossfades are drawn by the app.
@available(iOS 13, *)
@MainActor
final class ManualCrossfadeStage {
  private struct Entry {
    weak var item: UINavigationItem?
    let crossfade: ManualCrossfade
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  func show(_ item: UINavigationItem, _ progress: Double, by crossfade: ManualCrossfade) {
    let key = ObjectIdentifier(item)
    if entries[key] == nil {
      entries[key] = Entry(item: item, crossfade: crossfade)
      crossfade.begin(item)
    }
    crossfade.show(item, CGFloat(progress))
  }

  func end(_ item: UINavigationItem) {
    guard let entry = entries.removeValue(forKey: ObjectIdentifier(item)), entry.item === item
    else { return }
    entry.crossfade.end(item)
  }

  func purge() { entries = entries.filter { $0.value.item != nil } }

  func endAll() {
    for item in entries.values.compactMap(\.item) { end(item) }
  }
}
#endif
