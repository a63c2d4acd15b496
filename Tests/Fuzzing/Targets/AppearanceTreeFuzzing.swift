#if canImport(UIKit)
  import Foundation
  import LintelTree
  @_spi(Generated) import LintelUIKit
  import ThemeRecording
  import UIKit

  /// The runtime's reading of JSON trees: invalid trees are refused, and all others can be applied to bars.
  enum AppearanceTreeFuzzing {
    static func faults(in bytes: [UInt8]) -> [String] {
      MainActor.assumeIsolated {
        guard let tree = try? TreeTheme(Data(bytes)) else { return [] }
        apply(tree)
        return []
      }
    }

    /// The faults in how the runtime reads and applies the compiler's output.
    static func faults(ofOutput bytes: [UInt8], named name: String) -> [String] {
      MainActor.assumeIsolated {
        guard let tree = try? TreeTheme(Data(bytes)) else {
          return ["the runtime can't read the JSON output"]
        }
        return tree.name == name ? [] : ["the runtime reads the name '\(tree.name)'"]
      }
    }

    /// Applies the tree to bars in several contexts.
    @MainActor
    private static func apply(_ tree: TreeTheme) {
      let stage = Stage(RecordPool())
      let colors = Dictionary(tree.parameters.map { ($0, UIColor.red) }) { first, _ in first }
      let promos = [Set(), Set(tree.promoSpans.keys)]
      for brand in tree.brands.prefix(2) + [""] {
        for promos in promos {
          let context = TreeTheme.Context(brand: brand, promos: promos, colors: colors)
          for screen in tree.screens.prefix(3).map(Optional.some) + [nil] {
            let style = tree.style(in: context, screen: screen)
            style.apply(to: stage.navigationController)
            style.apply(to: stage.tabBarController)
            style.apply(to: stage.viewController)
            _ = stage.record(style, isScreen: screen != nil)
            for next in tree.screens.prefix(2) {
              _ = tree.transition(from: screen ?? "", to: next, in: context)
            }
          }
          _ = tree.updatingPromos(of: context, at: Date(timeIntervalSince1970: 1_800_000_000))
        }
      }
    }
  }
#else
  /// No checks, because the platform has no stand-in for UIKit.
  enum AppearanceTreeFuzzing {
    static func faults(in bytes: [UInt8]) -> [String] { [] }
    static func faults(ofOutput bytes: [UInt8], named name: String) -> [String] { [] }
  }
#endif
