import Foundation
import LintelAppearance
import LintelCompiler
import LintelDiagnostics
import LintelSchema
import LintelTesting
import LintelTheme
import Testing

@testable import LintelBackends
@testable import LintelPreview
@testable import LintelReference

@Suite("The reference", .serialized)
struct ReferenceTests {
  private static let folder = PreviewTheme.root.appending(path: "Tests/Specs/reference")
  private static let files = referenceFiles()

  @Test("The committed pages and drawings match the table and the examples, byte for byte")
  func committed() throws {
    let isUpdating = ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] != nil
    let manager = FileManager.default
    var found: Set<String> = []
    for case let file as URL in manager.enumerator(at: Self.folder, includingPropertiesForKeys: nil)
      ?? .init() where !file.hasDirectoryPath
    {
      let path = String(file.path.dropFirst(Self.folder.path.count + 1))
      found.insert(path)
      if Self.files[path] == nil {
        Issue.record("\(path) is about nothing that there is")
        if isUpdating { try manager.removeItem(at: file) }
      }
    }
    #expect(Self.files.count > 60)
    for (path, text) in Self.files.sorted(by: { $0.key < $1.key }) {
      let file = Self.folder.appending(path: path)
      let old = found.contains(path) ? try String(contentsOf: file, encoding: .utf8) : ""
      guard old != text else { continue }
      if isUpdating {
        try manager.createDirectory(
          at: file.deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
        try text.write(to: file, atomically: true, encoding: .utf8)
        Issue.record("rewrote \(path)")
      } else {
        Issue.record("\(path) is not what is generated; run with UPDATE_GOLDENS=1")
      }
    }
  }

