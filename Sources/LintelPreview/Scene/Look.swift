package import LintelLanguage
package import LintelSchema

/// What a screen looks like: everything that its drawings depend on.
package struct Look: Hashable, Sendable {
  /// Indices into the tree's bars.
  package let bars: CaseMap<BarKind, Int>
  /// What the theme sets around the bars, and the facts that it states.
  package let settings: [LeafID: ResolvedValue]
  package let design: BarDesign
  package let idiom: Idiom
}

/// A box of contexts that share a look.
package struct LookContext: Hashable, Sendable {
  /// Indices of brands, ascending.
  package var brands: [Int]
  package var promosOn: [Int]
  package var promosOff: [Int]
  /// 0 for "no screen", otherwise one more than a screen's index; ascending.
  package var screens: [Int]
  /// Indices into `PreviewSubject.versions`, ascending.
  package var versions: [Int]
  package var idiom: Idiom
  /// An index into the looks.
  package var look: Int
}

/// The distinct looks of a theme, and where each holds.
package struct Looks: Sendable {
  package private(set) var all: [Look] = []
  package private(set) var contexts: [LookContext] = []
  private var numbers: [Look: Int] = [:]

  /// Finds the looks of a theme, in the order of its contexts.
  ///
  /// - Parameters:
  ///   - subject: the theme.
  ///   - question: which contexts are of interest.
  package init(of subject: PreviewSubject, matching question: LookQuestion = LookQuestion()) {
    let facts = ScreenFacts(subject.cascade, subject.schema)
    let versions = subject.versions
    let idioms = subject.tellsIdioms ? Idiom.allCases : [.phone]
    for entry in subject.tree.contexts {
      guard let entry = question.restricted(entry) else { continue }
      let held = versions.indices.filter { index in
        let first = versions[index].first
        return entry.firstIOS <= first && (entry.endIOS.map { first < $0 } ?? true)
          && question.version.map { versions[index].first <= $0 && $0 <= versions[index].end }
            ?? true
      }
      let spans = Dictionary(grouping: held) { versions[$0].design }
      for design in BarDesign.allCases {
        guard let span = spans[design], let first = span.first else { continue }
        for idiom in idioms where entry.idioms.contains(idiom) {
          for group in Self.groups(of: entry, facts, subject, versions[first].first, idiom) {
            add(group, entry, design, idiom, span, subject)
          }
        }
      }
    }
  }

  /// Brands and screens of an entry about which a theme states the same.
  private struct Group: Hashable {
    var brands: [Int]
    let screens: [Int]
    let facts: [LeafID: ResolvedValue]
  }

  private static func groups(
    of entry: ContextEntry,
    _ facts: ScreenFacts,
    _ subject: PreviewSubject,
    _ version: Version,
    _ idiom: Idiom
  ) -> [Group] {
    guard !facts.isEmpty else {
      return [Group(brands: entry.brands, screens: entry.screens, facts: [:])]
    }
    let space = subject.space
    let promos = space.calendar.smallestSets(containing: entry.promosOn).first { set in
      entry.promosOff.allSatisfy { !set.running.contains($0) }
    }
    var partitions: [[Group]: [Int]] = [:]
    var order: [[Group]] = []
    for brand in entry.brands {
      var screens: [[LeafID: ResolvedValue]: [Int]] = [:]
      for screen in entry.screens where space.exists(screen: screen, inBrand: brand) {
        let cell = space.cell(
          brand: brand,
          promos: promos?.running ?? entry.promosOn,
          screen: screen,
          ios: version,
          idiom: idiom
        )
        screens[facts.values(at: cell), default: []].append(screen)
      }
      let partition = screens.map { Group(brands: [], screens: $1, facts: $0) }
        .sorted { $0.screens.lexicographicallyPrecedes($1.screens) }
      if partitions[partition] == nil { order.append(partition) }
      partitions[partition, default: []].append(brand)
    }
    return order.flatMap { partition in
      partition.map { group in
        var group = group
        group.brands = partitions[partition] ?? []
        return group
      }
    }
  }

  private mutating func add(
    _ group: Group,
    _ entry: ContextEntry,
    _ design: BarDesign,
    _ idiom: Idiom,
    _ versions: [Int],
    _ subject: PreviewSubject
  ) {
    let values = entry.settings.map { subject.tree.settings[$0].values } ?? []
    let look = Look(
      bars: entry.bars,
      settings: values.reduce(into: group.facts) { $0[$1.leaf] = $1.value },
      design: design,
      idiom: idiom
    )
    let number = numbers[look] ?? all.count
    if number == all.count {
      numbers[look] = number
      all.append(look)
    }
    contexts.append(
      LookContext(
        brands: group.brands,
        promosOn: entry.promosOn,
        promosOff: entry.promosOff,
        screens: group.screens,
        versions: versions,
        idiom: idiom,
        look: number
      )
    )
  }
}

/// Which contexts a preview is about; every one of what is nil.
package struct LookQuestion: Sendable {
  package var brand: Int?
  /// Those that run; nil for any.
  package var promos: [Int]?
  /// As in a cell; nil for any.
  package var screen: Int?
  package var version: Version?
  package var idiom: Idiom?

  package init() {}

  /// The part of a box of contexts that is of interest, nil if there is none; versions are left as they are.
  func restricted(_ entry: ContextEntry) -> ContextEntry? {
    var entry = entry
    if let brand { entry.brands = entry.brands.filter { $0 == brand } }
    if let screen { entry.screens = entry.screens.filter { $0 == screen } }
    if let idiom { entry.idioms = entry.idioms.filter { $0 == idiom } }
    if let promos {
      guard entry.promosOn.allSatisfy(promos.contains),
        !entry.promosOff.contains(where: promos.contains)
      else { return nil }
    }
    return entry.brands.isEmpty || entry.screens.isEmpty || entry.idioms.isEmpty ? nil : entry
  }
}

extension DrawnVersion {
  /// The end of the span, the minor releases of its last version included.
  fileprivate var end: Version {
    last.minor == 0 ? Version(last.major, Int.max) : last
  }
}
