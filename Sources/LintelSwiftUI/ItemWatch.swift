#if canImport(SwiftUI) && canImport(UIKit)
import Foundation
@_spi(Generated) import LintelUIKit
import UIKit

/// Notices that a navigation item has something else than its theme gave it.
@available(iOS 15, *)
@MainActor
final class ItemWatch {
  let item: UINavigationItem
  private let lost: @MainActor () -> Void
  private var known: State
  private var observations: [NSKeyValueObservation] = []
  private var isSettingAgain = false

  /// What SwiftUI may replace: compared by identity, since UIKit keeps copies.
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

  /// Watches an item that has everything by now.
  ///
  /// Apple documents none of the properties as observable. Where UIKit doesn't tell, `check()` finds out.
  ///
  /// - Parameters:
  ///   - item: the item of a screen.
  ///   - lost: called at once when somebody else has set the item; sets the theme again.
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

  /// Sets the theme again if it was lost; where a push or pop runs, that waits for its end.
  func check() {
    guard !isSettingAgain, known != State(item) else { return }
    isSettingAgain = true
    lost()
    isSettingAgain = false
    // If it can't be set now, only another change is a reason to try again.
    known = State(item)
  }
}
#endif
