import LintelDiagnostics
import LintelSyntax

/// Reads the names that a theme declares from the top level of all its files.
///
/// Names are read before any block, because blocks refer to brands, promos, screens, and styles
/// that other files declare. This reader handles only the keys, and `ThemeBuilder` reads the content.
struct NameReader {
  /// The theme's files, the root first.
  let files: [LoadedFile]
  private let sources: SourceMap
  /// The name of the theme, which is also its brand if it doesn't declare any.
  let themeName: String
  private(set) var names = ThemeNames()
  var diagnostics: FindingList
  private var brandParents: [String: [YAMLNode]] = [:]
  /// The ranges that should be mappings of names but aren't.
  private(set) var unread: [SourceRange] = []
  private(set) var invalidNames: [String] = []
  /// The brands that declare each screen, with `nil` for a declaration for all brands.
  private var screenBrands: [String: [String?]] = [:]
  /// The keys under `screens:` that can only declare a screen, because they have the screen's class.
  private var plainDeclarations: [YAMLNode] = []
  private var promoReader: PromoReader
  private var modeReader = ModeReader()

  /// Whether the names exceed a limit, so that nothing else is checked.
  private(set) var exceedsLimit = false
  private let limits: ThemeLimits

  init(files: [LoadedFile], sources: SourceMap, themeName: String, limits: ThemeLimits) {
    self.limits = limits
    self.sources = sources
    promoReader = PromoReader(sources)
    diagnostics = FindingList(limit: limits.syntax.findings)
    self.files = files
    self.themeName = themeName
  }

  /// Reads groups first, then the other names of all files.
  mutating func read() {
    for file in files {
      for entry in file.topLevel where entry.key.text == "groups" {
        readNamed(entry.value, kind: "group", into: \.groups)
      }
    }
    for file in files {
      for entry in file.topLevel {
        switch BlockKey(rawValue: entry.key.text) {
        case .brands: readBrands(entry.value)
        case .promos: readPromos(entry.value)
        case .modes: modeReader.read(entry.value)
        case .screens: readScreens(entry.value, brand: nil)
        case .styles: readNamed(entry.value, kind: "style", into: \.styles)
        // Groups are read already, and the others don't declare names.
        case .groups, .lintel, .theme, .ios, .glass, .assets, .imports, .extends, .from, .until,
          .with, .class, .navigationController, .appVersions, .priority, .final, .tokens, .use,
          .proxies, .instances, .flows, nil:
          break
        }
      }
    }
    modeReader.finish()
    unread += modeReader.unread
    names.modes = modeReader.modes
    names.modePlaces = modeReader.places
    guard checkCounts(limits) else {
      exceedsLimit = true
      return
    }
    finishBrands()
    guard checkDepth(limits) else {
      exceedsLimit = true
      return
    }
    promoReader.finish()
    names.promos = promoReader.promos
    for (index, promo) in names.promos.enumerated() { names.promoIndices[promo.name] = index }
    names.switches = SwitchTable(promoCount: names.promos.count, modes: names.modes)
    diagnostics += promoReader.diagnostics + modeReader.diagnostics
    let (clashes, _) = concurrently(
      if: names.screenPlaces.count >= limits.minimumHalf,
      { [names] in Self.clashes(of: names) },
      with: { finishScreens() }
    )
    diagnostics += clashes
  }

  /// Reads the names of brands, the brands that they extend, and the screens in their blocks.
  private mutating func readBrands(_ mapping: YAMLNode) {
    for entry in mapping.entries {
      let name = entry.key.text
      guard checkName(entry.key, name, kind: "brand") else { continue }
      names.brandPlaces[name, default: []].append(entry.key.range)
      brandParents[name, default: []] += []
      for member in entry.value.entries {
        switch member.key.text {
        case "extends": brandParents[name, default: []].append(member.value)
        case "screens": readScreens(member.value, brand: name)
        default: break
        }
      }
    }
  }

  /// Orders the brands as a tree, and reports unknown parents and brands with two parents.
  private mutating func finishBrands() {
    if brandParents.isEmpty {
      names.brandTree = BrandTree(parents: [themeName: nil])
      return
    }
    var parents: [String: String?] = [:]
    for (name, nodes) in brandParents {
      let known = nodes.filter { isKnownParent($0) }
      if let first = known.first, let other = known.first(where: { $0.text != first.text }) {
        let message = "brand '\(name)' extends two brands"
        let note = Note("the other one is here", at: first.range)
        diagnostics.append("duplicate-key", message, at: other.range, notes: [note])
      }
      parents[name] = .some(known.first?.text)
    }
    names.brandTree = BrandTree(parents: parents)
    reportCircularBrands()
  }

