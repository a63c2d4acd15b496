import LintelLint

extension RuleCases {
  /// Cases of proxies and instance settings.
  static let proxies: KeyValuePairs<String, Examples> = [
    "missing-class": """
    instances:
      - containedIn: [UINavigationController] ←
        set: { isTranslucent: false }

    proxies: []
    """,
    "unknown-class": """
    instances:
      - class: UIToolBar ←
        set: { barTintColor: systemBackground }

    instances:
      - class: UIBarItem
        set: { titleTextAttributes: { normal: { color: label }, highlighted: { color: label } } }
    """,
    "defeated-by-proxy": """
    tabBar:
      item: { title: { color: secondaryLabel }, selected: { title: { color: label } } }
    instances:
      - class: UITabBarItem
        set: { titleTextAttributes: { selected: { color: systemPink } } } ←

    navigationBar:
      button: { color: systemBlue }
    screens:
      checkout: { navigationController: CheckoutNavigationController }
    proxies:
      - class: UIBarButtonItem
        containedIn: [UINavigationBar, CheckoutNavigationController]
        set: { titlePositionAdjustment: [0, 2] }
      - class: UIBarButtonItem
        containedIn: [UINavigationBar, CheckoutNavigationController]
        set: { titleTextAttributes: { normal: { font: headline }, highlighted: { font: headline } } } ←

    navigationBar: { shadow: none }
    proxies:
      - class: UINavigationBar
        set: { shadowImage: empty } ←

    tabBar:
      item: { selected: { title: { color: label } } }
    proxies:
      - class: UITabBarItem
        set: { titleTextAttributes: { normal: { color: systemGray } }, badgeColor: systemRed }

    navigationBar: { tint: systemBlue, title: { color: label } }
    proxies:
      - class: UIBarButtonItem
        set: { titleTextAttributes: { normal: { font: headline }, highlighted: { font: headline } } }

    navigationBar:
      button: { color: systemBlue }
    proxies:
      - class: UIBarButtonItem
        containedIn: [MFMailComposeViewController]
        set: { titleTextAttributes: { normal: { color: black }, highlighted: { color: black } } }
    """,
    "legacy-beside-appearance": """
    tabBar:
      item: { iconColor: systemGray }
    proxies:
      - class: UITabBar
        set:
          barTintColor: systemBackground ←
          backgroundColor: systemBackground

    navigationBar: { shadow: none }
    proxies:
      - class: UINavigationBar
        containedIn: [DownloadsHostingController]
        set: { shadowImage: empty } ←

    ios: 12..18
    when ios 13..: { navigationBar: { background: opaque } }
    when ios ..12:
      proxies: [{ class: UINavigationBar, set: { barTintColor: white } }]

    navigationBar: { background: opaque }
    proxies:
      - class: UINavigationBar
        set: { barTintColor: none, titleTextAttributes: none }
    """,
    "tint-by-proxy": """
    tabBar: { tint: systemGreen }
    proxies:
      - class: UITabBar
        containedIn: [UITabBarController]
        set:
          unselectedItemTintColor: systemGray
          tintColor: systemGreen ←

    proxies:
      - { class: UIBarButtonItem, containedIn: [UISearchBar], set: { tintColor: white } } ←

    proxies:
      - class: UITabBar
        set: { unselectedItemTintColor: systemGray, barTintColor: systemBackground }

    instances:
      - class: UISearchBar
        set: { tintColor: label }
    """,
    "not-by-proxy": """
    proxies:
      - class: UISearchBar
        set:
          barTintColor: systemBackground
          searchBarStyle: minimal ←
    """,
    "not-by-proxy": """
    tabBar: { background: opaque }
    proxies:
      - class: UITabBar
        set: { isTranslucent: false }
    """.fine().besides("legacy-beside-appearance"),
    "not-by-proxy": """
    instances:
      - class: UITabBar
        set: { isTranslucent: false }
    """,
    "contested-setting": """
    navigationBar: { prefersLargeTitles: true }
    instances:
      - { class: UINavigationBar, set: { prefersLargeTitles: false } } ←

    proxies:
      - class: UIToolbar
        set: { barTintColor: systemBackground }
      - class: UIToolbar
        set: { barTintColor: secondarySystemBackground } ←

    proxies:
      - class: UIToolbar
        set: { barTintColor: systemBackground }
      - class: UIToolbar
        traits: { userInterfaceStyle: dark }
        set: { barTintColor: black }
      - class: UIToolbar
        traits: { userInterfaceStyle: light }
        set: { barTintColor: white }

    proxies:
      - { class: UIToolbar, set: { barTintColor: systemBackground } }
    brands:
      night:
        proxies:
          - { class: UIToolbar, set: { barTintColor: black } }
    """,
    "defeated-proxy": """
    tabBar: { unselectedTint: secondaryLabel }
    proxies:
      - class: UITabBar
        set: { unselectedItemTintColor: systemGray } ←

    navigationBar: { prefersLargeTitles: true }
    brands:
      night:
        proxies:
          - { class: UINavigationBar, set: { prefersLargeTitles: false } } ←

    tabBar: { tint: systemGreen }
    proxies:
      - { class: UITabBar, set: { unselectedItemTintColor: systemGray } }
    """,
    "proxy-out-of-reach": """
    proxies:
      - class: UIBarButtonItem
        containedIn: [UINavigationController, UINavigationBar] ←
        set: { titlePositionAdjustment: [0, 2] }

    proxies:
      - { class: UITabBarItem, containedIn: [UINavigationBar], set: { badgeColor: systemRed } } ←

    proxies:
      - class: UIBarButtonItem
        containedIn: [UINavigationBar, UINavigationController, UISplitViewController]
        set: { titlePositionAdjustment: [0, 2] }
      - class: UINavigationBar
        containedIn: [MFMailComposeViewController]
        set: { barTintColor: white }

    screens:
      downloads: { class: DownloadsHostingController }
    proxies:
      - class: UINavigationBar
        containedIn: [DownloadsHostingController]
        set: { shadowImage: empty }
    """,
    "ambiguous-containment": """
    proxies:
      - class: UIToolbar
        traits: { userInterfaceStyle: dark }
        set: { barTintColor: black }
      - class: UIToolbar
        traits: { horizontalSizeClass: compact }
        set: { barTintColor: systemBackground } ←

    proxies:
      - class: UIToolbar
        traits: { userInterfaceStyle: dark }
        set: { barTintColor: black }
      - class: UIToolbar
        traits: { userInterfaceStyle: light }
        set: { barTintColor: white }
      - class: UIToolbar
        containedIn: [UINavigationController]
        set: { barTintColor: systemBackground }

    proxies:
      - class: UINavigationBar
        containedIn: [ShopNavigationController]
        set: { barTintColor: systemYellow }
      - class: UINavigationBar
        containedIn: [MessagesNavigationController]
        set: { barTintColor: systemGreen }
    """,
    "proxy-changed-at-run-time": """
    screens:
      checkout:
        proxies:
          - class: UISearchBar ←
            set: { barTintColor: systemBackground }

    when pad:
      proxies:
        - { class: UIToolbar, set: { barTintColor: systemBackground } }
    brands:
      night:
        proxies:
          - { class: UIToolbar, set: { barTintColor: black } }

    screens:
      checkout:
        instances:
          - { class: UISearchBar, set: { barTintColor: systemBackground } }
    """,
    "back-button-by-proxy": """
    navigationBar: { background: opaque }
    proxies:
      - class: UIBarButtonItem
        containedIn: [UINavigationBar]
        set:
          backButtonBackgroundImage: { asset: back } ←

    proxies:
      - class: UINavigationBar
        set: { backIndicatorImage: { asset: back }, backIndicatorTransitionMaskImage: { asset: back } }
    """,
    "normal-without-highlighted": """
    instances:
      - class: UIBarButtonItem
        set:
          titleTextAttributes: ←
            normal: { color: white }
            disabled: { color: systemGray }

    proxies:
      - class: UIBarButtonItem
        set: { titleTextAttributes: { normal: { color: white } } }
      - class: UIBarButtonItem
        set: { titleTextAttributes: { highlighted: { color: white } } }

    proxies:
      - class: UITabBarItem
        set: { titleTextAttributes: { normal: { color: white } } }
    """,
    "shadow-image-alone": """
    tabBar: { tint: systemGreen }
    proxies:
      - class: UITabBar
        set:
          barTintColor: white
          shadowImage: empty ←

    proxies:
      - class: UITabBar
        set: { shadowImage: empty, backgroundImage: empty }
    """,
    "overlapping-releases": """
    brands:
      night:
        appVersions: 2.0..
        navigationBar: { background: { color: black } }
    when ios ..18:
      appVersions: ..2
      proxies:
        - { class: UINavigationBar, set: { barTintColor: black } } ←

    brands:
      night:
        appVersions: 5.10..
        navigationBar: { background: { color: black } }
    when ios ..18:
      appVersions: ..5.9
      proxies:
        - { class: UINavigationBar, set: { barTintColor: black } }
    """,
  ]
}
