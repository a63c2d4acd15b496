import LintelDiagnostics
package import LintelSchema

/// Where an appearance object shows: a slot of a bar in a situation.
struct ShownPlace {
  let situation: Situation
  let bar: BarKind
  let slot: AppearanceSlot
}

extension Analysis {
  /// Judges each distinct appearance object once, at the first place where it shows, and keeps one finding for each place in
  /// the source.
  func objectFindings(
    of kinds: [BarKind],
    _ judge: (Appearance, ShownPlace) -> Diagnostic?
  ) -> [Diagnostic] {
    guard let survey else { return [] }
    var found: [SourceRange: Diagnostic] = [:]
    for (object, place) in survey.objects where kinds.contains(place.bar) {
      guard let finding = judge(survey.tree.appearances[object], place) else { continue }
      if found[finding.range] == nil { found[finding.range] = finding }
    }
    return found.values.sorted { $0.range < $1.range }
  }

  func origin(of leaf: LeafID, at place: ShownPlace, item: Int = 0) -> WrittenEntry? {
    origin(of: leaf, in: place.situation, slot: place.slot, item: item)
  }
}

extension Survey {
  /// Every slot of the bars in every situation.
  func places(of kinds: [BarKind]) -> [ShownPlace] {
    situations.flatMap { situation in
      kinds.filter { situation.bars[$0] != nil }.flatMap { kind in
        kind.slots.map { ShownPlace(situation: situation, bar: kind, slot: $0) }
      }
    }
  }

  func bar(at place: ShownPlace) -> Bar? {
    place.situation.bars[place.bar].map { tree.bars[$0] }
  }

  /// The index of the object that shows, nil where the bar is left alone or to the system.
  func object(at place: ShownPlace) -> Int? {
    guard case .appearance(let index) = bar(at: place)?.shown[place.slot] else { return nil }
    return index
  }
}

extension Appearance {
  /// The value of a leaf that is no tab item's.
  package func value(of leaf: LeafID) -> ResolvedValue? {
    values.first { $0.leaf == leaf && $0.layout == nil }?.value
  }

  func color(of leaf: LeafID) -> ResolvedColor? {
    if case .color(let color) = value(of: leaf) { color } else { nil }
  }

  func image(of leaf: LeafID) -> Image<ResolvedColor>? {
    if case .image(let image) = value(of: leaf) { image } else { nil }
  }

  func keyword(of leaf: LeafID) -> String? {
    if case .keyword(let keyword) = value(of: leaf) { keyword } else { nil }
  }
}

/// The leaves of a bar's background and shadow.
struct BackgroundLeaves {
  let preset: LeafID
  let color: LeafID
  let effect: LeafID
  let image: LeafID
  let translucency: LeafID
  let shadowColor: LeafID
  let shadowImage: LeafID

  init(of bar: BarKind, in schema: Schema) {
    preset = schema[.backgroundPreset, of: bar]
    color = schema[.backgroundColor, of: bar]
    effect = schema[.backgroundEffect, of: bar]
    image = schema[.backgroundImage, of: bar]
    translucency = schema[.backgroundTranslucency, of: bar]
    shadowColor = schema[.shadowColor, of: bar]
    shadowImage = schema[.shadowImage, of: bar]
  }
}
