/// Small themes for tests of the command line.
enum SampleThemes {
  /// Two brands, a promo, and two screens, without findings.
  static let shop = """
    lintel: 1
    theme: Shop
    ios: 15..18
    tokens: { colors: { accent: "#00569E" } }
    navigationBar:
      tint: $accent
      title: { color: label }
    brands:
      plain: {}
      loud: { tokens: { colors: { accent: "#B00020" } } }
    promos:
      sale: { navigationBar: { tint: "#6B4EFF" } }
    screens:
      home: {}
      checkout: { hidesBottomBar: true, scrolls: false }

    """

  /// Two promos that disagree when both run.
  static let clash = """
    lintel: 1
    theme: Clash
    ios: 15..18
    toolbar: { tint: "#000001" }
    navigationBar: { tint: "#000002" }
    promos:
      one: { with: any, navigationBar: { tint: "#000003" } }
      two: { with: any, navigationBar: { tint: "#000004" } }

    """

  /// A color that YAML reads as a comment, which `--fix` repairs.
  static let unquoted = """
    lintel: 1
    theme: Unquoted
    ios: 15..18
    toolbar:
      tint: #00569E

    """
}
