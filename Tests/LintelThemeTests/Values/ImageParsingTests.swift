import LintelSchema
import Testing

@testable import LintelTheme

@Suite struct ImageParsingTests {
  private func image(_ text: String) throws -> ImageValue? {
    let result = try read(text, as: .image)
    #expect(result.findings == [])
    guard case .image(let image) = result.value else { return nil }
    return image
  }

  @Test("An image is an asset, a symbol, a gradient, or a fill")
  func sources() throws {
    #expect(
      try image("{ asset: nav back, rendering: template, insets: [1, 2, 3, 4] }")
        == Image(.asset("nav back"), rendering: "template", insets: [1, 2, 3, 4])
    )
    #expect(
      try image("{ symbol: chevron.backward, weight: semibold, scale: large, pointSize: 17 }")
        == Image(
          .symbol(
            .init(name: "chevron.backward", weight: "semibold", scale: "large", pointSize: 17)
          )
        )
    )
    #expect(
      try image("{ fill: $ink, cornerRadius: 1 }")
        == Image(.fill(.init(color: .token(TokenKey(.colors, "ink")), cornerRadius: 1)))
    )
  }

  @Test("Insets may be negative, and a symbol may have UIKit's own size")
  func ranges() throws {
    #expect(
      try image("{ asset: nav-back, insets: [8, -4, 8, 4] }")
        == Image(.asset("nav-back"), insets: [8, -4, 8, 4])
    )
    #expect(
      try image("{ symbol: plus, pointSize: 0 }")
        == Image(.symbol(.init(name: "plus", pointSize: 0)))
    )
  }

  @Test("Stops without a position are distributed evenly between their neighbors")
  func stops() throws {
    let stops = [("$a", 0), ("label", 0.2), ("$b", 0.6), ("clear", 1)].map {
      ImageValue.Gradient.Stop(
        color: $0.hasPrefix("$") ? .token(TokenKey(.colors, String($0.dropFirst()))) : .system($0),
        location: $1
      )
    }
    #expect(
      try image(
        "{ gradient: { from: top, stops: [$a, label 20%, { color: $b, location: 0.6 }, clear] } }"
      ) == Image(.gradient(.init(from: "top", stops: stops)))
    )
    let even = try image(
      "{ gradient: { from: leading, stops: [label, label, { light: link, dark: label }, label, label] } }"
    )
    guard case .gradient(let gradient) = even?.source else {
      Issue.record("not a gradient")
      return
    }
    #expect(gradient.stops.map(\.location) == [0, 0.25, 0.5, 0.75, 1])
  }

  @Test("Every token in an image is listed with its place")
  func tokens() throws {
    let result = try read(
      "{ gradient: { from: top, stops: [$a, alpha($b 50%) 20%, { light: $c, dark: $d }] } }",
      as: .image
    )
    #expect(
      result.parsed.tokenUses.map { result.sourceText(of: $0.range) } == ["$a", "$b", "$c", "$d"]
    )
  }

  @Test(
    "A stop that is almost at the beginning is doubtful",
    arguments: ["label 0.5%", "{ color: label, location: 0.5% }"]
  )
  func doubtfulStops(stop: String) throws {
    let result = try read("{ gradient: { from: top, stops: [\(stop), red] } }", as: .image)
    #expect(result.rules == ["doubtful-unit"])
    #expect(result.value != nil)
    #expect(result.fixed?.contains(stop.replacing("0.5%", with: "50%")) == true)
  }

  @Test(
    "The error for an invalid image says what is wrong",
    arguments: [
      Refusal(
        "chevron.left",
        "wrong-value-type: a symbol is a mapping [chevron.left]",
        fixed: "{ symbol: chevron.left }"
      ),
      Refusal(
        "{ rendering: original }",
        "missing-key: an image needs one of 'asset', 'symbol', 'gradient', or 'fill' [{ rendering: original }]"
      ),
      Refusal(
        "{ asset: a, symbol: b }",
        "contradictory-keys: an image can't have more than one of 'asset' and 'symbol' [{ asset: a, symbol: b }]"
      ),
      Refusal(
        "{ asset: a, weight: bold }",
        "contradictory-keys: 'weight' belongs to a symbol, but the image is an asset [bold]"
      ),
      Refusal(
        "{ asset: a, insets: [1, 2] }",
        "wrong-value-type: expected four insets, found a list of 2 elements [[1, 2]]"
      ),
      Refusal(
        "{ asset: a, insets: [1, 2, 3, wide] }",
        "wrong-value-type: expected a number of points, found 'wide' [wide]"
      ),
      Refusal(
        "{ symbol: a, pointSize: -1 }",
        "out-of-range: 'pointSize' is -1, expected a number of points from 0 to 1000 [-1]"
      ),
      Refusal(
        "{ asset: }",
        "wrong-value-type: expected the name of an image in an asset catalog, found nothing []"
      ),
      Refusal("{ symbol: a, scale: huge }", "unknown-keyword: unknown symbol scale 'huge' [huge]"),
      Refusal(
        "{ fill: tomato }",
        "css-color-name: 'tomato' is a CSS color, not one of UIKit's [tomato]",
        fixed: "{ fill: \"#FF6347\" }"
      ),
      Refusal(
        "{ fill: label, cornerRadius: -1 }",
        "out-of-range: 'cornerRadius' is -1, expected a number of points from 0 [-1]"
      ),
      Refusal("{ gradient: top }", "wrong-value-type: expected a gradient, found 'top' [top]"),
      Refusal(
        "{ gradient: { from: top } }",
        "missing-key: 'stops' is missing in a gradient [{ from: top }]"
      ),
      Refusal(
        "{ gradient: { from: up, stops: [label, link] } }",
        "unknown-keyword: unknown side 'up' [up]"
      ),
      Refusal(
        "{ gradient: { from: top, stops: [label] } }",
        "wrong-value-type: expected a list of two or more stops, found a list of one element [[label]]"
      ),
      Refusal(
        "{ gradient: { from: top, stops: [label 60%, link 20%] } }",
        "out-of-range: the stop at 0.2 comes after one at 0.6 [link 20%]"
      ),
      Refusal(
        "{ gradient: { from: top, stops: [label, link 120%] } }",
        "out-of-range: 'location' is 120%, expected a ratio or a percentage from 0 to 1 [120%]"
      ),
      Refusal(
        "{ gradient: { from: top, stops: [label, { color: link, at: 1 }] } }",
        "unknown-key: 'at' isn't a key here; in a theme, it's 'location' [at]",
        fixed: "{ gradient: { from: top, stops: [label, { color: link, location: 1 }] } }"
      ),
    ]
  )
  func refusals(_ refusal: Refusal) throws {
    try refusal.check(as: ValueExpectation(.image))
  }
}
