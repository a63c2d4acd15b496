import LintelDiff
import LintelSchema
import LintelTheme

@testable import LintelAppearance

/// Joins boxes with equal nodes that differ in only one dimension, until no more boxes can be joined.
///
/// A joined box takes the place of the first one. The result depends only on the boxes, not on their ids.
struct BoxMerging {
  fileprivate enum Axis: CaseIterable {
    case devices
    case versions
    case promos
    case brands
  }

  static func merged(_ parts: [BoxedNode], in space: inout BoxSpace) -> [BoxedNode] {
    guard parts.count > 1 else { return parts }
    return space.joined(parts) { parts, space in
      var parts = parts
      var count: Int
      repeat {
        count = parts.count
        for axis in Axis.allCases { parts = merged(parts, along: axis, &space) }
      } while parts.count < count
      return parts
    }
  }

  private static func merged(
    _ parts: [BoxedNode],
    along axis: Axis,
    _ space: inout BoxSpace
  ) -> [BoxedNode] {
    var groups: [BoxedNode: Int] = [:]
    var members: [[ContextBox]] = []
    var nodes: [Int32] = []
    for part in parts {
      let key = part.without(axis)
      if let group = groups[key] {
        members[group].append(part.box)
      } else {
        groups[key] = members.count
        members.append([part.box])
        nodes.append(part.node)
      }
    }
    guard members.count < parts.count else { return parts }
    var result: [BoxedNode] = []
    for (boxes, node) in zip(members, nodes) {
      let joined = boxes.count == 1 ? boxes : joined(boxes, along: axis, &space)
      result += joined.map { BoxedNode(box: $0, node: node) }
    }
    return result
  }

  private static func joined(
    _ boxes: [ContextBox],
    along axis: Axis,
    _ space: inout BoxSpace
  ) -> [ContextBox] {
    var union = boxes[0]
    switch axis {
    case .devices:
      let bits = boxes.reduce(0) { $0 | $1.devices }
      union.devices = bits
      // A box is a product of its devices' traits, too.
      return DeviceCondition.dividing(space.devices(union), of: space.space.devices).map { part in
        var box = union
        box.devices = BoxSpace.bits(part.devices)
        return box
      }
    case .versions:
      return boxes.sorted { $0.firstVersion < $1.firstVersion }.reduce(into: []) { result, box in
        if let last = result.last, last.endVersion == box.firstVersion,
          box.firstVersion != space.legacyEnd
        {
          result[result.count - 1].endVersion = box.endVersion
        } else {
          result.append(box)
        }
      }
    case .promos:
      return PromoLiterals.joined(boxes.map(space.promos)).map { literals in
        var box = boxes[0]
        box.promos = space.promoSet(literals)
        return box
      }
    case .brands:
      union.brands = space.brandSet(boxes.flatMap(space.brands).sorted())
    }
    return [union]
  }
}

extension BoxedNode {
  /// The part without one dimension, so that parts that differ only in that become equal.
  fileprivate func without(_ axis: BoxMerging.Axis) -> BoxedNode {
    var key = self
    switch axis {
    case .devices: key.box.devices = 0
    case .versions: (key.box.firstVersion, key.box.endVersion) = (0, 0)
    case .promos: key.box.promos = 0
    case .brands: key.box.brands = 0
    }
    return key
  }
}
