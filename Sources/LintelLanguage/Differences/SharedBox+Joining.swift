import LintelSchema

extension SharedBox {
  private enum Axis: CaseIterable {
    case screens
    case brands
    case idioms
    case versions
    case promos
  }

  /// The same contexts in fewer boxes: those that differ in one dimension are joined, and one inside another is dropped.
  ///
  /// - Returns: sorted; the boxes may overlap where those given do.
  static func joined(_ boxes: [SharedBox]) -> [SharedBox] {
    var boxes = Set(boxes).sorted()
    var count: Int
    repeat {
      count = boxes.count
      for axis in Axis.allCases where boxes.count > 1 { boxes = joined(boxes, along: axis) }
      boxes = boxes.filter { box in !boxes.contains { $0 != box && $0.contains(box) } }
    } while boxes.count < count
    return boxes.sorted()
  }

  private static func joined(_ boxes: [SharedBox], along axis: Axis) -> [SharedBox] {
    var order: [SharedBox] = []
    var groups: [SharedBox: [SharedBox]] = [:]
    for box in boxes {
      let key = box.without(axis)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(box)
    }
    return Set(order.flatMap { union(groups[$0] ?? [], along: axis) }).sorted()
  }

  private func without(_ axis: Axis) -> SharedBox {
    var key = self
    switch axis {
    case .screens: key.screens = []
    case .brands: key.brands = []
    case .idioms: key.idioms = []
    case .versions: (key.firstIOS, key.endIOS) = (Version(0), Version(0))
    case .promos: (key.promosOn, key.promosOff) = ([], [])
    }
    return key
  }

  /// The union of boxes that are the same but for one dimension.
  private static func union(_ boxes: [SharedBox], along axis: Axis) -> [SharedBox] {
    guard var union = boxes.first, boxes.count > 1 else { return boxes }
    switch axis {
    case .screens: union.screens = Set(boxes.flatMap(\.screens)).sorted()
    case .brands: union.brands = Set(boxes.flatMap(\.brands)).sorted()
    case .idioms:
      let idioms = Set(boxes.flatMap(\.idioms))
      union.idioms = Idiom.allCases.filter(idioms.contains)
    case .versions:
      return boxes.sorted { $0.firstIOS < $1.firstIOS }.reduce(into: []) { result, box in
        if let last = result.last, box.firstIOS <= last.endIOS {
          result[result.count - 1].endIOS = max(last.endIOS, box.endIOS)
        } else {
          result.append(box)
        }
      }
    case .promos:
      return PromoLiterals.joined(boxes.map { PromoLiterals(on: $0.promosOn, off: $0.promosOff) })
        .map { literals in
          var box = union
          (box.promosOn, box.promosOff) = (literals.on, literals.off)
          return box
        }
    }
    return [union]
  }
}
