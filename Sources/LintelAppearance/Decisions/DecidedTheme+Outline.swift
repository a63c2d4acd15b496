import LintelTheme

extension DecidedTheme {
  /// The theme's names without their meaning.
  ///
  /// Brands and screens are all of the theme's, so that indices are those of the theme.
  package var outline: ThemeOutline {
    ThemeOutline(theme, parameters: parameters)
  }

  /// The colors that the app supplies, sorted by name.
  package var parameters: [ColorParameter] {
    var samples: [String: [ColorLiteral]] = [:]
    for token in tokens where token.key.group == .colors {
      for outcome in outcomes(of: token.value) {
        guard case .value(let id) = outcome,
          case .color(.runtime(let name, let colors)) = theme.values[id.index]
        else { continue }
        samples[name] = colors
      }
    }
    return samples.sorted { $0.key < $1.key }
      .map { ColorParameter(name: $0.key, samples: $0.value) }
  }
}
