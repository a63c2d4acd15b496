import LintelLint
import LintelSchema
import LintelTesting
import LintelTheme

/// A theme with a screen for each property of outputs, and its variants with the property omitted or changed.
struct EmissionMutants {
  /// The change to a screen's property.
  enum Mutation: String, CaseIterable {
    case none = "Original"
    case dropped = "Dropped"
    case altered = "Altered"
  }

  /// A property under one of the names that UIKit has for it.
  struct Case {
    let leaf: Leaf
    /// UIKit's property path within the object.
    let path: [String]
    /// Whether the name is that of older systems.
    let isFormer: Bool

    /// The version on which to compare.
    var version: Version { isFormer ? Version(18) : Version(27) }
  }

  let cases: [Case]
  private let schema = Schema.standard
  /// The cases of appearance objects, by their places.
  private let neighborhoods: [Neighborhood: [Case]]

  private struct Neighborhood: Hashable {
    let place: String
    let bar: BarKind?
    let isFormer: Bool

    init(_ item: Case) {
      place = item.leaf.place
      bar = item.leaf.bar
      isFormer = item.isFormer
    }
  }

  /// Uses every leaf of the table except facts, which aren't in outputs.
  init() {
    cases = schema.leaves.filter { $0.property.destination != .fact }.flatMap { leaf -> [Case] in
      // In tab bars, the selected item of a compact bar represents all others; the sample themes have every layout and state.
      let start = leaf.isTabItem ? [ItemLayout.compactInline.uikitName, "selected"] : []
      let former = leaf.property.destination == .appearance ? leaf.former : nil
      return [Case(leaf: leaf, path: start + leaf.uikitPath, isFormer: false)]
        + (former.map { [Case(leaf: leaf, path: $0.uikitPath, isFormer: true)] } ?? [])
    }
    neighborhoods = Dictionary(
      grouping: cases.filter {
        $0.leaf.property.destination == .appearance && $0.leaf.property.binding != .configure
      },
      by: Neighborhood.init
    )
  }

  /// The theme with a mutation of each property.
  func theme(_ mutation: Mutation) throws -> SampleTheme {
    var lines = [
      "lintel: 1", "theme: \(mutation.rawValue)", "ios: 15..27", "brands: { only: {} }", "screens:",
    ]
    for (index, item) in cases.enumerated() {
      let entries = entries(item, mutation)
      lines.append("  case\(index):\(entries.isEmpty ? " {}" : "")")
      lines += entries.sorted { $0.key < $1.key }.map { "    \($0.key): \($0.value)" }
    }
    var options = CompilerOptions()
    options.allowsPrivateAPI = true
    return try SampleTheme(lines.joined(separator: "\n") + "\n", options: options)
  }

  private func entries(_ item: Case, _ mutation: Mutation) -> [String: String] {
    let leaf = item.leaf
    let value: ResolvedValue? =
      switch mutation {
      case .none: Self.values(of: leaf.property)[0]
      case .dropped: nil
      // A property with a single value can only be omitted.
      case .altered: Self.values(of: leaf.property).dropFirst().first
      }
    guard let kind = leaf.bar else {
      return value.map { [leaf.path: Self.text($0)] } ?? [:]
    }
    switch leaf.property.destination {
    case .appearance: return appearance(item, value)
    case .slot:
      // The assigned objects show whether a slot is the theme's own.
      let slots =
        switch mutation {
        case .none: ["standard", "scrollEdge"]
        case .dropped: ["standard"]
        case .altered: ["scrollEdge"]
        }
      return slots.reduce(into: [:]) { $0["\(kind.rawValue).\($1).background"] = "opaque" }
    case .bar, .item, .runtime, .navigationItem, .viewController, .barController, .scrollView,
      .searchBar, .window, .fact:
      var entries = behavior(for: leaf)
      if let value { entries[leaf.path] = Self.text(value) }
      return entries
    }
  }

  /// The behavior that uses a parameter of scrolling.
  private func behavior(for leaf: Leaf) -> [String: String] {
    let behaviors = [
      "scroll.distance": "fade", "scroll.threshold": "away", "scroll.mechanism": "crossfade",
    ]
    guard let name = behaviors[leaf.property.name] else { return [:] }
    return ["navigationBar.scroll.behavior": name]
  }

