import LintelAppearance
import LintelDecisions
import LintelSchema
import LintelTheme

/// The dimensions of the contexts that two themes have in common.
struct SharedAxes {
  /// What a dimension is about.
  private enum Axis: Hashable {
    case screen
    /// By its index in `SharedContexts.promos`.
    case promo(Int)
    /// By the indices of its values in `SharedContexts.promos`.
    case mode([Int])
    case brand
    case ios
    case trait(DeviceTrait)
  }

  /// The screens, which come first.
  static let screen = DimensionID(0)
  /// The dimensions as data.
  let space: Space
  private let contexts: SharedContexts
  /// What each dimension is about, in the order in which decisions ask.
  private let axes: [Axis]
  /// The first versions of the spans in which nothing changes, ascending.
  private let steps: [Version]

  /// Numbers what both themes have.
  ///
  /// Nil if that isn't a single context.
  init?(_ contexts: SharedContexts, _ old: ContextDimensions, _ new: ContextDimensions) {
    guard contexts.firstIOS < contexts.endIOS else { return nil }
    self.contexts = contexts
    let cuts = Set((old.versions + new.versions).map(\.first)).filter {
      contexts.firstIOS < $0 && $0 < contexts.endIOS
    }
    steps = [contexts.firstIOS] + cuts.sorted()
    var modes = OrderedGroups<Int, Int>()
    var promos: [Axis] = []
    for (index, name) in contexts.promos.enumerated() {
      if let value = contexts.oldSpace.calendar.switches.value(name.old) {
        modes.add([index], to: value.mode)
      } else {
        promos.append(.promo(index))
      }
    }
    axes =
      [.screen] + promos + modes.all.map { .mode($0.values) } + [.brand, .ios]
      + DeviceTrait.allCases.map { .trait($0) }
    let counts = axes.map { [steps] axis in
      switch axis {
      case .screen: contexts.screens.count
      case .promo: 2
      case .mode(let values): values.count
      case .brand: contexts.brands.count
      case .ios: steps.count
      case .trait: 2
      }
    }
    guard let space = Space(valueCounts: counts) else { return nil }
    self.space = space
  }

  /// The order in which decisions ask: as those of a theme do, so that they keep their form.
  var order: DimensionOrder { DimensionOrder(in: space) }

  /// The dimensions whose values have no order.
  var unordered: [DimensionID] { [.screen, .brand].compactMap(dimension) }

  /// The dimension about something; nil if the themes don't have it in common.
  private func dimension(_ axis: Axis) -> DimensionID? {
    axes.firstIndex(of: axis).map { DimensionID($0) }
  }

  /// What the dimensions of one theme are here.
  ///
  /// Promos that only one theme has don't run, and its own modes have their first values.
  ///
  /// - Parameters:
  ///   - dimensions: those of the theme.
  ///   - side: its indices in names.
  /// - Returns: a counterpart for each.
  func counterparts(
    of dimensions: ContextDimensions,
    _ side: KeyPath<SharedContexts.Name, Int>
  ) -> [Counterpart] {
    let switches = dimensions.contexts.calendar.switches
    func counterpart(_ axis: Axis?, _ values: [Int]) -> Counterpart {
      axis.flatMap(dimension).map { .dimension($0, values) } ?? .fixed(0)
    }
    return dimensions.space.dimensions.map { dimension in
      switch dimensions.axis(of: dimension) {
      case .screen: return counterpart(.screen, contexts.screens.map { $0[keyPath: side] })
      case .brand: return counterpart(.brand, contexts.brands.map { $0[keyPath: side] })
      case .ios:
        let own = steps.map { step in dimensions.versions.lastIndex { $0.first <= step } ?? 0 }
        return counterpart(.ios, own)
      case .trait(let trait): return counterpart(.trait(trait), [0, 1])
      case .slot, .item, .release: return .fixed(0)
      case .promo(let promo):
        let index = contexts.promos.firstIndex { !$0.isOfMode && $0[keyPath: side] == promo }
        return counterpart(index.map { .promo($0) }, [0, 1])
      case .mode(let mode):
        for case .mode(let shared) in axes {
          let values = shared.compactMap { switches.value(contexts.promos[$0][keyPath: side]) }
          if values.first?.mode == mode { return counterpart(.mode(shared), values.map(\.value)) }
        }
        return .fixed(0)
      }
    }
  }

  /// A box of the algebra in terms of what both themes have; several if it has gaps between versions.
  func boxes(of box: DecisionBox) -> [SharedBox] {
    var shared = contexts.whole
    var spans = [steps.indices]
    for clause in box.clauses {
      let values = clause.values.ranges.flatMap { $0.map { Int($0) } }
      switch axes[clause.dimension.index] {
      case .screen: shared.screens = values
      case .brand: shared.brands = values
      case .ios:
        spans = clause.values.ranges.map { Int($0.lowerBound)..<Int($0.upperBound) }
      case .trait(let trait): shared.devices.removeAll { !values.contains($0[trait]) }
      case .promo(let promo):
        if values == [1] { shared.promosOn.append(promo) } else { shared.promosOff.append(promo) }
      case .mode(let promos):
        if values.count == 1 {
          shared.promosOn.append(promos[values[0]])
        } else {
          shared.promosOff += promos.indices.filter { !values.contains($0) }.map { promos[$0] }
        }
      }
    }
    shared.promosOn.sort()
    shared.promosOff.sort()
    return spans.map { span in
      shared.with {
        $0.firstIOS = steps[span.lowerBound]
        $0.endIOS = span.upperBound < steps.count ? steps[span.upperBound] : contexts.endIOS
      }
    }
  }
}
