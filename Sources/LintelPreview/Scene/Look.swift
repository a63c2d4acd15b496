package import LintelAppearance
package import LintelSchema
package import LintelTheme

/// What a screen looks like: everything that its drawings depend on.
package struct Look: Hashable, Sendable {
  /// The bars that the theme styles.
  package var bars: CaseMap<BarKind, ResolvedContext.ResolvedBar>
  /// What the theme sets around the bars, and the facts that it states.
  package var settings: [LeafID: ResolvedValue]
  /// The system's design.
  package let design: BarDesign
  /// Phone or pad.
  package let idiom: Idiom
}

extension Look {
  /// What one context looks like, resolved alone; nil if it can't happen.
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
    idiom = subject.tellsDevices ? place.device.idiom : .phone
  }
}

/// A box of contexts that share a look.
package struct LookContext: Hashable, Sendable {
  /// Indices of brands, ascending.
  package var brands: [Int]
  /// The promos that run, by index.
  package var promosOn: [Int]
  /// The promos that don't run, by index.
  package var promosOff: [Int]
  /// 0 for "no screen", otherwise one more than a screen's index; ascending.
  package var screens: [Int]
  /// Indices into `PreviewSubject.versions`, ascending.
  package var versions: [Int]
  /// Devices of one idiom, in the order of their numbers; never empty.
  package var devices: [Device]
  /// An index into the looks.
  package var look: Int
}

extension LookContext {
  /// The contexts of a box in the terms of a preview; nil if no version is drawn there.
  init?(_ entry: ContextEntry, of look: Int, _ subject: PreviewSubject) {
    brands = entry.brands
    promosOn = entry.promosOn
    promosOff = entry.promosOff
    screens = entry.screens
    versions = subject.versions.indices.filter { index in
      let first = subject.versions[index].first
      return entry.firstIOS <= first && (entry.endIOS.map { first < $0 } ?? true)
    }
    devices = subject.tellsDevices ? entry.devices : entry.devices.filter { $0.idiom == .phone }
    self.look = look
    if versions.isEmpty { return nil }
  }

  /// The order of output: by screens, brands, promos, versions, and devices.
  func isBefore(_ other: LookContext) -> Bool {
    parts.lexicographicallyPrecedes(other.parts) { $0.lexicographicallyPrecedes($1) }
  }

  private var parts: [[Int]] {
    [screens, brands, promosOn, promosOff, versions, devices.map(\.rawValue)]
  }
}

/// The distinct looks of a theme, and where each holds.
package struct Looks: Sendable {
  /// The looks, each once.
  package private(set) var all: [Look] = []
  /// The contexts of the looks; each context is in one entry only.
  package private(set) var contexts: [LookContext] = []

  /// Finds the looks of a theme, in the order of its contexts.
  ///
  /// - Parameters:
  ///   - subject: the theme.
  ///   - question: which contexts are of interest.
  /// - Throws: `PreviewRefusal` if there are more than can be drawn.
  package init(
    of subject: PreviewSubject,
    matching question: LookQuestion = LookQuestion()
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

/// Which contexts a preview is about; every one of what is nil.
package struct LookQuestion: Sendable {
  /// The brand, by index; nil for any.
  package var brand: Int?
  /// Those that run; nil for any.
  package var promos: [Int]?
  /// Numbers of the values that modes have; a mode that isn't listed may have any.
  package var modes: [Int] = []
  /// As in a cell; nil for any.
  package var screen: Int?
  /// The version of iOS; nil for any.
  package var version: Version?
  /// What is asked of devices.
  package var devices = DeviceCondition()

  /// Creates a question about all contexts.
  package init() {}
}
