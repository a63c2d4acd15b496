package import LintelSchema
package import LintelTheme

/// The reason for the value of a property or token in one context, in cells where the same declarations compete.
package struct Explanation: Sendable {
  package let target: TargetID
  /// The names of the brands that it applies to, or an empty array for all requested brands.
  package internal(set) var brands: [String] = []
  /// The scope as phrases, such as `standard, compact` and `iOS 26 to 27`, or an empty array if it applies everywhere.
  package let scope: [String]
  /// The declarations, strongest first, or an empty array if there are none.
  package let ranking: [Cascade.RankedDeclaration]
  /// The declaration that leaves the slots to UIKit and so makes all others ineffective, or `nil` if there is none.
  package let system: Declaration?
  /// A cell in the scope, for resolving the value.
  package let cell: Cell
  /// The oldest requested version of iOS in the scope.
  package let oldestIOS: Version
  /// The source of the value if nothing is declared, or `nil` if UIKit provides it.
  package internal(set) var source: InheritedValue?

  /// Whether winners disagree.
  package var isConflict: Bool {
    Set(verdicts.filter { $0.defeat == nil }.map(\.declaration.value)).count > 1
  }

  /// The declarations by their visible effect: one that leaves a slot to UIKit overrides all declarations for the slot's object.
  package var verdicts: [Cascade.RankedDeclaration] {
    guard let system else { return ranking }
    return [Cascade.RankedDeclaration(declaration: system, defeat: nil)]
      + ranking.map { ranked in
        Cascade.RankedDeclaration(
          declaration: ranked.declaration,
          defeat: ranked.defeat ?? .init(by: system, reason: .systemSlot)
        )
      }
  }
}

extension Cascade {
  /// Explains a target in one context, separately for slots, iOS versions, and devices with different results.
  ///
  /// - Parameters:
  ///   - target: the leaf property or token.
  ///   - part: the slots and states to explain.
  ///   - context: the context, apart from the open dimensions.
  ///   - open: `ios` and `device` if their values are distinguished, regardless of the context.
  /// - Returns: one explanation for each set of cells in which the same declarations compete.
  package func explain(
    _ target: TargetID,
    _ part: TargetPart = .whole,
    in context: ContextSelection,
    distinguishing open: Set<Dimension>
  ) -> [Explanation] {
    let axes = ExplanationAxes(target, part, of: self, context, distinguishing: open)
    struct Content: Hashable {
      let ranking: [RankedDeclaration]
      let system: Declaration?
    }
    var groups = OrderedGroups<Content, Cell>()
    for cell in axes.cells {
      let content = Content(
        ranking: ranking(of: target, at: cell),
        system: systemDeclaration(over: target, at: cell)
      )
      groups.add([cell], to: content)
    }
    return groups.all.map { content, cells in
      Explanation(
        target: target,
        scope: axes.scope(of: cells) + axes.release,
        ranking: content.ranking,
        system: content.system,
        cell: cells[0],
        oldestIOS: open.contains(.ios) ? theme.space.versions[cells[0][.ios]].first : context.ios
      )
    }
  }
}

/// The small dimensions in which a target can vary.
private struct ExplanationAxes {
  /// A dimension with the values to explain.
  private struct Axis {
    let dimension: Dimension
    let values: [Int]
    /// The number of all values, which don't need to be named if all of them are included.
    let whole: Int
  }

  private let theme: Theme
  /// The dimensions in the order in which they're named.
  private let axes: [Axis]
  /// A cell of the context, with the first value of every dimension below.
  private let base: Cell

  /// Chooses the dimensions in which the target can differ, and their values.
  init(
    _ target: TargetID,
    _ part: TargetPart,
    of cascade: Cascade,
    _ context: ContextSelection,
    distinguishing open: Set<Dimension>
  ) {
    theme = cascade.theme
    let conditions = theme.conditions
    base = theme.space.cell(of: context)
    let leaf = theme.leaf(of: target).map { Schema.standard[$0] }
    let slots = leaf.map { $0.property.variesBySlot ? $0.bar?.slots ?? [] : [] } ?? []
    let items =
      leaf?.isTabItem == true ? ItemPart(layout: part.layout, state: part.state).cells : []
    let itemCount = leaf?.isTabItem == true ? ItemPart(layout: nil, state: nil).cells.count : 0
    // Devices are distinguished only if a declaration depends on them, because most targets are the same on every device.
    let distinguishesDevices =
      open.contains(.device)
      && cascade.declarations(of: target).contains {
        conditions[$0.condition.index][.device] != .top
      }
    let versions = open.contains(.ios) ? Array(theme.space.versions.indices) : [base[.ios]]
    let devices =
      distinguishesDevices
      ? theme.space.devices.filter(context.asked.contains).map(theme.space.index) : [base[.device]]
    axes = [
      Axis(
        dimension: .slot,
        values: slots.filter { part.slots?.contains($0) ?? true }.map(\.rawValue),
        whole: slots.count
      ),
      Axis(dimension: .item, values: items, whole: itemCount),
      Axis(dimension: .ios, values: versions, whole: versions.count),
      Axis(dimension: .device, values: devices, whole: devices.count),
    ]
  }

