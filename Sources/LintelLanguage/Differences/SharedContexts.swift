package import LintelSchema

/// The contexts that two themes have in common, matched by name.
///
/// A theme without brands has one that bears its own name; it is matched with every brand of the other theme.
package struct SharedContexts: Sendable {
  /// A name of both themes.
  package struct Name: Hashable, Sendable {
    package let name: String
    /// The index in the older theme.
    package let old: Int
    package let new: Int
  }

  package let brands: [Name]
  /// Numbered as in cells: 0 is "no screen", whose name is empty.
  package let screens: [Name]
  package let promos: [Name]
  /// The first version of both.
  package let firstIOS: Version
  /// The first version behind the newest of both.
  package let endIOS: Version
  let oldSpace: ContextSpace
  let newSpace: ContextSpace
  /// Promos that only one theme has; in contexts of both they do not run.
  private let oldPromos: [Int]
  private let newPromos: [Int]
  private let areConfined: Bool

  init(_ old: ComparedTheme, _ new: ComparedTheme) {
    oldSpace = old.theme.space
    newSpace = new.theme.space
    brands = Self.brands(old.theme, new.theme)
    screens =
      [Name(name: "", old: 0, new: 0)]
      + Self.shared(oldSpace.screens.map(\.name), newSpace.screens.map(\.name)).map {
        Name(name: $0.name, old: $0.old + 1, new: $0.new + 1)
      }
    promos = Self.shared(
      oldSpace.calendar.promos.map(\.name),
      newSpace.calendar.promos.map(\.name)
    )
    oldPromos = Self.rest(oldSpace.calendar.promos.indices, promos.map(\.old))
    newPromos = Self.rest(newSpace.calendar.promos.indices, promos.map(\.new))
    firstIOS = max(old.tree.minimumIOS, new.tree.minimumIOS)
    endIOS = min(old.tree.endIOS, new.tree.endIOS)
    areConfined = (oldSpace.screens + newSpace.screens).contains { $0.brands != nil }
  }

  private static func shared(_ old: [String], _ new: [String]) -> [Name] {
    let known = Dictionary(
      old.enumerated().map { ($1, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    return new.enumerated().compactMap { index, name in
      known[name].map { Name(name: name, old: $0, new: index) }
    }
  }

  private static func rest(_ all: Range<Int>, _ shared: [Int]) -> [Int] {
    let shared = Set(shared)
    return all.filter { !shared.contains($0) }
  }

  private static func brands(_ old: Theme, _ new: Theme) -> [Name] {
    if old.hasNoBrands {
      return new.space.brands.enumerated().map { Name(name: $1.name, old: 0, new: $0) }
    }
    if new.hasNoBrands {
      return old.space.brands.enumerated().map { Name(name: $1.name, old: $0, new: 0) }
    }
    return shared(old.space.brands.map(\.name), new.space.brands.map(\.name))
  }

  /// Everything that both themes have, by index into `brands`, `screens` and `promos`.
  package var whole: SharedBox {
    SharedBox(
      brands: Array(brands.indices),
      screens: Array(screens.indices),
      promosOn: [],
      promosOff: [],
      firstIOS: firstIOS,
      endIOS: endIOS,
      idioms: Idiom.allCases
    )
  }

  /// Parts of a box such that in each all screens exist in all brands, in both themes.
  func existing(in box: SharedBox) -> [SharedBox] {
    guard areConfined else { return [box] }
    var screensByBrands: [[Int]: [Int]] = [:]
    for screen in box.screens {
      let names = screens[screen]
      let existing = box.brands.filter {
        oldSpace.exists(screen: names.old, inBrand: brands[$0].old)
          && newSpace.exists(screen: names.new, inBrand: brands[$0].new)
      }
      if !existing.isEmpty { screensByBrands[existing, default: []].append(screen) }
    }
    return screensByBrands.map { existing, screens in
      var part = box
      (part.brands, part.screens) = (existing, screens)
      return part
    }.sorted()
  }

  /// A set of promos that can run in both themes, with some that run and some that do not; nil if there is none.
  ///
  /// Sets are tried with as few promos as can be. What one theme alone rules out is given up at once.
  func running(on: [Int], off: [Int]) -> [Int]? {
    guard
      oldSpace.calendar.isFeasible(
        on: on.map { promos[$0].old },
        off: off.map { promos[$0].old } + oldPromos
      ),
      newSpace.calendar.isFeasible(
        on: on.map { promos[$0].new },
        off: off.map { promos[$0].new } + newPromos
      )
    else { return nil }
    guard let next = promos.indices.first(where: { !on.contains($0) && !off.contains($0) }) else {
      return on.sorted()
    }
    return running(on: on, off: off + [next]) ?? running(on: on + [next], off: off)
  }

  /// A context of a box in both themes, on a screen with a name if the box has one; nil if none can happen.
  package func example(in box: SharedBox) -> (old: ContextSelection, new: ContextSelection)? {
    guard let running = running(on: box.promosOn, off: box.promosOff),
      let brand = box.brands.first.map({ brands[$0] }),
      let screen = (box.screens.first { $0 > 0 } ?? box.screens.first).map({ screens[$0] }),
      let idiom = box.idioms.first
    else { return nil }
    func context(_ side: KeyPath<Name, Int>, _ space: ContextSpace) -> ContextSelection {
      ContextSelection(
        brand: brand[keyPath: side],
        promos: running.map { promos[$0][keyPath: side] }.sorted(),
        screen: screen[keyPath: side],
        ios: box.firstIOS,
        idiom: idiom,
        release: space.release
      )
    }
    return (context(\.old, oldSpace), context(\.new, newSpace))
  }
}

extension Theme {
  /// Whether its one brand is there only because there has to be one.
  var hasNoBrands: Bool { space.brands.map(\.name) == [name] }
}

extension AppearanceTree {
  /// The first version behind the newest, whose minor releases are all included.
  var endIOS: Version { Version(newestIOS.major + 1) }
}
