import LintelCascade
import LintelSchema
import LintelTheme

@testable import LintelAppearance

/// Screens, and a box in which they share their nodes.
struct ScreenPart {
  /// The screens' values in the screen dimension, ascending.
  var screens: [Int]
  var box: ContextBox
  /// The id of the nodes that these contexts share.
  var node: Int32
}

/// Joins parts so that a tree has as few contexts as possible.
extension TreeBuilder {
  /// Joins parts that differ only in their screens, then parts that become equal as a result, until no two can be joined.
  mutating func merged(_ parts: [ScreenPart]) -> [ScreenPart] {
    var parts = parts
    var count: Int
    repeat {
      count = parts.count
      parts = mergedScreens(parts)
      parts = mergedBoxes(parts)
    } while parts.count < count
    return parts
  }

  /// Joins parts with equal boxes and nodes into one part with all of their screens.
  private func mergedScreens(_ parts: [ScreenPart]) -> [ScreenPart] {
    var groups: [BoxedNode: Int] = [:]
    var result: [ScreenPart] = []
    var joined: Set<Int> = []
    for part in parts {
      let key = BoxedNode(box: part.box, node: part.node)
      if let group = groups[key] {
        result[group].screens += part.screens
        joined.insert(group)
      } else {
        groups[key] = result.count
        result.append(part)
      }
    }
    for group in joined { result[group].screens.sort() }
    return result
  }

  /// Joins the boxes of parts with equal screens, class by class.
  private mutating func mergedBoxes(_ parts: [ScreenPart]) -> [ScreenPart] {
    var ids: [[Int]: Int] = [:]
    var groups: [(screens: [Int], parts: [BoxedNode])] = []
    var last: Int?
    for part in parts {
      // Neighbors mostly have the same screens, which a comparison finds faster than a hash of the list.
      let group: Int
      if let last, groups[last].screens == part.screens {
        group = last
      } else {
        group = ids[part.screens] ?? groups.count
      }
      if group == groups.count {
        ids[part.screens] = group
        groups.append((part.screens, []))
      }
      groups[group].parts.append(BoxedNode(box: part.box, node: part.node))
      last = group
    }
    var result: [ScreenPart] = []
    result.reserveCapacity(parts.count)
    for group in groups {
      for part in mergeBoxes(group.parts) {
        result.append(ScreenPart(screens: group.screens, box: part.box, node: part.node))
      }
    }
    return result
  }
}
