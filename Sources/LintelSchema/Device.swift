/// What a condition can ask a device: its idiom, and the size classes of the app's window on it.
///
/// Every trait has two values, which are numbered from 0 in the order of `names`.
package enum DeviceTrait: String, Hashable, Sendable, CaseIterable {
  /// `UITraitCollection.userInterfaceIdiom`.
  case idiom
  /// `UITraitCollection.horizontalSizeClass`.
  case width
  /// `UITraitCollection.verticalSizeClass`.
  case height

  /// The trait as themes and the command line name it.
  package var name: String { rawValue }

  /// The values as themes name them; the first is that of an iPhone held upright.
  package var names: [String] {
    switch self {
    case .idiom: Idiom.allCases.map(\.description)
    case .width: ["compact", "regular"]
    case .height: ["regular", "compact"]
    }
  }

  /// The traits that can change while an app runs.
  package static let sizes: [DeviceTrait] = [.width, .height]
}

/// A kind of device with the size classes of the app's window on it.
///
/// The first two of the eight devices have the sizes that their kind usually has: an iPhone held upright, and an iPad with the whole
/// screen. In a theme without conditions for sizes they are the only ones, and mean any size.
package struct Device: RawRepresentable, Hashable, Sendable {
  /// A number below 8: bit 0 is the idiom; bits 1 and 2 are set where width and height are unusual for the idiom.
  package let rawValue: Int

  /// Creates a device from its number; nil outside of `0..<8`.
  package init?(rawValue: Int) {
    guard Self.numbers.contains(rawValue) else { return nil }
    self.rawValue = rawValue
  }

  /// Creates a device from a value of each trait, in the order of `DeviceTrait.allCases`.
  package init(idiom: Int, width: Int, height: Int) {
    rawValue = (idiom & 1) | ((width ^ idiom) & 1) << 1 | (height & 1) << 2
  }

  /// Creates the device that a condition asks for, with the idiom's usual sizes where it doesn't ask for any.
  package init(usualWith condition: DeviceCondition) {
    let idiom = condition[.idiom] ?? 0
    self.init(idiom: idiom, width: condition[.width] ?? idiom, height: condition[.height] ?? 0)
  }

  private init(number: Int) {
    rawValue = number
  }

  private static let numbers = 0..<8
  /// An iPhone held upright.
  package static let phone = Device(number: 0)
  /// An iPad with the whole screen.
  package static let pad = Device(number: 1)
  /// Every combination of idiom and sizes, whether one can be bought today or not.
  package static let all = numbers.map(Device.init(number:))
  /// The devices of a theme without conditions for sizes.
  package static let ofAnySize = [phone, pad]

  /// The value of a trait, as an index into its names.
  package subscript(trait: DeviceTrait) -> Int {
    switch trait {
    case .idiom: rawValue & 1
    case .width: (rawValue ^ rawValue >> 1) & 1
    case .height: rawValue >> 2
    }
  }

  /// The idiom.
  package var idiom: Idiom { self[.idiom] == 0 ? .phone : .pad }

  /// The traits in words, such as `pad, regular width, compact height`.
  ///
  /// - Parameter tellsSizes: whether the theme has conditions for sizes; if not, the idiom is enough.
  /// - Returns: the idiom, and the sizes behind it.
  package func words(tellsSizes: Bool) -> String {
    tellsSizes ? DeviceCondition(self).words : "\(idiom)"
  }
}

/// Devices that a condition asks for: those with the given values of some traits.
package struct DeviceCondition: Hashable, Sendable {
  /// The value of each trait that it asks for.
  private var values: [DeviceTrait: Int] = [:]

  /// Creates the condition that every device meets.
  package init() {}

  /// Creates the condition that only one device meets.
  package init(_ device: Device) {
    for trait in DeviceTrait.allCases { values[trait] = device[trait] }
  }

  /// The condition that exactly some devices meet; nil if none does.
  ///
  /// - Parameters:
  ///   - devices: the devices, not empty.
  ///   - all: the devices that there are.
  package init?(_ devices: some Collection<Device>, of all: [Device]) {
    for trait in DeviceTrait.allCases {
      let found = Set(devices.map { $0[trait] })
      if found.count == 1, Set(all.map { $0[trait] }).count > 1 { self[trait] = found.first }
    }
    // The usual sizes of a theme without conditions for sizes mean any size.
    if all.count == Device.ofAnySize.count { for trait in DeviceTrait.sizes { self[trait] = nil } }
    guard all.count(where: contains) == devices.count else { return nil }
  }

  /// The value of a trait, as an index into its names; nil for any.
  package subscript(trait: DeviceTrait) -> Int? {
    get { values[trait] }
    set { values[trait] = newValue }
  }

  /// Whether every device meets the condition.
  package var isEmpty: Bool { values.isEmpty }
  /// Whether it asks for a size.
  package var mentionsSizes: Bool { DeviceTrait.sizes.contains { self[$0] != nil } }

  /// The same for any size, which is all that can be asked where sizes are not told apart.
  package var ofIdiom: DeviceCondition {
    var condition = DeviceCondition()
    condition[.idiom] = self[.idiom]
    return condition
  }

  /// Whether a device meets the condition.
  package func contains(_ device: Device) -> Bool {
    DeviceTrait.allCases.allSatisfy { trait in self[trait].map { device[trait] == $0 } ?? true }
  }

  /// The condition as a `when` key has it, such as `pad width regular`; empty if it asks for nothing.
  package var label: String {
    phrases { trait, value in trait == .idiom ? value : "\(trait.name) \(value)" }
      .joined(separator: " ")
  }

  /// The condition in words, such as `pad, regular width`; empty if it asks for nothing.
  package var words: String { parts.joined(separator: ", ") }

  /// The words of each trait that is asked for, such as `regular width`.
  package var parts: [String] {
    phrases { trait, value in trait == .idiom ? value : "\(value) \(trait.name)" }
  }

  private func phrases(_ phrase: (DeviceTrait, String) -> String) -> [String] {
    DeviceTrait.allCases.compactMap { trait in self[trait].map { phrase(trait, trait.names[$0]) } }
  }

  /// Divides devices into as few conditions as one pass from the first trait to the last finds.
  ///
  /// - Parameters:
  ///   - devices: the devices, not empty.
  ///   - all: the devices that there are.
  /// - Returns: conditions that exclude each other, in the order of their first devices.
  package static func dividing(
    _ devices: [Device],
    of all: [Device]
  ) -> [(condition: DeviceCondition, devices: [Device])] {
    if let whole = DeviceCondition(devices, of: all) { return [(whole, devices)] }
    let trials = DeviceTrait.allCases.map { trait in
      (0..<2).flatMap { value -> [(condition: DeviceCondition, devices: [Device])] in
        let part = devices.filter { $0[trait] == value }
        return part.isEmpty || part.count == devices.count ? [] : dividing(part, of: all)
      }
    }
    return trials.filter { !$0.isEmpty }.min { $0.count < $1.count } ?? []
  }
}
