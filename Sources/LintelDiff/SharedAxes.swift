import LintelAppearance
import LintelDecisions
import LintelSchema
import LintelTheme

/// The dimensions of the contexts that two themes have in common.
struct SharedAxes {
  /// What a dimension distinguishes.
  private enum Axis: Hashable {
    case screen
    /// A promo, by its index in `SharedContexts.switches`.
    case promo(Int)
    /// A mode, by the indices of its values in `SharedContexts.switches`.
    case mode([Int])
    case brand
    case ios
    case trait(DeviceTrait)
  }

  /// The dimension of screens, which comes first.
  static let screen = DimensionID(0)
  let space: Space
  private let contexts: SharedContexts
  /// What each dimension distinguishes, in the order in which decisions ask.
  private let axes: [Axis]
  /// The first versions of the spans in which nothing changes, ascending.
  private let steps: [Version]

  /// Creates the dimensions in the order in which decisions of the newer theme ask, or returns `nil` if the themes don't share any context.
  init?(
    _ contexts: SharedContexts,
    _ old: ContextDimensions,
    _ new: ContextDimensions,
    _ order: DimensionOrder
  ) {
    guard contexts.firstIOS < contexts.endIOS else { return nil }
    self.contexts = contexts
    let cuts = Set((old.versions + new.versions).map(\.first)).filter {
      contexts.firstIOS < $0 && $0 < contexts.endIOS
    }
    steps = [contexts.firstIOS] + cuts.sorted()
    var modes = OrderedGroups<Int, Int>()
    var promos: [Int: Int] = [:]
    for (index, name) in contexts.switches.enumerated() {
      if let value = contexts.newSpace.calendar.switches.value(name.new) {
        modes.add([index], to: value.mode)
      } else {
        promos[name.new] = index
      }
    }
    let values = Dictionary(modes.all.map { ($0.key, $0.values) }) { first, _ in first }
    let named = order.all.compactMap { dimension -> Axis? in
      switch new.axis(of: dimension) {
      case .promo(let promo): promos[promo].map { .promo($0) }
      case .mode(let mode): values[mode].map { .mode($0) }
      case .screen, .brand, .ios, .trait, .slot, .item, .release: nil
      }
    }
    axes =
      [.screen] + named + [.brand, .ios]
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

  /// The order in which decisions ask, which is the same as in a theme so that decisions keep their form.
  var order: DimensionOrder { DimensionOrder(in: space) }

  /// The dimensions whose values have no order.
  var unordered: [DimensionID] { [.screen, .brand].compactMap(dimension) }

  /// The dimension of an axis, or `nil` if the themes don't share it.
  private func dimension(_ axis: Axis) -> DimensionID? {
    axes.firstIndex(of: axis).map { DimensionID($0) }
  }

  /// Returns the shared counterparts of the dimensions of one theme.
  ///
  /// Promos that only one theme has don't run, and modes that only one theme has are at their first values.
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
        let index = contexts.switches.firstIndex { !$0.isOfMode && $0[keyPath: side] == promo }
        return counterpart(index.map { .promo($0) }, [0, 1])
      case .mode(let mode):
        for case .mode(let shared) in axes {
          let values = shared.compactMap { switches.value(contexts.switches[$0][keyPath: side]) }
          if values.first?.mode == mode { return counterpart(.mode(shared), values.map(\.value)) }
        }
        return .fixed(0)
      }
    }
  }

  /// Converts a box of decisions to shared contexts, in several boxes if it has gaps between versions.
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
        if values == [1] {
          shared.switchesOn.append(promo)
        } else {
          shared.switchesOff.append(promo)
        }
      case .mode(let promos):
        if values.count == 1 {
          shared.switchesOn.append(promos[values[0]])
        } else {
          shared.switchesOff += promos.indices.filter { !values.contains($0) }.map { promos[$0] }
        }
      }
    }
    shared.switchesOn.sort()
    shared.switchesOff.sort()
    return spans.map { span in
      shared.with {
        $0.firstIOS = steps[span.lowerBound]
        $0.endIOS = span.upperBound < steps.count ? steps[span.upperBound] : contexts.endIOS
      }
    }
  }
}
