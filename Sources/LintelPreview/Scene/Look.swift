package import LintelAppearance
package import LintelSchema
package import LintelTheme

/// The look of a screen: everything that its drawings depend on.
package struct Look: Hashable, Sendable {
  package var bars: CaseMap<BarKind, ResolvedContext.ResolvedBar>
  /// The values that the theme sets around the bars, and the facts that it declares.
  package var settings: [LeafID: ResolvedValue]
  package let design: BarDesign
  package let idiom: Idiom
}

extension Look {
  /// Creates the look of one context by resolving only that context, or returns `nil` if the context can't occur.
  init?(_ subject: PreviewSubject, at place: ContextSelection) {
    let off = (0..<subject.outline.switches.count).filter { !place.promos.contains($0) }
    guard subject.space.exists(screen: place.screen, inBrand: place.brand),
      subject.space.calendar.isFeasible(on: place.promos, off: off)
    else { return nil }
    let resolver = ContextResolver(subject.cascade)
    let resolved = resolver.resolved(place)
    bars = CaseMap(uniqueKeysWithValues: resolved.bars.map { ($0.kind, $0) })
    settings = (resolved.settings + resolver.facts(place)).reduce(into: [:]) {
      $0[$1.leaf] = $1.value
    }
    design = BarDesign(of: place.ios)
    idiom = subject.distinguishesDevices ? place.device.idiom : .phone
  }
}

/// A box of contexts that share a look.
package struct LookContext: Hashable, Sendable {
  /// The indices of the brands, ascending.
  package var brands: [Int]
  /// The promos that run, by index.
  package var switchesOn: [Int]
  /// The promos that don't run, by index.
  package var switchesOff: [Int]
  /// The screens, ascending: 0 for no screen, otherwise one more than the screen's index.
  package var screens: [Int]
  /// The indices of `PreviewSubject.versions`, ascending.
  package var versions: [Int]
  /// The devices of one idiom, in the order of their numbers; never empty.
  package var devices: [Device]
  /// The index of the look.
  package var look: Int
}

extension LookContext {
  /// Creates a box of a preview's contexts, or returns `nil` if no version in the box is drawn.
  init?(_ entry: ContextEntry, of look: Int, _ subject: PreviewSubject) {
    brands = entry.brands
    switchesOn = entry.switchesOn
    switchesOff = entry.switchesOff
    screens = entry.screens
    versions = subject.versions.indices.filter { index in
      let first = subject.versions[index].first
      return entry.firstIOS <= first && (entry.endIOS.map { first < $0 } ?? true)
    }
    devices =
      subject.distinguishesDevices ? entry.devices : entry.devices.filter { $0.idiom == .phone }
    self.look = look
    if versions.isEmpty { return nil }
  }

  /// Returns whether this box precedes another in the output, by screens, brands, promos, versions, and devices.
  func isBefore(_ other: LookContext) -> Bool {
    parts.lexicographicallyPrecedes(other.parts) { $0.lexicographicallyPrecedes($1) }
  }

  private var parts: [[Int]] {
    [screens, brands, switchesOn, switchesOff, versions, devices.map(\.rawValue)]
  }
}

/// The distinct looks of a theme, with their contexts.
package struct Looks: Sendable {
  package private(set) var all: [Look] = []
  /// The contexts of the looks; each context is in one entry only.
  package private(set) var contexts: [LookContext] = []

  /// Finds the looks of a theme, in the order of its contexts.
  package init(
    of subject: PreviewSubject,
    matching question: ContextParts = ContextParts()
  ) throws(PreviewRefusal) {
    let decided = try DecidedLooks(subject, matching: question)
    let whole = try decided.whole()
    var numbers = Interner<Int>()
    for var context in try decided.contexts(of: whole) {
      context.look = Int(numbers.id(of: context.look))
      contexts.append(context)
    }
    all = numbers.values.map { whole.looks[$0] }
  }
}
