import LintelDiagnostics
package import LintelSchema

/// A request for a context, by names.
package struct ContextQuery: Sendable {
  /// The brand, which is optional if the theme has only one.
  package var brand: String?
  /// The promos that should run, if any.
  package var promos: [String]
  /// The values of modes, such as `reading=sepia`, where a mode that isn't named has its first value.
  package var modes: [String]
  /// The screen, or `nil` for no screen.
  package var screen: String?
  /// The iOS version, such as `18` or `16.4`, or `nil` for the newest in the theme.
  package var ios: String?
  /// `phone` or `pad`, or `nil` for phone.
  package var idiom: String?
  /// `compact` or `regular`, or `nil` for the usual width of the idiom.
  package var width: String?
  /// `compact` or `regular`, or `nil` for regular.
  package var height: String?
  /// The release of the app, such as `5.2`, or `nil` for the newest.
  package var appVersion: String?

  package init(
    brand: String? = nil,
    promos: [String] = [],
    modes: [String] = [],
    screen: String? = nil,
    ios: String? = nil,
    idiom: String? = nil,
    width: String? = nil,
    height: String? = nil,
    appVersion: String? = nil
  ) {
    self.brand = brand
    self.promos = promos
    self.modes = modes
    self.screen = screen
    self.ios = ios
    self.idiom = idiom
    self.width = width
    self.height = height
    self.appVersion = appVersion
  }

  /// The dimensions whose values `explain` lists separately, because the query leaves them open.
  package var open: Set<Dimension> {
    let isDeviceOpen = [idiom, width, height].contains(nil)
    return Set([ios == nil ? .ios : nil, isDeviceOpen ? .device : nil].compactMap(\.self))
  }
}

/// A context of a theme, by indices.
package struct ContextSelection: Hashable, Sendable {
  /// An index into the theme's brands.
  package var brand: Int
  /// The numbers of the promos that run and of the modes' values, ascending, which can all be on together.
  package var promos: [Int]
  /// The indices of the requested promos that can't run with the others, ascending.
  package var leftOut: [Int] = []
  /// The indices of the dated promos that always run with the requested ones, ascending.
  package var added: [Int] = []
  /// 0 for "no screen", or one more than an index into the theme's screens.
  package var screen: Int
  package var ios: Version
  /// The device, with usual traits where the query doesn't request any.
  package var device: Device
  /// The traits of the device that the query requests.
  package var asked = DeviceCondition()
  /// An index into the releases of the theme's space.
  package var release: Int

  package init(
    brand: Int,
    promos: [Int],
    leftOut: [Int] = [],
    added: [Int] = [],
    screen: Int,
    ios: Version,
    device: Device,
    asked: DeviceCondition = DeviceCondition(),
    release: Int = 0
  ) {
    self.brand = brand
    self.promos = promos
    self.leftOut = leftOut
    self.added = added
    self.screen = screen
    self.ios = ios
    self.device = device
    self.asked = asked
    self.release = release
  }
}

/// The reasons why a query doesn't select a context, in sentences for the person who asked.
package struct ContextQueryError: Error, Hashable, Sendable {
  /// The sentences, one on each line, without periods.
  package let message: String
}

/// Keeps the reasons why parts of a query can't be selected, so that one run reports all of them.
package struct QueryRefusals {
  private var messages: [String] = []

  package init() {}

  fileprivate var error: ContextQueryError {
    ContextQueryError(message: messages.joined(separator: "\n"))
  }

  /// Returns a part of the query, or keeps the reason and returns `nil`.
  @discardableResult
  package mutating func keep<Part>(
    from part: @autoclosure () throws(ContextQueryError) -> Part
  ) -> Part? {
    do {
      return try part()
    } catch {
      messages.append(error.message)
      return nil
    }
  }

  /// Returns the targets of a name, or keeps the reason why there are none and returns `nil`.
  package mutating func keep(targets: Result<[TargetID], TargetNameError>) -> [TargetID]? {
    switch targets {
    case .success(let targets): return targets
    case .failure(let error):
      messages.append(error.message)
      return nil
    }
  }

  mutating func add(_ message: String) { messages.append(message) }

  package func check() throws(ContextQueryError) {
    if !messages.isEmpty { throw error }
  }
}

extension AppRelease {
  /// Returns the release that a person names.
  package static func asked(_ text: String) throws(ContextQueryError) -> AppRelease {
    guard let release = AppRelease(text) else {
      throw ContextQueryError(message: "'\(text)' isn't a version of an app such as 5.2 or 5.2.1")
    }
    return release
  }
}

