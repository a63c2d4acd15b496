import LintelSchema
import LintelTheme

/// The contexts of a query, whose names at least one of two themes has.
struct AskedContexts {
  /// The query, as on the command line.
  private let query: ContextQuery
  /// The version, or `nil` for all.
  private let ios: Version?
  private let devices: DeviceCondition

  /// Checks a query, and throws if neither theme has a name in it, or if a version or a device can't be read.
  init(_ query: ContextQuery, _ old: Theme, _ new: Theme) throws(ContextQueryError) {
    self.query = query
    /// Selects from the newer theme, or from the older one if only that has the name, and otherwise throws the newer theme's error.
    func select<T>(_ selection: (Theme) throws(ContextQueryError) -> T) throws(ContextQueryError)
      -> T
    {
      do {
        return try selection(new)
      } catch {
        if let found = try? selection(old) { return found }
        throw error
      }
    }
    var refusals = QueryRefusals()
    func keep<T>(_ selection: (Theme) throws(ContextQueryError) -> T) -> T? {
      refusals.keep(from: try select(selection))
    }
    if let brand = query.brand {
      _ = keep { theme throws(ContextQueryError) in try theme.selectBrand(brand) }
    }
    if let screen = query.screen {
      _ = keep { theme throws(ContextQueryError) in try theme.selectScreen(screen) }
    }
    let promos = Set([old, new].flatMap(\.space.calendar.promos).map(\.name))
    let missing = query.promos.filter { !promos.contains($0) }
    if !missing.isEmpty { refusals.keep(from: try new.selectPromos(missing)) }
    for mode in query.modes {
      _ = keep { theme throws(ContextQueryError) in try theme.selectModes([mode]) }
    }
    ios = query.ios.flatMap { text in
      keep { theme throws(ContextQueryError) in try theme.selectVersion(text) }
    }
    devices = refusals.keep(from: try new.selectDevices(query)) ?? DeviceCondition()
    try refusals.check()
  }

  /// The part of the shared contexts that the query names, or `nil` if there is none.
  func box(of contexts: SharedContexts) -> SharedBox? {
    var box = contexts.whole
    func keep(_ name: String?, _ names: [SharedContexts.Name], _ indices: inout [Int]) {
      if let name { indices.removeAll { names[$0].name != name } }
    }
    keep(query.brand, contexts.brands, &box.brands)
    keep(query.screen, contexts.screens, &box.screens)
    if !query.promos.isEmpty {
      let known = Set(contexts.switches.map(\.name))
      guard query.promos.allSatisfy(known.contains) else { return nil }
      for (index, promo) in contexts.switches.enumerated() where !promo.isOfMode {
        if query.promos.contains(promo.name) {
          box.switchesOn.append(index)
        } else {
          box.switchesOff.append(index)
        }
      }
    }
    for mode in query.modes {
      guard let index = contexts.switches.firstIndex(where: { $0.name == mode }) else { return nil }
      box.switchesOn.append(index)
    }
    if let ios {
      let next = Version(ios.major, ios.minor + 1)
      guard ios < box.endIOS, box.firstIOS <= ios else { return nil }
      (box.firstIOS, box.endIOS) = (ios, min(box.endIOS, next))
    }
    box.devices = box.devices.filter(
      contexts.distinguishesSizeClasses ? devices.contains : devices.ofIdiom.contains
    )
    return box.brands.isEmpty || box.screens.isEmpty || box.devices.isEmpty ? nil : box
  }

  /// Whether a structural difference concerns the contexts of the query.
  func includes(_ difference: StructureDifference) -> Bool {
    switch difference.kind {
    case .theme, .ios, .parameter, .fact: true
    case .brand: query.brand.map { $0 == difference.name } ?? true
    case .promo: query.promos.isEmpty || query.promos.contains(difference.name)
    case .mode: true
    case .screen: query.screen.map { $0 == difference.name } ?? true
    case .flow:
      query.screen.map { screen in
        difference.name.split(separator: " ").contains { $0 == screen }
      } ?? true
    }
  }

  /// Whether a condition of a theme can be true in the contexts of the query.
  func includes(_ condition: Condition, of theme: Theme) -> Bool {
    let space = theme.space
    func includes(_ indices: [Int], _ dimension: Dimension) -> Bool {
      let set = condition[dimension]
      return set == .top || indices.contains { space.domains[dimension.index].contains(set, $0) }
    }
    func includes(_ name: String?, in names: [String], _ dimension: Dimension) -> Bool {
      guard let name else { return true }
      return includes(names.firstIndex(of: name).map { [$0] } ?? [], dimension)
    }
    let switches = space.calendar.switchNames
    let required = space.requiredSwitches(condition[.promos]).map { switches[$0] }
    let isRunning = required.allSatisfy { name in
      let mode = name.prefix { $0 != "=" }
      return mode.utf8.count == name.utf8.count
        ? query.promos.isEmpty || query.promos.contains(name)
        : query.modes.allSatisfy { $0 == name || !$0.hasPrefix("\(mode)=") }
    }
    let version = ios.map { ios in [space.versions.lastIndex { $0.first <= ios } ?? 0] }
    let devices = space.devices.filter(
      space.distinguishesSizeClasses ? self.devices.contains : self.devices.ofIdiom.contains
    )
    return isRunning && includes(query.brand, in: space.brands.map(\.name), .brand)
      && includes(query.screen, in: [""] + space.screens.map(\.name), .screen)
      && (version.map { includes($0, .ios) } ?? true)
      && includes(devices.map { space.index(of: $0) }, .device)
  }

  /// Whether a changed push starts or ends at the screen of the query.
  func includes(_ push: PushDifference) -> Bool {
    query.screen.map { $0 == push.from || $0 == push.to } ?? true
  }
}
