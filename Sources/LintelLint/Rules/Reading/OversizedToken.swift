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

    tokens:
      colors: { paper: systemBackground, veil: alpha($paper 85%) }
    navigationBar: { background: { color: $veil } }
    """
  )
}