extension Theme {
  package func select(_ query: ContextQuery) throws(ContextQueryError) -> ContextSelection {
    var refusals = QueryRefusals()
    let selectedBrand = refusals.keep(from: try selectBrand(query.brand))
    let selectedScreen = refusals.keep(from: try selectScreen(query.screen))
    if let selectedBrand, let selectedScreen {
      refusals.keep(from: try requireScreen(selectedScreen, inBrand: selectedBrand))
    }
    let modes = refusals.keep(from: try selectModes(query.modes))
    let requested = refusals.keep(from: try indices(ofPromos: query.promos))
    let version = refusals.keep(from: try selectVersion(query.ios))
    let asked = refusals.keep(from: try selectDevices(query))
    let appVersion = refusals.keep(from: try query.appVersion.map(AppRelease.asked))
    try refusals.check()
    guard let brand = selectedBrand, let screen = selectedScreen, let modes, let requested,
      let version, let devices = asked, let appVersion
    else { throw refusals.error }
    let promos = space.calendar.normalized(requested + modes)
    return ContextSelection(
      brand: brand,
      promos: promos.running,
      leftOut: promos.leftOut,
      added: promos.added,
      screen: screen,
      ios: version,
      device: Device(usualWith: devices),
      asked: devices,
      release: space.interval(of: appVersion)
    )
  }

  private func requireScreen(_ screen: Int, inBrand brand: Int) throws(ContextQueryError) {
    guard space.exists(screen: screen, inBrand: brand) else {
      throw ContextQueryError(
        message: "screen '\(space.screens[screen - 1].name)' doesn't exist in brand "
          + "'\(space.brands[brand].name)'"
      )
    }
  }

  /// Returns the index of a brand, whose name can be `nil` if the theme has only one brand.
  package func selectBrand(_ name: String?) throws(ContextQueryError) -> Int {
    let names = space.brands.map(\.name)
    guard let name else {
      if names.count == 1 { return 0 }
      throw ContextQueryError(
        message: "the theme has \(names.count) brands; choose one with --brand: "
          + names.sorted().joined(separator: ", ")
      )
    }
    return try index(of: name, in: names, kind: "brand")
  }

  /// Returns the value of a screen in the screen dimension, which is 0 for `nil`.
  package func selectScreen(_ name: String?) throws(ContextQueryError) -> Int {
    guard let name else { return 0 }
    let names = space.screens.map(\.name)
    let isGroup = groups.contains(name)
    if !names.contains(name), isGroup || name.contains("*") {
      let domain = space.domains[Dimension.screen.index]
      let label = ContextSpace.label(ofScreens: name, isGroup: isGroup)
      let sets = domain.entries.indices.filter { domain.entries[$0].label == label }
      let ranges = sets.flatMap { domain.values(of: SetID($0)) }
      let own = ranges.flatMap { range in range.map { names[Int($0) - 1] } }
      if !own.isEmpty {
        let what = isGroup ? "group" : "pattern"
        let message = "'\(name)' is a \(what); choose one of its screens: \(own.list)"
        throw ContextQueryError(message: message)
      }
    }
    return try index(of: name, in: names, kind: "screen") + 1
  }

  /// Returns the promos that run if the named ones are requested.
  package func selectPromos(_ names: [String]) throws(ContextQueryError) -> [Int] {
    let running = space.calendar.normalized(try indices(ofPromos: names)).running
    return space.calendar.switches.promos(running)
  }

  private func indices(ofPromos names: [String]) throws(ContextQueryError) -> [Int] {
    let all = space.calendar.promos.map(\.name)
    var refusals = QueryRefusals()
    var indices: [Int] = []
    for name in names {
      let parts = name.split(separator: ",").map(String.init)
      if parts.count > 1, parts.allSatisfy(all.contains) {
        refusals.add("'\(name)' is several promos; write --promo once for each")
        continue
      }
      let index = refusals.keep(from: try self.index(of: name, in: all, kind: "promo"))
      if let index { indices.append(index) }
    }
    try refusals.check()
    return indices
  }

  /// Returns the values of modes for texts such as `reading=sepia`, as numbers of `SwitchTable`, ascending.
  package func selectModes(_ texts: [String]) throws(ContextQueryError) -> [Int] {
    let switches = space.calendar.switches
    var refusals = QueryRefusals()
    var chosen: [Int: Int] = [:]
    for text in texts {
      guard let named = refusals.keep(from: try selectModeValue(text)) else { continue }
      let number = switches.number(of: named)
      if let other = chosen.updateValue(number, forKey: named.mode), other != number {
        let name = switches.modes[named.mode].name
        refusals.add("mode '\(name)' has two values; specify only one")
      }
    }
    try refusals.check()
    return chosen.values.sorted()
  }

