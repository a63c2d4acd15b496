import LintelLint

extension RuleCases {
  /// Cases of findings of the cascade.
  static let cascade: KeyValuePairs<String, Examples> = [
    "conflicting-override": """
    # Two promos that run together recolor the same bar.
    promos:
      summer: { from: 2027-06-01, until: 2027-09-01, toolbar: { tint: "#084C6B" } } ←
      finals: { from: 2027-08-20, until: 2027-09-10, toolbar: { tint: "#B3261E" } }

    # A brand sets all screens, and a screen sets all brands.
    brands:
      harbor: { screens: { '*': { navigationBar: { background: opaque } } } } ←
      coast: {}
    screens:
      cart: {}
      photo: { navigationBar: { background: transparent } }

    # Three promos change one token, and any of them can run together.
    tokens: { colors: { accent: "#00569E" } }
    toolbar: { tint: $accent }
    promos:
      pride: { with: any, tokens: { colors: { accent: "#7A1FA2" } } } ←
      members: { with: any, tokens: { colors: { accent: "#8A4B00" } } }
      finals: { with: any, tokens: { colors: { accent: "#B3261E" } } }

    # One block sets the scroll edge, and the other sets every slot.
    screens:
      news.list: {}
      news.detail: {}
      shop.list: {}
      'news.*': { toolbar: { scrollEdge: { tint: "#084C6B" } } } ←
      '*.list': { toolbar: { tint: "#00569E" } }

    # One promo ends on the day when the next one begins.
    promos:
      summer: { from: 2027-06-01, until: 2027-09-01, toolbar: { tint: "#084C6B" } }
      finals: { from: 2027-09-01, until: 2027-09-10, toolbar: { tint: "#B3261E" } }
    """,
    "duplicate-definition": """
    # The same contexts, nested in two orders.
    brands:
      harbor: { screens: { home: { toolbar: { tint: "#084C6B" } } } } ←
      nightHarbor: {}
    screens:
      home: { brands: { harbor: { toolbar: { tint: "#0B6E99" } } } }
    """,
    "duplicate-definition": """
    # A priority decides between two equal conditions.
    brands:
      nightHarbor: {}
      harbor: { screens: { home: { priority: 1, toolbar: { tint: "#084C6B" } } } }
    screens:
      home: { brands: { harbor: { toolbar: { tint: "#0B6E99" } } } }
    """.fine().besides("dead-declaration"),
  ]
}
