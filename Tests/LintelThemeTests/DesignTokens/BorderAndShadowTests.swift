import Testing

@Suite("Borders and shadows of design tokens")
struct BorderAndShadowTests {
  private static let refusals: [(String, String)] = [
    (
      #""border", "$value": { "color": \#(srgb(0, 0, 0)), "width": \#(px(1)), "style": "Solid" }"#,
      "[unknown-keyword] unknown stroke style 'Solid'"
    ),
    (
      #""border", "$value": { "color": \#(srgb(0, 0, 0)), "width": \#(px(-1)), "style": "solid" }"#,
      "[out-of-range] the width is -1, expected a number from 0"
    ),
    (
      #""border", "$value": { "color": \#(srgb(0, 0, 0)), "style": "solid" }"#,
      "[missing-key] 'width' is missing in a border"
    ),
    (
      #""border", "$value": "1px solid red""#,
      "[wrong-value-type] expected a border, found '1px solid red'"
    ),
    (
      #""strokeStyle", "$value": { "dashArray": [], "lineCap": "round" }"#,
      "[wrong-value-type] expected an array of dimensions, found a list"
    ),
    (
      #""strokeStyle", "$value": { "dashArray": [\#(px(1))], "lineCap": "flat" }"#,
      "[unknown-keyword] unknown line cap 'flat'"
    ),
    (
      #""shadow", "$value": { "color": \#(srgb(0, 0, 0)), "offsetX": \#(px(1)), "offsetY": \#(px(1)), "blur": \#(px(1)), "spread": \#(px(0)), "inset": "no" }"#,
      "[wrong-value-type] expected true or false, found 'no'"
    ),
  ]

  @Test("Invalid borders and shadows are refused", arguments: refusals)
  func isRefused(_ token: String, _ finding: String) {
    let found = designTokenFindings(#""a": { "$type": \#(token) }"#)
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.hasSuffix("error " + finding) })
  }

  @Test("A reference to an omitted token is omitted as well, and isn't a mistake")
  func leftOut() {
    let shadow =
      #"{ "$type": "shadow", "$value": { "color": \#(srgb(0, 0, 0)), "offsetX": \#(px(1)), "offsetY": \#(px(1)), "blur": \#(px(1)), "spread": \#(px(0)), "inset": true } }"#
    #expect(
      designTokenFindings(#""a": \#(shadow), "b": { "$value": "{a}" }, "c": { "$value": "{b}" }"#)
        == [
          "1:2 info [unusable-design-token] bars don't support a shadow inside the shape or something that refers to such a token: 3 tokens are left out"
        ]
    )
  }
}