  /// Returns the value of a mode for a text such as `reading=sepia`.
  func selectModeValue(_ text: String) throws(ContextQueryError) -> ModeValue {
    let modes = space.calendar.switches.modes
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else {
      let mode = modes.first { $0.name == text || $0.values.contains(text) } ?? modes.first
      let value = mode.flatMap { $0.values.contains(text) ? text : $0.values.last } ?? "sepia"
      let meant = "\(mode?.name ?? "reading")=\(value)"
      let message = "'\(text)' isn't a mode and its value; write it as '\(meant)'"
      throw ContextQueryError(message: message)
    }
    let mode = try index(of: parts[0], in: modes.map(\.name), kind: "mode")
    let values = modes[mode].values
    let value = try index(of: parts[1], in: values, of: "mode '\(parts[0])'", kind: "value")
    return ModeValue(mode: mode, value: value)
  }

  /// Returns an iOS version in the theme's range, or the newest for `nil`.
  package func selectVersion(_ text: String?) throws(ContextQueryError) -> Version {
    guard let text else { return newestIOS }
    guard let version = WrittenVersion(text)?.version else {
      throw ContextQueryError(message: "'\(text)' isn't an iOS version such as 18 or 16.4")
    }
    // Versions older than those that themes support did exist, so the message about the theme's range is enough.
    guard version.major < 12 || VersionLine.contains(version) else {
      let message = VersionLine.unreleased(version)
      throw ContextQueryError(message: "\(message); the versions are \(VersionLine.list)")
    }
    guard minimumIOS <= version, version.major <= newestIOS.major else {
      throw ContextQueryError(
        message:
          "the theme is for iOS \(minimumIOS) to \(newestIOS), which doesn't include \(version)"
      )
    }
    return version
  }

  /// Returns the traits that a query requests, or throws an error for an unknown idiom or size class.
  package func selectDevices(_ query: ContextQuery) throws(ContextQueryError) -> DeviceCondition {
    var refusals = QueryRefusals()
    var devices = DeviceCondition()
    for (trait, text) in [
      (DeviceTrait.idiom, query.idiom), (.width, query.width), (.height, query.height),
    ] {
      guard let text else { continue }
      guard let value = trait.names.firstIndex(of: text) else {
        let what = trait == .idiom ? "device" : "size class"
        let names = trait.names.joined(separator: " or ")
        refusals.add("'\(text)' isn't a \(what); write \(names)")
        continue
      }
      devices[trait] = value
    }
    try refusals.check()
    return devices
  }

  /// Returns the index of a name, or throws an error with the nearest names.
  private func index(
    of name: String,
    in names: [String],
    of owner: String = "the theme",
    kind: String
  ) throws(ContextQueryError) -> Int {
    if let index = names.firstIndex(of: name) { return index }
    let near = nearestNames(to: name, among: names)
    let all = names.isEmpty ? "" : "; it has \(names.list)"
    let hint = near.isEmpty ? all : Suggestion.question(for: near)
    throw ContextQueryError(message: "\(owner) has no \(kind) '\(name)'\(hint)")
  }
}

/// The parts of a context that a query names, by indices, where `nil` means any.
package struct ContextParts: Hashable, Sendable {
  package var brand: Int?
  package var promos: [Int]?
  /// The numbers of modes' values, where a mode without one can have any value.
  package var modes: [Int] = []
  /// The value of the screen in its dimension.
  package var screen: Int?
  package var ios: Version?
  package var devices = DeviceCondition()

  /// Creates the parts of a query that names nothing.
  package init() {}
}

extension Theme {
  /// Returns the parts that a query names, where omitted parts can have any value.
  package func selectParts(of query: ContextQuery) throws(ContextQueryError) -> ContextParts {
    var refusals = QueryRefusals()
    var parts = ContextParts()
    if let name = query.brand { parts.brand = refusals.keep(from: try selectBrand(name)) }
    if !query.promos.isEmpty { parts.promos = refusals.keep(from: try selectPromos(query.promos)) }
    parts.modes = refusals.keep(from: try selectModes(query.modes)) ?? []
    if let name = query.screen { parts.screen = refusals.keep(from: try selectScreen(name)) }
    if let text = query.ios { parts.ios = refusals.keep(from: try selectVersion(text)) }
    parts.devices = refusals.keep(from: try selectDevices(query)) ?? DeviceCondition()
    try refusals.check()
    return parts
  }
}

extension [String] {
  /// Returns the first names in alphabetical order, followed by the number of other names.
  fileprivate var list: String {
    sorted().prefix(12).joined(separator: ", ") + (count > 12 ? ", and \(count - 12) more" : "")
  }
}
