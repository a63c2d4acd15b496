import LintelAppearance
import LintelSchema
import LintelTheme

/// Finds what the names of one theme are among those that both have.
struct SharedIndex {
  /// What both themes have in common.
  private let contexts: SharedContexts
  /// Whether the one theme has conditions for sizes.
  private let tellsSizes: Bool
  /// The shared brands at each index of the one theme.
  private let brands: [Int: [Int]]
  /// The shared screens at each index of the one theme.
  private let screens: [Int: [Int]]
  /// The shared promos at each index of the one theme.
  private let promos: [Int: [Int]]

  /// - Parameters:
  ///   - contexts: what both themes have.
  ///   - side: the theme's indices in names.
  init(_ contexts: SharedContexts, _ side: KeyPath<SharedContexts.Name, Int>) {
    func index(_ names: [SharedContexts.Name]) -> [Int: [Int]] {
      Dictionary(grouping: names.indices) { names[$0][keyPath: side] }
    }
    self.contexts = contexts
    tellsSizes = (side == \.old ? contexts.oldSpace : contexts.newSpace).tellsSizes
    brands = index(contexts.brands)
    screens = index(contexts.screens)
    promos = index(contexts.promos)
  }

  /// What is left of an entry without what only one theme has.
  ///
  /// An entry without screens is one for all of them.
  ///
  /// - Parameters:
  ///   - entry: of the theme's tree.
  ///   - end: the first version behind the tree's newest.
  /// - Returns: nil if nothing is left.
  func box(of entry: ContextEntry, endingAt end: Version) -> SharedBox? {
    // Promos that only one theme has do not run in any context of both.
    guard entry.promosOn.allSatisfy({ promos[$0] != nil }) else { return nil }
    return SharedBox(
      brands: entry.brands.flatMap { brands[$0] ?? [] }.sorted(),
      screens: entry.screens.isEmpty
        ? Array(contexts.screens.indices)
        : entry.screens.flatMap { screens[$0] ?? [] }.sorted(),
      promosOn: entry.promosOn.flatMap { promos[$0] ?? [] }.sorted(),
      promosOff: entry.promosOff.flatMap { promos[$0] ?? [] }.sorted(),
      firstIOS: entry.firstIOS,
      endIOS: entry.endIOS ?? end,
      devices: contexts.devices.filter { device in
        entry.devices.contains { $0 == device || !tellsSizes && $0.idiom == device.idiom }
      }
    )
  }
}
