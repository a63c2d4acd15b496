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
    imports: [colors.yaml]
    navigationBar: { tint: $accent }
    --- colors.yaml
    tokens: { colors: { accent: "#0B6E99" } }
    """
  )
}
