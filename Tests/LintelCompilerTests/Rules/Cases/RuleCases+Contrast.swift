import LintelLint

extension RuleCases {
  /// Cases of colors that are hard to read or to distinguish.
  static let contrast: KeyValuePairs<String, Examples> = [
    "low-contrast": """
    tabBar:
      background: opaque
      item:
        badge: { background: { light: "#674399", dark: "#AD86E9" }, title: { color: "#FFFFFF" } } ←

    navigationBar:
      background: { preset: opaque, color: "#12324A" }
      title: { color: "#FFFFFF" } ←
    screens:
      product:
        screenBackground: "#F4F1EA"
        navigationBar: { scroll: { behavior: fade } }

    # Lintel doesn't know the asset's color.
    navigationBar:
      background: { preset: opaque, color: asset(paper) }
      title: { color: "#777777" }

    # A bar and its text have the same sample at the same time.
    tokens: { colors: { cover: { runtime: true, samples: ["#1A2B3C", "#AABBCC"] } } }
    toolbar: { background: { preset: opaque, color: $cover }, tint: readable($cover "#FFFFFF" "#1B1B1F") }

    # Text buttons have their own color, and an icon needs less contrast.
    toolbar:
      background: { preset: opaque, color: "#FFFFFF" }
      tint: "#8A8A8A"
      button: { color: "#1B1B1F" }

    # The titles are hidden, and an icon needs less contrast.
    tabBar:
      background: { preset: opaque, color: "#FFFFFF" }
      item:
        title: { color: clear }
        iconColor: "#8A8A8A"
        selected: { iconColor: "#3A5BC7" }
    """,
    "unknown-contrast": """
    navigationBar:
      background: { preset: opaque, color: "#12324A" } ←
      title: { color: "#FFFFFF" }
      scroll: { behavior: fade }

    # The preset of the top level has no color to look at.
    navigationBar:
      background: opaque
      title: { color: label }
    screens:
      photo: { navigationBar: { background: { preset: transparent } } } ←

    navigationBar:
      background: { preset: opaque, color: systemBackground }
      title: { color: label }
    """,
    "selected-indistinct": """
    tabBar:
      background: { preset: opaque, color: "#FFFFFF" }
      tint: "#3A5BC7" ←
      unselectedTint: "#3D5CC5"

    tabBar:
      background: { preset: opaque, color: systemBackground }
      item: { iconColor: label, title: { color: label } }
      selectionIndicator: systemGray5
    """,
    "status-bar-contrast": """
    tokens: { colors: { paper: "#FFFFFF" } }
    statusBar: darkContent ←
    navigationBar: { background: { preset: opaque, color: $paper } }
    brands:
      day: { overrideUserInterfaceStyle: light }
      night: { overrideUserInterfaceStyle: dark, tokens: { colors: { paper: "#10131A" } } }

    navigationBar: { background: { preset: opaque, color: { light: "#FFFFFF", dark: "#10131A" } } }
    statusBar: default
    """,
  ]
}
