import LintelSchema
import Testing

@Suite("The property table")
struct SchemaTableTests {
  private let schema = Schema.standard

  @Test("A path leads to one leaf, and the leaf knows its path and position")
  func paths() {
    #expect(Set(schema.leaves.map(\.path)).count == schema.leaves.count)
    for (index, leaf) in schema.leaves.enumerated() {
      #expect(leaf.id.index == index)
      #expect(schema.leaf(leaf.path) == leaf.id)
    }
  }

  @Test("UIKit's property paths are unique, too, among leaves that are set in one place")
  func uikitPaths() {
    let places = schema.leaves.map {
      "\($0.bar?.rawValue ?? "screen") \($0.property.destination) \($0.uikitPath.joined(separator: " "))"
    }
    #expect(Set(places).count == places.count)
  }

  @Test("Keys are camel case in plain letters and spelled out")
  func names() {
    let abbreviations = [
      "attr", "bg", "btn", "col", "img", "nav", "num", "pos", "px", "txt", "val",
    ]
    let digits = "0123456789"
    for key in keys {
      let words = key.words
      #expect(key.first?.isLowercase == true, "\(key)")
      #expect(key.allSatisfy { $0.isASCII && $0.isLetter && !digits.contains($0) }, "\(key)")
      #expect(words.allSatisfy { !abbreviations.contains($0) }, "\(key) is abbreviated")
    }
  }

  @Test("Keys don't repeat what is clear from their place")
  func stutter() {
    let clear = ["appearance", "ui", "attributes", "property", "theme"]
    for leaf in schema.leaves {
      let steps = leaf.path.split(separator: ".").map(String.init)
      for (parent, key) in zip(steps, steps.dropFirst()) {
        #expect(!key.hasPrefix(parent), "'\(key)' repeats '\(parent)' in \(leaf.path)")
      }
    }
    for key in keys {
      #expect(key.words.allSatisfy { !clear.contains($0) }, "\(key)")
    }
  }

  @Test("Every row has one sentence each for its effect and for the default")
  func summaries() {
    for leaf in schema.leaves {
      #expect(leaf.property.summary.isOneSentence, "\(leaf.path): \(leaf.property.summary)")
      #expect(!leaf.property.initial.isEmpty, "\(leaf.path) has no initial value")
      #expect(!leaf.property.initial.hasSuffix("."), "\(leaf.path): a value isn't a sentence")
    }
  }

  @Test("If UIKit has a value without the theme, the table names a valid one")
  func initialValues() {
    let uikit: [Destination] = [
      .bar, .item, .navigationItem, .viewController, .barController, .scrollView,
    ]
    for leaf in schema.leaves where uikit.contains(leaf.property.destination) {
      let initial = leaf.property.initial
      switch leaf.property.type {
      case .keyword(let set): #expect(set[initial] != nil, "\(leaf.path): \(initial)")
      case .boolean: #expect(["true", "false"].contains(initial), "\(leaf.path): \(initial)")
      case .number: #expect(Double(initial) != nil, "\(leaf.path): \(initial)")
      case .color, .string: #expect(leaf.property.isOptional, "\(leaf.path)")
      case .font, .image, .effect, .offset: Issue.record("\(leaf.path) is not checked")
      }
    }
  }

  @Test("Every key has a sentence about its content")
  func nodeSummaries() {
    for node in KeyTree(schema).nodes where node.leaf == nil {
      #expect(node.summary.isOneSentence, "\(node.path): '\(node.summary)'")
    }
  }

  @Test("Text parts don't accept `none`, because a dictionary has no such value")
  func noneInTexts() {
    for leaf in schema.leaves where leaf.uikitPath.contains(where: { $0.hasSuffix("Attributes") }) {
      #expect(!leaf.property.isOptional, "\(leaf.path)")
    }
  }

  @Test("Only appearance objects, tints, and the slot itself differ by slot")
  func slots() {
    for leaf in schema.leaves where leaf.property.variesBySlot {
      let isTint = leaf.path.hasSuffix(".tint")
      #expect([.appearance, .slot].contains(leaf.property.destination) || isTint, "\(leaf.path)")
      #expect(leaf.bar != nil)
    }
  }

  @Test("Availability is the narrowest of the row and the parts")
  func availability() throws {
    func introduced(_ path: String) throws -> Version {
      schema[try #require(schema.leaf(path))].availability.introduced
    }
    #expect(try introduced("navigationBar.subtitle.tracking") == Version(26))
    #expect(try introduced("navigationBar.title.tracking") == Version(14))
    #expect(try introduced("navigationBar.title.color") == Version(13))
    #expect(try introduced("navigationBar.prefersLargeTitles") == Version(11))
    #expect(try introduced("tabBar.overrideUserInterfaceStyle") == Version(27))
  }

  @Test("A keyword introduced after its property has its own availability")
  func keywords() throws {
    let leaf = schema[try #require(schema.leaf("largeTitleDisplay"))]
    guard case .keyword(let set) = leaf.property.type else {
      Issue.record("\(leaf.property.type)")
      return
    }
    #expect(set.keywords == ["automatic", "always", "never", "inline"])
    #expect(set["inline"]?.introduced == Version(17))
    #expect(set["large"] == nil)
  }

  private var keys: Set<String> {
    Set(schema.leaves.flatMap { $0.path.split(separator: ".").map(String.init) })
  }
}

extension String {
  /// The words of a camel case name, in lowercase.
  fileprivate var words: [String] {
    var words: [String] = []
    for character in self {
      if character.isUppercase || words.isEmpty {
        words.append(character.lowercased())
      } else {
        words[words.count - 1].append(character)
      }
    }
    return words
  }

  fileprivate var isOneSentence: Bool {
    first?.isUppercase == true && last == "." && !dropLast().contains(". ") && !contains("  ")
  }
}
