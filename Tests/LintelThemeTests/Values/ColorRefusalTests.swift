import LintelDiagnostics
import LintelSchema
import LintelTheme
import Testing

@Suite struct ColorRefusalTests {
  @Test(
    "A tiny number is doubtful, and a different spelling confirms it",
    arguments: [
      ("alpha(label 0.5%)", "alpha(label 50%)", "alpha(label 0.005)"),
      ("mix(red blue .4%)", "mix(red blue 40%)", "mix(red blue 0.004)"),
      ("rgb(255 0 0 / 0.5%)", "rgb(255 0 0 / 50%)", "rgb(255 0 0 / 0.005)"),
      ("rgb(0.2 0.4 0.6 / 50%)", "color(srgb 0.2 0.4 0.6 / 50%)", "rgb(0 0 2)"),
      ("rgb(1 1 1)", "color(srgb 1 1 1)", "'#010101'"),
    ]
  )
  func doubtful(text: String, meant: String, other: String) throws {
    let found = try read(text, as: .color)
    #expect(found.rules == ["doubtful-unit"])
    #expect(found.value != nil)
    #expect(found.fixed == meant)
    #expect(found.parsed.diagnostics.flatMap(\.fixIts).map(\.applicability) == [.unsafe])
    for text in [meant, other, "rgb(0 0 0)", "rgb(0.2% 0.1% 0%)"] {
      #expect(try read(text, as: .color).rules == [], "\(text)")
    }
  }

  @Test(
    "An invalid color is refused with a correction",
    arguments: [
      Refusal(
        "tomato",
        "css-color-name: 'tomato' is a CSS color, not one of UIKit's [tomato]",
        fixed: "\"#FF6347\""
      ),
      Refusal(
        "RebeccaPurple",
        "css-color-name: 'RebeccaPurple' is a CSS color, not one of UIKit's [RebeccaPurple]",
        fixed: "\"#663399\""
      ),
      Refusal(
        "lightgray",
        "css-color-name: 'lightgray' is a CSS color, not one of UIKit's [lightgray]"
      ),
      Refusal(
        "transparent",
        "css-color-name: 'transparent' is a CSS color; UIKit's name is 'clear' [transparent]",
        fixed: "clear"
      ),
      Refusal(
        "placeholdrText",
        "unknown-color: unknown color 'placeholdrText' [placeholdrText]",
        fixed: "placeholderText"
      ),
      Refusal(
        "currentColor",
        "unknown-color: 'currentColor' is CSS; UIKit's nearest color is 'tintColor' [currentColor]",
        fixed: "tintColor"
      ),
      Refusal(
        "rbg(1 2 3)",
        "unknown-color: unknown color function 'rbg' [rbg]",
        fixed: "rgb(1 2 3)"
      ),
      Refusal(
        "FF6347",
        "malformed-color: 'FF6347' isn't a color; a hex color begins with '#' [FF6347]",
        fixed: "\"#FF6347\""
      ),
      Refusal("'#zzz'", "malformed-color: '#zzz' isn't a hex color ['#zzz']"),
      Refusal("'#'", "malformed-color: '#' isn't a hex color ['#']"),
      Refusal(
        "'#12345'",
        "malformed-color: '#12345' has 5 digits, but a hex color has 3, 4, 6, or 8 ['#12345']"
      ),
      Refusal(
        "rgb(1, 2, 3)",
        "malformed-color: the arguments of 'rgb' are separated by spaces, not commas "
          + "[rgb(1, 2, 3)]",
        fixed: "rgb(1 2 3)"
      ),
      Refusal(
        "rgba(1,2,3,50%)",
        "malformed-color: the arguments of 'rgba' are separated by spaces, not commas "
          + "[rgba(1,2,3,50%)]",
        fixed: "rgba(1 2 3 / 50%)"
      ),
      Refusal(
        "alpha($ink, 40%)",
        "malformed-color: the arguments of 'alpha' are separated by spaces, not commas "
          + "[alpha($ink, 40%)]",
        fixed: "alpha($ink 40%)"
      ),
      Refusal(
        "rgb(300 0 0)",
        "out-of-range: the red is 300, expected 0 to 255, or 0% to 100% [300]"
      ),
      Refusal("rgb(-1 0 0)", "out-of-range: the red is -1, expected 0 to 255, or 0% to 100% [-1]"),
      Refusal(
        "display-p3(0 9 0)",
        "out-of-range: the green is 9, expected 0 to 1, or 0% to 100% [9]"
      ),
      Refusal(
        "rgb(0 0 0 / 1.5)",
        "out-of-range: the alpha is 1.5, expected 0 to 1, or 0% to 100% [1.5]"
      ),
      Refusal("rgb(0 0 x)", "malformed-color: 'x' isn't a valid blue [x]"),
      Refusal("hsl(10% 0 0)", "malformed-color: '10%' isn't a valid hue [10%]"),
      Refusal(
        "rgb(0 0)",
        "malformed-color: 'rgb(0 0)' must have three components, and '/' before an alpha "
          + "[rgb(0 0)]"
      ),
      Refusal(
        "rgb(0 0 0 0.5)",
        "malformed-color: 'rgb(0 0 0 0.5)' must have three components, and '/' before an alpha "
          + "[rgb(0 0 0 0.5)]",
        fixed: "rgb(0 0 0 / 0.5)"
      ),
      Refusal(
        "color(rec2020 0 0 0)",
        "malformed-color: color() needs the space 'display-p3' or 'srgb', found 'rec2020' [rec2020]"
      ),
      Refusal(
        "alpha($ink 140%)",
        "out-of-range: the amount of 'alpha' is 140%, expected 0 to 1 or 0% to 100% [140%]"
      ),
      Refusal("mix($a $b)", "malformed-color: 'mix' needs 3 arguments, found 2 [mix($a $b)]"),
      Refusal(
        "alpha(label x)",
        "malformed-color: the amount of 'alpha' is a ratio or a percentage, found 'x' [x]"
      ),
      Refusal(
        "rgb(0 0 0",
        "malformed-color: 'rgb(0 0 0' has no closing parenthesis [rgb(0 0 0]",
        fixed: "rgb(0 0 0)"
      ),
      Refusal("rgb(0 0 0) red", "malformed-color: nothing may follow 'rgb(0 0 0)' [ red]"),
      Refusal(
        "asset()",
        "malformed-color: 'asset()' doesn't name a color in an asset catalog [asset()]"
      ),
      Refusal("$", "malformed-token: '$' isn't a valid name for a token [$]"),
      Refusal("$a..b", "malformed-token: '$a..b' isn't a valid name for a token [$a..b]"),
      Refusal("~", "wrong-value-type: expected a color, found nothing [~]"),
      Refusal(
        "[label]",
        "wrong-value-type: expected a color, found a list [[label]]",
        fixed: "label"
      ),
      Refusal(
        "none",
        "none-not-allowed: 'none' isn't a value here, expected a color [none]"
      ),
    ]
  )
  func refusal(_ refusal: Refusal) throws {
    try refusal.check(as: ValueExpectation(.color))
  }

