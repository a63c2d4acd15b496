import LintelDiagnostics

/// A part of a token's value that a theme has nothing for, where the rest of the token is carried over.
struct DesignTokenLoss: Hashable {
  enum Kind {
    case lineHeight
    case families
    case weight
    case spacing
    case typography
    case spread
    case position

    /// What happens to parts of the kind, and why.
    var message: String {
      switch self {
      case .lineHeight: "line heights are left out: the texts of bars have one line"
      case .families: "font families behind the first are left out: a bar's font has one"
      case .weight: "font weights between those of UIKit become the nearest of its nine"
      case .spacing: "letter spacings that aren't lengths are left out"
      case .typography: "what a bar's font does not have is left out of typographies"
      case .spread: "spreads of shadows are left out: a text's shadow has none"
      case .position: "positions of gradients outside of 0 to 1 become the nearest of these"
      }
    }

    /// What to do about it.
    var advice: String {
      switch self {
      case .lineHeight:
        "you don't need to do anything: everything else in the typography is carried over"
      case .families: "name a family that is on each device, or that the app brings along, first"
      case .weight: "write one of 100, 200 up to 900"
      case .spacing: "write it in 'px', or in percent of the font's size"
      case .typography:
        "set what bars have by the theme's own properties, such as 'title.underline'"
      case .spread: "give the shadow a larger 'blur' if it is to look as large"
      case .position: "write positions from 0 to 1"
      }
    }
  }

  let kind: Kind
  /// Which token it is of, and what it is.
  let text: String
  let range: SourceRange
}
