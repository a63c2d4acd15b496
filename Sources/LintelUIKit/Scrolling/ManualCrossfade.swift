#if canImport(UIKit)
public import UIKit

/// A crossfade that the app draws instead of this library.
///
/// Use it to try out what UIKit can do itself, if you know how to request it. This library only calls documented API, and the
/// compiler's output requests a manual crossfade only for themes compiled with `--allow-private-api`.
@available(iOS 13, *)
@MainActor
public struct ManualCrossfade {
  /// Takes over an item, whose appearance objects are those of the theme.
  public let begin: (UINavigationItem) -> Void
  /// Shows the item's bar between its look at the scroll edge, 0, and its standard look, 1.
  public let show: (_ item: UINavigationItem, _ progress: CGFloat) -> Void
  /// Gives the item back to UIKit.
  public let end: (UINavigationItem) -> Void

  /// Creates a crossfade from its three steps.
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

/// The items whose crossfades the app draws.
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
