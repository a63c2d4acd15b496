import LintelSchema

/// The parts of properties' examples that don't follow from their types.
enum ExampleNotes {
  /// Notes on one property's example.
  struct Note {
    /// The value that replaces the one that follows from the type.
    var value: String?
    /// The key that replaces the property's own.
    var key: String?
    /// The keys that make it visible: in the component, with `^` in the bar, or with `/` in the
    /// block.
    var others: KeyValuePairs<String, String> = [:]
    /// The text of the title in its drawing.
    var title: String?
    /// Whether it is easiest to see at the scroll edge.
    var isAtEdge = false
    /// The reason why it isn't visible in a drawing of bars.
    var unseen: String?
  }

  /// Returns the note on a leaf's example, which is empty for most leaves.
  static func note(on leaf: Leaf) -> Note { notes[leaf.component]?[leaf.property.name] ?? Note() }

  /// Returns the keys that make a place visible at all.
  static func surroundings(of leaf: Leaf) -> [(key: String, value: String)] {
    switch leaf.place {
    case "navigationBar.largeTitle", "navigationBar.largeSubtitle":
      [("^prefersLargeTitles", "true")]
    case "navigationBar.search" where leaf.property.name != "presence": [("presence", "some")]
    case _: []
    }
  }

  /// A pair of colors that is easy to see in drawings.
  private static let warm = "{ light: \"#FFE3A3\", dark: \"#4A3600\" }"
  /// The reference's text on behaviors that a drawing can't show.
  private static let still =
    "[Keys](../keys.md#scroll-behaviors) draws each behavior, and `lintel preview` scrolls."
  /// The reference's text on attributes that only show in wide labels.
  private static let hugging =
    "Labels in bars are as wide as their text, so it has no visible effect."
  /// What the reference says about facts.
  private static let fact = "It has no effect on the bars. Rules and previews use it."

