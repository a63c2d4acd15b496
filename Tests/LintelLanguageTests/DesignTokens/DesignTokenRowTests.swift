import LintelDiagnostics
import LintelLanguage
import Testing

@Suite("Design tokens, type by type and reference by reference")
struct DesignTokenRowTests {
  /// Every type that bars can use, in every form of value and of reference that the format has for it.
  private static let file = ##"""
    {
     "c": {"$type":"color","$value":{"colorSpace":"srgb","components":[1,0.4,0],"alpha":0.5,"hex":"#ff6600"}},
     "cr": {"$type":"color","$value":{"$ref":"#/c/$value"}},
     "cp": {"$type":"color","$value":{"colorSpace":"display-p3","components":[{"$ref":"#/c/$value/components/1"},"none",0],"alpha":{"$ref":"#/c/$value/alpha"}}},
     "w": {"$type":"dimension","$value":{"value":2,"unit":"px"}},
     "wp": {"$type":"dimension","$value":{"value":{"$ref":"#/w/$value/value"},"unit":{"$ref":"#/w/$value/unit"}}},
     "fam": {"$type":"fontFamily","$value":["Avenir Next","serif"]},
     "wt": {"$type":"fontWeight","$value":"semi-bold"},
     "n": {"$type":"number","$value":1.5},
     "st": {"$type":"strokeStyle","$value":"solid"},
     "st2": {"$type":"strokeStyle","$value":{"dashArray":[{"value":1,"unit":"px"},"{w}"],"lineCap":"round"}},
     "b": {"$type":"border","$value":{"color":"{c}","width":"{w}","style":"{st}"}},
     "b2": {"$type":"border","$value":{"color":{"$ref":"#/c/$value"},"width":{"$ref":"#/w/$value"},"style":"solid"}},
     "b3": {"$type":"border","$value":{"$ref":"#/b/$value"}},
     "bd": {"$type":"border","$value":{"color":"{c}","width":"{w}","style":{"dashArray":["{w}"],"lineCap":"butt"}}},
     "s": {"$type":"shadow","$value":{"color":"{c}","offsetX":"{w}","offsetY":{"value":1,"unit":"px"},"blur":{"$ref":"#/w/$value"},"spread":{"value":0,"unit":"px"},"inset":false}},
     "s2": {"$type":"shadow","$value":["{s}"]},
     "s3": {"$type":"shadow","$value":{"color":"{c}","offsetX":"{w}","offsetY":"{w}","blur":"{w}","spread":"{w}","inset":{"$ref":"#/s/$value/inset"}}},
     "t": {"$type":"typography","$value":{"fontFamily":"{fam}","fontSize":"{w}","fontWeight":"{wt}","letterSpacing":"{wp}","lineHeight":"{n}"}},
     "t2": {"$type":"typography","$value":{"fontFamily":{"$ref":"#/t/$value/fontFamily"},"fontSize":{"value":1,"unit":"rem"},"fontWeight":350,"letterSpacing":{"$ref":"#/wp/$value"},"lineHeight":1}},
     "g": {"$type":"gradient","$value":[{"color":"{c}","position":"{pos}"},{"color":{"$ref":"#/cp/$value"},"position":1},{"$ref":"#/g0/$value/0"}]},
     "pos": {"$type":"number","$value":0.25},
     "g0": {"$type":"gradient","$value":[{"color":"{c}","position":0}]},
     "tok": {"$type":"color","$ref":"#/c"},
     "tr": {"$type":"transition","$value":{"duration":{"value":1,"unit":"s"},"delay":{"value":0,"unit":"ms"},"timingFunction":[0,0,1,1]}}
    }
    """##

  private static let declared = [
    "$colors.b.color = $c @ base",
    "$colors.b2.color = $c @ base",
    "$colors.b3.color = $b.color @ base",
    "$colors.c = color(srgb 1 0.4 0 / 0.5) @ base",
    "$colors.cp = display-p3(0.4 0 0 / 0.5) @ base",
    "$colors.cr = $c @ base",
    "$colors.s.color = $c @ base",
    "$colors.s2.color = $c @ base",
    "$colors.s3.color = $c @ base",
    "$colors.tok = $c @ base",
    "$fonts.t = { family: Avenir Next, size: 2, weight: semibold } @ base",
    "$fonts.t2 = { family: Avenir Next, size: 16 } @ base",
    "$images.g = { gradient: { from: top, stops: [{ color: $c, location: 0 }, { color: $c, location: 0.25 }, { color: $cp, location: 1 }] } } @ base",
    "$images.g0 = { gradient: { from: top, stops: [{ color: $c, location: 0 }, { color: $c, location: 0 }] } } @ base",
    "$numbers.b.width = 2 @ base",
    "$numbers.b2.width = 2 @ base",
    "$numbers.b3.width = $b.width @ base",
    "$numbers.n = 1.5 @ base",
    "$numbers.pos = 0.25 @ base",
    "$numbers.s.blur = 2 @ base",
    "$numbers.s2.blur = 2 @ base",
    "$numbers.s3.blur = 2 @ base",
    "$numbers.t.letterSpacing = 2 @ base",
    "$numbers.t2.letterSpacing = 2 @ base",
    "$numbers.w = 2 @ base",
    "$numbers.wp = 2 @ base",
    "$offsets.s.offset = [2, 1] @ base",
    "$offsets.s2.offset = [2, 1] @ base",
    "$offsets.s3.offset = [2, 2] @ base",
  ]

  @Test("Every type has its values, whatever form a reference takes, and the rest is named")
  func rows() {
    let found = declarations(
      "imports: [a.tokens.json]",
      files: ["a.tokens.json": Self.file]
    )
    #expect(found.filter { $0.hasPrefix("$") } == Self.declared)
    let reading = readingOfTheme(
      yaml: theme("imports: [a.tokens.json]"),
      files: ["a.tokens.json": Self.file]
    )
    #expect(reading.diagnostics.map(\.rule) == ["unusable-design-token", "rem-dimension"])
    #expect(
      reading.diagnostics[0].notes.map(\.message) == [
        "'bd' is a border whose line is dashed", "'tr' is a transition",
      ]
    )
  }

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

  @Test("What a border or a shadow can't be is refused", arguments: refusals)
  func isRefused(_ token: String, _ finding: String) {
    let found = designTokenFindings(#""a": { "$type": \#(token) }"#)
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.hasSuffix("error " + finding) })
  }

  @Test("What refers to a token that is left out is left out as well, and is no mistake")
  func leftOut() {
    let shadow =
      #"{ "$type": "shadow", "$value": { "color": \#(srgb(0, 0, 0)), "offsetX": \#(px(1)), "offsetY": \#(px(1)), "blur": \#(px(1)), "spread": \#(px(0)), "inset": true } }"#
    #expect(
      designTokenFindings(#""a": \#(shadow), "b": { "$value": "{a}" }, "c": { "$value": "{b}" }"#)
        == [
          "1:2 info [unusable-design-token] bars have no place for a shadow inside the shape or what refers to such a token: 3 tokens are left out"
        ]
    )
  }
}
