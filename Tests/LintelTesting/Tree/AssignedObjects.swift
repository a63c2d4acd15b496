import LintelCascade
import LintelSchema
import LintelTheme

@testable import LintelAppearance

/// Chooses the objects to assign to slots, by their ids in a pool.
///
/// The choice depends only on which objects are equal, so bars that agree in that share one answer.
struct AssignedObjects {
  /// Everything that the choice depends on, with each object replaced by the first place where it occurs in the question.
  private struct Question: Hashable {
    let kind: BarKind
    let lookups: [AppearanceLookup]
    let system: SlotSet
    let isOnBar: Bool
    /// The places of the own objects, the bar's, the initial one, and UIKit's transparent copies of each, a byte for each; 0 for empty
    /// slots.
    let places: SIMD32<UInt8>
  }

  /// The place of the object for each slot, 0 for none.
  private var answers: [Question: SIMD4<UInt8>] = [:]

  /// The objects to assign to the slots of a bar, or of a screen over the bar's objects, given UIKit's lookups with the oldest first.
  mutating func assigned(
    _ bar: BoundBar,
    on onBar: SlotObjects?,
    _ lookups: [AppearanceLookup],
    _ pool: inout NodePool
  ) -> SlotObjects {
    var objects = SIMD32<Int32>(repeating: -1)
    for slot in 0..<4 {
      objects[slot] = bar.objects[slot]
      if let onBar { objects[slot + 4] = onBar[slot] }
    }
    objects[8] = pool.initial(of: bar.kind)
    for index in 0..<9 where objects[index] >= 0 {
      objects[index + 9] = pool.madeTransparent(objects[index])
    }
    var places = SIMD32<UInt8>()
    for index in 0..<18 where objects[index] >= 0 {
      let first = (0..<index).first { objects[$0] == objects[index] }
      places[index] = UInt8((first ?? index) + 1)
    }
    let question = Question(
      kind: bar.kind,
      lookups: lookups,
      system: bar.system,
      isOnBar: onBar != nil,
      places: places
    )
    let answer = answers[question] ?? Self.answer(question)
    answers[question] = answer
    var assigned = SlotObjects.empty
    for slot in 0..<4 where answer[slot] > 0 { assigned[slot] = objects[Int(answer[slot]) - 1] }
    return assigned
  }

  private static func answer(_ question: Question) -> SIMD4<UInt8> {
    func objects(_ range: Range<Int>) -> [UInt8?] {
      range.map { question.places[$0] == 0 ? nil : question.places[$0] }
    }
    var copies: [UInt8: UInt8] = [:]
    for index in 0..<9 where question.places[index] != 0 {
      copies[question.places[index]] = question.places[index + 9]
    }
    let assignment = SlotAssignment(lookups: question.lookups, initial: question.places[8]) {
      [copies] object in copies[object] ?? object
    }
    let (own, bar) = (objects(0..<4), objects(4..<8))
    let assigned: [UInt8?]
    if question.isOnBar {
      switch question.kind {
      case .navigationBar, .tabBar:
        // The objects of a screen's item.
        assigned = assignment.forItem(own: own, avoiding: question.system, bar: bar)
      case .toolbar:
        assigned = assignment.forBarOfScreen(own: own, replacing: bar)
      }
    } else {
      assigned = assignment.forBar(own: own)
    }
    var answer = SIMD4<UInt8>()
    for (slot, place) in assigned.enumerated() { answer[slot] = place ?? 0 }
    return answer
  }
}