  /// The notes by component and by property.
  // swift-format-ignore
  static let notes: [String: [String: Note]] = [
    "Block": [
      "statusBar": Note(
        value: "lightContent",
        others: [
          "/navigationBar.background.preset": "opaque",
          "/navigationBar.background.color": "\"#0A3D62\"",
          "/navigationBar.title.color": "\"#FFFFFF\"",
        ]
      ),
      "overrideUserInterfaceStyle": Note(value: "dark"),
      "largeTitleDisplay": Note(
        value: "never",
        others: ["/navigationBar.prefersLargeTitles": "true"]
      ),
      "backButtonDisplayMode": Note(value: "minimal"),
      "itemStyle": Note(
        unseen:
          "It moves titles and buttons in a wide bar, which the drawings don't show."
      ),
      "hidesBottomBar": Note(unseen: "The screen then has no tab bar."),
      "hidesNavigationBar": Note(unseen: "The screen then has no navigation bar."),
      "hidesToolbar": Note(unseen: "The screen then has a toolbar."),
      "extendsUnderOpaqueBars": Note(unseen: "It moves the content, which an opaque bar hides."),
      "scrolls": Note(unseen: "The bar stays at the scroll edge."),
      "transition": Note(
        unseen: "It shows while a push or pop runs. `lintel preview` plays the pushes in `flows`."
      ),
      "screenBackground": Note(
        value: warm,
        others: ["/navigationBar.background.preset": "transparent"],
        isAtEdge: true
      ),
      "stickyHeaders": Note(unseen: fact),
      "tabRoot": Note(unseen: fact),
    ],
    "UIBarAppearance": [
      "slot": Note(
        value: "system",
        key: "scrollEdge",
        others: ["background.preset": "opaque", "background.color": warm]
      ),
      "background.preset": Note(value: "opaque"),
      "background.color": Note(value: warm, others: ["background.preset": "opaque"]),
      "background.image": Note(
        value: "{ gradient: { from: top, stops: [\"#FFE3A3\", \"#FFFFFF\"] } }",
        others: ["background.preset": "opaque"]
      ),
      "background.imageMode": Note(
        value: "left",
        others: [
          "background.preset": "opaque", "background.image": "{ symbol: star, pointSize: 40 }",
        ]
      ),
      "background.translucency": Note(
        value: "almostOpaque",
        others: ["background.color": warm, "background.effect": "systemUltraThinMaterial"]
      ),
      "shadow.color": Note(value: "\"#B3261E\""),
      "shadow.image": Note(value: "{ fill: \"#B3261E\" }"),
      "overrideUserInterfaceStyle": Note(value: "dark"),
    ],
    "UINavigationBarAppearance": [
      "backIndicator.image": Note(
        value: "{ symbol: arrow.backward }",
        others: ["backIndicator.mask": "{ symbol: arrow.backward }"]
      ),
      "backIndicator.mask": Note(
        value: "{ symbol: arrow.backward }",
        others: ["backIndicator.image": "{ symbol: arrow.backward }"],
        unseen: "It shows while a push or pop runs."
      ),
      "scroll.behavior": Note(value: "away", unseen: still),
      "scroll.distance": Note(value: "24", others: ["scroll.behavior": "fade"], unseen: still),
      "scroll.threshold": Note(value: "44", others: ["scroll.behavior": "away"], unseen: still),
      "scroll.mechanism": Note(
        value: "public",
        others: ["scroll.behavior": "crossfade"],
        unseen: still
      ),
    ],
    "NSAttributedString.Key": [
      "backgroundColor": Note(value: warm),
      "baselineOffset": Note(value: "5"),
      "shadow.color": Note(value: "\"#B3261E\"", others: ["shadow.offset": "[1, 2]"]),
      "shadow.offset": Note(value: "[2, 3]", others: ["shadow.color": "systemGray"]),
      "shadow.blur": Note(
        value: "2",
        others: ["shadow.color": "systemGray", "shadow.offset": "[1, 2]"]
      ),
      "underline.style": Note(value: "double"),
      "underline.color": Note(value: "\"#B3261E\"", others: ["underline.style": "thick"]),
      "strikethrough.color": Note(value: "\"#B3261E\"", others: ["strikethrough.style": "thick"]),
      "stroke.color": Note(value: "\"#B3261E\"", others: ["stroke.width": "-4"]),
      "ligature": Note(unseen: "The letters in the drawing have no ligatures."),
      "paragraph.alignment": Note(unseen: hugging),
      "paragraph.lineBreakMode": Note(
        value: "byTruncatingMiddle",
        title: "A title that is too long for its bar"
      ),
      "paragraph.lineHeightMultiple": Note(value: "1.5"),
      "paragraph.minimumLineHeight": Note(value: "32"),
      "paragraph.maximumLineHeight": Note(value: "12"),
      "paragraph.firstLineHeadIndent": Note(value: "24"),
      "paragraph.tailIndent": Note(value: "-24", unseen: hugging),
    ],
    "UIBarButtonItemStateAppearance": [
      "backgroundImageOffset": Note(others: [
        "backgroundImage": "{ fill: { light: \"#FFD166\", dark: \"#4A3600\" }, cornerRadius: 6 }"
      ])
    ],
    "UIBarButtonItemAppearance": [
      "sharedBackground": Note(value: "separate"),
      "paddingRemoved": Note(value: "true"),
    ],
    "UISearchBar": [
      "presence": Note(value: "none", unseen: fact),
      "style": Note(value: "minimal", unseen: "The search in the drawings has the default style."),
      "tint": Note(isAtEdge: true),
      "placement": Note(value: "stacked", unseen: "The drawings are of the bars before iOS 26, where 'automatic' means the same."),
      "hidesWhenScrolling": Note(value: "false"),
      "field.background": Note(value: warm, isAtEdge: true),
      "field.color": Note(isAtEdge: true),
      "field.font": Note(isAtEdge: true),
      "field.tokenBackground": Note(value: warm, isAtEdge: true),
      "field.placeholder.color": Note(isAtEdge: true),
      "field.icon.color": Note(isAtEdge: true),
      "scope.color": Note(isAtEdge: true),
      "scope.font": Note(isAtEdge: true),
      "scope.selected.color": Note(isAtEdge: true),
      "scope.selected.font": Note(isAtEdge: true),
    ],
    "UIScrollEdgeEffect": ["style": Note(value: "hard"), "hidden": Note(value: "true")],
    "UITabBarAppearance": [
      "minimize": Note(value: "onScrollDown", unseen: "The content in the drawings hasn't scrolled. `lintel preview` scrolls."),
      "selectionIndicator.color": Note(value: warm),
      "selectionIndicator.image": Note(
        value: "{ fill: { light: \"#FFE3A3\", dark: \"#4A3600\" }, cornerRadius: 8 }"
      ),
      "itemPositioning": Note(value: "centered"),
      "itemWidth": Note(value: "60", others: ["itemPositioning": "centered"]),
      "itemSpacing": Note(value: "20", others: ["itemPositioning": "centered"]),
    ],
    "Badge": ["background": Note(value: "\"#6B4EFF\"")],
  ]
}
