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
  var distinguishesSizeClasses: Bool {
    oldSpace.distinguishesSizeClasses || newSpace.distinguishesSizeClasses
  }
  let oldSpace: ContextSpace
  let newSpace: ContextSpace
  /// Whether some screens exist only in some brands.
  let hasConfinedScreens: Bool
  private let possibleSets: PossibleSets
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
    possibleSets = PossibleSets(oldSpace.calendar, newSpace.calendar, switches)
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

  func exists(_ screen: Name, in brand: Name) -> Bool {
    oldSpace.exists(screen: screen.old, inBrand: brand.old)
      && newSpace.exists(screen: screen.new, inBrand: brand.new)
  }

  /// Finds promos that can run in both themes, with some that run and some that don't, or returns `nil` if there are none.
  ///
  /// It prefers small sets.
  func running(on: [Int], off: [Int]) -> [Int]? { possibleSets.first(on: on, off: off) }

  /// Whether promos can run in both themes, with some that run and some that don't.
  private func isPossible(on: [Int], off: [Int]) -> Bool {
    let literals = PromoLiterals(on: on, off: off)
    if let known = knownSets.byLiterals.withLock({ $0[literals] }) { return known }
    let isPossible = possibleSets.contains(on: on, off: off)
    knownSets.byLiterals.withLock { $0[literals] = isPossible }
    return isPossible
  }

  /// The contexts in some boxes that are in another box and can occur, simplified by `withoutImpliedPromos(_:)`.
  func possible(_ boxes: [SharedBox], in area: SharedBox) -> [SharedBox] {
    boxes.compactMap { $0.intersection(area) }
      .filter { isPossible(on: $0.switchesOn, off: $0.switchesOff) }
      .map(withoutImpliedPromos)
  }

  /// Returns the same contexts in fewer boxes.
  func joined(_ boxes: [SharedBox]) -> [SharedBox] {
    SharedBox.joined(boxes, of: devices, possibleSets.modes)
  }

  /// Returns the same contexts in fewer boxes, regardless of how the boxes divide them.
  func rejoined(_ boxes: [SharedBox]) -> [SharedBox] {
    SharedBox.rejoined(boxes, of: devices, possibleSets.modes)
  }

  /// Returns the same box without promos that must be off anyway, because they can't run together with those that run.
  func withoutImpliedPromos(_ box: SharedBox) -> SharedBox {
    let on = box.switchesOn
    return box.with { part in
      part.switchesOff.removeAll { !isPossible(on: (on + [$0]).sorted(), off: []) }
    }
  }

  /// Returns a context of a box in both themes, on a screen with a name if possible, or `nil` if none can occur.
  package func example(in box: SharedBox) -> (old: ContextSelection, new: ContextSelection)? {
    guard let running = running(on: box.switchesOn, off: box.switchesOff), !box.brands.isEmpty,
      !box.devices.isEmpty, let screen = box.screens.first(where: { $0 > 0 }) ?? box.screens.first
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

/// A cache of whether promos can run, by the promos that have to run and those that must not.
///
/// It is a class so that a lookup doesn't mutate the contexts.
private final class KnownSets: Sendable {
  let byLiterals = Mutex<[PromoLiterals: Bool]>([:])
}

extension Theme {
  /// Whether the theme's only brand is the one that a theme without declared brands has.
  var hasNoBrands: Bool { space.brands.map(\.name) == [name] }

  /// The first version after the newest one, whose minor releases are all included.
  var endIOS: Version { Version(newestIOS.major + 1) }
}
