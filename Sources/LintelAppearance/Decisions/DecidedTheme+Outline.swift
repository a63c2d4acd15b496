import LintelTheme

extension DecidedTheme {
  /// The theme's outline, with all brands and screens of the theme so that their indices match.
  package var outline: ThemeOutline { ThemeOutline(theme, parameters: parameters) }

  /// The colors that the app supplies, sorted by name.
  package var parameters: [ColorParameter] {
    let outcomes = tokens.filter { $0.key.group == .colors }.flatMap { self.outcomes(of: $0.value) }
    return ThemeOutline.parameters(among: outcomes.compactMap(theme.written))
  }
}