  /// Returns whether a value of `extends` is a declared brand, or reports it.
  private mutating func isKnownParent(_ node: YAMLNode) -> Bool {
    if node.kind == .scalar, brandParents[node.text] != nil { return true }
    let known = diagnostics.all.count < maximumSuggestions ? brandParents.keys.sorted() : []
    diagnostics.append(.undeclared("brand", node, among: known))
    return false
  }

  /// Reports each cycle of `extends` at its first brand in source order.
  private mutating func reportCircularBrands() {
    var circular = names.brandTree.unrooted
    var count = 0
    // A brand that only extends one in the cycle isn't part of it.
    while count != circular.count {
      count = circular.count
      let extended = Set(circular.compactMap { brandParents[$0]?.first?.text })
      circular.removeAll { !extended.contains($0) }
    }
    var rest = Set(circular)
    for start in circular {
      var cycle: [String] = []
      var next: String? = start
      while let name = next, rest.remove(name) != nil {
        cycle.append(name)
        next = brandParents[name]?.first?.text
      }
      cycle.sort()
      let notes = cycle.compactMap { name in
        brandParents[name]?.first.map { Note("'\(name)' extends '\($0.text)'", at: $0.range) }
      }
      guard let first = notes.compactMap(\.range).min() else { continue }
      diagnostics.append(
        "circular-extends",
        "brands extend each other in a cycle: " + cycle.map { "'\($0)'" }.joined(separator: ", "),
        at: first,
        notes: notes,
        help: ["remove one of the 'extends' keys"]
      )
    }
  }

  private mutating func readPromos(_ mapping: YAMLNode) {
    for entry in mapping.entries {
      let name = entry.key.text
      guard checkName(entry.key, name, kind: "promo") else { continue }
      names.promoPlaces[name, default: []].append(entry.key.range)
      promoReader.read(name, entry.value)
    }
  }

  private mutating func readScreens(_ mapping: YAMLNode, brand: String?) {
    let entries = mapping.entries
    if entries.count > screenBrands.capacity {
      names.screenPlaces.reserveCapacity(entries.count)
      screenBrands.reserveCapacity(entries.count)
    }
    for entry in entries {
      let name = entry.key.text
      // A pattern doesn't declare anything. Groups are removed later, in `finishScreens()`.
      if name.utf8.contains(UInt8(ascii: "*")) { continue }
      guard checkName(entry.key, name, kind: "screen") else { continue }
      names.screenPlaces[name, default: []].append(entry.key.range)
      if names.groups[name] != nil { noteIfPlain(entry) }
      screenBrands[name, default: []].append(brand)
    }
  }

  /// Notes a screen with the name of a group if its block has a class, which only a declaration has.
  private mutating func noteIfPlain(_ entry: YAMLEntry) {
    let keys = entry.value.entries.map(\.key.text)
    if keys.contains("class") || keys.contains("navigationController") {
      plainDeclarations.append(entry.key)
    }
  }

  /// Numbers the screens, and finds the brands that each of them exists in.
  private mutating func finishScreens() {
    for group in names.groups.keys { screenBrands[group] = nil }
    names.screenTree = ScreenTree(names: screenBrands.keys)
    reportGroupsNamedAsScreens()
    names.screens = names.screenTree.names.map { name in
      let brands = screenBrands[name].flatMap { brands in
        brands.contains(nil)
          ? nil : Ranges.union(brands.compactMap { $0.flatMap { names.brandTree.families[$0] } })
      }
      return Screen(name: name, brands: brands)
    }
  }

  /// Reports groups with the name of a screen, because a reference to the name would be ambiguous.
  private mutating func reportGroupsNamedAsScreens() {
    guard !names.groups.isEmpty else { return }
    var screens: [String: SourceRange] = [:]
    for key in plainDeclarations where names.groups[key.text] != nil {
      screens[key.text] = screens[key.text] ?? key.range
    }
    for (name, group) in names.groups {
      var note = screens[name].map { Note("it is declared as a screen here", at: $0) }
      if note == nil, let family = names.screenTree.family(of: name) {
        let screen = names.screenTree.names[Int(family.lowerBound) - 1]
        note = Note("'\(screen)' is below it", at: names.screenPlaces[screen]?.min())
      }
      guard let note else { continue }
      diagnostics.append(
        "duplicate-name",
        "'\(name)' is a group and a screen",
        at: group.key.range,
        notes: [note],
        help: ["rename one of them"]
      )
    }
  }

  /// Reads a mapping of names, such as `styles`, into a dictionary.
  private mutating func readNamed(
    _ mapping: YAMLNode,
    kind: String,
    into path: WritableKeyPath<ThemeNames, [String: YAMLEntry]>
  ) {
    if mapping.kind != .mapping, !mapping.isEmpty {
      unread.append(mapping.range)
      let message = "'\(kind)s' is a mapping of names"
      let help = "write each name as a key with a mapping, without a '-' or brackets"
      diagnostics.append("wrong-value-type", message, at: mapping.range, help: [help])
    }
    let screens = kind == "group" ? reportUnlistedScreens(in: mapping) : []
    for entry in mapping.entries where !screens.contains(entry.key.range) {
      let name = entry.key.text
      guard checkName(entry.key, name, kind: kind) else { continue }
      if let first = names[keyPath: path][name] {
        diagnostics.append(.declaredTwice(kind, name, at: entry.key.range, first: first.key.range))
      } else {
        names[keyPath: path][name] = entry
      }
    }
  }

