import LintelAppearance
import LintelLint
package import LintelSchema
package import LintelTheme

/// What a screen looks like: everything that its drawings depend on.
package struct Look: Hashable, Sendable {
  /// Indices into the tree's bars.
  package let bars: CaseMap<BarKind, Int>
  /// What the theme sets around the bars, and the facts that it states.
  package let settings: [LeafID: ResolvedValue]
  /// The system's design.
  package let design: BarDesign
  /// Phone or pad.
  package let idiom: Idiom
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

/// The distinct looks of a theme, and where each holds.
package struct Looks: Sendable {
  /// The looks, each once.
  package private(set) var all: [Look] = []
  /// The contexts of the looks; each context is in one entry only.
  package private(set) var contexts: [LookContext] = []
  /// The number of each look.
  private var numbers: [Look: Int] = [:]

  /// Finds the looks of a theme, in the order of its contexts.
  ///
  /// - Parameters:
  ///   - subject: the theme.
  ///   - question: which contexts are of interest.
  package init(of subject: PreviewSubject, matching question: LookQuestion = LookQuestion()) {
    let facts = ScreenFacts(subject.cascade, subject.schema)
    let versions = subject.versions
    let idioms = subject.tellsDevices ? Idiom.allCases : [.phone]
    for entry in subject.tree.contexts {
      guard let entry = question.restricted(entry, subject.tree.switches) else { continue }
      let held = versions.indices.filter { index in
        let first = versions[index].first
        return entry.firstIOS <= first && (entry.endIOS.map { first < $0 } ?? true)
          && question.version.map { versions[index].first <= $0 && $0 <= versions[index].end }
            ?? true
      }
      let spans = Dictionary(grouping: held) { versions[$0].design }
      for design in BarDesign.allCases {
        guard let span = spans[design], let first = span.first else { continue }
        for idiom in idioms {
          var groups = OrderedGroups<[Group], Device>()
          for device in entry.devices where device.idiom == idiom {
            let own = Self.groups(of: entry, facts, subject, versions[first].first, device)
            groups.add([device], to: own)
          }
          for (groups, devices) in groups.all {
            for group in groups { add(group, entry, design, devices, span, subject) }
          }
        }
      }
    }
  }

  /// Brands and screens of an entry about which a theme states the same.
  private struct Group: Hashable {
    /// The brands, by index.
    var brands: [Int]
    /// The screens, numbered as in contexts.
    let screens: [Int]
    /// What the theme states about them.
    let facts: [LeafID: ResolvedValue]
  }

  /// Divides an entry by what the theme states about its screens.
  ///
  /// - Parameters:
  ///   - entry: The contexts.
  ///   - facts: What the theme states.
  ///   - subject: The theme.
  ///   - version: The version of iOS.
  ///   - device: The device.
  /// - Returns: The groups, which together are the whole entry.
  private static func groups(
    of entry: ContextEntry,
    _ facts: ScreenFacts,
    _ subject: PreviewSubject,
    _ version: Version,
    _ device: Device
  ) -> [Group] {
    guard !facts.isEmpty else {
      return [Group(brands: entry.brands, screens: entry.screens, facts: [:])]
    }
    let space = subject.space
    let promos = space.calendar.smallestSets(containing: entry.promosOn).first { set in
      entry.promosOff.allSatisfy { !set.running.contains($0) }
    }
    let running = space.calendar.switches.completed(
      promos?.running ?? entry.promosOn,
      without: entry.promosOff
    )
    var partitions: [[Group]: [Int]] = [:]
    var order: [[Group]] = []
    for brand in entry.brands {
      var screens: [[LeafID: ResolvedValue]: [Int]] = [:]
      for screen in entry.screens where space.exists(screen: screen, inBrand: brand) {
        let cell = space.cell(
          brand: brand,
          promos: running,
          screen: screen,
          ios: version,
          device: device
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

  /// Adds the look of a group, or its contexts to a look that exists.
  ///
  /// - Parameters:
  ///   - group: The brands and screens.
  ///   - entry: The contexts, with their bars and settings.
  ///   - design: The system's design.
  ///   - devices: Devices of one idiom.
  ///   - versions: The versions, by index.
  ///   - subject: The theme.
  private mutating func add(
    _ group: Group,
    _ entry: ContextEntry,
    _ design: BarDesign,
    _ devices: [Device],
    _ versions: [Int],
    _ subject: PreviewSubject
  ) {
    let values = entry.settings.map { subject.tree.settings[$0].values } ?? []
    let look = Look(
      bars: entry.bars,
      settings: values.reduce(into: group.facts) { $0[$1.leaf] = $1.value },
      design: design,
      idiom: devices[0].idiom
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
        devices: devices,
        look: number
      )
    )
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

  /// The part of a box of contexts that is of interest, nil if there is none; versions are left as they are.
  func restricted(_ entry: ContextEntry, _ switches: SwitchTable) -> ContextEntry? {
    var entry = entry
    if let brand { entry.brands = entry.brands.filter { $0 == brand } }
    if let screen { entry.screens = entry.screens.filter { $0 == screen } }
    entry.devices = entry.devices.filter(devices.contains)
    if let promos {
      guard switches.promos(entry.promosOn).allSatisfy(promos.contains),
        !entry.promosOff.contains(where: promos.contains)
      else { return nil }
    }
    for value in modes {
      guard !entry.promosOff.contains(value),
        !entry.promosOn.contains(where: { switches.excludeEachOther($0, value) })
      else { return nil }
    }
    return entry.brands.isEmpty || entry.screens.isEmpty || entry.devices.isEmpty ? nil : entry
  }
}

/// Finds where a span ends.
extension DrawnVersion {
  /// The end of the span, the minor releases of its last version included.
  fileprivate var end: Version {
    last.minor == 0 ? Version(last.major, Int.max) : last
  }
}
