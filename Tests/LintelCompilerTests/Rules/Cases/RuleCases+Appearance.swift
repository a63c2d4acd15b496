import LintelAppearance
import LintelLint
import LintelTheme

extension RuleCases {
  /// Cases of findings of the appearance tree.
  static let appearance: KeyValuePairs<String, Examples> = [
    "system-slot-emulated": """
    navigationBar: { background: opaque }
    screens:
      product:
        navigationBar:
          title: { color: label }
          scrollEdge: system ←
      product.reviews: {}

    navigationBar:
      background: { preset: opaque, color: "#FFFFFF" }
    screens:
      home:
        navigationBar: { scrollEdge: { background: transparent } }
    """,
    "conflicting-proxies": """
    when pad:
      proxies:
        - { class: UIToolbar, set: { barTintColor: systemBackground } }
    when ios 16..:
      proxies:
        - { class: UIToolbar, set: { barTintColor: secondarySystemBackground } }
    """.found(at: 3).besides("contested-setting").setting(proxies: .everywhere),
    "conflicting-proxies": """
    proxies:
      - class: UIToolbar
        set: { backgroundImage: { default: { asset: high } } }
      - class: UIToolbar
        set: { backgroundImage: { compact: { asset: low } } }
    """.fine().setting(proxies: .everywhere),
    "proxy-not-emitted": """
    screens:
      checkout:
        proxies:
          - class: UISearchBar
            containedIn: [CheckoutViewController]
            set: { barTintColor: systemBackground }
    """.found(at: 4).besides("proxy-changed-at-run-time").setting(proxies: .everywhere),
    "proxy-not-emitted": """
    proxies:
      - class: UISearchBar
        containedIn: [CheckoutViewController]
        set:
          barTintColor: systemBackground
          searchBarStyle: minimal
    """.found(at: 6).besides("not-by-proxy").setting(proxies: .contained),
    "proxy-not-emitted": """
    proxies:
      - { class: UIToolbar, set: { barTintColor: systemBackground } }
    """.fine().setting(proxies: .everywhere),
    "proxy-not-emitted": """
    proxies:
      - { class: UIToolbar, set: { barTintColor: systemBackground } }
    """,
    "too-many-contexts": """
    # Two promos run one after the other, and each brand has its own color.
    theme: Shop
    brands: { harbor: { toolbar.tint: "#5B2C00" }, coast: { toolbar.tint: "#8A4B00" } }
    promos:
      summer: { from: 2027-06-01, until: 2027-09-01, toolbar.tint: "#084C6B" }
      winter: { from: 2027-12-01, until: 2028-03-01, toolbar.tint: "#00569E" }
    """.found(at: 2).limited(\.decisions, to: 2, "questions instead of 65,536"),
    "too-many-contexts": """
    promos:
      summer: { from: 2027-06-01, until: 2027-09-01, navigationBar: { shadow: none } }
      winter: { from: 2027-12-01, until: 2028-03-01, navigationBar: { shadow: none } }
    """,
  ]
}