  /// Reports groups without brackets, such as `{ shop: home, cart }`, and returns the ranges of the screens that YAML reads as keys.
  private mutating func reportUnlistedScreens(in mapping: YAMLNode) -> Set<SourceRange> {
    guard mapping.isFlow else { return [] }
    var screens: Set<SourceRange> = []
    var rest = Array(mapping.entries)[...]
    while let group = rest.popFirst() {
      let others = rest.prefix { isBare($0) }
      rest = rest.dropFirst(others.count)
      guard group.value.kind == .scalar, !group.value.isEmpty, let last = others.last else {
        continue
      }
      let places = [group.value.range] + others.map(\.key.range)
      let written = places.map { sources[$0.file].text(of: $0) }
      let meant = "[\(written.joined(separator: ", "))]"
      let range = group.value.range.union(last.key.range)
      let message = "several screens need a list, because in braces, a comma ends the group"
      diagnostics.append(.meaning(meant, "undeclared-name", message, at: range))
      screens.formUnion(places.dropFirst())
    }
    return screens
  }

  /// Whether an entry in braces is only a key without a colon.
  private func isBare(_ entry: YAMLEntry) -> Bool {
    let (key, value) = (entry.key.range, entry.value.range)
    guard entry.value.isEmpty, value.lower == value.upper, key.upper <= value.lower else {
      return false
    }
    let between = SourceRange(file: key.file, lower: Int(key.upper), upper: Int(value.lower))
    return !sources[key.file].text(of: between).contains(":")
  }

  /// Returns whether a key is a valid name, or reports it.
  private mutating func checkName(_ key: YAMLNode, _ name: String, kind: String) -> Bool {
    if NameRules.isValid(name) { return true }
    invalidNames.append(name)
    diagnostics.append(.invalidName(name, kind: kind, at: key.range))
    return false
  }

  /// Returns the errors about names that are the same in Swift.
  private static func clashes(of names: ThemeNames) -> [Diagnostic] {
    [
      ("brand", names.brandPlaces), ("promo", names.promoPlaces), ("screen", names.screenPlaces),
    ].flatMap { kind, places in
      let firsts = places.compactMap { name, ranges in ranges.min().map { (name, $0) } }
      return SwiftNameCollisions.diagnostics(kind, firsts)
    }
  }

  /// Returns whether the numbers of names are within the limits, or reports the first kind that isn't.
  mutating func checkCounts(_ limits: ThemeLimits) -> Bool {
    let kinds = [
      ("brands", names.brandPlaces, limits.brands),
      ("promos", names.promoPlaces, limits.promos),
      ("modes", names.modePlaces.mapValues { [$0] }, limits.modes),
      ("screens", names.screenPlaces, limits.screens),
    ]
    for (kind, places, limit) in kinds where places.count > limit {
      let firsts = places.values.compactMap(\.first).sorted()
      let message = "the theme has \(places.count) \(kind), more than the limit of \(limit)"
      let help = "remove the ones that you no longer use, or split the theme by app"
      diagnostics.append("too-many-names", message, at: firsts[limit], help: [help])
      return false
    }
    for mode in names.modes {
      let places = modeReader.valuePlaces[mode.name, default: []]
      guard places.count > limits.modeValues else { continue }
      diagnostics.append(
        "too-many-names",
        "mode '\(mode.name)' has \(places.count) values, more than the limit of \(limits.modeValues)",
        at: places[limits.modeValues],
        help: ["remove the ones that you no longer use"]
      )
      return false
    }
    return true
  }

  /// Returns whether chains of `extends` are within the limit, or reports the first brand that isn't.
  mutating func checkDepth(_ limits: ThemeLimits) -> Bool {
    var depths: [Int] = []
    // A brand follows the brand that it extends.
    for brand in names.brandTree.brands {
      let depth = brand.parent.map { depths[$0] + 1 } ?? 0
      depths.append(depth)
      guard depth > limits.extends else { continue }
      diagnostics.append(
        "too-many-names",
        "brand '\(brand.name)' is at the end of a chain of more than \(limits.extends) brands that extend each other",
        at: names.brandPlaces[brand.name, default: []].first ?? start,
        help: ["shorten the chain: extend a brand that is closer to its beginning"]
      )
      return false
    }
    return true
  }

  private var start: SourceRange {
    SourceRange(file: files.first?.id ?? FileID(0), lower: 0, upper: 0)
  }
}
