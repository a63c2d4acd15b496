import LintelAppearance
package import LintelSchema
package import LintelTheme
import Synchronization

/// The contexts that two themes have in common, matched by name.
///
/// A theme without brands has one that bears its own name; it is matched with every brand of the other theme.
package struct SharedContexts: Sendable {
  /// A name of both themes.
  package struct Name: Hashable, Sendable {
    /// The name.
    package let name: String
    /// The index in the older theme.
    package let old: Int
    /// The index in the newer theme.
    package let new: Int

    /// Whether it is a mode with a value, and not a promo.
    package var isOfMode: Bool { name.utf8.contains(UInt8(ascii: "=")) }
  }

  /// The brands of both themes, in the order of the older one.
  package let brands: [Name]
  /// Numbered as in cells: 0 is "no screen", whose name is empty.
  package let screens: [Name]
  /// Promos, and values of modes such as `reading=sepia`, which are numbered as in `SwitchTable`.
  package let promos: [Name]
  /// Everything that both themes have, by index into `brands`, `screens` and `promos`.
  package let whole: SharedBox
  /// With sizes if one of the themes tells them apart.
  package let devices: [Device]
  /// The first version of both.
  package let firstIOS: Version
  /// The first version behind the newest of both.
  package let endIOS: Version
  /// Whether one of the themes has conditions for sizes.
  var tellsSizes: Bool { oldSpace.tellsSizes || newSpace.tellsSizes }
  /// The contexts of the older theme.
  let oldSpace: ContextSpace
  /// The contexts of the newer theme.
  let newSpace: ContextSpace
  /// Promos that only one theme has, which in contexts of both do not run; and the values of modes that are only there, but for the
  /// first value of a mode that the other theme doesn't have.
  private let oldPromos: [Int]
  /// The promos that only the newer theme has.
  private let newPromos: [Int]
  /// Whether screens exist in some brands only.
  let areConfined: Bool
  /// The sets of promos that were asked for.
  private let knownSets = KnownSets()

  /// Matches two themes by name.
  init(_ old: ComparedTheme, _ new: ComparedTheme) {
    oldSpace = old.theme.space
    newSpace = new.theme.space
    brands = Self.brands(old.theme, new.theme)
    screens =
      [Name(name: "", old: 0, new: 0)]
      + Self.shared(oldSpace.screens.map(\.name), newSpace.screens.map(\.name)).map {
        Name(name: $0.name, old: $0.old + 1, new: $0.new + 1)
      }
    promos = Self.shared(oldSpace.calendar.switchNames, newSpace.calendar.switchNames)
    oldPromos = Self.rest(oldSpace.calendar, promos.map(\.old), beside: newSpace.calendar)
    newPromos = Self.rest(newSpace.calendar, promos.map(\.new), beside: oldSpace.calendar)
    devices = oldSpace.tellsSizes ? oldSpace.devices : newSpace.devices
    firstIOS = max(old.theme.minimumIOS, new.theme.minimumIOS)
    endIOS = min(old.theme.endIOS, new.theme.endIOS)
    areConfined = (oldSpace.screens + newSpace.screens).contains { $0.brands != nil }
    whole = SharedBox(
      brands: Array(brands.indices),
      screens: Array(screens.indices),
      promosOn: [],
      promosOff: [],
      firstIOS: firstIOS,
      endIOS: endIOS,
      devices: devices
    )
  }

  /// The names in both lists, in the order of the older one.
  private static func shared(_ old: [String], _ new: [String]) -> [Name] {
    let known = Dictionary(old.enumerated().map { ($1, $0) }) { first, _ in first }
    return new.enumerated().compactMap { index, name in
      known[name].map { Name(name: name, old: $0, new: index) }
    }
  }

  /// The indices that aren't shared.
  private static func rest(
    _ calendar: PromoCalendar,
    _ shared: [Int],
    beside other: PromoCalendar
  ) -> [Int] {
    let shared = Set(shared)
    let (switches, modes) = (calendar.switches, other.switches.modes.map(\.name))
    return (0..<switches.count).filter { number in
      guard !shared.contains(number) else { return false }
      guard let value = switches.value(number), value.value == 0 else { return true }
      return modes.contains(switches.modes[value.mode].name)
    }
  }

  /// The brands of both themes; a theme without brands matches every brand of the other one.
  private static func brands(_ old: Theme, _ new: Theme) -> [Name] {
    if old.hasNoBrands {
      return new.space.brands.enumerated().map { Name(name: $1.name, old: 0, new: $0) }
    }
    if new.hasNoBrands {
      return old.space.brands.enumerated().map { Name(name: $1.name, old: $0, new: 0) }
    }
    return shared(old.space.brands.map(\.name), new.space.brands.map(\.name))
  }

  /// Parts of a box such that in each all screens exist in all brands, in both themes.
  func existing(in box: SharedBox) -> [SharedBox] {
    guard areConfined else { return [box] }
    var screensByBrands: [[Int]: [Int]] = [:]
    for screen in box.screens {
      let names = screens[screen]
      let existing = box.brands.filter { exists(names, in: brands[$0]) }
      if !existing.isEmpty { screensByBrands[existing, default: []].append(screen) }
    }
    return screensByBrands.map { existing, screens in
      box.with { ($0.brands, $0.screens) = (existing, screens) }
    }.sorted()
  }

  /// Whether a screen exists in a brand, in both themes.
  func exists(_ screen: Name, in brand: Name) -> Bool {
    oldSpace.exists(screen: screen.old, inBrand: brand.old)
      && newSpace.exists(screen: screen.new, inBrand: brand.new)
  }

  /// The promos that run in an example of a box; nil if none can.
  func running(in box: SharedBox) -> [Int]? {
    running(on: box.promosOn, off: box.promosOff)
  }

  /// A set of promos that can run in both themes, with some that run and some that do not; nil if there is none.
  ///
  /// Sets are tried with as few promos as can be. What one theme alone rules out is given up at once.
  func running(on: [Int], off: [Int]) -> [Int]? {
    let literals = PromoLiterals(on: on, off: off)
    if let known = knownSets.byLiterals.withLock({ $0[literals] }) { return known }
    let decided = Set(on + off)
    let open = promos.indices.filter { !decided.contains($0) }
    let found = running(on: on, off: off, open: open[...], mayDoWithout: true)
    knownSets.byLiterals.withLock { $0[literals] = .some(found) }
    return found
  }

  /// Looks for promos that can run, with as few as can be of those that need not.
  ///
  /// - Parameters:
  ///   - on: Those that run.
  ///   - off: Those that don't.
  ///   - open: The others, ascending.
  ///   - mayDoWithout: False if it is known that one of the others has to run.
  /// - Returns: All that run; nil if none can.
  private func running(on: [Int], off: [Int], open: ArraySlice<Int>, mayDoWithout: Bool) -> [Int]? {
    guard canRun(on, without: off) else { return nil }
    guard let next = open.first, !mayDoWithout || !canRun(on, without: off + open) else {
      return on.sorted()
    }
    let rest = open.dropFirst()
    return running(on: on, off: off + [next], open: rest, mayDoWithout: false)
      ?? running(on: on + [next], off: off, open: rest, mayDoWithout: true)
  }

  /// Whether either theme by itself has a set of promos that can run, with some and without others.
  private func canRun(_ on: [Int], without off: [Int]) -> Bool {
    func canRun(_ calendar: PromoCalendar, _ side: KeyPath<Name, Int>, _ alone: [Int]) -> Bool {
      let on = on.map { promos[$0][keyPath: side] }
      // What excludes each other is by far the quickest to tell.
      return calendar.mayRunTogether(on, on)
        && calendar.isFeasible(on: on, off: off.map { promos[$0][keyPath: side] } + alone)
    }
    return canRun(oldSpace.calendar, \.old, oldPromos)
      && canRun(newSpace.calendar, \.new, newPromos)
  }

  /// What can happen of some boxes within another, each as `withoutWhatFollows(_:)` has it.
  func possible(_ boxes: [SharedBox], in area: SharedBox) -> [SharedBox] {
    boxes.compactMap { $0.intersection(area) }
      .filter { running(in: $0) != nil }
      .map(withoutWhatFollows)
  }

  /// The same box without promos that are off in any case, since they can't run beside those that run.
  func withoutWhatFollows(_ box: SharedBox) -> SharedBox {
    let on = box.promosOn
    return box.with { part in
      part.promosOff.removeAll { running(on: (on + [$0]).sorted(), off: []) == nil }
    }
  }

  /// A context of a box in both themes, on a screen with a name if the box has one; nil if none can happen.
  package func example(in box: SharedBox) -> (old: ContextSelection, new: ContextSelection)? {
    guard let running = running(in: box), !box.brands.isEmpty, !box.devices.isEmpty,
      let screen = box.screens.first(where: { $0 > 0 }) ?? box.screens.first
    else { return nil }
    return first(of: box, on: screen, running: running)
  }

  /// The first context of a box in both themes, on a screen; the box is not empty.
  func first(
    of box: SharedBox,
    on screen: Int,
    running: [Int]
  ) -> (old: ContextSelection, new: ContextSelection) {
    func context(_ side: KeyPath<Name, Int>, _ space: ContextSpace) -> ContextSelection {
      ContextSelection(
        brand: brands[box.brands[0]][keyPath: side],
        promos: space.calendar.switches.completed(
          running.map { promos[$0][keyPath: side] }.sorted()
        ),
        screen: screens[screen][keyPath: side],
        ios: box.firstIOS,
        device: box.devices[0],
        release: space.release
      )
    }
    return (context(\.old, oldSpace), context(\.new, newSpace))
  }
}

/// Keeps which promos run where some do and some don't.
///
/// An object, since the question does not change what is asked.
private final class KnownSets: Sendable {
  /// The answers so far; nil where nothing can run.
  let byLiterals = Mutex<[PromoLiterals: [Int]?]>([:])
}

/// Asks what a theme leaves out.
extension Theme {
  /// Whether its one brand is there only because there has to be one.
  var hasNoBrands: Bool { space.brands.map(\.name) == [name] }

  /// The first version behind the newest, whose minor releases are all included.
  var endIOS: Version { Version(newestIOS.major + 1) }
}