  /// The entries for an object with the property and its nearest neighbor, so that the object isn't empty without the property.
  private func appearance(_ item: Case, _ value: ResolvedValue?) -> [String: String] {
    let leaf = item.leaf
    if leaf.property.binding == .configure {
      return [path(of: item): value.map(Self.text) ?? "default"]
    }
    let neighbors = (neighborhoods[Neighborhood(item)] ?? []).filter { $0.leaf.id != leaf.id }
    // UIKit sets the arguments of a call and the parts of an attribute together, and translucency depends on the background's color.
    let parts = neighbors.filter { other in
      leaf.property.binding.whole.map { $0 == other.leaf.property.binding.whole } ?? false
    }
    let neighbor =
      neighbors.first { $0.leaf.property.name == "background.color" }
      ?? neighbors.first { $0.leaf.id > leaf.id && $0.leaf.property.binding.whole == nil }
      ?? neighbors.first { $0.leaf.property.binding.whole == nil }
    let companions = parts.isEmpty ? neighbor.map { [$0] } ?? [] : parts
    var entries: [String: String] = [:]
    for other in companions {
      entries[path(of: other)] = Self.text(Self.neighborValue(of: other.leaf.property))
    }
    if let value { entries[path(of: item)] = Self.text(value) }
    return entries
  }

  /// The path of a property in the standard slot, and in tab bars for the selected item of a compact bar.
  private func path(of item: Case) -> String {
    var steps = item.leaf.path.split(separator: ".").map(String.init)
    if item.leaf.isTabItem {
      steps[1] = "compactInline"
      steps.insert("selected", at: 2)
    }
    steps.insert("standard", at: 1)
    return steps.joined(separator: ".")
  }

  private static func text(_ value: ResolvedValue) -> String {
    func hexadecimal(_ components: [Double]) -> String {
      let digits = components.map { component in
        let text = String(Int((component * 255).rounded()), radix: 16, uppercase: true)
        return text.count < 2 ? "0\(text)" : text
      }
      return "\"#\(digits.joined())\""
    }
    switch value {
    case .color(.srgb(let red, let green, let blue, let alpha)):
      return hexadecimal([red, green, blue, alpha])
    case .font(let font):
      return "{ size: \(font.size ?? 0), weight: \(font.weight ?? "regular") }"
    case .image(let image):
      guard case .asset(let name) = image.source else { return "none" }
      return "{ asset: \(name) }"
    case .effect(let name), .keyword(let name), .string(let name): return name
    case .offset(let x, let y): return "[\(x), \(y)]"
    case .number(let number): return "\(number)"
    case .boolean(let boolean): return "\(boolean)"
    case .none, .color: return "none"
    }
  }

  /// The value of the neighbor that remains when the property is omitted: a translucent color, because making an opaque one opaque changes
  /// nothing, and a different image, because one back indicator replaces the other.
  private static func neighborValue(of property: Property) -> ResolvedValue {
    switch property.type {
    case .color: .color(.srgb(red: 0.2, green: 0.6, blue: 0.8, alpha: 0.5))
    case .image: .image(Image(.asset("three")))
    case .font, .effect, .offset, .number, .boolean, .keyword, .string: values(of: property)[0]
    }
  }

  /// Two values of a property, starting with one that differs from UIKit's default.
  private static func values(of property: Property) -> [ResolvedValue] {
    switch property.type {
    case .color:
      return [0.2, 0.4].map { .color(.srgb(red: $0, green: 0.6, blue: 0.8, alpha: 1)) }
    case .font: return [13, 15].map { .font(FontValue(size: $0, weight: "bold")) }
    case .image: return ["one", "two"].map { .image(Image(.asset($0))) }
    case .effect: return [.effect("dark"), .effect("regular")]
    case .offset: return [.offset(x: 3, y: 4), .offset(x: 3, y: 5)]
    case .number(let range):
      if range.unit == .count { return [.number(0), .number(1)] }
      let low = max(range.minimum ?? 1, 1)
      return [.number(low + 0.5), .number(low + 0.75)]
    case .boolean:
      let initial = property.initial == "true"
      return [.boolean(!initial), .boolean(initial)]
    case .keyword(let set):
      let names = set.all.map(\.name)
      let others = names.filter { $0 != property.initial } + names.filter { $0 == property.initial }
      return others.prefix(2).map { .keyword($0) }
    case .string: return [.string("One"), .string("Two")]
    }
  }
}

extension UIKitBinding {
  /// The call or attribute that the value is a part of, or `nil` if it's set separately.
  fileprivate var whole: String? {
    switch self {
    case .argument(let whole, _), .textAttributePart(let whole, _): whole
    case .property, .textAttribute, .part, .configure, .none: nil
    }
  }
}