  @Test(
    "The error for an invalid color by appearance says what is wrong",
    arguments: [
      Refusal(
        "{ dark: label }",
        "missing-key: 'light' is missing in a color by appearance [{ dark: label }]"
      ),
      Refusal(
        "{ light: label, drak: link }",
        "unknown-key: unknown key 'drak' in a color [drak]",
        fixed: "{ light: label, dark: link }"
      ),
      Refusal(
        "{ light: label, dark: { light: link } }",
        "wrong-value-type: expected one color for 'dark', found a mapping [{ light: link }]",
        fixed: "{ light: label, dark: link }"
      ),
      Refusal(
        "{ light: none }",
        "none-not-allowed: 'none' isn't allowed inside a value, expected a color [none]"
      ),
      Refusal("{ light: }", "wrong-value-type: expected a color, found nothing []"),
      Refusal(
        "{ runtime: true, samples: ['#FFF'] }",
        "wrong-value-type: a runtime color can only be a token's own value "
          + "[{ runtime: true, samples: ['#FFF'] }]"
      ),
    ]
  )
  func appearanceRefusal(_ refusal: Refusal) throws {
    try refusal.check(as: ValueExpectation(.color))
  }

  @Test(
    "A runtime color needs samples, because rules judge them",
    arguments: [
      Refusal(
        "{ runtime: true }",
        "missing-key: 'samples' is missing in a runtime color [{ runtime: true }]"
      ),
      Refusal(
        "{ runtime: true, samples: [] }",
        "missing-key: 'samples' is missing in a runtime color [[]]"
      ),
      Refusal(
        "{ runtime: false, samples: ['#FFF'] }",
        "missing-key: 'runtime: true' is missing next to 'samples' [false]"
      ),
      Refusal(
        "{ runtime: true, samples: [label] }",
        "wrong-value-type: expected a literal color such as '#1A2B3C', found 'label' [label]"
      ),
    ]
  )
  func runtimeRefusal(_ refusal: Refusal) throws {
    try refusal.check(as: ValueExpectation(token: TokenKey(.colors, "podcast")))
  }

  @Test("The help for a CSS keyword has its hex color, and a similar UIKit color if there is one")
  func cssHelp() throws {
    #expect(
      try read("lightgray", as: .color).parsed.diagnostics[0].help == [
        "write \"#D3D3D3\"", "UIKit's 'lightGray' is a different color",
      ]
    )
  }

  @Test("A color outside Display P3 is accepted with a warning")
  func outOfGamut() throws {
    let result = try read("oklch(0.7 0.4 140)", as: .color)
    #expect(result.value == .color(.literal(ColorLiteral(.oklch, 0.7, 0.4, 140))))
    #expect(
      result.findings == [
        "out-of-gamut: 'oklch(0.7 0.4 140)' is outside Display P3 [oklch(0.7 0.4 140)]"
      ]
    )
    #expect(try read("oklch(0.7 0.2 140)", as: .color).findings == [])
  }
}
