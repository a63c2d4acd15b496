import LintelBackends
import LintelSchema
import LintelTheme
import Testing

@testable import LintelAppearance

@Suite("Values in JSON")
struct ResolvedValueJSONTests {
  @Test(
    "Every form of color",
    arguments: zip(
      Samples.colors,
      [
        ##""#FF8000FF""##,
        #"{"displayP3":[1,0.25,0.1,0.5]}"#,
        #"{"system":"label"}"#,
        #"{"system":"systemBackground","alpha":0.85}"#,
        #"{"asset":"Brand/Accent Color"}"#,
        #"{"asset":"Ink","alpha":0.4}"#,
        #"{"parameter":"podcast"}"#,
        #"{"parameter":"podcast","alpha":0.4}"#,
        #"{"function":"alpha","arguments":[{"function":"darken","arguments":[{"asset":"Ink"},0.2]},0.5]}"#,
        #"{"function":"mix","arguments":[{"asset":"Ink"},{"system":"label"},0.3]}"#,
        #"{"function":"darken","arguments":[{"parameter":"podcast"},0.2]}"#,
        #"{"function":"lighten","arguments":[{"system":"label"},0.2]}"#,
        #"{"function":"readable","arguments":[{"asset":"Ink"},{"system":"black"},{"system":"white"}]}"#,
        ##"{"light":"#FF8000FF"}"##,
        ##"{"light":"#FF8000FF","dark":{"system":"systemBackground","alpha":0.85}}"##,
        #"{"light":{"displayP3":[1,0.25,0.1,0.5]},"dark":{"asset":"Brand/Accent Color"},"#
          + #""lightHighContrast":{"parameter":"podcast"},"#
          + #""darkHighContrast":{"function":"mix","arguments":[{"asset":"Ink"},{"system":"label"},0.3]}}"#,
      ]
    )
  )
  func colors(color: ResolvedColor, text: String) {
    #expect(json("navigationBar.background.color", .color(color)) == text)
  }

  @Test("Each component is rounded to the nearest of 256 steps")
  func components() {
    let color = ResolvedColor.srgb(red: -0.5, green: 1.5, blue: 0.4999 / 255, alpha: 0.502 / 255)
    #expect(json("navigationBar.background.color", .color(color)) == ##""#00FF0001""##)
  }

  @Test("Clear is written as a literal color without alpha")
  func clear() {
    #expect(
      json("navigationBar.background.color", .color(.system("clear", alpha: 1)))
        == ##""#00000000""##
    )
  }

  @Test(
    "Fonts have the keys that a theme uses",
    arguments: zip(
      Samples.fonts,
      [
        #"{"style":"headline"}"#,
        #"{"style":"title1","weight":"bold","width":"condensed","design":"serif","maximumSize":40}"#,
        #"{"family":"Avenir Next","size":17,"weight":"semibold","design":"rounded","#
          + #""relativeTo":"headline","maximumSize":24,"features":["smcp","tnum"]}"#,
        #"{"size":16.5}"#,
      ]
    )
  )
  func fonts(font: FontValue, text: String) {
    #expect(json("navigationBar.title.font", .font(font)) == text)
  }

  @Test(
    "Images have the keys that a theme uses",
    arguments: zip(
      Samples.images,
      [
        #"{"asset":"nav-back"}"#,
        #"{"asset":"pattern","rendering":"original","insets":[0,1,2,1.5]}"#,
        #"{"symbol":"chevron.backward"}"#,
        #"{"symbol":"arrow.left","weight":"semibold","scale":"large","pointSize":20,"rendering":"template"}"#,
        ##"{"gradient":{"from":"top","stops":[{"color":"#FF8000FF","location":0},"##
          + ##"{"color":{"light":"#FF8000FF","dark":{"system":"systemBackground","alpha":0.85}},"location":0.5},"##
          + #"{"color":{"system":"label"},"location":1}]}}"#,
        ##"{"fill":"#FF8000FF"}"##,
        ##"{"fill":{"light":"#FF8000FF","dark":{"system":"systemBackground","alpha":0.85}},"##
          + #""cornerRadius":1,"insets":[2,2,2,2]}"#,
      ]
    )
  )
  func images(image: Image<ResolvedColor>, text: String) {
    #expect(json("navigationBar.background.image", .image(image)) == text)
  }

  @Test(
    "The other types",
    arguments: [
      ("navigationBar.background.effect", .effect("systemThinMaterial"), #""systemThinMaterial""#),
      ("navigationBar.background.effect", .none, "null"),
      ("navigationBar.title.offset", .offset(x: 0, y: -1.5), "[0,-1.5]"),
      ("navigationBar.title.kern", .number(0.2), "0.2"),
      ("navigationBar.title.underline.style", .keyword("single"), #""single""#),
      ("navigationBar.title.textEffect", .keyword("letterpress"), #""letterpressStyle""#),
    ] as [(String, ResolvedValue, String)]
  )
  func others(leaf: String, value: ResolvedValue, text: String) {
    #expect(json(leaf, value) == text)
  }

  /// The value as an appearance contains it.
  private func json(_ leaf: String, _ value: ResolvedValue) -> String? {
    let written = HarborTree.value(leaf, value)
    let context = ResolvedContext(
      brand: "harbor",
      promos: [],
      screen: nil,
      ios: Version(18),
      device: .phone,
      bars: [
        .init(
          kind: .navigationBar,
          slots: [.standard: HarborTree.appearance(.navigationBar, [written])],
          values: []
        )
      ],
      settings: [],
      conflicts: []
    )
    let appearance = resolvedContextJSON(context)["navigationBar"]?["standardAppearance"]
    return written.path.reduce(appearance) { $0?[$1] }?.text(.compact)
  }
}