  @Test("Every property at every place has an example that compiles without findings")
  func examples() throws {
    for leaf in Schema.standard.leaves {
      let example = PropertyExample(leaf)
      let text = example.theme(example.yaml)
      let provider = SourceProvider(read: { _ in Array(text.utf8) }, expand: { [$0] })
      // The findings of `lint` are checked only where the page shows them; that examples compile, everywhere.
      let isShown = leaf.isFirstOfItsRow
      let result =
        isShown
        ? analyze(root: "e.yaml", provider: provider) : compile(root: "e.yaml", provider: provider)
      let findings = DiagnosticFormat.terminal.render(result.diagnostics, in: result.sources)
      #expect(
        result.diagnostics.isEmpty && result.tree != nil,
        "\(leaf.path)\n\(text)\n\(findings)"
      )
      let target = try #require(result.theme).targets(named: leaf.path)
      #expect(throws: Never.self) { try target.get() }
      let said = result.theme?.declarations.contains {
        result.theme?.name(of: $0.target) == leaf.path
      }
      #expect(said == true, "\(leaf.path) is not what its example declares:\n\(text)")
    }
  }

  @Test("A property has either a drawing or a reason why it has none")
  func drawn() {
    for leaf in Schema.standard.leaves where leaf.isFirstOfItsRow {
      let example = PropertyExample(leaf)
      let isDrawn = ExamplePicture(example) != nil
      // The letters of the drawings have no ligatures, so turning them off changes nothing.
      guard leaf.property.name != "ligature" else { continue }
      #expect(isDrawn == (example.unseen == nil), "\(leaf.path): \(example.unseen ?? "not drawn")")
    }
  }

  @Test("Notes on examples belong to existing properties")
  func notes() {
    let rows = Set(Schema.standard.leaves.map { "\($0.component) \($0.property.name)" })
    let names = ExampleNotes.notes.flatMap { component, notes in
      notes.keys.map { "\(component) \($0)" }
    }
    #expect(Set(names).isSubset(of: rows))
  }

  @Test("Every property has a section on one page, and links have targets")
  func links() throws {
    // Anchors are the same as on GitHub and GitLab.
    #expect(headingAnchor("`shadow.color`") == "shadowcolor")
    #expect(headingAnchor("A button's states") == "a-buttons-states")
    let rows = Set(Schema.standard.leaves.map { "\($0.component) \($0.property.name)" })
    let sections = Self.files.filter { $0.key.hasSuffix(".md") }.values
      .reduce(0) { $0 + $1.components(separatedBy: "\n- Default: ").count - 1 }
    #expect(sections == rows.count)
    let properties = try String(
      contentsOf: Self.folder.deletingLastPathComponent().appending(path: "properties.md"),
      encoding: .utf8
    ).replacing("](reference/", with: "](")
    for (page, text) in Self.files.merging(["properties.md": properties], uniquingKeysWith: { $1 })
    where page.hasSuffix(".md") {
      let headings = Self.headings(of: text)
      #expect(Set(headings).count == headings.count, "\(page) has two headings that are one link")
      for match in text.matches(of: /\]\(([^)#]*)(#[^)]*)?\)/) {
        let file = String(match.1)
        if file.hasPrefix("../") || page == "properties.md" && file.hasSuffix("README.md") {
          let url = Self.folder.appending(path: file).standardizedFileURL
          #expect(FileManager.default.fileExists(atPath: url.path), "\(page): \(file)")
          continue
        }
        let target = file.isEmpty ? text : Self.files[file]
        #expect(target != nil, "\(page): \(file)")
        if let anchor = match.2 {
          #expect(
            Self.headings(of: target ?? "").contains(String(anchor.dropFirst())),
            "\(page): \(file)\(anchor)"
          )
        }
      }
    }
  }

  private static func headings(of text: String) -> [String] {
    text.split(separator: "\n").filter { $0.hasPrefix("#") }
      .map { headingAnchor($0.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces)) }
  }

  @Test("Buttons and tints inherit undeclared values as the reference says")
  func inheritance() throws {
    var count = 0
    for leaf in Schema.standard.leaves {
      guard let source = leaf.inherited, leaf.buttonState ?? .normal == .normal,
        leaf.property.destination == .appearance
      else { continue }
      let id = try #require(Schema.standard.leaf(source))
      let value = Schema.standard[id].property.exampleValue
      // The family needs a value, or else UIKit draws a plain button.
      let family = leaf.path.contains(".backButton.") ? "backButton" : "prominentButton"
      let other = leaf.property.name == "kern" ? "baselineOffset" : "kern"
      let text = """
        \(source): \(value)
        \(leaf.bar?.rawValue ?? "").\(family).\(other): 1
        \(PropertyExample.header)\(PropertyExample.versions)
        """
      let provider = SourceProvider(read: { _ in Array(text.utf8) }, expand: { [$0] })
      let result = compile(root: "e.yaml", provider: provider)
      let tree = try #require(result.tree, "\(text)")
      let objects = tree.appearances.filter { $0.bar == leaf.bar }
      #expect(!objects.isEmpty)
      for object in objects {
        #expect(object.values.contains { $0.leaf == leaf.id }, "\(leaf.path)")
      }
      count += 1
    }
    #expect(count > 50)
  }

  @Test("Help on a name is its section, on a part its keys, and on a misspelled name similar ones")
  func answers() throws {
    func text(_ name: String?) -> String? {
      if case .found(let text) = propertyAnswer(to: name) { text } else { nil }
    }
    func near(_ name: String) -> [String] {
      if case .unknown(let near) = propertyAnswer(to: name) { near } else { [] }
    }
    for leaf in Schema.standard.leaves {
      #expect(text(leaf.path)?.hasPrefix("# \(leaf.path)\n") == true)
    }
    let disabled = text("toolbar.button.disabled.color")
    #expect(disabled?.contains("`toolbar.button.color`, or tertiaryLabel if") == true)
    #expect(text(nil)?.contains("- `statusBar`: ") == true)
    #expect(text("navigationBar.title")?.contains("- `paragraph`: ") == true)
    #expect(text("title")?.hasPrefix("# navigationBar.title\n") == true)
    // A part of a bar comes before a property of a smaller part.
    let background = try #require(text("background"))
    #expect(background.hasPrefix("# navigationBar.background\n"))
    #expect(
      background.hasSuffix(
        "\nAlso: `toolbar.background`, `tabBar.background`, `tabBar.item.badge.background`\n"
      ),
      "\(background)"
    )
    // Slots, states, and layouts narrow the answer.
    let slot = try #require(text("tabBar.scrollEdge.stacked.selected.iconColor"))
    #expect(slot.hasPrefix("# tabBar.item.iconColor\n"))
    #expect(text("blur")?.contains("# navigationBar.title.shadow.blur\n") == true)
    #expect(text("shadow.color")?.contains("`navigationBar.shadow.color`") == true)
    #expect(near("navigationBar.titel.color") == ["navigationBar.title.color"])
    #expect(near("backgroundImge") == ["backgroundImage", "background.image"])
    #expect(near("zzzzzzzzzz").isEmpty)
  }

  @Test("Names from UIKit, CSS, and elsewhere lead to the theme's equivalents")
  func foreignNames() {
    func text(_ name: String) -> String {
      switch propertyAnswer(to: name) {
      case .found(let text), .foreign(let text): text
      case .unknown: ""
      }
    }
    #expect(text("tintColor").contains("- `navigationBar.tint`: "))
    #expect(text("barTintColor").contains("- `navigationBar.background.color`: "))
    #expect(text("titleTextAttributes").contains("- `navigationBar.title`: "))
    #expect(text("background-color").contains("- `tabBar.background.color`: "))
    #expect(text("font-weight").contains("font"))
    #expect(text("hidesBottomBarWhenPushed").hasPrefix("# hidesBottomBar\n"))
    #expect(text("opacity").contains("Write 'background.color: alpha($paper 85%)'."))
    // Every name that UIKit has for a property, and every key in the table of mistakes.
    for leaf in Schema.standard.leaves {
      guard let name = leaf.uikitPath.last else { continue }
      #expect(!text(name).isEmpty, "\(name)")
    }
    for row in Thoroughness.part(of: KeyMistake.all, every: 4) {
      for name in row.names { #expect(!text(name).isEmpty, "\(name)") }
    }
  }
}

extension Leaf {
  /// Whether the leaf is the one for which the reference shows its row.
  fileprivate var isFirstOfItsRow: Bool {
    Schema.standard.leaves.first {
      ($0.component, $0.property.name) == (component, property.name)
    }?.id == id
  }
}
