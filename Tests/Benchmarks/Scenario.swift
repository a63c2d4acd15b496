import LintelSchema
import LintelTheme

/// A kind of theme to measure, of any size.
struct Scenario: Sendable {
  let name: String
  let make: @Sendable (_ size: Int) -> Theme

  static let all = [realistic, oneProperty, families, grid, flags, promoFamilies, clones]

  /// About four hundred properties, ten brands, two hundred screens, and eight promos; the size is the number of declarations.
  static let realistic = Scenario(name: "realistic") { size in
    let targets = min(400, max(1, size / 250))
    let perTarget = size / targets
    let screens = max(20, perTarget / 2)
    let month = 30 * 1_440
    var theme = SyntheticTheme(
      brands: 20,
      screens: screens,
      promos: (0..<8).map { index in
        Promo(
          name: "promo\(index)",
          from: index < 6 ? .init(minutes: index * month, hasOffset: false, text: "") : nil,
          until: index < 6 ? .init(minutes: (index + 1) * month, hasOffset: false, text: "") : nil,
          companions: .any
        )
      }
    )
    var random: UInt64 = 1
    func below(_ bound: Int) -> Int {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((random >> 33) % UInt64(bound))
    }
    for target in 0..<targets {
      theme.declare(target, 0, .base)
      theme.declare(target, 1, .base, (.slot, ContextSpace.slotSet(.scrollEdge)))
      for brand in 0..<20 { theme.declare(target, 2 + brand, .brand, (.brand, theme.brand(brand))) }
      for promo in 0..<6 {
        theme.declare(target, 30 + promo, .promo, (.promos, theme.promos([promo])))
        theme.declare(
          target,
          40 + promo,
          .promo,
          (.promos, theme.promos([promo])),
          (.brand, theme.brand(below(20)))
        )
      }
      var count = 34
      var screen = 0
      while count < perTarget {
        let index = screen % screens
        let set = theme.screen(index)
        theme.declare(target, 50 + screen, .screen, (.screen, set))
        count += 1
        // Declarations for a brand or a promo are on screens without descendants, one of the two on each.
        if index % 10 == 8 {
          let promo = theme.promos([below(6)])
          theme.declare(target, 50 + below(99), .screen, (.screen, set), (.promos, promo))
          count += 1
        } else if index % 10 != 0 {
          theme.declare(
            target,
            50 + below(99),
            .screen,
            (.screen, set),
            (.brand, theme.brand(below(20))),
            (.slot, ContextSpace.slotSet(SlotKey.allCases[below(6)]))
          )
          count += 1
        }
        screen += 1
      }
    }
    return theme.assembled()
  }

  /// Declarations of one property for each screen in each brand.
  static let oneProperty = Scenario(name: "one property") { size in
    let side = max(2, Int(Double(size).squareRoot()))
    var theme = SyntheticTheme(brands: side, screens: side)
    for brand in 0..<side {
      theme.declare(0, 1, .brand, (.brand, theme.brand(brand)))
      for screen in 0..<side {
        theme.declare(
          0,
          brand * 7 + screen,
          .screen,
          (.brand, theme.brand(brand)),
          (.screen, theme.screen(screen))
        )
      }
    }
    return theme.assembled()
  }

  /// Two incomparable families, in which every declaration conflicts with every one of the other family.
  static let families = Scenario(name: "two families") { size in
    var theme = SyntheticTheme(brands: size / 2, screens: size / 2)
    for index in 0..<(size / 2) {
      theme.declare(
        0,
        index,
        .screen,
        (.brand, theme.brand(index)),
        (.screen, theme.anyScreen())
      )
      theme.declare(0, size + index, .screen, (.screen, theme.screen(index)))
    }
    return theme.assembled()
  }

  /// Two incomparable families, and a declaration for each overlap.
  static let grid = Scenario(name: "settled grid") { size in
    let side = max(2, Int(Double(size).squareRoot()))
    var theme = SyntheticTheme(brands: side, screens: side)
    for index in 0..<side {
      theme.declare(
        0,
        index,
        .screen,
        (.brand, theme.brand(index)),
        (.screen, theme.anyScreen())
      )
      theme.declare(0, side + index, .screen, (.screen, theme.screen(index)))
    }
    for brand in 0..<side {
      for screen in 0..<side {
        theme.declare(
          0,
          2 * side + brand,
          .screen,
          (.brand, theme.brand(brand)),
          (.screen, theme.screen(screen))
        )
      }
    }
    return theme.assembled()
  }

  /// Feature flags that may all run at the same time, each with its own declaration: 2^n contexts for n flags.
  static let flags = Scenario(name: "feature flags") { size in
    var theme = SyntheticTheme(
      brands: 2,
      screens: 2,
      promos: (0..<size).map {
        Promo(name: "flag\($0)", from: nil, until: nil, companions: .any)
      }
    )
    for flag in 0..<size {
      theme.declare(0, 0, .promo, (.promos, theme.promos([flag])))
      theme.declare(1, flag, .promo, (.promos, theme.promos([flag])))
    }
    return theme.assembled()
  }

  /// Consecutive promos against brands.
  static let promoFamilies = Scenario(name: "promos and brands") { size in
    var theme = SyntheticTheme(
      brands: size / 2,
      screens: 2,
      promos: (0..<(size / 2)).map {
        Promo(
          name: "promo\($0)",
          from: .init(minutes: $0 * 1_440, hasOffset: false, text: ""),
          until: .init(minutes: $0 * 1_440 + 1_440, hasOffset: false, text: ""),
          companions: .alone
        )
      }
    )
    for index in 0..<(size / 2) {
      theme.declare(0, index, .promo, (.promos, theme.promos([index])))
      theme.declare(0, 1, .brand, (.brand, theme.brand(index)))
    }
    return theme.assembled()
  }

  /// The same condition many times with the same value, and with a different value at the end.
  static let clones = Scenario(name: "clones") { size in
    var theme = SyntheticTheme(brands: 2, screens: 2)
    for index in 0..<size { theme.declare(0, index == size - 1 ? 1 : 0, .base) }
    return theme.assembled()
  }
}
