import LintelAppearance
import LintelSchema
import LintelTheme

/// Writes boxes of contexts with the names of a theme.
struct ContextWriter: Sendable {
  private let brands: [JSONValue]
  private let promos: [JSONValue]
  private let switches: SwitchTable
  /// The names of the screens, by value of the screen dimension; `null` for no screen.
  private let screens: [JSONValue]
  private let devices: [Device]
  /// The newest version, where contexts without an end stop.
  private let newestIOS: Version

  init(_ theme: Theme) {
    let space = theme.space
    brands = space.brands.map { .string($0.name) }
    promos = space.calendar.promos.map { .string($0.name) }
    switches = space.calendar.switches
    screens = [.null] + space.screens.map { .string($0.name) }
    devices = space.devices
    newestIOS = theme.newestIOS
  }

  /// Returns the values that each mode may have in a box, for the modes that the box narrows, or `nil` if there are none.
  private func modes(of context: ContextEntry) -> JSONValue? {
    let members = switches.modes.indices.compactMap { index -> JSONMember? in
      let numbers = switches.numbers(ofMode: index)
      let on = numbers.filter(context.switchesOn.contains)
      let left = on.isEmpty ? numbers.filter { !context.switchesOff.contains($0) } : on
      guard left.count < numbers.count else { return nil }
      let mode = switches.modes[index]
      return JSONMember(mode.name, .strings(left.map { mode.values[$0 - numbers.lowerBound] }))
    }
    return JSONValue.object(members).nonempty
  }

  /// Returns a context as an object; modes, screens, and size classes that it doesn't narrow are left out.
  func json(_ context: ContextEntry) -> JSONValue {
    func names(_ numbers: [Int]) -> JSONValue {
      .array(switches.promos(numbers).map { promos[$0] })
    }
    var members = [
      JSONMember("brands", .array(context.brands.map { brands[$0] })),
      JSONMember("promos", ["on": names(context.switchesOn), "off": names(context.switchesOff)]),
    ]
    if let modes = modes(of: context) { members.append(JSONMember("modes", modes)) }
    if !context.screens.isEmpty {
      members.append(JSONMember("screens", .array(context.screens.map { screens[$0] })))
    }
    let versions = [context.firstIOS, context.endIOS?.lastBefore ?? newestIOS]
    members.append(JSONMember("ios", .strings(versions.map(\.description))))
    let asked = DeviceCondition(context.devices, of: devices) ?? DeviceCondition()
    return .object(members + JSONMember.devices(asked))
  }
}

extension Version {
  /// The last version before this one; a major version includes all its minor versions.
  fileprivate var lastBefore: Version { minor > 0 ? Version(major, minor - 1) : Version(major - 1) }
}
