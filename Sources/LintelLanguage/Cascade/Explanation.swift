package import LintelSchema

/// Why a property or a token has the value that it has in one context, for the cells in which the same declarations compete.
package struct Explanation: Sendable {
  package let target: TargetID
  /// Where it holds, in words, such as `standard, compact` and `iOS 26 to 27`; empty for everywhere.
  package let scope: [String]
  /// The strongest first; empty if nothing is declared.
  package let standings: [Cascade.Standing]
  /// A cell of the scope, for resolving the value.
  package let cell: Cell
  /// What is shown instead where nothing is declared; nil if that is UIKit's own.
  package internal(set) var source: InheritedValue?

  /// Whether winners disagree.
  package var isConflict: Bool {
    Set(standings.filter { $0.defeat == nil }.map(\.declaration.value)).count > 1
  }
}

extension Cascade {
  /// Explains a target in one context, slot by slot and on each iOS version where it differs.
  ///
  /// - Parameters:
  ///   - target: the leaf property or token.
  ///   - part: the slots and states that are looked at.
  ///   - context: the context; its iOS version counts only if `onlyVersion` is true.
  ///   - onlyVersion: whether to leave out the other versions of the theme's range.
  ///   - schema: the table of properties.
  /// - Returns: one explanation for each set of cells in which the same declarations compete.
  package func explain(
    _ target: TargetID,
    _ part: TargetPart = .whole,
    in context: ContextSelection,
    onlyVersion: Bool,
    schema: Schema = .standard
  ) -> [Explanation] {
    let axes = ExplanationAxes(
      target,
      part,
      of: theme,
      context,
      onlyVersion: onlyVersion,
      schema: schema
    )
    var order: [[Standing]] = []
    var groups: [[Standing]: [Cell]] = [:]
    for cell in axes.cells {
      let standings = standings(of: target, at: cell)
      if groups[standings] == nil { order.append(standings) }
      groups[standings, default: []].append(cell)
    }
    return order.compactMap { standings in
      guard let cells = groups[standings], let first = cells.first else { return nil }
      return Explanation(
        target: target,
        scope: axes.scope(of: cells) + axes.release,
        standings: standings,
        cell: first
      )
    }
  }
}

/// The small dimensions that a target varies in.
private struct ExplanationAxes {
  let theme: Theme
  let slots: [AppearanceSlot]
  /// Of those that the bar has.
  private let slotCount: Int
  let items: [Int]
  private let itemCount: Int
  let versions: [Int]
  private let base: Cell

  init(
    _ target: TargetID,
    _ part: TargetPart,
    of theme: Theme,
    _ context: ContextSelection,
    onlyVersion: Bool,
    schema: Schema
  ) {
    self.theme = theme
    var base = theme.space.cell(
      brand: context.brand,
      promos: context.promos,
      screen: context.screen,
      ios: context.ios,
      idiom: context.idiom
    )
    versions = onlyVersion ? [base[.ios]] : Array(theme.space.versions.indices)
    base[.ios] = 0
    self.base = base
    let leaf = theme.leaf(of: target, in: schema).map { schema[$0] }
    let allSlots = leaf.map { $0.property.variesBySlot ? $0.bar?.slots ?? [] : [] } ?? []
    slotCount = allSlots.count
    slots = allSlots.filter { part.slots?.contains($0) ?? true }
    itemCount =
      leaf?.isTabItem == true ? ItemLayout.allCases.count * ItemState.tabItem.count : 0
    items = itemCount > 0 ? ItemPart(layout: part.layout, state: part.state).cells : []
  }

  var cells: [Cell] {
    versions.flatMap { version in
      (slots.isEmpty ? [AppearanceSlot.standard] : slots).flatMap { slot in
        (items.isEmpty ? [0] : items).map { item in
          var cell = base
          cell[.ios] = version
          cell[.slot] = slot.rawValue
          cell[.item] = item
          return cell
        }
      }
    }
  }

  /// The release of the app that is looked at, in words; empty if the theme is the same in all of them.
  var release: [String] {
    let releases = theme.space.releases
    return releases.count > 1 ? ["app \(releases[base[.appVersion]].words)"] : []
  }

  /// The cells in words: one phrase for each dimension in which they are not all there is.
  func scope(of cells: [Cell]) -> [String] {
    let slots = Set(cells.map { $0[.slot] })
    let items = Set(cells.map { $0[.item] })
    let versions = Set(cells.map { $0[.ios] })
    guard slots.count * items.count * versions.count == cells.count else {
      // Not a product: one dimension after the other would claim too much, so say it version by version.
      return [
        versions.sorted().map { version in
          let part = cells.filter { $0[.ios] == version }
          return (scope(of: part, version) + [words(versions: [version])]).joined(separator: ", ")
        }
        .joined(separator: "; ")
      ]
    }
    var phrases: [String] = []
    if slots.count < slotCount { phrases.append(words(slots: slots)) }
    if items.count < itemCount { phrases.append(words(items: items)) }
    if versions.count < self.versions.count { phrases.append(words(versions: versions)) }
    return phrases
  }

  private func scope(of cells: [Cell], _ version: Int) -> [String] {
    let slots = Set(cells.map { $0[.slot] })
    return slots.sorted().map { slot in
      let items = Set(cells.filter { $0[.slot] == slot }.map { $0[.item] })
      let name = words(slots: [slot])
      return items.count == itemCount || itemCount == 0
        ? name : "\(name) \(words(items: items))"
    }
  }

  private func words(slots: Set<Int>) -> String {
    slots.sorted().compactMap(AppearanceSlot.init).map { "\($0)" }.joined(separator: ", ")
  }

  private func words(items: Set<Int>) -> String {
    let part = ItemPart.all.first { Set($0.cells) == items }
    if let part { return part.label }
    return
      items.sorted().map { item in
        let states = ItemState.tabItem
        let layout = ItemLayout.allCases[item / states.count]
        return "\(layout).\(states[item % states.count])"
      }
      .joined(separator: ", ")
  }

  private func words(versions: Set<Int>) -> String {
    var phrases: [String] = []
    for range in Ranges.normalized(versions) {
      let first = theme.space.versions[Int(range.lowerBound)].first
      let last = theme.space.versions[Int(range.upperBound) - 1]
      let end = last.end.map { VersionLine.last(before: $0) } ?? theme.newestIOS
      phrases.append(first.major == end.major && end.minor == 0 ? "\(first)" : "\(first) to \(end)")
    }
    return "iOS " + phrases.joined(separator: " and ")
  }
}
