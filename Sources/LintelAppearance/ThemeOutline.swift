package import LintelSchema
package import LintelTheme

/// The names and versions in a theme, without its declarations.
package struct ThemeOutline: Sendable, Equatable {
  /// The theme's name from `theme:`; backends derive the names of types and files from it.
  package let theme: String
  /// The app's deployment target.
  package let minimumIOS: Version
  /// The newest version of iOS that Lintel knows.
  package let newestIOS: Version
  /// The brands in the order of the file.
  package let brands: [Brand]
  /// The promos in the order of the file.
  package let promos: [Promo]
  /// The modes in the order of the file.
  package let modes: [Mode]
  /// The screens in the order of the file.
  package let screens: [Screen]
  /// The devices that contexts distinguish, either by idiom and size classes or only by idiom.
  package let devices: [Device]
  /// The colors that the app supplies, sorted by name.
  package let parameters: [ColorParameter]

  /// Creates the outline of a theme.
  ///
  /// If `parameters` is `nil`, the outline has all colors from the app that the theme mentions.
  package init(_ theme: Theme, parameters: [ColorParameter]? = nil) {
    self.theme = theme.name
    minimumIOS = theme.minimumIOS
    newestIOS = theme.newestIOS
    brands = theme.space.brands
    promos = theme.space.calendar.promos
    modes = theme.space.calendar.switches.modes
    screens = theme.space.screens
    devices = theme.space.devices
    self.parameters = parameters ?? Self.parameters(among: theme.values)
  }

  /// Returns the colors among some values that the app supplies, sorted by name.
  static func parameters(among values: [Value]) -> [ColorParameter] {
    var samples: [String: [ColorLiteral]] = [:]
    for case .color(.runtime(let name, let colors)) in values { samples[name] = colors }
    return samples.sorted { $0.key < $1.key }
      .map { ColorParameter(name: $0.key, samples: $0.value) }
  }

  /// Whether the theme's conditions ask for size classes of the app's window.
  package var distinguishesSizeClasses: Bool { devices.count > Device.ofAnySize.count }

  /// Returns the condition of a box on devices; there is always one, because boxes are products.
  package func condition(of entry: ContextEntry) -> DeviceCondition {
    DeviceCondition(entry.devices, of: devices) ?? DeviceCondition()
  }

  /// The numbers of the promos and of the modes' values.
  package var switches: SwitchTable { SwitchTable(promoCount: promos.count, modes: modes) }

  /// Returns the name of a number in `switches`, such as `promo summer` or `reading=sepia`.
  package func words(ofSwitch number: Int) -> String {
    switches.value(number).map(switches.words) ?? "promo \(promos[number].name)"
  }
}
