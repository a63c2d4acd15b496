import LintelAppearance
package import LintelSchema
package import LintelTheme
import Synchronization

/// The contexts that two themes have in common, matched by name.
///
/// A theme without brands has one brand with the theme's own name, which matches every brand of the other theme.
package struct SharedContexts: Sendable {
  /// A name that both themes have, with its index in each of them.
  package struct Name: Hashable, Sendable {
    package let name: String
    package let old: Int
    package let new: Int

    /// Whether the name is that of a mode with a value, and not of a promo.
    package var isOfMode: Bool { name.utf8.contains(UInt8(ascii: "=")) }
  }

  /// The brands of both themes, in the order of the newer one unless it declares none.
  package let brands: [Name]
  /// The screens, numbered as in cells, where 0 is "no screen" and has an empty name.
  package let screens: [Name]
  /// The promos, and values of modes such as `reading=sepia`, which are numbered as in `SwitchTable`.
  package let switches: [Name]
  /// All shared contexts, by index into `brands`, `screens`, and `switches`.
  package let whole: SharedBox
  /// The devices, with size classes if one of the themes distinguishes them.
  package let devices: [Device]
  /// The oldest version that both themes support.
  package let firstIOS: Version
  /// The first version after the newest that both themes support.
  package let endIOS: Version
  /// Whether one of the themes has conditions on size classes.
  var distinguishesSizeClasses: Bool {
    oldSpace.distinguishesSizeClasses || newSpace.distinguishesSizeClasses
  }
  let oldSpace: ContextSpace
  let newSpace: ContextSpace
  /// The promos and values of modes that only the older theme has, which don't occur in shared contexts.
  ///
  /// The first value of a mode that the newer theme doesn't have is an exception.
  private let oldSwitches: [Int]
  /// The promos and values of modes that only the newer theme has, with the same exception.
  private let newSwitches: [Int]
  /// Whether some screens exist only in some brands.
  let hasConfinedScreens: Bool
  private let knownSets = KnownSets()

  init(_ old: ComparedTheme, _ new: ComparedTheme) {
    oldSpace = old.theme.space
    newSpace = new.theme.space
    brands = Self.brands(old.theme, new.theme)
    screens =
      [Name(name: "", old: 0, new: 0)]
      + Self.shared(oldSpace.screens.map(\.name), newSpace.screens.map(\.name)).map {
        Name(name: $0.name, old: $0.old + 1, new: $0.new + 1)
      }
    switches = Self.shared(oldSpace.calendar.switchNames, newSpace.calendar.switchNames)
    oldSwitches = Self.rest(oldSpace.calendar, switches.map(\.old), beside: newSpace.calendar)
    newSwitches = Self.rest(newSpace.calendar, switches.map(\.new), beside: oldSpace.calendar)
    devices = oldSpace.distinguishesSizeClasses ? oldSpace.devices : newSpace.devices
    firstIOS = max(old.theme.minimumIOS, new.theme.minimumIOS)
    endIOS = min(old.theme.endIOS, new.theme.endIOS)
    hasConfinedScreens = (oldSpace.screens + newSpace.screens).contains { $0.brands != nil }
    whole = SharedBox(
      brands: Array(brands.indices),
      screens: Array(screens.indices),
      switchesOn: [],
      switchesOff: [],
      firstIOS: firstIOS,
      endIOS: endIOS,
      devices: devices
    )
  }

  /// The names in both lists, in the order of the newer one.
  private static func shared(_ old: [String], _ new: [String]) -> [Name] {
    let known = Dictionary(old.enumerated().map { ($1, $0) }) { first, _ in first }
    return new.enumerated().compactMap { index, name in
      known[name].map { Name(name: name, old: $0, new: index) }
    }
  }

  /// The promos and values of modes that aren't shared, except for the first value of a mode that the other theme doesn't have.
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

  /// The brands of both themes, where a theme without brands matches every brand of the other one.
  private static func brands(_ old: Theme, _ new: Theme) -> [Name] {
    if old.hasNoBrands {
      return new.space.brands.enumerated().map { Name(name: $1.name, old: 0, new: $0) }
    }
    if new.hasNoBrands {
      return old.space.brands.enumerated().map { Name(name: $1.name, old: $0, new: 0) }
    }
    return shared(old.space.brands.map(\.name), new.space.brands.map(\.name))
  }

  /// Returns parts of a box in which every screen exists in every brand, in both themes.
  func existing(in box: SharedBox) -> [SharedBox] {
    guard hasConfinedScreens else { return [box] }
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

  /// The promos that run in an example of a box, or `nil` if no context of it can occur.
  func running(in box: SharedBox) -> [Int]? {
    running(on: box.switchesOn, off: box.switchesOff)
  }

  /// Finds promos that can run in both themes, with some that run and some that don't, or returns `nil` if there are none.
  ///
  /// It prefers small sets, and gives up at once on sets that one of the themes rules out.
  func running(on: [Int], off: [Int]) -> [Int]? {
    let literals = PromoLiterals(on: on, off: off)
    if let known = knownSets.byLiterals.withLock({ $0[literals] }) { return known }
    let decided = Set(on + off)
    let open = switches.indices.filter { !decided.contains($0) }
    let found = running(on: on, off: off, open: open[...], mayDoWithout: true)
    knownSets.byLiterals.withLock { $0[literals] = .some(found) }
    return found
  }

  /// Finds promos that can run, with as few of the undecided ones as possible.
  ///
  /// - Parameters:
  ///   - on: The promos that run.
  ///   - off: The promos that don't run.
  ///   - open: The undecided promos, ascending.
  ///   - mayDoWithout: `false` if one of the undecided promos is known to be necessary.
  /// - Returns: All promos that run, or `nil` if there is no such set.
  private func running(on: [Int], off: [Int], open: ArraySlice<Int>, mayDoWithout: Bool) -> [Int]? {
    guard canRun(on, without: off) else { return nil }
    guard let next = open.first, !mayDoWithout || !canRun(on, without: off + open) else {
      return on.sorted()
    }
    let rest = open.dropFirst()
    return running(on: on, off: off + [next], open: rest, mayDoWithout: false)
      ?? running(on: on + [next], off: off, open: rest, mayDoWithout: true)
  }

  /// Whether each theme, considered separately, has a set of promos that can run, with some promos and without others.
  private func canRun(_ on: [Int], without off: [Int]) -> Bool {
    func canRun(_ calendar: PromoCalendar, _ side: KeyPath<Name, Int>, _ alone: [Int]) -> Bool {
      let on = on.map { switches[$0][keyPath: side] }
      // Promos that exclude each other are by far the fastest to find.
      return calendar.mayRunTogether(on, on)
        && calendar.isFeasible(on: on, off: off.map { switches[$0][keyPath: side] } + alone)
    }
    return canRun(oldSpace.calendar, \.old, oldSwitches)
      && canRun(newSpace.calendar, \.new, newSwitches)
  }

  /// The contexts in some boxes that are in another box and can occur, simplified by `withoutImpliedPromos(_:)`.
  func possible(_ boxes: [SharedBox], in area: SharedBox) -> [SharedBox] {
    boxes.compactMap { $0.intersection(area) }
      .filter { running(in: $0) != nil }
      .map(withoutImpliedPromos)
  }

  /// Returns the same box without promos that must be off anyway, because they can't run together with those that run.
  func withoutImpliedPromos(_ box: SharedBox) -> SharedBox {
    let on = box.switchesOn
    return box.with { part in
      part.switchesOff.removeAll { running(on: (on + [$0]).sorted(), off: []) == nil }
    }
  }

  /// Returns a context of a box in both themes, on a screen with a name if possible, or `nil` if none can occur.
  package func example(in box: SharedBox) -> (old: ContextSelection, new: ContextSelection)? {
    guard let running = running(in: box), !box.brands.isEmpty, !box.devices.isEmpty,
      let screen = box.screens.first(where: { $0 > 0 }) ?? box.screens.first
    else { return nil }
    return first(of: box, on: screen, running: running)
  }

  /// Returns the first context of a box, which must not be empty, in both themes.
  func first(
    of box: SharedBox,
    on screen: Int,
    running: [Int]
  ) -> (old: ContextSelection, new: ContextSelection) {
    func context(_ side: KeyPath<Name, Int>, _ space: ContextSpace) -> ContextSelection {
      ContextSelection(
        brand: brands[box.brands[0]][keyPath: side],
        promos: space.calendar.switches.completed(
          running.map { switches[$0][keyPath: side] }.sorted()
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

/// A cache of the promos that can run, by the promos that have to run and those that must not.
///
/// It is a class so that a lookup doesn't mutate the contexts.
private final class KnownSets: Sendable {
  /// The results so far, where `nil` means that no promos can run.
  let byLiterals = Mutex<[PromoLiterals: [Int]?]>([:])
}

extension Theme {
  /// Whether the theme's only brand is the one that a theme without declared brands has.
  var hasNoBrands: Bool { space.brands.map(\.name) == [name] }

  /// The first version after the newest one, whose minor releases are all included.
  var endIOS: Version { Version(newestIOS.major + 1) }
}
