import LintelSchema

/// Translates a legacy property of a bar or an item to properties of an appearance object.
///
/// The property's interactions in the table list the leaves that it can mean. The leaf with the same name in UIKit is chosen, or else
/// the one with the same type of value.
struct LegacyTranslation {
  /// A property of the theme, and its value.
  struct Part {
    let property: DraftProperty
    let value: SourceValue
    let place: DraftSetting.Place
  }

  let legacy: LegacyProperty
  let value: SourceValue
  let arguments: [String]
  let isItem: Bool
  let bar: BarKind?
  let lookup: PropertyLookup

  private var place: DraftSetting.Place {
    isItem ? .own : .legacy(arguments.contains("compact") ? .compact : nil)
  }

  /// The state that the setter names, or the normal one, or `nil` for what doesn't depend on a state.
  private var state: ItemState? {
    guard legacy.stateIndex != nil else { return nil }
    return arguments.lazy.compactMap { name in
      ItemState.tabItem.first { $0.description == name }
        ?? ItemState.button.first { $0.description == name }
    }.first ?? .normal
  }

  /// Returns the properties, or for each text attribute that has none, the reason for that.
  func results() throws(LostSetting) -> [Result<Part, LostSetting>] {
    guard legacy.type == .textAttributes, case .fields = value else {
      return try parts().map { .success($0) }
    }
    let usual = state
    let leaves = candidates(state: usual)
    return SettingTranslator.parts("Attributes", value).map { path, value in
      let steps = path.split(separator: ".").dropFirst().map(String.init)
      let leaf = leaves.first { Array($0.uikitPath.suffix(steps.count)) == steps }
      guard let leaf else {
        let name = steps.joined(separator: ".")
        return .failure(LostSetting("themes have no text attribute '\(name)'"))
      }
      return .success(Part(property: property(leaf, usual), value: value, place: place))
    }
  }

  private func parts() throws(LostSetting) -> [Part] {
    if case .unknown(let reason) = value { throw LostSetting(reason) }
    let usual = state
    let leaves = candidates(state: usual)
    switch legacy.type {
    case .textAttributes:
      throw LostSetting(.value("the text attributes aren't a dictionary that can be read"))
    case .value(let type):
      var isEmpty = false
      if case .image(let image) = value {
        switch image.content {
        case .fill(let color) where SourceValue.color(color).isClear: isEmpty = true
        case .fill(let color): return try fill(color, leaves, place)
        case .empty, .asset, .symbol: isEmpty = image.content == .empty
        }
      }
      if legacy.name == "isTranslucent" || isEmpty && isBackground { return try preset(place) }
      if isEmpty { return try empty(leaves, place) }
      guard
        let leaf = leaves.first(where: { $0.uikitPath.last == legacy.name })
          ?? leaves.first(where: { accepts($0.property.type, type) })
      else { throw LostSetting("themes have nothing like '\(legacy.name)'") }
      return [Part(property: property(leaf, usual), value: adjusted(for: leaf), place: place)]
    }
  }

  /// Returns the leaves that the property can mean, without those that inherit from plain buttons if there are others.
  private func candidates(state: ItemState?) -> [Leaf] {
    let all = legacy.interactions.flatMap { lookup.schema.leaves(of: $0, state: state) }
      .filter { bar == nil || $0.bar == bar }
    let plain = all.filter { leaf in
      !["prominentButton", "backButton"].contains { leaf.path.contains(".\($0).") }
    }
    return plain.isEmpty ? all : plain
  }

  private func property(_ leaf: Leaf, _ state: ItemState?) -> DraftProperty {
    let part = leaf.isTabItem ? ["item", (state ?? .normal).description] : nil
    return lookup.property(leaf.id, part: legacy.stateIndex == nil ? nil : part)
  }

  private func accepts(_ type: ValueType, _ legacy: ValueType) -> Bool {
    switch (type, legacy) {
    case (.offset, .number): true
    case (_, _): type == legacy
    }
  }

  /// Returns the value; a vertical adjustment becomes an offset without a horizontal part.
  private func adjusted(for leaf: Leaf) -> SourceValue {
    if leaf.property.type == .offset, case .number = value { return .fields(["y": value]) }
    return value
  }

  /// Whether it's the background of a bar, not of a button, which has one for each state.
  private var isBackground: Bool {
    legacy.name == "backgroundImage" && legacy.stateIndex == nil
  }

  /// Returns the preset of a bar with an empty background image, or with a value for `isTranslucent`.
  private func preset(_ place: DraftSetting.Place) throws(LostSetting) -> [Part] {
    guard let bar, let preset = lookup.property(at: "\(bar.rawValue).background.preset") else {
      throw LostSetting("themes have no background there")
    }
    let name: String
    if isBackground {
      name = "transparent"
    } else if case .bool(let isTranslucent) = value {
      name = isTranslucent ? "default" : "opaque"
    } else {
      throw LostSetting(.value("'isTranslucent' isn't a constant"))
    }
    return [Part(property: preset, value: .keyword(name), place: place)]
  }

  /// Returns the color of an image of one color, which has the same look.
  private func fill(
    _ color: SourceColor,
    _ leaves: [Leaf],
    _ place: DraftSetting.Place
  ) throws(LostSetting) -> [Part] {
    let value = SourceValue.color(color)
    if isBackground, let bar, let preset = lookup.property(at: "\(bar.rawValue).background.preset"),
      let background = lookup.property(at: "\(bar.rawValue).background.color")
    {
      let kind = SourceValue.keyword(color.isOpaque ? "opaque" : "transparent")
      return [
        Part(property: preset, value: kind, place: place),
        Part(property: background, value: value, place: place),
      ]
    }
    guard legacy.name == "shadowImage",
      let leaf = leaves.first(where: { $0.property.name == "shadow.color" })
    else { throw LostSetting("a theme has no images of one color") }
    return [Part(property: lookup.property(leaf.id), value: value, place: place)]
  }

  /// Returns the removal of what an empty image replaces, such as the line under the bar.
  private func empty(_ leaves: [Leaf], _ place: DraftSetting.Place) throws(LostSetting) -> [Part] {
    let leaf =
      legacy.name == "shadowImage"
      ? leaves.first { $0.property.name == "shadow.color" }
      : leaves.first { $0.uikitPath.last == legacy.name }
    guard let leaf, leaf.property.isOptional else {
      throw LostSetting("themes can't take away what '\(legacy.name)' is")
    }
    return [Part(property: lookup.property(leaf.id), value: .none, place: place)]
  }
}
