import LintelSchema
import LintelTheme

/// Code that sets everything in an appearance object.
struct ObjectCode {
  /// The layout and state of a tab bar item, or `nil` for other parts.
  typealias ItemPart = (layout: ItemLayout, state: ItemState)

  /// What the object sets.
  let values: [(leaf: Leaf, value: SampleValue, part: ItemPart?)]
  /// The version whose names the code uses.
  private let version: Version
  /// Whether each text has a dictionary instead of an assignment for each attribute.
  private let hasDictionaries: Bool

  private var statements: [String] = []
  /// The arguments of calls that set several properties.
  private var calls: [String: [String]] = [:]
  /// The objects in text attributes, by path.
  private var objects: [String: String] = [:]
  /// The text attributes, by path.
  private var texts: [(path: String, entries: [String])] = []

  /// Writes the code for some of a bar's properties, with one of the values that each can have.
  init(
    of bar: BarKind,
    on version: Version,
    hasDictionaries: Bool,
    where isIncluded: (Leaf) -> Bool = { _ in true },
    choosing choose: ([SampleValue]) -> SampleValue?
  ) {
    self.version = version
    self.hasDictionaries = hasDictionaries
    let leaves = Schema.standard.leaves.filter { leaf in
      leaf.bar == bar && leaf.property.destination == .appearance && leaf.property.binding != .none
        && isIncluded(leaf)
    }
    let parts: [ItemPart] = ItemLayout.allCases.flatMap { layout in
      ItemState.tabItem.map { (layout, $0) }
    }
    values = ([nil] + parts.map(Optional.some)).flatMap { part in
      leaves.filter { $0.isTabItem == (part != nil) }.compactMap { leaf in
        choose(SampleValue.all(of: leaf.property)).map { (leaf, $0, part) }
      }
    }
    for (leaf, value, part) in values {
      let prefix = part.map { [$0.layout.uikitName, $0.state.description] } ?? []
      add(leaf.property.binding, prefix + leaf.uikitPath(on: version), value)
    }
  }

  /// The statements, which make the object `look`.
  var lines: [String] {
    let arguments = calls.sorted { $0.key < $1.key }.map { call, values in
      let labels = call.split { "(:)".contains($0) }.dropFirst()
      let list = zip(labels, values).map { $0 == "_" ? $1 : "\($0): \($1)" }
      return "look.\(call.prefix { $0 != "(" })(\(list.joined(separator: ", ")))"
    }
    return statements + arguments
      + texts.map { "look.\($0.path) = [\($0.entries.joined(separator: ", "))]" }
  }

  private mutating func add(_ binding: UIKitBinding, _ path: [String], _ value: SampleValue) {
    switch binding {
    case .configure:
      // The background of a preset replaces earlier ones.
      let preset = value.code.dropFirst()
      statements.insert(
        "look.configureWith\(preset.prefix(1).uppercased() + preset.dropFirst())()",
        at: 0
      )
    case .property: statements.append("look.\(path.joined(separator: ".")) = \(value.code)")
    case .argument(let call, _): calls[call, default: []].append(value.code)
    case .textAttribute(let key): addAttribute(key, value.code, to: Array(path.dropLast()))
    case .textAttributePart(let key, let name):
      let place = path.dropLast().joined(separator: ".")
      let object = objects[place] ?? "\(key)\(objects.count)"
      if objects.updateValue(object, forKey: place) == nil {
        let type = key == "shadow" ? "NSShadow" : "NSMutableParagraphStyle"
        statements.append("let \(object) = \(type)()")
        if hasDictionaries { addAttribute(key, object, to: Array(path.dropLast(2))) }
      }
      let code = value.code.replacing("UIOffset(horizontal:", with: "CGSize(width:")
        .replacing("vertical:", with: "height:")
      statements.append("\(object).\(name) = \(code)")
      // UIKit copies the object.
      if !hasDictionaries { addAttribute(key, object, to: Array(path.dropLast(2))) }
    case .part, .none: break
    }
  }

  private mutating func addAttribute(_ key: String, _ code: String, to path: [String]) {
    let path = path.joined(separator: ".")
    guard hasDictionaries else {
      return statements.append("look.\(path)[.\(key)] = \(code)")
    }
    if texts.last?.path != path { texts.append((path, [])) }
    texts[texts.count - 1].entries.append(".\(key): \(code)")
  }
}
