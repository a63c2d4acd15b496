extension LintRule {
  // Reported by `ResolverReader`; the Design Tokens Resolver module (2025.10) defines where references are allowed.
  static let misplacedReference = LintRule(
    .error("misplaced-reference", in: .reading),
    summary: "A resolver document refers to something that isn't allowed there.",
    rationale: """
      A resolver document combines sets and modifiers in one order. A reference to a step of that order, a set that contains itself, \
      and a modifier inside a set have no meaning.
      """,
    advice:
      "Refer to a set or a file of tokens. In `resolutionOrder`, refer to a set or a modifier of the same document.",
    """
    imports: [app.resolver.json]
    toolbar: { tint: $accent }
    --- app.resolver.json
    {
      "version": "2025.10",
      "sets": { "base": { "sources": [{ "$ref": "#/sets/base" }, { "accent": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0.4, 0.6] } } }] } }, ←
      "resolutionOrder": [{ "$ref": "#/sets/base" }]
    }

    imports: [app.resolver.json]
    toolbar: { tint: $accent }
    --- app.resolver.json
    {
      "version": "2025.10",
      "sets": { "base": { "sources": [{ "accent": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0.4, 0.6] } } }] } },
      "resolutionOrder": [{ "$ref": "#/sets/base" }]
    }
    """
  )
}
