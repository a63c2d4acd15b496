/// A trait that a condition can ask for: the device's idiom, or a size class of the app's window.
///
/// Every trait has two values, numbered from 0 in the order of `names`.
package enum DeviceTrait: String, Hashable, Sendable, CaseIterable {
  /// `UITraitCollection.userInterfaceIdiom`.
  case idiom
  /// `UITraitCollection.horizontalSizeClass`.
  case width
  /// `UITraitCollection.verticalSizeClass`.
  case height

  /// The trait's name in themes and on the command line.
  package var name: String { rawValue }

  /// The names of the values in themes; the first one is that of an iPhone in portrait orientation.
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

/// A kind of device, with the size classes of the app's window on it.
///
/// The first two of the eight devices have the usual size classes of their kind: an iPhone in portrait orientation, and an iPad with a
/// full-screen window. In a theme without conditions on size classes, they are the only devices, and mean any size.
package struct Device: RawRepresentable, Hashable, Sendable {
  /// A number below 8: bit 0 is the idiom; bits 1 and 2 are set where width and height are unusual for the idiom.
  package let rawValue: Int

  /// Creates a device from its number, or returns `nil` outside of `0..<8`.
  package init?(rawValue: Int) {
    guard Self.numbers.contains(rawValue) else { return nil }
    self.rawValue = rawValue
  }

  /// Creates a device from a value of each trait, in the order of `DeviceTrait.allCases`.
  package init(idiom: Int, width: Int, height: Int) {
    rawValue = (idiom & 1) | ((width ^ idiom) & 1) << 1 | (height & 1) << 2
  }

  /// Creates the device that a condition asks for, with the idiom's usual size classes where it doesn't ask for any.
  package init(usualWith condition: DeviceCondition) {
    let idiom = condition[.idiom] ?? 0
    self.init(idiom: idiom, width: condition[.width] ?? idiom, height: condition[.height] ?? 0)
  }

  private init(number: Int) { rawValue = number }

  private static let numbers = 0..<8
  /// An iPhone in portrait orientation.
  package static let phone = Device(number: 0)
  /// An iPad with a full-screen window.
  package static let pad = Device(number: 1)
  /// Every combination of idiom and size classes, whether or not such a device exists.
  package static let all = numbers.map(Device.init(number:))
  /// The devices of a theme without conditions on size classes.
  package static let ofAnySize = [phone, pad]

  /// The value of a trait, as an index into its names.
  package subscript(trait: DeviceTrait) -> Int {
    switch trait {
    case .idiom: rawValue & 1
    case .width: (rawValue ^ rawValue >> 1) & 1
    case .height: rawValue >> 2
    }
  }

  package var idiom: Idiom { self[.idiom] == 0 ? .phone : .pad }

  /// Returns the traits in words, such as `pad, regular width, compact height`, or only the idiom if `distinguishesSizeClasses` is `false`.
  package func words(distinguishesSizeClasses: Bool) -> String {
    distinguishesSizeClasses ? DeviceCondition(self).words : "\(idiom)"
  }
}

/// A condition that devices with the given values of some traits meet.
package struct DeviceCondition: Hashable, Sendable {
  private var values: [DeviceTrait: Int] = [:]

  package init() {}

  /// Creates the condition that only one device meets.
  package init(_ device: Device) {
    for trait in DeviceTrait.allCases { values[trait] = device[trait] }
  }

  /// Creates the condition that exactly some devices meet, or returns `nil` if there is none.
  ///
  /// `devices` must not be empty, and `all` has every device that there is.
  package init?(_ devices: some Collection<Device>, of all: [Device]) {
    for trait in DeviceTrait.allCases {
      let found = Set(devices.map { $0[trait] })
      if found.count == 1, Set(all.map { $0[trait] }).count > 1 { self[trait] = found.first }
    }
    // The usual size classes of a theme without conditions on them mean any size.
    if all.count == Device.ofAnySize.count { for trait in DeviceTrait.sizes { self[trait] = nil } }
    guard all.count(where: contains) == devices.count else { return nil }
  }

  /// The value of a trait, as an index into its names, or `nil` for any value.
  package subscript(trait: DeviceTrait) -> Int? {
    get { values[trait] }
    set { values[trait] = newValue }
  }

  package var isEmpty: Bool { values.isEmpty }
  package var mentionsSizes: Bool { DeviceTrait.sizes.contains { self[$0] != nil } }

  /// The same condition for any size class, for themes that don't distinguish them.
  package var ofIdiom: DeviceCondition {
    var condition = DeviceCondition()
    condition[.idiom] = self[.idiom]
    return condition
  }

  package func contains(_ device: Device) -> Bool {
    DeviceTrait.allCases.allSatisfy { trait in self[trait].map { device[trait] == $0 } ?? true }
  }

  /// The condition as a `when` key, such as `pad width regular`; empty if it asks for nothing.
  package var label: String {
    phrases { trait, value in trait == .idiom ? value : "\(trait.name) \(value)" }
      .joined(separator: " ")
  }

  /// The condition in words, such as `pad, regular width`; empty if it asks for nothing.
  package var words: String { parts.joined(separator: ", ") }

  /// The words for each trait that the condition asks for, such as `regular width`.
  package var parts: [String] {
    phrases { trait, value in trait == .idiom ? value : "\(value) \(trait.name)" }
  }

  private func phrases(_ phrase: (DeviceTrait, String) -> String) -> [String] {
    DeviceTrait.allCases.compactMap { trait in self[trait].map { phrase(trait, trait.names[$0]) } }
  }

  /// Divides devices into as few conditions as one pass from the first trait to the last finds.
  ///
  /// The conditions exclude each other, and are in the order of their first devices. `devices` must not be empty, and `all` has every
  /// device that there is.
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
