import LintelDiagnostics

/// A part of a token's value that a theme has nothing for, where the rest of the token is carried over.
struct DesignTokenLoss: Hashable {
  /// What kind of part it is, which decides the sentence.
  enum Kind {
    /// A line height: a bar has one line.
    case lineHeight
    /// More families than one.
    case families
    /// A weight between those that UIKit has.
    case weight
    /// A spacing in percent or in em.
    case spacing
    /// A part of typography that bars have nothing for.
    case typography
    /// The spread of a shadow.
    case spread
    /// The position of a gradient's stop.
    case position

    /// What happens to parts of the kind, and why.
    var message: String {
      switch self {
      case .lineHeight: "line heights are left out, because text in bars has only one line"
      case .families:
        "font families after the first are left out, because a bar's font has only one"
      case .weight: "font weights between those of UIKit become the nearest of its nine"
      case .spacing: "letter spacings that aren't lengths are left out"
      case .typography: "parts of typographies that a bar's font doesn't have are left out"
      case .spread: "spreads of shadows are left out, because the shadow of text has none"
      case .position: "positions of gradient stops outside of 0 to 1 become 0 or 1"
      }
    }

    /// What to do about it.
    var advice: String {
      switch self {
      case .lineHeight:
        "you don't need to do anything: everything else in the typography is carried over"
      case .families: "put a family first that every device has or that the app includes"
      case .weight: "write one of 100, 200 up to 900"
      case .spacing: "write it in 'px', or in percent of the font's size"
      case .typography: "set these in the theme with properties such as 'title.underline'"
      case .spread: "give the shadow a larger 'blur' to make it look as large"
      case .position: "write positions from 0 to 1"
      }
    }
  }

  /// The kind.
  let kind: Kind
  /// Which token it is of, and what it is.
  let text: String
  /// The place in the file.
  let range: SourceRange
}
