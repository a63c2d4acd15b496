import LintelLanguage
import LintelSchema

/// Tells values of a tab bar's items that are the same in every layout, or in every state too, from the others.
struct SharedItemValues {
  /// With full paths.
  private(set) var others: [Appearance.Value] = []
  /// The same in every layout; their paths begin with the state.
  private(set) var ofLayouts: [Appearance.Value] = []
  /// The same in every layout and state; their paths begin behind the state.
  private(set) var ofStates: [Appearance.Value] = []

  init(_ values: [Appearance.Value]) {
    let byLayout = Self.split(values, along: ItemLayout.allCases.map(\.uikitName))
    others = byLayout.others
    let byState = Self.split(byLayout.shared, along: ItemState.tabItem.map { "\($0)" })
    ofLayouts = byState.others
    ofStates = byState.shared
  }

  /// Takes out what stands alike behind each of some first steps, a dictionary of text attributes as a whole.
  private static func split(
    _ values: [Appearance.Value],
    along steps: [String]
  ) -> (shared: [Appearance.Value], others: [Appearance.Value]) {
    struct Part: Hashable {
      let leaf: LeafID
      let path: [String]
      let value: ResolvedValue
    }
    var parts: [[String]: [String: [Part]]] = [:]
    for value in values {
      guard let step = value.path.first, steps.contains(step) else { continue }
      let rest = Array(value.path.dropFirst())
      let container = AppearanceFunction.container(of: rest)
      parts[container, default: [:]][step, default: []].append(
        Part(leaf: value.leaf, path: rest, value: value.value)
      )
    }
    let alike = Set(
      parts.filter { _, bySteps in
        bySteps.count == steps.count && Set(bySteps.values).count == 1
      }.keys
    )
    var shared: [Appearance.Value] = []
    var others: [Appearance.Value] = []
    for value in values {
      let rest = Array(value.path.dropFirst())
      guard let step = value.path.first, steps.contains(step),
        alike.contains(AppearanceFunction.container(of: rest))
      else {
        others.append(value)
        continue
      }
      guard step == steps.first else { continue }
      shared.append(
        Appearance.Value(
          leaf: value.leaf,
          layout: value.layout,
          state: value.state,
          path: rest,
          value: value.value
        )
      )
    }
    return (shared, others)
  }
}
