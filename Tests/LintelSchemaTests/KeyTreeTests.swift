import LintelSchema
import Testing

@Suite("The tree of keys")
struct KeyTreeTests {
  private let schema = Schema.standard

  @Test("Every leaf has a path, and is counted in every place above it")
  func reachable() throws {
    for leaf in schema.leaves {
      let node = try #require(schema.root.node(leaf.path), "\(leaf.path) is not reached")
      #expect(node.leaf == leaf.id)
      #expect(node.subtree == [leaf.id])
      #expect(schema.root.subtree.contains(leaf.id))
    }
    for node in KeyTree(schema).nodes {
      #expect(node.subtree == node.subtree.sorted())
      #expect(Set(node.subtree).count == node.subtree.count, "\(node.path)")
    }
  }

  @Test("A slot or a state in the path leads to the same leaf")
  func narrowing() {
    let color = schema.leaf("navigationBar.title.color")
    #expect(schema.root.node("navigationBar.compactScrollEdge.title.color")?.leaf == color)
    let icon = schema.leaf("tabBar.item.iconColor")
    #expect(schema.root.node("tabBar.scrollEdge.stacked.selected.iconColor")?.leaf == icon)
  }

  @Test(
    "A button's normal state is the same as omitting the key, and other states are separate leaves"
  )
  func buttonStates() throws {
    let button = try #require(schema.root.node("toolbar.button"))
    #expect(button.node("normal.color")?.leaf == button.node("color")?.leaf)
    #expect(button.node("disabled.color")?.leaf != button.node("color")?.leaf)
    #expect(button.node("disabled.tint") == nil)
    #expect(button.node("normal.normal") == nil)
    let disabled = try #require(button.node("disabled.color")?.leaf)
    #expect(schema[disabled].buttonState == .disabled)
    #expect(button.subtree.contains(disabled))
    #expect(button.node("normal")?.subtree.contains(disabled) == false)
  }

  @Test("A bar offers its slots")
  func slots() throws {
    for bar in BarKind.allCases {
      let node = try #require(schema.root.node(bar.rawValue))
      let keys = node.children.compactMap { child -> SlotKey? in
        if case .slot(let key) = child.child { key } else { nil }
      }
      #expect(keys == bar.slotKeys)
      #expect(schema[.slot, of: bar] == node.node("slot")?.leaf)
    }
    #expect(schema.root.node("tabBar")?["compact"] == nil)
  }

  @Test("The item's layouts share its leaves")
  func layouts() throws {
    let tabBar = try #require(schema.root.node("tabBar"))
    for key in ["item", "stacked", "inline", "compactInline"] {
      #expect(tabBar.node(key)?.subtree == tabBar.node("item")?.subtree)
    }
    guard case .itemLayout(.inline, _) = tabBar["inline"] else {
      Issue.record("'inline' does not narrow")
      return
    }
    let leaf = try #require(tabBar.node("item.badge.title.font")?.leaf)
    #expect(schema[leaf].isTabItem)
  }

  @Test(
    "A row added to a component appears wherever the component is mounted",
    arguments: [
      "UIBarButtonItemStateAppearance", "NSAttributedString.Key", "Badge", "UIBarAppearance",
    ]
  )
  func oneRow(component: String) {
    let row = Property("glow", .color, "The glow.", uikit: .property("glow"), initial: "none")
    let grown = Schema(block: Component.block.adding(row, to: component))
    let added = grown.leaves.map(\.path).filter { schema.leaf($0) == nil }
    let places = Set(schema.leaves.filter { $0.component == component }.map(\.place))
    #expect(Set(added) == Set(places.map { "\($0).glow" }))
    #expect(added.count == places.count)
    for path in added {
      #expect(grown.root.node(path)?.leaf == grown.leaf(path))
    }
  }

  @Test("Components are in as many places as in UIKit")
  func places() {
    func places(_ component: String) -> Int {
      Set(schema.leaves.filter { $0.component == component }.map(\.place)).count
    }
    #expect(places("UIBarAppearance") == 3)
    #expect(places("UIBarButtonItemAppearance") == 5)
    #expect(places("UIBarButtonItemStateAppearance") == 20)
    #expect(places("NSAttributedString.Key") == 20 + 4 + 2)
    #expect(places("UITabBarItemStateAppearance") == 1)
  }
}

extension Component {
  /// The component with an additional row in every component with a name.
  fileprivate func adding(_ row: Property, to name: String) -> Component {
    let inherited = included.flatMap(\.properties)
    return Component(
      self.name,
      including: included.map { $0.adding(row, to: name) },
      properties.dropFirst(inherited.count) + (self.name == name ? [row] : []),
      parts: parts.dropFirst(included.flatMap(\.parts).count).map { part in
        Part(
          part.name,
          part.component.adding(row, to: name),
          part.summary,
          role: part.role,
          uikit: part.uikit,
          formerly: part.former,
          textAttributes: part.textAttributes,
          items: part.items,
          since: part.availability
        )
      },
      shorthands: Array(shorthands.dropFirst(included.flatMap(\.shorthands).count)),
      groups: groups
    )
  }
}
