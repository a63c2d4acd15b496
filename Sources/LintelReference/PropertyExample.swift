import LintelDiagnostics
import LintelFormat
package import LintelSchema
import LintelTheme

/// A theme that shows the effect of one property or part.
///
/// The value follows from the property's type. `ExampleNotes` has what else makes it visible.
package struct PropertyExample: Sendable {
  /// One value, with its path of keys.
  struct Entry: Hashable, Sendable {
    /// The keys, joined by dots.
    let path: String
    /// The value as YAML.
    let value: String
  }

  /// The path of the subject, such as `navigationBar.title.color`.
  package let path: String
  /// The bar that shows the subject; a navigation bar if the subject doesn't belong to a bar.
  package let bar: BarKind
  /// The reason, as a sentence, why the subject isn't visible in a drawing of bars, or `nil` if it is.
  package let unseen: String?
  /// The text of the title in its drawing, or `nil` for the usual text.
  package let title: String?
  /// Whether the subject is easiest to see at the scroll edge.
  package let isAtEdge: Bool
  private let subject: Entry
  /// The entries that make the subject visible.
  private let others: [Entry]
  /// The versions that the example needs, or `nil` for those of all examples.
  private let versions: String?

  /// Creates the example of a leaf.
  package init(_ leaf: Leaf) {
    let note = ExampleNotes.note(on: leaf)
    path = leaf.path
    bar = leaf.bar ?? .navigationBar
    unseen = note.unseen
    title = note.title
    isAtEdge = note.isAtEdge
    let value = note.value ?? leaf.property.exampleValue
    subject = Entry(path: note.key.map { leaf.sibling($0) } ?? leaf.path, value: value)
    others = (note.others + ExampleNotes.surroundings(of: leaf))
      .map { Entry(path: leaf.sibling($0.key), value: $0.value) }
    let keyword: Keyword? =
      if case .keyword(let set) = leaf.property.type { set[value] } else { nil }
    let first = max(
      leaf.availability.introduced,
      keyword?.introduced ?? leaf.availability.introduced
    )
    versions = first > Version(15) ? "\(first)..\(VersionLine.newest)" : nil
  }

  /// The lines that make an example a theme.
  package static let header = "lintel: 1\ntheme: Example\n"
  /// The versions of an example that doesn't need others.
  package static let versions = "ios: 15..18\n"

  /// The example in canonical form, without its header.
  package var yaml: String { text(others + [subject]) }

  /// The example without its subject.
  package var yamlWithout: String { text(others) }

  /// Returns an example as a complete theme.
  package func theme(_ yaml: String) -> String {
    // The header comes after the example, so that its lines keep their numbers.
    yaml + Self.header + (versions == nil ? Self.versions : "")
  }

  /// Returns entries as nested YAML.
  private func text(_ entries: [Entry]) -> String {
    var tree = Tree()
    for entry in entries { tree.insert(entry.value, at: entry.path.split(separator: ".")[...]) }
    let text = (versions.map { "ios: \($0)\n" } ?? "") + tree.text(indentation: "")
    switch formatTheme(SourceFile(path: "example.yaml", bytes: Array(text.utf8))) {
    case .formatted(let bytes): return String(decoding: bytes, as: UTF8.self)
    case .unchanged, .unreadable, .failed: return text
    }
  }

  /// Nested mappings.
  private struct Tree {
    /// The keys of this level, each with a value or with further keys.
    private var members: [(key: String, value: String, tree: Tree)] = []

    /// Adds a value at a path of keys.
    mutating func insert(_ value: String, at path: ArraySlice<Substring>) {
      guard let step = path.first.map(String.init) else { return }
      let rest = path.dropFirst()
      if !members.contains(where: { $0.key == step }) { members.append((step, "", Tree())) }
      guard let index = members.firstIndex(where: { $0.key == step }) else { return }
      if rest.isEmpty {
        members[index].value = value
      } else {
        members[index].tree.insert(value, at: rest)
      }
    }

    /// Returns the keys as YAML.
    func text(indentation: String) -> String {
      members.map { key, value, tree in
        tree.members.isEmpty
          ? "\(indentation)\(key): \(value)\n"
          : "\(indentation)\(key):\n\(tree.text(indentation: indentation + "  "))"
      }.joined()
    }
  }
}

extension Leaf {
  /// Returns the path of a key next to the leaf, or with `^` in its bar, or with `/` in the block.
  fileprivate func sibling(_ key: String) -> String {
    if key.hasPrefix("/") { return String(key.dropFirst()) }
    if key.hasPrefix("^") { return "\(bar?.rawValue ?? "").\(key.dropFirst())" }
    return place.isEmpty ? key : "\(place).\(key)"
  }
}

extension Property {
  /// A value that the property accepts and that differs from what applies without it.
  var exampleValue: String {
    switch type {
    case .color: "{ light: \"#0B6E99\", dark: \"#5CC8F2\" }"
    case .font: "{ style: title3, weight: heavy, design: serif }"
    case .image: "{ fill: { light: \"#FFD166\", dark: \"#4A3600\" }, cornerRadius: 6 }"
    case .effect: "systemUltraThinMaterial"
    case .offset: "[0, 6]"
    case .number(let range):
      switch range.unit {
      case .points: "3"
      case .ratio: "0.3"
      case .percent: "4"
      case .count: "0"
      }
    case .boolean: initial == "true" ? "false" : "true"
    case .keyword(let set): set.keywords.first { $0 != initial } ?? initial
    case .string: "Overview"
    }
  }
}
