#if canImport(SwiftUI) && canImport(UIKit)
import Foundation
@_spi(Generated) import LintelUIKit
import UIKit

/// Notices when a navigation item has values that differ from those of its theme.
@available(iOS 15, *)
@MainActor
final class ItemWatch {
  let item: UINavigationItem
  private let lost: @MainActor () -> Void
  private var known: State
  private var observations: [NSKeyValueObservation] = []
  private var isSettingAgain = false

  /// The values that SwiftUI may replace, compared by identity because UIKit keeps copies.
  private struct State: Equatable {
    let objects: [ObjectIdentifier?]
    let largeTitles: UINavigationItem.LargeTitleDisplayMode

    @MainActor
    init(_ item: UINavigationItem) {
      let slots: [AnyObject?] = [
        item.standardAppearance, item.compactAppearance, item.scrollEdgeAppearance,
        item.compactScrollEdgeAppearance, item.searchController,
      ]
      let buttons = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
      objects = slots.map { $0.map(ObjectIdentifier.init) } + buttons.map(ObjectIdentifier.init)
      largeTitles = item.largeTitleDisplayMode
    }
  }

  /// Starts to watch an item with the values of its theme; `lost` sets them again after other code has set the item.
  ///
  /// Apple doesn't document the properties as observable. If UIKit doesn't report a change, `check()` finds it.
  init(_ item: UINavigationItem, lost: @escaping @MainActor () -> Void) {
    self.item = item
    self.lost = lost
    known = State(item)
    observations = [
      observe(\.standardAppearance), observe(\.compactAppearance),
      observe(\.scrollEdgeAppearance), observe(\.compactScrollEdgeAppearance),
      observe(\.largeTitleDisplayMode), observe(\.searchController),
      observe(\.leftBarButtonItems), observe(\.rightBarButtonItems),
    ]
  }

  private func observe<Value>(_ property: KeyPath<UINavigationItem, Value>)
    -> NSKeyValueObservation
  {
    item.observe(property) { @Sendable [weak self] _, _ in
      MainActor.assumeIsolated { self?.changed() }
    }
  }

  private func changed() {
    if isThemeSetting { known = State(item) } else { check() }
  }

  /// Sets the theme's values again if they were lost, at once or after a running push or pop ends.
  func check() {
    guard !isSettingAgain, known != State(item) else { return }
    isSettingAgain = true
    lost()
    isSettingAgain = false
    // If they can't be set now, only another change is a reason to try again.
    known = State(item)
  }
}
#endif
