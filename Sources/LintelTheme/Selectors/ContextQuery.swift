import LintelDiagnostics
package import LintelSchema

/// A context as someone asks for it, by names.
package struct ContextQuery: Sendable {
  /// May be left out if the theme has one brand.
  package var brand: String?
  /// The promos that should run; empty for none.
  package var promos: [String]
  /// Such as `reading=sepia`; a mode that isn't named has its first value.
  package var modes: [String]
  /// Nil for the bar's own default.
  package var screen: String?
  /// Such as `18` or `16.4`; the theme's newest if left out.
  package var ios: String?
  /// `phone` or `pad`; phone if left out.
  package var idiom: String?
  /// `compact` or `regular`; what the idiom usually has if left out.
  package var width: String?
  /// `compact` or `regular`; regular if left out.
  package var height: String?
  /// The release of the app, such as `5.2`; the newest if left out.
  package var appVersion: String?

  /// Creates a query; what is left out has the defaults above.
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

  /// What `explain` tells apart, since the query leaves it open.
  package var open: Set<Dimension> {
    let isDeviceOpen = [idiom, width, height].contains(nil)
    return Set([ios == nil ? .ios : nil, isDeviceOpen ? .device : nil].compactMap(\.self))
  }
}

/// A context of a theme, by indices.
package struct ContextSelection: Hashable, Sendable {
  /// An index into the theme's brands.
  package var brand: Int
  /// Numbers of the promos that run and of the modes' values, ascending: a set that can be.
  package var promos: [Int]
  /// Indices of the promos that are asked for and can't run with the others, ascending.
  package var leftOut: [Int] = []
  /// Indices of the dated promos that always run with those asked for, ascending.
  package var added: [Int] = []
  /// 0 for "no screen", otherwise one more than the index into the theme's screens.
  package var screen: Int
  /// The iOS version.
  package var ios: Version
  /// The device: what the query asks for, otherwise what is usual.
  package var device: Device
  /// What the query asks of devices.
  package var asked = DeviceCondition()
  /// An index into the releases of the theme's space.
  package var release: Int

  /// Selects one context.
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

/// Why a query names no context, in a sentence for the person who asked.
package struct ContextQueryError: Error, Hashable, Sendable {
  /// The sentence, without a period.
  package let message: String
}

/// Releases by name.
extension AppRelease {
  /// The release that someone names.
  package static func asked(_ text: String) throws(ContextQueryError) -> AppRelease {
    guard let release = AppRelease(text) else {
      throw ContextQueryError(message: "'\(text)' is not a version of an app such as 5.2 or 5.2.1")
    }
    return release
  }
}

/// Contexts by name.
extension Theme {
  /// The context that a query names.
  package func select(_ query: ContextQuery) throws(ContextQueryError) -> ContextSelection {
    let brand = try selectBrand(query.brand)
    let screen = try selectScreen(query.screen)
    guard space.exists(screen: screen, inBrand: brand) else {
      throw ContextQueryError(
        message: "screen '\(space.screens[screen - 1].name)' does not exist in brand "
          + "'\(space.brands[brand].name)'"
      )
    }
    let modes = try selectModes(query.modes)
    let promos = space.calendar.normalized(try indices(ofPromos: query.promos) + modes)
    let devices = try selectDevices(query)
    return ContextSelection(
      brand: brand,
      promos: promos.running,
      leftOut: promos.leftOut,
      added: promos.added,
      screen: screen,
      ios: try selectVersion(query.ios),
      device: Device(usualWith: devices),
      asked: devices,
      release: space.interval(of: try query.appVersion.map(AppRelease.asked))
    )
  }

  /// Returns the index of a brand.
  ///
  /// - Parameter name: the name; may be nil if the theme has only one brand.
  /// - Returns: the index in the theme's brands.
  /// - Throws: `ContextQueryError` if there are several brands, or none with that name.
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

  /// Returns the value of a screen in the screen dimension, 0 for nil.
  package func selectScreen(_ name: String?) throws(ContextQueryError) -> Int {
    guard let name else { return 0 }
    return try index(of: name, in: space.screens.map(\.name), kind: "screen") + 1
  }

  /// The promos that run of those that someone names.
  package func selectPromos(_ names: [String]) throws(ContextQueryError) -> [Int] {
    let running = space.calendar.normalized(try indices(ofPromos: names)).running
    return space.calendar.switches.promos(running)
  }

  private func indices(ofPromos names: [String]) throws(ContextQueryError) -> [Int] {
    let all = space.calendar.promos.map(\.name)
    return try names.map { name throws(ContextQueryError) in
      try index(of: name, in: all, kind: "promo")
    }
  }

  /// The values of modes that someone names, as numbers of `SwitchTable`.
  ///
  /// - Parameter texts: such as `reading=sepia`.
  /// - Returns: the numbers, ascending.
  /// - Throws: if the theme doesn't have a mode or a value, or if a mode has two values.
  package func selectModes(_ texts: [String]) throws(ContextQueryError) -> [Int] {
    let switches = space.calendar.switches
    var chosen: [Int: Int] = [:]
    for text in texts {
      let named = try selectModeValue(text)
      let number = switches.number(of: named)
      if let other = chosen.updateValue(number, forKey: named.mode), other != number {
        let name = switches.modes[named.mode].name
        throw ContextQueryError(message: "mode '\(name)' has two values; leave one out")
      }
    }
    return chosen.values.sorted()
  }

  /// The value of a mode that someone names.
  ///
  /// - Parameter text: such as `reading=sepia`.
  /// - Returns: the mode and the value, by their indices.
  /// - Throws: if the theme doesn't have the mode or the value.
  func selectModeValue(_ text: String) throws(ContextQueryError) -> ModeValue {
    let modes = space.calendar.switches.modes
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else {
      let message = "'\(text)' isn't a mode and its value; write it as 'reading=sepia'"
      throw ContextQueryError(message: message)
    }
    let mode = try index(of: parts[0], in: modes.map(\.name), kind: "mode")
    let values = modes[mode].values
    let value = try index(of: parts[1], in: values, of: "mode '\(parts[0])'", kind: "value")
    return ModeValue(mode: mode, value: value)
  }

  /// Returns an iOS version of the theme's range, the newest for nil.
  package func selectVersion(_ text: String?) throws(ContextQueryError) -> Version {
    guard let text else { return newestIOS }
    guard let version = WrittenVersion(text)?.version else {
      throw ContextQueryError(message: "'\(text)' is not an iOS version such as 18 or 16.4")
    }
    // What is older than all that themes can hold on has existed, and the theme's own range says enough.
    guard version.major < 12 || VersionLine.contains(version) else {
      let message = VersionLine.unreleased(version)
      throw ContextQueryError(message: "\(message); the versions are \(VersionLine.list)")
    }
    guard minimumIOS <= version, version.major <= newestIOS.major else {
      throw ContextQueryError(
        message: "the theme is for iOS \(minimumIOS) to \(newestIOS), which has no \(version)"
      )
    }
    return version
  }

  /// Returns what a query asks of devices.
  ///
  /// - Throws: `ContextQueryError` for what is neither an idiom nor a size class.
  package func selectDevices(_ query: ContextQuery) throws(ContextQueryError) -> DeviceCondition {
    var devices = DeviceCondition()
    for (trait, text) in [
      (DeviceTrait.idiom, query.idiom), (.width, query.width), (.height, query.height),
    ] {
      guard let text else { continue }
      guard let value = trait.names.firstIndex(of: text) else {
        let what = trait == .idiom ? "device" : "size class"
        let names = trait.names.joined(separator: " or ")
        throw ContextQueryError(message: "'\(text)' is not a \(what); write \(names)")
      }
      devices[trait] = value
    }
    return devices
  }

  /// Returns the index of a name; throws an error with the nearest names if there is none.
  private func index(
    of name: String,
    in names: [String],
    of owner: String = "the theme",
    kind: String
  ) throws(ContextQueryError) -> Int {
    if let index = names.firstIndex(of: name) { return index }
    let near = nearestNames(to: name, among: names)
    let hint =
      near.isEmpty
      ? names.sorted().prefix(12).joined(separator: ", ")
        + (names.count > 12 ? ", and \(names.count - 12) more" : "") : near.joined(separator: ", ")
    throw ContextQueryError(
      message: "\(owner) has no \(kind) '\(name)'"
        + (hint.isEmpty ? "" : near.isEmpty ? "; it has \(hint)" : "; did you mean \(hint)?")
    )
  }
}

/// The parts of a context that a query names, by indices; nil for any.
package struct ContextParts: Hashable, Sendable {
  /// The index of the brand.
  package var brand: Int?
  /// Those that run.
  package var promos: [Int]?
  /// Numbers of the values that modes have; what isn't listed may have any.
  package var modes: [Int] = []
  /// The value of the screen.
  package var screen: Int?
  /// The iOS version.
  package var ios: Version?
  /// What is asked of the device.
  package var devices = DeviceCondition()
}

/// Queries that leave dimensions open.
extension Theme {
  /// What a query names, where what it leaves out may be anything.
  ///
  /// - Throws: if the theme does not have what the query names.
  package func selectParts(of query: ContextQuery) throws(ContextQueryError) -> ContextParts {
    var parts = ContextParts()
    if let name = query.brand { parts.brand = try selectBrand(name) }
    if !query.promos.isEmpty { parts.promos = try selectPromos(query.promos) }
    parts.modes = try selectModes(query.modes)
    if let name = query.screen { parts.screen = try selectScreen(name) }
    if let text = query.ios { parts.ios = try selectVersion(text) }
    parts.devices = try selectDevices(query)
    return parts
  }
}
