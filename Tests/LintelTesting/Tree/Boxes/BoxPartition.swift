import LintelDiff
import LintelSchema
import LintelTheme

@testable import LintelAppearance

/// A box, and the id of the node that all its contexts share.
struct BoxedNode: Hashable {
  var box: ContextBox
  var node: Int32
}

/// Splits boxes into parts in which the same declarations apply, one dimension at a time, and only where declarations mention it.
struct BoxPartition {
  /// The number of parts beyond which a theme is refused, because its outputs would be as large.
  let limit: Int

  let theme: Theme
  private let requiredSwitches: [[Int]]
  private let brandDomain: Domain
  private let versionDomain: Domain
  private let deviceDomain: Domain
  /// Whether there were more parts than the limit, in which case the result is useless.
  private(set) var isOverLimit = false

  init(_ theme: Theme, limit: Int = 100_000) {
    self.limit = limit
    self.theme = theme
    let domains = theme.space.domains
    requiredSwitches = domains[Dimension.promos.index].entries.indices.map {
      theme.space.requiredSwitches(SetID($0))
    }
    brandDomain = domains[Dimension.brand.index]
    versionDomain = domains[Dimension.ios.index]
    deviceDomain = domains[Dimension.device.index]
  }

  /// Splits a box.
  ///
  /// - Parameters:
  ///   - box: the box to split.
  ///   - declarations: the declarations that may apply, whose conditions on screens are assumed to be met.
  ///   - cuts: the versions at which UIKit's own rules affect them.
  ///   - space: the sets of the boxes.
  ///   - evaluate: returns the node for the declarations that apply in a part, starting with a version.
  /// - Returns: disjoint boxes that cover the whole.
  mutating func parts(
    of box: ContextBox,
    _ declarations: [Declaration],
    cuts: [Version],
    in space: inout BoxSpace,
    evaluate: ([Declaration], Version) -> Int32
  ) -> [BoxedNode] {
    var nodes: [BoxedNode] = []
    for part in brandParts(of: Part(box: box, declarations: declarations), &space) {
      var running: [Part] = []
      splitPromos(part, &space, into: &running)
      // An incomplete result isn't used.
      if isOverLimit { return [] }
      for part in running.flatMap({ versionParts(of: $0, cuts, space) }) {
        let version = space.steps[Int(part.box.firstVersion)].first
        for part in deviceParts(of: part) {
          nodes.append(BoxedNode(box: part.box, node: evaluate(part.declarations, version)))
        }
      }
    }
    return nodes
  }

  /// A box, and the declarations that may apply in it.
  private struct Part {
    var box: ContextBox
    var declarations: [Declaration]
  }

  private func set(_ declaration: Declaration, _ dimension: Dimension) -> SetID {
    theme.conditions[declaration.condition.index][dimension]
  }

  private func sets(_ declarations: [Declaration], of dimension: Dimension) -> [SetID] {
    var sets: Set<SetID> = []
    for declaration in declarations { sets.insert(set(declaration, dimension)) }
    sets.remove(.top)
    return sets.sorted()
  }

  private func brandParts(of part: Part, _ space: inout BoxSpace) -> [Part] {
    let sets = sets(part.declarations, of: .brand)
    guard !sets.isEmpty else { return [part] }
    var groups: [[Bool]: [Int]] = [:]
    for brand in space.brands(part.box) {
      groups[sets.map { brandDomain.contains($0, brand) }, default: []].append(brand)
    }
    return groups.values.sorted { $0[0] < $1[0] }.map { brands in
      var box = part.box
      box.brands = space.brandSet(brands)
      return Part(
        box: box,
        declarations: part.declarations.filter {
          brandDomain.contains(set($0, .brand), brands[0])
        }
      )
    }
  }

  private mutating func splitPromos(
    _ part: Part,
    _ space: inout BoxSpace,
    into parts: inout [Part]
  ) {
    guard parts.count < limit else {
      isOverLimit = true
      return
    }
    let decided = space.promos(part.box).on
    var first: Int?
    for declaration in part.declarations {
      for promo in requiredSwitches[set(declaration, .promos).index]
      where promo < first ?? .max && !decided.contains(promo) {
        first = promo
      }
    }
    guard let promo = first else {
      parts.append(part)
      return
    }
    if let box = space.restricted(part.box, promo: promo, runs: true) {
      splitPromos(Part(box: box, declarations: part.declarations), &space, into: &parts)
    }
    if let box = space.restricted(part.box, promo: promo, runs: false) {
      let holding = part.declarations.filter {
        !requiredSwitches[set($0, .promos).index].contains(promo)
      }
      splitPromos(Part(box: box, declarations: holding), &space, into: &parts)
    }
  }

  private func versionParts(of part: Part, _ cuts: [Version], _ space: BoxSpace) -> [Part] {
    let sets = sets(part.declarations, of: .ios)
    var parts: [Part] = []
    var start = part.box.firstVersion
    while start < part.box.endVersion {
      let interval = space.steps[Int(start)].interval
      let holds = sets.map { versionDomain.contains($0, interval) }
      var end = start + 1
      while end < part.box.endVersion {
        let step = space.steps[Int(end)]
        guard !cuts.contains(step.first),
          sets.map({ versionDomain.contains($0, step.interval) }) == holds
        else { break }
        end += 1
      }
      var box = part.box
      box.firstVersion = start
      box.endVersion = end
      let declarations =
        sets.isEmpty
        ? part.declarations
        : part.declarations.filter { versionDomain.contains(set($0, .ios), interval) }
      parts.append(Part(box: box, declarations: declarations))
      start = end
    }
    return parts
  }

  private func deviceParts(of part: Part) -> [Part] {
    guard part.declarations.contains(where: { set($0, .device) != .top }) else { return [part] }
    var groups: [[Bool]: [Device]] = [:]
    let sets = sets(part.declarations, of: .device)
    for device in theme.space.devices {
      groups[sets.map { deviceDomain.contains($0, device.rawValue) }, default: []].append(device)
    }
    return groups.values.sorted { $0[0].rawValue < $1[0].rawValue }.compactMap { devices in
      var box = part.box
      box.devices &= BoxSpace.bits(devices)
      guard box.devices != 0 else { return nil }
      return Part(
        box: box,
        declarations: part.declarations.filter {
          deviceDomain.contains(set($0, .device), devices[0].rawValue)
        }
      )
    }
  }
}
