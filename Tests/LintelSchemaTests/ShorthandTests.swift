import LintelSchema
import Testing

@Suite("Shorthands")
struct ShorthandTests {
  private let schema = Schema.standard

  @Test(
    "A preset for the whole background resets the bar's background and shadow",
    arguments: BarKind.allCases
  )
  func background(bar: BarKind) throws {
    let background = try #require(schema.root.node("\(bar.rawValue).background"))
    #expect(
      expansion(background)
        == [
          "background.preset = written", "background.color = unset", "background.effect = unset",
          "background.image = unset", "background.imageMode = unset",
          "background.translucency = unset", "shadow.color = unset", "shadow.image = unset",
        ].map { "\(bar.rawValue).\($0)" }
    )
    #expect(background.shorthand?.whenNone == nil)
  }

  @Test("No shadow means neither a color nor an image")
  func shadow() throws {
    let shadow = try #require(schema.root.node("tabBar.shadow"))
    #expect(expansion(shadow) == ["tabBar.shadow.color = written", "tabBar.shadow.image = unset"])
    let none = try #require(shadow.shorthand?.whenNone)
    #expect(describe(none) == ["tabBar.shadow.color = none", "tabBar.shadow.image = unset"])
  }

  @Test("An image for the back indicator is its mask, too")
  func backIndicator() throws {
    let indicator = try #require(schema.root.node("navigationBar.backIndicator"))
    #expect(
      expansion(indicator) == [
        "navigationBar.backIndicator.image = written", "navigationBar.backIndicator.mask = written",
      ]
    )
  }

  @Test(
    "A scalar for a text part, a line, or a badge sets its main property",
    arguments: [
      ("navigationBar.title", "font"), ("navigationBar.button.disabled", "font"),
      ("navigationBar.button", "font"), ("tabBar.item.badge.title", "font"),
      ("navigationBar.title.underline", "style"), ("navigationBar.title.shadow", "color"),
      ("tabBar.item.badge", "background"), ("navigationBar.scroll", "behavior"),
    ]
  )
  func leading(path: String, key: String) throws {
    let node = try #require(schema.root.node(path))
    #expect(expansion(node) == ["\(path).\(key) = written"])
  }

  @Test("A shorthand accepts the same values as its leaf")
  func types() throws {
    for node in KeyTree(schema).nodes {
      guard let shorthand = node.shorthand else { continue }
      for step in shorthand.expansion where step.assignment == .written {
        #expect(schema[step.leaf].property.type == shorthand.shorthand.type, "\(node.path)")
      }
      for step in shorthand.whenNone ?? [] where step.assignment == .none {
        #expect(schema[step.leaf].property.isOptional, "\(node.path)")
      }
    }
  }

  @Test("A shorthand omits the parts of the leaf's path that its own path doesn't have")
  func unwrittenSteps() {
    for node in KeyTree(schema).nodes {
      guard let shorthand = node.shorthand else { continue }
      let written = node.path.split(separator: ".")
      for step in shorthand.expansion + (shorthand.whenNone ?? []) {
        let steps = schema[step.leaf].path.split(separator: ".")
        let shared = zip(steps, written).prefix { $0 == $1 }.count
        #expect(Int(step.unwritten) == steps.count - shared, "\(node.path)")
      }
    }
  }

  @Test(
    "Keys below a shorthand differ from the keys of its value, which makes mappings unambiguous"
  )
  func mappings() {
    let color = ["light", "dark", "lightHighContrast", "darkHighContrast", "runtime", "samples"]
    let font = ["style", "family", "size", "weight", "width", "design", "relativeTo", "features"]
    let image = ["asset", "symbol", "gradient", "fill", "rendering", "insets", "weight", "scale"]
    for node in KeyTree(schema).nodes {
      guard let shorthand = node.shorthand?.shorthand else { continue }
      let keys: [String] =
        switch shorthand.type {
        case .color: color
        case .font: font
        case .image: image
        case .effect, .offset, .number, .boolean, .keyword, .string: []
        }
      #expect(node.children.allSatisfy { !keys.contains($0.key) }, "\(node.path)")
    }
  }

  private func expansion(_ node: SchemaNode) -> [String] {
    node.shorthand.map { describe($0.expansion) } ?? []
  }

  private func describe(_ expansion: [ResolvedShorthand.Step]) -> [String] {
    expansion.map { "\(schema[$0.leaf].path) = \($0.assignment)" }
  }
}
