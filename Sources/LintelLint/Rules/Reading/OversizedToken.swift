extension LintRule {
  // Reported by `checkTokenCycles`; `ResolutionLimits` has the limits.
  static let oversizedToken = LintRule(
    .error("oversized-token", in: .reading),
    summary: "A token expands to too many tokens or colors.",
    rationale: "The limit protects against tokens that expand to very many others.",
    advice: "Give one of the tokens in the chain a literal value.",
    """
    # Each token doubles the one before it.
    tokens:
      colors:
        a: label
        b: mix($a darken($a 5%) 50%)
        c: mix($b darken($b 5%) 50%)
        d: mix($c darken($c 5%) 50%)
        e: mix($d darken($d 5%) 50%)
        f: mix($e darken($e 5%) 50%)
        g: mix($f darken($f 5%) 50%)
        h: mix($g darken($g 5%) 50%)
        i: mix($h darken($h 5%) 50%)
        j: mix($i darken($i 5%) 50%) ←
    navigationBar: { tint: $j }

    # Each token has four shades of the one before it, by appearance.
    tokens:
      colors:
        sea1: systemTeal
        sea2: { light: mix($sea1 lighten($sea1 5%) 50%), dark: mix($sea1 darken($sea1 5%) 50%) }
        sea3: { light: mix($sea2 lighten($sea2 5%) 50%), dark: mix($sea2 darken($sea2 5%) 50%) }
        sea4: { light: mix($sea3 lighten($sea3 5%) 50%), dark: mix($sea3 darken($sea3 5%) 50%) }
        sea5: { light: mix($sea4 lighten($sea4 5%) 50%), dark: mix($sea4 darken($sea4 5%) 50%) }
        sea6: { light: mix($sea5 lighten($sea5 5%) 50%), dark: mix($sea5 darken($sea5 5%) 50%) }
        sea7: { light: mix($sea6 lighten($sea6 5%) 50%), dark: mix($sea6 darken($sea6 5%) 50%) } ←
    toolbar: { tint: $sea7 }

    tokens:
      colors: { paper: systemBackground, veil: alpha($paper 85%) }
    navigationBar: { background: { color: $veil } }

    # A scale whose steps all derive from the same color.
    tokens:
      colors:
        sea: "#0B6E99"
        sea-dark: darken($sea 10%)
        sea-light: lighten($sea 10%)
    toolbar: { tint: { light: $sea-dark, dark: $sea-light } }
    tabBar: { tint: $sea }
    """
  )
}
