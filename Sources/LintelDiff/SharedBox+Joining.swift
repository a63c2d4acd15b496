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
  /// - Parameters:
  ///   - boxes: the boxes.
  ///   - devices: all devices.
  /// - Returns: sorted boxes, which may overlap if the given boxes do.
  static func joined(_ boxes: [SharedBox], of devices: [Device]) -> [SharedBox] {
    var boxes = Set(boxes).sorted()
    var count: Int
    repeat {
      count = boxes.count
      for axis in Axis.allCases where boxes.count > 1 {
        boxes = joined(boxes, along: axis, of: devices)
      }
      boxes = outermost(boxes)
    } while boxes.count < count
    return boxes.sorted()
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
    of devices: [Device]
  ) -> [SharedBox] {
    let groups = Dictionary(grouping: boxes) { $0.without(axis) }
    return Set(groups.values.flatMap { union($0, along: axis, of: devices) }).sorted()
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
    of all: [Device]
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
        boxes.map { PromoLiterals(on: $0.switchesOn, off: $0.switchesOff) }
      )
      .map { literals in
        union.with { ($0.switchesOn, $0.switchesOff) = (literals.on, literals.off) }
      }
    }
    return [union]
  }
}
