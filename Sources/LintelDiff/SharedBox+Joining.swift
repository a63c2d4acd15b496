import LintelAppearance
import LintelSchema

/// Makes lists of contexts short enough to read.
extension SharedBox {
  /// The dimensions along which boxes are joined, in this order.
  private enum Axis: CaseIterable {
    /// Screens, because most themes have more screens than anything else.
    case screens
    case brands
    case devices
    case versions
    case promos
  }

  /// Returns the same contexts in fewer boxes, by joining boxes that differ in one dimension and dropping boxes inside others.
  ///
  /// The result is sorted, and its boxes may overlap if the given ones do.
  static func joined(
    _ boxes: [SharedBox],
    of devices: [Device],
    _ modes: [Range<Int>] = []
  ) -> [SharedBox] {
    var boxes = Set(boxes).sorted()
    var count: Int
    repeat {
      count = boxes.count
      for axis in Axis.allCases where boxes.count > 1 {
        boxes = joined(boxes, along: axis, of: devices, modes)
      }
      boxes = outermost(boxes)
    } while boxes.count < count
    return boxes.sorted()
  }

  /// The most parts into which boxes are divided for a shorter list; more boxes are listed as they were found.
  private static let mostParts = 512

  /// Returns the same contexts in fewer boxes, like `joined`, but regardless of how the boxes divide them.
  ///
  /// It first divides disjoint boxes at the edges of one another.
  static func rejoined(
    _ boxes: [SharedBox],
    of devices: [Device],
    _ modes: [Range<Int>]
  ) -> [SharedBox] {
    joined(divided(boxes) ?? boxes, of: devices, modes)
  }

  /// Divides boxes so that each pair of parts has the same brands or none in common, and the same for screens, versions, and devices, or
  /// returns `nil` if there would be too many parts.
  private static func divided(_ boxes: [SharedBox]) -> [SharedBox]? {
    if boxes.count < 2 { return boxes }
    if boxes.count > mostParts { return nil }
    /// A number for each name, equal for names that are in the same boxes.
    func classes(_ names: KeyPath<SharedBox, [Int]>) -> [Int: Int] {
      var places: [Int: [Int]] = [:]
      for (place, box) in boxes.enumerated() {
        for name in box[keyPath: names] { places[name, default: []].append(place) }
      }
      var numbers: [[Int]: Int] = [:]
      return places.mapValues { places in
        let number = numbers[places] ?? numbers.count
        numbers[places] = number
        return number
      }
    }
    func split(_ names: [Int], by classes: [Int: Int]) -> [[Int]] {
      Dictionary(grouping: names) { classes[$0] ?? 0 }.values.map { Array($0) }
    }
    let (brands, screens) = (classes(\.brands), classes(\.screens))
    let cuts = Set(boxes.flatMap { [$0.firstIOS, $0.endIOS] }).sorted()
    let dividesDevices = Set(boxes.map(\.devices)).count > 1
    var parts: [SharedBox] = []
    for box in boxes {
      let brands = split(box.brands, by: brands)
      let screens = split(box.screens, by: screens)
      let steps = cuts.filter { box.firstIOS <= $0 && $0 <= box.endIOS }
      let devices = dividesDevices ? box.devices.map { [$0] } : [box.devices]
      let count = brands.count * screens.count * (steps.count - 1) * devices.count
      if parts.count + count > mostParts { return nil }
      for (brands, screens) in brands.flatMap({ brands in screens.map { (brands, $0) } }) {
        for (first, end) in zip(steps, steps.dropFirst()) {
          parts += devices.map { devices in
            box.with {
              ($0.brands, $0.screens, $0.devices) = (brands, screens, devices)
              ($0.firstIOS, $0.endIOS) = (first, end)
            }
          }
        }
      }
    }
    return parts
  }

  /// The boxes that aren't inside another one.
  private static func outermost(_ boxes: [SharedBox]) -> [SharedBox] {
    func size(_ names: KeyPath<SharedBox, [Int]>) -> Int {
      boxes.reduce(0) { $0 + $1[keyPath: names].count }
    }
    // A box that contains another one has the other's first name, so only the boxes with that name need to be compared.
    let names = size(\.brands) < size(\.screens) ? \SharedBox.brands : \.screens
    var places: [Int?: [Int]] = [:]
    for box in boxes { places[box[keyPath: names].first] = [] }
    for (place, box) in boxes.enumerated() {
      for name in box[keyPath: names] { places[name]?.append(place) }
    }
    return boxes.filter { box in
      let near = places[box[keyPath: names].first] ?? []
      return !near.contains { boxes[$0] != box && boxes[$0].contains(box) }
    }
  }

  /// Joins boxes that are equal in all other dimensions.
  private static func joined(
    _ boxes: [SharedBox],
    along axis: Axis,
    of devices: [Device],
    _ modes: [Range<Int>]
  ) -> [SharedBox] {
    let groups = Dictionary(grouping: boxes) { $0.without(axis) }
    return Set(groups.values.flatMap { union($0, along: axis, of: devices, modes) }).sorted()
  }

  /// A key that is equal for boxes that differ only in one dimension.
  private func without(_ axis: Axis) -> SharedBox {
    switch axis {
    case .screens: with { $0.screens = [] }
    case .brands: with { $0.brands = [] }
    case .devices: with { $0.devices = [] }
    case .versions: with { ($0.firstIOS, $0.endIOS) = (Version(0), Version(0)) }
    case .promos: with { ($0.switchesOn, $0.switchesOff) = ([], []) }
    }
  }

  /// Returns the union of boxes that differ only in one dimension.
  private static func union(
    _ boxes: [SharedBox],
    along axis: Axis,
    of all: [Device],
    _ modes: [Range<Int>]
  ) -> [SharedBox] {
    guard var union = boxes.first, boxes.count > 1 else { return boxes }
    switch axis {
    case .screens: union.screens = Set(boxes.flatMap(\.screens)).sorted()
    case .brands: union.brands = Set(boxes.flatMap(\.brands)).sorted()
    case .devices:
      let devices = Set(boxes.flatMap(\.devices)).sorted { $0.rawValue < $1.rawValue }
      return DeviceCondition.dividing(devices, of: all).map { part in
        union.with { $0.devices = part.devices }
      }
    case .versions:
      return boxes.sorted { $0.firstIOS < $1.firstIOS }.reduce(into: []) { result, box in
        if let last = result.last, box.firstIOS <= last.endIOS {
          result[result.count - 1].endIOS = max(last.endIOS, box.endIOS)
        } else {
          result.append(box)
        }
      }
    case .promos:
      return PromoLiterals.joined(
        boxes.map { PromoLiterals(on: $0.switchesOn, off: $0.switchesOff) },
        modes: modes
      )
      .map { literals in
        union.with { ($0.switchesOn, $0.switchesOff) = (literals.on, literals.off) }
      }
    }
    return [union]
  }
}
