import Foundation
@_spi(Generated) import LintelUIKit
import Testing

/// Draws how a navigation bar changes while the content scrolls: four moments of each behavior, by the runtime's own formulas.
struct ScrollDrawing {
  static let behaviors = ["fade", "crossfade", "away", "hide"]

  /// The top of a phone's screen at a moment.
  private struct Moment {
    /// The distance that the content has scrolled, in points.
    var scrolled: Double
    var background = "#3A5BA0"
    var alpha = 1.0
    var title = "#FFFFFF"
    /// The distance that the bar has moved up, in points.
    var shift = 0.0
    var caption: String
  }

  private static let barHeight = 44.0
  private static let distance = 10.0

  let behavior: String

  private func progress(_ scrolled: Double) -> Double {
    ScrollFormula.progress(
      offset: scrolled - Self.barHeight,
      topInset: Self.barHeight,
      distance: Self.distance
    )
  }

  private var moments: [Moment] {
    switch behavior {
    case "fade":
      [0, 4, 7, 10].map { scrolled in
        let alpha = ScrollFormula.fadeAlpha(progress: progress(scrolled))
        return Moment(
          scrolled: scrolled,
          alpha: alpha,
          title: "#1B1B1F",
          caption: "alpha \(Self.number(alpha))"
        )
      }
    case "crossfade":
      [0, 4, 7, 10].map { scrolled in
        let progress = progress(scrolled)
        return Moment(
          scrolled: scrolled,
          background: Self.mixed((0x8F, 0x4A, 0x00), (0xFF, 0xE0, 0x8A), progress),
          title: ScrollFormula.isPastHalf(progress) ? "#1B1B1F" : "#FFFFFF",
          caption: "progress \(Self.number(progress))"
        )
      }
    case "away":
      [0, 15, 30, 60].map { scrolled in
        let shift = ScrollFormula.awayShift(
          offset: scrolled - Self.barHeight,
          topInset: Self.barHeight,
          threshold: 0
        )
        return Moment(scrolled: scrolled, shift: shift, caption: "bar up by \(Self.number(shift))")
      }
    default:
      [
        (0, 0.0, "at rest"), (20, 0, "dragging up"), (60, 44, "after the swipe"),
        (40, 0, "swipe down"),
      ]
      .map { scrolled, shift, caption in
        Moment(scrolled: scrolled, shift: shift, caption: caption)
      }
    }
  }

  var svg: String {
    var parts: [String] = []
    for (index, moment) in moments.enumerated() {
      parts += Self.frame(moment, at: Double(12 + index * 160), clip: "\(behavior)\(index)")
    }
    let words = moments.map { "\(Self.number($0.scrolled)) points: \($0.caption)" }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 644 196" width="644" height="196" \
      role="img" font-family="Helvetica, Arial, sans-serif" font-size="12">
      <title>\(behavior) while the content scrolls by \(words.joined(separator: "; "))</title>
      <rect width="644" height="196" fill="#FFFFFF"/>
      \(parts.joined(separator: "\n"))
      </svg>

      """
  }

  private static func frame(_ moment: Moment, at x: Double, clip: String) -> [String] {
    var parts = [
      "<clipPath id=\"\(clip)\"><rect x=\"\(number(x))\" y=\"12\" width=\"140\" height=\"130\" rx=\"10\"/></clipPath>",
      "<g clip-path=\"url(#\(clip))\">",
      "<rect x=\"\(number(x))\" y=\"12\" width=\"140\" height=\"130\" fill=\"#F2F2F7\"/>",
    ]
    for row in 0..<8 {
      let y = 12 + barHeight + 8 + Double(row) * 24 - moment.scrolled
      parts.append(
        "<rect x=\"\(number(x + 10))\" y=\"\(number(y))\" width=\"\(row.isMultiple(of: 2) ? 120 : 90)\" "
          + "height=\"14\" rx=\"4\" fill=\"#C7C7CC\"/>"
      )
    }
    let top = 12 - moment.shift
    parts += [
      "<rect x=\"\(number(x))\" y=\"\(number(top))\" width=\"140\" height=\"44\" "
        + "fill=\"\(moment.background)\" fill-opacity=\"\(number(moment.alpha))\"/>",
      "<text x=\"\(number(x + 70))\" y=\"\(number(top + 27))\" text-anchor=\"middle\" "
        + "font-weight=\"bold\" fill=\"\(moment.title)\">Title</text>",
      "</g>",
      "<rect x=\"\(number(x))\" y=\"12\" width=\"140\" height=\"130\" rx=\"10\" fill=\"none\" stroke=\"#8E8E93\"/>",
      "<text x=\"\(number(x + 70))\" y=\"162\" text-anchor=\"middle\" fill=\"#1B1B1F\">"
        + "scrolled \(number(moment.scrolled))</text>",
      "<text x=\"\(number(x + 70))\" y=\"180\" text-anchor=\"middle\" fill=\"#48484A\">"
        + "\(moment.caption)</text>",
    ]
    return parts
  }

  private static func mixed(
    _ first: (Int, Int, Int),
    _ second: (Int, Int, Int),
    _ progress: Double
  ) -> String {
    func channel(_ first: Int, _ second: Int) -> String {
      let value = Int((Double(first) + Double(second - first) * progress).rounded())
      return (value < 16 ? "0" : "") + String(value, radix: 16, uppercase: true)
    }
    return "#" + channel(first.0, second.0) + channel(first.1, second.1)
      + channel(first.2, second.2)
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String(value)
  }
}

@Suite("Drawings of the scroll behaviors", .serialized)
struct ScrollDrawingTests {
  @Test("The committed drawings match the formulas", arguments: ScrollDrawing.behaviors)
  func committed(behavior: String) throws {
    let file = SpecDocument.folder.appending(path: "pictures/scroll.\(behavior).svg")
    try Derived.compare(ScrollDrawing(behavior: behavior).svg, with: file)
  }
}
