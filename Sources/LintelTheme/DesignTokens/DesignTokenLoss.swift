import LintelDiagnostics

/// A part of a token's value that a theme can't express, although it can express the rest of the token.
struct DesignTokenLoss: Hashable {
  /// The kind of part, which determines the message.
  enum Kind {
    /// A line height, because text in bars has only one line.
    case lineHeight
    /// More than one family.
    case families
    /// A weight between those that UIKit has.
    case weight
    /// A weight that isn't a font weight.
    case unknownWeight
    /// A letter spacing that isn't a length.
    case spacing
    /// A part of a typography that a bar's font doesn't have.
    case typography
    case spread
    /// The position of a gradient's stop.
    case position

    /// The message for parts of the kind, with the reason.
    var message: String {
      switch self {
      case .lineHeight: "line heights are left out, because text in bars has only one line"
      case .families:
        "font families after the first are left out, because a bar's font has only one"
      case .weight: "font weights between those of UIKit become the nearest of its nine"
      case .unknownWeight: "unknown font weights are left out"
      case .spacing: "letter spacings that aren't lengths are left out"
      case .typography: "parts of typographies that a bar's font doesn't have are left out"
      case .spread: "spreads of shadows are left out, because the shadow of text has none"
      case .position: "positions of gradient stops outside 0 to 1 become 0 or 1"
      }
    }

    var advice: String {
      switch self {
      case .lineHeight:
        "you don't need to do anything: everything else in the typography is carried over"
      case .families: "put a family first that every device has or that the app includes"
      case .weight: "write one of 100, 200 up to 900"
      case .unknownWeight: "write a name such as 'semi-bold', or a number from 1 to 1000"
      case .spacing: "write it in 'px', or as a percentage of the font's size"
      case .typography: "set these in the theme with properties such as 'title.underline'"
      case .spread: "give the shadow a larger 'blur' to make it look as large"
      case .position: "write positions from 0 to 1"
      }
    }
  }

  let kind: Kind
  /// The text of a note, which names the token and the part.
  let text: String
  let range: SourceRange
}
