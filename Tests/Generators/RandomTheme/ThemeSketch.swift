import LintelDiagnostics
import LintelSchema
import LintelTheme

/// A theme that consists of declarations of one target, created without YAML.
struct ThemeSketch {
  private(set) var theme: Theme

  init(
    brands: [Brand] = [Brand(name: "harbor", parent: nil)],
    promos: [Promo] = [],
    modes: [Mode] = [],
    screens: [Screen] = [],
    versions: [VersionInterval] = [VersionInterval(first: Version(15), end: nil)],
    releases: [ReleaseSpan] = [.every],
    distinguishesSizeClasses: Bool = false
  ) {
    let range = SourceRange(file: FileID(0), lower: 0, upper: 0)
    theme = Theme(name: "Sketch", nameRange: range)
    theme.space = ContextSpace(
      brands: brands,
      promos: promos,
      modes: modes,
      screens: screens,
      versions: versions,
      releases: releases,
      distinguishesSizeClasses: distinguishesSizeClasses
    )
  }

  mutating func set(_ values: [Int], in dimension: Dimension, rank: Int32 = 0) -> SetID {
    theme.space.intern(
      Ranges.normalized(values),
      in: dimension,
      rank: rank,
      label: "\(dimension.name) \(values)"
    )
  }

  /// Adds a declaration, whose value is identified by a number.
  mutating func declare(
    _ value: Int,
    _ layer: Layer = .base,
    priority: Int32 = 0,
    styleDepth: Int32 = 0,
    shorthandSteps: Int32 = 0,
    isFinal: Bool = false,
    of target: TargetID = TargetID(0),
    where sets: [Dimension: SetID] = [:]
  ) {
    var condition = Condition()
    for (dimension, set) in sets { condition[dimension] = set }
    var id = theme.conditions.firstIndex(of: condition)
    if id == nil {
      id = theme.conditions.count
      theme.conditions.append(condition)
    }
    while theme.values.count <= value {
      theme.values.append(.number(Double(theme.values.count)))
    }
    let offset = theme.entries.count * 10
    let range = SourceRange(file: FileID(0), lower: offset, upper: offset + 5)
    theme.declarations.append(
      Declaration(
        target: target,
        condition: ConditionID(id ?? 0),
        layer: layer,
        priority: priority,
        styleDepth: styleDepth,
        shorthandSteps: shorthandSteps,
        isFinal: isFinal,
        value: ValueID(value),
        entry: Int32(theme.entries.count)
      )
    )
    theme.entries.append(
      Entry(path: "navigationBar.title.color", keyRange: range, valueRange: range, block: 0)
    )
  }
}
