import LintelSchema

/// Assigns slots over the ids of a pool's objects.
struct AssignedObjects {
  private let assignment: SlotAssignment<Int32>

  /// - Parameters:
  ///   - kind: the bar.
  ///   - lookups: UIKit's lookup on each version concerned, the oldest first.
  ///   - pool: where the objects are; gets their transparent copies.
  ///   - own: every object that may be shown.
  init(_ kind: BarKind, _ lookups: [AppearanceLookup], _ pool: inout NodePool, own: [Int32?]) {
    let initial = pool.objects.id(of: .initial(of: kind))
    var copies: [Int32: Int32] = [:]
    for object in own.compactMap(\.self) + [initial] {
      copies[object] = pool.madeTransparent(object)
    }
    assignment = SlotAssignment(lookups: lookups, initial: initial) { [copies] object in
      copies[object] ?? object
    }
  }

  /// The objects of a bar.
  mutating func assign(_ bar: BoundBar) -> [Int32?] {
    assignment.forBar(own: bar.objects)
  }

  /// The objects of a screen's item, or of a bar without items while the screen shows.
  mutating func assign(_ bar: BoundBar, replacing onBar: [Int32?]) -> [Int32?] {
    switch bar.kind {
    case .navigationBar, .tabBar:
      assignment.forItem(own: bar.objects, avoiding: bar.system, bar: onBar)
    case .toolbar:
      assignment.forBarOfScreen(own: bar.objects, replacing: onBar)
    }
  }
}