  /// The dimensions of the axes, outermost first.
  private static let order: [Dimension] = [.ios, .device, .slot, .item]

  /// The cells to explain, ordered by version, device, slot, and tab item part.
  var cells: [Cell] {
    Self.order.reduce([base]) { cells, dimension in
      guard let axis = axes.first(where: { $0.dimension == dimension }), !axis.values.isEmpty else {
        return cells
      }
      return cells.flatMap { cell in axis.values.map { cell.with(dimension, $0) } }
    }
  }

  /// The phrase for the release of the app, or an empty array if the theme is the same in all releases.
  var release: [String] { [theme.space.phrase(release: base[.appVersion])].compactMap(\.self) }

  /// Returns the phrases for cells, one for each dimension in which they don't include all values.
  func scope(of cells: [Cell]) -> [String] {
    let values = axes.map { axis in Set(cells.map { $0[axis.dimension] }) }
    guard values.reduce(1, { $0 * $1.count }) == cells.count else {
      // The cells aren't a product of values, so separate phrases would claim too much. Describe them in parts.
      return [
        parts(of: cells).map { scope(of: $0).joined(separator: ", ") }.joined(separator: "; ")
      ]
    }
    return zip(axes, values).compactMap { axis, values in
      values.count < axis.whole ? words(values, of: axis.dimension) : nil
    }
  }

  /// Divides cells along the dimension that needs the fewest parts, preferring versions.
  private func parts(of cells: [Cell]) -> [[Cell]] {
    var best: [[Cell]] = []
    for dimension in Self.order {
      let byValue = Dictionary(grouping: cells) { $0[dimension] }
      var groups = OrderedGroups<Set<Cell>, Cell>()
      for (_, cells) in byValue.sorted(by: { $0.key < $1.key }) {
        groups.add(cells, to: Set(cells.map { $0.with(dimension, 0) }))
      }
      let parts = groups.all.map(\.values)
      if parts.count > 1, best.isEmpty || parts.count < best.count { best = parts }
    }
    return best
  }

  private func words(_ values: Set<Int>, of dimension: Dimension) -> String {
    switch dimension {
    case .slot: values.sorted().compactMap(AppearanceSlot.init).names
    case .item: words(items: values)
    case .ios: words(versions: values)
    case .device: words(devices: values)
    case .brand, .promos, .screen, .appVersion: ""
    }
  }

  /// Returns the words for parts of tab bar items, such as `stacked.selected`.
  private func words(items: Set<Int>) -> String {
    let part = ItemPart.all.first { Set($0.cells) == items }
    if let part { return part.label }
    return items.sorted().map { ItemPart(cell: $0).label }.joined(separator: ", ")
  }

  /// Returns the words for devices, such as `pad, compact width`.
  private func words(devices: Set<Int>) -> String {
    let all = theme.space.devices
    return DeviceCondition.dividing(devices.sorted().map { all[$0] }, of: all)
      .map(\.condition.words).joined(separator: "; ")
  }

  /// Returns the words for intervals of versions, such as `iOS 15 to 18`.
  private func words(versions: Set<Int>) -> String {
    theme.words(
      versions: Ranges.normalized(versions).map { range in
        let last = theme.space.versions[Int(range.upperBound) - 1]
        return (theme.space.versions[Int(range.lowerBound)].first, last.end)
      }
    )
  }
}

extension Theme {
  /// Returns spans of versions in words, such as `iOS 15 to 18`; a span's `end` is excluded, and `nil` at the end of the theme's range.
  package func words(versions spans: [(first: Version, end: Version?)]) -> String {
    let phrases = spans.map { span in
      let last = span.end.map { VersionLine.last(before: $0) } ?? newestIOS
      return span.first.major == last.major && last.minor == 0
        ? "\(span.first)" : "\(span.first) to \(last)"
    }
    return "iOS " + phrases.joined(separator: " and ")
  }
}

extension Sequence {
  fileprivate var names: String { map { "\($0)" }.joined(separator: ", ") }
}
