import LintelDiagnostics
import LintelSchema
import LintelTheme

/// A theme that consists only of declarations, for measuring how the checks scale.
struct SyntheticTheme {
  private(set) var theme: Theme
  private var conditions: [Condition: ConditionID] = [:]
  private var declarations: [Declaration] = []
  private let families: (brands: [Range<Int32>], screens: [Range<Int32>])

  /// Creates a theme without declarations, with brands and screens in families of ten.
  init(brands: Int, screens: Int, promos: [Promo] = [], versions: Int = 4) {
    func parent(_ index: Int) -> Int? { index % 10 == 0 ? nil : index - index % 10 }
    func family(_ index: Int, _ count: Int) -> Range<Int32> {
      let end = index % 10 == 0 ? min(count, index + 10) : index + 1
      return Int32(index)..<Int32(end)
    }
    families = (
      (0..<brands).map { family($0, brands) },
      (0..<screens).map { family($0, screens) }
    )
    theme = Theme(
      name: "Synthetic",
      nameRange: SourceRange(file: FileID(0), lower: 0, upper: 0)
    )
    theme.space = ContextSpace(
      brands: (0..<brands).map { Brand(name: "brand\($0)", parent: parent($0)) },
      promos: promos,
      screens: (0..<screens).map { Screen(name: "screen\($0)", brands: nil) },
      versions: (0..<versions).map {
        VersionInterval(
          first: Version(15 + $0),
          end: $0 + 1 < versions ? Version(16 + $0) : nil
        )
      }
    )
  }

  mutating func brand(_ index: Int) -> SetID {
    theme.space.intern([families.brands[index]], in: .brand, label: "brand 'brand\(index)'")
  }

  mutating func screen(_ index: Int) -> SetID {
    let range = families.screens[index]
    return theme.space.intern(
      [(range.lowerBound + 1)..<(range.upperBound + 1)],
      in: .screen,
      label: "screen 'screen\(index)'"
    )
  }

  /// Returns the set of all screens, as a pattern.
  mutating func anyScreen() -> SetID {
    theme.space.intern(
      [1..<Int32(theme.space.screens.count + 1)],
      in: .screen,
      rank: 1,
      label: "screens '*'"
    )
  }

  mutating func promos(_ indices: [Int]) -> SetID {
    theme.space.intern(Ranges.normalized(indices), in: .promos, label: "promos \(indices)")
  }

  mutating func declare(
    _ target: Int,
    _ value: Int,
    _ layer: Layer,
    _ sets: (Dimension, SetID)...
  ) {
    var condition = Condition()
    for (dimension, set) in sets { condition[dimension] = set }
    let id = conditions[condition] ?? ConditionID(conditions.count)
    conditions[condition] = id
    declarations.append(
      Declaration(
        target: TargetID(target),
        condition: id,
        layer: layer,
        priority: 0,
        styleDepth: 0,
        shorthandSteps: 0,
        isFinal: false,
        value: ValueID(value),
        entry: Int32(declarations.count)
      )
    )
  }

  /// The theme with its declarations in the order in which a reader creates them.
  func assembled() -> Theme {
    var theme = theme
    theme.declarations = declarations.sorted {
      ($0.target, $0.condition, $0.layer.rawValue, $0.entry)
        < ($1.target, $1.condition, $1.layer.rawValue, $1.entry)
    }
    theme.conditions = conditions.sorted { $0.value < $1.value }.map(\.key)
    return theme
  }
}
