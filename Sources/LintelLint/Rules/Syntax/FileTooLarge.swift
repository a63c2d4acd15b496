import LintelSyntax
import LintelTheme

extension LintRule {
  // Reported before the file is parsed; `SyntaxLimits.fileSize` is the limit.
  static let fileTooLarge = LintRule(
    .error("file-too-large", in: .syntax),
    summary: "A file is too large.",
    rationale: "The limit protects the machine's memory, for example from a wrong path.",
    advice: "Split the theme, and list its parts under `imports:`.",
    """
    toolbar: { tint: "#0B6E99", shadow: none }
    screens: { home: { hidesBottomBar: true } }
    """.found(at: 1).limited(\.syntax.fileSize, to: 64, "bytes instead of 64 MB"),
    """
    # A file of design tokens that also contains icons.
    imports: [all.tokens.json]
    --- all.tokens.json
    { "icons": { "$description": "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==" } }
    """.found(at: 1).limited(\.syntax.fileSize, to: 120, "bytes instead of 64 MB"),
    """
    imports: [colors.yaml]
    navigationBar: { tint: $accent }
    --- colors.yaml
    tokens: { colors: { accent: "#0B6E99" } }
    """,
    """
    # Each file on its own is small enough.
    imports: [bars.yaml]
    toolbar: { shadow: none }
    --- bars.yaml
    tabBar: { tint: systemTeal, shadow: none }
    """.fine().limited(\.syntax.fileSize, to: 140, "bytes instead of 64 MB")
  )
}
